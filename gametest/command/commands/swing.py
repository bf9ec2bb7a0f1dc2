"""`swing`: an arm swings (https://minecraft.wiki/w/Commands/swing, since 26.1).

Nothing but what others see changes, so only who could swing matters. The result is their number; what
it is in the game is not confirmed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.choice import ChoiceArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.time import TimeArgument
from gametest.command.chat.players import named, require_entity
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = "nobody sees it"

_ANIMATIONS: Final = ("none", "stab", "whack")
_ANIMATIONS_SINCE: Final = 5023


def build(context: CommandBuildContext) -> CommandNode:
    targets = argument("targets", EntityArgument(context=context)).executes(_compile)
    for hand in ("mainhand", "offhand"):
        node = literal(hand).executes(_compile)
        if context.version.data_version >= _ANIMATIONS_SINCE:
            duration = argument("duration", TimeArgument(minimum=1)).executes(_compile)
            animation = argument("animation", ChoiceArgument("animation", _ANIMATIONS))
            node.then(animation.executes(_compile).then(duration))
        targets.then(node)
    return literal("swing").requires(GAME_MASTER).executes(_compile).then(targets)


def _compile(context: CommandContext) -> Step:
    targets: EntitySelector | None = context.find("targets")

    def run(source: CommandSourceStack) -> int:
        found = [require_entity(source)] if targets is None else targets.some(source)
        count = sum(entity.is_living for entity in found)
        if not count:
            message = "no target has an arm to swing"
            raise CommandError(message)
        who = named([entity for entity in found if entity.is_living], "entities")
        source.send_success(f"made {who} swing")
        return count

    return run
