"""A data pack as a file of tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, final

import attrs
import pytest

from gametest.app.configuration import Configuration, find_configuration
from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import plan_options
from gametest.app.selection import SelectionOptions, select_tests
from gametest.core.errors import PackLoadError, UsageError
from gametest.framework.run.run_plan import plan_run
from gametest.pytest_plugin.items import GameTestItem, LoadErrorsItem
from gametest.pytest_plugin.pack_run import PackRun
from gametest.testing import Collector, Env

if TYPE_CHECKING:
    from gametest.framework.game_test_instance import LoadedTest
    from gametest.pytest_plugin.game_test_mark import GameTestMark


class PackFile(pytest.File):
    """Its items are the tests of the pack, batch after batch.

    A pack that the project's configuration names is loaded together with the others named there.
    """

    def collect(self) -> Iterator[pytest.Item]:
        try:
            stack, loaded = _stack_of(self.path.parent, self.config)
            chosen = _tests_of_pack(stack, self.path.parent, loaded)
        except UsageError as error:
            raise self.CollectError(str(error)) from None
        if loaded.diagnostics.errors:
            yield LoadErrorsItem.from_parent(
                self, name="[load]", diagnostics=loaded.diagnostics.errors
            )
        run = PackRun.of(loaded, self.config.getoption("--gametest-seed"))
        known = {test.id: test for test in chosen}
        # Places and batches are those of the whole pack, whatever is chosen of it later.
        plan = plan_options(loaded, run.settings)
        batches = plan_run(
            chosen,
            loaded.version,
            plan,
            lambda test: loaded.templates.size(test.instance.structure),
        )
        for batch in batches:
            for spec in batch.tests:
                yield GameTestItem.of(self, known[spec.id], batch, run)


@final
@attrs.frozen
class RunPack:
    """The fixture `run_pack`."""

    config: pytest.Config

    def __call__(
        self,
        path: str | Path,
        *selectors: str,
        target_version: str | None = None,
        functions: Iterable[str] = (),
    ) -> Collector:
        """Run the tests of a pack that selectors name, by default all.

        Raises `PackLoadError` if the pack has errors. `path` is relative to pytest's root.
        """
        pack = self.config.rootpath / path
        options = _options((pack,), self.config, target_version)
        if functions:
            options = attrs.evolve(options, functions=tuple(functions))
        return _env(self.config, options).run_tests(*selectors)


def env_of(config: pytest.Config, mark: GameTestMark) -> Env:
    """A fresh world; the packs are read once a session."""
    packs = tuple(config.rootpath / pack for pack in mark.packs)
    return _env(config, _options(packs, config, mark.target_version))


def _env(config: pytest.Config, options: LoadOptions) -> Env:
    loaded = _loaded(config, options)
    if loaded.diagnostics.errors:
        raise PackLoadError(loaded.diagnostics.errors)
    return Env.with_packs(loaded)


_NO_CONFIGURATION = Configuration(Path(), None, {})
_LOADED = pytest.StashKey[dict[LoadOptions, LoadedPacks]]()


def _loaded(config: pytest.Config, options: LoadOptions) -> LoadedPacks:
    known = config.stash.setdefault(_LOADED, {})
    if options not in known:
        known[options] = load_packs(options)
    return known[options]


def _stack_of(
    pack: Path, config: pytest.Config
) -> tuple[tuple[Path, ...], LoadedPacks]:
    """The packs that are loaded with a pack, and what they hold; raises `UsageError`."""
    values = find_configuration(pack).values
    named = tuple(Path(text) for text in values.get("packs", ()))
    stack = named if pack in {one.resolve() for one in named} else (pack,)
    return stack, _loaded(config, _options(stack, config))


def _options(
    packs: tuple[Path, ...], config: pytest.Config, target_version: str | None = None
) -> LoadOptions:
    """As the project's file says that the first pack is loaded."""
    found = find_configuration(packs[0]) if packs else _NO_CONFIGURATION
    values = found.values
    return LoadOptions(
        packs=packs,
        target_version=target_version
        or config.getoption("--gametest-target-version")
        or values.get("target_version"),
        functions=tuple(values.get("functions", ())),
        directory=found.directory,
        make_instances=values.get("make_instances", False),
        use_cache=not values.get("no_cache", False),
        dialect=values.get("dialect", "auto"),
    )


def _tests_of_pack(
    stack: tuple[Path, ...], pack: Path, loaded: LoadedPacks
) -> tuple[LoadedTest, ...]:
    """Those that this pack declares; what code alone declares goes to the first pack."""
    chosen = select_tests(loaded, SelectionOptions(), pack).tests
    if len(stack) == 1:
        return chosen
    prefixes = {
        path.resolve(): source.source.display("")
        for path, source in zip(stack, loaded.stack.packs, strict=True)
    }
    own = prefixes[pack]
    others = [text for path, text in prefixes.items() if path != pack]
    is_first = stack[0].resolve() == pack
    return tuple(
        test
        for test in chosen
        if _declares(own, test)
        or (is_first and not any(_declares(text, test) for text in others))
    )


def _declares(prefix: str, test: LoadedTest) -> bool:
    return test.location is not None and test.location.source.startswith(prefix)
