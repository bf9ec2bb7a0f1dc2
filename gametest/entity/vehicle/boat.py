"""Boats and rafts, with and without a chest: they float, slide, take in who swims into them.

https://minecraft.wiki/w/Boat; the numbers are general knowledge of the game. A boat whose first passenger is a
player is moved by that player's client alone, so it stands still. Bubble columns and falling from high onto
land are not simulated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32, wrap_degrees
from gametest.core.position import BlockPos, Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.entity.vehicle.boat_state import (
    BoatState,
    ground_friction,
    has_room,
    state_under_water,
    water_level_above,
    water_level_at,
)
from gametest.entity.vehicle.vehicle_body import VehicleBody
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.collision import moved
from gametest.interaction.entity_search import entities_in
from gametest.interaction.movement import move
from gametest.interaction.pushing import may_push, push_apart
from gametest.level.entities.entity_riding import can_board, eject, mount

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_GRAVITY: Final = 0.04
_DRAGS: Final = {
    BoatState.ON_WATER: f32(0.9),
    BoatState.UNDER_CURRENT: f32(0.9),
    BoatState.UNDER_WATER: f32(0.45),
    BoatState.IN_AIR: f32(0.9),
}
_CURRENT_SINK: Final = 7.0e-4
_RISE: Final = f32(0.01)
_BUOYANCY: Final = _GRAVITY / 0.65
_SOFTENED: Final = 0.75
_ABOVE_SURFACE: Final = 0.101
_SUNK_FOR: Final = 60
"""Ticks under water after which all get out."""
_WIDE: Final = 0.20000000298023224
_FLAT: Final = 0.009999999776482582
_MOST_TURN: Final = 105.0
_SAFE_FALL: Final = 3.0
_NEVER_TAKEN: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("player", "creaking", "cod", "dolphin", "glow_squid", "pufferfish"),
        *("salmon", "squid", "tadpole", "tropical_fish", "nautilus"),
    )
)
"""Players get in by themselves; what lives in water does not get in."""


@final
@attrs.define(eq=False, repr=False)
class BoatBody(VehicleBody):
    state: BoatState | None = attrs.field(default=None, init=False)
    sunk_for: int = attrs.field(default=0, init=False)
    last_fall: float = attrs.field(default=0.0, init=False)
    """Its speed up or down when it last moved."""

    def tick(self, level: Level) -> None:
        entity = self.entity
        if "leash" in entity.nbt:
            raise UnsupportedError(f"{entity.type_id}: leash", entity.block_pos)
        self.tick_count += 1
        before, self.state = self.state, self._look(level)
        is_sunk = self.state in (BoatState.UNDER_WATER, BoatState.UNDER_CURRENT)
        self.sunk_for = self.sunk_for + 1 if is_sunk else 0
        if self.sunk_for >= _SUNK_FOR:
            eject(entity)
        self.mend()
        base_turn(level, entity, self)
        if self.is_gone():
            return
        if self.is_steered:
            entity.motion = Vec3(0.0, 0.0, 0.0)
        else:
            self._float(level, before)
            self.last_fall = entity.motion[1]
            move(level, entity, self, entity.motion)
        self._refuse_bubbles(level)
        if not self.is_gone():
            apply_block_effects(level, entity, self)
        if not self.is_gone():
            self._meet(level)
            self._hold_riders()

    @property
    def is_steered(self) -> bool:
        riders = self.entity.passengers
        return bool(riders) and riders[0].is_player

    @property
    def keeps_dry(self) -> bool:
        """Who sits in it is not in the water around."""
        return self.state not in (BoatState.UNDER_WATER, BoatState.UNDER_CURRENT)

    @property
    def seats(self) -> int:
        return 1 if "_chest_" in self.entity.type_id else 2

    def landed(self, level: Level, distance: float, pos: BlockPos) -> None:
        if distance > _SAFE_FALL and self.state is not BoatState.ON_WATER:
            raise UnsupportedError(f"{self.entity.type_id}: fall from high", pos)

    # -- floating ------------------------------------------------------------------------

    def _look(self, level: Level) -> BoatState:
        box = self.entity.bounding_box
        under = state_under_water(level, box)
        if under is not None:
            return under
        if water_level_at(level, box) is not None:
            return BoatState.ON_WATER
        return BoatState.ON_LAND if ground_friction(level, box) else BoatState.IN_AIR

    def _float(self, level: Level, before: BoatState | None) -> None:
        entity, state = self.entity, self.state
        box = entity.bounding_box
        if before is BoatState.IN_AIR and state in (
            BoatState.ON_WATER,
            BoatState.UNDER_WATER,
            BoatState.UNDER_CURRENT,
        ):
            self._dip(level)
            return
        assert state is not None
        drag = _DRAGS[state] if state in _DRAGS else ground_friction(level, box)
        down, rise = _GRAVITY, 0.0
        if state is BoatState.ON_WATER:
            surface = water_level_at(level, box)
            assert surface is not None
            rise = (surface - entity.pos.y) / entity.size[1]
        elif state is BoatState.UNDER_CURRENT:
            down = _CURRENT_SINK
        elif state is BoatState.UNDER_WATER:
            rise = _RISE
        if self.no_gravity:
            down = 0.0
        x, y, z = entity.motion
        x, y, z = x * drag, y - down, z * drag
        if rise > 0.0:
            y = (y + rise * _BUOYANCY) * _SOFTENED
        entity.motion = Vec3(x, y, z)

    def _dip(self, level: Level) -> None:
        """Out of the air it lands right on the surface."""
        entity = self.entity
        box, (x, y, z) = entity.bounding_box, entity.pos
        surface = water_level_above(level, box, self.last_fall)
        height = surface - entity.size[1] + _ABOVE_SURFACE
        if has_room(level, moved(box, (0.0, height - y, 0.0))):
            entity.pos = Vec3(x, height, z)
            level.entity_moved(entity)
            entity.motion = Vec3(entity.motion[0], 0.0, entity.motion[2])
            self.last_fall = 0.0
        self.state = BoatState.ON_WATER

    def _refuse_bubbles(self, level: Level) -> None:
        if level.get_block_state(self.entity.block_pos).is_block(
            "minecraft:bubble_column"
        ):
            raise UnsupportedError(
                f"{self.entity.type_id}: bubble column", self.entity.block_pos
            )

    # -- others --------------------------------------------------------------------------

    def _meet(self, level: Level) -> None:
        entity = self.entity
        x0, y0, z0, x1, y1, z1 = entity.bounding_box
        around = (
            *(x0 - _WIDE, y0 + _FLAT, z0 - _WIDE),
            *(x1 + _WIDE, y1 - _FLAT, z1 + _WIDE),
        )
        for other in entities_in(level, around):
            if other is entity or not other.kind.is_pushable or not other.is_alive:
                continue
            if other.vehicle is entity or entity.vehicle is other:
                continue
            if not may_push(level, entity, other):
                continue
            is_kept_off = is_of_kind(level, other, "cannot_be_pushed_onto_boats")
            if self._takes(other) and not is_kept_off:
                mount(other, entity)
            else:
                self._push(other)

    def _takes(self, other: Entity) -> bool:
        return (
            not self.is_steered
            and len(self.entity.passengers) < self.seats
            and other.vehicle is None
            and other.is_living
            and other.size[0] < self.entity.size[0]
            and other.type_id not in _NEVER_TAKEN
            and self.state not in (BoatState.UNDER_WATER, BoatState.UNDER_CURRENT)
            and can_board(other)
        )

    def _push(self, other: Entity) -> None:
        """Only what lies as deep as the boat, or a boat beside it."""
        box, its = self.entity.bounding_box, other.bounding_box
        top = box[4] if isinstance(other.body, BoatBody) else box[1]
        if its[1] < top or its[1] == box[1]:
            push_apart(self.entity, other)

    def _hold_riders(self) -> None:
        """They look ahead, at most 105 degrees to a side."""
        for rider in self.entity.passengers:
            if rider.type_id == "minecraft:breeze":
                continue
            turned = wrap_degrees(f32(rider.yaw - self.entity.yaw))
            held = max(-_MOST_TURN, min(_MOST_TURN, turned))
            if held != turned:
                rider.turn_to(f32(rider.yaw + held - turned), rider.pitch)
