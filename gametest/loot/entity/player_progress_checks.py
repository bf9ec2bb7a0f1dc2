"""Terms about what a player has reached: advancements, recipes, statistics; and its keys.

https://minecraft.wiki/w/Predicate#Entity (`type_specific/player`)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.loot.entity.player_view import player_view
from gametest.loot.term import AllOf, Check, Term

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.loot.loot_context import LootContext
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode

_KEYS: Final = ("forward", "backward", "left", "right", "jump", "sneak", "sprint")
_GAME: Final = "minecraft:"


def read_advancements(node: DataNode, _registries: PredicateRegistries) -> Term[Entity]:
    terms: list[Term[Entity]] = []
    for key, entry in node.entries():
        id = key if ":" in key else _GAME + key
        if entry.is_object:
            wanted = {name: each.boolean() for name, each in entry.entries()}
            terms.append(_progress(id, wanted))
        else:
            terms.append(_progress(id, entry.boolean()))
    return AllOf(tuple(terms))


def _progress(id: str, wanted: bool | dict[str, bool]) -> Term[Entity]:
    def holds(context: LootContext, entity: Entity) -> bool:
        world = context.level.world
        return entity.is_player and world.player_records.has_progress(
            world.advancements, entity, id, wanted
        )

    def found(context: LootContext, entity: Entity) -> str:
        progress = context.level.world.advancements
        if progress is None or not progress.has(id):
            return "no such advancement"
        return "done" if progress.is_done(entity, id) else "not done"

    return Check(f"advancements.{id}", str(wanted).lower(), holds, found)


def read_recipes(node: DataNode, _registries: PredicateRegistries) -> Term[Entity]:
    terms: list[Term[Entity]] = []
    for key, entry in node.entries():
        id = key if ":" in key else _GAME + key
        terms.append(_recipe(id, entry.boolean()))
    return AllOf(tuple(terms))


def _recipe(id: str, wanted: bool) -> Term[Entity]:
    def knows(context: LootContext, entity: Entity) -> bool:
        world = context.level.world
        if id in world.player_records.of(entity).recipes:
            return True
        recipes = world.items.recipes
        listed = () if recipes is None else recipes.pack_recipes()
        if id.startswith(_GAME) and id not in listed:
            # The game's own advancements unlock its recipes; they are not shipped.
            mechanic = f"recipe: {id} in the recipe book"
            raise UnsupportedError(mechanic, entity.block_pos)
        return False

    return Check(
        f"recipes.{id}",
        "known" if wanted else "not known",
        lambda context, entity: entity.is_player and knows(context, entity) is wanted,
        lambda context, entity: "known" if knows(context, entity) else "not known",
    )


def read_stats(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    return AllOf(tuple(_read_stat(entry, registries) for entry in node.items()))


def _read_stat(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    # Here, as few predicates ask for one.
    from gametest.level.world.criteria import STAT_TYPES, custom_stats, stat_of

    fields = node.object()
    kind, counted, value = fields.get("type"), fields.get("stat"), fields.find("value")
    fields.finish()
    if kind is None or counted is None:
        return AllOf(())
    name = kind.identifier()
    if name.namespace != "minecraft" or name.path not in STAT_TYPES:
        hint = did_you_mean(name.path, STAT_TYPES)
        kind.issue("unknown-type", f"unknown kind of statistic {str(name)!r}{hint}")
        return AllOf(())
    id = counted.identifier()
    registry = STAT_TYPES[name.path]
    if registry == "custom_stat":
        known = custom_stats(registries.version)
        if id.namespace != "minecraft" or id.path not in known:
            hint = did_you_mean(id.path, known)
            counted.issue("unknown-word", f"unknown statistic {str(id)!r}{hint}")
    else:
        registries.id_set(counted, registry)
    stat = stat_of(str(name), str(id))
    bounds = None if value is None else value.bounds()
    return Check(
        f"stats.{stat}",
        "any number" if bounds is None else str(bounds),
        lambda context, entity: (
            entity.is_player
            and (bounds is None or bounds.contains(_value(context, entity, stat)))
        ),
        lambda context, entity: _value(context, entity, stat),
    )


def _value(context: LootContext, entity: Entity, stat: str) -> int:
    return context.level.world.player_records.stat(entity, stat)


def read_input(node: DataNode, _registries: PredicateRegistries) -> Term[Entity]:
    """Keys that are held down.

    A dummy of PackTest presses none: sneaking sets a flag (https://github.com/misode/packtest,
    `DummyCommand`). One of Ward does (https://github.com/mcbookshelf/ward, test `dummy_input`).
    """
    fields = node.object()
    terms: list[Term[Entity]] = []
    for key in _KEYS:
        found = fields.find(key)
        if found is not None:
            terms.append(_key(key, found.boolean()))
    fields.finish()
    return AllOf(tuple(terms))


def _key(key: str, wanted: bool) -> Term[Entity]:
    return Check(
        f"input.{key}",
        str(wanted).lower(),
        lambda _, entity: entity.is_player and (key in _pressed(entity)) is wanted,
        lambda _context, entity: str(key in _pressed(entity)).lower(),
    )


def _pressed(entity: Entity) -> frozenset[str]:
    view = player_view(entity)
    return frozenset() if view is None else view.keys
