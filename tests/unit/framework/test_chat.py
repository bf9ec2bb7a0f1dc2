"""Lines of chat about ended attempts."""

from __future__ import annotations

from typing import Any

import pytest

from gametest.framework.chat import ChatColor, ChatLine, GameTestChat
from gametest.framework.events import Failure, MissingMechanic, Outcome, TestFinished
from gametest.framework.run.retry_options import RetryOptions

FAILURE = Failure(kind="assert", message="no lamp on tick 3", reason="no lamp", tick=3)


def _line(retry: RetryOptions = RetryOptions.NO_RETRIES, **fields: Any) -> ChatLine:
    settings: dict[str, Any] = {
        "test": "demo:t",
        "structure": "minecraft:empty",
        "environment": "minecraft:default",
        "dimension": "minecraft:overworld",
        "required": True,
        "outcome": Outcome.PASSED,
        "attempt": 1,
        "max_attempts": 1,
        "successes": 1,
        "final": True,
        "duration_s": 0.0123,
        **fields,
    }
    lines: list[ChatLine] = []
    GameTestChat(lines.append, retry).test_finished(TestFinished(**settings))
    return lines[0]


FAILED = {"outcome": Outcome.FAILED, "failure": FAILURE, "successes": 0}


@pytest.mark.parametrize(
    ("fields", "text", "color"),
    [
        ({}, "demo:t passed (12 ms)", ChatColor.GREEN),
        (
            {"rotation": "180"},
            "demo:t with rotation 180 passed (12 ms)",
            ChatColor.GREEN,
        ),
        (FAILED, "demo:t failed: no lamp on tick 3", ChatColor.RED),
        (
            {**FAILED, "required": False},
            "(optional) demo:t failed: no lamp on tick 3",
            ChatColor.YELLOW,
        ),
        (
            {**FAILED, "max_attempts": 3, "final": False},
            "demo:t failed and is tried again, attempt 1 of 3",
            ChatColor.YELLOW,
        ),
        (
            {"max_attempts": 3, "attempt": 2, "final": False},
            "demo:t passed, attempt 2 of 3, 1 successes so far",
            ChatColor.GREEN,
        ),
        (
            {"max_attempts": 3, "attempt": 2},
            "demo:t passed 1 times of 2 attempts",
            ChatColor.GREEN,
        ),
        (
            {
                "outcome": Outcome.UNSUPPORTED,
                "missing": (
                    MissingMechanic(
                        mechanic="pig", pos=None, relative_pos=None, tick=0
                    ),
                ),
            },
            "demo:t needs what is not simulated: pig",
            ChatColor.GOLD,
        ),
    ],
)
def test_line_and_color(fields: dict[str, Any], text: str, color: ChatColor) -> None:
    assert ChatLine(text, color) == _line(**fields)


def test_repeated_test_has_counters_in_columns() -> None:
    line = _line(RetryOptions(9, until_failed=False), attempt=4, successes=3)

    assert line.text.startswith("[Run:    4, Ok:    3, Fail:    1, Left:    5]")
    assert line.text.index("demo:t") == 53
