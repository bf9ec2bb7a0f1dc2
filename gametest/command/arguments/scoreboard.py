"""Objectives, criteria, display slots and score operations.

https://minecraft.wiki/w/Scoreboard, https://minecraft.wiki/w/Argument_types
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.primitive import WordArgument
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean
from gametest.level.world.scoreboard import UnknownObjectiveError
from gametest.text.colors import COLORS

if TYPE_CHECKING:
    from gametest.level.world.scoreboard import Objective

READ_ONLY_CRITERIA: Final = frozenset({"health", "food", "air", "armor", "xp", "level"})
CRITERIA: Final = READ_ONLY_CRITERIA | {
    "dummy",
    "trigger",
    "deathCount",
    "playerKillCount",
    "totalKillCount",
    *(f"teamkill.{color}" for color in COLORS),
    *(f"killedByTeam.{color}" for color in COLORS),
}
DISPLAY_SLOTS: Final = (
    "list",
    "sidebar",
    "below_name",
    *(f"sidebar.team.{color}" for color in COLORS),
)
OPERATIONS: Final = ("=", "+=", "-=", "*=", "/=", "%=", "<", ">", "><")

_NAME: Final = r"(?:[a-z0-9_-]+\.)?"
_STATISTIC: Final = re.compile(
    rf"{_NAME}(?:mined|crafted|used|broken|picked_up|dropped|killed|killed_by|custom)"
    r":(?:[a-z0-9_-]+\.)?[a-z0-9_./-]+"
)


@final
@attrs.frozen
class ObjectiveName:
    """Resolved when the command runs, as the game does."""

    name: str

    def resolve(self, source: CommandSourceStack) -> Objective:
        try:
            return source.level.world.scoreboard.objective(self.name)
        except UnknownObjectiveError as error:
            raise CommandError(str(error)) from None

    def resolve_writable(self, source: CommandSourceStack) -> Objective:
        objective = self.resolve(source)
        if objective.criteria in READ_ONLY_CRITERIA:
            message = f"scoreboard objective '{self.name}' is read-only"
            raise CommandError(message)
        return objective


@final
class ObjectiveArgument(ArgumentType[ObjectiveName]):
    by_word = True

    def parse(self, reader: StringReader) -> ObjectiveName:
        return ObjectiveName(WordArgument().parse(reader))


@final
class CriterionArgument(ArgumentType[str]):
    """A statistic's ids are not looked up: without players none of them ever counts."""

    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        name = _word(reader)
        if name not in CRITERIA and _STATISTIC.fullmatch(name) is None:
            near = did_you_mean(name, CRITERIA)
            raise reader.error(f"unknown criterion {name!r}{near}", start)
        return name


@final
class DisplaySlotArgument(ArgumentType[str]):
    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        name = _word(reader)
        if name not in DISPLAY_SLOTS:
            near = did_you_mean(name, DISPLAY_SLOTS)
            raise reader.error(f"unknown display slot {name!r}{near}", start)
        return name


@final
class OperationArgument(ArgumentType[str]):
    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        word = _word(reader)
        if word not in OPERATIONS:
            wanted = " ".join(OPERATIONS)
            raise reader.error(f"expected one of {wanted}, got {word!r}", start)
        return word


def _word(reader: StringReader) -> str:
    word = reader.remaining.split(" ", 1)[0]
    reader.cursor += len(word)
    return word
