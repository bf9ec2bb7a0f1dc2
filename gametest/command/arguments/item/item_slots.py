"""Slots by name: one, or a group with `*` (https://minecraft.wiki/w/Slot).

Since 26.3 `execute if items` takes a slot source: the id of a file, or one written inline. They
are read, and refuse when they are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.suggest import did_you_mean
from gametest.item.slot_ranges import SlotRange, slot_ranges

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.core.string_reader import StringReader


@final
@attrs.define(eq=False, repr=False)
class ItemSlotsArgument(ArgumentType[SlotRange]):
    context: CommandBuildContext
    single: bool = attrs.field(default=False, kw_only=True)
    """A group of several slots is an error."""

    _ranges: dict[str, SlotRange] | None = attrs.field(default=None, init=False)

    def parse(self, reader: StringReader) -> SlotRange:
        start = reader.cursor
        if reader.peek() and reader.peek() in "{[":
            return self._read_source(reader)
        word = _read_to_space(reader)
        if not word:
            raise reader.error("expected a slot")
        if self._ranges is None:
            self._ranges = slot_ranges(self.context.version)
        found = self._ranges.get(word)
        if found is None and self._takes_sources and (":" in word or word[0] == "#"):
            return SlotRange(word, (), is_source=True)
        if found is None:
            near = did_you_mean(word, self._ranges)
            raise reader.error(f"unknown slot {word!r}{near}", start)
        if self.single and len(found.slots) != 1:
            raise reader.error(f"{word!r} is more than one slot", start)
        return found

    @property
    def _takes_sources(self) -> bool:
        return not self.single and self.context.version.data_version >= 5023

    def _read_source(self, reader: StringReader) -> SlotRange:
        from gametest.nbt.snbt import read_snbt

        start = reader.cursor
        read_snbt(reader)
        if not self._takes_sources:
            raise reader.error("expected a slot, got a slot source", start)
        return SlotRange(reader.text[start : reader.cursor], (), is_source=True)


def _read_to_space(reader: StringReader) -> str:
    end = reader.text.find(" ", reader.cursor)
    end = len(reader.text) if end < 0 else end
    word = reader.text[reader.cursor : end]
    reader.cursor = end
    return word
