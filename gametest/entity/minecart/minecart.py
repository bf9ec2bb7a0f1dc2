"""What all minecarts do: follow rails, fall, slow down, turn, push each other.

https://minecraft.wiki/w/Minecart. The order of a turn is general knowledge of the game; numbers were
held against recorded carts of 26.2. `MinecartBody` is a plain cart; other kinds inherit it.
"""

from __future__ import annotations

from math import atan2, pi, sqrt
from typing import TYPE_CHECKING, Final

import attrs

from gametest.core.float32 import f32, wrap_degrees
from gametest.core.position import BlockPos, Vec3
from gametest.entity.minecart.meeting import meet_entities
from gametest.entity.minecart.rail_ride import ride_rail
from gametest.entity.minecart.track import is_rail, rail_pos
from gametest.entity.vehicle.vehicle_body import VehicleBody
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.fluid_push import update_fluids
from gametest.interaction.movement import move
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_riding import eject
from gametest.nbt.tags import Byte

if TYPE_CHECKING:
    from gametest.level.level import Level

_GRAVITY: Final = 0.04
_WATER_GRAVITY: Final = 0.005
_AIR_DRAG: Final = 0.949999988079071
_MAX_SPEED: Final = 0.4
"""Blocks per tick and axis."""
_SLOWDOWN: Final = 0.96
_LADEN_SLOWDOWN: Final = 0.997
_TURNED: Final = 0.001
_VOID_DEPTH: Final = 64
_LAVA_DAMAGE: Final = 4.0
_SHAKE: Final = 10
_SHAKEN_DAMAGE: Final = 50.0
_ACTIVATOR: Final = "minecraft:activator_rail"


@attrs.define(eq=False, repr=False)
class MinecartBody(VehicleBody):
    is_rideable: bool = attrs.field(default=True, init=False)
    is_furnace: bool = attrs.field(default=False, init=False)
    is_flipped: bool = attrs.field(default=False, init=False)
    """It runs backwards, so that its yaw does not jump."""
    is_on_rails: bool = attrs.field(default=False, init=False)

    def read(self) -> None:
        super().read()
        self.is_flipped = bool(self.entity.nbt.get("FlippedRotation"))

    def write(self) -> None:
        super().write()
        nbt = self.entity.nbt
        if self.is_flipped or "FlippedRotation" in nbt:
            nbt["FlippedRotation"] = Byte(self.is_flipped)

    # -- its turn ------------------------------------------------------------------------

    def tick(self, level: Level) -> None:
        self.tick_count += 1
        entity = self.entity
        self.mend()
        if entity.pos.y < level.min_y - _VOID_DEPTH:
            level.remove_entity(entity)
            return
        start, yaw = entity.pos, entity.yaw
        if not self.no_gravity:
            x, y, z = entity.motion
            gravity = _WATER_GRAVITY if self.is_in_water else _GRAVITY
            entity.motion = Vec3(x, y - gravity, z)
        pos = rail_pos(level, entity.pos)
        state = level.get_block_state(pos)
        self.is_on_rails = is_rail(state)
        if self.is_on_rails:
            ride_rail(level, entity, self, pos, state)
            if state.block.name == _ACTIVATOR:
                self.activate(level, pos, powered=state.get("powered") == "true")
        else:
            self._leave_track(level)
        if not self.is_gone():
            apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        self._turn(start, yaw)
        meet_entities(level, entity, self)
        update_fluids(level, entity, self)
        if self.is_in_lava:
            self.hurt(level, DamageSource.of("lava"), _LAVA_DAMAGE)
            self.fall_distance *= 0.5
        if not self.is_gone():
            self.work(level)

    def work(self, level: Level) -> None:
        """What the kind does beside moving."""

    def activate(self, level: Level, pos: BlockPos, *, powered: bool) -> None:
        """On an activator rail."""
        if not powered:
            return
        eject(self.entity)
        if not self.hurt_time:
            self.hurt_time = _SHAKE
            self.damage = _SHAKEN_DAMAGE

    def _leave_track(self, level: Level) -> None:
        entity = self.entity
        x, y, z = entity.motion
        most = self.max_speed
        x, z = _clamp(x, most), _clamp(z, most)
        if self.on_ground:
            x, y, z = x * 0.5, y * 0.5, z * 0.5
        entity.motion = Vec3(x, y, z)
        move(level, entity, self, entity.motion)
        if not self.on_ground:
            x, y, z = entity.motion
            entity.motion = Vec3(x * _AIR_DRAG, y * _AIR_DRAG, z * _AIR_DRAG)

    def _turn(self, start: Vec3, yaw: float) -> None:
        """Along the way that it came; half a turn at once makes it run backwards."""
        entity = self.entity
        dx, dz = start[0] - entity.pos.x, start[2] - entity.pos.z
        turned = yaw
        if dx * dx + dz * dz > _TURNED:
            turned = f32(atan2(dz, dx) * 180.0 / pi)
            if self.is_flipped:
                turned = f32(turned + 180.0)
        change = wrap_degrees(f32(turned - yaw))
        if change < -170.0 or change >= 170.0:
            turned = f32(turned + 180.0)
            self.is_flipped = not self.is_flipped
        entity.turn_to(_remainder(turned), 0.0)

    def landed(self, level: Level, distance: float, pos: BlockPos) -> None:
        # Here, as few carts fall.
        from gametest.entity.living.falling import riders_fall

        riders_fall(level, self.entity, distance, pos)

    # -- numbers -------------------------------------------------------------------------

    @property
    def max_speed(self) -> float:
        return _MAX_SPEED / 2.0 if self.is_in_water else _MAX_SPEED

    def slowed(self, motion: Vec3) -> Vec3:
        """What is left of its speed after a tick on rails."""
        factor = _LADEN_SLOWDOWN if self.entity.passengers else _SLOWDOWN
        x, y, z = motion[0] * factor, motion[1] * 0.0, motion[2] * factor
        if self.is_in_water:
            x, y, z = x * _AIR_DRAG, y * _AIR_DRAG, z * _AIR_DRAG
        return Vec3(x, y, z)

    @property
    def speed(self) -> float:
        x, _, z = self.entity.motion
        return sqrt(x * x + z * z)


def _clamp(value: float, most: float) -> float:
    return -most if value < -most else min(value, most)


def _remainder(angle: float) -> float:
    """As Java's `%`: with the sign of the angle."""
    return angle % 360.0 if angle >= 0.0 else -(-angle % 360.0)
