"""The events of each test are the same in every order and company, and with idle time run."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import attrs
import pytest

from gametest.app.configuration import find_configuration
from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.selection import SelectionOptions, select_tests
from gametest.framework.game_test_instance import LoadedTest
from tools.determinism import VARIANTS, events_of

ROOT: Final = Path(__file__).parents[2]


@attrs.frozen
class Subject:
    loaded: LoadedPacks
    tests: tuple[LoadedTest, ...]
    first: dict[str, list[dict[str, Any]]]
    """What the other runs are compared with, by test."""


@pytest.fixture(scope="module", params=["demo", "selftest"])
def subject(request: pytest.FixtureRequest) -> Subject:
    functions = find_configuration(ROOT).values["functions"]
    loaded = load_packs(
        LoadOptions(
            packs=(ROOT / "datapacks" / request.param,),
            functions=tuple(functions),
            use_cache=False,
        )
    )
    tests = select_tests(loaded, SelectionOptions(), ROOT).tests
    return Subject(loaded, tests, events_of(loaded, tests))


def test_every_test_has_events(subject: Subject) -> None:
    assert {str(test.id) for test in subject.tests} == subject.first.keys()


@pytest.mark.parametrize("variant", VARIANTS)
def test_events_of_each_test_are_equal(subject: Subject, variant: str) -> None:
    other = events_of(subject.loaded, subject.tests, **VARIANTS[variant])

    assert subject.first.keys() == other.keys()
    differing = [id for id in subject.first if subject.first[id] != other[id]]
    assert [] == [(id, subject.first[id], other[id]) for id in differing]


def test_a_test_alone_has_the_events_that_it_has_in_company(subject: Subject) -> None:
    """Positions apart: they are computed from the selection, and random ticks fall by position."""
    grows = [test for test in subject.tests if test.id.path.startswith("growth/")]
    for test in [test for test in subject.tests if test not in grows][::7]:
        (alone,) = events_of(subject.loaded, [test]).values()
        company = subject.first[str(test.id)]

        assert [event["event"] for event in company] == [
            event["event"] for event in alone
        ]
        assert _verdict(company[-1]) == _verdict(alone[-1])


def _verdict(finished: dict[str, Any]) -> dict[str, Any]:
    return {name: finished[name] for name in ("outcome", "ticks", "attempt", "log")}
