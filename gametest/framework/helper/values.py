"""Assertions about plain values."""

from __future__ import annotations

from gametest.framework.failure.game_test_errors import GameTestAssertError
from gametest.framework.helper.scheduling import SchedulingHelper


class ValueAsserts(SchedulingHelper):
    def assert_true(self, value: object, reason: str) -> None:
        if not value:
            raise GameTestAssertError(reason, self.info.tick_count)

    def assert_false(self, value: object, reason: str) -> None:
        self.assert_true(not value, reason)

    def assert_value_equal(self, value: object, expected: object, name: str) -> None:
        if value != expected:
            raise self.assertion_error(
                "test.error.value_not_equal", name, expected, value
            )

    def assert_value_in_between(
        self, low: float, value: float, high: float, name: str
    ) -> None:
        """Both ends are allowed."""
        if not low <= value <= high:
            raise self.assertion_error(
                "test.error.value_not_in_between", name, low, value, high
            )
