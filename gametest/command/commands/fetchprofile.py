"""`fetchprofile`: tells the profile of a player (https://minecraft.wiki/w/Commands/fetchprofile).

By name or id it asks a service in the network, which is not simulated; of an entity it is told at
once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import GreedyArgument
from gametest.command.chat.players import shown_name
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
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = "of players only; by name or id it would ask the network, which is not"

_MANNEQUIN: Final = "minecraft:mannequin"
_ENTITIES_SINCE: Final = 4786
"""26.1: the command trees that PyPI `mecha` 0.107.0 carries."""


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("fetchprofile").requires(GAME_MASTER)
    for word in ("id", "name"):
        rest = argument(word, GreedyArgument()).executes(_refuser(word))
        node.then(literal(word).then(rest))
    if context.version.data_version >= _ENTITIES_SINCE:
        entity = argument("entity", EntityArgument(is_single=True, context=context))
        node.then(literal("entity").then(entity.executes(_of_entity)))
    return node


def _refuser(word: str) -> Compiler:
    def compile_refusal(_context: CommandContext) -> Step:
        def refuse(_source: CommandSourceStack) -> int:
            mechanic = f"command: fetchprofile {word}"
            raise UnsupportedError(mechanic)

        return refuse

    return compile_refusal


def _of_entity(context: CommandContext) -> Step:
    target: EntitySelector = context["entity"]

    def run(source: CommandSourceStack) -> int:
        entity = target.single(source)
        if entity.type_id == _MANNEQUIN:
            mechanic = "command: fetchprofile of a mannequin"
            raise UnsupportedError(mechanic, entity.block_pos)
        if not entity.is_player:
            message = f"{shown_name(entity)} has no profile"
            raise CommandError(message)
        source.send_success(f"profile of {entity.scoreboard_name}: {entity.uuid}")
        return 1

    return run
