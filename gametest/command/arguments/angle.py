"""One angle in degrees (https://minecraft.wiki/w/Argument_types#minecraft:angle)."""

from __future__ import annotations

from typing import Final, final

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.coordinates import Coordinate, RotationCoordinates
from gametest.core.string_reader import StringReader

_LEVEL: Final = Coordinate(0.0, relative=False)


@final
class AngleArgument(ArgumentType[RotationCoordinates]):
    """A yaw; the pitch is 0. `~` adds to the source's own."""

    def parse(self, reader: StringReader) -> RotationCoordinates:
        relative = reader.peek() == "~"
        if relative:
            reader.cursor += 1
        bare = relative and reader.peek() in ("", " ")
        value = 0.0 if bare else reader.read_float()
        return RotationCoordinates(Coordinate(value, relative), _LEVEL)
