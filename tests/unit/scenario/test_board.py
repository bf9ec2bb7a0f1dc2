"""An interruption, told from the handler of a signal."""

from __future__ import annotations

import signal
from threading import Condition
from typing import Any, cast

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
