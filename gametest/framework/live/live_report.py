"""What a run in a running world tells at its end, and what it remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, final

import attrs

from gametest.core.identifier import Identifier
from gametest.framework.events import Outcome
from gametest.framework.listener import GameTestListener

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.framework.events import RunFinished, TestFinished


@final
@attrs.define(eq=False, repr=False)
class FailedMemory(GameTestListener):
    """For `/test runfailed`."""

    failed: dict[Identifier, bool]

    def test_finished(self, event: TestFinished) -> None:
        if event.final and event.outcome is not Outcome.PASSED:
            self.failed[Identifier.parse(event.test)] = event.required


class SummaryLine(NamedTuple):
    text: str
    color: str = ""
    """The game's name of it; empty: none."""


def summary_lines(summary: RunFinished) -> Iterator[SummaryLine]:
    """As the game sums up (https://minecraft.wiki/w/Commands/test), in our own words."""
    if summary.interrupted:
        yield SummaryLine("the tests were stopped")
        return
    yield SummaryLine(f"{tests_counted(summary.total)} finished")
    wrong = summary.failed_required + summary.errors
    if wrong:
        yield SummaryLine(f"{wrong} required {_noun(wrong)} failed", "red")
    elif not summary.unsupported:
        yield SummaryLine("all required tests passed", "green")
    if summary.failed_optional:
        count = summary.failed_optional
        yield SummaryLine(f"{count} optional {_noun(count)} failed", "yellow")
    if summary.unsupported:
        # Not the game's: no verdict on what is not simulated.
        count = summary.unsupported
        yield SummaryLine(f"{tests_counted(count)} need what is not simulated", "gold")


def tests_counted(count: int) -> str:
    return f"{count} {_noun(count)}"


def blocks_counted(count: int) -> str:
    return f"{count} test instance {'block' if count == 1 else 'blocks'}"


def _noun(count: int) -> str:
    return "test" if count == 1 else "tests"
