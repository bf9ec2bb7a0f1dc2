"""Water and lava stand still: when one would flow, fall, dry up or harden, that is unsupported.

https://minecraft.wiki/w/Fluid, https://minecraft.wiki/w/Water, https://minecraft.wiki/w/Lava
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour, FluidBehaviour
from gametest.level.dimension_type import THE_NETHER

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

WATER_DELAY: Final = 5
LAVA_DELAY: Final = 30
NETHER_LAVA_DELAY: Final = 10
_ANYWHERE: Final = -1
"""Value of `fire_spread_radius_around_player`: no player needed."""

_KEEPS_FLUID_OUT: Final = ("_door", "_sign", "_portal")
_KEEPS_FLUID_OUT_NAMES: Final = frozenset(
    f"minecraft:{name}"
    for name in ("ladder", "sugar_cane", "bubble_column", "structure_void")
)


@final
class FlowingFluid(FluidBehaviour):
    """Looks when its tick falls due whether anything would change."""

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.fluid is not None and _would_change(level, pos, state):
            raise UnsupportedError(f"minecraft:{state.fluid}: flow", pos)


@final
class LiquidBlock(BlockBehaviour):
    """The blocks `water` and `lava`."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        _refuse_hardening(level, pos, state)
        schedule_flow(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        _refuse_hardening(level, pos, state)
        schedule_flow(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if state.is_fluid_source or neighbor_state.is_fluid_source:
            schedule_flow(level, pos, state)
        return state

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.fluid == "lava"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.fluid != "lava" or not may_light(level):
            return
        # Lava lights what burns, up to three blocks up and two aside.
        for dy in range(4):
            for dx in range(-2, 3):
                for dz in range(-2, 3):
                    near = level.get_block_state(pos.offset(dx, dy, dz))
                    if near.block.is_ignited_by_lava:
                        raise UnsupportedError("minecraft:lava: set fire", pos)


class Waterloggable(BlockBehaviour):
    """A block that does nothing but hold water; heirs call `super().update_shape`."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        return state


def schedule_flow(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Nothing if the state holds no fluid."""
    if state.fluid is not None:
        if state.fluid == "water":
            delay = WATER_DELAY
        else:
            delay = NETHER_LAVA_DELAY if _has_fast_lava(level) else LAVA_DELAY
        level.schedule_fluid_tick(pos, f"minecraft:{state.fluid}", delay)


def may_light(level: Level) -> bool:
    """Without a player near: https://minecraft.wiki/w/Game_rule."""
    rules = level.world.game_rules.snapshot()
    radius = rules.get("fire_spread_radius_around_player")
    if radius is not None:
        return radius == _ANYWHERE
    return bool(rules.get("doFireTick")) and bool(
        rules.get("allowFireTicksAwayFromPlayer")
    )


def _would_change(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if not state.is_fluid_source and _amount_for(level, pos, state) != (
        state.fluid_amount,
        state.is_fluid_falling,
    ):
        return True
    below = level.get_block_state(Direction.DOWN.from_pos(pos))
    if _flows_into(state, below, Direction.DOWN):
        return True
    is_hole = below.fluid == state.fluid and _passes(state, below, Direction.DOWN)
    if is_hole and not state.is_fluid_source:
        return False
    if state.fluid_amount - _loss(level, state) <= 0:
        return False
    return any(
        _flows_into(state, level.get_block_state(side.from_pos(pos)), side)
        for side in HORIZONTALS
    )


def _amount_for(level: Level, pos: BlockPos, state: BlockState) -> tuple[int, bool]:
    """What its surroundings make of flowing fluid: amount and whether it falls; 9 = source."""
    above = level.get_block_state(Direction.UP.from_pos(pos))
    strongest = sources = 0
    for side in HORIZONTALS:
        beside = level.get_block_state(side.from_pos(pos))
        if beside.fluid == state.fluid and _passes(state, beside, side):
            strongest = max(strongest, beside.fluid_amount)
            sources += beside.is_fluid_source
    if sources >= 2 and _makes_sources(level, state):
        below = level.get_block_state(Direction.DOWN.from_pos(pos))
        if below.blocks_motion or (
            below.fluid == state.fluid and below.is_fluid_source
        ):
            return 9, False
    if above.fluid == state.fluid and _passes(state, above, Direction.UP):
        return 8, True
    return max(strongest - _loss(level, state), 0), False


def _loss(level: Level, state: BlockState) -> int:
    """Per block of way."""
    return 1 if state.fluid == "water" or _has_fast_lava(level) else 2


def _has_fast_lava(level: Level) -> bool:
    """https://minecraft.wiki/w/Lava: in the Nether it flows as far as water."""
    return level.dimension == THE_NETHER


def _makes_sources(level: Level, state: BlockState) -> bool:
    """Two sources make a third: https://minecraft.wiki/w/Game_rule."""
    return level.world.game_rules.is_on(f"{state.fluid}_source_conversion")


def _passes(state: BlockState, other: BlockState, side: Direction) -> bool:
    """Neither block closes the face between them."""
    return not (
        state.is_full_cube
        or other.is_full_cube
        or state.is_face_sturdy(side)
        or other.is_face_sturdy(side.opposite)
    )


def _flows_into(state: BlockState, other: BlockState, side: Direction) -> bool:
    if other.fluid == state.fluid:
        return False
    if other.fluid is not None:
        # Water meets lava: always something happens if the way is open.
        return _passes(state, other, side)
    if other.has("waterlogged") or other.blocks_motion:
        return False
    name = other.block.name
    if name in _KEEPS_FLUID_OUT_NAMES or name.endswith(_KEEPS_FLUID_OUT):
        return False
    return _passes(state, other, side)


def _refuse_hardening(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Lava beside or below water turns to stone; over soul soil beside blue ice to basalt."""
    if state.fluid != "lava":
        return
    below = level.get_block_state(Direction.DOWN.from_pos(pos))
    for side in Direction:
        if side is Direction.DOWN:
            continue
        beside = level.get_block_state(side.from_pos(pos))
        is_basalt = below.is_block("minecraft:soul_soil") and beside.is_block(
            "minecraft:blue_ice"
        )
        if beside.fluid == "water" or is_basalt:
            raise UnsupportedError("minecraft:lava: harden", pos)
