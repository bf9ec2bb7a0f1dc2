"""The cart that drives itself while it has fuel (https://minecraft.wiki/w/Minecart_with_Furnace)."""

from __future__ import annotations

from math import isfinite, sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import Vec3
from gametest.entity.minecart.minecart import MinecartBody
from gametest.level.entities.entity_field import narrowed
from gametest.nbt.tags import Double, Short

if TYPE_CHECKING:
    from gametest.level.level import Level
    from gametest.nbt.tags import Tag

_DRIVES: Final = 1e-7


@final
@attrs.define(eq=False, repr=False)
class FurnaceMinecartBody(MinecartBody):
    fuel: int = attrs.field(default=0, init=False)
    push_x: float = attrs.field(default=0.0, init=False)
    push_z: float = attrs.field(default=0.0, init=False)

    def __attrs_post_init__(self) -> None:
        MinecartBody.__attrs_post_init__(self)
        self.is_rideable, self.is_furnace = False, True

    def read(self) -> None:
        MinecartBody.read(self)
        nbt = self.entity.nbt
        self.fuel = int(_number("short", nbt.get("Fuel")))
        self.push_x = _number("double", nbt.get("PushX"))
        self.push_z = _number("double", nbt.get("PushZ"))

    def write(self) -> None:
        MinecartBody.write(self)
        nbt = self.entity.nbt
        nbt["Fuel"] = Short.wrapped(self.fuel)
        nbt["PushX"], nbt["PushZ"] = Double(self.push_x), Double(self.push_z)

    def work(self, level: Level) -> None:
        self.fuel = max(0, self.fuel - 1)
        if not self.fuel:
            self.push_x = self.push_z = 0.0

    @property
    def max_speed(self) -> float:
        return 0.2 * 0.75 if self.is_in_water else 0.4 * 0.5

    def slowed(self, motion: Vec3) -> Vec3:
        x, y, z = motion
        square = self.push_x**2 + self.push_z**2
        if square > _DRIVES:
            self._steer(x, z, square)
            motion = Vec3(x * 0.8 + self.push_x, y * 0.0, z * 0.8 + self.push_z)
            if self.is_in_water:
                motion = motion.scaled(0.1)
        else:
            motion = Vec3(x * 0.98, y * 0.0, z * 0.98)
        return MinecartBody.slowed(self, motion)

    def _steer(self, x: float, z: float, square: float) -> None:
        """Its drive turns into the way that it goes, at its length."""
        speed = x * x + z * z
        if square <= 1e-4 or speed <= 0.001:
            return
        along = (self.push_x * x + self.push_z * z) / speed
        px, pz = x * along, z * along
        length = sqrt(px * px + pz * pz)
        if length < 1e-5:
            self.push_x = self.push_z = 0.0
            return
        force = sqrt(square)
        self.push_x, self.push_z = px / length * force, pz / length * force


def _number(type: str, value: Tag | None) -> float:
    """As Java narrows it; what is not finite drives nowhere."""
    found = None if value is None else narrowed(type, value)
    return found if isinstance(found, (int, float)) and isfinite(found) else 0.0
