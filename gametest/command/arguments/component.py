"""Text components and styles as arguments (https://minecraft.wiki/w/Text_component_format)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.nbt.tags import Compound
    from gametest.text.component import Component

# What reads them is imported when a line first needs it: few do.


@final
class ComponentArgument(ArgumentType["Component"]):
    """SNBT or JSON; what it refers to is looked up when the line runs."""

    def parse(self, reader: StringReader) -> Component:
        from gametest.text.component import read_component

        return read_component(reader)


@final
class StyleArgument(ArgumentType["Compound"]):
    def parse(self, reader: StringReader) -> Compound:
        from gametest.nbt.snbt import read_compound
        from gametest.text.component import ComponentError
        from gametest.text.style import check_style

        start = reader.cursor
        style = read_compound(reader)
        try:
            check_style(style)
        except ComponentError as error:
            raise reader.error(str(error), start) from None
        return style
