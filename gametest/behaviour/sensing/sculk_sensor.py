"""Sculk sensors, plain and calibrated: a vibration travels a block a tick, then they give power.

https://minecraft.wiki/w/Sculk_Sensor, https://minecraft.wiki/w/Calibrated_Sculk_Sensor
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.behaviour.sensing.sculk_hearing import SculkSensorBlockEntity
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import ALL, CLIENTS, KNOWN_SHAPE

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_COOLDOWN: Final = 10
"""Ticks from the end of a sensor's signal until it listens again."""
_STRONGEST: Final = 15


@final
@attrs.define(eq=False, repr=False)
class SculkSensor(Waterloggable):
    reach: int
    """Blocks within which it hears."""
    active_ticks: int
    wool: TaggedBlocks = attrs.field(
        factory=lambda: TaggedBlocks("occludes_vibration_signals"), init=False
    )

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        if kind is None:
            return None
        return SculkSensorBlockEntity(kind, pos, reach=self.reach, behaviour=self)

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

    def step_on(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        """Always felt, whatever is between."""
        sensor = level.get_block_entity(pos)
        if isinstance(sensor, SculkSensorBlockEntity) and is_idle(state):
            sensor.feel_step(level, entity)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        match state.get("sculk_sensor_phase"):
            case "active":
                cooling = state.with_("sculk_sensor_phase", "cooldown")
                level.set_block(pos, cooling.with_("power", "0"), ALL)
                level.schedule_tick(pos, state.block, _COOLDOWN)
                _tell_below(level, pos, state)
            case "cooldown":
                level.set_block(pos, state.with_("sculk_sensor_phase", "inactive"), ALL)

    def activate(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        *,
        distance: float,
        frequency: int,
        by: Entity | None,
    ) -> None:
        """A vibration arrived from so many blocks away."""
        power = max(1, _STRONGEST - int(_STRONGEST / self.reach * distance))
        active = state.with_("sculk_sensor_phase", "active")
        level.set_block(pos, active.with_("power", str(power)), ALL)
        level.schedule_tick(pos, state.block, self.active_ticks)
        _tell_below(level, pos, state)
        for side in Direction:
            beside = side.from_pos(pos)
            if level.get_block_state(beside).is_block("minecraft:amethyst_block"):
                # https://minecraft.wiki/w/Block_of_Amethyst: it passes the frequency on.
                vibrate(level, beside, f"resonate_{frequency}", by=by)
        vibrate(level, pos, "sculk_sensor_tendrils_clicking", by=by)

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        # The calibrated one gives none on the side at which it takes its frequency.
        if state.find("facing") == direction.label:
            return 0
        return int(state.get("power"))

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if direction is not Direction.UP:
            return 0
        return self.get_signal(level, pos, state, direction)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """The frequency that it heard, while it is active."""
        sensor = level.get_block_entity(pos)
        is_active = state.get("sculk_sensor_phase") == "active"
        if not is_active or not isinstance(sensor, SculkSensorBlockEntity):
            return 0
        return sensor.last_frequency


def is_idle(state: BlockState) -> bool:
    return state.find("sculk_sensor_phase") == "inactive"


def _tell_below(level: Level, pos: BlockPos, state: BlockState) -> None:
    level.update_neighbors_at(pos, state.block)
    level.update_neighbors_at(Direction.DOWN.from_pos(pos), state.block)
