"""The head of an extended piston (https://minecraft.wiki/w/Piston/Technical_components)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.core.direction import Direction
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

_BASES: Final = {"normal": "minecraft:piston", "sticky": "minecraft:sticky_piston"}


@final
class PistonHead(BlockBehaviour):
    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        is_behind = direction.opposite.label == state.get("facing")
        if is_behind and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """On its extended base, or while that takes it back."""
        base = level.get_block_state(_base_pos(pos, state))
        return _fits(state, base) or (
            base.is_block("minecraft:moving_piston")
            and base.get("facing") == state.get("facing")
        )

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        """The head passes updates on to its base."""
        if self.can_survive(level, pos, state):
            level.neighbor_changed(_base_pos(pos, state), source, source_pos)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        """Whoever breaks the head breaks the piston."""
        base_pos = _base_pos(pos, state)
        if _fits(state, level.get_block_state(base_pos)):
            level.destroy_block(base_pos, drop=True)


def _base_pos(pos: BlockPos, state: BlockState) -> BlockPos:
    return Direction.by_label(state.get("facing")).opposite.from_pos(pos)


def _fits(head: BlockState, base: BlockState) -> bool:
    return (
        base.is_block(_BASES[head.get("type")])
        and base.get("extended") == "true"
        and base.get("facing") == head.get("facing")
    )
