from __future__ import annotations

import pytest

from gametest.core.identifier import Identifier
from gametest.framework.environment.environment_graph import (
    MAX_ENVIRONMENT_DEPTH,
    MAX_ENVIRONMENTS,
    EnvironmentGraph,
)
from gametest.framework.environment.environment_kinds import AllOfEnvironment
from gametest.framework.environment.test_environment import TestEnvironmentDefinition
from gametest.registry.holder import Direct, Holder, Reference

Names = dict[str, list[str]]


def named(name: str) -> Identifier:
    return Identifier("a", name)


def all_of(*parts: str | TestEnvironmentDefinition) -> AllOfEnvironment:
    holders: list[Holder[TestEnvironmentDefinition]] = [
        Reference(named(part)) if isinstance(part, str) else Direct(part)
        for part in parts
    ]
    return AllOfEnvironment(tuple(holders))


def graph_of(names: Names) -> EnvironmentGraph:
    return EnvironmentGraph({named(key): all_of(*names[key]) for key in names})


def told(graph: EnvironmentGraph) -> dict[str, list[str]]:
    found = {
        id.path: [f"{issue.code}: {issue.message}" for issue in graph.issues(id)]
        for id in graph.environments
    }
    return {key: found[key] for key in found if found[key]}


def chain(length: int) -> Names:
    links: Names = {f"e{n}": [f"e{n + 1}"] for n in range(length - 1)}
    return {**links, f"e{length - 1}": []}


@pytest.mark.parametrize(
    ("names", "first", "way"),
    [
        ({"x": ["x"]}, "x", "a:x -> a:x"),
        ({"y": ["x"], "x": ["y"]}, "x", "a:x -> a:y -> a:x"),
        ({"x": ["y", "z"], "y": ["z"], "z": ["x"]}, "x", "a:x -> a:z -> a:x"),
        ({"b": ["c"], "c": ["b"], "a": ["b"]}, "b", "a:b -> a:c -> a:b"),
    ],
)
def test_a_ring_is_told_once_by_its_shortest_way(
    names: Names, first: str, way: str
) -> None:
    expected = f"environment-cycle: the environment contains itself: {way}"

    assert {first: [expected]} == told(graph_of(names))


def test_what_leads_into_a_ring_cannot_be_used_either() -> None:
    graph = graph_of({"x": ["x"], "y": ["x"], "z": []})

    assert {named("x"), named("y")} == graph.unusable
    assert not graph.is_usable(all_of("y"))
    assert graph.is_usable(all_of("z"))


def test_doubling_thirty_times_is_told_where_it_becomes_too_much() -> None:
    names: Names = {f"e{n}": [f"e{n + 1}"] * 2 for n in range(30)}
    names["e30"] = []

    found = told(graph_of(names))

    assert list(found) == ["e21"]
    assert found["e21"] == [
        f"too-large: the environment stands for more than {MAX_ENVIRONMENTS} environments"
    ]


@pytest.mark.parametrize(
    ("length", "is_told"),
    [(MAX_ENVIRONMENT_DEPTH, False), (MAX_ENVIRONMENT_DEPTH + 1, True)],
)
def test_a_chain_has_a_limit(length: int, is_told: bool) -> None:
    assert is_told == bool(told(graph_of(chain(length))))


def test_a_definition_inside_a_test_has_the_same_limits() -> None:
    graph = graph_of({"many": ["one"] * 900, "one": []})

    assert not list(graph.issues_inside(all_of("many"), ("environment",)))
    (issue,) = graph.issues_inside(
        all_of("many", all_of(*["one"] * 900)), ("environment",)
    )
    assert issue.pointer == "/environment"


def test_a_long_ring_of_environments_is_told_once() -> None:
    names = chain(5_000)
    names["e4999"] = ["e0"]

    found = told(graph_of(names))

    assert list(found) == ["e0"]
