"""One word of a fixed list: colours of teams, game modes (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean
from gametest.text.colors import COLORS

GAME_MODES: Final = ("survival", "creative", "adventure", "spectator")


@final
@attrs.frozen
class ChoiceArgument(ArgumentType[str]):
    kind: str
    """How messages name what is chosen."""
    words: tuple[str, ...]

    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        word = reader.read_unquoted()
        if word not in self.words:
            near = did_you_mean(word, self.words)
            raise reader.error(f"unknown {self.kind} {word!r}{near}", start)
        return word

    def suggestions(self) -> tuple[str, ...]:
        return self.words


def team_color() -> ChoiceArgument:
    """The sixteen colours, and `reset` for none."""
    return ChoiceArgument("colour", (*COLORS, "reset"))


def game_mode() -> ChoiceArgument:
    return ChoiceArgument("game mode", GAME_MODES)
