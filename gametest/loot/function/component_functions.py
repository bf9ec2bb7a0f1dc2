"""Functions that write components (https://minecraft.wiki/w/Data_component_format)."""

# size: one short function for each of the format's, all of one shape

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32
from gametest.item.component.mentions import unknown_item
from gametest.item.component_values import (
    ComponentValueError,
    custom_data,
    stored_value,
)
from gametest.item.item_stack import ItemStack, full_component, full_id
from gametest.loot.function.count_functions import flag_field, float_field, int_field
from gametest.loot.function.list_operation import read_list_operation
from gametest.loot.loot_context import LootContext
from gametest.loot.numbers import read_float, read_int
from gametest.loot.registries import TYPE_KEY
from gametest.loot.table.loot_table import ItemFunction
from gametest.nbt.from_json import tag_of_json
from gametest.nbt.tags import Byte, Compound, Double, Float, Int, Long, Tag, copy_tag

if TYPE_CHECKING:
    from gametest.core.version import GameVersion
    from gametest.loot.numbers import Number
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

_CUSTOM_DATA: Final = "minecraft:custom_data"
_EXPLOSIONS: Final = "explosions"
_MOST_FLIGHT: Final = 255
_MOST_LINES: Final = 256
_OPERATIONS: Final = ("add_value", "add_multiplied_base", "add_multiplied_total")


def _same(stack: ItemStack, _context: LootContext) -> ItemStack:
    return stack


def found_component(stack: ItemStack, name: str, context: LootContext) -> Tag | None:
    """Set or by default; `name` without namespace."""
    return context.level.world.items.table.component(stack, f"minecraft:{name}")


# -- any component -----------------------------------------------------------------------


def set_components(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node = fields.get("components")
    if node is None:
        return _same
    changes: Compound = {}
    for key, entry in node.entries():
        name = full_component(key)
        problem = registries.items.component_types.problem(name.removeprefix("!"))
        if problem is not None:
            entry.issue("unknown-word", problem, at_key=True)
        elif name.startswith("!"):
            changes[name] = {}
        else:
            value = _component_value(name, entry, registries.version)
            problem = unknown_item(name, value, registries.items)
            if problem is not None:
                entry.issue("unknown-word", problem)
            changes[name] = value

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        components = dict(stack.components)
        for name, value in changes.items():
            opposite = name[1:] if name.startswith("!") else f"!{name}"
            components.pop(opposite, None)
            components[name] = copy_tag(value)
        return ItemStack(stack.id, stack.count, components)

    return apply


def _component_value(
    name: str, node: DataNode, version: GameVersion | None = None
) -> Tag:
    return kept_value(name, tag_of_json(node.value), node, version)


def kept_value(
    name: str, value: Tag, node: DataNode, version: GameVersion | None = None
) -> Tag:
    """As the component keeps it; a wrong one is noted."""
    try:
        return stored_value(full_id(name), value, version)
    except ComponentValueError as error:
        node.issue("wrong-type", str(error))
        return value


def kept_part(
    name: str, key: str, node: DataNode, others: Compound | None = None
) -> list[Tag]:
    """A list that is a field of the component, which needs the others."""
    value = kept_value(name, {**(others or {}), key: tag_of_json(node.value)}, node)
    found = value.get(key) if isinstance(value, dict) else None
    return [*found] if isinstance(found, list) else []


def set_custom_data(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    """Merged into what is there, key by key."""
    node = fields.get("tag")
    if node is None:
        return _same
    try:
        data = custom_data(tag_of_json(node.value))
    except ComponentValueError as error:
        node.issue("wrong-type", str(error))
        return _same

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        there = stack.find(_CUSTOM_DATA)
        merged: Compound = {}
        merge(merged, there if isinstance(there, dict) else {})
        merge(merged, data)
        return stack.with_component(_CUSTOM_DATA, merged)

    return apply


def merge(target: Compound, source: Compound) -> None:
    """Compounds key by key; every other value takes the place of the old one."""
    for key, value in source.items():
        there = target.get(key)
        if isinstance(value, dict) and isinstance(there, dict):
            merge(there, value)
        else:
            target[key] = copy_tag(value)


# -- texts -------------------------------------------------------------------------------


def set_name(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node = fields.find("name")
    target = fields.find("target")
    word = "custom_name" if target is None else target.word("custom_name", "item_name")
    fill_in = _resolution(fields, registries)
    if node is None:
        return _same
    name = text_of(node)
    return lambda stack, context: stack.with_component(word, fill_in(name, context))


def set_lore(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node = fields.get("lore")
    lines = [text_of(line) for line in node.items()] if node is not None else []
    operation, fill_in = read_list_operation(fields), _resolution(fields, registries)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        there = found_component(stack, "lore", context)
        new = [fill_in(line, context) for line in lines]
        lore = operation(there if isinstance(there, list) else [], new)
        return stack if len(lore) > _MOST_LINES else stack.with_component("lore", lore)

    return apply


def text_of(node: DataNode) -> Tag:
    from gametest.text.component import ComponentError, parse_component

    text = tag_of_json(node.value)
    try:
        parse_component(text)
    except ComponentError as error:
        node.issue("wrong-type", str(error))
    return text


def _resolution(
    fields: DataObject, registries: PredicateRegistries
) -> Callable[[Tag, LootContext], Tag]:
    """Texts are filled in only for the entity that a function names."""
    node = fields.find("entity")
    target = None if node is None else node.word(*registries.entity_targets)

    def fill_in(text: Tag, context: LootContext) -> Tag:
        from gametest.core.errors import UnsupportedError

        entity = None if target is None else context.entity(target)
        if entity is None:
            return copy_tag(text)
        if context.resolve_text is None:
            raise UnsupportedError("item function: text for an entity")
        return context.resolve_text(text, entity)

    return fill_in


# -- single components -------------------------------------------------------------------


def set_damage(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    """`damage` is the part of the durability that is left."""
    number = float_field(fields, "damage", registries)
    adds = flag_field(fields, "add")

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        table = context.level.world.items.table
        most = table.max_damage(stack)
        if not most:
            return stack
        left = f32(1.0 - f32(table.damage(stack) / most)) if adds else 0.0
        left = max(0.0, min(1.0, f32(number.decimal(context) + left)))
        return stack.with_component("damage", Int(floor(f32(f32(1.0 - left) * most))))

    return apply


def set_potion(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    potion = registries.one_id(fields.get("id"), "potion")

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        there = stack.find("minecraft:potion_contents")
        kept = dict(there) if isinstance(there, dict) else {}
        return stack.with_component("potion_contents", {**kept, "potion": potion})

    return apply


def set_item(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node = fields.get("item")
    if node is None:
        return _same
    id = str(node.identifier())
    registries.id_set(node, "item")
    return lambda stack, _: ItemStack(id, stack.count, stack.components)


def set_attributes(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node = fields.get("modifiers")
    makers = [
        _modifier(entry, registries) for entry in ([] if node is None else node.items())
    ]
    replaces = flag_field(fields, "replace", default=True)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        there: Tag | None = []
        if not replaces:
            there = found_component(stack, "attribute_modifiers", context)
        new = [make(context) for make in makers]
        modifiers: list[Tag] = [*(there if isinstance(there, list) else []), *new]
        return stack.with_component("attribute_modifiers", modifiers)

    return apply


def _modifier(
    node: DataNode, registries: PredicateRegistries
) -> Callable[[LootContext], Compound]:
    fields = node.object()
    attribute, id = fields.get("attribute"), fields.get("id")
    operation, slot = fields.get("operation"), fields.get("slot")
    number = float_field(fields, "amount", registries)
    slots = (
        []
        if slot is None
        else [each.text() for each in (slot.items() if slot.is_list else [slot])]
    )
    made: Compound = {
        "type": "" if attribute is None else str(attribute.identifier()),
        "id": "" if id is None else str(id.identifier()),
        "operation": "" if operation is None else operation.word(*_OPERATIONS),
    }
    fields.finish()

    def make(context: LootContext) -> Compound:
        # One of several slots is drawn; the draw is made for a single one too.
        place = context.random.next_int(len(slots)) if slots else 0
        amount = Double(number.decimal(context))
        slot = slots[place] if slots else "any"
        return {**made, "amount": amount, **({} if slot == "any" else {"slot": slot})}

    return make


def set_banner_pattern(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    node = fields.get("patterns")
    found = [] if node is None else _component_value("banner_patterns", node)
    patterns: list[Tag] = [*found] if isinstance(found, list) else []
    node = fields.get("append")
    appends = node is not None and node.boolean()

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        there = stack.find("minecraft:banner_patterns") if appends else None
        before = there if isinstance(there, list) else []
        return stack.with_component("banner_patterns", [*before, *patterns])

    return apply


def set_loot_table(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    """`name` beside the block entity's `type` until 26.2, `loot_table_id` since 26.3."""
    if registries.since(TYPE_KEY):
        node = fields.get("loot_table_id")
    else:
        node, kind = fields.get("name"), fields.get("type")
        if kind is not None:
            kind.identifier()
    seed = fields.find("seed")
    value: Compound = {"loot_table": "" if node is None else str(node.identifier())}
    if seed is not None and (number := seed.integer()):
        value["seed"] = Long(number)
    return lambda stack, _: (
        stack if stack.is_empty else stack.with_component("container_loot", value)
    )


def set_ominous_bottle_amplifier(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    number = int_field(fields, "amplifier", registries)
    name = "ominous_bottle_amplifier"
    return lambda stack, context: stack.with_component(
        name, Int(max(0, min(4, number.whole(context))))
    )


def toggle_tooltips(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """True shows the part of a component, false hides it."""
    node = fields.get("toggles")
    toggles: dict[str, bool] = {}
    for name, entry in [] if node is None else node.entries():
        problem = registries.items.component_types.problem(full_id(name))
        if problem is not None:
            entry.issue("unknown-word", problem, at_key=True)
        toggles[full_id(name)] = entry.boolean()

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        there = stack.find("minecraft:tooltip_display")
        display: Compound = dict(there) if isinstance(there, dict) else {}
        old = display.get("hidden_components")
        hidden: list[Tag] = [
            name
            for name in (old if isinstance(old, list) else [])
            if not toggles.get(full_id(str(name)), False)
        ]
        hidden += [
            name for name, shown in toggles.items() if not shown and name not in hidden
        ]
        return stack.with_component(
            "tooltip_display", {**display, "hidden_components": hidden}
        )

    return apply


def set_custom_model_data(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    readers: dict[str, Callable[[DataNode], Callable[[LootContext], Tag]]] = {
        "floats": lambda node: _drawn(read_float(node, registries), as_float=True),
        "flags": lambda node: _fixed(Byte(node.boolean())),
        "strings": lambda node: _fixed(node.text()),
        "colors": lambda node: (
            _fixed(_color(node))
            if node.is_list
            else _drawn(read_int(node, registries), as_float=False)
        ),
    }
    parts = []
    for key, read in readers.items():
        node = fields.find(key)
        if node is None:
            continue
        part = node.object()
        values = part.get("values")
        makers = [read(each) for each in ([] if values is None else values.items())]
        parts.append((key, makers, read_list_operation(part)))
        part.finish()

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        there = stack.find("minecraft:custom_model_data")
        data: Compound = dict(there) if isinstance(there, dict) else {}
        for key, makers, operation in parts:
            before = data.get(key)
            new = [make(context) for make in makers]
            data[key] = operation(before if isinstance(before, list) else [], new)
        return stack.with_component("custom_model_data", data)

    return apply


def _color(node: DataNode) -> Tag:
    """Red, green and blue."""
    colors: Compound = {"colors": [tag_of_json(node.value)]}
    value = kept_value("custom_model_data", colors, node)
    found = value.get("colors") if isinstance(value, dict) else None
    return found[0] if isinstance(found, list) else Int(0)


def _fixed(value: Tag) -> Callable[[LootContext], Tag]:
    return lambda _context: value


def _drawn(number: Number, *, as_float: bool) -> Callable[[LootContext], Tag]:
    if as_float:
        return lambda context: Float(number.decimal(context))
    return lambda context: Int(number.whole(context))


def set_fireworks(fields: DataObject, _registries: PredicateRegistries) -> ItemFunction:
    node = fields.find(_EXPLOSIONS)
    explosions: list[Tag] | None = None
    operation = None
    if node is not None:
        part = node.object()
        values = part.get("values")
        explosions = (
            [] if values is None else kept_part("fireworks", _EXPLOSIONS, values)
        )
        operation = read_list_operation(part)
        part.finish()
    duration = fields.find("flight_duration")
    flight = None if duration is None else duration.integer(0)
    if duration is not None and flight is not None and flight > _MOST_FLIGHT:
        duration.issue("out-of-range", f"expected at most {_MOST_FLIGHT}, got {flight}")

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        there = stack.find("minecraft:fireworks")
        data: Compound = dict(there) if isinstance(there, dict) else {}
        if flight is not None:
            data["flight_duration"] = Byte.wrapped(flight)
        if operation is not None and explosions is not None:
            before = data.get(_EXPLOSIONS)
            data[_EXPLOSIONS] = operation(
                before if isinstance(before, list) else [], explosions
            )
        return stack.with_component("fireworks", data)

    return apply
