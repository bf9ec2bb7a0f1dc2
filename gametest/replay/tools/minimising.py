"""The fewest events that still make a replay fail.

Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002), ddmin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import attrs

from gametest.replay.file.recording import Recording
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.input.input_event import InputEvent
from gametest.replay.replay_echo import check_other_file

Item = TypeVar("Item")


class Minimised(NamedTuple, Generic[Item]):
    items: tuple[Item, ...]
    runs: int
    is_minimal: bool
    """Without any single one of them it no longer fails; False if the runs were used up."""


def minimise(
    items: Sequence[Item],
    fails: Callable[[Sequence[Item]], bool],
    *,
    max_runs: int = 400,
) -> Minimised[Item]:
    """`items` themselves must fail, which is not asked again; the order is kept."""
    current, parts, runs = tuple(items), 2, 0
    while len(current) >= 2:
        size = -(-len(current) // parts)
        starts = range(0, len(current), size)
        subsets = [current[start : start + size] for start in starts]
        rests = [current[:start] + current[start + size :] for start in starts]
        candidates = [(one, 2) for one in subsets]
        if parts > 2:
            candidates += [(one, max(parts - 1, 2)) for one in rests]
        for candidate, next_parts in candidates:
            if runs == max_runs:
                return Minimised(current, runs, False)
            runs += 1
            if fails(candidate):
                current, parts = candidate, next_parts
                break
        else:
            if parts >= len(current):
                return Minimised(current, runs, True)
            parts = min(parts * 2, len(current))
    return Minimised(current, runs, True)


class PlacedEvent(NamedTuple):
    frame: int
    event: InputEvent


def events_of(recording: Recording) -> list[PlacedEvent]:
    return [
        PlacedEvent(frame.index, event)
        for frame in recording.frames()
        for event in frame.inputs
    ]


def write_with_events(
    recording: Recording, events: Sequence[PlacedEvent], path: Path
) -> None:
    """The recording with these inputs only; what it compares is left out, pins stay."""
    check_other_file(recording.path, path)
    by_frame: dict[int, list[InputEvent]] = {}
    for placed in events:
        by_frame.setdefault(placed.frame, []).append(placed.event)
    writer = RecordingWriter(path, recording.header, overwrite=True)
    for frame in recording.frames():
        writer.write(
            attrs.evolve(
                frame,
                inputs=by_frame.get(frame.index, []),
                tracks={},
                signals=[],
                state_hash=None,
                state=None,
            )
        )
    writer.close(recording.ending)
