"""`chat <pattern> [<players>]`: a player of the test heard something that the pattern is found in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import StringArgument
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.errors import CommandError
from gametest.framework.commands.checking import Check, CheckAction
from gametest.framework.commands.finding import AskedCondition, Finding
from gametest.framework.commands.text_pattern import TextPattern, pattern_fault

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.framework.dialect.dialect_run import DialectRun

_SHOWN: Final = 3


def chat(context: CommandBuildContext, check: Check) -> CommandNode:
    def compile_chat(found: CommandContext) -> CheckAction:
        return CheckAction(
            check, ChatCondition(found["pattern"], found.find("players"))
        )

    players = EntityArgument(only_players=True, context=context)
    pattern = argument("pattern", StringArgument()).executes(compile_chat)
    pattern.then(argument("players", players).executes(compile_chat))
    return literal("chat").then(pattern)


@final
@attrs.define(eq=False)
class ChatCondition(AskedCondition):
    pattern: str
    players: EntitySelector | None
    _compiled: TextPattern | None = attrs.field(default=None, init=False)

    def look(self, source: CommandSourceStack, run: DialectRun) -> Finding:
        pattern = self._compiled = self._compiled or _compile(self.pattern)
        receivers = None
        if self.players is not None:
            receivers = [p.scoreboard_name for p in self.players.find_players(source)]
        heard = run.chat.heard(receivers)
        fitting = [text for text in heard if pattern.is_in(text)]

        def found(held: bool) -> str:
            texts = fitting if held else heard
            if not texts:
                return "no messages"
            more = len(texts) - 1
            return f"{texts[-1]} and {more} more" if more else texts[-1]

        def why() -> str | None:
            if receivers is not None and not receivers:
                assert self.players is not None
                return self.players.why(source)
            if len(heard) < 2:
                return None
            last = " | ".join(heard[-_SHOWN:])
            return f"{len(heard)} messages, the last: {last}"

        return Finding(
            count=len(fitting),
            expected=lambda: f"{self.pattern} in chat",
            found=found,
            why=why,
        )


def _compile(pattern: str) -> TextPattern:
    fault = pattern_fault(pattern)
    if fault is not None:
        raise CommandError(fault)
    return TextPattern(pattern)
