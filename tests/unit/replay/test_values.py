"""Values of all kinds: given back, compared, told apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import numpy as np
import pytest

from gametest.replay.errors import RecordingError
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.replay_echo import ReplayEcho
from gametest.replay.replay_session import ReplaySession
from gametest.replay.tools.divergence import first_divergence
from gametest.replay.values import EXACT, Tolerance


@attrs.frozen
class Vector:
    x: float
    y: float


@attrs.define
class Player:
    name: str
    pos: Vector
    _lives: int = 3


def test_pin_gives_an_attrs_object_back(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    with record() as session:
        session.pin("player", Player("a", Vector(1.0, 2.0), 5))

    found = replay().pin("player", Player("b", Vector(0.0, 0.0)))

    assert found == Player("a", Vector(1.0, 2.0), 5)
    assert type(found.pos) is Vector


@pytest.mark.parametrize("dtype", ["<f8", ">i2", "|b1", "<c8", "<u8"])
def test_pin_gives_an_array_back(
    dtype: str, record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    array = np.arange(6).reshape(2, 3).astype(dtype)
    with record() as session:
        session.pin("map", array)
    found = replay().pin("map", np.zeros((2, 3), dtype))

    assert found.dtype == array.dtype
    assert (found == array).all()


def test_what_was_tracked_is_not_changed_later(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    board, world = [1], np.zeros(2)
    with record() as session:
        session.track("board", board)
        session.track("world", world)
        board.append(2)
        world[0] = 9
    again = replay()
    again.track("board", [1])
    again.track("world", np.zeros(2))

    assert again.close().passed


@pytest.mark.parametrize(
    ("recorded", "now", "message"),
    [
        ({"a": [1, 2]}, {"a": [1, 3]}, ".a[1]: recorded 2, now 3"),
        ([1], [1, 2], " (length): recorded 1, now 2"),
        (
            Player("a", Vector(0.0, 1.0)),
            Player("a", Vector(0.0, 2.0)),
            ".pos.y: recorded 1.0, now 2.0",
        ),
        (
            np.array([[1.0, 2.0]]),
            np.array([[1.0, 2.5]]),
            "[0, 1]: recorded 2.0, now 2.5",
        ),
        (np.zeros(2), np.zeros(3), "recorded 'array <f8 (2,)', now 'array <f8 (3,)'"),
        ({"a": 1}, {"b": 1}, ".a: recorded 1, now 'nothing'"),
        ((1,), [1], " (type): recorded 'tuple', now 'list'"),
    ],
)
def test_difference_names_its_path(
    recorded: Any,
    now: Any,
    message: str,
    record: Callable[..., Any],
    replay: Callable[..., Any],
) -> None:
    with record() as session:
        session.track("it", recorded)
    again = replay()
    again.track("it", now)

    assert message in again.failed_assertions[0].message


@pytest.mark.parametrize(
    ("tolerance", "passes"),
    [(None, False), (EXACT, False), (Tolerance(0.0, 0.1), True)],
)
def test_tolerance_is_the_calls(
    tolerance: Tolerance | None,
    passes: bool,
    record: Callable[..., Any],
    replay: Callable[..., Any],
) -> None:
    with record() as session:
        session.track("x", 1.0)
    again = replay()
    again.track("x", 1.05, tolerance)

    assert again.close().passed is passes


def test_first_32_differing_bytes_are_logged_before_the_failure(
    record: Callable[..., Any], replay: Callable[..., Any], log: Any
) -> None:
    with record() as session:
        session.track("map", bytes(100))
    again = replay()
    again.track("map", b"\1" * 50 + bytes(50))
    (severity, dump), (failed, _) = log.lines

    assert (severity, failed) == ("info", "error")
    assert len(dump.splitlines()) == 2 + 32
    assert dump.splitlines()[2] == "00000000: 00 01"


def test_state_that_differs_names_the_frame(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    for begin, jump in ((record, 5), (replay, 7)):
        session, world = begin(), {"y": 0}
        session.state(world.copy)
        for frame in range(10):
            session.update()
            world["y"] = jump if frame == 6 else frame
        report = session.close()

    assert [failure.frame for failure in report.failures] == [7]


def test_stored_state_names_the_path(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    for begin, options, y in ((record, {"store_state": True}, 1), (replay, {}, 2)):
        session = begin(**options)
        session.state(lambda y=y: {"player": {"y": y}})
        report = session.close()

    assert "state.state.player.y: recorded 1, now 2" in report.failures[0].message


def test_state_no_longer_named_fails(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    with record() as session:
        session.state(lambda: 1)

    assert not replay().close().passed


def test_lenient_replay_warns_of_calls_and_fails_for_values(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    with record() as session:
        session.track("a", 1)
        session.track("b", 1)
    again = replay(lenient=True)
    again.track("b", 2)
    again.track("c", 3)
    report = again.close()

    assert len(report.warnings) == 2
    assert [failure.message for failure in report.failures] == [
        "track 'b': recorded 1, now 2"
    ]


@pytest.mark.parametrize("late", [2, 5])
def test_signal_may_be_late_by_the_frames_allowed(
    late: int, record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    with record() as session:
        session.update()
        session.sync_signal("loaded")
        session.update()
    again = replay(stall_frames=3, on_finished=lambda: None)
    again.update()
    for _ in range(late):
        again.update()
    again.sync_signal("loaded")
    again.update()

    assert again.close().passed is (late == 2)


def test_game_that_ends_early_fails(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    with record() as session:
        session.update()
        session.update()
    again = replay()
    again.update()

    assert again.close().failures[0].message == "the game ended in frame 1 of 2"


def test_game_that_goes_on_fails(
    record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    record().close()
    again = replay(on_finished=lambda: None)
    again.update()

    assert not again.close().passed


def test_echo_of_a_failed_replay_shows_where_it_parted(
    record: Callable[..., Any],
    path: Any,
    tmp_path: Any,
    ledger: Callable[..., Any],
) -> None:
    with record() as session:
        session.update()
        session.track("x", 1)
        session.update()
    echo = ReplayEcho(tmp_path / "echo.rec", RecordingHeader())
    again = ReplaySession(path, ledger=ledger(1), echo=echo)
    again.update()
    again.track("x", 2)
    again.close()
    found = first_divergence(
        Recording.load(path), Recording.load(tmp_path / "echo.rec")
    )

    assert str(found) == "frame 1: track 'x'[0]: 1 is not 2"


@pytest.mark.parametrize(
    "call",
    [
        lambda session: session.track("x", 1),
        lambda session: session.pin("x", 1),
        lambda session: session.update(),
    ],
    ids=["track", "pin", "update"],
)
def test_closed_session_takes_no_calls(
    call: Callable[[Any], None], record: Callable[..., Any]
) -> None:
    session = record()
    session.close()
    with pytest.raises(RecordingError, match="the session is closed"):
        call(session)
