"""Test blocks: how a block-based test starts, speaks, fails and ends.

https://minecraft.wiki/w/Test_Block. The runner looks for them by block state; what they do on
power goes by the mode in their block entity.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Byte, Compound

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

TEST_BLOCK: Final = "minecraft:test_block"


class TestBlockMode(Enum):
    """The values are the game's words, in its order."""

    START = "start"
    LOG = "log"
    FAIL = "fail"
    ACCEPT = "accept"

    __hash__ = object.__hash__
    __test__ = False


@final
@attrs.define(eq=False, repr=False)
class TestBlockEntity(BlockEntity):
    __test__ = False

    mode: TestBlockMode = attrs.field(default=TestBlockMode.FAIL, kw_only=True)
    """Data without a mode mean `fail`."""
    message: str = attrs.field(default="", kw_only=True)
    powered: bool = attrs.field(default=False, kw_only=True)
    """Whether power was there at the last update; for `start`: whether it gives power."""
    triggered: bool = attrs.field(init=False, default=False)
    """Not saved: set by power, read and reset by the runner."""

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        mode = self.nbt.pop("mode", None)
        try:
            self.mode = TestBlockMode(mode)
        except ValueError:
            self.mode = TestBlockMode.FAIL
        message = self.nbt.pop("message", "")
        self.message = message if isinstance(message, str) else ""
        self.powered = bool(self.nbt.pop("powered", 0))

    def save(self) -> Compound:
        return {
            **super().save(),
            "mode": self.mode.value,
            "message": self.message,
            "powered": Byte(self.powered),
        }

    def trigger(self, level: Level) -> None:
        """Power came, or for a start block: the test begins; then the level's sink is told."""
        if self.mode is TestBlockMode.START:
            # The power stays: nothing ever schedules the tick that would take it away.
            self.powered = True
            level.write_count += 1
            level.update_neighbors_at(self.pos, level.get_block_state(self.pos).block)
            self._tell(level)
            return
        self.triggered = True
        self._tell(level)

    def reset(self, level: Level) -> None:
        """Forget that it was triggered; a start block loses its power too."""
        self.triggered = False
        if self.mode is TestBlockMode.START:
            self.powered = False
            level.write_count += 1
            level.update_neighbors_at(self.pos, level.get_block_state(self.pos).block)

    @property
    def logs_at_once(self) -> bool:
        return self.mode in (TestBlockMode.START, TestBlockMode.LOG)

    def log_line(self) -> str | None:
        """As the game logs it; None for a blank message."""
        if not self.message.strip():
            return None
        x, y, z = self.pos
        where = f"BlockPos{{x={x}, y={y}, z={z}}}"
        return f"Test {self.mode.value} (at {where}): {self.message}"

    def _tell(self, level: Level) -> None:
        if level.test_block_sink is not None:
            level.test_block_sink(level, self.pos)


@final
class TestBlock(BlockBehaviour):
    __test__ = False

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return TestBlockEntity(TEST_BLOCK, pos, mode=TestBlockMode(state.get("mode")))

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        block_entity = level.get_block_entity(pos)
        if (
            not isinstance(block_entity, TestBlockEntity)
            or block_entity.mode is TestBlockMode.START
        ):
            return
        has_signal = level.has_neighbor_signal(pos)
        if has_signal and not block_entity.powered:
            block_entity.powered = True
            block_entity.trigger(level)
        elif not has_signal:
            block_entity.powered = False

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        block_entity = level.get_block_entity(pos)
        if isinstance(block_entity, TestBlockEntity):
            block_entity.reset(level)

    def is_signal_source(self, state: BlockState) -> bool:
        """Dust points at a start block as at a block of redstone."""
        return state.get("mode") == TestBlockMode.START.value

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if state.get("mode") != TestBlockMode.START.value:
            return 0
        block_entity = level.get_block_entity(pos)
        is_on = isinstance(block_entity, TestBlockEntity) and block_entity.powered
        return 15 if is_on else 0
