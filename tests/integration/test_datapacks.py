"""The packs under `datapacks/`: demo is green and clean, selftest ends as its data say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

from gametest.app.configuration import find_configuration
from gametest.app.loading import LoadedPacks, LoadOptions, check_packs
from gametest.app.run import RunSettings, run_tests
from gametest.app.selection import SelectionOptions, select_tests
from gametest.core.identifier import Identifier
from gametest.framework.builtin_tests import (
    BUILTIN_ENVIRONMENTS,
    EMPTY_STRUCTURE,
    builtin_tests,
)
from gametest.framework.events import RunFinished, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.framework.template_library import EMPTY
from gametest.structure.comparison import first_difference

ROOT: Final = Path(__file__).parents[2]
PACKS: Final = ROOT / "datapacks"
EXPECTED: Final[dict[str, dict[str, Any]]] = {
    test: entry
    for file in sorted((PACKS / "selftest").glob("expected*.json"))
    for test, entry in json.loads(file.read_text(encoding="utf-8")).items()
}


class LastAttempts(GameTestListener):
    def __init__(self) -> None:
        self.by_test: dict[str, TestFinished] = {}

    def test_finished(self, event: TestFinished) -> None:
        self.by_test[event.test] = event


def load(pack: str) -> LoadedPacks:
    """With the functions that the project's configuration names, as from its root."""
    functions = find_configuration(ROOT).values["functions"]
    return check_packs(
        LoadOptions(packs=(PACKS / pack,), functions=tuple(functions), use_cache=False)
    )


def run(
    loaded: LoadedPacks, *, manual: bool = False
) -> tuple[RunFinished, dict[str, TestFinished]]:
    listener = LastAttempts()
    tests = select_tests(loaded, SelectionOptions(manual=manual), ROOT).tests
    return run_tests(loaded, tests, RunSettings(), [listener]), listener.by_test


@pytest.fixture(scope="module")
def demo() -> LoadedPacks:
    return load("demo")


@pytest.fixture(scope="module")
def selftest_ends() -> dict[str, TestFinished]:
    return run(load("selftest"))[1]


def seen(event: TestFinished, key: str) -> object:
    """What a key of `expected.json` is compared with."""
    failure = event.failure
    match key:
        case "outcome":
            return event.outcome.value
        case "message":
            return None if failure is None else failure.reason.split("\n")[0]
        case "tick":
            return event.ticks if failure is None else failure.tick
        case "relative_pos":
            return None if failure is None else list(failure.relative_pos or ())
        case "missing":
            return [missing.mechanic for missing in event.missing]
        case "log":
            return list(event.log)
        case "attempt" | "required":
            return getattr(event, key)
        case _:
            raise KeyError(key)


def expectations(test: str) -> dict[str, object]:
    """With what an absent key means."""
    entry = {key: value for key, value in EXPECTED[test].items() if key != "source"}
    defaults: dict[str, object] = {"missing": [], "attempt": 1, "required": True}
    if entry["outcome"] == "passed":
        defaults["message"] = None
    elif entry["outcome"] == "failed":
        defaults["tick"] = None
    return defaults | entry


def test_demo_is_all_green(demo: LoadedPacks) -> None:
    finished, ends = run(demo)

    assert finished.total == finished.passed > 20
    assert ["demo:style/flaky"] == [e.test for e in ends.values() if e.flaky]


def test_demo_runs_its_manual_test_only_when_asked(demo: LoadedPacks) -> None:
    without, with_manual = run(demo)[1], run(demo, manual=True)[1]

    assert {"demo:style/manual"} == with_manual.keys() - without.keys()
    assert "passed" == with_manual["demo:style/manual"].outcome.value


@pytest.mark.parametrize("pack", ["demo", "minecraft"])
def test_check_has_no_finding(pack: str) -> None:
    assert [] == [str(finding) for finding in load(pack).diagnostics]


def test_the_demo_shows_every_kind_of_environment(demo: LoadedPacks) -> None:
    shown = {
        type(demo.registries.environments.get(id))
        for id in demo.registries.environments
        if id.namespace == "demo"
    }

    assert demo.version.environment_types
    assert len(demo.version.environment_types) == len(shown)


def test_each_selftest_has_an_expectation(
    selftest_ends: dict[str, TestFinished],
) -> None:
    assert sorted(EXPECTED) == sorted(selftest_ends)


@pytest.mark.parametrize("test", EXPECTED)
def test_a_selftest_ends_as_expected(
    test: str, selftest_ends: dict[str, TestFinished]
) -> None:
    expected = expectations(test)

    assert expected == {key: seen(selftest_ends[test], key) for key in expected}


@pytest.mark.parametrize("test", EXPECTED)
def test_an_expectation_names_its_source(test: str) -> None:
    source = EXPECTED[test]["source"]

    assert source.startswith(("https://", "docs/"))


def test_the_minecraft_pack_is_what_is_built_in() -> None:
    loaded = load("minecraft")
    registries = loaded.registries

    tests = [registries.tests.get(id) for id in registries.tests]
    (built_in,) = builtin_tests()
    assert [built_in] == [
        attrs.evolve(test, is_builtin=True, location=None) for test in tests
    ]
    assert BUILTIN_ENVIRONMENTS == {
        id: registries.environments.get(id) for id in registries.environments
    }
    found = loaded.templates.find(EMPTY_STRUCTURE)
    assert found is not None
    assert first_difference(attrs.evolve(EMPTY, data_version=5023), found) is None


def test_the_minecraft_pack_holds_nothing_else() -> None:
    loaded = load("minecraft")

    assert loaded.stack.resources("test_instance", ".json").keys() == {
        Identifier("minecraft", "always_pass")
    }
    assert loaded.templates.ids() == (EMPTY_STRUCTURE,)
