"""Terms about one entity: kind, names, place, flags, effects, data."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.item.item_stack import full_id
from gametest.loot.entity.player_view import player_view
from gametest.loot.loot_context import LootContext
from gametest.loot.nbt_pattern import read_nbt_pattern
from gametest.loot.term import AllOf, Check, Term
from gametest.nbt.matching import nbt_matches
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Compound, Float, Int
from gametest.registry.bounds import Bounds

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode


def read_type(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    kinds = registries.id_set(node, "entity_type")
    return Check(
        "type",
        str(kinds),
        lambda _, entity: kinds.contains(entity.type_id),
        lambda _, entity: entity.type_id,
    )


def read_tags(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    fields = node.object()
    terms: list[Term[Entity]] = []
    for key, holds in _TAG_RULES.items():
        found = fields.find(key)
        if found is None:
            continue
        wanted = frozenset(entry.text() for entry in found.items())
        terms.append(_tag_check(key, wanted, holds))
    fields.finish()
    return AllOf(tuple(terms))


def _tag_check(
    key: str,
    wanted: frozenset[str],
    holds: Callable[[frozenset[str], dict[str, None]], bool],
) -> Term[Entity]:
    return Check(
        f"entity_tags.{key}",
        ", ".join(sorted(wanted)),
        lambda _, entity: holds(wanted, entity.tags),
        lambda _, entity: ", ".join(entity.tags) or "no tags",
    )


_TAG_RULES: Final[dict[str, Callable[[frozenset[str], dict[str, None]], bool]]] = {
    "any_of": lambda wanted, tags: any(tag in tags for tag in wanted),
    "all_of": lambda wanted, tags: all(tag in tags for tag in wanted),
    "none_of": lambda wanted, tags: not any(tag in tags for tag in wanted),
}


def read_team(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    wanted = node.text()
    return Check(
        "team",
        repr(wanted),
        lambda context, entity: _team(context, entity) == wanted,
        lambda context, entity: _team(context, entity) or "no team",
    )


def _team(context: LootContext, entity: Entity) -> str | None:
    found = context.level.world.scoreboard.team_of(entity.scoreboard_name)
    return None if found is None else found.name


def read_distance(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    return AllOf(tuple(_distance_check(*each) for each in distance_tests(node)))


def distance_tests(
    node: DataNode,
) -> list[tuple[str, Bounds, Callable[[Vec3, Vec3], float]]]:
    """Name, bounds and measure between two points of each field."""
    fields = node.object()
    found = [
        (key, entry.bounds(), measure)
        for key, measure in _DISTANCES.items()
        if (entry := fields.find(key)) is not None
    ]
    fields.finish()
    return found


def _distance_check(
    key: str, bounds: Bounds, measure: Callable[[Vec3, Vec3], float]
) -> Term[Entity]:
    def holds(context: LootContext, entity: Entity) -> bool:
        origin = context.origin
        return origin is not None and bounds.contains(measure(origin, entity.pos))

    def found(context: LootContext, entity: Entity) -> str:
        origin = context.origin
        return "no origin" if origin is None else f"{measure(origin, entity.pos):g}"

    return Check(f"distance.{key}", str(bounds), holds, found)


def _apart(one: float, other: float) -> float:
    """The game measures in 32 bits."""
    return abs(Float(one - other))


_DISTANCES: Final[dict[str, Callable[[Vec3, Vec3], float]]] = {
    "x": lambda a, b: _apart(a.x, b.x),
    "y": lambda a, b: _apart(a.y, b.y),
    "z": lambda a, b: _apart(a.z, b.z),
    "horizontal": lambda a, b: hypot(_apart(a.x, b.x), _apart(a.z, b.z)),
    "absolute": lambda a, b: hypot(
        _apart(a.x, b.x), _apart(a.y, b.y), _apart(a.z, b.z)
    ),
}


def read_flags(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    fields = node.object()
    terms: list[Term[Entity]] = []
    flags = {**_FLAGS, **(_NEW_FLAGS if registries.since(_WATER_FLAGS) else {})}
    for key, read in flags.items():
        found = fields.find(key)
        if found is not None:
            terms.append(_flag_check(key, found.boolean(), read))
    fields.finish()
    return AllOf(tuple(terms))


def _flag_check(key: str, wanted: bool, read: Callable[[Entity], bool]) -> Term[Entity]:
    return Check(
        f"flags.{key}",
        str(wanted).lower(),
        lambda _, entity: read(entity) is wanted,
        lambda _, entity: str(read(entity)).lower(),
    )


def _is_on_fire(entity: Entity) -> bool:
    fire = entity.nbt.get("Fire", 0)
    if entity.body is not None:
        # What a body counts by itself stands in the data only when it is asked for.
        fire = Int(entity.body.fire_ticks)
    return isinstance(fire, int) and fire > 0 and not entity.kind.is_fire_immune


def _is_on_ground(entity: Entity) -> bool:
    if entity.body is not None:
        return entity.body.on_ground
    return entity.nbt.get("OnGround") == 1


def _is_baby(entity: Entity) -> bool:
    if not entity.is_living:
        return False
    age = entity.nbt.get("Age", 0)
    return entity.nbt.get("IsBaby") == 1 or (isinstance(age, int) and age < 0)


def _of_player(attribute: str) -> Callable[[Entity], bool]:
    def read(entity: Entity) -> bool:
        player = player_view(entity)
        if player is not None:
            return bool(getattr(player, attribute))
        return _only_lifeless(attribute)(entity)

    return read


def _only_lifeless(flag: str) -> Callable[[Entity], bool]:
    """False for things; what a creature does by itself is not simulated."""

    def read(entity: Entity) -> bool:
        if entity.is_living:
            mechanic = f"entity predicate: flag {flag}"
            raise UnsupportedError(mechanic, entity.block_pos)
        return False

    return read


def _is_swimming(entity: Entity) -> bool:
    """Only who sprints in water swims (https://minecraft.wiki/w/Swimming)."""
    player = player_view(entity)
    if player is not None and not player.is_sprinting:
        return False
    return _only_lifeless("is_swimming")(entity)


def _is_fall_flying(entity: Entity) -> bool:
    """A player glides after a jump with elytra, which nobody does here (https://minecraft.wiki/w/Elytra)."""
    if player_view(entity) is not None and entity.nbt.get("FallFlying") != 1:
        return False
    return _only_lifeless("is_fall_flying")(entity)


_WATER_FLAGS: Final = 4671
"""1.21.11 (25w41a)."""
_FLAGS: Final[dict[str, Callable[[Entity], bool]]] = {
    "is_on_fire": _is_on_fire,
    "is_baby": _is_baby,
    "is_on_ground": _is_on_ground,
    "is_sneaking": _of_player("is_sneaking"),
    "is_sprinting": _of_player("is_sprinting"),
    "is_swimming": _is_swimming,
    "is_flying": _of_player("is_flying"),
}


def _is_in_water(entity: Entity) -> bool:
    """As of its last turn; what takes none is refused."""
    if entity.body is not None:
        return entity.body.is_in_water
    mechanic = "entity predicate: flag is_in_water"
    raise UnsupportedError(mechanic, entity.block_pos)


_NEW_FLAGS: Final[dict[str, Callable[[Entity], bool]]] = {
    "is_in_water": _is_in_water,
    "is_fall_flying": _is_fall_flying,
}


def read_effects(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    terms: list[Term[Entity]] = []
    for key, entry in node.entries():
        effect = full_id(key)
        fields = entry.object()
        amplifier, duration = fields.find("amplifier"), fields.find("duration")
        ambient, visible = fields.find("ambient"), fields.find("visible")
        fields.finish()
        wanted: dict[str, Bounds | bool] = {}
        if amplifier is not None:
            wanted["amplifier"] = amplifier.bounds()
        if duration is not None:
            wanted["duration"] = duration.bounds()
        if ambient is not None:
            wanted["ambient"] = ambient.boolean()
        if visible is not None:
            wanted["show_particles"] = visible.boolean()
        terms.append(_effect_check(effect, wanted))
    return AllOf(tuple(terms))


def _effect_check(effect: str, wanted: dict[str, Bounds | bool]) -> Term[Entity]:
    def holds(_context: LootContext, entity: Entity) -> bool:
        found = _effect(entity, effect)
        if found is None:
            return False
        for key, value in wanted.items():
            default = 1 if key == "show_particles" else 0
            number = found.get(key, default)
            if not isinstance(number, int):
                return False
            if isinstance(value, Bounds):
                if not value.contains(number & 0xFF if key == "amplifier" else number):
                    return False
            elif (number != 0) is not value:
                return False
        return True

    text = " ".join(f"{key} {value}" for key, value in wanted.items())
    return Check(
        f"effects.{effect}",
        text or "the effect",
        holds,
        lambda _, entity: (
            "none" if (found := _effect(entity, effect)) is None else write_snbt(found)
        ),
    )


def _effect(entity: Entity, effect: str) -> Compound | None:
    if entity.body is not None:
        entity.body.write()
    effects = entity.nbt.get("active_effects")
    for entry in effects if isinstance(effects, list) else []:
        if isinstance(entry, dict) and full_id(str(entry.get("id", ""))) == effect:
            return entry
    return None


def read_entity_nbt(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    pattern = read_nbt_pattern(node)
    return Check(
        "nbt",
        write_snbt(pattern),
        lambda _, entity: nbt_matches(pattern, entity.to_nbt()),
        lambda _, entity: write_snbt(
            {key: value for key, value in entity.to_nbt().items() if key in pattern}
        ),
    )
