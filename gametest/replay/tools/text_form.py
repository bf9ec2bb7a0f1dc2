"""A recording as text, for people and other tools: one JSON object a line."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs

from gametest.replay.file.recording import Recording
from gametest.replay.frame import Frame
from gametest.replay.values import ArrayValue, ObjectValue


def text_lines(recording: Recording) -> Iterator[str]:
    """The header, the frames that hold something, the ending."""
    yield _line({"header": attrs.asdict(recording.header)})
    for frame in recording.frames():
        value = _frame_value(frame)
        if len(value) > 2:
            yield _line(value)
    yield _line(
        {
            "frames": recording.frame_count,
            "ending": recording.ending.value,
            "problem": recording.problem,
        }
    )


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _frame_value(frame: Frame) -> dict[str, Any]:
    value: dict[str, Any] = {"frame": frame.index, "time_us": frame.time_us}
    if frame.inputs:
        value["inputs"] = [
            [event.kind.name.lower(), *map(readable, event.values)]
            for event in frame.inputs
        ]
    for name, columns in (("pins", frame.pins), ("tracks", frame.tracks)):
        if columns:
            value[name] = {
                str(key): [readable(one) for one in values]
                for key, values in columns.items()
            }
    if frame.signals:
        value["signals"] = frame.signals
    if frame.state_hash is not None:
        value["hash"] = frame.state_hash.hex()
    if frame.state is not None:
        value["state"] = readable(frame.state)
    return value


def readable(value: Any) -> Any:
    """As JSON can say it; bytes in hexadecimal."""
    match value:
        case bytes():
            return value.hex()
        case ArrayValue():
            return {
                "dtype": value.dtype,
                "shape": list(value.shape),
                "bytes": value.content.hex(),
            }
        case ObjectValue():
            return {"object": value.name, **readable(value.fields)}
        case dict():
            return {str(key): readable(one) for key, one in value.items()}
        case list() | tuple():
            return [readable(one) for one in value]
    return value


def summary(recording: Recording) -> dict[str, Any]:
    """What `info` tells: the header and counts."""
    counts: Counter[str] = Counter()
    last_us = 0
    for frame in recording.frames():
        last_us = frame.time_us
        counts["inputs"] += len(frame.inputs)
        counts["pins"] += sum(map(len, frame.pins.values()))
        counts["tracks"] += sum(map(len, frame.tracks.values()))
        counts["signals"] += len(frame.signals)
        counts["state hashes"] += frame.state_hash is not None
        counts["whole states"] += frame.state is not None
    return {
        "frames": recording.frame_count,
        "seconds": last_us / 1_000_000,
        "ending": recording.ending.value,
        "problem": recording.problem,
        "bytes": recording.path.stat().st_size,
        **counts,
        "header": attrs.asdict(recording.header),
    }
