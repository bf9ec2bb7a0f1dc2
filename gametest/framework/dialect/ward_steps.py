"""Ward: lines run until one has to wait (https://github.com/mcbookshelf/ward).

In each tick every wait is asked again, in the order of asking; while there is none, the next lines
run. A failure ends the test at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

import attrs

from gametest.framework.dialect.dialect_run import SucceededEarly
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from gametest.framework.dialect.dialect_run import DialectRun
    from gametest.framework.dialect.test_lines import TestLine


def plan_ward(run: DialectRun, lines: Sequence[TestLine]) -> None:
    WardSteps(run, lines).step()


@final
@attrs.define(eq=False, repr=False)
class WardSteps:
    run: DialectRun
    lines: Sequence[TestLine]
    _next: int = attrs.field(default=0, init=False)

    def step(self) -> None:
        """What a tick does, the one equal to the time limit included."""
        run, info = self.run, self.run.info
        try:
            self._ask_waits()
            while not run.waits and self._next < len(self.lines):
                line = self.lines[self._next]
                self._next += 1
                run.run_line(line)
        except SucceededEarly:
            return
        except GameTestAssertError as error:
            info.fail_at_once(error)
            return
        if not run.waits:
            info.succeed()
        elif run.tick >= run.max_ticks:
            info.fail_at_once(self._timed_out())
        else:
            due = min(wait.next_due(run.tick) for wait in run.waits)
            info.run_at(min(due, run.max_ticks), self.step)

    def _ask_waits(self) -> None:
        waits = self.run.waits
        for wait in tuple(waits):
            if wait.is_over(self.run):
                waits.remove(wait)

    def _timed_out(self) -> GameTestAssertError:
        """Names the first wait and the last thing that its condition said."""
        wait = self.run.waits[0]
        reason = f"Timed out after {self.run.max_ticks} ticks: {wait.reason}"
        error = GameTestAssertError(reason, self.run.tick)
        error.details += wait.details()
        self.run.place(error, wait.line)
        return error
