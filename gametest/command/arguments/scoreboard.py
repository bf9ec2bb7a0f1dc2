"""Objectives, criteria, display slots and score operations.

https://minecraft.wiki/w/Scoreboard, https://minecraft.wiki/w/Argument_types
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.primitive import WordArgument
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean
from gametest.level.world.scoreboard import (
    READ_ONLY_CRITERIA as READ_ONLY_CRITERIA,
)
from gametest.level.world.scoreboard import UnknownObjectiveError
from gametest.text.colors import COLORS

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.level.world.scoreboard import Objective

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

_STATISTIC: Final = re.compile(
    r"(?:(?P<space>[a-z0-9_-]+)\.)?(?P<kind>[a-z0-9_/-]+)"
    r":(?:(?P<owner>[a-z0-9_-]+)\.)?(?P<name>[a-z0-9_./-]+)"
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
@attrs.frozen(eq=False)
class CriterionArgument(ArgumentType[str]):
    """A criterion, or a statistic as `minecraft.used:minecraft.bow`."""

    context: CommandBuildContext

    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        name = _word(reader)
        if name not in CRITERIA:
            self._check_statistic(name, reader, start)
        return name

    def _check_statistic(self, name: str, reader: StringReader, start: int) -> None:
        # Here, as few lines name one.
        from gametest.level.world.criteria import STAT_TYPES

        found = _STATISTIC.fullmatch(name)
        kind = None if found is None else found["kind"]
        if found is None or kind not in STAT_TYPES or found["space"] not in _GAME:
            known = [*CRITERIA, *(f"minecraft.{word}:" for word in STAT_TYPES)]
            near = did_you_mean(name, known)
            if kind is not None:
                near = did_you_mean(kind, STAT_TYPES) or near
            raise reader.error(f"unknown criterion {name!r}{near}", start)
        counted, owner = found["name"], found["owner"] or "minecraft"
        known_ids = self._ids(STAT_TYPES[kind])
        if owner != "minecraft" or counted not in known_ids:
            near = did_you_mean(counted, known_ids)
            registry = STAT_TYPES[kind]
            raise reader.error(
                f"unknown criterion {name!r}: no {registry} {owner}:{counted}{near}",
                start,
            )

    def _ids(self, registry: str) -> Collection[str]:
        """Paths in the game's namespace; packs add none to these registries."""
        context = self.context
        if registry == "custom_stat":
            from gametest.level.world.criteria import custom_stats

            return custom_stats(context.version)
        if registry == "block":
            names: Iterable[str] = (block.name for block in context.blocks.blocks())
        elif registry == "item":
            names = context.items.ids()
        else:
            names = context.entity_types
        return frozenset(name.removeprefix("minecraft:") for name in names)


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


_GAME: Final = (None, "minecraft")


def _word(reader: StringReader) -> str:
    word = reader.remaining.split(" ", 1)[0]
    reader.cursor += len(word)
    return word
