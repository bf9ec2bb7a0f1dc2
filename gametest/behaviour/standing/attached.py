"""Blocks that break when what carries them goes.

https://minecraft.wiki/w/Opacity/Placement. The drop is the level's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def is_burning(entity: Entity) -> bool:
    body = entity.body
    return body is not None and body.fire_ticks > 0


class Attached(Waterloggable):
    """Breaks as soon as the side that carries it changes to something that cannot."""

    def support_side(self, state: BlockState) -> Direction:
        return Direction.DOWN

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        super().update_shape(level, pos, state, direction, neighbor_pos, neighbor_state)
        is_support = direction is self.support_side(state)
        if is_support and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state


@attrs.define(eq=False, repr=False)
class Standing(Attached):
    """Torches, candles, lanterns, amethyst: they need (a part of) a sturdy face."""

    support: SupportType

    def support_side(self, state: BlockState) -> Direction:
        if state.find("hanging") == "true":
            return Direction.UP
        return Direction.DOWN

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return can_hang_or_stand(level, pos, self.support_side(state), self.support)


@final
class Candle(Standing):
    """A hand puts it out (https://minecraft.wiki/w/Candle)."""

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if state.get("lit") == "false":
            return False
        level.set_block(pos, state.with_("lit", "false"), ALL)
        vibrate(level, pos, "block_change")
        return True

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        """One that burns lights it."""
        if is_burning(projectile) and state.find("waterlogged") != "true":
            level.set_block(pos, state.with_("lit", "true"), ALL)


@attrs.define(eq=False, repr=False)
class OnWall(Attached):
    """`facing` points away from the wall."""

    needs_sturdy_face: bool = True
    """Wall signs and banners only want something solid."""

    def support_side(self, state: BlockState) -> Direction:
        return Direction.by_label(state.get("facing")).opposite

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        side = self.support_side(state)
        if self.needs_sturdy_face:
            return can_hang_or_stand(level, pos, side, SupportType.FULL)
        return level.get_block_state(side.from_pos(pos)).blocks_motion


class OnSolid(Attached):
    """Standing signs, banners, cakes: something solid below."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return level.get_block_state(Direction.DOWN.from_pos(pos)).blocks_motion


@final
class OnAnything(Attached):
    """Carpets: anything but air below."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return not level.get_block_state(Direction.DOWN.from_pos(pos)).is_air
