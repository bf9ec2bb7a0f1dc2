"""Functions that write books (https://minecraft.wiki/w/Item_modifier#set_book_cover)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.item.component_values import stored_value
from gametest.item.item_stack import ItemStack
from gametest.loot.function.component_functions import kept_part, kept_value
from gametest.loot.function.list_operation import read_list_operation
from gametest.loot.loot_context import LootContext
from gametest.loot.table.loot_table import ItemFunction
from gametest.nbt.from_json import tag_of_json
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataObject

_WRITTEN: Final = "written_book_content"
_WRITABLE: Final = "writable_book_content"
_EMPTY: Final[Compound] = {"title": {"raw": ""}, "author": ""}
"""What a written book must have."""


def set_book_cover(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    title, author = fields.find("title"), fields.find("author")
    generation = fields.find("generation")
    cover: Compound = {}
    if title is not None:
        cover["title"] = tag_of_json(title.value)
    if author is not None:
        cover["author"] = author.text()
    if generation is not None:
        cover["generation"] = Int(generation.integer(0))
    kept_value(_WRITTEN, {**_EMPTY, **cover}, fields.node)

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        content = {**_EMPTY, **_content(stack, _WRITTEN), **cover}
        return stack.with_component(
            _WRITTEN, stored_value(f"minecraft:{_WRITTEN}", content)
        )

    return apply


def set_writable_book_pages(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    return _pages(fields, _WRITABLE)


def set_written_book_pages(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    return _pages(fields, _WRITTEN)


def _pages(fields: DataObject, component: str) -> ItemFunction:
    node = fields.get("pages")
    others = _EMPTY if component == _WRITTEN else None
    pages = [] if node is None else kept_part(component, "pages", node, others)
    operation = read_list_operation(fields)

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        content = _content(stack, component)
        if component == _WRITTEN:
            content = {**_EMPTY, **content}
        before = content.get("pages")
        content["pages"] = operation(before if isinstance(before, list) else [], pages)
        return stack.with_component(component, content)

    return apply


def _content(stack: ItemStack, component: str) -> Compound:
    found = stack.find(f"minecraft:{component}")
    return dict(found) if isinstance(found, dict) else {}
