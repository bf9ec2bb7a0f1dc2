"""https://minecraft.wiki/w/Item_modifier; the spelling is that of 26.3."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.random_source import LegacyRandom
from gametest.core.version import version_named
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.loot.loot_context import LootContext
from gametest.loot.table.loot_library import InlineLootError, LootLibrary
from gametest.nbt.snbt import parse_snbt

Context = Callable[..., LootContext]
Summon = Callable[..., Entity]

EGG = "egg"


def stack_of(text: str) -> ItemStack:
    """`id`, or `{id, count, components}`."""
    return ItemStack.from_nbt(parse_snbt(text) if text.startswith("{") else text)


def shown(stack: ItemStack) -> str:
    return str(stack).replace(", ", ",")


def given(name: str, value: str) -> str:
    return f"[minecraft:{name}={value}]".replace(": ", ":")


@pytest.mark.parametrize(
    ("item", "function", "found"),
    [
        (EGG, {"type": "set_count", "count": 5}, "5 minecraft:egg"),
        (EGG, {"type": "set_count", "count": 5, "add": True}, "6 minecraft:egg"),
        (EGG, {"type": "set_count", "count": 0}, "nothing"),
        (EGG, {"type": "discard"}, "nothing"),
        (EGG, {"type": "limit_count", "limit": {"min": 4}}, "4 minecraft:egg"),
        (
            "{id: egg, count: 9}",
            {"type": "limit_count", "limit": {"max": 4}},
            "4 minecraft:egg",
        ),
        ("{id: egg, count: 9}", {"type": "limit_count", "limit": 2}, "2 minecraft:egg"),
        (
            "{id: egg, count: 9}",
            {"type": "set_item", "item": "stick"},
            "9 minecraft:stick",
        ),
        (
            EGG,
            [{"type": "set_count", "count": 2}, {"type": "set_item", "item": "bow"}],
            "2 minecraft:bow",
        ),
        (
            EGG,
            {"type": "sequence", "functions": [{"type": "set_count", "count": 2}]},
            "2 minecraft:egg",
        ),
        (
            EGG,
            {
                "type": "set_count",
                "count": 2,
                "condition": {"type": "random_chance", "chance": 0},
            },
            "1 minecraft:egg",
        ),
        (
            EGG,
            {"type": "set_components", "components": {"damage": 3}},
            "1 minecraft:egg" + given("damage", "3"),
        ),
        (
            "{id: egg, components: {'minecraft:damage': 3}}",
            {"type": "set_components", "components": {"!damage": {}}},
            "1 minecraft:egg",
        ),
        (
            "{id: diamond_sword}",
            {"type": "set_components", "components": {"!damage": {}}},
            "1 minecraft:diamond_sword[!minecraft:damage]",
        ),
        # States 2, 3 and 6 of https://github.com/the-great-chicken/SGP-Datapack,
        # data/sgp.diorama/test/weapon/existing_presentation.mcfunction (26.1.2).
        (
            "{id: stick, components: {enchantment_glint_override: false}}",
            {
                "type": "set_components",
                "components": {"!enchantment_glint_override": {}},
            },
            "1 minecraft:stick",
        ),
        (
            "{id: stick}",
            {"type": "set_components", "components": {"!tooltip_display": {}}},
            "1 minecraft:stick[!minecraft:tooltip_display]",
        ),
        (
            "{id: stick, components: {tooltip_display: {hidden_components: [enchantments]}}}",
            {"type": "toggle_tooltips", "toggles": {"enchantments": True}},
            "1 minecraft:stick",
        ),
        (
            "{id: stick, components: {enchantments: {sharpness: 1}}}",
            {"type": "set_enchantments", "enchantments": {"sharpness": 0}},
            "1 minecraft:stick",
        ),
        (
            EGG,
            {"type": "set_custom_data", "tag": "{a: 1b, b: {c: 2}}"},
            "1 minecraft:egg" + given("custom_data", "{a: 1b, b: {c: 2}}"),
        ),
        (
            "{id: egg, components: {'minecraft:custom_data': {a: 1, b: {d: 3}}}}",
            {"type": "set_custom_data", "tag": "{a: 2, b: {c: 2}}"},
            "1 minecraft:egg" + given("custom_data", "{a: 2, b: {d: 3, c: 2}}"),
        ),
        (
            EGG,
            {"type": "set_name", "name": "Eve"},
            "1 minecraft:egg" + given("custom_name", '"Eve"'),
        ),
        (
            EGG,
            {"type": "set_name", "name": "Eve", "target": "item_name"},
            "1 minecraft:egg" + given("item_name", '"Eve"'),
        ),
        (
            EGG,
            {"type": "set_lore", "lore": ["a", "b"], "mode": "replace_all"},
            "1 minecraft:egg" + given("lore", '["a", "b"]'),
        ),
        (
            EGG,
            {"type": "set_potion", "id": "strength"},
            "1 minecraft:egg"
            + given("potion_contents", '{potion: "minecraft:strength"}'),
        ),
        (
            EGG,
            {"type": "set_ominous_bottle_amplifier", "amplifier": 9},
            "1 minecraft:egg" + given("ominous_bottle_amplifier", "4"),
        ),
        (
            EGG,
            {"type": "toggle_tooltips", "toggles": {"damage": False, "trim": True}},
            "1 minecraft:egg"
            + given("tooltip_display", '{hidden_components: ["minecraft:damage"]}'),
        ),
        (
            EGG,
            {
                "type": "set_custom_model_data",
                "floats": {"values": [1.5], "mode": "replace_all"},
                "strings": {"values": ["x"], "mode": "append"},
            },
            "1 minecraft:egg"
            + given("custom_model_data", '{floats: [1.5f], strings: ["x"]}'),
        ),
        (
            "writable_book",
            {"type": "set_writable_book_pages", "pages": ["p"], "mode": "append"},
            "1 minecraft:writable_book"
            + given("writable_book_content", '{pages: [{raw: "p"}]}'),
        ),
        (
            "written_book",
            {"type": "set_book_cover", "title": "T", "author": "A", "generation": 1},
            "1 minecraft:written_book"
            + given(
                "written_book_content",
                '{title: {raw: "T"}, author: "A", generation: 1}',
            ),
        ),
        # Durability 1,561 (https://minecraft.wiki/w/Durability): half of it is left.
        (
            "diamond_sword",
            {"type": "set_damage", "damage": 0.5},
            "1 minecraft:diamond_sword" + given("damage", "780"),
        ),
        (
            "{id: diamond_sword, components: {'minecraft:damage': 1561}}",
            {"type": "set_damage", "damage": 0.25, "add": True},
            "1 minecraft:diamond_sword" + given("damage", "1170"),
        ),
        (EGG, {"type": "set_damage", "damage": 0.5}, "1 minecraft:egg"),
        (
            "diamond_sword",
            {"type": "set_enchantments", "enchantments": {"sharpness": 3}},
            "1 minecraft:diamond_sword"
            + given("enchantments", '{"minecraft:sharpness": 3}'),
        ),
        (
            "book",
            {"type": "set_enchantments", "enchantments": {"sharpness": 300}},
            "1 minecraft:enchanted_book"
            + given("stored_enchantments", '{"minecraft:sharpness": 255}'),
        ),
        (
            "shulker_box",
            {
                "type": "set_contents",
                "component": "container",
                "entries": [{"type": "item", "name": "egg"}],
            },
            "1 minecraft:shulker_box"
            + given("container", '[{slot: 0, item: {count: 1, id: "minecraft:egg"}}]'),
        ),
        (
            "{id: bundle, components: {'minecraft:bundle_contents': [{id: egg}]}}",
            {
                "type": "modify_contents",
                "component": "bundle_contents",
                "modifier": {"type": "set_count", "count": 4},
            },
            "1 minecraft:bundle"
            + given("bundle_contents", '[{count: 4, id: "minecraft:egg"}]'),
        ),
        (
            EGG,
            {
                "type": "filtered",
                "item_filter": {"items": "bow"},
                "on_pass": {"type": "discard"},
                "on_fail": {"type": "set_count", "count": 2},
            },
            "2 minecraft:egg",
        ),
    ],
)
def test_functions(
    loot: LootLibrary, context: Context, item: str, function: Any, found: str
) -> None:
    modify = loot.parse_modifier(function)

    assert shown(modify(stack_of(item), context())) == found.replace(", ", ",")


@pytest.mark.parametrize(
    ("operation", "found"),
    [
        ({"mode": "append"}, ["a", "b", "x", "y"]),
        ({"mode": "replace_all"}, ["x", "y"]),
        ({"mode": "insert"}, ["x", "y", "a", "b"]),
        ({"mode": "insert", "offset": 1}, ["a", "x", "y", "b"]),
        ({"mode": "insert", "offset": 9}, ["a", "b"]),
        ({"mode": "replace_section"}, ["x", "y"]),
        ({"mode": "replace_section", "offset": 1}, ["a", "x", "y"]),
        ({"mode": "replace_section", "offset": 0, "size": 1}, ["x", "y", "b"]),
    ],
)
def test_list_operations(
    loot: LootLibrary, context: Context, operation: Any, found: list[str]
) -> None:
    """https://minecraft.wiki/w/Item_modifier#set_lore."""
    modify = loot.parse_modifier({"type": "set_lore", "lore": ["x", "y"], **operation})
    item = stack_of("{id: egg, components: {'minecraft:lore': [a, b]}}")

    assert modify(item, context()).find("minecraft:lore") == found


@pytest.mark.parametrize(
    ("formula", "steps", "counts"),
    [
        # https://minecraft.wiki/w/Fortune: without it one, with level 3 one to four times.
        ({"formula": "ore_drops"}, 0, {1}),
        ({"formula": "ore_drops"}, 3, {1, 2, 3, 4}),
        (
            {"formula": "uniform_bonus_count", "parameters": {"bonusMultiplier": 1}},
            2,
            {1, 2, 3},
        ),
        (
            {
                "formula": "binomial_with_bonus_count",
                "parameters": {"extra": 2, "probability": 1.0},
            },
            1,
            {4},
        ),
    ],
)
def test_bonus_by_an_enchantment_of_the_tool(
    loot: LootLibrary,
    context: Context,
    formula: dict[str, Any],
    steps: int,
    counts: set[int],
) -> None:
    function = {"type": "apply_bonus", "enchantment": "fortune", **formula}
    modify = loot.parse_modifier(function)
    levels = parse_snbt(f"{{fortune: {steps}}}")
    tool = ItemStack("minecraft:diamond_pickaxe").with_component("enchantments", levels)
    asked = context(tool=tool, own_random=LegacyRandom(5))

    assert {modify(stack_of(EGG), asked).count for _ in range(200)} == counts


def test_bonus_needs_a_tool(loot: LootLibrary, context: Context) -> None:
    modify = loot.parse_modifier(
        {"type": "apply_bonus", "enchantment": "fortune", "formula": "ore_drops"}
    )

    assert modify(stack_of(EGG), context()).count == 1


@pytest.mark.parametrize(("steps", "limit", "count"), [(0, 0, 1), (2, 0, 5), (2, 3, 3)])
def test_count_grows_by_an_enchantment_of_the_attacker(
    loot: LootLibrary,
    context: Context,
    summon: Summon,
    steps: int,
    limit: int,
    count: int,
) -> None:
    modify = loot.parse_modifier(
        {
            "type": "enchanted_count_increase",
            "enchantment": "minecraft:looting",
            "count": 2,
            "limit": limit,
        }
    )
    held = f"{{id: stick, components: {{enchantments: {{looting: {steps}}}}}}}"
    killer = summon("zombie", (0.5, 64.0, 0.5), f"{{equipment: {{mainhand: {held}}}}}")

    found = modify(stack_of(EGG), context(others={"attacker": killer}))
    assert found.count == count


def test_explosion_takes_items_one_by_one(loot: LootLibrary, context: Context) -> None:
    modify = loot.parse_modifier({"type": "explosion_decay"})
    random = LegacyRandom(3)
    draws = [random.next_float() for _ in range(40)]
    asked = context(explosion_radius=4.0, own_random=LegacyRandom(3))

    found = modify(stack_of("{id: stick, count: 40}"), asked)

    assert found.count == sum(draw <= 0.25 for draw in draws)
    assert modify(stack_of("{id: stick, count: 40}"), context()).count == 40


def test_name_of_an_entity_is_copied(
    loot: LootLibrary, context: Context, summon: Summon
) -> None:
    modify = loot.parse_modifier({"type": "copy_name", "source": "this"})
    named = summon("pig", (0.5, 64.0, 0.5), "{CustomName: 'Eve'}")

    assert str(modify(stack_of(EGG), context(named))).endswith('custom_name="Eve"]')
    nameless = summon("pig", (0.5, 64.0, 0.5))
    assert str(modify(stack_of(EGG), context(nameless))) == "1 minecraft:egg"


def test_state_of_the_block_is_copied(
    loot: LootLibrary, context: Context, void: Level
) -> None:
    state = void.blocks.parse_state("bee_nest[honey_level=3]")
    function = {
        "type": "copy_state",
        "block": "bee_nest",
        "properties": ["honey_level"],
    }

    found = loot.parse_modifier(function)(stack_of(EGG), context(block_state=state))

    assert found.find("minecraft:block_state") == {"honey_level": "3"}


@pytest.mark.parametrize(
    ("op", "found"),
    [
        ("replace", {"a": {"b": 1}}),
        ("append", {"a": [{"b": 1}]}),
        ("merge", {"a": {"b": 1}}),
    ],
)
def test_data_of_an_entity_are_copied_by_path(
    loot: LootLibrary, context: Context, summon: Summon, op: str, found: Any
) -> None:
    function = {
        "type": "copy_custom_data",
        "source": "this",
        "ops": [{"source": "data.x", "target": "a", "op": op}],
    }
    marker = summon("marker", (0.5, 64.0, 0.5), "{data: {x: {b: 1}}}")

    changed = loot.parse_modifier(function)(stack_of(EGG), context(marker))

    assert changed.find("minecraft:custom_data") == found


def test_components_of_a_block_are_copied(
    loot: LootLibrary, context: Context, void: Level
) -> None:
    """What the block's data stand for: https://minecraft.wiki/w/Data_component_format."""
    pos = BlockPos(0, 64, 0)
    void.set_block(pos, void.blocks.parse_state("shulker_box"))
    block_entity = void.get_block_entity(pos)
    assert block_entity is not None
    data = parse_snbt("{CustomName: 'Eve', Items: [{Slot: 2b, id: egg, count: 3}]}")
    assert isinstance(data, dict)
    block_entity.load(data)
    function = {
        "type": "copy_components",
        "source": "block_entity",
        "exclude": ["minecraft:lock"],
    }

    found = loot.parse_modifier(function)(
        stack_of("shulker_box"), context(block_entity=block_entity)
    )

    assert str(found) == (
        '1 minecraft:shulker_box[minecraft:custom_name="Eve",minecraft:container='
        '[{slot:2,item:{count:3,id:"minecraft:egg"}}]]'
    )


@pytest.mark.parametrize(
    ("function", "found"),
    [
        ({}, "1 minecraft:bow[minecraft:damage=3,minecraft:repair_cost=2]"),
        ({"include": ["damage"]}, "1 minecraft:bow[minecraft:rarity=epic,damage=3]"),
        ({"exclude": ["damage"]}, "1 minecraft:bow[minecraft:repair_cost=2]"),
        ({"include": ["rarity"]}, "1 minecraft:bow"),
        ({"include": ["lore", "custom_name"]}, "1 minecraft:bow[rarity=epic]"),
    ],
)
def test_components_of_the_tool_are_copied_with_its_defaults(
    loot: LootLibrary, context: Context, function: dict[str, Any], found: str
) -> None:
    """https://minecraft.wiki/w/Item_modifier#copy_components: all that the source has."""
    modify = loot.parse_modifier(
        {"type": "copy_components", "source": "tool", **function}
    )
    tool = stack_of("{id: bow, components: {damage: 3, repair_cost: 2}}")
    bow = stack_of("{id: bow, components: {rarity: 'epic'}}")

    copied = str(modify(bow, context(tool=tool))).replace('="', "=").replace('"', "")

    assert found.replace("minecraft:", "") == copied.replace("minecraft:", "")


def test_defaults_of_the_tool_go_to_another_item(
    loot: LootLibrary, context: Context
) -> None:
    function = {"type": "copy_components", "source": "tool"}
    named = {**function, "include": ["max_damage", "enchantable"]}
    tool = stack_of("diamond_pickaxe")
    copied = loot.parse_modifier(named)(stack_of("stick"), context(tool=tool))

    assert (
        "1 minecraft:stick[minecraft:max_damage=1561,minecraft:enchantable={value:10}]"
        == shown(copied)
    )
    with pytest.raises(UnsupportedError, match="all components of another item"):
        loot.parse_modifier(function)(stack_of("stick"), context(tool=tool))


@pytest.mark.parametrize(
    ("name", "function", "issue"),
    [
        ("1.21.5", {"function": "copy_components", "source": "tool"}, "at source"),
        ("1.21.5", {"function": "copy_name", "source": "attacker"}, "at source"),
        ("1.21.5", {"function": "copy_name", "source": "attacking_entity"}, None),
        ("26.2", {"function": "copy_components", "source": "tool"}, None),
        (
            "26.2",
            {"function": "copy_components", "source": "tool", "include": ["lor"]},
            "at include/0",
        ),
        ("26.2", {"function": "set_loot_table", "name": "a:b", "type": "chest"}, None),
        ("26.2", {"function": "set_loot_table", "name": "a:b"}, "'type' is missing"),
        ("26.3", {"type": "set_loot_table", "loot_table_id": "a:b"}, None),
        ("26.2", {"function": "set_instrument", "options": "ponder_goat_horn"}, None),
        (
            "1.21.11",
            {"function": "set_instrument", "options": "ponder_goat_horn"},
            "a tag with '#'",
        ),
        ("26.3", {"type": "toggle_tooltips", "toggles": {"lor": True}}, "'lore'"),
        ("26.3", {"type": "set_fireworks", "flight_duration": 256}, "at most 255"),
        ("26.3", {"type": "set_potion", "id": "healin"}, "unknown potion"),
        (
            "26.3",
            {"type": "set_random_potion", "options": ["healing", "healin"]},
            "unknown potion",
        ),
        (
            "26.3",
            {"type": "set_banner_pattern", "patterns": [{"color": "red"}]},
            "'pattern'",
        ),
        (
            "26.3",
            {"type": "set_book_cover", "generation": 4},
            "generation",
        ),
        (
            "26.3",
            {
                "type": "set_custom_model_data",
                "colors": {"values": [[1, 0]], "mode": "append"},
            },
            "colors",
        ),
        ("26.3", {"type": "set_loot_table", "name": "a:b"}, "'loot_table_id'"),
        ("1.21.5", {"function": "discard"}, "1.21.5 has no item function 'discard'"),
        ("1.21.11", {"function": "discard"}, None),
        ("1.21.11", {"function": "set_random_dyes", "number_of_dyes": 1}, "has no"),
        ("26.1", {"function": "set_random_dyes", "number_of_dyes": 1}, None),
        ("1.21.11", {"function": "set_random_potion"}, "has no item function"),
        ("26.3", {"type": "exploration_map", "destination": "#a:b", "zoom": 1}, None),
        ("26.2", {"function": "exploration_map", "destination": "#a:b"}, "namespace"),
        ("26.3", {"type": "exploration_map", "zoom": "far"}, "a whole number"),
        ("26.3", {"type": "exploration_map", "decoration": 3}, "an identifier"),
        ("26.3", {"type": "exploration_map", "skip_existing_chunks": 3}, "true or"),
    ],
)
def test_fields_of_functions_follow_the_version(
    make_loot: Callable[..., LootLibrary],
    name: str,
    function: dict[str, Any],
    issue: str | None,
) -> None:
    """1.21.9 for the sources (25w31a), 26.3 for the loot table (vanilla-mcdoc)."""
    library = make_loot(version=version_named(name))

    if issue is None:
        library.parse_modifier(function)
    else:
        with pytest.raises(InlineLootError, match=issue):
            library.parse_modifier(function)


@pytest.mark.parametrize(("seed", "kept"), [(0, ""), (5, ",seed:5L")])
def test_loot_table_of_a_container_keeps_its_seed(
    loot: LootLibrary, context: Context, seed: int, kept: str
) -> None:
    modify = loot.parse_modifier(
        {"type": "set_loot_table", "loot_table_id": "a:b", "seed": seed}
    )

    assert (
        f'1 minecraft:chest[minecraft:container_loot={{loot_table:"a:b"{kept}}}]'
        == (shown(modify(stack_of("chest"), context())))
    )


def test_exploration_maps_refuse_by_name(loot: LootLibrary, context: Context) -> None:
    modify = loot.parse_modifier(
        {"type": "exploration_map", "destination": "minecraft:mansion"}
    )

    with pytest.raises(UnsupportedError, match="item function: exploration_map"):
        modify(stack_of("map"), context())


SUM = {"type": "sum", "summands": [1, 2]}
AVERAGE = {"type": "minecraft:average", "operands": [1]}


@pytest.mark.parametrize(
    ("release", "count", "told"),
    [
        ("1.21.11", SUM, "at count/type"),
        ("1.21.11", {"min": 1, "max": SUM}, "1.21.11 has no number provider 'sum'"),
        ("1.21.11", {"min": 1, "max": 2}, None),
        ("1.21.11", {"type": "enchantment_level", "amount": 1}, None),
        ("26.1", SUM, None),
        ("26.2", AVERAGE, "26.2 has no number provider 'average'"),
        ("26.2", {"type": "weighted_list", "distribution": []}, "has no number"),
    ],
)
def test_number_of_a_newer_version_is_told(
    make_loot: Callable[..., LootLibrary],
    release: str,
    count: dict[str, Any],
    told: str | None,
) -> None:
    library = make_loot(version=version_named(release))
    function = {"function": "set_count", "count": count}

    if told is None:
        library.parse_modifier(function)
    else:
        with pytest.raises(InlineLootError, match=told):
            library.parse_modifier(function)


@pytest.mark.parametrize(
    ("number", "found"),
    [
        ({"type": "sum", "operands": [1, 2, 4]}, 7),
        ({"type": "add", "inputs": [1, 2, 4]}, 7),
        ({"type": "mul", "inputs": [3, 2]}, 6),
        ({"type": "min", "inputs": [3, 2]}, 2),
        ({"type": "max", "inputs": [3, 2]}, 3),
        ({"type": "avg", "inputs": [4, 2]}, 3),
        ({"type": "binomial", "n": 5, "p": 1}, 5),
        ({"type": "weighted_list", "distribution": [{"data": 4, "weight": 2}]}, 4),
        ({"min": 3, "max": 3, "type": "uniform"}, 3),
    ],
)
def test_numbers(loot: LootLibrary, context: Context, number: Any, found: int) -> None:
    """https://minecraft.wiki/w/Loot_table#Number_provider."""
    modify = loot.parse_modifier({"type": "set_count", "count": number})

    assert modify(stack_of(EGG), context()).count == found
