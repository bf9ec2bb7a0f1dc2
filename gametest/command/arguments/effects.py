"""Status effects and damage types by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.core.version import GameVersion


@final
@attrs.frozen
class EffectArgument(ArgumentType[str]):
    """The full id of a status effect."""

    version: GameVersion

    def parse(self, reader: StringReader) -> str:
        from gametest.entity.living.effects.effect_kinds import known_effects

        start = reader.cursor
        id = str(read_identifier(reader))
        known = known_effects(self.version)
        if id not in known:
            near = did_you_mean(id, known)
            raise reader.error(f"unknown effect {id!r}{near}", start)
        return id


@final
@attrs.frozen(eq=False)
class DamageTypeArgument(ArgumentType[str]):
    """The full id of a damage type, of the game or of a pack."""

    context: CommandBuildContext

    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        id = read_identifier(reader)
        if not self.context.knows_damage_type(id):
            from gametest.entity.living.damage_types import game_types

            near = did_you_mean(str(id), game_types(self.context.version))
            raise reader.error(f"unknown damage type '{id}'{near}", start)
        return str(id)
