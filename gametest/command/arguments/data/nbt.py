"""Arguments written as SNBT (https://minecraft.wiki/w/NBT_format#SNBT_format)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.nbt.tags import Compound

# The reader of SNBT is imported when a line first needs it: few do.


@final
class CompoundArgument(ArgumentType["Compound"]):
    def parse(self, reader: StringReader) -> Compound:
        from gametest.nbt.snbt import read_snbt

        start = reader.cursor
        tag = read_snbt(reader)
        if not isinstance(tag, dict):
            raise reader.error("expected a compound", start)
        return tag
