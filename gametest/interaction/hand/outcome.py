"""What came of a use; it decides what is tried next."""

from __future__ import annotations

from enum import Enum


class Outcome(Enum):
    DONE = "done"
    """Something happened, nothing else is tried."""
    PASSED = "passed"
    """Not meant for it: the next one is asked."""
    FAILED = "failed"
    """Meant for it, but it cannot be done now."""
    EMPTY_HAND = "empty hand"
    """The block answers as to an empty hand, if the main hand does it."""

    @property
    def is_done(self) -> bool:
        return self is Outcome.DONE

    @staticmethod
    def of(is_done: bool) -> Outcome:
        return Outcome.DONE if is_done else Outcome.PASSED
