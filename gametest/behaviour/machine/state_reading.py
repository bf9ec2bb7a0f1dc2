"""Blocks that are filled or eaten bit by bit: comparators read how far off the state.

https://minecraft.wiki/w/Redstone_Comparator#Measure_block_state
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.standing.attached import is_burning
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.interaction.inside_effects import burn_in_lava
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_FULL_CAKE: Final = 14
_LAVA_HEIGHT: Final = 15 / 16
"""Of this and the water's levels: general knowledge of the game."""
_POSES: Final = ("standing", "sitting", "running", "star")


class StateReading(BlockBehaviour):
    """Respawn anchor, end portal frame, copper golem statue, creaking heart."""

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        match state.block.name:
            case "minecraft:respawn_anchor":
                return int(state.get("charges")) * 15 // 4
            case "minecraft:end_portal_frame":
                return 15 if state.get("eye") == "true" else 0
            case "minecraft:lava_cauldron":
                return 3
            case _:
                return int(state.find("level") or 0)


@final
class Statue(StateReading):
    """https://minecraft.wiki/w/Copper_Golem_Statue: 1 to 4 by pose."""

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        return _POSES.index(state.get("copper_golem_pose")) + 1

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


@final
class Cauldron(StateReading):
    """Rain and dripstone fill it, and what burns is put out in it: neither is simulated.

    Its lava burns as lava does: https://minecraft.wiki/w/Cauldron#Holding_lava.
    """

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        height = _content_height(state)
        if entity.pos.y >= pos.y + height or entity.body is None:
            return
        if state.is_block("minecraft:lava_cauldron"):
            burn_in_lava(level, entity.body)
            return
        if height and is_burning(entity):
            raise UnsupportedError(f"{state.block.name}: put out a fire", pos)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.find("level") != "3" and not state.is_block(
            "minecraft:lava_cauldron"
        )

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        # The game looks at the top of one column in 48 random ticks, and rain fills one in 20.
        if not level.world.weather.rains_now or not level.dimension_type.has_sky_light:
            return
        for y in range(pos.y + 1, level.max_y):
            if level.get_block_state((pos.x, y, pos.z)).blocks_motion:
                return
        raise UnsupportedError(f"{state.block.name}: fill with rain", pos)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """Only dripstone above schedules one, and that is reported where it grows."""


def _content_height(state: BlockState) -> float:
    """Above its own floor; 0: it is empty."""
    if state.is_block("minecraft:lava_cauldron"):
        return _LAVA_HEIGHT
    level = int(state.find("level") or 0)
    return (6 + 3 * level) / 16 if level else 0.0


class CakeOnSolid(BlockBehaviour):
    """A candle cake reads as a whole one (https://minecraft.wiki/w/Cake)."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return level.get_block_state(Direction.DOWN.from_pos(pos)).blocks_motion

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        return _FULL_CAKE - 2 * int(state.find("bites") or 0)

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        """One that burns lights the candle, if there is one."""
        if state.find("lit") == "false" and is_burning(projectile):
            level.set_block(pos, state.with_("lit", "true"), ALL)


@final
class Cake(CakeOnSolid):
    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """One bite: a creative player always eats."""
        if state.get("bites") == "6":
            level.set_block(pos, level.blocks.air, ALL)
        else:
            level.set_block(pos, state.cycle("bites"), ALL)
        vibrate(level, pos, "eat")
        return True


@final
class FlowerPot(BlockBehaviour):
    """A hand takes the plant out (https://minecraft.wiki/w/Flower_Pot)."""

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        pot = level.blocks.block("minecraft:flower_pot")
        if state.block is pot:
            return False
        level.set_block(pos, pot.default_state, ALL)
        vibrate(level, pos, "block_change")
        return True

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.block.name.endswith("_eyeblossom")

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.is_randomly_ticking(state):
            raise UnsupportedError(f"{state.block.name}: open or close", pos)
