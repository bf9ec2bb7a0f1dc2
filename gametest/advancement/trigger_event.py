"""Something that a player did, as conditions of criteria look at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.loot.loot_context import LootContext

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


@final
@attrs.frozen(eq=False)
class TriggerEvent:
    player: Player
    level: Level
    trigger: str
    what: Mapping[str, Any]
    """By the names of the conditions, as whoever fired it gave them."""

    def get(self, name: str) -> Any:
        """Raises `UnsupportedError` for what was not told."""
        if name not in self.what:
            mechanic = f"advancement trigger {self.trigger}: condition {name}"
            raise UnsupportedError(mechanic, self.player.block_pos)
        return self.what[name]

    def about_entity(self, entity: Entity | None) -> LootContext:
        """The origin is the player's place (https://minecraft.wiki/w/Predicate#Usage)."""
        return LootContext(level=self.level, origin=self.player.pos, this_entity=entity)

    def about_block(self) -> LootContext:
        """The player and the middle of the block, with the block's state and the item used."""
        pos: BlockPos = self.get("location")
        state = self.what.get("state") or self.level.get_block_state(pos)
        return LootContext(
            level=self.level,
            origin=Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5),
            this_entity=self.player,
            block_state=state,
            block_entity=self.level.get_block_entity(pos),
            tool=self.what.get("item"),
        )

    def about_damage(self, source: DamageSource) -> LootContext:
        others = {}
        if source.causing is not None:
            others["attacker"] = source.causing
        if source.direct is not None:
            others["direct_attacker"] = source.direct
        return LootContext(
            level=self.level,
            origin=self.player.pos,
            this_entity=self.player,
            others=others,
            damage_type=source.type,
        )
