"""The condition about what killed or hurt (https://minecraft.wiki/w/Predicate#Damage_type)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.loot.entity_predicate import read_entity
from gametest.loot.loot_context import LootContext
from gametest.loot.registries import TYPE_KEY
from gametest.loot.term import AllOf, Check, Of, Term
from gametest.registry.id_set import IdSet

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject


def damage_source_properties(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    """False where no damage was done, as where a command asks."""
    found = fields.get("predicate")
    term: Term[LootContext] = AllOf(())
    if found is not None:
        term = read_damage_source(found, registries)

    def damage(context: LootContext, _subject: LootContext) -> LootContext | None:
        is_known = context.damage_type is not None and context.origin is not None
        return context if is_known else None

    return Of("damage_source_properties", damage, term)


def read_damage_source(
    node: DataNode, registries: PredicateRegistries
) -> Term[LootContext]:
    """About the damage of the context, which has one."""
    terms: list[Term[LootContext]] = []
    inner = node.object()
    tags = inner.find("tags")
    listed = [] if tags is None else tags.items()
    terms += [_tag(each, registries) for each in listed]
    for key, target in (
        ("direct_entity", "direct_attacker"),
        ("source_entity", "attacker"),
    ):
        found = inner.find(key)
        if found is not None:
            terms.append(_entity(key, target, found, registries))
    direct = inner.find("is_direct")
    if direct is not None:
        terms.append(_direct(direct.boolean()))
    inner.finish()
    return AllOf(tuple(terms))


def _tag(node: DataNode, registries: PredicateRegistries) -> Term[LootContext]:
    fields = node.object()
    id, expected = fields.get("id"), fields.get("expected")
    wanted = expected is not None and expected.boolean()
    fields.finish()
    if id is None:
        return AllOf(())
    types = _types(id, registries)
    return Check(
        f"tags.{types}",
        str(wanted).lower(),
        lambda context, _: types.contains(context.damage_type or "") is wanted,
        lambda context, _: context.damage_type,
    )


def _types(node: DataNode, registries: PredicateRegistries) -> IdSet:
    """Since 26.3 `#tag`, a damage type or a list of them; before, a tag without `#`.

    `DamageTagPredicate` of https://github.com/SpyglassMC/vanilla-mcdoc (MIT).
    """
    if not registries.since(TYPE_KEY):
        if node.is_text and node.text().startswith("#"):
            node.issue("old-format", "a tag of damage types has no '#' before 26.3")
        return registries.id_set_of_tag("damage_type", str(node.identifier()))
    found = registries.id_set(node, "damage_type")
    for id in sorted(found.ids):
        if registries.is_tag("damage_type", id):
            text = f"{id!r} is a tag, which is written '#{id}' since 26.3"
            node.issue("old-format", text)
    return found


def _entity(
    key: str, target: str, node: DataNode, registries: PredicateRegistries
) -> Term[LootContext]:
    return Of(
        key, lambda context, _: context.entity(target), read_entity(node, registries)
    )


def _direct(wanted: bool) -> Term[LootContext]:
    def is_direct(context: LootContext) -> bool:
        return context.entity("attacker") is context.entity("direct_attacker")

    return Check(
        "is_direct",
        str(wanted).lower(),
        lambda context, _: is_direct(context) is wanted,
        lambda context, _: str(is_direct(context)).lower(),
    )
