"""Steps of a test that wait for each other (https://minecraft.wiki/w/GameTest).

A sequence is a queue. Each tick its steps run from the head until one asserts; that one is tried
again in the next tick. Several steps can complete in one tick.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol, final

import attrs

from gametest.framework.failure.game_test_errors import GameTestAssertError
from gametest.framework.failure.messages import message
from gametest.framework.scheduled_actions import callable_action, whole_ticks

Action = Callable[[], object]


class SequenceParent(Protocol):
    """What a sequence needs of the test it belongs to."""

    @property
    def tick_count(self) -> int: ...

    def fail(self, error: BaseException) -> None: ...

    def succeed(self) -> None: ...

    def assertion_of(self, error: AssertionError) -> GameTestAssertError: ...


class SequenceStateError(RuntimeError):
    """A condition was triggered twice."""


@final
@attrs.define(eq=False, repr=False)
class Condition:
    """Stamped with the tick in which the sequence got to its `then_trigger`."""

    _parent: SequenceParent
    _triggered_at: int | None = attrs.field(default=None, init=False)

    def trigger(self, tick: int) -> None:
        if self._triggered_at is not None:
            msg = f"the condition was triggered already, at tick {self._triggered_at}"
            raise SequenceStateError(msg)
        self._triggered_at = tick

    def assert_triggered_this_tick(self) -> None:
        if self._triggered_at == self._parent.tick_count:
            return
        if self._triggered_at is None:
            reason = message("test.error.sequence.condition_not_triggered")
        else:
            reason = message(
                "test.error.sequence.condition_already_triggered", self._triggered_at
            )
        raise GameTestAssertError(reason, self._parent.tick_count)


_POLL: Final = -1
"""Delay of a step that has to be tried in every tick."""


@final
@attrs.define(eq=False, repr=False)
class _Step:
    run: Callable[[int], bool]
    """Gets the tick; false or an assertion: not done. May fail the test and be done."""
    delay: int = _POLL
    """Trying before this many ticks after the step before is known to be in vain."""
    expected_delay: int | None = None
    minimum_delay: int | None = None
    pending: Callable[[], GameTestAssertError] | None = None
    """Why the test fails if its time is over before the step is done."""


@final
@attrs.define(eq=False, repr=False)
class GameTestSequence:
    """Made by `helper.start_sequence()`; the first delay counts from the tick of its making."""

    _parent: SequenceParent
    _steps: deque[_Step] = attrs.field(factory=deque, init=False)
    _last_tick: int = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._last_tick = self._parent.tick_count

    def then_wait_until(
        self, condition: Action, *, expected_delay: int | None = None
    ) -> GameTestSequence:
        """Try in every tick until `condition` stops asserting.

        With `expected_delay` the test fails unless that happens so many ticks after the step
        before.
        """
        if expected_delay is not None:
            expected_delay = whole_ticks(expected_delay)
        return self._add(_Step(_once(condition), expected_delay=expected_delay))

    def then_wait_at_least(
        self, minimum_delay: int, condition: Action
    ) -> GameTestSequence:
        """As `then_wait_until`; success earlier than `minimum_delay` fails the test."""
        delay = whole_ticks(minimum_delay)
        return self._add(_Step(_once(condition), minimum_delay=delay))

    def then_idle(
        self, ticks: int, *, pending: Callable[[], GameTestAssertError] | None = None
    ) -> GameTestSequence:
        """`pending` makes the failure of a test that ends before the wait is over."""
        self.then_execute_after(ticks, _nothing)
        self._steps[-1].pending = pending
        return self

    def then_execute(self, action: Action) -> GameTestSequence:
        """Run once; an assertion in it fails the test and does not stop the sequence."""
        return self._add(_Step(self._executing(action), delay=0))

    def then_execute_after(self, ticks: int, action: Action) -> GameTestSequence:
        execute, ticks = self._executing(action), whole_ticks(ticks)
        return self._add(
            _Step(
                lambda tick: tick >= self._last_tick + ticks and execute(tick),
                delay=ticks,
            )
        )

    def then_execute_for(self, ticks: int, action: Action) -> GameTestSequence:
        """Run in every tick for so many ticks; an assertion in it fails the test."""
        execute, ticks = self._executing(action), whole_ticks(ticks)
        return self._add(
            _Step(lambda tick: tick >= self._last_tick + ticks or not execute(tick))
        )

    def then_succeed(self) -> None:
        self._add(_Step(_once(self._parent.succeed), delay=0))

    def then_fail(self, error: Callable[[], BaseException]) -> None:
        callable_action(error)
        self._add(_Step(_once(lambda: self._parent.fail(error())), delay=0))

    def then_trigger(self) -> Condition:
        condition = Condition(self._parent)

        def run(tick: int) -> bool:
            condition.trigger(tick)
            return True

        self._add(_Step(run, delay=0))
        return condition

    def tick_and_continue(self, tick: int) -> None:
        """Quietly: the head's assertion means that it is tried again."""
        try:
            self._tick(tick)
        except AssertionError:
            return

    def tick_and_fail_if_not_complete(self, tick: int) -> None:
        """At the time limit: what the head still waits for fails the test."""
        try:
            self._tick(tick)
        except AssertionError as error:
            self._parent.fail(self._parent.assertion_of(error))

    def next_due(self, tick: int) -> int | None:
        """The first tick after `tick` in which something can happen; None: all is done."""
        if not self._steps:
            return None
        delay = self._steps[0].delay
        return tick + 1 if delay == _POLL else max(tick + 1, self._last_tick + delay)

    def _add(self, step: _Step) -> GameTestSequence:
        self._steps.append(step)
        return self

    def _executing(self, action: Action) -> Callable[[int], bool]:
        callable_action(action)

        def run(_tick: int) -> bool:
            try:
                action()
            except AssertionError as error:
                self._parent.fail(self._parent.assertion_of(error))
            return True

        return run

    def _tick(self, tick: int) -> None:
        steps = self._steps
        while steps:
            step = steps[0]
            if not step.run(tick):
                if step.pending is not None:
                    raise step.pending()
                raise GameTestAssertError(
                    message("test.error.sequence.not_completed"), tick
                )
            steps.popleft()
            before, self._last_tick = self._last_tick, tick
            delay = tick - before
            if step.expected_delay is not None and delay != step.expected_delay:
                key, due = "test.error.sequence.invalid_tick", step.expected_delay
            elif step.minimum_delay is not None and delay < step.minimum_delay:
                key, due = "test.error.sequence.minimum_tick", step.minimum_delay
            else:
                continue
            self._parent.fail(GameTestAssertError(message(key, before + due), tick))
            return


def _nothing() -> None:
    return


def _once(action: Action) -> Callable[[int], bool]:
    callable_action(action)

    def run(_tick: int) -> bool:
        action()
        return True

    return run
