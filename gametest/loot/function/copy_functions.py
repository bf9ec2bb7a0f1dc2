"""Functions that copy data of blocks and entities to the item."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.string_reader import TextSyntaxError
from gametest.item.item_stack import ItemStack, full_component
from gametest.loot.function.component_functions import TARGETS, merge
from gametest.loot.loot_context import LootContext
from gametest.loot.table.block_components import block_components, entity_components
from gametest.loot.table.loot_table import ItemFunction
from gametest.nbt.path import NbtPath, NbtPathError
from gametest.nbt.tags import Compound, Tag, copy_tag

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

_BLOCK_ENTITY: Final = "block_entity"
_TOOL: Final = "tool"
_CUSTOM_DATA: Final = "minecraft:custom_data"
_OLD_NAMES: Final = {
    "attacking_entity": "attacker",
    "last_damage_player": "attacking_player",
}
"""Of `copy_name` before 1.21.9."""


def _same(stack: ItemStack, _context: LootContext) -> ItemStack:
    return stack


def copy_components(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    node = fields.get("source")
    source = "" if node is None else node.word(_BLOCK_ENTITY, _TOOL, *TARGETS)
    include, exclude = _names(fields.find("include")), _names(fields.find("exclude"))

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        found = _components(source, context)
        if include is None and source not in (_BLOCK_ENTITY, _TOOL) and found:
            raise UnsupportedError("item function: copy all components of an entity")
        for name, value in found.items():
            if (include is None or name in include) and name not in (exclude or ()):
                stack = stack.with_component(name, copy_tag(value))
        return stack

    return apply


def _names(node: DataNode | None) -> tuple[str, ...] | None:
    if node is None:
        return None
    return tuple(full_component(each.text()) for each in node.items())


def _components(source: str, context: LootContext) -> Compound:
    if source == _TOOL:
        return {} if context.tool is None else context.tool.components
    if source == _BLOCK_ENTITY:
        block_entity = context.block_entity
        return {} if block_entity is None else block_components(block_entity)
    entity = context.entity(source)
    return {} if entity is None else entity_components(entity)


def copy_name(fields: DataObject, _registries: PredicateRegistries) -> ItemFunction:
    node = fields.get("source")
    word = "" if node is None else node.word(_BLOCK_ENTITY, *TARGETS, *_OLD_NAMES)
    source = _OLD_NAMES.get(word, word)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        if source == _BLOCK_ENTITY:
            block_entity = context.block_entity
            name = (
                None if block_entity is None else block_entity.save().get("CustomName")
            )
        else:
            entity = context.entity(source)
            name = None if entity is None else entity.custom_name
        return stack if name is None else stack.with_component("custom_name", name)

    return apply


def copy_state(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node, listed = fields.get("block"), fields.get("properties")
    block = "" if node is None else str(node.identifier())
    if node is not None:
        registries.id_set(node, "block")
    names = [] if listed is None else [each.text() for each in listed.items()]

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        state = context.block_state
        if state is None or state.block.name != block:
            return stack
        there = stack.find("minecraft:block_state")
        found: Compound = dict(there) if isinstance(there, dict) else {}
        for name in names:
            value = state.find(name)
            if value is not None:
                found[name] = value
        return stack.with_component("block_state", found)

    return apply


def copy_custom_data(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    read = _nbt_source(fields.get("source"))
    node = fields.get("ops")
    operations = [_operation(each) for each in ([] if node is None else node.items())]

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        source = read(context)
        if source is None:
            return stack
        there = stack.find(_CUSTOM_DATA)
        data = copy_tag(there) if isinstance(there, dict) else {}
        assert isinstance(data, dict)
        for operation in operations:
            operation(source, data)
        return stack.with_component(_CUSTOM_DATA, data) if data else stack

    return apply


_NbtSource = Callable[[LootContext], "Compound | None"]


def _nbt_source(node: DataNode | None) -> _NbtSource:
    """`this`, `block_entity`, or `{type: storage|context, ...}`."""
    if node is None:
        return lambda _: None
    if node.is_text:
        return _context_nbt(node)
    fields = node.object()
    kind = fields.get("type")
    word = "" if kind is None else kind.identifier().path
    if word == "storage":
        source = fields.get("source")
        name = "" if source is None else str(source.identifier())
        fields.finish()
        return lambda context: context.level.world.command_storage.get(name)
    target = fields.get("target")
    if kind is not None and word != "context":
        kind.issue("unknown-type", "expected 'storage' or 'context'")
    fields.finish()
    return (lambda _: None) if target is None else _context_nbt(target)


def _context_nbt(node: DataNode) -> _NbtSource:
    word = node.word(_BLOCK_ENTITY, *TARGETS)

    def read(context: LootContext) -> Compound | None:
        if word == _BLOCK_ENTITY:
            block_entity = context.block_entity
            return None if block_entity is None else block_entity.save_with_place()
        entity = context.entity(word)
        return None if entity is None else entity.to_nbt()

    return read


def _operation(node: DataNode) -> Callable[[Compound, Compound], None]:
    fields = node.object()
    source, target = _path(fields.get("source")), _path(fields.get("target"))
    found = fields.get("op")
    op = "replace" if found is None else found.word("replace", "append", "merge")
    fields.finish()

    def apply(data: Compound, to: Compound) -> None:
        values = [] if source is None else source.get(data)
        if not values or target is None:
            return
        try:
            _write(to, target, op, values)
        except NbtPathError:
            # Where the path leads nowhere, the game leaves the item as it is.
            return

    return apply


def _write(to: Compound, target: NbtPath, op: str, values: list[Tag]) -> None:
    if op == "replace":
        target.set(to, values[-1])
    elif op == "append":
        for place in target.get_or_create(to, list):
            if isinstance(place, list):
                place.extend(copy_tag(value) for value in values)
    else:
        for place in target.get_or_create(to, dict):
            for value in values:
                if isinstance(place, dict) and isinstance(value, dict):
                    merge(place, value)


def _path(node: DataNode | None) -> NbtPath | None:
    if node is None:
        return None
    try:
        return NbtPath.parse(node.text())
    except TextSyntaxError as error:
        node.issue("snbt-syntax", str(error))
        return None
