"""Rules: https://techmcdocs.github.io/pages/GameTick."""

from __future__ import annotations

from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.level.block_events import BlockEvent, BlockEvents

A, B = BlockPos(0, 0, 0), BlockPos(1, 0, 0)


def test_equal_waiting_event_is_not_added_twice(blocks: BlockTable) -> None:
    piston = blocks.block("piston")
    events = BlockEvents()

    assert events.add(BlockEvent(A, piston, 0, 4))
    assert not events.add(BlockEvent(A, piston, 0, 4))
    assert events.add(BlockEvent(A, piston, 1, 4))
    assert len(events) == 2


def test_events_added_while_the_phase_runs_belong_to_it(blocks: BlockTable) -> None:
    piston = blocks.block("piston")
    events = BlockEvents()
    events.add(BlockEvent(A, piston, 0, 4))
    log: list[tuple[BlockPos, int]] = []

    def run(event: BlockEvent) -> None:
        log.append((event.pos, event.event_id))
        if event.event_id < 2:
            events.add(BlockEvent(A, piston, event.event_id + 1, 4))

    assert events.run(run) == 3
    assert log == [(A, 0), (A, 1), (A, 2)]


def test_events_run_in_the_order_of_adding(blocks: BlockTable) -> None:
    piston = blocks.block("piston")
    events = BlockEvents()
    events.add(BlockEvent(B, piston, 0, 4))
    events.add(BlockEvent(A, piston, 0, 4))

    assert [event.pos for event in events] == [B, A]


def test_clearing_a_box_drops_its_events(blocks: BlockTable) -> None:
    piston = blocks.block("piston")
    events = BlockEvents()
    events.add(BlockEvent(A, piston, 0, 4))
    events.add(BlockEvent(B, piston, 0, 4))

    events.clear(BoundingBox.of_corners(A, A))

    assert [event.pos for event in events] == [B]
    assert events.add(BlockEvent(A, piston, 0, 4))
