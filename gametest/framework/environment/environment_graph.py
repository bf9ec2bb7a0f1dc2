"""Which environments name which: rings, and definitions that stand for too many others.

An environment that names the next one twice, thirty times over, stands for a thousand million.
The search is linear in the number of references.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.framework.environment.environment_kinds import AllOfEnvironment
from gametest.framework.environment.test_environment import (
    PathSteps,
    TestEnvironmentDefinition,
)
from gametest.registry.holder import Reference
from gametest.registry.structuring import StructuringIssue, pointer_of

MAX_ENVIRONMENTS: Final = 1_000
"""Definitions that one may stand for, itself and repetitions included."""
MAX_ENVIRONMENT_DEPTH: Final = 64
"""Definitions inside definitions."""

Environments = Mapping[Identifier, TestEnvironmentDefinition]


@final
@attrs.frozen
class _Weight:
    count: int
    depth: int

    @property
    def problem(self) -> str | None:
        if self.count > MAX_ENVIRONMENTS:
            return f"stands for more than {MAX_ENVIRONMENTS} environments"
        if self.depth > MAX_ENVIRONMENT_DEPTH:
            return f"is nested deeper than {MAX_ENVIRONMENT_DEPTH} levels"
        return None


@final
@attrs.define(eq=False, repr=False)
class EnvironmentGraph:
    environments: Environments

    unusable: set[Identifier] = attrs.field(factory=set, init=False)
    """Setting one of these up would not end, or not soon."""
    _rings: dict[Identifier, str] = attrs.field(factory=dict, init=False)
    """The first of each ring to the shortest way round."""
    _weights: dict[Identifier, _Weight] = attrs.field(factory=dict, init=False)
    _heavy: dict[Identifier, str] = attrs.field(factory=dict, init=False)
    """Those that are too heavy by themselves, not by naming one that is."""

    def __attrs_post_init__(self) -> None:
        for ring in _components(self.environments):
            first = min(ring)
            way = _way_round(first, ring, self.environments)
            if way:
                self._rings[first] = " -> ".join(map(str, way))
                self.unusable.update(ring)
                continue
            definition = self.environments[first]
            if self.unusable.intersection(definition.references()):
                self.unusable.add(first)
                continue
            weight = self._weights[first] = self.weight_of(definition)
            if weight.problem is not None:
                self._heavy[first] = weight.problem
                self.unusable.add(first)

    def issues(self, id: Identifier) -> Iterator[StructuringIssue]:
        if id in self._rings:
            yield StructuringIssue(
                "environment-cycle",
                f"the environment contains itself: {self._rings[id]}",
                pointer_of(("definitions",)),
            )
        if id in self._heavy:
            yield _too_large(self._heavy[id], ("definitions",))

    def issues_inside(
        self, definition: TestEnvironmentDefinition, path: PathSteps
    ) -> Iterator[StructuringIssue]:
        """Of a definition that stands in a test, at `path`."""
        if not self.is_usable(definition):
            return
        problem = self.weight_of(definition).problem
        if problem is not None:
            yield _too_large(problem, path)

    def is_usable(self, definition: TestEnvironmentDefinition) -> bool:
        return self.unusable.isdisjoint(definition.references())

    def weight_of(self, definition: TestEnvironmentDefinition) -> _Weight:
        """Nothing that it names may be unusable."""
        if not isinstance(definition, AllOfEnvironment):
            named = [self._weights.get(id) for id in definition.references()]
        else:
            named = [
                self._weights.get(holder.identifier)
                if isinstance(holder, Reference)
                else self.weight_of(holder.value)
                for holder in definition.definitions
            ]
        weights = [weight for weight in named if weight is not None]
        return _Weight(
            1 + sum(weight.count for weight in weights),
            1 + max((weight.depth for weight in weights), default=0),
        )


def _too_large(problem: str, path: PathSteps) -> StructuringIssue:
    return StructuringIssue("too-large", f"the environment {problem}", pointer_of(path))


def _components(environments: Environments) -> Iterator[list[Identifier]]:
    """Groups of environments that reach each other, each after those that it names (Tarjan)."""
    numbers: dict[Identifier, int] = {}
    lowest: dict[Identifier, int] = {}
    waiting: list[Identifier] = []
    on_stack: set[Identifier] = set()
    for root in environments:
        if root in numbers:
            continue
        path = [(root, environments[root].references())]
        numbers[root] = lowest[root] = len(numbers)
        waiting.append(root)
        on_stack.add(root)
        while path:
            id, references = path[-1]
            for named in references:
                if named not in environments:
                    continue
                if named not in numbers:
                    numbers[named] = lowest[named] = len(numbers)
                    waiting.append(named)
                    on_stack.add(named)
                    path.append((named, environments[named].references()))
                    break
                if named in on_stack:
                    lowest[id] = min(lowest[id], numbers[named])
            else:
                path.pop()
                if path:
                    above = path[-1][0]
                    lowest[above] = min(lowest[above], lowest[id])
                if lowest[id] == numbers[id]:
                    start = _last_index(waiting, id)
                    group = waiting[start:]
                    del waiting[start:]
                    on_stack.difference_update(group)
                    yield group


def _last_index(waiting: list[Identifier], id: Identifier) -> int:
    index = len(waiting) - 1
    while waiting[index] != id:
        index -= 1
    return index


def _way_round(
    first: Identifier, ring: list[Identifier], environments: Environments
) -> tuple[Identifier, ...]:
    """The shortest way from an environment to itself; empty if there is none."""
    inside = set(ring)
    came_from: dict[Identifier, Identifier] = {}
    open_ids = deque([first])
    while open_ids:
        id = open_ids.popleft()
        for named in environments[id].references():
            if named == first:
                way = [first, id]
                while way[-1] != first:
                    way.append(came_from[way[-1]])
                return tuple(way[::-1]) if len(ring) > 1 else (first, first)
            if named in inside and named not in came_from:
                came_from[named] = id
                open_ids.append(named)
    return ()
