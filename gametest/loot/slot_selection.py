"""Slot sources: which slots are meant (https://minecraft.wiki/w/Slot_source).

Since 1.21.11 in loot tables, since 26.3 in commands and as files of packs too. What is found are
slots, so that what they hold can be changed as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.item.slot_access import SlotAccess
from gametest.item.slot_ranges import slot_ranges
from gametest.loot.block_slots import block_slot
from gametest.loot.entity.entity_inventory_checks import item_reader
from gametest.loot.entity_slots import entity_slot
from gametest.loot.loot_context import LootContext
from gametest.loot.registries import ENTITY_TARGETS, TYPE_KEY
from gametest.loot.table.block_components import stacks_in, with_stacks

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

SlotSource: TypeAlias = Callable[[LootContext], list[SlotAccess]]

CONTAINERS: Final = ("container", "bundle_contents", "charged_projectiles")
_KINDS: Final = (
    *("contents", "empty", "filtered", "group", "limit_slots", "slot_range"),
)


def read_slot_source(node: DataNode, registries: PredicateRegistries) -> SlotSource:
    if node.is_list:
        return _group([read_slot_source(each, registries) for each in node.items()])
    if node.is_text:
        if str(node.value).startswith("#") or not registries.since(TYPE_KEY):
            return refusing_source(f"slot source: {node.value}")
        return registries.named.slots(node.identifier(), node)
    fields = node.object()
    kind = fields.get("type")
    word = "" if kind is None else kind.identifier().path
    source: SlotSource = _nothing
    match word:
        case "group":
            found = fields.get("terms")
            if found is not None:
                source = read_slot_source(found, registries)
        case "slot_range":
            source = _range(fields, registries)
        case "contents":
            source = _contents(_inner(fields, registries), component_word(fields))
        case "filtered":
            source = _filtered(fields, registries)
        case "limit_slots":
            limit = fields.get("limit")
            most = 1 if limit is None else limit.integer(1)
            inner = _inner(fields, registries)
            source = lambda context: inner(context)[:most]  # noqa: E731
        case "empty":
            pass
        case _ if kind is not None:
            hint = did_you_mean(word, _KINDS)
            kind.issue("unknown-type", f"unknown slot source {word!r}{hint}")
    fields.finish()
    return source


def component_word(fields: DataObject) -> str:
    """Of the field `component`, without namespace."""
    found = fields.get("component")
    if found is None:
        return CONTAINERS[0]
    word = found.identifier().path
    if word not in CONTAINERS:
        hint = did_you_mean(word, CONTAINERS)
        found.issue("unknown-word", f"{word!r} holds no items{hint}")
    return word


def refusing_source(mechanic: str) -> SlotSource:
    def refuse(_context: LootContext) -> list[SlotAccess]:
        raise UnsupportedError(mechanic)

    return refuse


def _nothing(_context: LootContext) -> list[SlotAccess]:
    return []


def _inner(fields: DataObject, registries: PredicateRegistries) -> SlotSource:
    found = fields.get("slot_source")
    return _nothing if found is None else read_slot_source(found, registries)


def _group(sources: list[SlotSource]) -> SlotSource:
    return lambda context: [slot for source in sources for slot in source(context)]


def _range(fields: DataObject, registries: PredicateRegistries) -> SlotSource:
    slots = fields.get("slots")
    word = "" if slots is None else slots.text()
    known = slot_ranges(registries.version)
    found = known.get(word)
    if found is None and slots is not None:
        slots.issue("unknown-word", f"unknown slot {word!r}{did_you_mean(word, known)}")
    numbers = () if found is None else found.slots
    is_new = registries.since(TYPE_KEY)
    node = fields.find("source") if is_new else fields.get("source")
    source = "container"
    if node is not None:
        # Since 26.3 what the slots are of may be left out.
        others = ("block_entity", "container") if is_new else ("block_entity",)
        source = node.word(*ENTITY_TARGETS, *others)

    def accesses(context: LootContext) -> list[SlotAccess]:
        level = context.level
        found: list[SlotAccess | None]
        if source == "container":
            container = context.container
            if container is None:
                mechanic = "slot source: container"
                raise UnsupportedError(mechanic)
            found = [container(number) for number in numbers]
        elif source == "block_entity":
            if context.block_entity is None:
                return []
            pos = context.block_entity.pos
            found = [block_slot(level, pos, number) for number in numbers]
        else:
            entity = context.entity(source)
            if entity is None:
                return []
            items = level.world.items.table
            found = [entity_slot(entity, number, items) for number in numbers]
        return [access for access in found if access is not None]

    return accesses


def _contents(inner: SlotSource, component: str) -> SlotSource:
    """The slots in items that are not empty."""
    return lambda context: [
        _InnerSlot(holder, place)
        for outer in inner(context)
        for holder in (_Holder(outer, component),)
        for place in range(len(holder.slots))
    ]


@final
@attrs.define(eq=False)
class _Holder:
    """What lies in an item, kept in place while its slots are written one by one."""

    outer: SlotAccess
    component: str
    slots: list[tuple[int, ItemStack]] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.slots = stacks_in(self.outer.get(), self.component)

    def write(self, place: int, stack: ItemStack) -> bool:
        number, _ = self.slots[place]
        self.slots[place] = number, stack
        return self.outer.set(
            with_stacks(self.outer.get(), self.component, [*self.slots])
        )


@final
@attrs.frozen(eq=False)
class _InnerSlot:
    holder: _Holder
    place: int

    def get(self) -> ItemStack:
        return self.holder.slots[self.place][1]

    def set(self, stack: ItemStack) -> bool:
        return self.holder.write(self.place, EMPTY if stack.is_empty else stack)


def _filtered(fields: DataObject, registries: PredicateRegistries) -> SlotSource:
    inner = _inner(fields, registries)
    found = fields.get("item_filter")
    if found is None:
        return inner
    test = item_reader(registries).read(found)
    return lambda context: [slot for slot in inner(context) if test.test(slot.get())]
