"""A cloud that gives its effects to who stands in it (https://minecraft.wiki/w/Area_Effect_Cloud).

Every five ticks it looks who is there; each of them again after the reapplication delay. That order is general
knowledge of the game, as is the default of every key. A cloud whose data name no duration is not simulated: how
long it lasts has changed with versions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.entity.living.effects.effect_store import add_effect, can_be_affected
from gametest.entity.living.effects.potions import effects_of, scaled
from gametest.entity.living.living_body import living_body
from gametest.entity.projectile.instant_effects import is_instant, work_at_once
from gametest.interaction.entity_search import entities_in
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_field import int_of
from gametest.level.entities.entity_riding import uuid_of_nbt
from gametest.nbt.tags import Float, Int

if TYPE_CHECKING:
    from gametest.entity.living.effects.active_effect import ActiveEffect
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_RADIUS: Final = 3.0
_SMALLEST: Final = 0.5
_DELAY: Final = 20
_PERIOD: Final = 5
_ENDLESS: Final = -1
_INSTANT_PART: Final = 0.5
_STAND: Final = "minecraft:armor_stand"


@final
@attrs.define(eq=False, repr=False)
class EffectCloudBody(EntityBody):
    age: int = attrs.field(default=0, init=False)
    duration: int = attrs.field(default=_ENDLESS, init=False)
    wait: int = attrs.field(default=_DELAY, init=False)
    radius: float = attrs.field(default=_RADIUS, init=False)
    victims: dict[int, int] = attrs.field(factory=dict, init=False)
    """By UUID: the age from which it works on them again. Not saved."""

    def read(self) -> None:
        EntityBody.read(self)
        self.age = self._int("Age", 0)
        self.duration = self._int("Duration", _ENDLESS)
        self.wait = self._int("WaitTime", _DELAY)
        self.radius = self._float("Radius", _RADIUS)

    def write(self) -> None:
        EntityBody.write(self)
        nbt = self.entity.nbt
        nbt["Age"], nbt["Radius"] = Int(self.age), Float(self.radius)
        nbt["WaitTime"] = Int(self.wait)
        if "Duration" in nbt:
            nbt["Duration"] = Int(self.duration)

    def tick(self, level: Level) -> None:
        entity = self.entity
        if "Duration" not in entity.nbt:
            mechanic = f"{entity.type_id}: without a duration"
            raise UnsupportedError(mechanic, entity.block_pos)
        self.tick_count += 1
        self.age += 1
        if self.duration != _ENDLESS and self.age - self.wait >= self.duration:
            level.remove_entity(entity)
            return
        if self.age < self.wait:
            return
        if not self._resize(level, self._float("RadiusPerTick", 0.0)):
            return
        if self.age % _PERIOD == 0:
            self._reach(level)

    def _resize(self, level: Level, by: float) -> bool:
        """False: it became too small, and is gone."""
        if by:
            self.radius = f32(self.radius + by)
            self.entity.nbt["Radius"] = Float(self.radius)
            if self.radius < _SMALLEST:
                level.remove_entity(self.entity)
                return False
            level.entity_moved(self.entity)
        return True

    def _reach(self, level: Level) -> None:
        entity = self.entity
        self.victims = {
            uuid: until for uuid, until in self.victims.items() if self.age < until
        }
        if not self._effects():
            self.victims.clear()
            return
        x, _, z = entity.pos
        for target in entities_in(level, entity.bounding_box):
            if not target.is_living or target.uuid in self.victims:
                continue
            if target.type_id == _STAND or not target.is_alive:
                continue
            effects = self._effects()
            if not any(can_be_affected(level, target, each.id) for each in effects):
                continue
            dx, dz = target.pos.x - x, target.pos.z - z
            if dx * dx + dz * dz > self.radius * self.radius:
                continue
            self.victims[target.uuid] = self.age + self._int(
                "ReapplicationDelay", _DELAY
            )
            self._give(level, target, effects)
            if not self._resize(level, self._float("RadiusOnUse", 0.0)):
                return
            shorter = self._int("DurationOnUse", 0)
            if shorter and self.duration != _ENDLESS:
                self.duration += shorter
                if self.duration <= 0:
                    level.remove_entity(entity)
                    return

    def _give(self, level: Level, target: Entity, effects: list[ActiveEffect]) -> None:
        victim = living_body(target)
        if victim is None:
            mechanic = f"{target.type_id}: effects"
            raise UnsupportedError(mechanic, target.block_pos)
        uuid = uuid_of_nbt(self.entity.nbt.get("Owner"))
        owner = None if uuid is None else level.find_entity(uuid)
        for effect in effects:
            if is_instant(effect):
                work_at_once(level, victim, effect, _INSTANT_PART, self.entity, owner)
            else:
                add_effect(level, victim, effect, self.entity)

    def _effects(self) -> list[ActiveEffect]:
        scale = self._float("potion_duration_scale", 1.0)
        return scaled(effects_of(self.entity.nbt.get("potion_contents")), scale)

    def _int(self, key: str, default: int) -> int:
        return int_of(self.entity.nbt.get(key), default)

    def _float(self, key: str, default: float) -> float:
        found = self.entity.nbt.get(key, default)
        return f32(found) if isinstance(found, (int, float)) else default
