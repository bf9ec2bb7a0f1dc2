"""`title`: texts in the middle of the screen; the result is the number of targets.

https://minecraft.wiki/w/Commands/title
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.component import ComponentArgument
from gametest.command.arguments.entity_selector import player_targets
from gametest.command.arguments.time import TimeArgument
from gametest.command.chat.chat_message import MessageKind
from gametest.command.chat.telling import show_text, tell
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.selector.entity_selector import EntitySelector
from gametest.text.component import Component

SUPPORT: Final = "texts are told at once; how long they stay is not followed"

_PLACES: Final = {
    "title": MessageKind.TITLE,
    "subtitle": MessageKind.SUBTITLE,
    "actionbar": MessageKind.ACTION_BAR,
}


def build(context: CommandBuildContext) -> CommandNode:
    targets = player_targets(context)
    for word, kind in _PLACES.items():
        text = argument("title", ComponentArgument()).executes(_show(kind))
        targets.then(literal(word).then(text))
    for word in ("clear", "reset"):
        targets.then(literal(word).executes(_control(word)))
    fade_out = argument("fadeOut", TimeArgument()).executes(_control("times"))
    stay = argument("stay", TimeArgument()).then(fade_out)
    times = literal("times").then(argument("fadeIn", TimeArgument()).then(stay))
    return literal("title").requires(GAME_MASTER).then(targets.then(times))


def _show(kind: MessageKind) -> Compiler:
    def compile_show(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        text: Component = context["title"]

        def run(source: CommandSourceStack) -> int:
            found = targets.some_players(source)
            show_text(source, kind, text, found)
            return len(found)

        return run

    return compile_show


def _control(word: str) -> Compiler:
    def compile_control(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        times = {
            name: str(context[name])
            for name in ("fadeIn", "stay", "fadeOut")
            if context.find(name) is not None
        }

        def run(source: CommandSourceStack) -> int:
            found = targets.some_players(source)
            tell(source, MessageKind.TITLE_CONTROL, word, found, **times)
            return len(found)

        return run

    return compile_control
