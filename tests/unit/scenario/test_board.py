"""An interruption, told from the handler of a signal."""

from __future__ import annotations

import signal
from threading import Condition, Event, Thread, get_ident
from time import monotonic
from typing import Any, cast

import pytest

from gametest.scenario.board import Board


class Interrupting:
    """A lock in whose taking the second signal comes, as it may between any two steps."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.came = False

    def __enter__(self) -> None:
        if not self.came:
            self.came = True
            self.board.interrupt(signal.SIGTERM)

    def __exit__(self, *_error: object) -> None:
        """Nothing to give back."""

    def notify_all(self) -> None:
        """Nobody waits."""


def test_a_second_signal_inside_the_handler_of_the_first_is_urgent() -> None:
    board = Board()
    board.news = cast(Condition, cast(Any, Interrupting(board)))

    board.interrupt(signal.SIGINT)

    assert board.is_urgent
    assert signal.SIGINT == board.caught
    assert "SIGINT" == board.signal_name


def test_one_signal_is_not_urgent() -> None:
    board = Board()

    board.interrupt(signal.SIGINT)

    assert board.is_stopped
    assert not board.is_urgent


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="signals of threads")
def test_a_signal_that_another_thread_gets_is_noticed() -> None:
    board, looked = Board(), Event()

    def get_signal() -> None:
        looked.wait()
        with board.news:
            """Only now the main thread waits: it has given the lock away."""
        signal.pthread_kill(get_ident(), signal.SIGUSR1)

    def is_caught() -> bool:
        looked.set()
        return board.caught is not None

    before = signal.signal(signal.SIGUSR1, lambda number, _: board.interrupt(number))
    thread = Thread(target=get_signal)
    thread.start()
    until = monotonic() + 20
    try:
        assert board.wait_for(is_caught, until)
        assert monotonic() < until
    finally:
        thread.join()
        signal.signal(signal.SIGUSR1, before)
