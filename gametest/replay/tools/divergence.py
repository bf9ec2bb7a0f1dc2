"""Where two recordings part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

from gametest.replay.errors import RecordingError
from gametest.replay.file.recording import Recording
from gametest.replay.frame import Frame
from gametest.replay.keys import Key
from gametest.replay.values import EXACT, Tolerance, difference


class Divergence(NamedTuple):
    frame: int
    path: str
    """`input[2]`, `track 'score'[0].x`, `state.display`."""
    first: object
    second: object

    def __str__(self) -> str:
        return (
            f"frame {self.frame}: {self.path}: {self.first!r:.80} is not "
            f"{self.second!r:.80}"
        )


def first_divergence(
    first: Recording, second: Recording, tolerance: Tolerance = EXACT
) -> Divergence | None:
    """None if every frame is the same; times are not compared."""
    for one, other in zip_longest(_frames(first), _frames(second)):
        if one is None or other is None:
            frame = other.index if one is None else one.index
            return Divergence(
                frame, "number of frames", first.frame_count, second.frame_count
            )
        found = next(_differences(one, other, tolerance), None)
        if found is not None:
            return found
    return None


def _frames(recording: Recording) -> Iterator[Frame]:
    try:
        yield from recording.frames()
    except RecordingError as error:
        msg = f"{str(recording.path)!r}: {error}"
        raise RecordingError(msg) from error


def _differences(
    one: Frame, other: Frame, tolerance: Tolerance
) -> Iterator[Divergence]:
    index = one.index
    inputs = [(event.kind.name, *event.values) for event in one.inputs]
    others = [(event.kind.name, *event.values) for event in other.inputs]
    if found := difference(inputs, others, tolerance):
        yield Divergence(index, f"input{found.path}", found.expected, found.actual)
    if found := difference(one.signals, other.signals, tolerance):
        yield Divergence(index, f"signal{found.path}", found.expected, found.actual)
    yield from _column_differences(index, "pin", one.pins, other.pins, tolerance)
    yield from _column_differences(index, "track", one.tracks, other.tracks, tolerance)
    if one.state is not None and other.state is not None:
        if found := difference(one.state, other.state, tolerance):
            yield Divergence(index, f"state{found.path}", found.expected, found.actual)
    elif one.state_hash != other.state_hash:
        yield Divergence(
            index, "state hash", _hex(one.state_hash), _hex(other.state_hash)
        )


def _column_differences(
    index: int,
    kind: str,
    one: dict[Key, list[Any]],
    other: dict[Key, list[Any]],
    tolerance: Tolerance,
) -> Iterator[Divergence]:
    for key in {**one, **other}:
        values, others = one.get(key, []), other.get(key, [])
        if found := difference(values, others, tolerance):
            yield Divergence(
                index, f"{kind} {key!r}{found.path}", found.expected, found.actual
            )


def _hex(data: bytes | None) -> str:
    return "none" if data is None else data.hex()
