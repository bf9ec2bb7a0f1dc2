"""Slots by name: one, or a group with `*` (https://minecraft.wiki/w/Slot).

Since 26.3 commands take a slot source: the id of a file, or one written inline
(https://minecraft.wiki/w/Slot_source); `single` ones still want one slot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.suggest import did_you_mean
from gametest.item.slot_ranges import SlotRange, slot_ranges

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.position import Vec3
    from gametest.core.string_reader import StringReader
    from gametest.item.slot_access import SlotAccess
    from gametest.level.block_entity import BlockEntity
    from gametest.level.entities.entity import Entity
    from gametest.loot.slot_selection import SlotSource

SOURCES_SINCE: Final = 5023
_FOLDER: Final = "slot_source"
Slots: TypeAlias = "Callable[[int], SlotAccess | None]"
"""An inventory by number of slot."""


@final
@attrs.frozen(eq=False)
class SlotSourceChoice:
    """A slot source of 26.3."""

    name: str
    """As written."""
    find: Callable[[CommandSourceStack], SlotSource]


SomeSlots: TypeAlias = SlotRange | SlotSourceChoice


def chosen_slots(
    chosen: SomeSlots,
    inventory: Slots,
    source: CommandSourceStack,
    origin: Vec3,
    *,
    entity: Entity | None = None,
    block_entity: BlockEntity | None = None,
) -> list[SlotAccess]:
    """Those that exist. A slot source is asked about the inventory and whose it is."""
    if isinstance(chosen, SlotRange):
        found = map(inventory, chosen.slots)
        return [slot for slot in found if slot is not None]
    from gametest.loot.loot_context import LootContext

    context = LootContext(
        level=source.level,
        origin=origin,
        this_entity=entity,
        block_entity=block_entity,
        container=inventory,
    )
    return chosen.find(source)(context)


@final
@attrs.define(eq=False, repr=False)
class ItemSlotsArgument(ArgumentType[SomeSlots]):
    context: CommandBuildContext
    single: bool = attrs.field(default=False, kw_only=True)
    """A group of several slots is an error."""

    _ranges: dict[str, SlotRange] | None = attrs.field(default=None, init=False)

    def parse(self, reader: StringReader) -> SomeSlots:
        start = reader.cursor
        if reader.peek() and reader.peek() in "{[":
            return self._read_inline(reader)
        word = _read_to_space(reader)
        if not word:
            raise reader.error("expected a slot")
        if self._ranges is None:
            self._ranges = slot_ranges(self.context.version)
        found = self._ranges.get(word)
        if found is None and self._takes_sources and (":" in word or word[0] == "#"):
            return self._named(word, reader, start)
        if found is None:
            near = did_you_mean(word, self._ranges)
            raise reader.error(f"unknown slot {word!r}{near}", start)
        if self.single and len(found.slots) != 1:
            raise reader.error(f"{word!r} is more than one slot", start)
        return found

    @property
    def _takes_sources(self) -> bool:
        return not self.single and self.context.version.data_version >= SOURCES_SINCE

    def _named(self, word: str, reader: StringReader, start: int) -> SlotSourceChoice:
        if word.startswith("#"):
            return SlotSourceChoice(word, _refusing(f"slot source: {word}"))
        try:
            id = Identifier.parse(word)
        except InvalidIdentifierError as error:
            raise reader.error(str(error), start) from None
        if not self.context.knows_file(_FOLDER, id):
            raise reader.error(f"unknown slot source '{id}'", start)

        def find(source: CommandSourceStack) -> SlotSource:
            from gametest.command.predicate_lookup import predicate_library

            library = predicate_library(source)
            if library is None:
                mechanic = f"slot source: {id}"
                raise UnsupportedError(mechanic)
            return library.registries.named.slots(id, None)

        return SlotSourceChoice(str(id), find)

    def _read_inline(self, reader: StringReader) -> SlotSourceChoice:
        from gametest.nbt.snbt import read_snbt

        start = reader.cursor
        value = read_snbt(reader)
        if not self._takes_sources:
            raise reader.error("expected a slot, got a slot source", start)
        text = reader.text[start : reader.cursor]
        source = self._parse(value, reader, start)
        return SlotSourceChoice(text, lambda _source: source)

    def _parse(self, value: Any, reader: StringReader, start: int) -> SlotSource:
        from gametest.loot.slot_selection import read_slot_source

        library = self.context.predicates
        if library is None:
            from gametest.core.diagnostic import DiagnosticCollector
            from gametest.loot.predicate_library import PredicateLibrary

            library = PredicateLibrary(
                self.context.version,
                self.context.blocks,
                self.context.tags,
                DiagnosticCollector(),
            )
        found, problem = library.read_inline(
            value, lambda node: read_slot_source(node, library.registries)
        )
        if problem is not None:
            raise reader.error(problem, start)
        return found


def _refusing(mechanic: str) -> Callable[[CommandSourceStack], SlotSource]:
    def find(_source: CommandSourceStack) -> SlotSource:
        raise UnsupportedError(mechanic)

    return find


def _read_to_space(reader: StringReader) -> str:
    end = reader.text.find(" ", reader.cursor)
    end = len(reader.text) if end < 0 else end
    word = reader.text[reader.cursor : end]
    reader.cursor = end
    return word
