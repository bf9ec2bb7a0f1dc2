"""When an effect of an enchantment counts: conditions of packs, and the short words of our table.

https://minecraft.wiki/w/Predicate; what is not read here is unsupported by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.entity.living.damage_types import damage_type
from gametest.entity.living.worn.level_values import value_at
from gametest.loot.registries import TYPE_KEY

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess


@final
@attrs.frozen(eq=False)
class EffectContext:
    """What an effect of an enchantment is asked about."""

    level: Level
    entity: Entity
    """Who is hurt."""
    source: DamageSource | None = None
    stack: ItemStack | None = None
    """The enchanted thing."""


def holds(raw: Any, context: EffectContext, enchantment_level: int) -> bool:
    """`raw`: None for no requirement."""
    if raw is None:
        return True
    if isinstance(raw, list):
        return all(holds(each, context, enchantment_level) for each in raw)
    if isinstance(raw, str):
        return _by_predicate(raw, context, raw)
    word = raw.get("condition") or raw.get("type")
    if word is None:
        return _own(raw, context, enchantment_level)
    match str(word).removeprefix("minecraft:"):
        case "all_of":
            return all(holds(e, context, enchantment_level) for e in raw["terms"])
        case "any_of":
            return any(holds(e, context, enchantment_level) for e in raw["terms"])
        case "inverted":
            return not holds(raw["term"], context, enchantment_level)
        case "random_chance":
            chance = _chance(raw["chance"], enchantment_level)
            return context.level.random.next_float() < chance
        case "damage_source_properties":
            return _damage(raw.get("predicate", {}), context)
        case name:
            return _by_predicate(raw, context, name)


def _own(raw: Any, context: EffectContext, enchantment_level: int) -> bool:
    """The words of our own table."""
    for tag in raw.get("damage", ()):
        wanted = not tag.startswith("!")
        if _has_damage_tag(context, tag.removeprefix("!")) is not wanted:
            return False
    kind = raw.get("kind")
    if kind is not None and not is_of_kind(context.level, context.entity, kind):
        return False
    if raw.get("direct") and not _is_direct(context):
        return False
    armor = raw.get("armor")
    if armor is not None:
        stack, items = context.stack, context.level.world.items
        is_armor = stack is not None and items.has_tag(stack, "enchantable/armor")
        if is_armor is not armor:
            return False
    chance = raw.get("chance")
    if chance is not None:
        drawn = context.level.random.next_float()
        return drawn < value_at(chance, enchantment_level)
    return True


@final
@attrs.define(eq=False, repr=False)
class _KindTags:
    """Answers given before, as bodies ask in every turn and packs do not change."""

    items: ItemAccess
    found: dict[tuple[str, str], bool] = attrs.field(factory=dict, init=False)

    def has(self, tag: str, id: str) -> bool:
        answer = self.found.get((tag, id))
        if answer is None:
            answer = self.items.is_tagged("entity_type", tag, id)
            self.found[tag, id] = answer
        return answer


def is_of_kind(level: Level, entity: Entity, tag: str) -> bool:
    """Whether its kind is in a tag of entity types, named without the game's namespace."""
    return level.world.items.once(_KindTags, _KindTags).has(tag, entity.type_id)


def _has_damage_tag(context: EffectContext, tag: str) -> bool:
    source = context.source
    return source is not None and damage_type(context.level, source).has(tag)


def _is_direct(context: EffectContext) -> bool:
    source = context.source
    return source is not None and source.direct is source.causing


def _chance(raw: Any, enchantment_level: int) -> float:
    if isinstance(raw, dict):
        word = str(raw.get("type", "")).removeprefix("minecraft:")
        if word == "enchantment_level":
            return value_at(raw["amount"], enchantment_level)
        raise UnsupportedError(f"enchantment: number {word}")
    return value_at(raw, enchantment_level)


def _damage(raw: Any, context: EffectContext) -> bool:
    for key in raw:
        if key not in ("tags", "is_direct"):
            raise UnsupportedError(f"enchantment: damage predicate {key}")
    if "is_direct" in raw and _is_direct(context) is not bool(raw["is_direct"]):
        return False
    return all(
        _is_of_types(context, each["id"]) is bool(each["expected"])
        for each in raw.get("tags", ())
    )


def _is_of_types(context: EffectContext, types: Any) -> bool:
    """Since 26.3 `#tag`, a type or a list of types; before, a tag without `#`."""
    level, source = context.level, context.source
    if source is None:
        return False
    type = damage_type(level, source)
    if level.world.version.data_version >= TYPE_KEY:
        return type.is_among(types)
    return type.has(types.removeprefix("minecraft:"))


def _by_predicate(raw: Any, context: EffectContext, name: str) -> bool:
    """By the reader of predicates, which the packs' loot brings."""
    loot: Any = context.level.world.items.loot
    if loot is None:
        raise UnsupportedError(f"enchantment: condition {name}")
    from gametest.loot.loot_context import LootContext

    source = context.source
    others = {}
    if source is not None:
        found = {"attacker": source.causing, "direct_attacker": source.direct}
        others = {key: one for key, one in found.items() if one is not None}
    asked = LootContext(
        level=context.level,
        origin=context.entity.pos,
        this_entity=context.entity,
        others=others,
        tool=context.stack,
        damage_type=None if source is None else source.type,
    )
    if not isinstance(raw, str):
        return bool(loot.predicates.parse(raw).test(asked))
    named = loot.predicates.find(Identifier.parse(raw))
    if named is None:
        raise UnsupportedError(f"enchantment: condition {raw}, which cannot be read")
    return bool(named.test(asked))
