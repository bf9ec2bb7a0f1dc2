"""Recipes of a stack of packs, as blocks ask for them."""

from __future__ import annotations

from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.version import NEWEST_VERSION, GameVersion, version_named
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.world.item_access import ItemAccess
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.recipe.recipe import CraftingGrid, TransmuteRecipe
from gametest.recipe.recipe_library import GAMES_OWN, RecipeLibrary

STONE = ItemStack("minecraft:stone")


def library(
    files: dict[str, dict[str, Any]],
    collector: DiagnosticCollector | None = None,
    version: GameVersion = NEWEST_VERSION,
) -> RecipeLibrary:
    collector = DiagnosticCollector() if collector is None else collector
    pack = MemoryPack.of(
        "pack", {f"data/{path}.json": file for path, file in files.items()}
    )
    stack = open_packs([pack], collector, version)
    items = ItemAccess(version)
    return RecipeLibrary(items, collector, stack.resources("recipe", ".json"))


def smelting(result: str) -> dict[str, Any]:
    return {"type": "smelting", "ingredient": "stone", "result": {"id": result}}


def test_first_path_wins() -> None:
    """By path, then namespace: general knowledge of the game's map of recipes."""
    found = library(
        {
            "a/recipe/z": smelting("brick"),
            "b/recipe/m": smelting("apple"),
            "c/recipe/m": smelting("egg"),
        }
    ).cook("smelting", STONE)

    assert found is not None
    assert ("minecraft:apple", "b:m") == (found.stack.id, found.recipe)


def test_file_takes_the_place_of_the_games_recipe() -> None:
    """https://minecraft.wiki/w/Data_pack: a file of the same id wins."""
    sand = ItemStack("minecraft:sand")
    known = library({}).cook("smelting", sand)
    recipes = library({"minecraft/recipe/glass": smelting("brick")})

    assert known is not None
    assert ("minecraft:glass", "minecraft:glass") == (known.stack.id, known.recipe)
    assert recipes.cook("smelting", sand) is None


def test_kind_must_be_the_blocks_own() -> None:
    recipes = library({"a/recipe/a": smelting("brick")})

    assert recipes.cook("smelting", STONE) is not None
    assert recipes.cook("blasting", STONE) is None


def test_recipes_of_newer_items_are_not_known() -> None:
    """Items of 26.3 are in no table here."""
    with pytest.raises(UnsupportedError, match="smelting of minecraft:red_shrub"):
        library({}).cook("smelting", ItemStack("minecraft:red_shrub"))


@pytest.mark.parametrize(
    ("laid", "made"),
    [
        ("oak_log", "4 minecraft:oak_planks"),
        ("oak_planks .. birch_planks", "4 minecraft:stick"),
        ("iron_ingot iron_ingot . stick . . stick", "1 minecraft:iron_hoe"),
        ("cobweb cobweb", None),
        ("red_dye white_wool", "1 minecraft:red_wool"),
        ("cobblestone cobblestone cobblestone", "6 minecraft:cobblestone_slab"),
    ],
)
def test_the_games_own_recipes_are_known(laid: str, made: str | None) -> None:
    """https://minecraft.wiki/w/Crafting."""
    stacks = [
        EMPTY if name == "." else ItemStack(f"minecraft:{name}")
        for name in laid.replace("..", ". .").split()
    ]
    recipes = library({})
    if made is None:
        with pytest.raises(UnsupportedError, match="crafting of"):
            recipes.craft(stacks, 3, 3)
        return
    found = recipes.craft(stacks, 3, 3)

    assert found is not None
    assert made == str(found.stack)


def test_recipe_of_a_pack_beside_the_games_leaves_the_answer_open() -> None:
    other = {
        "type": "crafting_shapeless",
        "ingredients": ["oak_log"],
        "result": {"id": "apple"},
    }
    log = [ItemStack("minecraft:oak_log")]

    with pytest.raises(UnsupportedError, match="a:a where the game has one of"):
        library({"a/recipe/a": other}).craft(log, 1, 1)
    found = library({"minecraft/recipe/oak_planks": other}).craft(log, 1, 1)
    assert found is not None
    assert "1 minecraft:apple" == str(found.stack)


def test_unread_crafting_kind_leaves_the_answer_open() -> None:
    recipes = library({"a/recipe/a": {"type": "minecraft:crafting_dye"}})

    with pytest.raises(UnsupportedError, match="a:a of kind crafting_dye"):
        recipes.craft([ItemStack("minecraft:cobweb")], 1, 1)


def test_nothing_is_made_of_nothing() -> None:
    assert library({}).craft([], 3, 3) is None


def test_broken_file_is_a_finding_and_no_recipe() -> None:
    collector = DiagnosticCollector()
    recipes = library({"a/recipe/a": {"type": "smelting"}}, collector)

    assert Identifier("a", "a") not in recipes.recipes
    assert {"missing-field"} == {found.code for found in collector}


@pytest.mark.parametrize("kind", ["smeltin", "demo:smelting"])
def test_unknown_type_is_a_finding(kind: str) -> None:
    collector = DiagnosticCollector()
    library({"a/recipe/a": {"type": kind}}, collector).read_all()

    assert ["unknown-type"] == [found.code for found in collector]


@pytest.mark.parametrize(
    ("kind", "release"),
    [("crafting_dye", "1.21.11"), ("crafting_imbue", "1.21.11"), ("brewing", "26.2")],
)
def test_type_of_a_newer_version_is_a_finding(kind: str, release: str) -> None:
    collector = DiagnosticCollector()
    version = version_named(release)
    library({"a/recipe/a": {"type": kind}}, collector, version).read_all()

    assert [f"{release} has no recipe type 'minecraft:{kind}'"] == [
        found.message for found in collector
    ]


def test_kinds_are_known_without_being_read() -> None:
    recipes = library({"a/recipe/a": {"type": "minecraft:brewing"}})

    assert recipes.has_kind("brewing")
    assert not recipes.has_kind("smelting")


def test_pack_with_the_games_own_recipes_leaves_nothing_open() -> None:
    recipes = library(
        {
            f"minecraft/recipe/r{number}": smelting("brick")
            for number in range(GAMES_OWN)
        }
    )

    assert recipes.cook("smelting", ItemStack("minecraft:dirt")) is None
    assert recipes.craft([STONE], 1, 1) is None


# vanilla-mcdoc, recipe.mcdoc: crafting_transmute
@pytest.mark.parametrize(
    ("more", "grid", "found"),
    [
        ({}, ["box", "blue_dye"], "1 minecraft:egg"),
        ({}, ["blue_dye", "box"], "1 minecraft:egg"),
        ({}, ["box", "blue_dye", "blue_dye"], None),
        ({"material_count": 2}, ["box", "blue_dye", "blue_dye"], "1 minecraft:egg"),
        (
            {"material_count": {"min": 1}, "add_material_count_to_result": True},
            ["box", "blue_dye", "blue_dye"],
            "3 minecraft:egg",
        ),
        ({}, ["box", "blue_dye", "stick"], None),
    ],
)
def test_item_is_transmuted(
    more: dict[str, Any], grid: list[str], found: str | None
) -> None:
    recipe = {
        "type": "crafting_transmute",
        "input": "minecraft:bundle",
        "material": "minecraft:blue_dye",
        "result": "minecraft:egg",
        **more,
    }
    recipes = library({"a/recipe/a": recipe})
    box = ItemStack("minecraft:bundle").with_component("custom_name", "Eve")
    stacks = [box if id == "box" else ItemStack(f"minecraft:{id}") for id in grid]

    recipes.read_all()
    made = recipes.recipes[Identifier.parse("a:a")]
    assert isinstance(made, TransmuteRecipe)
    result = made.made(CraftingGrid.of(stacks, 3))

    if found is None:
        assert result is None
    else:
        assert f'{found}[minecraft:custom_name="Eve"]' == str(result)
