"""Each defect that was found in the original, GMT (luppichristian/GameTest), with what is right.

The cases were run on its code, at its version 0. What it does, and the tests here that say what is
right instead:

The file
- no frame number; times alone place a record: test_lockstep_gives_200_inputs_of_a_frame_in_that_frame,
  test_pin_of_every_frame_gets_its_own_frames_value
- no id of game or build, no seed: test_recording_of_another_game_is_refused, test_header_says_what_was_run
- no type beside a value: test_another_size_or_type_fails, test_same_bits_of_another_type_fail
- no checksum, no count of records: test_no_flipped_byte_passes
- a change of one key stores the whole state, stack padding too: test_ten_minutes_with_held_keys_are_small,
  test_change_of_one_key_is_stored_alone
- a file without its end is taken: test_no_truncated_file_passes,
  test_file_that_the_original_takes_or_overflows_with_is_refused
- bytes after the end are taken: test_bytes_after_the_end_do_not_pass,
  test_file_that_the_original_takes_or_overflows_with_is_refused
- a file of a header alone passes whatever the game does: test_recording_of_nothing_does_not_pass
- a value over 256 bytes overflows a buffer: test_payload_may_be_longer_than_256_bytes,
  test_file_that_the_original_takes_or_overflows_with_is_refused

Replay
- the wall clock alone decides what a frame gets: test_lockstep_does_not_look_at_the_clock
- the 65th input due at once is put off: test_lockstep_gives_200_inputs_of_a_frame_in_that_frame,
  test_200_inputs_due_at_once_come_in_four_updates_with_three_warnings
- an input at the time of a signal waits for it (kept): test_input_at_the_time_of_a_signal_waits_for_it
- after a late signal all input stalls: test_input_goes_on_after_a_late_signal
- an early signal shifts the clock (kept): test_input_keeps_its_distance_to_an_early_signal
- a wrong signal only warns, and stalls for ever: test_wrong_or_missing_signal_fails_by_name,
  test_wrong_signal_of_a_frame_fails_by_name
- an extra signal only warns: test_signal_that_was_not_recorded_fails
- nothing happens at the end of the file: test_loop_that_waits_for_input_ends_with_the_recording,
  test_end_of_the_recording_is_told_once, test_game_that_never_ends_is_ended

What differs
- a track called more often, or with an unknown key, only warns: test_track_that_was_not_recorded_fails,
  test_track_called_more_often_than_recorded_fails
- a recorded track, pin or signal that never comes passes: test_recorded_call_that_does_not_come_fails
- another size is skipped, the same bits of another type are compared: test_another_size_or_type_fails,
  test_same_bits_of_another_type_fail
- a pin that is missing keeps the current value and passes: test_pin_that_was_not_recorded_fails
- a key used each frame always finds frame 0: test_pin_of_every_frame_gets_its_own_frames_value
- before the first update and in frame 1 are one place:
  test_pin_before_the_first_update_is_not_that_of_frame_1
- NaN is not NaN, inf is not inf, neighbours of 1e9 differ: test_floats_that_are_one_number_are_equal,
  test_infinity_is_no_other_number
- five equal wheel notches are one: test_equal_wheel_notches_in_five_frames_are_five,
  test_equal_repeats_in_two_frames_are_two, test_tap_within_a_frame_is_kept
- a key held during a reset is lost: test_key_held_during_reset_is_held_in_the_new_recording
- the fail callback is called at each further failure: test_fail_callback_is_called_once
- the default fail aborts: test_default_fail_prints_the_report_and_exits_with_1
- a reset keeps the totals: test_reset_clears_the_totals_too
- the report is for people only: test_report_can_be_read_by_machines

Limits and interface
- 2,048 places that assert: test_every_place_that_asserts_is_counted
- 1,024 failures, the rest vanishes: test_failures_beyond_1024_are_counted_and_told
- 512 keys in a frame, then one index for all: test_keys_of_a_frame_are_not_limited
- the signal callback is not called in a disabled session, which its documentation says (kept):
  test_signal_callback_is_called_in_both_modes, test_disabled_session_calls_nothing
- keys by place move with each line added above: test_key_by_place_does_not_move_with_the_lines
- directory mappings are never used: test_mappings_are_used
- a wrong mode is skipped: test_invalid_mode_is_refused_and_not_skipped
"""

from __future__ import annotations

import math
import re
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
from gametest.replay.opening import TestArguments, open_session
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
    session.closed = True
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


def test_header_says_what_was_run(record: Record, path: Path) -> None:
    from gametest.replay.file.header import RecordingHeader

    record(header=RecordingHeader(game="snake", build="7", seed=5)).close()
    header = Recording.load(path).header

    assert (header.game, header.build, header.seed) == ("snake", "7", 5)
    assert header.python


@pytest.mark.parametrize("call", ["track", "pin"])
def test_same_bits_of_another_type_fail(
    call: str, record: Record, replay: Replay
) -> None:
    (bits,) = struct.unpack("<q", struct.pack("<d", 1.5))
    with record() as session:
        getattr(session, call)("a", bits)
    again = replay()
    getattr(again, call)("a", 1.5)
    again.close()

    assert kinds(again) == [call]


def test_change_of_one_key_is_stored_alone(path: Path, record: Record) -> None:
    """The original writes 293 bytes each time."""
    sizes = []
    for taps in (0, 600):
        with record(overwrite=True, compress=False) as session:
            for number in range(600):
                session.update()
                if number < taps:
                    held = {4} if number % 2 == 0 else set()
                    session.capture_state(InputState(keys=held))
        sizes.append(path.stat().st_size)

    assert sizes[1] - sizes[0] < 600 * 5


def test_lockstep_does_not_look_at_the_clock(
    record: Record, replay: Replay, clock: Any
) -> None:
    with record() as session:
        for number in range(3):
            clock.seconds += 10
            session.update()
            session.capture(InputEvent(InputKind.KEY_DOWN, (number,)))
    again, given = replay(), []
    for _ in range(3):
        again.update()
        given.append([event.values[0] for event in again.inputs])

    assert given == [[0], [1], [2]]


def test_input_at_the_time_of_a_signal_waits_for_it(
    record: Record, path: Path, clock: Any, ledger: Callable[..., AssertionLedger]
) -> None:
    with record() as session:
        clock.seconds = 1.0
        session.update()
        session.capture(InputEvent(InputKind.KEY_DOWN, (4,)))
        session.sync_signal("loaded")
    again = _wall_clock(path, clock, ledger)
    clock.seconds += 1.5
    again.update()
    before = again.inputs
    again.sync_signal("loaded")
    again.update()

    assert before == ()
    assert len(again.inputs) == 1


def test_wrong_signal_of_a_frame_fails_by_name(record: Record, replay: Replay) -> None:
    with record() as session:
        session.sync_signal("loaded")
    again = replay()
    again.sync_signal("other")

    assert [one.message for one in again.failed_assertions] == [
        "the signal 'other' came, expected 'loaded'"
    ]


@pytest.mark.parametrize("by_time", [False, True])
def test_signal_that_was_not_recorded_fails(
    by_time: bool,
    record: Record,
    replay: Replay,
    path: Path,
    clock: Any,
    ledger: Callable[..., AssertionLedger],
) -> None:
    record().close()
    session = _wall_clock(path, clock, ledger) if by_time else replay()
    session.sync_signal("extra")
    session.close()

    assert kinds(session) == ["signal"]


def test_every_place_that_asserts_is_counted(record: Record) -> None:
    lines = "".join("    session.assert_true(True)\n" for _ in range(3000))
    names: dict[str, Any] = {}
    exec(compile(f"def play(session):\n{lines}", "game.py", "exec"), names)
    session = record()
    names["play"](session)

    assert session.report().sites == 3000


def test_failures_beyond_1024_are_counted_and_told(
    record: Record, ledger: Callable[..., AssertionLedger]
) -> None:
    session = record(ledger=ledger(10_000))
    for number in range(1100):
        session.assert_zero(number + 1)
    report = session.report()

    assert report.failed == 1100
    assert len(session.failed_assertions) == 1024
    assert str(report).endswith("and 76 more")


@pytest.mark.parametrize("call", ["track", "pin"])
def test_keys_of_a_frame_are_not_limited(
    call: str, record: Record, replay: Replay
) -> None:
    with record() as session:
        session.update()
        for turn in range(2):
            for number in range(600):
                getattr(session, call)(f"key {number}", (turn, number))
    again = replay()
    again.update()
    given = [
        getattr(again, call)(f"key {number}", (turn, number))
        for turn in range(2)
        for number in range(600)
    ]

    assert again.close().passed
    if call == "pin":
        assert given == [(turn, number) for turn in range(2) for number in range(600)]


@pytest.mark.parametrize("by_time", [False, True])
def test_signal_callback_is_called_in_both_modes(
    by_time: bool,
    record: Record,
    replay: Replay,
    path: Path,
    clock: Any,
    ledger: Callable[..., AssertionLedger],
) -> None:
    """With wrong signals too: the game has come there."""
    recorded: list[object] = []
    replayed: list[object] = []
    with record(on_signal=recorded.append) as session:
        session.sync_signal("menu")
        session.sync_signal(7)
    again = (
        WallClockSession(path, now=clock, ledger=ledger(), on_signal=replayed.append)
        if by_time
        else replay(on_signal=replayed.append)
    )
    for key in ("menu", "wrong", 7):
        again.sync_signal(key)

    assert recorded == ["menu", 7]
    assert replayed == ["menu", "wrong", 7]


def test_disabled_session_calls_nothing() -> None:
    called: list[object] = []
    session = open_session(Mode.DISABLED, on_signal=called.append)
    session.sync_signal("menu")
    session.state(lambda: called.append("state"))
    session.assert_true(False)
    session.update()
    report = session.close()

    assert not called
    assert report.passed


def test_every_test_named_above_is_there() -> None:
    named = set(re.findall(r"test_\w+", __doc__))
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py")
    )
    written = set(re.findall(r"^def (test_\w+)", source, re.MULTILINE))

    assert len(named) > 40
    assert named <= written


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
