"""The file: what is read back, what is refused, and what a damaged one is good for."""

from __future__ import annotations

import random
import struct
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

from gametest.core.errors import UsageError
from gametest.replay.errors import RecordingError
from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.file.frame_codec import held_at_start, read_block
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.layout import BLOCK, FRAMES_TAG, HEAD, MAGIC, MAXIMUM_PAYLOAD
from gametest.replay.file.recording import Recording, _payload
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.input.input_event import InputEvent, InputKind
from gametest.replay.mode import Ending
from gametest.replay.replay_session import ReplaySession
from gametest.replay.values import ArrayValue, ObjectValue

HEADER = RecordingHeader(python="", platform="", game="g")
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 127, 2**31, -(2**63), 2**200, 0.5, float("inf")),
    *("", "ä🎮\ud800", b"", b"\x00\xff", [1, [2.0]], (1, "x"), {"a": 1, 2: None}),
    ArrayValue("<f4", (1, 2), bytes(8)),
    ObjectValue("Player", {"x": 1, "pos": (1.0, 2.0)}),
]


def sample_frames() -> list[Frame]:
    return [
        Frame(0, 0, pins={"seed": [3]}),
        Frame(
            1,
            16_667,
            inputs=[
                InputEvent(InputKind.KEY_DOWN, (4,)),
                InputEvent(InputKind.TEXT, ("é",)),
                InputEvent.other("QUIT", {"a": [1, 2]}),
            ],
            tracks={"score": list(range(20)), 7: [1.5, True, "x"]},
            signals=["loaded", 9],
            state_hash=bytes(range(8)),
            state={"x": VALUES},
        ),
        Frame(2, 33_000, tracks={"score": [0.5]}, state_hash=bytes(8)),
    ]


def write(
    path: Path, frames: list[Frame], ending: Ending = Ending.CLOSED, **options: Any
) -> Path:
    writer = RecordingWriter(path, HEADER, overwrite=True, **options)
    for frame in frames:
        writer.write(frame)
    writer.close(ending)
    return path


def plain_frames(frames: Any) -> list[dict[str, Any]]:
    return [attrs.asdict(frame, recurse=False) for frame in frames]


@pytest.mark.parametrize("compress", [True, False])
def test_frames_are_read_back(path: Path, compress: bool) -> None:
    recording = Recording.load(write(path, sample_frames(), compress=compress))

    assert recording.ending is Ending.CLOSED
    assert recording.header == HEADER
    assert plain_frames(recording.frames()) == plain_frames(sample_frames())


def test_reading_can_begin_in_the_middle(path: Path) -> None:
    frames = [Frame(index, index * 16_667) for index in range(500)]
    recording = Recording.load(write(path, frames))

    assert [frame.index for frame in recording.frames(333)] == list(range(333, 500))


def test_block_begins_with_what_is_held(path: Path) -> None:
    frames = [Frame(index, 0) for index in range(100)]
    frames[3].inputs.append(InputEvent(InputKind.KEY_DOWN, (4,)))
    frames[3].inputs.append(InputEvent(InputKind.MOUSE_MOVE, (5, 6)))
    recording = Recording.load(write(path, frames))
    with path.open("rb") as file:
        state = held_at_start(_payload(file, recording.blocks[1]))

    assert (state.keys, state.mouse) == ({4}, (5, 6))


def test_file_that_is_there_is_not_overwritten_unless_asked(path: Path) -> None:
    write(path, sample_frames())
    with pytest.raises(UsageError, match="is there already"):
        RecordingWriter(path, HEADER)


def test_file_has_one_writer(path: Path) -> None:
    writer = RecordingWriter(path, HEADER)
    with pytest.raises(UsageError, match="being written"):
        RecordingWriter(path, HEADER, overwrite=True)
    writer.close()

    assert Recording.load(path).ending is Ending.CLOSED


def test_killed_game_leaves_all_whole_blocks(path: Path) -> None:
    frames = [Frame(index, index) for index in range(130)]
    recording = Recording.load(write(path, frames, Ending.INCOMPLETE))

    assert recording.ending is Ending.INCOMPLETE
    assert recording.frame_count == 130


def faithful_replay(path: Path) -> bool:
    """Whether a game that does exactly what `small_frames` say passes."""
    ledger = AssertionLedger(10**9, on_fail=lambda: None, log=lambda *_: None)
    try:
        session = ReplaySession(path, ledger=ledger, on_finished=lambda: None)
    except RecordingError:
        return False
    if session.header != HEADER:
        return False
    for index, frame in enumerate(sample_frames()):
        if index:
            session.update()
        for call, columns in ((session.pin, frame.pins), (session.track, frame.tracks)):
            for key, values in columns.items():
                for value in values:
                    call(key, value)
        for key in frame.signals:
            session.sync_signal(key)
    return session.close().passed


def small_frames() -> list[Frame]:
    """As `sample_frames`, without states, which this game does not name."""
    frames = sample_frames()
    for frame in frames:
        frame.state = frame.state_hash = None
    return frames


def test_whole_file_passes(path: Path) -> None:
    assert faithful_replay(write(path, small_frames()))


@pytest.mark.parametrize("compress", [True, False])
def test_no_flipped_byte_passes(path: Path, compress: bool) -> None:
    """Every byte of the file, one after another, inverted and with one bit changed."""
    data = write(path, small_frames(), compress=compress).read_bytes()
    passed = []
    tracemalloc.start()
    for at in range(len(data)):
        for mask in (0xFF, 1 << at % 8):
            changed = bytearray(data)
            changed[at] ^= mask
            path.write_bytes(changed)
            if faithful_replay(path):
                passed.append((at, mask))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert not passed
    assert peak < 4 * MAXIMUM_PAYLOAD


def test_no_truncated_file_passes(path: Path) -> None:
    data = write(path, small_frames()).read_bytes()
    passed = []
    for size in range(len(data)):
        path.write_bytes(data[:size])
        if faithful_replay(path):
            passed.append(size)

    assert not passed


def test_bytes_after_the_end_do_not_pass(path: Path) -> None:
    data = write(path, small_frames()).read_bytes()
    path.write_bytes(data + b"\0")

    assert not faithful_replay(path)
    assert Recording.load(path).problem == "bytes stand after its end"


def test_hostile_payload_with_right_checksums_raises_only_recording_errors(
    path: Path,
) -> None:
    recording = Recording.load(write(path, sample_frames(), compress=False))
    (block,) = recording.blocks
    with path.open("rb") as file:
        payload = _payload(file, block)
    source = random.Random(7)
    tracemalloc.start()
    for at in range(len(payload)):
        for value in (0, 0x7F, 0xFF, source.randrange(256)):
            changed = payload[:at] + bytes([value]) + payload[at + 1 :]
            try:
                list(read_block(changed, 0, block.frames))
                held_at_start(changed)
            except RecordingError:
                pass
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert peak < MAXIMUM_PAYLOAD


def hostile_block(method: int, size: int, stored: bytes, frames: int = 1) -> bytes:
    head = BLOCK.pack(FRAMES_TAG, method, 0, frames, size, len(stored))
    crc = zlib.crc32(stored, zlib.crc32(head))
    return head + stored + struct.pack("<I", crc)


def head_of(path: Path) -> bytes:
    writer = RecordingWriter(path, HEADER, overwrite=True)
    writer.close(Ending.INCOMPLETE)
    return path.read_bytes()


@pytest.mark.parametrize(
    "block",
    [
        hostile_block(1, 100, zlib.compress(bytes(MAXIMUM_PAYLOAD))),
        hostile_block(1, MAXIMUM_PAYLOAD, zlib.compress(bytes(100))),
        hostile_block(1, 100, b"no zlib"),
        hostile_block(0, 4, bytes(4), frames=2**31),
        hostile_block(0, 9, b"\xff\xff\xff\xff\xff\xff\xff\xff\x7f"),
        hostile_block(0, 5, b"\x00\x00\xff\xff\x7f"),
    ],
    ids=["bomb", "short", "no-zlib", "frames", "hashes", "keys"],
)
def test_hostile_block_is_refused_cheaply(path: Path, block: bytes) -> None:
    path.write_bytes(head_of(path) + block)
    tracemalloc.start()
    recording = Recording.load(path)
    with (
        pytest.raises(RecordingError)
        if recording.blocks
        else pytest.MonkeyPatch.context()
    ):
        list(recording.frames())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert recording.ending is Ending.INCOMPLETE
    assert peak < 2 * 1024 * 1024


def head(text: bytes, version: int = 1, flags: int = 0, size: int = -1) -> bytes:
    data = HEAD.pack(MAGIC, version, flags, len(text) if size < 0 else size) + text
    return data + struct.pack("<I", zlib.crc32(data))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "is no recording"),
        (b"GT\0\0\xff", "is no recording"),
        (head(b"{}", version=2), "of version 2.0"),
        (head(b"{}", flags=1), "of version 1.1"),
        (head(b"{}", size=2**31), "a header of 2147483648 bytes"),
        (head(b"[" * 100_000), "no JSON"),
        (head(b"[]"), "no object"),
        (head(b'{"fps":0}'), "'fps' cannot be 0"),
        (head(b'{"seed":true}'), "'seed' cannot be True"),
        (head(b'{"arguments":"x"}'), "'arguments' cannot be 'x'"),
    ],
)
def test_hostile_header_is_refused(path: Path, data: bytes, reason: str) -> None:
    path.write_bytes(data)
    with pytest.raises(RecordingError, match=reason):
        Recording.load(path)


def test_device_is_refused() -> None:
    with pytest.raises(RecordingError, match="no regular file"):
        Recording.load("/dev/zero")


def test_ten_minutes_with_held_keys_are_small(path: Path) -> None:
    """36,000 frames at 60 a second that jitter, a key that is held and repeats 30 times a second.

    The limits are those of the plan: 200 KiB, 450 KiB with hashes of 8 bytes.
    """
    sizes = []
    for hashed in (False, True):
        source = random.Random(1)
        writer = RecordingWriter(path, HEADER, overwrite=True)
        time_us = 0
        for index in range(36_000):
            inputs = []
            if index % 60 in (0, 50):
                kind = InputKind.KEY_UP if index % 60 else InputKind.KEY_DOWN
                inputs.append(InputEvent(kind, (4,)))
            if index % 2:
                inputs.append(InputEvent(InputKind.KEY_REPEAT, (4, 1)))
            digest = source.randbytes(8) if hashed else None
            writer.write(Frame(index, time_us, inputs, state_hash=digest))
            time_us += 16_667 + source.randrange(-300, 300)
        writer.close()
        sizes.append(path.stat().st_size)

    assert sizes[0] < 200 * 1024
    assert sizes[1] < 450 * 1024


@pytest.mark.parametrize("value", [object(), {1.5: 1}, {3}])
def test_value_that_cannot_be_stored_is_refused_at_the_call(
    value: object, record: Callable[..., Any]
) -> None:
    with record() as session, pytest.raises(TypeError, match="cannot be stored"):
        session.track("x", value)
