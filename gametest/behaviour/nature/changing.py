"""Ground, ice and snow: what they need, and what time and light would make of them.

https://minecraft.wiki/w/Grass_Block, https://minecraft.wiki/w/Ice, https://minecraft.wiki/w/Snow,
https://minecraft.wiki/w/Frosted_Ice. Light is not simulated, so where it decides the change is
unsupported, unless no light could reach the block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.standing.connecting import SnowyBlock
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.dimension_type import THE_NETHER
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_MELTING_LIGHT: Final = 11
"""Light of blocks from which ice and snow melt, taken low by one."""
_FROST_DELAY: Final = 60
_FROST_STEP: Final = 20


@final
class SpreadingGround(SnowyBlock):
    """Grass and mycelium: hit by a random tick only if asked, as the flat world is full of it."""

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        name = state.block.name
        if _is_covered(level, pos):
            raise UnsupportedError(f"{name}: turn to dirt", pos)
        for dx in range(-1, 2):
            for dy in range(-3, 2):
                for dz in range(-1, 2):
                    place = pos.offset(dx, dy, dz)
                    near = level.get_block_state(place)
                    if near.is_block("minecraft:dirt") and not _is_covered(
                        level, place
                    ):
                        raise UnsupportedError(f"{name}: spread", pos)


@final
class Nylium(BlockBehaviour):
    """https://minecraft.wiki/w/Nylium: it dies under a block that lets no light through."""

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _is_covered(level, pos):
            raise UnsupportedError(f"{state.block.name}: turn to netherrack", pos)


@final
class BuddingAmethyst(BlockBehaviour):
    """https://minecraft.wiki/w/Budding_Amethyst: one random tick in five tries one side."""

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.random.next_int(5) != 0:
            return
        side = tuple(Direction)[level.random.next_int(6)]
        ahead = level.get_block_state(side.from_pos(pos))
        is_water = ahead.is_block("minecraft:water") and ahead.fluid_amount == 8
        is_bud = ahead.block.name.endswith("_amethyst_bud")
        grows = is_bud and ahead.get("facing") == side.label
        if ahead.is_air or is_water or grows:
            raise UnsupportedError("minecraft:budding_amethyst: grow a bud", pos)


@final
class Ice(BlockBehaviour):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _may_be_lit(level, pos):
            raise UnsupportedError(f"{state.block.name}: melt", pos)


@final
class FrostedIce(BlockBehaviour):
    """It looks for the first time after 60 to 120 ticks; light and chance decide.

    Told at the first tick at which it may happen.
    """

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        level.schedule_tick(pos, state.block, _FROST_DELAY)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        # Under the open sky by day it melts too, and that light is not simulated.
        if level.dimension_type.has_sky_light or _may_be_lit(level, pos):
            raise UnsupportedError("minecraft:frosted_ice: melt", pos)
        level.schedule_tick(pos, state.block, _FROST_STEP)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self.tick(level, pos, state)


@final
class SnowLayer(BlockBehaviour):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_block_state(Direction.DOWN.from_pos(pos))
        name = below.block.name
        if name in _CARRIES_NO_SNOW:
            return False
        if name in _CARRIES_SNOW or below.is_full_cube:
            return True
        is_whole = below.block is state.block and below.get("layers") == "8"
        return is_whole or (
            below.is_face_sturdy(Direction.UP) and bool(below.collision_shape)
        )

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        return state if self.can_survive(level, pos, state) else level.blocks.air

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _may_be_lit(level, pos):
            raise UnsupportedError("minecraft:snow: melt", pos)


_CARRIES_NO_SNOW: Final = ("minecraft:ice", "minecraft:packed_ice", "minecraft:barrier")
"""Block tag `cannot_support_snow_layer`."""
_CARRIES_SNOW: Final = (
    "minecraft:honey_block",
    "minecraft:soul_sand",
    "minecraft:mud",
)
"""Block tag `support_override_snow_layer`."""


@final
class WetSponge(BlockBehaviour):
    """It dries where water evaporates (https://minecraft.wiki/w/Sponge)."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if level.dimension == THE_NETHER:
            sponge = level.blocks.block("minecraft:sponge")
            level.set_block(pos, sponge.default_state, ALL)


def _is_covered(level: Level, pos: BlockPos) -> bool:
    """No light comes in from above, or that is not known here."""
    above = level.get_block_state(Direction.UP.from_pos(pos))
    if above.is_block("minecraft:snow") and above.get("layers") == "1":
        return False
    if above.fluid_amount == 8:
        return True
    is_clear = above.is_full_cube and above.light_filter == 0
    return not is_clear and (
        above.light_filter == 15 or above.is_face_sturdy(Direction.DOWN)
    )


def _may_be_lit(level: Level, pos: BlockPos) -> bool:
    """A light near enough stands there; whether something shades it is not asked."""
    reach = 15 - _MELTING_LIGHT
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            for dz in range(-reach, reach + 1):
                distance = abs(dx) + abs(dy) + abs(dz)
                if distance > reach:
                    continue
                near = level.get_block_state(pos.offset(dx, dy, dz))
                if near.light_emission - distance >= _MELTING_LIGHT:
                    return True
    return False
