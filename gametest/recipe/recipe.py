"""Kinds of recipes, and what fits them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final

import attrs

from gametest.item.item_stack import EMPTY, ItemStack
from gametest.item.stack_test import StackTest
from gametest.registry.id_set import IdSet


@final
@attrs.frozen(eq=False)
class CraftingGrid:
    """What lies in a grid, cut to the rows and columns that are not empty."""

    width: int
    height: int
    stacks: tuple[ItemStack, ...]
    """Row by row; empty ones are gaps."""

    @classmethod
    def of(cls, stacks: Sequence[ItemStack], width: int) -> CraftingGrid:
        stacks = [*stacks, *[EMPTY] * (-len(stacks) % width)]
        cells = [
            (place % width, place // width)
            for place, stack in enumerate(stacks)
            if not stack.is_empty
        ]
        if not cells:
            return cls(0, 0, ())
        columns, rows = zip(*cells, strict=True)
        left, top = min(columns), min(rows)
        across, down = max(columns) - left + 1, max(rows) - top + 1
        kept = tuple(
            stacks[(top + row) * width + left + column]
            for row in range(down)
            for column in range(across)
        )
        return cls(across, down, kept)


class CraftingRecipe(Protocol):
    @property
    def result(self) -> ItemStack: ...

    def fits(self, grid: CraftingGrid) -> bool: ...


@final
@attrs.frozen(eq=False)
class ShapedRecipe:
    """Fits as it is drawn or mirrored, anywhere in the grid."""

    width: int
    height: int
    cells: tuple[IdSet | None, ...]
    """Row by row, without empty rows and columns at the edge; None: nothing may lie there."""
    result: ItemStack

    def fits(self, grid: CraftingGrid) -> bool:
        if (grid.width, grid.height) != (self.width, self.height):
            return False
        return self._fits(grid, mirrored=False) or self._fits(grid, mirrored=True)

    def _fits(self, grid: CraftingGrid, *, mirrored: bool) -> bool:
        for place, stack in enumerate(grid.stacks):
            row, column = divmod(place, self.width)
            if mirrored:
                column = self.width - 1 - column
            wanted = self.cells[row * self.width + column]
            if wanted is None:
                if not stack.is_empty:
                    return False
            elif stack.is_empty or not wanted.contains(stack.id):
                return False
        return True


@final
@attrs.frozen(eq=False)
class ShapelessRecipe:
    """One item for each ingredient, in any order and place."""

    ingredients: tuple[IdSet, ...]
    result: ItemStack

    def fits(self, grid: CraftingGrid) -> bool:
        stacks = [stack for stack in grid.stacks if not stack.is_empty]
        if len(stacks) != len(self.ingredients):
            return False
        chosen: dict[int, int] = {}
        """Ingredient to the stack that it takes."""
        return all(
            self._give(stacks, place, set(), chosen) for place in range(len(stacks))
        )

    def _give(
        self,
        stacks: Sequence[ItemStack],
        place: int,
        tried: set[int],
        chosen: dict[int, int],
    ) -> bool:
        """Find an ingredient for one stack; others give theirs up if they can have another."""
        for number, wanted in enumerate(self.ingredients):
            if number in tried or not wanted.contains(stacks[place].id):
                continue
            tried.add(number)
            if number not in chosen or self._give(
                stacks, chosen[number], tried, chosen
            ):
                chosen[number] = place
                return True
        return False


@final
@attrs.frozen(eq=False)
class TransmuteRecipe:
    """One item becomes another and keeps its components (https://minecraft.wiki/w/Recipe)."""

    source: IdSet
    material: IdSet
    least: int
    most: int
    """How many of the material there must be."""
    adds_count: bool
    """The number of materials is added to the result."""
    result: ItemStack

    def fits(self, grid: CraftingGrid) -> bool:
        return self.made(grid) is not None

    def made(self, grid: CraftingGrid) -> ItemStack | None:
        """None if it does not fit; what changes nothing does not."""
        source: ItemStack | None = None
        materials = 0
        for stack in grid.stacks:
            if stack.is_empty:
                continue
            if source is None and self.source.contains(stack.id):
                source = stack
            elif self.material.contains(stack.id):
                materials += 1
            else:
                return None
        if source is None or not self.least <= materials <= self.most:
            return None
        count = self.result.count + (materials if self.adds_count else 0)
        components = {**source.components, **self.result.components}
        found = ItemStack(self.result.id, count, components)
        return None if count == 1 and found.stacks_with(source) else found


@final
@attrs.frozen(eq=False)
class CookingRecipe:
    kind: str
    """`smelting`, `blasting`, `smoking` or `campfire_cooking`."""
    ingredient: IdSet
    result: ItemStack
    experience: float
    """Of one item."""
    time: int
    """Ticks."""


@final
@attrs.frozen(eq=False)
class PotionIngredient:
    """An item, perhaps with what its potion must be."""

    items: IdSet
    contents: StackTest | None

    def fits(self, stack: ItemStack) -> bool:
        if stack.is_empty or not self.items.contains(stack.id):
            return False
        return self.contents is None or self.contents.test(stack)


@final
@attrs.frozen(eq=False)
class BrewingRecipe:
    """Since 26.3: each bottle that fits becomes the result."""

    bottle: PotionIngredient
    reagent: PotionIngredient
    result: ItemStack


@final
@attrs.frozen(eq=False)
class StonecuttingRecipe:
    """Chosen by a player in a window; read, but no block uses it by itself."""

    ingredient: IdSet
    result: ItemStack


@final
@attrs.frozen(eq=False)
class SmithingRecipe:
    """Used by a player in a window; read, but no block uses it by itself."""

    template: IdSet | None
    base: IdSet
    addition: IdSet | None
    result: ItemStack | None
    """None for a trim, which changes the base."""


Recipe = (
    ShapedRecipe
    | ShapelessRecipe
    | TransmuteRecipe
    | CookingRecipe
    | BrewingRecipe
    | StonecuttingRecipe
    | SmithingRecipe
)
