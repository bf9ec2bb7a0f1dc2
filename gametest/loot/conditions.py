"""The conditions that have no terms of their own, by name.

https://minecraft.wiki/w/Predicate#Predicate_conditions
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.position import BlockPos, Vec3
from gametest.level.dimension_type import OVERWORLD
from gametest.loot.block_predicate import read_block, read_state
from gametest.loot.condition.damage_conditions import damage_source_properties
from gametest.loot.condition.enchantment_conditions import enchanted_chance, table_bonus
from gametest.loot.condition.number_conditions import (
    float_value_check,
    int_value_check,
    random_chance,
    time_check,
    value_check,
)
from gametest.loot.entity.entity_inventory_checks import item_reader
from gametest.loot.entity_predicate import read_entity
from gametest.loot.location_predicate import read_location
from gametest.loot.loot_context import LootContext
from gametest.loot.number.number_range import NumberRange, read_number_range
from gametest.loot.registries import CLOCKS, SPLIT_NUMBERS, TYPE_KEY
from gametest.loot.term import AllOf, Check, Of, Term, Unsupported

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.item.item_stack import ItemStack
    from gametest.item.stack_test import StackTest
    from gametest.level.entities.entity import Entity
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataObject

Condition: TypeAlias = "Term[LootContext]"
ConditionReader: TypeAlias = Callable[["DataObject", "PredicateRegistries"], Condition]


def _target(fields: DataObject, registries: PredicateRegistries) -> str:
    node = fields.get("entity")
    return "this" if node is None else node.word(*registries.entity_targets)


def _entity_properties(
    fields: DataObject, registries: PredicateRegistries
) -> Condition:
    target = _target(fields, registries)
    found = fields.find("predicate")
    if found is None:
        return AllOf(())
    return Of(
        f"entity_properties.{target}",
        lambda context, _: context.entity(target),
        read_entity(found, registries),
    )


def _entity_scores(fields: DataObject, registries: PredicateRegistries) -> Condition:
    target = _target(fields, registries)
    terms: list[Term[Entity]] = []
    found = fields.get("scores")
    for objective, entry in [] if found is None else found.entries():
        terms.append(_score(objective, read_number_range(entry, registries)))
    return Of(
        f"entity_scores.{target}",
        lambda context, _: context.entity(target),
        AllOf(tuple(terms)),
    )


def _score(objective: str, wanted: NumberRange) -> Term[Entity]:
    def find(context: LootContext, entity: Entity) -> int | None:
        scoreboard = context.level.world.scoreboard
        return scoreboard.find_score(entity.scoreboard_name, objective)

    def holds(context: LootContext, entity: Entity) -> bool:
        score = find(context, entity)
        return score is not None and wanted.contains(context, score)

    def show(context: LootContext, entity: Entity) -> object:
        score = find(context, entity)
        return "no score" if score is None else score

    return Check(objective, str(wanted), holds, show)


def _location_check(fields: DataObject, registries: PredicateRegistries) -> Condition:
    offset = [
        0 if (found := fields.find(f"offset{axis}")) is None else found.integer()
        for axis in "XYZ"
    ]
    found = fields.find("predicate")
    inner: Term[Vec3] = AllOf(()) if found is None else read_location(found, registries)
    x, y, z = offset

    def place(context: LootContext, _subject: LootContext) -> Vec3 | None:
        origin = context.origin
        if origin is None:
            return None
        return Vec3(origin.x + x, origin.y + y, origin.z + z)

    return Of("location_check", place, inner)


def _weather_check(fields: DataObject, registries: PredicateRegistries) -> Condition:
    terms: list[Condition] = []
    for key, read in _WEATHER.items():
        found = fields.find(key)
        if found is not None:
            terms.append(_weather(key, found.boolean(), read))
    return AllOf(tuple(terms))


def _weather(key: str, wanted: bool, read: Callable[[LootContext], bool]) -> Condition:
    return Check(
        f"weather_check.{key}",
        str(wanted).lower(),
        lambda context, _: read(context) is wanted,
        lambda context, _: str(read(context)).lower(),
    )


def _has_weather(context: LootContext) -> bool:
    # Only where there is sky light and no ceiling, and not in the End.
    return context.level.dimension == OVERWORLD


_WEATHER: Final[dict[str, Callable[[LootContext], bool]]] = {
    "raining": lambda context: (
        _has_weather(context) and context.level.world.weather.rains_now
    ),
    "thundering": lambda context: (
        _has_weather(context) and context.level.world.weather.thunders_now
    ),
}


def _match_tool(fields: DataObject, registries: PredicateRegistries) -> Condition:
    found = fields.find("predicate")
    if found is None:
        return Of("match_tool", lambda context, _: context.tool, AllOf(()))
    test = item_reader(registries).read(found)
    return Of("match_tool", lambda context, _: context.tool, _stack_term(test))


def _stack_term(test: StackTest) -> Term[ItemStack]:
    return Check(
        "tool",
        "an item that matches",
        lambda _, stack: test.test(stack),
        lambda _, stack: f"{stack} ({test.explain(stack)})",
    )


def _block_state_property(
    fields: DataObject, registries: PredicateRegistries
) -> Condition:
    found = fields.get("block")
    block = "" if found is None else str(found.identifier())
    if found is not None:
        registries.id_set(found, "block")
    terms: list[Term[BlockState]] = [
        Check(
            "block",
            block,
            lambda _, state: state.block.name == block,
            lambda _, state: state.block.name,
        )
    ]
    properties = fields.find("properties")
    if properties is not None:
        text, holds = read_state(properties)
        terms.append(
            Check(
                "properties",
                text,
                lambda _, state: holds(state),
                lambda _, state: state,
            )
        )
    return Of(
        "block_state_property",
        lambda context, _: context.block_state,
        AllOf(tuple(terms)),
    )


def _match_block(fields: DataObject, registries: PredicateRegistries) -> Condition:
    """A block predicate whose fields stand in the condition; about the context's block."""
    fields.ask_all()
    inner = read_block(fields.without("type"), registries)

    def place(context: LootContext, _subject: LootContext) -> BlockPos | None:
        if context.block_state is None or context.origin is None:
            return None
        return context.origin.block_pos

    return Of("match_block", place, inner)


def _killed_by_player(fields: DataObject, registries: PredicateRegistries) -> Condition:
    fields.find("inverse")
    return Check(
        "killed_by_player",
        "a player",
        lambda context, _: context.entity("attacking_player") is not None,
        lambda _context, _: "none",
    )


def _survives_explosion(
    fields: DataObject, registries: PredicateRegistries
) -> Condition:
    def holds(context: LootContext, _subject: LootContext) -> bool:
        radius = context.explosion_radius
        return radius is None or context.random.next_float() <= 1.0 / radius

    return Check(
        "survives_explosion",
        "a draw of at most 1 in the radius",
        holds,
        lambda _context, _: "a higher one",
    )


def _refusal(word: str, *keys: str) -> ConditionReader:
    def read(fields: DataObject, registries: PredicateRegistries) -> Condition:
        for key in keys:
            fields.find(key)
        return Unsupported(f"predicate condition: {word}")

    return read


def _enchantment_active_check(
    fields: DataObject, registries: PredicateRegistries
) -> Condition:
    active = fields.get("active")
    if active is not None:
        active.boolean()
    return Unsupported("predicate condition: enchantment_active_check")


CONDITIONS: Final[dict[str, ConditionReader]] = {
    "block_state_property": _block_state_property,
    "damage_source_properties": damage_source_properties,
    "enchantment_active_check": _enchantment_active_check,
    "entity_properties": _entity_properties,
    "entity_scores": _entity_scores,
    "float_value_check": float_value_check,
    "int_value_check": int_value_check,
    "environment_attribute_check": _refusal(
        "environment_attribute_check", "attribute", "value"
    ),
    "killed_by_player": _killed_by_player,
    "location_check": _location_check,
    "match_block": _match_block,
    "match_tool": _match_tool,
    "random_chance": random_chance,
    "random_chance_with_enchanted_bonus": enchanted_chance,
    "survives_explosion": _survives_explosion,
    "table_bonus": table_bonus,
    "time_check": time_check,
    "value_check": value_check,
    "weather_check": _weather_check,
}


def gone_conditions(registries: PredicateRegistries) -> frozenset[str]:
    """Names that the version does not have (any more, or yet)."""
    gone = {"block_state_property"} if registries.since(TYPE_KEY) else {"match_block"}
    if not registries.since(CLOCKS):
        gone.add("environment_attribute_check")
    if not registries.since(SPLIT_NUMBERS):
        gone |= {"float_value_check", "int_value_check"}
    return frozenset(gone)
