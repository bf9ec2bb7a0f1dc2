"""Carts that carry a chest, a hopper or TNT.

https://minecraft.wiki/w/Minecart_with_Chest, /Minecart_with_Hopper, /Minecart_with_TNT.
What the pages leave out is general knowledge of the game.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.damage_types import damage_type
from gametest.entity.minecart.minecart import MinecartBody
from gametest.entity.projectile.arrow import ArrowBody
from gametest.entity.projectile.projectile_body import ProjectileBody
from gametest.interaction.container_access import entity_container
from gametest.interaction.container_signal import container_signal
from gametest.interaction.entity_search import entities_in
from gametest.interaction.item_transfer import draw, take_entity
from gametest.nbt.tags import Byte, Int

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound

_ITEM: Final = "minecraft:item"
_EMPTY_DRAG: Final = f32(0.98)
_PER_SIGNAL: Final = f32(0.001)
_WATER_DRAG: Final = f32(0.95)
_REACH: Final = 0.25
_FUSE: Final = 80
_BUMP: Final = 0.009999999776482582
"""Square of the speed at which TNT goes off when the cart runs into something."""
_TOP_SPEED: Final = 5.0
_SHORT_FUSE: Final = 20
_SPAWNER_REACH: Final = 16.0
_FALL: Final = 3.0
"""Blocks; on rails no fall counts."""


@attrs.define(eq=False, repr=False)
class ChestMinecartBody(MinecartBody):
    """The fuller it is, the sooner it stops."""

    def __attrs_post_init__(self) -> None:
        MinecartBody.__attrs_post_init__(self)
        self.is_rideable = False

    def slowed(self, motion: Vec3) -> Vec3:
        drag = _EMPTY_DRAG
        level = self.entity.level
        if level is not None and "LootTable" not in self.entity.nbt:
            container = entity_container(level, self.entity)
            signal = 0 if container is None else container_signal(container)
            drag = f32(drag + f32((15 - signal) * _PER_SIGNAL))
        if self.is_in_water:
            drag = f32(drag * _WATER_DRAG)
        return Vec3(motion[0] * drag, motion[1] * 0.0, motion[2] * drag)


@final
@attrs.define(eq=False, repr=False)
class HopperMinecartBody(ChestMinecartBody):
    is_enabled: bool = attrs.field(default=True, init=False)

    def read(self) -> None:
        MinecartBody.read(self)
        self.is_enabled = bool(self.entity.nbt.get("Enabled", 1))

    def write(self) -> None:
        MinecartBody.write(self)
        self.entity.nbt["Enabled"] = Byte(self.is_enabled)

    def activate(self, level: Level, pos: BlockPos, *, powered: bool) -> None:
        self.is_enabled = not powered

    def work(self, level: Level) -> None:
        """It draws in every tick, from above and what lies around it."""
        if not self.is_enabled:
            return
        container = entity_container(level, self.entity)
        if container is None:
            return
        center = self.entity.pos.plus((0.0, 0.5, 0.0))
        if draw(level, container, center, in_grid=False):
            return
        if not level.entities_of_type(_ITEM):
            return
        x0, y0, z0, x1, y1, z1 = self.entity.bounding_box
        around = (x0 - _REACH, y0, z0 - _REACH, x1 + _REACH, y1, z1 + _REACH)
        for item in entities_in(level, around, _ITEM):
            if take_entity(level, container, item):
                return


@final
@attrs.define(eq=False, repr=False)
class TntMinecartBody(MinecartBody):
    fuse: int = attrs.field(default=-1, init=False)

    def __attrs_post_init__(self) -> None:
        MinecartBody.__attrs_post_init__(self)
        self.is_rideable = False

    def read(self) -> None:
        MinecartBody.read(self)
        fuse = self.entity.nbt.get("fuse", -1)
        self.fuse = int(fuse) if isinstance(fuse, int) else -1

    def write(self) -> None:
        MinecartBody.write(self)
        self.entity.nbt["fuse"] = Int(self.fuse)

    def activate(self, level: Level, pos: BlockPos, *, powered: bool) -> None:
        if powered and self.fuse < 0:
            self.fuse = _FUSE

    def work(self, level: Level) -> None:
        x, _, z = self.entity.motion
        speed = x * x + z * z
        if self.fuse > 0:
            self.fuse -= 1
        elif self.fuse == 0:
            self._explode(level, speed)
            return
        if self.horizontal_collision and speed >= _BUMP:
            self._explode(level, speed)

    def landed(self, level: Level, distance: float, pos: BlockPos) -> None:
        """From more than three blocks it goes off, the stronger the deeper."""
        if distance >= _FALL:
            self._explode(level, (distance / 10.0) ** 2)
            return
        super().landed(level, distance, pos)

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        """A burning arrow sets it off at once."""
        arrow = source.direct
        if (
            arrow is not None
            and isinstance(arrow.body, ArrowBody)
            and arrow.body.fire_ticks > 0
            and not self.is_gone()
        ):
            self._explode(level, sum(part * part for part in arrow.motion))
        return super().hurt(level, source, amount)

    def breaks_at_once(self, level: Level, source: DamageSource) -> bool:
        return _lights(level, source)

    def break_up(self, level: Level, source: DamageSource) -> None:
        """By fire, by an explosion, or while it moves, its TNT is lit instead."""
        x, _, z = self.entity.motion
        if not _lights(level, source) and x * x + z * z < _BUMP:
            super().break_up(level, source)
        elif self.fuse < 0:
            draw = level.random.next_int
            self.fuse = draw(_SHORT_FUSE) + draw(_SHORT_FUSE)

    def _explode(self, level: Level, speed: float) -> None:
        """The faster, the stronger; `speed` is its square."""
        from gametest.interaction.explosion import TNT_POWER, explode

        nbt, entity = self.entity.nbt, self.entity
        if not level.world.game_rules.is_on("tnt_explodes"):
            if self.fuse >= 0:
                level.remove_entity(entity)
            return
        power = _number(nbt, "explosion_power", TNT_POWER)
        factor = _number(nbt, "explosion_speed_factor", 1.0)
        gain = level.random.next_double() * 1.5 * min(sqrt(speed), _TOP_SPEED)
        level.remove_entity(entity)
        explode(
            level,
            entity.pos,
            power + factor * gain,
            source=entity,
            spares=_is_rail if self.fuse >= 0 else None,
        )


def _lights(level: Level, source: DamageSource) -> bool:
    """Fire, explosions, and what flies and burns."""
    type = damage_type(level, source)
    if type.has("is_fire") or type.has("is_explosion"):
        return True
    flying = None if source.direct is None else source.direct.body
    return isinstance(flying, ProjectileBody) and flying.fire_ticks > 0


def _is_rail(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """It leaves rails alone, and what carries them."""
    above = level.get_block_state(BlockPos(pos.x, pos.y + 1, pos.z))
    return state.block.name.endswith("rail") or above.block.name.endswith("rail")


def _number(nbt: Compound, key: str, default: float) -> float:
    found = nbt.get(key, default)
    return float(found) if isinstance(found, (int, float)) else default


@final
@attrs.define(eq=False, repr=False)
class SpawnerMinecartBody(MinecartBody):
    """It moves as others do; that it makes mobs when a player is near is not simulated."""

    def __attrs_post_init__(self) -> None:
        MinecartBody.__attrs_post_init__(self)
        self.is_rideable = False

    def work(self, level: Level) -> None:
        reach = _number(self.entity.nbt, "RequiredPlayerRange", _SPAWNER_REACH)
        for player in level.entities_of_type("minecraft:player"):
            x, y, z = player.pos.minus(self.entity.pos)
            if x * x + y * y + z * z < reach * reach:
                mechanic = f"{self.entity.type_id}: spawn"
                raise UnsupportedError(mechanic, self.entity.block_pos)
