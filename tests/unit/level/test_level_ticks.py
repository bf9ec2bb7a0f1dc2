"""Rules: https://natsirtium.com/docs/spec/,
https://techmcdocs.github.io/pages/GameTick/TileTicks."""

from __future__ import annotations

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.level.level_ticks import (
    MAX_TICKS_PER_GAME_TICK,
    LevelTicks,
    TickPriority,
)

A, B, C = (BlockPos(x, 0, 0) for x in range(3))


def ran(ticks: LevelTicks[str], now: int) -> list[tuple[int, str]]:
    log: list[tuple[int, str]] = []
    ticks.run_due(now, lambda pos, kind: log.append((pos.x, kind)))
    return log


def test_due_ticks_run_by_time_then_priority_then_order_of_asking() -> None:
    ticks: LevelTicks[str] = LevelTicks()
    ticks.schedule(A, "late", 6, TickPriority.EXTREMELY_HIGH)
    ticks.schedule(A, "normal", 5)
    ticks.schedule(B, "normal", 5)
    ticks.schedule(C, "high", 5, TickPriority.HIGH)
    ticks.schedule(C, "low", 5, TickPriority.LOW)
    ticks.schedule(B, "very high", 5, TickPriority.VERY_HIGH)

    assert (ran(ticks, 5)) == [
        (1, "very high"),
        (2, "high"),
        (0, "normal"),
        (1, "normal"),
        (2, "low"),
    ]
    assert ran(ticks, 6) == [(0, "late")]


def test_second_request_is_dropped_whatever_its_time_and_priority() -> None:
    ticks: LevelTicks[str] = LevelTicks()

    assert ticks.schedule(A, "torch", 9)
    assert not ticks.schedule(A, "torch", 2, TickPriority.EXTREMELY_HIGH)
    assert ticks.schedule(A, "other block", 9)
    assert ticks.schedule(B, "torch", 9)
    assert ticks.next_due() == 9


def test_running_tick_has_left_the_queue_and_may_ask_again() -> None:
    ticks: LevelTicks[str] = LevelTicks()
    ticks.schedule(A, "torch", 1)
    seen: list[tuple[bool, bool]] = []

    def run(pos: BlockPos, kind: str) -> None:
        seen.append((ticks.has(pos, kind), ticks.schedule(pos, kind, 3)))

    ticks.run_due(1, run)

    assert seen == [(False, True)]
    assert ticks.next_due() == 3


def test_tick_knows_who_runs_later_in_the_same_tick() -> None:
    ticks: LevelTicks[str] = LevelTicks()
    ticks.schedule(A, "x", 1)
    ticks.schedule(B, "x", 1)
    seen: list[list[bool]] = []

    ticks.run_due(
        1,
        lambda _pos, kind: seen.append(
            [ticks.will_run_this_tick(p, kind) for p in (A, B)]
        ),
    )

    assert seen == [[False, True], [False, False]]
    assert not ticks.will_run_this_tick(B, "x")


def test_what_is_asked_for_now_while_ticks_run_waits_for_the_next_call() -> None:
    ticks: LevelTicks[str] = LevelTicks()
    ticks.schedule(A, "x", 1)
    log: list[BlockPos] = []

    def run(pos: BlockPos, _kind: str) -> None:
        log.append(pos)
        ticks.schedule(B, "x", 1)

    ticks.run_due(1, run)

    assert log == [A]
    assert ran(ticks, 2) == [(1, "x")]


def test_ticks_over_the_limit_wait_for_the_next_tick() -> None:
    ticks: LevelTicks[str] = LevelTicks(2)
    for pos in (A, B, C):
        ticks.schedule(pos, "x", 1)

    assert ran(ticks, 1) == [(0, "x"), (1, "x")]
    assert ran(ticks, 2) == [(2, "x")]
    assert MAX_TICKS_PER_GAME_TICK == 65536


def test_clearing_a_box_forgets_pending_and_running_ticks() -> None:
    ticks: LevelTicks[str] = LevelTicks()
    for pos in (A, B, C):
        ticks.schedule(pos, "x", 1)
    ticks.schedule(C, "later", 5)
    log: list[BlockPos] = []

    def run(pos: BlockPos, _kind: str) -> None:
        log.append(pos)
        ticks.clear(BoundingBox.of_corners(B, C))

    ticks.run_due(1, run)

    assert log == [A]
    assert len(ticks) == 0
    assert ticks.next_due() is None


def test_iterating_shows_pending_ticks_in_running_order() -> None:
    ticks: LevelTicks[str] = LevelTicks()
    ticks.schedule(A, "x", 4)
    ticks.schedule(B, "x", 2)

    assert [(tick.time, tick.pos) for tick in ticks] == [(2, B), (4, A)]


def test_copied_area_keeps_times_and_order() -> None:
    # https://minecraft.wiki/w/Commands/clone: scheduled ticks are copied with the blocks.
    ticks: LevelTicks[str] = LevelTicks()
    other: LevelTicks[str] = LevelTicks()
    ticks.schedule(B, "normal", 5)
    ticks.schedule(A, "normal", 5)
    ticks.schedule(C, "high", 5, TickPriority.HIGH)
    other.schedule(BlockPos(11, 0, 0), "normal", 9)
    other.copy_area(ticks, BoundingBox(0, 0, 0, 1, 0, 0), (10, 0, 0))

    assert [(10, "normal")] == ran(other, 5)
    assert [(11, "normal")] == ran(other, 9)
    assert [(2, "high"), (1, "normal"), (0, "normal")] == ran(ticks, 5)


def test_area_may_be_copied_within_one_queue() -> None:
    ticks: LevelTicks[str] = LevelTicks()
    ticks.schedule(A, "torch", 5)
    ticks.copy_area(ticks, BoundingBox(0, 0, 0, 0, 0, 0), (2, 0, 0))

    assert [(0, "torch"), (2, "torch")] == ran(ticks, 5)
