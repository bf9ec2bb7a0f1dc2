"""Packs that stay loaded, the verdict on each of their tests, and what a change makes of them."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import RunSettings, build_runner
from gametest.app.selection import SelectionOptions, select_tests
from gametest.app.watching.load_memory import LoadMemory
from gametest.app.watching.test_files import FileReader, TestFiles, files_of_tests
from gametest.core.errors import UsageError
from gametest.framework.events import Outcome, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.framework.run.run_plan import plan_run

_PLAIN: Final = frozenset(
    {"function", "structure", "test", "test_environment", "test_instance"}
)
"""Folders of such files."""

if TYPE_CHECKING:
    from gametest.core.diagnostic import Diagnostic
    from gametest.framework.events import RunFinished
    from gametest.framework.game_test_instance import LoadedTest


@final
@attrs.frozen(kw_only=True)
class Plan:
    """What is to be done about a change."""

    tests: tuple[LoadedTest, ...] = ()
    """Those that run."""
    selected: tuple[LoadedTest, ...] = ()
    """All of which they are a part: a test stands where it stands when all run."""
    problems: tuple[Diagnostic, ...] = ()
    """Errors of the packs: nothing runs before they are gone."""
    usage_problem: str | None = None
    """Why the packs, or the modules with test functions, could not be read at all."""

    @property
    def is_blocked(self) -> bool:
        return bool(self.problems) or self.usage_problem is not None


@final
@attrs.define(eq=False, repr=False)
class WatchSession:
    load: LoadOptions
    selection: SelectionOptions = attrs.field(factory=SelectionOptions, kw_only=True)
    settings: RunSettings = attrs.field(factory=RunSettings, kw_only=True)

    loaded: LoadedPacks | None = attrs.field(default=None, init=False)
    verdicts: dict[str, Outcome] = attrs.field(factory=dict, init=False)
    """The last of each selected test, with those of earlier runs."""
    _memory: LoadMemory = attrs.field(factory=LoadMemory, init=False)
    _reader: FileReader = attrs.field(factory=FileReader, init=False)
    _files: TestFiles | None = attrs.field(default=None, init=False)
    """Of the packs when they were last good."""
    _waiting: set[str] = attrs.field(factory=set, init=False)
    """Files that have changed since the last verdict."""

    def change(self, changed: Iterable[str] | None) -> Plan:
        """Read the packs again; `changed` are real paths, None at the start: all tests run."""
        self._waiting.update(changed or ())
        if changed is not None:
            self._forget_modules()
        before = None if self.loaded is None else self.loaded.blocks
        try:
            if not all(map(_is_plain, self._waiting)):
                self._memory.clear()
            loaded = load_packs(self.load, before, self._memory)
            chosen = select_tests(loaded, self.selection, self.load.directory).tests
        except UsageError as error:
            return Plan(usage_problem=str(error))
        loaded.templates.read_all(
            {test.instance.structure for test in chosen}, loaded.blocks
        )
        self.loaded = loaded
        problems = tuple(loaded.diagnostics.errors)
        if problems:
            return Plan(problems=problems)
        files = files_of_tests(loaded, self._reader, self.load.directory)
        tests = chosen
        if self._files is not None and changed is not None:
            touched = files.touched_by(self._waiting)
            touched |= self._files.touched_by(self._waiting)
            touched |= files.by_test.keys() - self._files.by_test.keys()
            tests = tuple(test for test in chosen if str(test.id) in touched)
        self._files = files
        self._waiting.clear()
        self._keep_verdicts(chosen)
        return Plan(tests=tests, selected=chosen)

    def run(
        self, plan: Plan, listeners: Sequence[GameTestListener] = ()
    ) -> RunFinished:
        """The plan has tests."""
        assert self.loaded is not None
        keeper = _VerdictKeeper(self.verdicts)
        runner = build_runner(
            self.loaded, self.settings, [keeper, *listeners], tests=plan.tests
        )
        wanted = {test.id for test in plan.tests}
        batches = []
        for batch in plan_run(
            plan.selected, self.loaded.version, runner.options.plan, runner.size_of
        ):
            part = tuple(spec for spec in batch.tests if spec.id in wanted)
            if part:
                batches.append(attrs.evolve(batch, tests=part))
        return runner.run_planned(batches)

    def watched(self) -> tuple[str, ...]:
        """Folders and files that decide: packs, Python files, and modules by their folder."""
        found = [os.fspath(path) for path in self.load.packs]
        for name in self.load.functions:
            file = self.load.directory / name.rpartition(".py")[0]
            is_file = ".py" in name
            found.append(f"{file}.py" if is_file else os.fspath(self.load.directory))
            if is_file:
                # What it imports lies beside it.
                found.append(os.path.dirname(os.path.abspath(f"{file}.py")))
        return tuple(dict.fromkeys(found))

    def concerns(self, path: str) -> bool:
        """Whether a changed file can matter: one of a pack, or Python.

        What else lies beside a module, such as the file that takes this output, does not.
        """
        if path.endswith(".py"):
            return True
        packs = map(os.path.realpath, self.load.packs)
        return any(path == pack or path.startswith(pack + os.sep) for pack in packs)

    def red(self) -> tuple[str, ...]:
        """Selected tests whose last verdict is not *passed*, sorted."""
        return tuple(
            sorted(id for id, one in self.verdicts.items() if one is not Outcome.PASSED)
        )

    def _keep_verdicts(self, chosen: Iterable[LoadedTest]) -> None:
        ids = {str(test.id) for test in chosen}
        for id in self.verdicts.keys() - ids:
            del self.verdicts[id]

    def _forget_modules(self) -> None:
        """Modules of the user's are imported anew if one of them has changed."""
        changed = {path for path in self._waiting if path.endswith(".py")}
        if not changed:
            return
        roots = {self.load.directory.resolve()}
        roots.update(Path(path).parent for path in changed)
        for name, module in tuple(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if file and _is_of_user(Path(os.path.realpath(file)), roots):
                del sys.modules[name]
        importlib.invalidate_caches()


def _is_plain(path: str) -> bool:
    """Of a file that is there, and that no line is checked against."""
    parts = Path(path).parts
    if path.endswith(".py"):
        return True
    return os.path.exists(path) and "tags" not in parts and not _PLAIN.isdisjoint(parts)


def _is_of_user(file: Path, roots: Iterable[Path]) -> bool:
    parts = file.parts
    if "site-packages" in parts or Path(__file__).parents[2] in file.parents:
        return False
    return any(root in file.parents for root in roots)


@final
@attrs.define(eq=False, repr=False)
class _VerdictKeeper(GameTestListener):
    verdicts: dict[str, Outcome]

    def test_finished(self, event: TestFinished) -> None:
        if event.final:
            self.verdicts[event.test] = event.outcome
