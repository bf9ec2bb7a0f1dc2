"""`feet` or `eyes` (https://minecraft.wiki/w/Argument_types#minecraft:entity_anchor)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.command.argument_type import ArgumentType
from gametest.command.command_source_stack import EYES, FEET
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity

ANCHORS: Final = (FEET, EYES)


@final
class AnchorArgument(ArgumentType[str]):
    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        word = reader.read_unquoted()
        if word not in ANCHORS:
            near = did_you_mean(word, ANCHORS)
            raise reader.error(f"expected feet or eyes, got {word!r}{near}", start)
        return word

    def suggestions(self) -> tuple[str, ...]:
        return ANCHORS


def anchor_of(entity: Entity, anchor: str) -> Vec3:
    """The point of an entity that an anchor means."""
    return entity.eye_position if anchor == EYES else entity.pos
