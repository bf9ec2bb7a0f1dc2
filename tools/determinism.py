"""`python -m tools.determinism PACK...`: equal events whatever the order, isolation and skipping."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs

from gametest.app.configuration import find_configuration
from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import RunSettings, run_tests
from gametest.app.selection import SelectionOptions, select_tests
from gametest.framework.events import Event
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.listener import GameTestListener
from gametest.report.events import unstructure_event

VARIANTS: dict[str, dict[str, Any]] = {
    "again": {},
    "reversed": {"reverse": True},
    "shuffled": {"shuffle": True},
    "isolated": {"isolate": True},
    "shuffled and isolated": {"shuffle": True, "isolate": True},
    "every tick run": {"skip_idle": False},
}


class _Collector(GameTestListener):
    """The events of each test, times left out."""

    def __init__(self) -> None:
        self.by_test: dict[str, list[dict[str, Any]]] = {}

    def _note(self, event: Event) -> None:
        content = unstructure_event(event)
        content.pop("duration_s", None)
        self.by_test.setdefault(content["test"], []).append(content)

    test_placed = test_started = test_logged = _note
    test_unsupported_mechanic = test_finished = test_leaked = _note


def events_of(
    loaded: LoadedPacks, tests: Sequence[LoadedTest], **variant: Any
) -> dict[str, list[dict[str, Any]]]:
    reverse = variant.pop("reverse", False)
    collector = _Collector()
    settings = attrs.evolve(RunSettings(), **variant)
    run_tests(loaded, tests[::-1] if reverse else tests, settings, [collector])
    return collector.by_test


def differences(loaded: LoadedPacks, tests: Sequence[LoadedTest]) -> list[str]:
    """A line for each test whose events differ from the first run in some variant."""
    first = events_of(loaded, tests)
    found = []
    for name, variant in VARIANTS.items():
        other = events_of(loaded, tests, **variant)
        found += [
            f"{name}: {test}"
            for test in sorted(first.keys() | other.keys())
            if first.get(test) != other.get(test)
        ]
    return found


def main(arguments: list[str]) -> int:
    configuration = find_configuration(Path.cwd())
    loaded = load_packs(
        LoadOptions(
            packs=tuple(Path(text) for text in arguments),
            functions=tuple(configuration.values.get("functions", ())),
            directory=configuration.directory,
        )
    )
    tests = select_tests(loaded, SelectionOptions(), configuration.directory).tests
    found = differences(loaded, tests)
    for line in found:
        print(line)
    print(f"{len(tests)} tests, {len(VARIANTS)} variants, {len(found)} differences")
    return bool(found) or not tests


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
