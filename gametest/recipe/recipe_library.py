"""The recipes of the packs and of the game, read when a block first needs one.

Of the game's own, those of furnaces and campfires are known (`game_cooking`) and most of those of
crafters (`game_crafting`). Where none fits a crafter's grid, what the game would make is not known,
unless a pack brings them all. Among several that fit, the game takes the first by path, then
namespace (general knowledge).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean
from gametest.level.world.item_access import CookingResult, CraftingResult
from gametest.recipe.game_cooking import game_cooking, is_newer_than_table
from gametest.recipe.game_crafting import game_crafting
from gametest.recipe.recipe import (
    BrewingRecipe,
    CookingRecipe,
    CraftingGrid,
    CraftingRecipe,
    Recipe,
    ShapedRecipe,
    ShapelessRecipe,
    TransmuteRecipe,
)
from gametest.recipe.recipe_reader import RecipeReader
from gametest.registry.data_node import DataNode

if TYPE_CHECKING:
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.item.item_stack import ItemStack
    from gametest.level.world.item_access import ItemAccess
    from gametest.pack.json_document import JsonDocument
    from gametest.registry.structuring import StructuringIssue

GAMES_OWN: Final = 1000
"""So many recipes of the namespace `minecraft` are the game's own; 26.2 has 1,585."""
_CRAFTING: Final = "crafting_"
_MINECRAFT: Final = "minecraft"
_SPECIAL: Final = "crafting_special_"
_KNOWN: Final = (
    *("crafting_shaped", "crafting_shapeless", "crafting_transmute", "crafting_dye"),
    *("crafting_decorated_pot", "crafting_imbue", "smelting", "blasting", "smoking"),
    *("campfire_cooking", "stonecutting", "smithing_transform", "smithing_trim"),
    "brewing",
)
"""Types of recipes of the supported versions, special ones apart."""
_SINCE: Final = {"crafting_dye": 4786, "crafting_imbue": 4786, "brewing": 5023}
"""By data version (https://github.com/SpyglassMC/vanilla-mcdoc, `java/data/recipe.mcdoc`)."""


class RecipeFile(Protocol):
    def read_json(self, collector: DiagnosticCollector) -> JsonDocument | None: ...


@final
@attrs.define(eq=False, repr=False)
class RecipeLibrary:
    """Fulfils `gametest.level.world.item_access.RecipeSource`."""

    items: ItemAccess
    collector: DiagnosticCollector
    files: Mapping[Identifier, RecipeFile] = attrs.field(factory=dict)

    _recipes: dict[Identifier, Recipe] | None = attrs.field(default=None, init=False)
    _unread: dict[Identifier, str] = attrs.field(factory=dict, init=False)
    """Files of a kind that is not read, and that kind."""
    _kinds: set[str] = attrs.field(factory=set, init=False)
    _is_complete: bool = attrs.field(default=False, init=False)
    _cooked: dict[tuple[str, str], CookingResult | None] = attrs.field(
        factory=dict, init=False
    )
    """By kind and item, as furnaces ask in every tick."""
    _brews: list[BrewingRecipe] | None = attrs.field(default=None, init=False)
    _game_crafting: dict[tuple[int, int], list[CraftingRecipe]] | None = attrs.field(
        default=None, init=False
    )
    """By width and height; those without a shape by 0 and the number of ingredients."""

    @property
    def recipes(self) -> Mapping[Identifier, Recipe]:
        """In the order in which they are tried."""
        if self._recipes is None:
            self.read_all()
        assert self._recipes is not None
        return self._recipes

    def read_all(self) -> None:
        """For its findings too; broken files are left out."""
        if self._recipes is not None:
            return
        found: dict[Identifier, Recipe] = {}
        own = sum(id.namespace == _MINECRAFT for id in self.files)
        self._is_complete = own >= GAMES_OWN
        for id in self.files:
            document = self.files[id].read_json(self.collector)
            if document is None:
                continue
            issues: list[StructuringIssue] = []
            recipe = self._read(id, DataNode(document.value, (), issues))
            document.report(issues, self.collector)
            failed = any(issue.severity is Severity.ERROR for issue in issues)
            if recipe is not None and not failed:
                found[id] = recipe
        if not self._is_complete:
            # A file of the same id takes the place of the game's.
            found |= {
                id: cooking
                for id, cooking in game_cooking(self.items)
                if id not in self.files
            }
        order = sorted(found, key=lambda id: (id.path, id.namespace))
        self._recipes = {id: found[id] for id in order}

    def _read(self, id: Identifier, node: DataNode) -> Recipe | None:
        fields = node.object()
        kind = fields.get("type") if node.is_object else None
        if kind is None:
            return None
        name = kind.identifier()
        if name.namespace != _MINECRAFT or not (
            name.path in _KNOWN or name.path.startswith(_SPECIAL)
        ):
            hint = did_you_mean(name.path, _KNOWN)
            kind.issue("unknown-type", f"unknown recipe type {str(name)!r}{hint}")
            return None
        if self.items.version.data_version < _SINCE.get(name.path, 0):
            text = f"{self.items.version} has no recipe type {str(name)!r}"
            kind.issue("unknown-type", text)
            return None
        self._kinds.add(name.path)
        recipe = RecipeReader(self.items).read(name.path, fields)
        if recipe is None:
            self._unread[id] = name.path
        return recipe

    # -- asked by blocks -----------------------------------------------------------------

    def cook(self, kind: str, stack: ItemStack) -> CookingResult | None:
        key = kind, stack.id
        if key not in self._cooked:
            self._cooked[key] = self._find_cooking(kind, stack)
        return self._cooked[key]

    def _find_cooking(self, kind: str, stack: ItemStack) -> CookingResult | None:
        for id, recipe in self.recipes.items():
            if (
                isinstance(recipe, CookingRecipe)
                and recipe.kind == kind
                and recipe.ingredient.contains(stack.id)
            ):
                return CookingResult(
                    recipe.result, recipe.time, recipe.experience, str(id)
                )
        if self._is_complete or not is_newer_than_table(stack.id):
            return None
        mechanic = f"recipe: {kind} of {stack.id}"
        raise UnsupportedError(mechanic)

    def pack_recipes(self) -> tuple[str, ...]:
        """Broken ones are not there; whether one is special does not matter."""
        known = self.recipes
        return tuple(str(id) for id in self.files if id in known or id in self._unread)

    def brew(self, bottle: ItemStack, reagent: ItemStack) -> ItemStack | None:
        found = [
            recipe.result
            for recipe in self._brewing()
            if recipe.bottle.fits(bottle) and recipe.reagent.fits(reagent)
        ]
        if len(found) > 1:
            mechanic = f"recipe: several for brewing {bottle.id} with {reagent.id}"
            raise UnsupportedError(mechanic)
        return found[0] if found else None

    def brews_with(self, stack: ItemStack) -> tuple[bool, bool]:
        parts = self._brewing()
        return (
            any(recipe.bottle.fits(stack) for recipe in parts),
            any(recipe.reagent.fits(stack) for recipe in parts),
        )

    def _brewing(self) -> list[BrewingRecipe]:
        found = self._brews
        if found is None:
            found = []
            for id, recipe in self.recipes.items():
                if not isinstance(recipe, BrewingRecipe):
                    continue
                if id.namespace == _MINECRAFT:
                    mechanic = f"recipe: {id} in place of one of the game's"
                    raise UnsupportedError(mechanic)
                found.append(recipe)
            self._brews = found
        return found

    def has_kind(self, kind: str) -> bool:
        self.read_all()
        return kind in self._kinds

    def craft(
        self, stacks: Sequence[ItemStack], width: int, height: int
    ) -> CraftingResult | None:
        grid = CraftingGrid.of(stacks, width)
        if not grid.stacks:
            return None
        found = self._pack_crafting(grid)
        games = None if self._is_complete else self._fitting_game_recipe(grid)
        if games is not None:
            if found is None:
                return CraftingResult(games.result, games.result.id)
            if not games.result.equals(found.stack):
                # Which goes first hangs on the id of the game's, which is not known here.
                mechanic = (
                    f"recipe: {found.recipe} where the game has one of "
                    f"{games.result.id} too"
                )
                raise UnsupportedError(mechanic)
        if found is None:
            self._refuse(grid)
        return found

    def _pack_crafting(self, grid: CraftingGrid) -> CraftingResult | None:
        for id, recipe in self.recipes.items():
            if isinstance(recipe, TransmuteRecipe):
                made = recipe.made(grid)
                if made is not None:
                    return CraftingResult(made, str(id))
            elif isinstance(recipe, ShapedRecipe | ShapelessRecipe) and recipe.fits(
                grid
            ):
                return CraftingResult(recipe.result, str(id))
        return None

    def _fitting_game_recipe(self, grid: CraftingGrid) -> CraftingRecipe | None:
        if self._game_crafting is None:
            self._game_crafting = {}
            for recipe in game_crafting(self.items):
                if not self._is_replaced(recipe.result.id):
                    size = (
                        (recipe.width, recipe.height)
                        if isinstance(recipe, ShapedRecipe)
                        else (0, len(recipe.ingredients))
                    )
                    self._game_crafting.setdefault(size, []).append(recipe)
        filled = sum(not stack.is_empty for stack in grid.stacks)
        for size in ((grid.width, grid.height), (0, filled)):
            for found in self._game_crafting.get(size, ()):
                if found.fits(grid):
                    return found
        return None

    def _is_replaced(self, result: str) -> bool:
        """Whether a pack may have written over the game's recipes of an item.

        Their ids are not known here: they are the item's, some with an ending.
        """
        name = result.removeprefix(f"{_MINECRAFT}:")
        return any(
            id.namespace == _MINECRAFT
            and (id.path == name or id.path.startswith(f"{name}_from_"))
            for id in self.files
        )

    def _refuse(self, grid: CraftingGrid) -> None:
        """Unless nothing is left that could fit."""
        for id, kind in self._unread.items():
            if kind.startswith(_CRAFTING):
                mechanic = f"recipe {id} of kind {kind}"
                raise UnsupportedError(mechanic)
        if self._is_complete:
            return
        names = ", ".join(
            dict.fromkeys(stack.id for stack in grid.stacks if not stack.is_empty)
        )
        mechanic = f"recipe: crafting of {names}"
        raise UnsupportedError(mechanic)
