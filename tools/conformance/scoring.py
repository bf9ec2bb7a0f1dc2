"""How well a replay meets a record; the rules are those of `vanilla_traces/README.md`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import isclose, isfinite, isnan
from typing import final

import attrs

from tools.conformance.events import EntityMoved, Event, Vector

_SAME_PLACE = 1e-6


@final
@attrs.frozen
class Score:
    expected: int
    matched: int
    extra: int

    @property
    def value(self) -> float:
        """0 to 1; an empty record without extra events is met."""
        total = self.expected + self.extra
        return self.matched / total if total else 1.0

    @property
    def is_exact(self) -> bool:
        return self.matched == self.expected and not self.extra


@final
@attrs.frozen
class Comparison:
    """Which events found their partner."""

    matched: tuple[Event, ...]
    missing: tuple[Event, ...]
    extra: tuple[Event, ...]

    @property
    def score(self) -> Score:
        expected = len(self.matched) + len(self.missing)
        return Score(expected, len(self.matched), len(self.extra))

    def score_without(self, is_left_out: Callable[[Event], bool]) -> Score:
        def count(events: Iterable[Event]) -> int:
            return sum(not is_left_out(event) for event in events)

        matched = count(self.matched)
        return Score(matched + count(self.missing), matched, count(self.extra))

    @property
    def first_tick(self) -> int | None:
        """The first tick that differs."""
        ticks = [event.tick for event in (*self.missing, *self.extra)]
        return min(ticks) if ticks else None

    def at_tick(self, tick: int) -> tuple[list[Event], list[Event]]:
        """What is missing there, and what is extra."""
        return (
            [event for event in self.missing if event.tick == tick],
            [event for event in self.extra if event.tick == tick],
        )


def compare(
    expected: Iterable[Event], found: Iterable[Event], tolerance: float
) -> Comparison:
    """Each event is about something else, so at most one partner has its key."""
    open_events = {event.key: event for event in found}
    matched, missing = [], []
    for event in expected:
        other = open_events.get(event.key)
        if other is not None and _is_same(event, other, tolerance):
            matched.append(event)
            del open_events[event.key]
        else:
            missing.append(event)
    extra = sorted(open_events.values(), key=lambda event: event.tick)
    return Comparison(tuple(matched), tuple(missing), tuple(extra))


def _is_same(one: Event, other: Event, tolerance: float) -> bool:
    if isinstance(one, EntityMoved) and isinstance(other, EntityMoved):
        return is_near(one.pos, other.pos, tolerance) and is_near(
            one.velocity, other.velocity, tolerance
        )
    return one == other


def is_near(one: Vector, other: Vector, tolerance: float = _SAME_PLACE) -> bool:
    """NaN meets NaN, and an infinity itself."""
    return all(_is_near(a, b, tolerance) for a, b in zip(one, other, strict=True))


def _is_near(one: float, other: float, tolerance: float) -> bool:
    if isnan(one) or isnan(other):
        return isnan(one) and isnan(other)
    if not isfinite(one) or not isfinite(other):
        return one == other
    return isclose(one, other, rel_tol=0.0, abs_tol=tolerance)
