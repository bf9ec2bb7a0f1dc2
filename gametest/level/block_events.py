"""Block events: an insertion-ordered set that is emptied once a tick.

Rule: https://techmcdocs.github.io/pages/GameTick (an equal waiting event is not added twice; events
added while the phase runs belong to it; one whose block is gone is dropped).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block import Block


class BlockEvent(NamedTuple):
    """A named tuple because it is a key of the set."""

    pos: BlockPos
    block: Block
    event_id: int
    data: int


@attrs.define(eq=False, repr=False)
class BlockEvents:
    queue: deque[BlockEvent] = attrs.field(factory=deque, init=False)
    """Only to be looked at: every tick asks whether it is empty."""
    _waiting: set[BlockEvent] = attrs.field(factory=set, init=False)

    def __len__(self) -> int:
        return len(self.queue)

    def __iter__(self) -> Iterator[BlockEvent]:
        """Waiting events in the order in which they will run."""
        return iter(tuple(self.queue))

    def add(self, event: BlockEvent) -> bool:
        """False if an equal one waits."""
        if event in self._waiting:
            return False
        self._waiting.add(event)
        self.queue.append(event)
        return True

    def run(self, run: Callable[[BlockEvent], None]) -> int:
        """Take out and run one after the other until none waits; returns how many ran."""
        count = 0
        while self.queue:
            event = self.queue.popleft()
            self._waiting.discard(event)
            count += 1
            run(event)
        return count

    def clear(self, box: BoundingBox) -> None:
        kept = [event for event in self.queue if not box.contains(event.pos)]
        self.queue = deque(kept)
        self._waiting = set(kept)
