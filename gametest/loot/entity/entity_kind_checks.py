"""Sub-predicates of single kinds of entities (https://minecraft.wiki/w/Predicate#Entity)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.errors import UnsupportedError
from gametest.loot.entity.player_progress_checks import (
    read_advancements,
    read_input,
    read_recipes,
    read_stats,
)
from gametest.loot.entity.player_view import PlayerView, player_view
from gametest.loot.loot_context import LootContext
from gametest.loot.term import AllOf, Check, Of, Term, Unsupported

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

KindReader: TypeAlias = Callable[["DataObject", "PredicateRegistries"], "Term[Entity]"]

_GAME_MODES: Final = ("survival", "creative", "adventure", "spectator")
_FOOD: Final = 4786
"""26.1 (26.1-snapshot-1)."""
_PLAYER: Final = "minecraft:player"
_CUBES: Final = frozenset(
    {"minecraft:slime", "minecraft:magma_cube", "minecraft:sulfur_cube"}
)


def _player(fields: DataObject, registries: PredicateRegistries) -> Term[Entity]:
    terms: list[Term[Entity]] = [_is_kind(frozenset({_PLAYER}))]
    found = fields.find("gamemode")
    if found is not None:
        modes = frozenset(entry.word(*_GAME_MODES) for entry in found.items())
        terms.append(
            _of_player(
                "gamemode",
                " or ".join(sorted(modes)),
                lambda player: player.game_mode in modes,
                lambda player: player.game_mode,
            )
        )
    found = fields.find("level")
    if found is not None:
        levels = found.bounds()
        terms.append(
            _of_player(
                "level",
                str(levels),
                lambda player: levels.contains(player.xp_level),
                lambda player: player.xp_level,
            )
        )
    if registries.since(_FOOD):
        food = fields.find("food")
        if food is not None:
            terms += _food(food)
    for key, read in _PROGRESS.items():
        found = fields.find(key)
        if found is not None:
            terms.append(read(found, registries))
    found = fields.find("looking_at")
    if found is not None:
        # Here, as it needs this module.
        from gametest.loot.entity_predicate import read_entity

        terms.append(Of("looking_at", _looked_at, read_entity(found, registries)))
    return AllOf(tuple(terms))


def _looked_at(context: LootContext, entity: Entity) -> Entity | None:
    find = context.level.behaviours.looked_at
    if find is None:
        raise UnsupportedError("player predicate: looking_at", entity.block_pos)
    found: Entity | None = find(context.level, entity)
    return found


_PROGRESS: Final[dict[str, Callable[[DataNode, PredicateRegistries], Term[Entity]]]] = {
    "advancements": read_advancements,
    "recipes": read_recipes,
    "stats": read_stats,
    "input": read_input,
}


def _food(node: DataNode) -> list[Term[Entity]]:
    fields = node.object()
    terms: list[Term[Entity]] = []
    found = fields.find("level")
    if found is not None:
        levels = found.bounds()
        terms.append(
            _of_player(
                "food.level",
                str(levels),
                lambda player: levels.contains(player.food_level),
                lambda player: player.food_level,
            )
        )
    found = fields.find("saturation")
    if found is not None:
        saturations = found.bounds()
        terms.append(
            _of_player(
                "food.saturation",
                str(saturations),
                lambda player: saturations.contains(player.food_saturation),
                lambda player: f"{player.food_saturation:g}",
            )
        )
    fields.finish()
    return terms


def _of_player(
    name: str,
    expected: str,
    holds: Callable[[PlayerView], bool],
    found: Callable[[PlayerView], object],
) -> Term[Entity]:
    def test(_context: LootContext, entity: Entity) -> bool:
        player = player_view(entity)
        return player is not None and holds(player)

    def show(_context: LootContext, entity: Entity) -> object:
        player = player_view(entity)
        return "no player" if player is None else found(player)

    return Check(name, expected, test, show)


def _cube(fields: DataObject, registries: PredicateRegistries) -> Term[Entity]:
    terms: list[Term[Entity]] = [_is_kind(_CUBES)]
    found = fields.find("size")
    if found is not None:
        sizes = found.bounds()
        terms.append(
            Check(
                "size",
                str(sizes),
                lambda _, entity: sizes.contains(_cube_size(entity)),
                lambda _, entity: _cube_size(entity),
            )
        )
    return AllOf(tuple(terms))


def _cube_size(entity: Entity) -> int:
    """Saved as one less than it is (https://minecraft.wiki/w/Slime#Entity_data)."""
    size = entity.nbt.get("Size", 0)
    return int(size) + 1 if isinstance(size, int) else 1


def _sheep(fields: DataObject, registries: PredicateRegistries) -> Term[Entity]:
    terms: list[Term[Entity]] = [_is_kind(frozenset({"minecraft:sheep"}))]
    found = fields.find("sheared")
    if found is not None:
        wanted = found.boolean()
        terms.append(
            Check(
                "sheared",
                str(wanted).lower(),
                lambda _, entity: (entity.nbt.get("Sheared") == 1) is wanted,
                lambda _, entity: str(entity.nbt.get("Sheared") == 1).lower(),
            )
        )
    return AllOf(tuple(terms))


def _is_kind(kinds: frozenset[str]) -> Term[Entity]:
    return Check(
        "type",
        " or ".join(sorted(kinds)),
        lambda _, entity: entity.type_id in kinds,
        lambda _, entity: entity.type_id,
    )


def _refusal(word: str, *keys: str) -> KindReader:
    def read(fields: DataObject, registries: PredicateRegistries) -> Term[Entity]:
        for key in keys:
            fields.find(key)
        return Unsupported(f"entity sub-predicate: {word}")

    return read


KIND_CHECKS: Final[dict[str, KindReader]] = {
    "player": _player,
    "cube_mob": _cube,
    "sheep": _sheep,
    "fishing_hook": _refusal("fishing_hook", "in_open_water"),
    "lightning": _refusal("lightning", "blocks_set_on_fire", "entity_struck"),
    "raider": _refusal("raider", "has_raid", "is_captain"),
}
