"""Which of the loaded tests run."""

from __future__ import annotations

from pathlib import Path
from typing import final

import attrs

from gametest.app.loading import LoadedPacks
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.selection.test_finder import TestFinder, TestSelector
from gametest.report.wording import counted


@final
@attrs.frozen(kw_only=True)
class SelectionOptions:
    tests: tuple[str, ...] = ()
    """The game's selectors; without any, all tests of the packs."""
    keyword: str | None = None
    last_failed: bool = False
    manual: bool = False
    """Manual-only tests too; the game's headless runner leaves them out even when named."""


@final
@attrs.frozen(kw_only=True)
class Selection:
    tests: tuple[LoadedTest, ...]
    """Sorted by id."""
    notes: tuple[str, ...] = ()
    """What the person who asked should know, a sentence each."""


def memory_of_failures(directory: Path) -> Path:
    return directory / ".gametest" / "last-failed.json"


def select_tests(
    loaded: LoadedPacks, options: SelectionOptions, directory: Path
) -> Selection:
    """May be empty; raises `UsageError` for a selector or expression that cannot be read."""
    registry = loaded.registries.tests
    selectors = [TestSelector.parse(text) for text in options.tests]
    ids = TestFinder.of(registry.keys()).find(selectors)
    chosen = [registry.get(id) for id in ids]
    if not selectors:
        chosen = [test for test in chosen if not test.is_builtin]
    if options.keyword is not None:
        from gametest.framework.selection.keyword_expression import KeywordExpression

        expression = KeywordExpression.parse(options.keyword)
        chosen = [test for test in chosen if expression.matches(test.id)]
    notes = []
    if not options.manual:
        manual = [test for test in chosen if test.instance.manual_only]
        chosen = [test for test in chosen if not test.instance.manual_only]
        if manual:
            notes.append(f"{counted(len(manual), 'manual-only test')} left out")
    if options.last_failed:
        chosen, found = _failed_last(chosen, directory)
        notes += found
    if all(test.is_builtin for test in chosen):
        notes += [
            f"{selector.text!r} means {selector.pattern!r}; "
            f"write '*:{selector.text}' for every namespace"
            for selector in selectors
            if selector.lacks_namespace
        ]
    return Selection(tests=tuple(chosen), notes=tuple(notes))


def _failed_last(
    chosen: list[LoadedTest], directory: Path
) -> tuple[list[LoadedTest], list[str]]:
    from gametest.history.last_failed import LastFailed

    store = LastFailed(memory_of_failures(directory))
    failed = set(store.load())
    notes = [str(finding) for finding in store.collector]
    if not failed:
        return chosen, [*notes, "nothing failed last time, so all run"]
    kept = [test for test in chosen if str(test.id) in failed]
    tests = counted(len(kept), "test")
    return kept, [*notes, f"running only the {tests} that failed last time"]
