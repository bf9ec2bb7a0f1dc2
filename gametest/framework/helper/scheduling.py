"""Success, failure and what happens in later ticks."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from gametest.framework.failure.game_test_errors import (
    FinalClauseError,
    GameTestAssertError,
)
from gametest.framework.failure.messages import message
from gametest.framework.game_test_sequence import GameTestSequence
from gametest.framework.helper.blocks import BlockLike
from gametest.framework.helper.containers import ContainerAsserts
from gametest.framework.helper.coordinates import Pos

Action = Callable[[], object]


class SchedulingHelper(ContainerAsserts):
    def succeed(self) -> None:
        """At once; ignored after a failure."""
        self.info.succeed()

    def fail(self, reason: str, pos: Pos | None = None) -> NoReturn:
        text = message("test.error.fail", reason)
        if pos is not None:
            raise self.positional_error(text, pos)
        raise GameTestAssertError(text, self.info.tick_count)

    def start_sequence(self) -> GameTestSequence:
        return self.info.start_sequence()

    def succeed_if(self, condition: Action) -> None:
        """In this very tick, or the test fails."""
        self.succeed_on_tick_when(0, condition)

    def succeed_when(self, condition: Action) -> None:
        """As soon as `condition` stops asserting; asked in every tick."""
        self._final_clause()
        self.start_sequence().then_wait_until(condition).then_succeed()

    def succeed_on_tick_when(self, ticks: int, condition: Action) -> None:
        """`condition` must stop asserting exactly so many ticks from now."""
        self._final_clause()
        sequence = self.start_sequence()
        sequence.then_wait_until(condition, expected_delay=ticks).then_succeed()

    def succeed_when_block_present(self, block: BlockLike, pos: Pos) -> None:
        self.succeed_when(lambda: self.assert_block_present(block, pos))

    def fail_if(self, condition: Action) -> None:
        """The test fails once `condition` stops asserting."""
        sequence = self.start_sequence().then_wait_until(condition)
        sequence.then_fail(lambda: self._failed_if())

    def fail_if_ever(self, action: Action) -> None:
        """`action` runs in every tick from now on and fails the test when it asserts."""
        self.on_each_tick(action)

    def on_each_tick(self, action: Action) -> None:
        """From this tick up to the last but one that the time limit allows."""
        end = self.info.test.instance.max_ticks
        self.info.run_each(self.info.tick_count, end, action)

    def run_at_tick_time(self, tick: int, action: Action) -> None:
        """Counted from the start of the body."""
        self.info.run_at(tick, action)

    def run_after_delay(self, ticks: int, action: Action) -> None:
        self.info.run_at(self.info.tick_count + ticks, action)

    def run_before_test_end(self, action: Action) -> None:
        self.info.run_at(self.info.test.instance.max_ticks - 1, action)

    def _failed_if(self) -> GameTestAssertError:
        reason = message("test.error.fail", "a condition held that must not")
        return GameTestAssertError(reason, self.info.tick_count)

    def _final_clause(self) -> None:
        if self.info.has_final_clause:
            msg = "the test already has a final clause, it cannot have another"
            raise FinalClauseError(msg)
        self.info.has_final_clause = True
