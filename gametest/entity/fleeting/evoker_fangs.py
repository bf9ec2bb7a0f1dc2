"""Fangs that come out of the ground, bite once and go (https://minecraft.wiki/w/Evoker#Fang_attack).

Six points of magic, armour or not. When they bite, how far and how long they stay is general knowledge of the
game, as is that they spare their owner and its team.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.interaction.entity_search import entities_in
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_riding import uuid_of_nbt
from gametest.level.entities.harming import hurt_entity
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_BITES_AT: Final = -8
"""Ticks after the warm-up is over, counted downwards."""
_LIFE: Final = 22
_REACH: Final = 0.2
"""Blocks to each side beyond its own box."""
_DAMAGE: Final = 6.0


@final
@attrs.define(eq=False, repr=False)
class EvokerFangsBody(EntityBody):
    warmup: int = attrs.field(default=0, init=False)
    life: int = attrs.field(default=_LIFE, init=False)
    """Ticks left after the warm-up; not saved."""

    def read(self) -> None:
        EntityBody.read(self)
        found = self.entity.nbt.get("Warmup", 0)
        self.warmup = int(found) if isinstance(found, int) else 0

    def write(self) -> None:
        EntityBody.write(self)
        self.entity.nbt["Warmup"] = Int(self.warmup)

    def tick(self, level: Level) -> None:
        self.tick_count += 1
        self.warmup -= 1
        if self.warmup >= 0:
            return
        if self.warmup == _BITES_AT:
            self._bite(level)
        self.life -= 1
        if self.life < 0:
            level.remove_entity(self.entity)

    def _bite(self, level: Level) -> None:
        uuid = uuid_of_nbt(self.entity.nbt.get("Owner"))
        owner = None if uuid is None else level.find_entity(uuid)
        x0, y0, z0, x1, y1, z1 = self.entity.bounding_box
        box = (x0 - _REACH, y0, z0 - _REACH, x1 + _REACH, y1, z1 + _REACH)
        for target in entities_in(level, box):
            if target.is_living and target.is_alive and target is not owner:
                self._hurt(level, target, owner)

    def _hurt(self, level: Level, target: Entity, owner: Entity | None) -> None:
        if owner is None:
            hurt_entity(level, target, DamageSource.of("magic"), _DAMAGE)
            return
        board = level.world.scoreboard
        team = board.team_of(owner.scoreboard_name)
        if team is None or team is not board.team_of(target.scoreboard_name):
            source = DamageSource("minecraft:indirect_magic", self.entity, owner)
            hurt_entity(level, target, source, _DAMAGE)
