"""Power that a state gives as it stands; what would change the state is not simulated.

https://minecraft.wiki/w/Redstone_mechanics#Power_components
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.machine.chest import Chest
from gametest.behaviour.machine.container import WorkingBlockEntity
from gametest.behaviour.machine.contents import HasContents
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import ALL, CLIENTS, KNOWN_SHAPE

if TYPE_CHECKING:
    from gametest.level.level import Level

_COOLDOWN: Final = 10
"""Ticks from the end of a sensor's signal until it listens again."""


@attrs.define(eq=False, repr=False)
class StaticSource(BlockBehaviour):
    """Reads `power`, or `powered`."""

    strong_towards: str = attrs.field(default="", kw_only=True)
    """`facing`: strongly to the block it stands on, opposite its facing; `down`; empty: none."""

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

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        power = state.find("power")
        if power is not None:
            return int(power)
        return 15 if state.find("powered") == "true" else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        match self.strong_towards:
            case "facing":
                is_strong = direction.label == state.get("facing")
            case "down":
                is_strong = direction is Direction.UP
            case _:
                is_strong = False
        return self.get_signal(level, pos, state, direction) if is_strong else 0

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.get_signal(level, pos, state, Direction.UP) > 0:
            raise UnsupportedError(f"{state.block.name}: power off", pos)


@final
class Hit(StaticSource):
    """Targets and lightning rods: power that nothing would ever take away goes at once.

    https://minecraft.wiki/w/Target, https://minecraft.wiki/w/Lightning_Rod: only a hit makes it.
    """

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if (
            old_state.block is not state.block
            and self.get_signal(level, pos, state, Direction.UP) > 0
            and not level.has_scheduled_tick(pos, state.block)
        ):
            level.set_block(pos, _off(state), CLIENTS | KNOWN_SHAPE)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if state.find("powered") == "true":
            self._tell_support(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.get_signal(level, pos, state, Direction.UP) > 0:
            level.set_block(pos, _off(state), ALL)
            self._tell_support(level, pos, state)

    def _tell_support(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.strong_towards == "facing":
            side = Direction.by_label(state.get("facing")).opposite
            level.update_neighbors_at(side.from_pos(pos), state.block)


@final
class Lectern(StaticSource, HasContents):
    """Gives power and is read by comparators; a book makes both, and is not simulated."""

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        if state.get("has_book") == "true":
            raise UnsupportedError("minecraft:lectern: comparator reading", pos)
        return 0


@final
class SculkSensor(StaticSource, HasContents):
    """Its power and its phases end by themselves; what starts them is not simulated.

    https://minecraft.wiki/w/Sculk_Sensor
    """

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if (
            old_state.block is not state.block
            and state.get("power") != "0"
            and not level.has_scheduled_tick(pos, state.block)
        ):
            level.set_block(pos, state.with_("power", "0"), CLIENTS | KNOWN_SHAPE)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if state.get("sculk_sensor_phase") == "active":
            _tell_below(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        match state.get("sculk_sensor_phase"):
            case "active":
                cooling = state.with_("sculk_sensor_phase", "cooldown")
                level.set_block(pos, cooling.with_("power", "0"), ALL)
                level.schedule_tick(pos, state.block, _COOLDOWN)
                _tell_below(level, pos, state)
            case "cooldown":
                level.set_block(pos, state.with_("sculk_sensor_phase", "inactive"), ALL)


@final
class DaylightDetector(StaticSource):
    """Measures every 20 ticks; the light of the sky is not simulated."""

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        name = state.block.name
        return WorkingBlockEntity(
            name,
            pos,
            mechanic=f"{name}: measure light",
            works=_has_sky_light,
            period=20,
        )


@final
class TrappedChest(Chest):
    """Gives as much power as players look into it: none."""

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return 0


def _off(state: BlockState) -> BlockState:
    if state.has("power"):
        return state.with_("power", "0")
    return state.with_("powered", "false")


def _tell_below(level: Level, pos: BlockPos, state: BlockState) -> None:
    level.update_neighbors_at(pos, state.block)
    level.update_neighbors_at(Direction.DOWN.from_pos(pos), state.block)


def _has_sky_light(level: Level, block_entity: BlockEntity) -> bool:
    return level.dimension_type.has_sky_light
