"""Paths into NBT as arguments (https://minecraft.wiki/w/NBT_path)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.nbt.path import NbtPath


@final
class NbtPathArgument(ArgumentType["NbtPath"]):
    by_word = True

    def parse(self, reader: StringReader) -> NbtPath:
        # Imported when a line first needs it: few do.
        from gametest.nbt.path import NbtPath

        return NbtPath.read(reader)
