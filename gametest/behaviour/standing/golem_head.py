"""Carved pumpkins and jack o'lanterns: set on the right body they make a golem.

https://minecraft.wiki/w/Iron_Golem#Creation, https://minecraft.wiki/w/Snow_Golem#Creation,
https://minecraft.wiki/w/Copper_Golem#Creation: in any orientation. The golem is not simulated.
Withers are made where a player or a dispenser sets the last skull, never by a block change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
class GolemHead(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is state.block:
            return
        for side in Direction:
            golem = _golem(level, pos, side)
            if golem is not None:
                mechanic = f"{state.block.name}: make a {golem} golem"
                raise UnsupportedError(mechanic, pos)


def _golem(level: Level, pos: BlockPos, side: Direction) -> str | None:
    """What the blocks on `side` of the head are the body of."""
    chest_pos = side.from_pos(pos)
    foot_pos = side.from_pos(chest_pos)
    chest = level.get_block_state(chest_pos).block.name
    foot = level.get_block_state(foot_pos).block.name
    if chest == foot == "minecraft:snow_block":
        return "snow"
    if chest == foot == "minecraft:iron_block":
        for arm in Direction:
            if arm.axis is not side.axis and _has_arms(level, pos, side, arm):
                return "iron"
    has_copper_golems = level.blocks.find_block("minecraft:copper_golem_statue")
    if has_copper_golems is not None and _is_copper(chest):
        return "copper"
    return None


def _has_arms(level: Level, pos: BlockPos, side: Direction, arm: Direction) -> bool:
    """Iron on both sides of the chest, and air beside head and foot."""
    chest_pos = side.from_pos(pos)
    foot_pos = side.from_pos(chest_pos)
    return all(
        level.get_block_state(way.from_pos(chest_pos)).is_block("minecraft:iron_block")
        and level.get_block_state(way.from_pos(pos)).is_air
        and level.get_block_state(way.from_pos(foot_pos)).is_air
        for way in (arm, arm.opposite)
    )


def _is_copper(name: str) -> bool:
    """Block tag `copper`: the full block at any stage, waxed or not."""
    plain = name.removeprefix("minecraft:").removeprefix("waxed_")
    return plain in (
        "copper_block",
        "exposed_copper",
        "weathered_copper",
        "oxidized_copper",
    )
