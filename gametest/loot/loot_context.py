"""What a predicate is asked about (https://minecraft.wiki/w/Predicate#Usage)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, final

import attrs

from gametest.loot.draw_count import DrawCount

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import Vec3
    from gametest.core.random_source import RandomSource
    from gametest.item.item_stack import ItemStack
    from gametest.item.slot_access import SlotAccess
    from gametest.level.block_entity import BlockEntity
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.nbt.tags import Tag


@final
@attrs.frozen(eq=False, kw_only=True)
class LootContext:
    """Commands give level, origin and executing entity; the rest is for other callers."""

    level: Level
    origin: Vec3 | None = None
    this_entity: Entity | None = None
    others: Mapping[str, Entity] = attrs.field(factory=dict)
    """By the format's words: `attacker`, `direct_attacker`, `attacking_player`..."""
    block_state: BlockState | None = None
    block_entity: BlockEntity | None = None
    tool: ItemStack | None = None
    explosion_radius: float | None = None
    own_random: RandomSource | None = None
    """None: the level's."""
    damage_type: str | None = None
    """Full id of what killed; None: nothing did."""
    luck: float = 0.0
    resolve_text: Callable[[Tag, Entity], Tag] | None = None
    """Fills in what a text component refers to, for an entity; commands give it."""
    container: Callable[[int], SlotAccess | None] | None = None
    """The inventory that a command names, by number of slot; None: there is none."""
    open_tables: list[object] = attrs.field(factory=list)
    """The loot tables being drawn from, each named by the one before."""
    open_modifiers: list[object] = attrs.field(factory=list)
    """The same of item modifiers that are files."""
    draws: DrawCount = attrs.field(factory=DrawCount)

    @property
    def random(self) -> RandomSource:
        return self.level.random if self.own_random is None else self.own_random

    def entity(self, target: str) -> Entity | None:
        return self.this_entity if target == "this" else self.others.get(target)

    def with_random(self, random: RandomSource) -> LootContext:
        return attrs.evolve(self, own_random=random)
