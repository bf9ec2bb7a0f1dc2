from __future__ import annotations

from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.version import version_named
from gametest.item.item_predicates import ItemPredicateReader
from gametest.item.item_stack import ItemStack
from gametest.item.item_table import ItemTable
from gametest.item.stack_test import StackTest
from gametest.nbt.snbt import parse_snbt
from gametest.registry.data_node import DataNode
from gametest.registry.structuring import StructuringIssue


def read(items: ItemTable, value: Any) -> tuple[StackTest, list[str]]:
    issues: list[StructuringIssue] = []
    test = ItemPredicateReader(items, None).read(DataNode(value, (), issues))
    return test, [f"{issue.code} {issue.pointer}" for issue in issues]


def stack(text: str) -> ItemStack:
    return ItemStack.from_nbt(parse_snbt(text))


BOW = '{id:"bow",count:1,components:{"minecraft:damage":84}}'
BOOK = (
    '{id:"enchanted_book",components:{"minecraft:stored_enchantments":'
    '{"minecraft:mending":1,"minecraft:unbreaking":3}}}'
)
BUNDLE = (
    '{id:"bundle",components:{"minecraft:bundle_contents":'
    '[{id:"stick",count:3},{id:"stone",count:1}]}}'
)


# https://minecraft.wiki/w/Predicate#Item, https://minecraft.wiki/w/Data_component_predicate
@pytest.mark.parametrize(
    ("predicate", "held", "passes"),
    [
        ({}, BOW, True),
        ({"items": "minecraft:bow"}, BOW, True),
        ({"items": ["stick", "bow"]}, BOW, True),
        ({"items": "stick"}, BOW, False),
        ({"count": 1}, BOW, True),
        ({"count": {"min": 2}}, BOW, False),
        ({"components": {"minecraft:damage": 84}}, BOW, True),
        ({"components": {"damage": 83}}, BOW, False),
        ({"predicates": {"damage": {"damage": {"min": 80}}}}, BOW, True),
        ({"predicates": {"damage": {"durability": 300}}}, BOW, True),
        ({"predicates": {"damage": {"durability": {"max": 299}}}}, BOW, False),
        ({"predicates": {"custom_data": {}}}, BOW, False),
        (
            {"predicates": {"stored_enchantments": [{"enchantments": "mending"}]}},
            BOOK,
            True,
        ),
        (
            {
                "predicates": {
                    "stored_enchantments": [
                        {"enchantments": "unbreaking", "levels": {"min": 4}}
                    ]
                }
            },
            BOOK,
            False,
        ),
        ({"predicates": {"stored_enchantments": [{"levels": 3}]}}, BOOK, True),
        (
            {"predicates": {"bundle_contents": {"items": {"size": 2}}}},
            BUNDLE,
            True,
        ),
        (
            {
                "predicates": {
                    "bundle_contents": {"items": {"contains": [{"items": "dirt"}]}}
                }
            },
            BUNDLE,
            False,
        ),
        (
            {
                "predicates": {
                    "bundle_contents": {
                        "items": {"count": [{"test": {"count": 3}, "count": 1}]}
                    }
                }
            },
            BUNDLE,
            True,
        ),
    ],
)
def test_predicate_of_stacks(
    items: ItemTable, predicate: dict[str, Any], held: str, passes: bool
) -> None:
    test, issues = read(items, predicate)

    assert issues == []
    assert passes is test.test(stack(held))


def test_whole_numbers_of_files_are_bytes_in_custom_data(items: ItemTable) -> None:
    test, _ = read(items, {"predicates": {"custom_data": {"a": 1}}})

    held = '{id:"stick",components:{"minecraft:custom_data":{a:%s}}}'
    assert test.test(stack(held % "1b"))
    assert not test.test(stack(held % "1"))


def test_custom_data_may_be_snbt(items: ItemTable) -> None:
    test, _ = read(items, {"predicates": {"custom_data": "{a:1}"}})

    held = '{id:"stick",components:{"minecraft:custom_data":{a:1,b:2}}}'
    assert test.test(stack(held))


@pytest.mark.parametrize(
    ("predicate", "issue"),
    [
        ({"item": "bow"}, "unknown-field /item"),
        ({"items": "minecraft:bwo"}, "unknown-item /items"),
        ({"components": {"damgae": 1}}, "unknown-type /components/damgae"),
        ({"components": {"damage": "x"}}, "wrong-type /components/damage"),
        ({"predicates": {"rarity": 1}}, "unknown-type /predicates/rarity"),
        ({"count": "many"}, "wrong-type /count"),
        (
            {"components": {"use_remainder": {"id": "stik"}}},
            "unknown-word /components/use_remainder",
        ),
        ({"count": {"min": 3, "max": 1}}, "out-of-range /count"),
    ],
)
def test_faults_are_told_at_their_place(
    items: ItemTable, predicate: dict[str, Any], issue: str
) -> None:
    _, issues = read(items, predicate)

    assert issues == [issue]


# https://github.com/misode/technical-changes, 25w41a
def test_empty_predicate_asks_for_existence_since_1_21_11() -> None:
    predicate: dict[str, Any] = {"predicates": {"minecraft:rarity": {}}}
    old = ItemTable.load(version_named("1.21.5"))
    new = ItemTable.load(version_named("1.21.11"))

    assert read(old, predicate)[1] == ["unknown-type /predicates/minecraft:rarity"]
    assert read(new, predicate)[0].test(stack(BOW))


def test_predicate_that_is_not_simulated_refuses_by_name(items: ItemTable) -> None:
    effects = {"effects": {"size": 1}}
    predicate: dict[str, Any] = {"predicates": {"potion_contents": effects}}
    test, issues = read(items, predicate)

    assert issues == []
    with pytest.raises(UnsupportedError, match="potion_contents effects"):
        test.test(stack('{id:"potion",count:1}'))


# The type `PotionsPredicate` of https://github.com/SpyglassMC/vanilla-mcdoc
@pytest.mark.parametrize(
    ("name", "predicate", "passes"),
    [
        ("26.3", {"potions": "swiftness"}, True),
        ("26.3", {"potions": ["swiftness", "healing"], "effects": {}}, True),
        ("26.3", {"potions": "minecraft:healing"}, False),
        ("26.3", {}, True),
        ("26.3", "swiftness", None),
        ("26.2", "swiftness", True),
        ("1.21.5", ["healing", "minecraft:swiftness"], True),
        ("26.2", "healing", False),
        ("26.2", {"potions": "swiftness"}, None),
    ],
)
def test_potions_are_a_field_since_26_3(
    name: str, predicate: Any, passes: bool | None
) -> None:
    table = ItemTable.load(version_named(name))
    test, issues = read(table, {"predicates": {"potion_contents": predicate}})
    swiftness = stack('{id:potion,components:{potion_contents:"swiftness"}}')

    if passes is None:
        assert issues == ["wrong-type /predicates/potion_contents"]
    else:
        assert (issues, passes) == ([], test.test(swiftness))


SWORD = '{id:"iron_sword",count:1}'
ROCKET = (
    '{id:"firework_rocket",components:{"minecraft:fireworks":{flight_duration:2b,'
    'explosions:[{shape:"star",has_trail:1b},{shape:"burst"}]}}}'
)
NOVEL = (
    '{id:"written_book",components:{"minecraft:written_book_content":'
    '{title:{raw:"T"},author:"A",generation:1,pages:[{raw:"x"},{raw:{text:"y"}}]}}}'
)


# https://minecraft.wiki/w/Data_component_predicate
@pytest.mark.parametrize(
    ("held", "name", "predicate", "passes"),
    [
        (
            SWORD,
            "attribute_modifiers",
            {"modifiers": {"contains": [{"attribute": "attack_damage"}]}},
            True,
        ),
        (
            SWORD,
            "attribute_modifiers",
            {
                "modifiers": {
                    "contains": [{"id": "base_attack_damage", "amount": {"min": 6}}]
                }
            },
            False,
        ),
        (SWORD, "attribute_modifiers", {"modifiers": {"size": 2}}, True),
        (ROCKET, "fireworks", {"flight_duration": 2}, True),
        (ROCKET, "fireworks", {"flight_duration": {"max": 1}}, False),
        (
            ROCKET,
            "fireworks",
            {"explosions": {"contains": [{"shape": "star", "has_trail": True}]}},
            True,
        ),
        (
            ROCKET,
            "fireworks",
            {"explosions": {"contains": [{"shape": "burst", "has_trail": True}]}},
            False,
        ),
        (NOVEL, "written_book_content", {"title": "T", "author": "A"}, True),
        (NOVEL, "written_book_content", {"generation": {"min": 2}}, False),
        (
            NOVEL,
            "written_book_content",
            {"pages": {"contains": ["y"], "size": 2}},
            True,
        ),
        ('{id:"music_disc_13",count:1}', "jukebox_playable", {"song": "13"}, True),
        ('{id:"music_disc_13",count:1}', "jukebox_playable", {"song": "11"}, False),
        (
            '{id:"iron_boots",components:{"minecraft:trim":'
            '{material:"minecraft:gold",pattern:"minecraft:eye"}}}',
            "trim",
            {"material": "gold", "pattern": ["eye", "dune"]},
            True,
        ),
        (SWORD, "trim", {}, False),
    ],
)
def test_fields_of_components_are_asked(
    items: ItemTable, held: str, name: str, predicate: dict[str, Any], passes: bool
) -> None:
    test, issues = read(items, {"predicates": {name: predicate}})

    assert issues == []
    assert passes is test.test(stack(held))


def test_explanation_names_expected_and_found(items: ItemTable) -> None:
    test, _ = read(items, {"items": "bow", "components": {"damage": 3}})

    assert "minecraft:damage: expected 3, found 84" == test.explain(stack(BOW))
