"""https://minecraft.wiki/w/Predicate; the spelling is that of 26.3."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.random_source import LegacyRandom
from gametest.core.version import version_named
from gametest.entity.player import Player
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.weather import WeatherKind
from gametest.loot.loot_context import LootContext
from gametest.loot.predicate import Predicate
from gametest.loot.predicate_library import InlinePredicateError, PredicateLibrary
from gametest.nbt.snbt import parse_snbt

MakeLibrary = Callable[..., PredicateLibrary]
Parse = Callable[[Any], Predicate]
Context = Callable[..., LootContext]
Summon = Callable[..., Entity]

TRUE = {"type": "weather_check"}
FALSE = {"type": "inverted", "term": TRUE}


@pytest.mark.parametrize(
    ("condition", "passes"),
    [
        (TRUE, True),
        (FALSE, False),
        ({"type": "all_of", "terms": []}, True),
        ({"type": "any_of", "terms": []}, False),
        ({"type": "minecraft:all_of", "terms": [TRUE, FALSE]}, False),
        ({"type": "any_of", "terms": [FALSE, TRUE]}, True),
        ({"type": "all_of", "terms": TRUE}, True),
        ({"type": "random_chance", "chance": 1}, True),
        ({"type": "random_chance", "chance": 0}, False),
        ({"type": "killed_by_player"}, False),
        ({"type": "survives_explosion"}, True),
    ],
)
def test_plain_conditions(
    parse: Parse, context: Context, condition: dict[str, Any], passes: bool
) -> None:
    assert passes is parse(condition).test(context())


def test_chance_draws_from_the_random_of_the_context(
    parse: Parse, context: Context
) -> None:
    random = LegacyRandom(1)
    draws = [random.next_float() < 0.5 for _ in range(20)]
    asked = context(own_random=LegacyRandom(1))
    predicate = parse({"type": "random_chance", "chance": 0.5})

    assert draws == [predicate.test(asked) for _ in range(20)]


def test_explanation_does_not_draw_from_the_random(
    parse: Parse, context: Context
) -> None:
    random = LegacyRandom(1)
    parse({"type": "random_chance", "chance": 0.5}).explain(context(own_random=random))

    assert LegacyRandom(1).next_float() == random.next_float()


@pytest.mark.parametrize(
    ("value", "period", "passes"),
    [
        (30000, None, True),
        ({"min": 0, "max": 12000}, None, False),
        ({"min": 0, "max": 12000}, 24000, True),
        (6000, 24000, True),
        (6001, 24000, False),
    ],
)
def test_time_check_reads_a_clock(
    parse: Parse,
    context: Context,
    void: Level,
    value: object,
    period: int | None,
    passes: bool,
) -> None:
    void.world.day_time = 30000
    condition = {"type": "time_check", "clock": "overworld", "value": value}
    if period is not None:
        condition["period"] = period

    assert passes is parse(condition).test(context())


@pytest.mark.parametrize(
    ("kind", "raining", "thundering"),
    [
        (WeatherKind.CLEAR, False, False),
        (WeatherKind.RAIN, True, False),
        (WeatherKind.THUNDER, True, True),
    ],
)
def test_weather_check_reads_the_sky(
    parse: Parse,
    context: Context,
    void: Level,
    kind: WeatherKind,
    raining: bool,
    thundering: bool,
) -> None:
    void.world.weather.set_kind(kind)
    for _ in range(120):
        void.world.weather.tick(void.random, advances=True)
    wanted = {"type": "weather_check", "raining": raining, "thundering": thundering}
    other = {**wanted, "raining": not raining}

    assert parse(wanted).test(context())
    assert not parse(other).test(context())


@pytest.mark.parametrize(
    ("value", "span", "passes"),
    [
        (3, 3, True),
        (3.5, 4, True),
        ({"type": "constant", "value": 2}, {"min": 3}, False),
        (
            {"type": "score", "target": {"type": "fixed", "name": "x"}, "score": "o"},
            7,
            True,
        ),
        ({"type": "score", "target": "this", "score": "o"}, 0, True),
        (
            {
                "type": "score",
                "target": {"type": "fixed", "name": "x"},
                "score": "o",
                "scale": 0.5,
            },
            4,
            True,
        ),
        ({"type": "storage", "storage": "demo:s", "path": "a.b"}, 5, True),
        ({"type": "storage", "storage": "demo:s", "path": "none"}, 0, True),
        ({"type": "uniform", "min": 4, "max": 4}, 4, True),
        ({"type": "binomial", "n": 6, "p": 1}, 6, True),
        ({"type": "binomial", "n": 6, "p": 0}, 0, True),
        (2, {"min": {"type": "constant", "value": 1}, "max": 2}, True),
    ],
)
def test_value_check_compares_whole_numbers(
    parse: Parse,
    context: Context,
    void: Level,
    value: object,
    span: object,
    passes: bool,
) -> None:
    objective = void.world.scoreboard.add_objective("o", "dummy")
    assert objective is not None
    objective.set("x", 7)
    storage = parse_snbt("{a:{b:5.9d}}")
    assert isinstance(storage, dict)
    void.world.command_storage.set("demo:s", storage)
    condition = {"type": "value_check", "value": value, "range": span}

    assert passes is parse(condition).test(context())


@pytest.mark.parametrize(
    ("test", "passes"),
    [
        (5, True),
        (4, False),
        ({"min": 5}, True),
        ({"max": 4}, False),
        ({}, True),
        ({"type": "storage", "storage": "demo:s", "path": "a"}, True),
        ({"type": "storage", "storage": "demo:s", "path": "none"}, False),
        ({"type": "uniform", "min": 5, "max": 5}, True),
        ({"min": {"type": "storage", "storage": "demo:s", "path": "a"}}, True),
        ({"max": {"type": "constant", "value": 4}}, False),
    ],
)
@pytest.mark.parametrize("kind", ["int", "float"])
def test_range_of_a_value_check_is_made_of_numbers(
    parse: Parse, context: Context, void: Level, kind: str, test: object, passes: bool
) -> None:
    """One number alone, or either end: `IntRange` and `FloatRange` of vanilla-mcdoc."""
    storage = parse_snbt("{a: 5}")
    assert isinstance(storage, dict)
    void.world.command_storage.set("demo:s", storage)

    predicate = parse({"type": f"{kind}_value_check", "value": 5, "test": test})

    assert passes is predicate.test(context())


@pytest.mark.parametrize("target", ["self", {"type": "context", "target": "me"}])
def test_score_of_no_entity_of_the_context_is_refused(
    parse: Parse, target: object
) -> None:
    """https://minecraft.wiki/w/Number_provider#score: `this`, `attacker` and the like."""
    score = {"type": "score", "target": target, "score": "o"}

    with pytest.raises(InlinePredicateError, match="expected one of 'this'"):
        parse({"type": "int_value_check", "value": score, "test": 1})


def test_number_of_a_range_that_stands_alone_is_drawn_once(
    parse: Parse, context: Context
) -> None:
    drawn = {"type": "uniform", "min": 0, "max": 1}
    predicate = parse({"type": "int_value_check", "value": 1, "test": drawn})
    asked = context(own_random=LegacyRandom(3))
    random = LegacyRandom(3)

    assert [random.next_int(2) == 1 for _ in range(20)] == [
        predicate.test(asked) for _ in range(20)
    ]


@pytest.mark.parametrize(
    ("scores", "passes"),
    [
        ({"o": 7}, True),
        ({"o": {"type": "score", "target": "this", "score": "o"}}, True),
        ({"o": {"type": "constant", "value": 6}}, False),
        ({"o": {"max": {"type": "constant", "value": 7}}}, True),
        ({"o": {"min": 8}}, False),
        ({"missing": {"min": 0}}, False),
        ({}, True),
    ],
)
def test_entity_scores_need_every_score(
    parse: Parse,
    context: Context,
    void: Level,
    summon: Summon,
    scores: dict[str, object],
    passes: bool,
) -> None:
    entity = summon("marker", (0, 64, 0))
    objective = void.world.scoreboard.add_objective("o", "dummy")
    assert objective is not None
    objective.set(entity.scoreboard_name, 7)
    condition = {"type": "entity_scores", "entity": "this", "scores": scores}

    assert passes is parse(condition).test(context(entity))


def test_conditions_about_a_missing_entity_fail(parse: Parse, context: Context) -> None:
    condition = {"type": "entity_properties", "entity": "this", "predicate": {}}

    assert not parse(condition).test(context())
    assert "inline predicate: entity_properties.this: there is none" == parse(
        condition
    ).explain(context())


def test_match_tool_asks_the_tool(parse: Parse, context: Context) -> None:
    predicate = parse({"type": "match_tool", "predicate": {"items": "bow"}})

    assert predicate.test(context(tool=ItemStack("minecraft:bow")))
    assert not predicate.test(context(tool=ItemStack("minecraft:stick")))
    assert not predicate.test(context())


@pytest.mark.parametrize(
    ("word", "fields"),
    [
        ("enchantment_active_check", {"active": True}),
        ("environment_attribute_check", {}),
    ],
)
def test_conditions_that_are_not_simulated_refuse_by_name(
    parse: Parse, context: Context, word: str, fields: dict[str, Any]
) -> None:
    with pytest.raises(UnsupportedError, match=f"predicate condition: {word}"):
        parse({"type": word, **fields}).test(context())


@pytest.mark.parametrize(
    ("fields", "told"),
    [({}, "'active' is missing"), ({"active": 3}, "true or false")],
)
def test_check_of_an_active_enchantment_says_which(
    parse: Parse, fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(InlinePredicateError, match=told):
        parse({"type": "enchantment_active_check", **fields})


def _enchanted(id: str, enchantment: str, level: int) -> ItemStack:
    levels = parse_snbt(f"{{{enchantment}: {level}}}")
    return ItemStack(id).with_component("enchantments", levels)


@pytest.mark.parametrize(
    ("steps", "passes"), [(0, False), (1, True), (2, False), (3, False)]
)
def test_table_bonus_takes_the_chance_of_the_tool_s_level(
    parse: Parse, context: Context, steps: int, passes: bool
) -> None:
    """https://minecraft.wiki/w/Predicate: the last chance counts for higher levels."""
    predicate = parse(
        {"type": "table_bonus", "enchantment": "fortune", "chances": [0, 1, 0]}
    )
    tool = _enchanted("minecraft:diamond_pickaxe", "fortune", steps)

    assert passes is predicate.test(context(tool=tool))


@pytest.mark.parametrize(
    ("chance", "steps", "passes"),
    [
        (1.0, 0, False),
        (1.0, 1, True),
        ({"type": "linear", "base": 0, "per_level_above_first": 1}, 1, False),
        ({"type": "linear", "base": 0, "per_level_above_first": 1}, 2, True),
        ({"type": "lookup", "values": [0, 1], "fallback": 0}, 2, True),
        ({"type": "lookup", "values": [0, 1], "fallback": 0}, 3, False),
        ({"type": "levels_squared", "added": -3}, 2, True),
        ({"type": "clamped", "value": 5, "min": 0, "max": 0}, 2, False),
        ({"type": "fraction", "numerator": 0, "denominator": 2}, 2, False),
    ],
)
def test_enchanted_chance_takes_the_level_of_the_attacker(
    parse: Parse,
    context: Context,
    summon: Summon,
    chance: Any,
    steps: int,
    passes: bool,
) -> None:
    """https://minecraft.wiki/w/Enchantment_definition#Level-based_value."""
    predicate = parse(
        {
            "type": "random_chance_with_enchanted_bonus",
            "unenchanted_chance": 0.0,
            "enchanted_chance": chance,
            "enchantment": "minecraft:looting",
        }
    )
    held = (
        f"{{id: 'minecraft:stick', components: {{enchantments: {{looting: {steps}}}}}}}"
    )
    killer = summon("zombie", (0.5, 64.0, 0.5), f"{{equipment: {{mainhand: {held}}}}}")

    assert passes is predicate.test(context(others={"attacker": killer}))


@pytest.mark.parametrize(
    ("damage", "passes"),
    [(None, False), ("minecraft:on_fire", True), ("minecraft:magic", False)],
)
@pytest.mark.parametrize(
    "types", ["#minecraft:is_fire", "on_fire", ["on_fire", "minecraft:in_fire"]]
)
def test_damage_is_asked_for_its_types(
    parse: Parse, context: Context, types: object, damage: str | None, passes: bool
) -> None:
    """https://minecraft.wiki/w/Damage_type_tag_(Java_Edition)#is_fire; no damage: false."""
    predicate = parse(
        {
            "type": "damage_source_properties",
            "predicate": {"tags": [{"id": types, "expected": True}]},
        }
    )

    assert passes is predicate.test(context(damage_type=damage))


@pytest.mark.parametrize(
    ("name", "types", "passes"),
    [
        ("26.2", "is_fire", True),
        ("1.21.5", "minecraft:is_fire", True),
        ("26.2", "#is_fire", False),
        ("26.3", "#is_fire", True),
        ("26.3", "is_fire", False),
        ("26.3", "#is_hot", False),
    ],
)
def test_tag_of_damage_types_has_its_mark_since_26_3(
    make_library: MakeLibrary, name: str, types: str, passes: bool
) -> None:
    library = make_library(version=version_named(name))
    key = "type" if name == "26.3" else "condition"
    predicate = {"tags": [{"id": types, "expected": True}]}
    problem = None
    try:
        library.parse({key: "damage_source_properties", "predicate": predicate})
    except InlinePredicateError as error:
        problem = str(error)

    assert passes is (problem is None), problem


def test_explanation_goes_down_to_the_term_that_failed(
    parse: Parse, context: Context, summon: Summon
) -> None:
    predicate = parse(
        {
            "type": "all_of",
            "terms": [
                TRUE,
                {
                    "type": "entity_properties",
                    "entity": "this",
                    "predicate": {"entity_type": "pig"},
                },
            ],
        }
    )

    assert (
        "inline predicate: entity_properties.this.type: expected minecraft:pig, "
        "found minecraft:cow"
    ) == predicate.explain(context(summon("cow", (0, 64, 0))))


def test_player_is_its_name_on_the_scoreboard(
    parse: Parse, context: Context, void: Level
) -> None:
    from gametest.core.position import Vec3

    player = Player.of_name("Alex", Vec3(0, 64, 0))
    objective = void.world.scoreboard.add_objective("o", "dummy")
    assert objective is not None
    objective.set("Alex", 1)
    condition = {"type": "entity_scores", "entity": "this", "scores": {"o": 1}}

    assert parse(condition).test(context(player))
