"""How reports word a test, a place and a count; positions always in the order x, y, z."""

from __future__ import annotations

from typing import Final

from gametest.core.source_location import SourceLocation
from gametest.framework.events import (
    Failure,
    MissingMechanic,
    Position,
    TestFinished,
)

_UNITS: Final = (
    ("d", 86_400.0),
    ("h", 3_600.0),
    ("min", 60.0),
    ("s", 1.0),
    ("ms", 1e-3),
    ("μs", 1e-6),
)


def counted(count: int, noun: str, plural: str | None = None) -> str:
    """`1 test`, `2 tests`."""
    return f"{count} {noun}" if count == 1 else f"{count} {plural or noun + 's'}"


def counted_with_commas(count: int, noun: str) -> str:
    """`1 run`, `2,400 runs`."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def spaced(pos: Position) -> str:
    """As commands are given a position: `3 1 2`."""
    return f"{pos[0]} {pos[1]} {pos[2]}"


def with_commas(pos: Position) -> str:
    """As the game's log and reports give a position: `3, 1, 2`."""
    return f"{pos[0]}, {pos[1]}, {pos[2]}"


def place(relative_pos: Position | None, pos: Position | None) -> str:
    """`3 1 2 (12 -60 40)`: relative to the structure, then absolute; empty if neither."""
    if pos is None:
        return "" if relative_pos is None else spaced(relative_pos)
    if relative_pos is None:
        return f"({spaced(pos)})"
    return f"{spaced(relative_pos)} ({spaced(pos)})"


def test_label(event: TestFinished) -> str:
    """The id, and what tells apart several outcomes of the same id."""
    label = event.test
    if event.extra_rotation != "none":
        # As the game's own list of failed tests has it.
        label += f" with rotation {event.extra_rotation}"
    if event.repeat > 1:
        label += f" (repeat {event.repeat})"
    return label


def failure_heading(event: TestFinished) -> str:
    """`demo:lamp at 3 1 2 (12 -60 40), tick 7`."""
    where = failure_place(event)
    joint = " " if where.startswith("at ") else ", "
    return test_label(event) + (joint + where if where else "")


def failure_place(event: TestFinished) -> str:
    """`at 3 1 2 (12 -60 40), tick 7`, `tick 7`, or nothing."""
    failure = event.failure
    if failure is None:
        return ""
    where = place(failure.relative_pos, failure.pos)
    parts = [f"at {where}"] if where else []
    if failure.tick is not None:
        parts.append(f"tick {failure.tick}")
    return ", ".join(parts)


def failure_location(event: TestFinished) -> SourceLocation | None:
    """The place in the pack that a report should send its reader to."""
    failure = event.failure
    if failure is not None and failure.location is not None:
        return failure.location
    return event.location


def failure_reason(event: TestFinished) -> str:
    """The bare reason; for what is not simulated, the list of mechanics."""
    if event.failure is not None:
        return event.failure.reason
    return missing_text(event.missing) or event.outcome.value


def game_message(failure: Failure | None, missing: tuple[MissingMechanic, ...]) -> str:
    """The failure as the game words it; ours for what the game does not know."""
    if failure is not None:
        return failure.message
    return f"unsupported: {missing_text(missing)}"


def missing_text(missing: tuple[MissingMechanic, ...]) -> str:
    """Each mechanic once, in the order in which they were met."""
    return ", ".join(dict.fromkeys(found.mechanic for found in missing))


def stopwatch_text(seconds: float) -> str:
    """Four digits and a unit, as the game's own closing line has it: `1.234 s`."""
    for unit, size in _UNITS:
        if seconds >= size:
            value = seconds / size
            decimals = (
                3 if value < 10 else 2 if value < 100 else 1 if value < 1000 else 0
            )
            return f"{value:.{decimals}f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
