"""An end crystal explodes when it is hurt, and burns where it stands in the End.

https://minecraft.wiki/w/End_Crystal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.entity.living.damage_types import damage_type
from gametest.entity.living.invulnerability import is_spared
from gametest.interaction.blast.fire import put_fire
from gametest.interaction.explosion import ExplosionCause, explode
from gametest.level.entities.entity_body import EntityBody, Rest

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level

_POWER: Final = 6.0
_DRAGON: Final = "minecraft:ender_dragon"


@final
@attrs.define(eq=False, repr=False)
class EndCrystalBody(EntityBody):
    def read(self) -> None:
        EntityBody.read(self)
        self.rest = None

    def wake(self) -> None:
        self.rest = None

    def tick(self, level: Level) -> None:
        if level.dimension.path != "the_end":
            self.rest = Rest((), level.game_time, None)
            return
        pos = self.entity.block_pos
        section, index, _ = level.cell(pos)
        if level.get_block_state(pos).is_air:
            put_fire(level, pos)
        self.rest = Rest(((section, index, section.ids[index]),), level.game_time, None)

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        """Whatever it was; explosions alone do not make it explode."""
        entity, causing = self.entity, source.causing
        if is_spared(level, entity, source):
            return False
        if causing is not None and causing.type_id == _DRAGON:
            return False
        level.remove_entity(entity)
        if not damage_type(level, source).has("is_explosion"):
            explode(
                level, entity.pos, _POWER, cause=ExplosionCause.BLOCK, source=entity
            )
        return True
