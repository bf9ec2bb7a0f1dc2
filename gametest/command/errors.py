"""A command that ran and failed, as the game means it."""

from __future__ import annotations


class CommandError(Exception):
    """The command failed in the game's own way: a message, success 0 and result 0.

    Neither the user's file is wrong nor is something not simulated.
    """

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message
