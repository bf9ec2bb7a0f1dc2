"""Each defect that was found in the original, GMT (luppichristian/GameTest), with what is right.

The cases were run on its code: facts of its parts `file`, `replay rules` and `mismatch table`.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from gametest.core.errors import UsageError
from gametest.replay.errors import RecordingError, RecordingFinishedError
from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.file.legacy import read_legacy
from gametest.replay.file.recording import Recording
from gametest.replay.input.input_event import InputEvent, InputKind
from gametest.replay.input.input_state import InputState
from gametest.replay.mode import Ending, Mode
from gametest.replay.opening import TestArguments
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_session import ReplaySession
from gametest.replay.session import Session
from gametest.replay.wall_clock_session import WallClockSession

Record = Callable[..., RecordSession]
Replay = Callable[..., ReplaySession]


def kinds(session: Session) -> list[str]:
    return [failure.kind for failure in session.failed_assertions]


def test_track_that_was_not_recorded_fails(record: Record, replay: Replay) -> None:
    record().close()
    session = replay()
    session.track("score", 1)
    session.close()

    assert kinds(session) == ["track"]


def test_track_called_more_often_than_recorded_fails(
    record: Record, replay: Replay
) -> None:
    with record() as session:
        session.track("score", 1)
    again = replay()
    again.track("score", 1)
    again.track("score", 1)
    again.close()

    assert kinds(again) == ["track"]


@pytest.mark.parametrize("call", ["track", "pin", "sync_signal"])
def test_recorded_call_that_does_not_come_fails(
    call: str, record: Record, replay: Replay
) -> None:
    with record() as session:
        getattr(session, call)(*(("a",) if call == "sync_signal" else ("a", 1)))
    again = replay()
    again.close()

    assert kinds(again) == ["signal" if call == "sync_signal" else call]


@pytest.mark.parametrize(
    ("recorded", "now"),
    [(b"abcd", b"abcde"), (5, 5.0), (1, True), ("1", b"1"), (0, None)],
)
@pytest.mark.parametrize("call", ["track", "pin"])
def test_another_size_or_type_fails(
    call: str, recorded: Any, now: Any, record: Record, replay: Replay
) -> None:
    with record() as session:
        getattr(session, call)("a", recorded)
    again = replay()
    getattr(again, call)("a", now)
    again.close()

    if call == "pin" and type(recorded) is type(now):
        assert not kinds(again)  # A pin gives bytes of any length back.
    else:
        assert kinds(again) == [call]


def test_pin_that_was_not_recorded_fails(record: Record, replay: Replay) -> None:
    record().close()
    session = replay()

    assert session.pin("seed", 7) == 7
    assert kinds(session) == ["pin"]


def test_pin_of_every_frame_gets_its_own_frames_value(
    record: Record, replay: Replay
) -> None:
    with record() as session:
        for number in range(5):
            session.update()
            session.pin("seed", number)
            session.track("score", number)
    again, pins = replay(), []
    for number in range(5):
        again.update()
        pins.append(again.pin("seed", 99))
        again.track("score", number)
    report = again.close()

    assert pins == [0, 1, 2, 3, 4]
    assert report.passed


def test_pin_before_the_first_update_is_not_that_of_frame_1(
    record: Record, replay: Replay
) -> None:
    with record() as session:
        session.pin("seed", 1)
        session.update()
        session.pin("seed", 2)
    again = replay()
    first = again.pin("seed", 0)
    again.update()

    assert (first, again.pin("seed", 0)) == (1, 2)


@pytest.mark.parametrize(
    ("recorded", "now"),
    [
        (math.nan, math.nan),
        (math.inf, math.inf),
        (1e9, math.nextafter(1e9, math.inf)),
        (0.1 + 0.2, 0.3),
    ],
)
def test_floats_that_are_one_number_are_equal(
    recorded: float, now: float, record: Record, replay: Replay
) -> None:
    with record() as session:
        session.track("x", recorded)
    again = replay()
    again.track("x", now)

    assert again.close().passed


@pytest.mark.parametrize("now", [math.nan, -math.inf, 1e300, 0.0])
def test_infinity_is_no_other_number(
    now: float, record: Record, replay: Replay
) -> None:
    with record() as session:
        session.track("x", math.inf)
    again = replay()
    again.track("x", now)

    assert not again.close().passed


def test_equal_wheel_notches_in_five_frames_are_five(
    record: Record, replay: Replay
) -> None:
    with record() as session:
        for _ in range(5):
            session.update()
            session.capture_state(InputState(wheel=(0, 1)))
    again, notches = replay(), 0
    for _ in range(5):
        again.update()
        notches += again.input.wheel[1]

    assert notches == 5


def test_equal_repeats_in_two_frames_are_two(record: Record, replay: Replay) -> None:
    with record() as session:
        for _ in range(2):
            session.update()
            session.capture_state(InputState(keys={4}, repeats={4: 2}))
    again, repeats = replay(), 0
    for _ in range(2):
        again.update()
        repeats += again.input.repeats[4]

    assert repeats == 4


def test_tap_within_a_frame_is_kept(record: Record, replay: Replay) -> None:
    tap = [InputEvent(kind, (4,)) for kind in (InputKind.KEY_DOWN, InputKind.KEY_UP)]
    with record() as session:
        session.update()
        for event in tap:
            session.capture(event)
    again = replay()
    again.update()

    assert list(again.inputs) == tap


def test_key_held_during_reset_is_held_in_the_new_recording(
    record: Record, replay: Replay
) -> None:
    with record() as session:
        session.update()
        session.capture(InputEvent(InputKind.KEY_DOWN, (4,)))
        session.reset()
        session.update()
    again = replay()
    again.update()

    assert again.input.keys == {4}


def test_reset_clears_the_totals_too(record: Record) -> None:
    session = record()
    session.update()
    session.assert_true(False)
    session.reset()
    report = session.report()

    assert (report.frames, report.assertions, report.sites, report.failed) == (0,) * 4


def test_fail_callback_is_called_once(
    record: Record, ledger: Callable[..., AssertionLedger]
) -> None:
    calls: list[None] = []
    session = record(ledger=ledger(3, on_fail=lambda: calls.append(None)))
    for _ in range(6):
        session.assert_true(False)

    assert len(calls) == 1
    assert session.report().failed == 6


def test_default_fail_prints_the_report_and_exits_with_1(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = RecordSession(path)
    with pytest.raises(SystemExit) as end, session:
        session.assert_equal(1, 2, "lives")

    assert end.value.code == 1
    assert "lives: 1 is not 2" in capsys.readouterr().err


def test_report_can_be_read_by_machines(record: Record) -> None:
    session = record()
    session.assert_zero(3)
    (failure,) = session.report().to_json()["failures"]

    assert failure["message"] == "expected 0, got 3"
    assert failure["function"] == "test_report_can_be_read_by_machines"
    assert failure["file"] == "test_original_defects.py"


def test_input_goes_on_after_a_late_signal(
    record: Record, path: Path, clock: Any, ledger: Callable[..., AssertionLedger]
) -> None:
    _record_ten_keys_after_a_signal(record, clock)
    session = _wall_clock(path, clock, ledger)
    clock.seconds += 3
    assert session.update()
    assert session.inputs == ()
    session.sync_signal("loaded")
    given = _keys_given(session, clock)

    assert given == list(range(10))


def test_input_keeps_its_distance_to_an_early_signal(
    record: Record, path: Path, clock: Any, ledger: Callable[..., AssertionLedger]
) -> None:
    _record_ten_keys_after_a_signal(record, clock)
    session = _wall_clock(path, clock, ledger)
    clock.seconds += 0.1
    session.update()
    session.sync_signal("loaded")
    given = _keys_given(session, clock)

    assert given == list(range(10))


@pytest.mark.parametrize("wrong", [True, False])
def test_wrong_or_missing_signal_fails_by_name(
    wrong: bool,
    record: Record,
    path: Path,
    clock: Any,
    ledger: Callable[..., AssertionLedger],
) -> None:
    _record_ten_keys_after_a_signal(record, clock)
    session = _wall_clock(path, clock, ledger)
    clock.seconds += 12.5
    if wrong:
        session.sync_signal("other")
    session.update()
    session.update()

    assert kinds(session) == ["signal"] * (1 + wrong)
    assert all("'loaded'" in one.message for one in session.failed_assertions)


def test_200_inputs_due_at_once_come_in_four_updates_with_three_warnings(
    record: Record, path: Path, clock: Any, ledger: Callable[..., AssertionLedger]
) -> None:
    with record() as session:
        for number in range(200):
            session.capture(InputEvent(InputKind.KEY_DOWN, (number,)))
    again = _wall_clock(path, clock, ledger)
    counts = []
    for _ in range(4):
        again.update()
        counts.append(len(again.inputs))

    assert counts == [64, 64, 64, 8]
    assert len(again.report().warnings) == 3


def test_lockstep_gives_200_inputs_of_a_frame_in_that_frame(
    record: Record, replay: Replay
) -> None:
    with record() as session:
        session.update()
        for number in range(200):
            session.capture(InputEvent(InputKind.KEY_DOWN, (number,)))
    again = replay()
    again.update()

    assert len(again.inputs) == 200


def test_loop_that_waits_for_input_ends_with_the_recording(
    record: Record, replay: Replay
) -> None:
    with record() as session:
        session.update()
    again = replay()
    again.update()
    with pytest.raises(RecordingFinishedError):
        again.update()

    assert again.finished


def test_end_of_the_recording_is_told_once(record: Record, replay: Replay) -> None:
    told: list[None] = []
    session = record()
    session.close(Ending.STOPPED)
    again = replay(on_finished=lambda: told.append(None))

    assert not again.update()
    assert not again.update()
    assert len(told) == 1
    assert again.close().passed


def test_game_that_never_ends_is_ended(record: Record, replay: Replay) -> None:
    record().close()
    session = replay(on_finished=lambda: None)
    frames = iter(session.update, None)
    with pytest.raises(RecordingFinishedError):
        list(islice(frames, 10_000))


def test_recording_of_nothing_does_not_pass(
    path: Path, record: Record, replay: Replay
) -> None:
    session = record()
    session._writer.close(Ending.INCOMPLETE)
    report = replay().close()

    assert not report.passed


@pytest.mark.parametrize(
    "data",
    [
        b"GT\0\0",
        b"GT\0\0\x01",
        b"GT\0\0" + b"\xff" + b"more",
        b"GT\1\0\xff",
        b"GT\0\0\x07",
        b"GT\0\0\x03" + struct.pack("<III", 1, 0, 257) + bytes(257) + b"\xff",
        b"GT\0\0\x02" + struct.pack("<di", math.nan, 1) + b"\xff",
    ],
    ids=["no-end", "cut", "after-end", "version", "tag", "overflow", "time"],
)
def test_file_that_the_original_takes_or_overflows_with_is_refused(data: bytes) -> None:
    with pytest.raises(RecordingError):
        list(read_legacy(data))


def test_invalid_mode_is_refused_and_not_skipped() -> None:
    with pytest.raises(UsageError, match="'Record', which is none of"):
        TestArguments.parse(
            ["--test=a.rec", "--test-mode=Record", "--test-mode=replay"]
        )


def test_arguments_of_the_original_are_understood() -> None:
    found = TestArguments.parse(
        [
            "x",
            "--test=a",
            "--test=b",
            "--test-mode=replay",
            "--headless",
            "--work-dir=w",
        ]
    )

    assert found == TestArguments(
        path="a", mode=Mode.REPLAY, headless=True, work_dir="w"
    )


def test_mappings_are_used(record: Record) -> None:
    session = record()
    session.map_path("saves", "test/saves")
    session.map_path("saves/old", "elsewhere")

    assert session.path("saves/a.json") == "test/saves/a.json"
    assert session.path("saves/old/a.json") == "elsewhere/a.json"
    assert session.path("saves2/a.json") == "saves2/a.json"


def test_key_by_place_does_not_move_with_the_lines(
    record: Record, replay: Replay
) -> None:
    source = (
        "def play(session):\n    session.track_here(1)\n    session.track_here(2)\n"
    )
    for text, begin in ((source, record), ("\n\n# moved\n" + source, replay)):
        session = begin()
        names: dict[str, Any] = {}
        exec(compile(text, "game.py", "exec"), names)
        names["play"](session)
        report = session.close()

    assert report.passed
    assert report.assertions == 2


def test_payload_may_be_longer_than_256_bytes(record: Record, replay: Replay) -> None:
    with record() as session:
        session.pin("map", b"x" * 1000)

    assert replay().pin("map", b"") == b"x" * 1000


def test_recording_of_another_game_is_refused(record: Record, path: Path) -> None:
    from gametest.replay.file.header import RecordingHeader

    record(header=RecordingHeader(game="snake", build="7")).close()
    with pytest.raises(RecordingError, match="of 'snake', not of 'tetris'"):
        ReplaySession(path, game="tetris")

    assert Recording.load(path).header.build == "7"


def _record_ten_keys_after_a_signal(record: Record, clock: Any) -> None:
    with record() as session:
        clock.seconds = 1.0
        session.update()
        session.sync_signal("loaded")
        for number in range(10):
            clock.seconds += 0.1
            session.update()
            session.capture(InputEvent(InputKind.KEY_DOWN, (number,)))


def _wall_clock(
    path: Path, clock: Any, ledger: Callable[..., AssertionLedger]
) -> WallClockSession:
    return WallClockSession(
        path, now=clock, ledger=ledger(), on_finished=lambda: None, stall_s=10.0
    )


def _keys_given(session: WallClockSession, clock: Any) -> list[int]:
    given = []
    for _ in range(200):
        clock.seconds += 0.01
        session.update()
        given += [event.values[0] for event in session.inputs]
    return given
