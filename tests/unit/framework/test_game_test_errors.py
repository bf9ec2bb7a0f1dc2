"""How failures describe themselves (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from gametest.core.position import BlockPos
from gametest.framework.failure.game_test_errors import (
    GameTestAssertError,
    GameTestAssertPosError,
    GameTestTimeoutError,
)


def test_assertion_tells_its_tick() -> None:
    assert str(GameTestAssertError("no lamp", 7)) == "no lamp on tick 7"


def test_positional_assertion_tells_both_positions_and_the_tick() -> None:
    error = GameTestAssertPosError(
        "no lamp", 7, BlockPos(12, -60, 40), BlockPos(3, 1, 2)
    )

    assert str(error) == "no lamp at 12, -60, 40 (relative: 3, 1, 2) on tick 7"


def test_timeout_tells_no_tick() -> None:
    assert str(GameTestTimeoutError("too slow")) == "too slow"


def test_only_assertions_are_assertion_errors() -> None:
    assert isinstance(GameTestAssertError("x"), AssertionError)
    assert not isinstance(GameTestTimeoutError("x"), AssertionError)
