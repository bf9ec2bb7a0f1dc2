"""From the JSON of a recipe file to a recipe, in the spelling of the supported versions.

https://minecraft.wiki/w/Recipe#JSON_format. Since 1.21.2 an ingredient is an item id, a tag with `#`
or a list of ids; the objects of older versions are not read. A result is `{id, count, components}`
(https://github.com/SpyglassMC/vanilla-mcdoc, `java/data/recipe.mcdoc`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.suggest import did_you_mean
from gametest.item.component.mentions import unknown_item
from gametest.item.component_predicates import read_component_predicate
from gametest.item.component_values import ComponentValueError, stored_value
from gametest.item.item_predicates import ItemPredicateReader
from gametest.item.item_stack import EMPTY, ItemStack, full_component
from gametest.level.world.item_access import FUEL_SPEEDS_VERSION
from gametest.nbt.from_json import tag_of_json
from gametest.recipe.recipe import (
    BrewingRecipe,
    CookingRecipe,
    PotionIngredient,
    Recipe,
    ShapedRecipe,
    ShapelessRecipe,
    SmithingRecipe,
    StonecuttingRecipe,
    TransmuteRecipe,
)
from gametest.registry.data_node import STAND_IN
from gametest.registry.id_set import IdSet

if TYPE_CHECKING:
    from gametest.item.stack_test import StackTest
    from gametest.level.world.item_access import ItemAccess
    from gametest.nbt.tags import Compound
    from gametest.registry.data_node import DataNode, DataObject

COOKING_TIMES: Final = {
    "smelting": 200,
    "blasting": 100,
    "smoking": 100,
    "campfire_cooking": 100,
}
"""Ticks where a file gives none."""
_QUICK: Final = ("blasting", "smoking")
_WIDEST: Final = 3
_MOST_INGREDIENTS: Final = 9
_MATERIAL_COUNTS: Final = 4786
"""Since 26.1 a transmuting recipe counts its materials."""
_INGREDIENTS_OF: Final[dict[str, tuple[str, ...]]] = {
    "crafting_decorated_pot": ("back", "left", "right", "front"),
    "crafting_dye": ("target", "dye"),
    "crafting_imbue": ("source", "material"),
    "crafting_special_bannerduplicate": ("banner",),
    "crafting_special_bookcloning": ("source", "material"),
    "crafting_special_firework_rocket": ("shell", "fuel", "star"),
    "crafting_special_firework_star": ("trail", "twinkle", "fuel", "dye"),
    "crafting_special_firework_star_fade": ("target", "dye"),
    "crafting_special_mapextending": ("map", "material"),
    "crafting_special_shielddecoration": ("target", "banner"),
}
"""Of kinds that are not made here; their files have fields since 26.1 (26.1-snapshot-5)."""


@final
@attrs.define(eq=False, repr=False)
class RecipeReader:
    items: ItemAccess

    def read(self, kind: str, fields: DataObject) -> Recipe | None:
        """None for a kind that nobody can make here; its fields are checked all the same."""
        match kind:
            case "crafting_shaped":
                recipe: Recipe = self._shaped(fields)
            case "crafting_shapeless":
                recipe = self._shapeless(fields)
            case "crafting_transmute":
                recipe = self._transmute(fields)
            case "stonecutting":
                recipe = StonecuttingRecipe(
                    self._ingredient(fields.get("ingredient")), self._result(fields)
                )
            case "smithing_transform" | "smithing_trim":
                recipe = self._smithing(kind, fields)
            case "brewing":
                recipe = BrewingRecipe(
                    self._potion(fields.get("input")),
                    self._potion(fields.get("reagent")),
                    self._result(fields, "output"),
                )
            case _ if kind in COOKING_TIMES:
                recipe = self._cooking(kind, fields)
            case _:
                self._check_special(kind, fields)
                return None
        fields.find("type")
        # The game takes another category for the default one.
        fields.find("category")
        group, shows = fields.find("group"), fields.find("show_notification")
        if group is not None:
            group.text()
        if shows is not None:
            shows.boolean()
        fields.finish()
        return recipe

    def _check_special(self, kind: str, fields: DataObject) -> None:
        fields.ask_all()
        is_new = self.items.version.data_version >= _MATERIAL_COUNTS
        if not is_new or kind not in _INGREDIENTS_OF:
            return
        for key in _INGREDIENTS_OF[kind]:
            self._ingredient(fields.get(key))
        if kind == "crafting_special_firework_star":
            shapes = fields.get("shapes")
            for _, node in () if shapes is None else shapes.entries():
                self._ingredient(node)
        self._result(fields)

    def _shaped(self, fields: DataObject) -> ShapedRecipe:
        keys: dict[str, IdSet] = {}
        table = fields.get("key")
        for symbol, node in () if table is None else table.entries():
            if len(symbol) != 1 or symbol == " ":
                node.issue(
                    "unknown-word",
                    f"a key is one character that is no blank, got {symbol!r}",
                    at_key=True,
                )
            keys[symbol] = self._ingredient(node)
        rows = self._pattern(fields)
        used = {symbol for row in rows for symbol in row} - {" "}
        pattern = fields.get("pattern")
        if pattern is not None:
            for symbol in sorted(used - keys.keys()):
                text = f"the pattern uses {symbol!r}, which no key explains"
                pattern.issue("unknown-word", text)
        if table is not None:
            for symbol in sorted(keys.keys() - used):
                table.issue("unknown-word", f"no row of the pattern uses {symbol!r}")
        cells = tuple(keys.get(symbol) for row in rows for symbol in row)
        width = len(rows[0]) if rows else 0
        return ShapedRecipe(width, len(rows), cells, self._result(fields))

    def _pattern(self, fields: DataObject) -> list[str]:
        """Without empty rows and columns at the edge."""
        node = fields.get("pattern")
        if node is None:
            return []
        rows = [row.text() for row in node.items()]
        if not 1 <= len(rows) <= _WIDEST or not rows[0]:
            node.issue("out-of-range", f"expected 1 to {_WIDEST} rows, got {len(rows)}")
            return []
        width = len(rows[0])
        if width > _WIDEST or any(len(row) != width for row in rows):
            text = f"rows must be equally long, and at most {_WIDEST} characters"
            node.issue("out-of-range", text)
            return []
        while rows and not rows[0].strip():
            del rows[0]
        while rows and not rows[-1].strip():
            del rows[-1]
        if not rows:
            return []
        left = min(len(row) - len(row.lstrip()) for row in rows)
        right = max(len(row.rstrip()) for row in rows)
        return [row[left:right] for row in rows]

    def _shapeless(self, fields: DataObject) -> ShapelessRecipe:
        node = fields.get("ingredients")
        nodes = [] if node is None else node.items()
        if node is not None and not 1 <= len(nodes) <= _MOST_INGREDIENTS:
            text = f"expected 1 to {_MOST_INGREDIENTS} ingredients, got {len(nodes)}"
            node.issue("out-of-range", text)
        ingredients = tuple(map(self._ingredient, nodes))
        return ShapelessRecipe(ingredients, self._result(fields))

    def _transmute(self, fields: DataObject) -> TransmuteRecipe:
        source = self._ingredient(fields.get("input"))
        material = self._ingredient(fields.get("material"))
        least = most = 1
        adds_count = False
        if self.items.version.data_version >= _MATERIAL_COUNTS:
            found, adds = (
                fields.find("material_count"),
                fields.find("add_material_count_to_result"),
            )
            if found is not None:
                bounds = found.bounds()
                least = 1 if bounds.minimum is None else int(bounds.minimum)
                most = _MOST_INGREDIENTS - 1
                most = most if bounds.maximum is None else int(bounds.maximum)
            adds_count = adds is not None and adds.boolean()
        return TransmuteRecipe(
            source, material, least, most, adds_count, self._result(fields)
        )

    def _cooking(self, kind: str, fields: DataObject) -> CookingRecipe:
        experience, time = fields.find("experience"), fields.find("cookingtime")
        return CookingRecipe(
            kind,
            self._ingredient(fields.get("ingredient")),
            self._result(fields),
            0.0 if experience is None else experience.number(),
            self._cooking_time(kind) if time is None else time.integer(),
        )

    def _cooking_time(self, kind: str) -> int:
        """0: which default smoking and blasting have since 26.3 is not known."""
        is_new = self.items.version.data_version >= FUEL_SPEEDS_VERSION
        return 0 if is_new and kind in _QUICK else COOKING_TIMES[kind]

    def _smithing(self, kind: str, fields: DataObject) -> SmithingRecipe:
        if kind == "smithing_trim":
            # None of them may be missing since 1.21.5 (25w04a).
            template, addition = fields.get("template"), fields.get("addition")
            pattern = fields.get("pattern")
            if pattern is not None:
                pattern.identifier()
        else:
            template, addition = fields.find("template"), fields.find("addition")
        return SmithingRecipe(
            None if template is None else self._ingredient(template),
            self._ingredient(fields.get("base")),
            None if addition is None else self._ingredient(addition),
            None if kind == "smithing_trim" else self._result(fields),
        )

    def _ingredient(self, node: DataNode | None) -> IdSet:
        if node is None:
            return IdSet("item", frozenset())
        found = node.id_set("item", self.items.tags)
        for id in sorted(found.ids):
            self._check_item(node, id)
        if found.tag is None and not found.ids and node.is_list:
            node.issue("out-of-range", "an ingredient names no item")
        return found

    def _potion(self, node: DataNode | None) -> PotionIngredient:
        if node is None:
            return PotionIngredient(self._ingredient(None), None)
        fields = node.object()
        items, contents = fields.get("item"), fields.find("potion_contents")
        fields.finish()
        return PotionIngredient(
            self._ingredient(items),
            None if contents is None else self._contents(contents),
        )

    def _contents(self, node: DataNode) -> StackTest:
        reader = ItemPredicateReader(self.items.table, self.items.tags)
        return read_component_predicate("minecraft:potion_contents", node, reader)

    def _check_item(self, node: DataNode, id: str) -> None:
        table = self.items.table
        if id != str(STAND_IN) and not table.has(id):
            hint = did_you_mean(id, table.ids())
            node.issue("unknown-item", f"unknown item {id!r}{hint}")

    def _result(self, fields: DataObject, key: str = "result") -> ItemStack:
        node = fields.get(key)
        if node is None:
            return EMPTY
        if node.is_text:
            id = str(node.identifier())
            self._check_item(node, id)
            return ItemStack(id)
        stack = node.object()
        named = stack.get("id")
        count, components = stack.find("count"), stack.find("components")
        stack.finish()
        if named is None:
            return EMPTY
        id = str(named.identifier())
        self._check_item(named, id)
        number = 1 if count is None else count.integer(1)
        if components is None:
            return ItemStack(id, number)
        made = ItemStack(id, number, self._components(components))
        return self.items.table.settled(made, ItemStack(id))

    def _components(self, node: DataNode) -> Compound:
        """Values as the game keeps them: custom data may be SNBT in a string."""
        found: Compound = {}
        types = self.items.table.component_types
        for key, part in node.entries():
            name, value = full_component(key), tag_of_json(part.value)
            problem = types.problem(name.removeprefix("!"))
            if problem is not None:
                part.issue("unknown-type", problem, at_key=True)
                continue
            try:
                found[name] = stored_value(name, value, self.items.version)
            except ComponentValueError as error:
                part.issue("wrong-type", str(error))
                continue
            problem = unknown_item(name, found[name], self.items.table)
            if problem is not None:
                part.issue("unknown-word", problem)
        return found
