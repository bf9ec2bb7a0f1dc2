"""Recipe files, good and bad: https://minecraft.wiki/w/Recipe#JSON_format."""

from __future__ import annotations

from typing import Any

import pytest

from gametest.core.diagnostic import Severity
from gametest.core.version import NEWEST_VERSION, version_named
from gametest.level.world.item_access import ItemAccess
from gametest.recipe.recipe import (
    CookingRecipe,
    Recipe,
    ShapedRecipe,
    ShapelessRecipe,
    SmithingRecipe,
    StonecuttingRecipe,
)
from gametest.recipe.recipe_reader import RecipeReader
from gametest.registry.data_node import DataNode
from gametest.registry.structuring import StructuringIssue

Read = tuple[Recipe | None, list[StructuringIssue]]


def read(kind: str, fields: dict[str, Any], version: str = NEWEST_VERSION.name) -> Read:
    issues: list[StructuringIssue] = []
    node = DataNode({"type": f"minecraft:{kind}", **fields}, (), issues)
    reader = RecipeReader(ItemAccess(version_named(version)))
    return reader.read(kind, node.object()), issues


def shaped(*rows: str, **keys: Any) -> dict[str, Any]:
    return {
        "pattern": list(rows),
        "key": keys or {"A": "minecraft:stone"},
        "result": {"id": "minecraft:stick"},
    }


def test_empty_rows_and_columns_at_the_edge_are_cut() -> None:
    recipe, issues = read("crafting_shaped", shaped("   ", " A ", "   "))

    assert [] == issues
    assert isinstance(recipe, ShapedRecipe)
    assert (1, 1) == (recipe.width, recipe.height)


@pytest.mark.parametrize(
    ("kind", "fields", "expected"),
    [
        ("crafting_shapeless", {"ingredients": ["stone"]}, ShapelessRecipe),
        ("smelting", {"ingredient": "stone"}, CookingRecipe),
        ("blasting", {"ingredient": ["stone", "dirt"]}, CookingRecipe),
        ("smoking", {"ingredient": "#planks"}, CookingRecipe),
        ("campfire_cooking", {"ingredient": "stone"}, CookingRecipe),
        ("stonecutting", {"ingredient": "stone"}, StonecuttingRecipe),
        (
            "smithing_transform",
            {"template": "paper", "base": "stone", "addition": "stick"},
            SmithingRecipe,
        ),
    ],
)
def test_kinds_that_blocks_or_players_use_are_read(
    kind: str, fields: dict[str, Any], expected: type[Recipe]
) -> None:
    recipe, issues = read(kind, {**fields, "result": {"id": "brick", "count": 1}})

    assert [] == issues
    assert isinstance(recipe, expected)


def test_trim_has_no_result() -> None:
    fields = {
        "template": "paper",
        "base": "iron_helmet",
        "addition": "diamond",
        "pattern": "minecraft:coast",
    }
    recipe, issues = read("smithing_trim", fields)

    assert [] == issues
    assert isinstance(recipe, SmithingRecipe)
    assert recipe.result is None


@pytest.mark.parametrize(
    ("kind", "time"),
    [("smelting", 200), ("blasting", 0), ("smoking", 0), ("campfire_cooking", 100)],
)
def test_cooking_time_has_a_default(kind: str, time: int) -> None:
    """0: not known since 26.3."""
    recipe, _ = read(kind, {"ingredient": "stone", "result": {"id": "brick"}})

    assert isinstance(recipe, CookingRecipe)
    assert (time, 0.0) == (recipe.time, recipe.experience)


@pytest.mark.parametrize(
    ("components", "told"),
    [
        ({"damag": 1}, "unknown item component 'minecraft:damag'"),
        ({"damage": -1}, "minecraft:damage must be at least 0"),
        ({"use_remainder": {"id": "stik"}}, "unknown item 'minecraft:stik'"),
        ({"creative_slot_lock": {}}, "is never written"),
    ],
)
def test_wrong_component_of_a_result_is_told(
    components: dict[str, Any], told: str
) -> None:
    result = {"id": "stone", "components": components}
    _, issues = read("crafting_shapeless", {"ingredients": ["egg"], "result": result})

    assert [told] == [told for issue in issues if told in issue.message]


def test_component_that_the_result_has_by_itself_is_not_kept() -> None:
    """https://minecraft.wiki/w/Item_format."""
    result = {"id": "stone", "components": {"max_stack_size": 64, "rarity": "rare"}}
    recipe, _ = read("crafting_shapeless", {"ingredients": ["egg"], "result": result})

    assert isinstance(recipe, ShapelessRecipe)
    assert '1 minecraft:stone[minecraft:rarity="rare"]' == str(recipe.result)


def test_result_keeps_its_components() -> None:
    result = {"id": "stick", "count": 3, "components": {"custom_data": {"a": 1}}}
    recipe, issues = read(
        "crafting_shapeless", {"ingredients": ["stone"], "result": result}
    )

    assert [] == issues
    assert isinstance(recipe, ShapelessRecipe)
    assert "3 minecraft:stick[minecraft:custom_data={a:1b}]" == str(recipe.result)


@pytest.mark.parametrize(
    ("kind", "fields", "expected"),
    [
        (
            "crafting_shaped",
            shaped("AB"),
            "the pattern uses 'B', which no key explains",
        ),
        ("crafting_shaped", shaped("A", B="dirt", A="stone"), "no row of the pattern"),
        ("crafting_shaped", shaped("AAAA"), "rows must be equally long"),
        ("crafting_shaped", shaped("AA", "A"), "rows must be equally long"),
        ("crafting_shaped", shaped(), "expected 1 to 3 rows, got 0"),
        (
            "crafting_shapeless",
            {"ingredients": [], "result": {"id": "stick"}},
            "expected 1 to 9 ingredients, got 0",
        ),
        (
            "crafting_shapeless",
            {"ingredients": ["ston"], "result": {"id": "stick"}},
            "unknown item 'minecraft:ston'",
        ),
        (
            "smelting",
            {"ingredient": {"item": "stone"}, "result": {"id": "stick"}},
            "expected an identifier, a tag or a list",
        ),
        ("smelting", {"ingredient": "stone"}, "field 'result' is missing"),
        ("stonecutting", {"ingredient": "stone", "result": {}}, "'id' is missing"),
    ],
)
def test_fault_is_named(kind: str, fields: dict[str, Any], expected: str) -> None:
    _, issues = read(kind, fields)
    errors = [i.message for i in issues if i.severity is Severity.ERROR]

    assert any(expected in message for message in errors), errors


def test_unknown_field_is_only_a_warning() -> None:
    _, issues = read(
        "smelting", {"ingredient": "stone", "result": {"id": "brick"}, "time": 3}
    )

    assert [Severity.WARNING] == [issue.severity for issue in issues]


SPECIAL: list[tuple[str, dict[str, Any]]] = [
    ("crafting_special_repairitem", {}),
    ("crafting_special_bookcloning", {"source": "written_book", "material": "egg"}),
    ("crafting_dye", {"target": "egg", "dye": "#dyes"}),
    ("crafting_imbue", {"source": "lingering_potion", "material": ["arrow"]}),
    (
        "crafting_special_firework_star",
        {
            **dict.fromkeys(("trail", "twinkle", "fuel", "dye"), "egg"),
            "shapes": {"star": "gold_nugget"},
        },
    ),
]


@pytest.mark.parametrize(("kind", "fields"), SPECIAL)
def test_special_kinds_are_checked_but_not_made(
    kind: str, fields: dict[str, Any]
) -> None:
    recipe, issues = read(kind, {**fields, "result": {"id": "egg"}})

    assert recipe is None
    assert [] == issues


@pytest.mark.parametrize(
    ("kind", "fields", "told"),
    [
        ("crafting_special_mapextending", {"map": "egg"}, "'material' is missing"),
        ("crafting_decorated_pot", {"back": 3}, "expected an identifier, a tag"),
        ("crafting_imbue", {"source": "egg"}, "'result' is missing"),
        ("smithing_trim", {"base": "egg", "template": "egg"}, "'addition' is missing"),
        ("smithing_trim", {"base": "egg", "addition": "egg"}, "'pattern' is missing"),
        ("stonecutting", {"ingredient": "egg", "group": 1}, "expected a text"),
        ("smelting", {"ingredient": "egg", "show_notification": 3}, "true or false"),
    ],
)
def test_missing_or_wrong_field_is_told(
    kind: str, fields: dict[str, Any], told: str
) -> None:
    _, issues = read(kind, fields)

    assert any(told in issue.message for issue in issues), issues


def test_special_kinds_have_no_fields_before_26_1() -> None:
    assert (None, []) == read("crafting_special_bookcloning", {}, "1.21.11")
