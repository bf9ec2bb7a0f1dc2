"""What Ward's `await` leaves behind for later ticks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.framework.commands.finding import AskedCondition, Verdict, judge
from gametest.framework.dialect.wait_history import WaitHistory
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.framework.dialect.dialect_run import DialectRun
    from gametest.framework.dialect.test_lines import TestLine


class Wait(Protocol):
    @property
    def line(self) -> TestLine:
        """The line of the test that asked."""
        ...

    @property
    def reason(self) -> str:
        """What is still awaited."""
        ...

    def details(self) -> list[str]: ...

    def is_over(self, run: DialectRun) -> bool:
        """Asked once a tick."""
        ...

    def next_due(self, tick: int) -> int:
        """The next tick in which the answer may be another one."""
        ...


@final
@attrs.frozen
class DelayWait:
    line: TestLine
    end: int

    @property
    def reason(self) -> str:
        return f"a wait until tick {self.end}"

    def details(self) -> list[str]:
        return []

    def is_over(self, run: DialectRun) -> bool:
        return run.tick >= self.end

    def next_due(self, tick: int) -> int:
        return max(self.end, tick + 1)


@final
@attrs.define(eq=False)
class ConditionWait:
    """The source stays; selectors and scores are looked up anew."""

    condition: AskedCondition
    source: CommandSourceStack
    negated: bool
    line: TestLine
    last: Verdict
    since: int
    history: WaitHistory = attrs.field(factory=WaitHistory, init=False)

    def __attrs_post_init__(self) -> None:
        self.history.note(self.since, self.last.found, self.last.distance)

    @property
    def reason(self) -> str:
        return self.last.reason

    def details(self) -> list[str]:
        return [*self.last.details, *self.history.sentences()]

    def is_over(self, run: DialectRun) -> bool:
        server = run.server
        before, run.line = server.running_test, self.line
        server.running_test = run
        try:
            self.last = judge(self.condition, self.source, run, negated=self.negated)
        except GameTestAssertError as error:
            run.place(error, self.line)
            raise
        except UnsupportedError as error:
            # The test proves nothing any more; there is no use in waiting.
            run.info.add_missing(error.mechanic, error.pos, run.tick)
            return True
        finally:
            server.running_test = before
        if not self.last.holds:
            self.history.note(run.tick, self.last.found, self.last.distance)
        return self.last.holds

    def next_due(self, tick: int) -> int:
        return tick + 1
