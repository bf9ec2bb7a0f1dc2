"""Any NBT value as an argument (https://minecraft.wiki/w/NBT_format#SNBT_format)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.nbt.tags import Tag


@final
class NbtTagArgument(ArgumentType["Tag"]):
    def parse(self, reader: StringReader) -> Tag:
        # Imported when a line first needs it: few do.
        from gametest.nbt.snbt import read_snbt

        return read_snbt(reader)
