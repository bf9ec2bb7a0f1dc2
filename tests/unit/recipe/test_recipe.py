"""What fits a recipe: https://minecraft.wiki/w/Crafting."""

from __future__ import annotations

import pytest

from gametest.item.item_stack import EMPTY, ItemStack
from gametest.recipe.recipe import CraftingGrid, ShapedRecipe, ShapelessRecipe
from gametest.registry.id_set import IdSet

MADE = ItemStack("minecraft:stick")
LETTERS = {"a": "minecraft:apple", "b": "minecraft:bread", "c": "minecraft:cake"}


def one_of(letters: str) -> IdSet:
    return IdSet("item", frozenset(LETTERS[letter] for letter in letters))


def grid(*rows: str) -> CraftingGrid:
    """Dots are empty."""
    stacks = [
        EMPTY if letter == "." else ItemStack(LETTERS[letter])
        for row in rows
        for letter in row
    ]
    return CraftingGrid.of(stacks, len(rows[0]))


def shaped(*rows: str) -> ShapedRecipe:
    cells = tuple(
        None if letter == "." else one_of(letter) for row in rows for letter in row
    )
    return ShapedRecipe(len(rows[0]), len(rows), cells, MADE)


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        (("ab.", "...", "..."), True),
        (("...", "...", ".ab"), True),
        (("ba.", "...", "..."), True),
        (("a.b", "...", "..."), False),
        (("a..", "b..", "..."), False),
        (("abc", "...", "..."), False),
        (("a..", "...", "..."), False),
    ],
)
def test_shape_fits_anywhere_and_mirrored(
    laid: tuple[str, ...], expected: bool
) -> None:
    assert expected == shaped("ab").fits(grid(*laid))


def test_gap_inside_a_shape_must_be_empty() -> None:
    assert shaped("a.a").fits(grid("a.a"))
    assert not shaped("a.a").fits(grid("aba"))


@pytest.mark.parametrize(
    ("ingredients", "laid", "expected"),
    [
        (("a", "b"), ("b.a",), True),
        (("a", "b"), ("ab", "a."), False),
        (("a", "b"), ("aa",), False),
        # Each item must find an ingredient of its own.
        (("ab", "a"), ("ab",), True),
        (("ab", "bc", "a"), ("abc",), True),
        (("ab", "ab", "c"), ("cab",), True),
        (("ab", "ab", "ab"), ("cab",), False),
    ],
)
def test_shapeless_gives_each_item_one_ingredient(
    ingredients: tuple[str, ...], laid: tuple[str, ...], expected: bool
) -> None:
    recipe = ShapelessRecipe(tuple(map(one_of, ingredients)), MADE)

    assert expected == recipe.fits(grid(*laid))


def test_empty_grid_has_no_size() -> None:
    assert (0, 0) == (grid("...").width, grid("...").height)
