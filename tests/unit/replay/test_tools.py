"""Differences between recordings, fewest inputs, the original's files, the text form."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from gametest.replay.errors import RecordingError
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.legacy import convert_legacy
from gametest.replay.file.recording import Recording
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.input.input_event import InputEvent, InputKind
from gametest.replay.keys import fnv1a_32
from gametest.replay.tools.divergence import first_divergence
from gametest.replay.tools.minimising import events_of, minimise, write_with_events
from gametest.replay.tools.text_form import summary, text_lines
from gametest.replay.wall_clock_session import WallClockSession


def recording(path: Path, frames: list[Frame]) -> Recording:
    writer = RecordingWriter(path, RecordingHeader(), overwrite=True)
    for frame in frames:
        writer.write(frame)
    writer.close()
    return Recording.load(path)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"tracks": {"score": [1, 3]}}, "frame 1: track 'score'[1]: 2 is not 3"),
        ({"pins": {"seed": [5]}}, "frame 1: pin 'seed' (length): 0 is not 1"),
        ({"signals": ["b"]}, "frame 1: signal[0]: 'a' is not 'b'"),
        ({"state": {"y": 2}}, "frame 1: state.y: 1 is not 2"),
        (
            {"inputs": [InputEvent(InputKind.KEY_UP, (4,))]},
            "frame 1: input (length): 0 is not 1",
        ),
    ],
)
def test_first_divergence_names_frame_path_and_both_values(
    tmp_path: Path, change: dict[str, Any], expected: str
) -> None:
    same: dict[str, Any] = {
        "tracks": {"score": [1, 2]},
        "signals": ["a"],
        "state": {"y": 1},
    }
    one = recording(tmp_path / "a.rec", [Frame(0, 0), Frame(1, 5, **same)])
    other = recording(
        tmp_path / "b.rec", [Frame(0, 0), Frame(1, 7, **{**same, **change})]
    )

    assert str(first_divergence(one, other)) == expected
    assert first_divergence(one, one) is None


def test_recording_that_is_longer_differs(tmp_path: Path) -> None:
    one = recording(tmp_path / "a.rec", [Frame(0, 0)])
    other = recording(tmp_path / "b.rec", [Frame(0, 0), Frame(1, 0)])

    assert str(first_divergence(one, other)) == "frame 1: number of frames: 1 is not 2"


@pytest.mark.parametrize("seed", range(20))
def test_three_needed_events_among_2000_are_found_in_400_runs(seed: int) -> None:
    needed = set(random.Random(seed).sample(range(2000), 3))

    def fails(items: Sequence[int]) -> bool:
        return needed <= set(items)

    found = minimise(range(2000), fails, max_runs=400)

    assert set(found.items) == needed
    assert found.is_minimal
    assert found.runs <= 400


def test_runs_that_are_used_up_are_told() -> None:
    found = minimise(
        range(2000), lambda items: {3, 999, 1500} <= set(items), max_runs=5
    )

    assert not found.is_minimal
    assert found.runs == 5
    assert {3, 999, 1500} <= set(found.items)


def test_recording_is_written_with_some_of_its_inputs(tmp_path: Path) -> None:
    frames = [Frame(index, 0) for index in range(4)]
    for frame in frames:
        frame.inputs.append(InputEvent(InputKind.KEY_DOWN, (frame.index,)))
        frame.tracks["x"] = [frame.index]
        frame.pins["seed"] = [frame.index]
    source = recording(tmp_path / "a.rec", frames)
    write_with_events(source, events_of(source)[1:3], tmp_path / "b.rec")
    found = list(Recording.load(tmp_path / "b.rec").frames())

    assert [len(frame.inputs) for frame in found] == [0, 1, 1, 0]
    assert [frame.pins for frame in found] == [{"seed": [index]} for index in range(4)]
    assert not any(frame.tracks for frame in found)


def test_text_form_is_json_lines(tmp_path: Path) -> None:
    frames = [
        Frame(0, 0, tracks={"map": [b"\1\2"]}),
        Frame(1, 5),
        Frame(2, 9, inputs=[InputEvent.other("QUIT", {})], state_hash=bytes(8)),
    ]
    source = recording(tmp_path / "a.rec", frames)
    header, *lines, end = map(json.loads, text_lines(source))

    assert set(header) == {"header"}
    assert lines == [
        {"frame": 0, "time_us": 0, "tracks": {"map": ["0102"]}},
        {
            "frame": 2,
            "time_us": 9,
            "inputs": [["other", "QUIT", {}]],
            "hash": "0000000000000000",
        },
    ]
    assert end == {"frames": 3, "ending": "closed", "problem": None}
    assert summary(source)["tracks"] == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [("seed", 1346747564), ("score", 3526332565), ("Init", -1763827821 & 0xFFFFFFFF)],
)
def test_keys_are_hashed_as_the_original_does(text: str, expected: int) -> None:
    """Values printed by the original when it was run."""
    assert fnv1a_32(text) == expected


def legacy_state(**changes: Any) -> bytes:
    data = bytearray(284)
    for key, repeats in changes.get("keys", {}).items():
        data[key], data[104 + key] = 0x80, repeats
    struct.pack_into("<iiiiB", data, 208, *changes.get("mouse", (0, 0, 0, 0, 0)))
    struct.pack_into("<BxHBBhhhh", data, 226, *changes.get("pad", (0,) * 8))
    return bytes(data)


def legacy_file() -> bytes:
    seed, score = fnv1a_32("seed"), fnv1a_32("score")
    return b"".join(
        (
            b"GT\0\0",
            b"\3" + struct.pack("<III", seed, 0, 4) + struct.pack("<i", 1234),
            b"\2" + struct.pack("<di", 0.25, -1763827821),
            b"\1" + struct.pack("<d", 0.5) + legacy_state(keys={4: 0}),
            b"\1"
            + struct.pack("<d", 0.75)
            + legacy_state(
                keys={4: 2},
                mouse=(10, 20, 0, 1, 5),
                pad=(1, 0x1000, 255, 0, -32768, 32767, 0, 1),
            ),
            b"\4" + struct.pack("<III", score, 0, 4) + struct.pack("<f", 0.1),
            b"\xff",
        )
    )


def test_file_of_the_original_is_replayed_by_the_wall_clock(
    tmp_path: Path, clock: Any, ledger: Callable[..., Any]
) -> None:
    source, target = tmp_path / "a.gmt", tmp_path / "a.rec"
    source.write_bytes(legacy_file())
    frames = convert_legacy(source, target)
    session = WallClockSession(
        target, now=clock, ledger=ledger(), on_finished=lambda: None
    )
    seed = session.pin("seed", 0)
    session.sync_signal("Init")
    clock.seconds = 10.0
    session.update()
    state = session.input
    session.track("score", 0.1)

    assert session.close().passed
    assert (frames, seed) == (4, 1234)
    assert (state.keys, state.repeats) == ({4}, {4: 2})
    assert (state.mouse, state.wheel, state.buttons) == ((10, 20), (0, 1), {0, 2})
    assert state.pads[0].buttons == 0x1000
    assert state.pads[0].triggers == [255, 0]
    assert state.pads[0].sticks == [-32768, 32767, 0, 1]


def test_damaged_file_of_the_original_leaves_nothing(tmp_path: Path) -> None:
    source, target = tmp_path / "a.gmt", tmp_path / "a.rec"
    for size in range(len(legacy_file())):
        source.write_bytes(legacy_file()[:size])
        with pytest.raises(RecordingError):
            convert_legacy(source, target)

    assert not target.exists()
