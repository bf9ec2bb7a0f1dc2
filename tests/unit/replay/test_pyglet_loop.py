"""The frame loop of pyglet's adapter, on windows that dispatch events and draw nothing."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gametest.replay.adapters.enough_frames import EnoughFramesError
from gametest.replay.adapters.pyglet.frame_loop import FrameLoop
from gametest.replay.adapters.pyglet.input_script import InputScript
from gametest.replay.adapters.virtual_clock import VirtualClock
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_session import ReplaySession


class Window:
    """As much of pyglet's as the loop asks for."""

    context = True
    _allow_dispatch_event = False
    _mouse_x = _mouse_y = 0

    def __init__(self, loop: FrameLoop) -> None:
        self.loop = loop
        self.told: list[tuple[Any, ...]] = []
        loop.added(self)

    def get_size(self) -> tuple[int, int]:
        return (8, 8)

    def switch_to(self) -> None:
        pass

    def dispatch_event(self, name: str, *values: Any) -> None:
        self.loop.dispatched(Window.real_dispatch, self, name, *values)

    def real_dispatch(self, name: str, *values: Any) -> None:
        self.told.append((name, *values))


Begin = Callable[..., tuple[FrameLoop, Window]]


@pytest.fixture
def begin() -> Begin:
    def make(
        session: RecordSession | ReplaySession, **options: Any
    ) -> tuple[FrameLoop, Window]:
        loop = FrameLoop(session, VirtualClock(0), 16_667, **options)
        return loop, Window(loop)

    return make


SIZE = ("_on_internal_resize", 8, 8)
MOTION = ("on_mouse_motion", 3, 4, 1, 0)


def test_what_the_device_tells_is_given_in_a_frame_and_again_in_a_replay(
    begin: Begin, record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    with record() as session:
        loop, window = begin(session)

        def read_device() -> None:
            for one in (("on_activate",), MOTION, ("on_text", "é")):
                window.dispatch_event(*one)

        loop.read_device = read_device
        loop.next_frame()
    again = replay()
    second, same = begin(again)
    second.read_device = lambda: same.dispatch_event("on_close")
    second.next_frame()

    assert window.told == [SIZE, MOTION, ("on_text", "é")]
    assert same.told == window.told
    assert (same._mouse_x, same._mouse_y) == (3, 4)
    assert again.close().passed


def test_each_window_gets_its_own_events(
    begin: Begin, record: Callable[..., Any], replay: Callable[..., Any]
) -> None:
    with record() as session:
        loop, _ = begin(session)
        other = Window(loop)
        loop.read_device = lambda: other.dispatch_event("on_text", "x")
        loop.next_frame()
    second, first_window = begin(replay())
    second_window = Window(second)
    second.next_frame()

    assert first_window.told == [SIZE]
    assert second_window.told == [SIZE, ("on_text", "x")]


def test_size_that_a_person_changes_is_warned_of(
    begin: Begin, record: Callable[..., Any]
) -> None:
    session = record()
    loop, window = begin(session)
    loop.next_frame()
    loop.read_device = lambda: window.dispatch_event("_on_internal_resize", 9, 9)
    loop.next_frame()

    assert window.told[-1] == ("_on_internal_resize", 9, 9)
    assert "the size of the window was changed" in session.report().warnings[0]


@pytest.mark.parametrize(
    "values", [{}, {"window": 5, "text": "x"}, {"window": "0", "text": "x"}, [1]]
)
def test_recorded_event_that_fits_no_window_is_warned_of(
    values: Any, begin: Begin, record: Callable[..., Any]
) -> None:
    session = record()
    loop, window = begin(session)
    loop.deliver("on_text", values)

    assert not window.told
    assert len(session.report().warnings) == 1


def test_second_picture_without_a_turn_between_ends_a_frame(
    begin: Begin, record: Callable[..., Any]
) -> None:
    session = record()
    loop, window = begin(session)
    for _ in range(3):
        loop.shown(window, lambda: b"picture")

    assert session.frame == 2
    assert loop.pictures == [zlib.crc32(b"picture")]


def test_frames_end_where_they_were_asked_to(
    begin: Begin, record: Callable[..., Any]
) -> None:
    loop, _ = begin(record(), max_frames=3)
    loop.next_frame()
    loop.next_frame()
    with pytest.raises(EnoughFramesError):
        loop.next_frame()


def test_script_stands_for_the_device(
    begin: Begin, record: Callable[..., Any], tmp_path: Path
) -> None:
    script = tmp_path / "s.jsonl"
    script.write_text('{"frame": 2, "event": "on_mouse_press", "x": 1, "y": 2}\n')
    loop, window = begin(record(), script=InputScript.load(script))
    loop.next_frame()
    loop.next_frame()

    assert window.told == [SIZE, ("on_mouse_press", 1, 2, 1, 0)]
