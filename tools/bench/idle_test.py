"""A test function that waits 100,000 ticks and succeeds."""

from __future__ import annotations

from gametest import GameTestHelper, test_function


@test_function("bench:idle", max_ticks=100_001)
def idle(helper: GameTestHelper) -> None:
    helper.start_sequence().then_idle(100_000).then_succeed()
