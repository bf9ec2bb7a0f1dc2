"""PackTest: each line is a step of one sequence (https://github.com/misode/packtest).

So a test without `await` runs in its first tick, and lines after a failed one still run in that
tick: a later failure then takes the place of the first.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gametest.framework.dialect.wait_history import WaitHistory
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametest.framework.dialect.dialect_run import DialectRun
    from gametest.framework.dialect.test_lines import TestLine


def plan_packtest(run: DialectRun, lines: Sequence[TestLine]) -> None:
    sequence = run.info.start_sequence()
    for line in lines:
        if line.delay is not None:
            sequence.then_idle(line.delay, pending=_idle_failure(run, line))
        elif line.waits:
            sequence.then_wait_until(_waiting(run, line))
        else:
            sequence.then_execute(partial(run.run_line, line))
    sequence.then_succeed()


def _waiting(run: DialectRun, line: TestLine) -> Callable[[], None]:
    history = WaitHistory()

    def attempt() -> None:
        run.history = history
        try:
            run.run_line(line)
        except GameTestAssertError as error:
            if run.tick > run.max_ticks:
                error.details += history.sentences()
            raise
        finally:
            run.history = None

    return attempt


def _idle_failure(run: DialectRun, line: TestLine) -> Callable[[], GameTestAssertError]:
    def make() -> GameTestAssertError:
        time = line.text.removeprefix("await delay ")
        error = GameTestAssertError(f"Whilst waiting {time}", run.tick)
        run.place(error, line)
        return error

    return make
