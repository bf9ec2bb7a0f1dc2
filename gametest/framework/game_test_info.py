"""The life of one attempt of a test (https://minecraft.wiki/w/GameTest).

The counter starts at -(setup_ticks + 2), goes up by one each counted tick, and the body runs at 0.
It is computed from the ticker's count, so ticks in which nothing is due need not be run.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Protocol, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.source_location import SourceLocation
from gametest.framework.events import Failure, MissingMechanic, position
from gametest.framework.failure.failures import assertion_of, failure_of, unknown_of
from gametest.framework.failure.game_test_errors import (
    GameTestAssertError,
    GameTestError,
    GameTestTimeoutError,
    TestSetupError,
)
from gametest.framework.failure.messages import message
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.game_test_sequence import GameTestSequence
from gametest.framework.run.executor import TestSpec
from gametest.framework.scheduled_actions import Action, ScheduledActions

if TYPE_CHECKING:
    from gametest.command.engine.function_runner import FunctionResult
    from gametest.core.identifier import Identifier
    from gametest.framework.block_based_run import TestBlockCensus
    from gametest.framework.game_test_instance import LoadedTest, TestBody
    from gametest.framework.run.test_placement import TestPlacement
    from gametest.level.level import Level
    from gametest.server.server import Server

_TICK_DELAY = 1


class InfoState(Enum):
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"


class GameTestObserver(Protocol):
    """Who is told what happens to a test."""

    def started(self, info: GameTestInfo) -> None: ...

    def logged(self, info: GameTestInfo, text: str, pos: BlockPos | None) -> None: ...

    def unsupported(self, info: GameTestInfo, missing: MissingMechanic) -> None: ...

    def finished(self, info: GameTestInfo) -> None: ...


class TagLookup(Protocol):
    def contains(self, tag: str, id: str) -> bool: ...


class TestConsole(Protocol):
    """Runs functions and commands for a test."""

    @property
    def server(self) -> Server: ...

    def call(self, id: Identifier, level: Level, pos: BlockPos) -> FunctionResult: ...

    def run_line(self, text: str, level: Level, pos: BlockPos) -> FunctionResult: ...


class TestWatch(Protocol):
    """Looks at the world each time it may have changed; costs nothing in idle ticks."""

    @property
    def pending(self) -> bool: ...

    def poll(self) -> None: ...


@final
@attrs.define(eq=False, repr=False)
class GameTestInfo:
    spec: TestSpec
    test: LoadedTest
    body: TestBody
    level: Level
    _observer: GameTestObserver = attrs.field(alias="observer")
    tags: TagLookup | None = None
    """Block tags, for assertions about them."""
    census: TestBlockCensus | None = None
    """Shared by the tests of a level; None: the test looks for itself."""
    console: TestConsole | None = None
    body_at: SourceLocation | None = None
    """Where the body is written; None: where the test is declared."""

    placement: TestPlacement | None = attrs.field(default=None, init=False)
    """None until the structure stands, and if it could not be placed."""

    state: InfoState = attrs.field(default=InfoState.WAITING, init=False)
    error: BaseException | None = attrs.field(default=None, init=False)
    failure: Failure | None = attrs.field(default=None, init=False)
    """Of the last error; what is unsupported is no failure."""
    missing: list[MissingMechanic] = attrs.field(factory=list, init=False)
    log: list[str] = attrs.field(factory=list, init=False)
    due: int = attrs.field(default=0, init=False)
    """Count of the ticker at which `tick` must be called; calling earlier does nothing."""
    watch: TestWatch | None = attrs.field(default=None, init=False)
    triggered: set[BlockPos] = attrs.field(factory=set, init=False)
    """Test blocks that were triggered and not looked at yet."""
    has_final_clause: bool = attrs.field(default=False, init=False)
    clean_ups: list[Action] = attrs.field(factory=list, init=False)
    """Run when the test ends, the last one first; one that fails fails a test that passed."""
    tick_count: int = attrs.field(init=False)
    """The counter as of the last tick that was run."""
    has_begun: bool = attrs.field(default=False, init=False)
    """It is counting."""
    _zero_at: int = attrs.field(default=0, init=False)
    _actions: ScheduledActions = attrs.field(factory=ScheduledActions, init=False)
    _sequences: list[GameTestSequence] = attrs.field(factory=list, init=False)
    _reported_mechanics: set[tuple[str, BlockPos | None]] = attrs.field(
        factory=set, init=False
    )

    def __attrs_post_init__(self) -> None:
        self.tick_count = self._start_count

    @property
    def _start_count(self) -> int:
        return -(self.test.instance.setup_ticks + _TICK_DELAY + 1)

    @property
    def is_done(self) -> bool:
        return self.state is InfoState.DONE

    @property
    def setup_failed(self) -> bool:
        return isinstance(self.error, TestSetupError)

    @property
    def has_plans(self) -> bool:
        """Something planned can still decide it."""
        return (
            bool(self._sequences)
            or self.has_final_clause
            or self._actions.next_due() is not None
        )

    def begin(self, now: int) -> None:
        """Start counting after the ticker's count `now`."""
        self.has_begun = True
        self._zero_at = now - self._start_count
        if self.error is None:
            self.due = self._zero_at
        else:
            self.due = now + 1

    def counter_at(self, now: int) -> int:
        """The counter when the ticker has counted `now` ticks, run or skipped."""
        return now - self._zero_at

    def tick(self, now: int) -> None:
        """One counted tick; the order of its parts is the game's."""
        if self.state is InfoState.DONE:
            return
        done = self.error is not None
        tick = self.tick_count = now - self._zero_at
        if tick >= 0 and self.placement is not None:
            self._run_tick(tick)
        if done or self.is_done:
            self._end()
            return
        self.due = self._next_due(now)

    def lose_block(self) -> None:
        """The test instance block was taken away: an end at once, even during set-up."""
        self.tick_count = max(self.tick_count, 0)
        reason = message("test.error.missing_block_entity")
        self.fail(GameTestAssertError(reason, self.tick_count))
        self._end()

    def fail(self, error: BaseException) -> None:
        """Record an error; the last one wins and is reported one tick later."""
        if isinstance(error, UnsupportedError):
            self.add_missing(error.mechanic, error.pos, self.tick_count)
        else:
            self.failure = failure_of(error, self.body_at or self.test.location)
        self.error = error
        self.due = 0

    def fail_at_once(self, error: GameTestError) -> None:
        """No further tick that could bring another error."""
        self.fail(error)
        self.state = InfoState.DONE

    def succeed(self) -> None:
        """Ends the test at once; ignored when an error is recorded."""
        if self.error is None:
            self.state = InfoState.DONE
        self.due = 0

    def assertion_of(self, error: AssertionError) -> GameTestAssertError:
        return assertion_of(error, self.tick_count)

    def run_at(self, tick: int, action: Action) -> None:
        self._actions.at(tick, action)
        self.due = 0

    def run_each(self, first: int, end: int, action: Action) -> None:
        self._actions.each(first, end, action)
        self.due = 0

    def start_sequence(self) -> GameTestSequence:
        sequence = GameTestSequence(self)
        self._sequences.append(sequence)
        self.due = 0
        return sequence

    def add_log(self, text: object, pos: BlockPos | None = None) -> None:
        text = str(text)
        self.log.append(text)
        self._observer.logged(self, text, pos)

    def add_missing(self, mechanic: str, pos: BlockPos | None, tick: int) -> None:
        """Each mechanic is told once for each place."""
        key = (mechanic, pos)
        if key in self._reported_mechanics:
            return
        self._reported_mechanics.add(key)
        relative = None
        if pos is not None and self.placement is not None:
            relative = position(self.placement.relative_pos(pos))
        missing = MissingMechanic(
            mechanic=mechanic,
            pos=None if pos is None else position(pos),
            relative_pos=relative,
            tick=tick,
        )
        self.missing.append(missing)
        self._observer.unsupported(self, missing)

    def abandon(self) -> None:
        """Somebody stopped it: no verdict, nobody is told, and what it set up is undone."""
        while self.clean_ups:
            self._guard(self.clean_ups.pop())
        self.state = InfoState.DONE

    def _end(self) -> None:
        while self.clean_ups:
            self._guard(self.clean_ups.pop())
        self.state = InfoState.DONE
        self._observer.finished(self)

    def _run_tick(self, tick: int) -> None:
        if self.state is InfoState.WAITING:
            self.state = InfoState.RUNNING
            self._observer.started(self)
            helper = GameTestHelper(self)
            self._guard(lambda: self.body(helper))
        self._actions.run(tick, self._guard)
        max_ticks = self.test.instance.max_ticks
        if self.watch is not None and tick < max_ticks:
            self._guard(self.watch.poll)
        if tick > max_ticks:
            self._time_out(tick, max_ticks)
        else:
            for sequence in tuple(self._sequences):
                self._guard(partial(sequence.tick_and_continue, tick))

    def _time_out(self, tick: int, max_ticks: int) -> None:
        if not self._sequences:
            key = "test.error.timeout.no_result"
        else:
            for sequence in tuple(self._sequences):
                self._guard(partial(sequence.tick_and_fail_if_not_complete, tick))
            if self.error is not None:
                return
            key = "test.error.timeout.no_sequences_finished"
        self.fail(GameTestTimeoutError(message(key, max_ticks)))

    def _guard(self, action: Callable[[], object]) -> None:
        try:
            action()
        except (GameTestError, UnsupportedError) as error:
            self.fail(error)
        except AssertionError as error:
            self.fail(self.assertion_of(error))
        except KeyboardInterrupt:
            raise
        # The runner's edge: anything else that a body raises, `sys.exit` and what other test
        # libraries end a test with included, fails its test and no other.
        except BaseException as error:
            self.fail(unknown_of(error))

    def _next_due(self, now: int) -> int:
        if self.error is not None:
            return now + 1
        tick = now - self._zero_at
        if tick < 0:
            return self._zero_at
        if self.watch is not None and self.watch.pending:
            return now + 1
        due = self.test.instance.max_ticks + 1
        if due <= tick:
            return now + 1
        planned = self._actions.next_due()
        if planned is not None and planned < due:
            due = max(planned, tick + 1)
        for sequence in self._sequences:
            waits = sequence.next_due(tick)
            if waits is not None and waits < due:
                due = waits
        return due + self._zero_at
