"""What a session that records does when something goes wrong in it."""

from __future__ import annotations

import enum
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from gametest.core.errors import UsageError
from gametest.replay.errors import RecordingError, RecordingFinishedError
from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.layout import BLOCK
from gametest.replay.file.recording import Recording
from gametest.replay.mode import Ending
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_echo import ReplayEcho
from gametest.replay.replay_session import ReplaySession
from gametest.replay.tools.minimising import write_with_events
from gametest.replay.wall_clock_session import WallClockSession

Record = Callable[..., RecordSession]


class Color(enum.IntEnum):
    RED = 1


@pytest.mark.parametrize("key", [("a", 1), None, True, 1.0, b"a", Color.RED])
@pytest.mark.parametrize("call", ["track", "pin", "sync_signal"])
def test_key_that_no_reader_takes_is_refused_at_the_call(
    call: str, key: Any, record: Record, path: Path
) -> None:
    with record() as session, pytest.raises(TypeError, match="neither int nor str"):
        getattr(session, call)(*((key,) if call == "sync_signal" else (key, 1)))

    assert Recording.load(path).ending is Ending.CLOSED


def test_frame_that_is_interrupted_is_left_out(record: Record, path: Path) -> None:
    """Nobody can say where in it the interruption came."""

    def play() -> None:
        with record() as session:
            session.update()
            session.track("a", 1)
            session.update()
            session.track("a", 2)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play()
    recording = Recording.load(path)

    assert recording.ending is Ending.STOPPED
    assert [frame.tracks for frame in recording.frames()] == [{}, {"a": [1]}]


def test_frame_that_raises_is_kept(record: Record, path: Path) -> None:
    def play() -> None:
        with record() as session:
            session.track("a", 1)
            raise ValueError("crash")

    with pytest.raises(ValueError, match="crash"):
        play()

    assert [frame.tracks for frame in Recording.load(path).frames()] == [{"a": [1]}]


def test_frame_that_is_too_long_is_told_each_time(record: Record, path: Path) -> None:
    session = record()
    session.update()
    session.track("map", b"x" * 17_000_000)
    with pytest.raises(RecordingError, match="over 16777216"):
        session.update()
    with pytest.raises(RecordingError, match="takes no more frames"):
        session.close()

    assert Recording.load(path).ending is Ending.INCOMPLETE


@pytest.mark.parametrize("text", ["import os", "\x89PNG\r\n"])
def test_what_is_no_recording_is_never_overwritten(text: str, path: Path) -> None:
    path.write_text(text)
    with pytest.raises(UsageError, match="is there already and no recording"):
        RecordSession(path, overwrite=True)

    assert path.read_text() == text.replace("\r\n", "\n")


def test_recording_that_is_read_is_not_written(record: Record, path: Path) -> None:
    record().close()
    data = path.read_bytes()
    recording = Recording.load(path)
    with pytest.raises(UsageError, match="is the recording that is read"):
        ReplaySession(recording, echo=ReplayEcho(path, recording.header))
    with pytest.raises(UsageError, match="is the recording that is read"):
        write_with_events(recording, [], path)

    assert path.read_bytes() == data


@pytest.mark.parametrize(
    "header", [{"fps": float("nan")}, {"fps": 0}, {"seed": 1.5}, {"extra": []}]
)
def test_header_that_no_reader_takes_cannot_be_made(header: dict[str, Any]) -> None:
    with pytest.raises(RecordingError, match="cannot be"):
        RecordingHeader(**header)


BLANK = {
    "a track": lambda session: session.track("a", 1),
    "a pin": lambda session: session.pin("a", 1),
    "a signal": lambda session: session.sync_signal("a"),
    "an update": lambda session: session.update(),
    "nothing": lambda session: None,
}


@pytest.mark.parametrize("kind", [ReplaySession, WallClockSession])
@pytest.mark.parametrize("lenient", [False, True])
@pytest.mark.parametrize("use", BLANK.values(), ids=list(BLANK))
def test_recording_without_a_whole_frame_says_so_and_never_passes(
    use: Callable[[Any], object],
    lenient: bool,
    kind: type[ReplaySession],
    record: Record,
    path: Path,
    ledger: Callable[..., AssertionLedger],
) -> None:
    with record() as session:
        session.track("a", 1)
    path.write_bytes(path.read_bytes()[: -len(_frames_and_end(path))])
    replayed = kind(path, ledger=ledger(), lenient=lenient)

    for _ in range(2):
        with suppress(RecordingFinishedError):
            use(replayed)
    report = replayed.close()

    assert not report.passed
    assert ["the recording holds no whole frame: it is cut off"] == [
        one.message for one in report.failures
    ]


def _frames_and_end(path: Path) -> bytes:
    """All behind the header."""
    first = Recording.load(path).blocks[0]
    return path.read_bytes()[first.offset - BLOCK.size :]
