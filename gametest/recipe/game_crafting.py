"""The game's own crafting recipes of 26.1, from `tables/crafting.json`.

The table is made by `python -m tools.recipe_table` from npm `minecraft-data` (MIT). Special recipes
(fireworks, repair, dyeing, books, banners, stew) are not in it, nor what 26.2 and 26.3 added. Every
row was compared with the recipes of 26.2.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gametest.item.item_stack import ItemStack
from gametest.recipe.recipe import ShapedRecipe, ShapelessRecipe
from gametest.registry.id_set import IdSet

if TYPE_CHECKING:
    from gametest.level.world.item_access import ItemAccess

_FILE: Final = Path(__file__).parent / "tables" / "crafting.json"
_FIRST: Final = 4786
"""Data version of 26.1; recipes of older versions differ here and there."""
_LETTERS: Final = "ABCDEFGHI"


def game_crafting(items: ItemAccess) -> Iterator[ShapedRecipe | ShapelessRecipe]:
    """Nothing for versions before the table's."""
    if items.version.data_version < _FIRST:
        return
    sets: dict[str, IdSet] = {}
    for shape, rows in json.loads(_FILE.read_bytes()).items():
        for result, count, *words in rows:
            made = ItemStack(f"minecraft:{result}", count)
            filled = tuple(_ingredient(word, items, sets) for word in words)
            if shape.isdigit():
                yield ShapelessRecipe(filled, made)
            else:
                yield _shaped(shape, filled, made)


def _shaped(shape: str, filled: tuple[IdSet, ...], made: ItemStack) -> ShapedRecipe:
    lines = shape.split("/")
    cells = tuple(
        None if letter == " " else filled[_LETTERS.index(letter)]
        for line in lines
        for letter in line
    )
    return ShapedRecipe(len(lines[0]), len(lines), cells, made)


def _ingredient(word: str, items: ItemAccess, sets: dict[str, IdSet]) -> IdSet:
    """`id`, `#tag` or `id|id`; equal ones are shared."""
    found = sets.get(word)
    if found is None:
        if word.startswith("#"):
            tag = f"minecraft:{word[1:]}"
            found = IdSet("item", frozenset(), tag, items.tags)
        else:
            ids = frozenset(f"minecraft:{name}" for name in word.split("|"))
            found = IdSet("item", ids)
        sets[word] = found
    return found
