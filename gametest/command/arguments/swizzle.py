"""Axes in any order, each at most once: `xz` (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

from typing import final

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader


@final
class SwizzleArgument(ArgumentType[frozenset[str]]):
    def parse(self, reader: StringReader) -> frozenset[str]:
        start = reader.cursor
        axes: set[str] = set()
        while reader.peek() not in ("", " "):
            axis = reader.peek()
            if axis not in "xyz" or axis in axes:
                raise reader.error(
                    "expected a combination of x, y and z, each at most once", start
                )
            axes.add(axis)
            reader.cursor += 1
        return frozenset(axes)
