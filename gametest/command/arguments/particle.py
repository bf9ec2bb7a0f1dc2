"""A particle and its options: `dust{color:[1.0,0.0,0.0],scale:1.0}`.

https://minecraft.wiki/w/Commands/particle
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.particle_table import (
    is_complete,
    needed_options,
    particle_names,
)
from gametest.core.identifier import Identifier
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.core.version import GameVersion
    from gametest.nbt.tags import Compound


@final
@attrs.frozen(eq=False)
class Particle:
    id: Identifier
    options: Compound | None
    text: str
    """As written."""


@final
@attrs.frozen(eq=False)
class ParticleArgument(ArgumentType[Particle]):
    version: GameVersion

    def parse(self, reader: StringReader) -> Particle:
        start = reader.cursor
        id = read_identifier(reader)
        names = particle_names(self.version)
        is_known = id.namespace == "minecraft" and id.path in names
        if not is_known and (is_complete(self.version) or id.namespace != "minecraft"):
            near = did_you_mean(id.path, names)
            raise reader.error(f"unknown particle '{id}'{near}", start)
        options: Compound | None = None
        if reader.peek() == "{":
            from gametest.nbt.snbt import read_compound

            options = read_compound(reader)
        for key in needed_options(id.path, self.version):
            if key not in (options or {}):
                message = f"particle {id} needs the option {key!r}"
                raise reader.error(message, start)
        return Particle(id, options, reader.text[start : reader.cursor])
