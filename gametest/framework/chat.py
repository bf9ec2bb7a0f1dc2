"""What the game tells players about tests: one line of chat for each ended attempt.

Colours: https://minecraft.wiki/w/GameTest; green for a pass, red for a required failure, yellow
for an optional one and for an attempt that failed but is made again. The English is our own.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, final

import attrs

from gametest.framework.events import Outcome, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.framework.run.retry_options import RetryOptions

COUNTER_WIDTH: Final = 53
"""Columns to which the counters before a line of a repeated test are padded."""


class ChatColor(Enum):
    """The values are the game's names of colours."""

    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    GOLD = "gold"
    """Not the game's: for what is not simulated."""


@final
@attrs.frozen
class ChatLine:
    text: str
    color: ChatColor


@final
@attrs.define(eq=False, repr=False)
class GameTestChat(GameTestListener):
    """Hands each line to `say` as it is made."""

    say: Callable[[ChatLine], None]
    retry: RetryOptions = RetryOptions.NO_RETRIES

    def test_finished(self, event: TestFinished) -> None:
        line = _line_of(event)
        if self.retry.has_retries:
            counters = self._counters(event).ljust(COUNTER_WIDTH)
            line = attrs.evolve(line, text=counters + line.text)
        self.say(line)

    def _counters(self, event: TestFinished) -> str:
        failed = event.attempt - event.successes
        text = f"[Run: {event.attempt:4}, Ok: {event.successes:4}, Fail: {failed:4}"
        if self.retry.number_of_times:
            text += f", Left: {self.retry.number_of_times - event.attempt:4}"
        return text + "]"


def _line_of(event: TestFinished) -> ChatLine:
    name = event.test
    if event.rotation != "none":
        name += f" with rotation {event.rotation}"
    if not event.final and event.max_attempts > 1:
        return _intermediate_line(event, name)
    if event.outcome is Outcome.PASSED:
        if event.max_attempts > 1:
            text = f"{name} passed {event.successes} times of {event.attempt} attempts"
        else:
            text = f"{name} passed ({event.duration_s * 1000:.0f} ms)"
        return ChatLine(text, ChatColor.GREEN)
    if event.outcome is Outcome.UNSUPPORTED:
        missing = ", ".join(dict.fromkeys(one.mechanic for one in event.missing))
        return ChatLine(
            f"{name} needs what is not simulated: {missing}", ChatColor.GOLD
        )
    reason = "" if event.failure is None else f": {event.failure.message}"
    if event.required:
        return ChatLine(f"{name} failed{reason}", ChatColor.RED)
    return ChatLine(f"(optional) {name} failed{reason}", ChatColor.YELLOW)


def _intermediate_line(event: TestFinished, name: str) -> ChatLine:
    counts = f"attempt {event.attempt} of {event.max_attempts}"
    if event.outcome is Outcome.PASSED:
        text = f"{name} passed, {counts}, {event.successes} successes so far"
        return ChatLine(text, ChatColor.GREEN)
    text = f"{name} failed and is tried again, {counts}"
    return ChatLine(text, ChatColor.YELLOW)
