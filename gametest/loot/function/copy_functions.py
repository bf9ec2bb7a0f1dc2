"""Functions that copy data of blocks and entities to the item."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.string_reader import TextSyntaxError
from gametest.item.item_stack import ItemStack, full_component
from gametest.loot.function.component_functions import merge
from gametest.loot.loot_context import LootContext
from gametest.loot.registries import INTERACTION
from gametest.loot.table.block_components import block_components, entity_components
from gametest.loot.table.loot_table import ItemFunction
from gametest.nbt.memory import extent
from gametest.nbt.path import NbtPath, NbtPathError
from gametest.nbt.tags import Compound, Tag, copy_tag

if TYPE_CHECKING:
    from gametest.level.world.data_meter import DataMeter
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
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """Set or by default, as the source has them; without `include` all of them."""
    node = fields.get("source")
    newer = registries.since(INTERACTION)
    words = (_TOOL, *registries.entity_targets) if newer else ()
    source = "" if node is None else node.word(_BLOCK_ENTITY, *words)
    include = _names(fields.find("include"), registries)
    exclude = _names(fields.find("exclude"), registries) or ()

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        if source == _TOOL:
            return _from_tool(stack, context, include, exclude)
        found = _components(source, context, include)
        for name, value in found.items():
            if (include is None or name in include) and name not in exclude:
                stack = stack.with_component(name, copy_tag(value))
        return stack

    return apply


def _names(
    node: DataNode | None, registries: PredicateRegistries
) -> tuple[str, ...] | None:
    if node is None:
        return None
    names = []
    for each in node.items():
        name = full_component(each.text())
        problem = registries.items.component_types.problem(name)
        if problem is not None:
            each.issue("unknown-word", problem)
        names.append(name)
    return tuple(names)


def _from_tool(
    stack: ItemStack,
    context: LootContext,
    include: tuple[str, ...] | None,
    exclude: tuple[str, ...],
) -> ItemStack:
    tool, table = context.tool, context.level.world.items.table
    if tool is None:
        return stack
    names: Collection[str] = include or ()
    if include is None:
        if tool.id != stack.id:
            # Which components a kind has by default is not known for every type.
            raise UnsupportedError("item function: copy all components of another item")
        # What both have by default needs no copy.
        set_ones = {*stack.components, *tool.components}
        names = sorted(name.removeprefix("!") for name in set_ones)
    for name in names:
        value = None if name in exclude else table.component(tool, name)
        if value is not None:
            stack = stack.with_component(name, copy_tag(value))
    return stack


def _components(
    source: str, context: LootContext, include: tuple[str, ...] | None
) -> Compound:
    if source == _BLOCK_ENTITY:
        block_entity = context.block_entity
        return {} if block_entity is None else block_components(block_entity)
    entity = context.entity(source)
    if entity is None:
        return {}
    found = entity_components(entity)
    if include is None:
        if found:
            raise UnsupportedError("item function: copy all components of an entity")
        return found
    for name in include:
        # `cat/variant`: of a kind of entity, from its own data.
        if "/" in name and name not in found:
            raise UnsupportedError(f"item function: copy {name} of {entity.type_id}")
    return found


def copy_name(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node = fields.get("source")
    is_new = registries.since(INTERACTION)
    words = registries.entity_targets if is_new else ("this", *_OLD_NAMES)
    word = "" if node is None else node.word(_BLOCK_ENTITY, *words)
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
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    read = _nbt_source(fields.get("source"), registries)
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
            operation(source, data, context.level.world.data_meter)
        return stack.with_component(_CUSTOM_DATA, data) if data else stack

    return apply


_NbtSource = Callable[[LootContext], "Compound | None"]


def _nbt_source(node: DataNode | None, registries: PredicateRegistries) -> _NbtSource:
    """`this`, `block_entity`, or `{type: storage|context, ...}`."""
    if node is None:
        return lambda _: None
    if node.is_text:
        return _context_nbt(node, registries)
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
    return (lambda _: None) if target is None else _context_nbt(target, registries)


def _context_nbt(node: DataNode, registries: PredicateRegistries) -> _NbtSource:
    word = node.word(_BLOCK_ENTITY, *registries.entity_targets)

    def read(context: LootContext) -> Compound | None:
        if word == _BLOCK_ENTITY:
            block_entity = context.block_entity
            return None if block_entity is None else block_entity.save_with_place()
        entity = context.entity(word)
        return None if entity is None else entity.to_nbt()

    return read


def _operation(node: DataNode) -> Callable[[Compound, Compound, DataMeter], None]:
    fields = node.object()
    source, target = _path(fields.get("source")), _path(fields.get("target"))
    found = fields.get("op")
    op = "replace" if found is None else found.word("replace", "append", "merge")
    fields.finish()

    def apply(data: Compound, to: Compound, meter: DataMeter) -> None:
        values = [] if source is None else source.get(data)
        if not values or target is None:
            return
        if meter.is_over:
            raise meter.refusal()
        meter.charge_for(to, sum(extent(value)[1] for value in values))
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
