"""Teams by name, looked up when the line runs (https://minecraft.wiki/w/Commands/team)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.primitive import WordArgument
from gametest.command.errors import CommandError
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.level.world.scoreboard import Team


@final
@attrs.frozen
class TeamName:
    name: str

    def resolve(self, source: CommandSourceStack) -> Team:
        teams = source.level.world.scoreboard.teams
        team = teams.get(self.name)
        if team is None:
            near = did_you_mean(self.name, teams)
            message = f"unknown team '{self.name}'{near}"
            raise CommandError(message)
        return team


@final
class TeamArgument(ArgumentType[TeamName]):
    def parse(self, reader: StringReader) -> TeamName:
        return TeamName(WordArgument().parse(reader))
