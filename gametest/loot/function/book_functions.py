"""Functions that write books (https://minecraft.wiki/w/Item_modifier#set_book_cover)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.item.item_stack import ItemStack
from gametest.loot.function.list_operation import read_list_operation
from gametest.loot.loot_context import LootContext
from gametest.loot.table.loot_table import ItemFunction
from gametest.nbt.from_json import tag_of_json
from gametest.nbt.tags import Compound, Int, Tag

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataObject

_WRITTEN: Final = "written_book_content"
_WRITABLE: Final = "writable_book_content"


def set_book_cover(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    title, author = fields.find("title"), fields.find("author")
    generation = fields.find("generation")
    cover: Compound = {}
    if title is not None:
        cover["title"] = _filterable(tag_of_json(title.value))
    if author is not None:
        cover["author"] = author.text()
    if generation is not None:
        cover["generation"] = Int(generation.integer(0))

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        there = _content(stack, _WRITTEN)
        start: Compound = {"title": {"raw": ""}, "author": ""}
        return stack.with_component(_WRITTEN, {**start, **there, **cover})

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
    found = [] if node is None else node.items()
    pages = [_filterable(tag_of_json(page.value)) for page in found]
    operation = read_list_operation(fields)

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        content = _content(stack, component)
        if component == _WRITTEN:
            content = {"title": {"raw": ""}, "author": "", **content}
        before = content.get("pages")
        content["pages"] = operation(before if isinstance(before, list) else [], pages)
        return stack.with_component(component, content)

    return apply


def _filterable(value: Tag) -> Tag:
    """`{raw, filtered?}`, or what would be `raw`."""
    is_pair = isinstance(value, dict) and "raw" in value
    return value if is_pair else {"raw": value}


def _content(stack: ItemStack, component: str) -> Compound:
    found = stack.find(f"minecraft:{component}")
    return dict(found) if isinstance(found, dict) else {}
