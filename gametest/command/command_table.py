"""Which commands are simulated: the one list, and the dispatcher made from it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, final

import attrs

from gametest.command.arguments.primitive import GreedyArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.game_commands import permission_of, root_names
from gametest.core.errors import UnsupportedError
from gametest.core.version import NEWEST_VERSION, GameVersion

SIMULATED: Final = (
    "advancement",
    "attribute",
    "bossbar",
    "clear",
    "clone",
    "compute",
    "damage",
    "data",
    "datapack",
    "defaultgamemode",
    "dialog",
    "difficulty",
    "effect",
    "enchant",
    "execute",
    "experience",
    "fetchprofile",
    "fill",
    "fillbiome",
    "forceload",
    "function",
    "gamemode",
    "gamerule",
    "give",
    "help",
    "item",
    "kill",
    "list",
    "loot",
    "me",
    "msg",
    "particle",
    "place",
    "playsound",
    "posteffect",
    "random",
    "recipe",
    "reload",
    "return",
    "ride",
    "rotate",
    "save-all",
    "save-off",
    "save-on",
    "say",
    "schedule",
    "scoreboard",
    "seed",
    "setblock",
    "setworldspawn",
    "spawnpoint",
    "spectate",
    "spreadplayers",
    "stop",
    "stopsound",
    "stopwatch",
    "summon",
    "swing",
    "tag",
    "team",
    "teammsg",
    "teleport",
    "tellraw",
    "test",
    "tick",
    "time",
    "title",
    "trigger",
    "version",
    "waypoint",
    "weather",
    "worldborder",
)
"""Each is a module of `gametest.command.commands`, imported when a line first names it."""

ALIASES: Final = {
    "tell": "msg",
    "tm": "teammsg",
    "tp": "teleport",
    "w": "msg",
    "xp": "experience",
}
"""Other names of the same commands."""

_MODULES: Final = {
    "help": "help_",
    "list": "list_",
    "random": "random_",
    "return": "return_",
    "save-all": "save_all",
    "save-off": "save_off",
    "save-on": "save_on",
}
"""Where the command's name cannot be a module's in Python."""


def build_dispatcher(context: CommandBuildContext) -> CommandDispatcher:
    """All roots of the target version; those that are not simulated refuse when they run."""
    dispatcher = CommandDispatcher(context)
    for name in root_names(context.version):
        if ALIASES.get(name, name) in SIMULATED:
            dispatcher.register(name, _simulated(name, context))
        else:
            dispatcher.register(name, _unsupported(name))
    return dispatcher


@final
@attrs.frozen
class SupportRow:
    """One line of the support table."""

    command: str
    support: str
    """`simulated`, `partly` or `not`."""
    note: str = ""


def support_rows(version: GameVersion = NEWEST_VERSION) -> tuple[SupportRow, ...]:
    """Every root command of a version, sorted by name."""
    rows = []
    for name in root_names(version):
        if ALIASES.get(name, name) not in SIMULATED:
            rows.append(SupportRow(name, "not"))
            continue
        note: str = import_module(_module(name)).SUPPORT
        rows.append(SupportRow(name, "partly" if note else "simulated", note))
    return tuple(rows)


def _module(name: str) -> str:
    name = ALIASES.get(name, name)
    return f"gametest.command.commands.{_MODULES.get(name, name)}"


def _simulated(name: str, context: CommandBuildContext) -> Callable[[], CommandNode]:
    def build() -> CommandNode:
        node: CommandNode = import_module(_module(name)).build(context)
        node.name = name
        return node

    return build


def _unsupported(name: str) -> Callable[[], CommandNode]:
    def compile_refusal(_context: CommandContext) -> Step:
        def refuse(_source: CommandSourceStack) -> int:
            mechanic = f"command: {name}"
            raise UnsupportedError(mechanic)

        return refuse

    def build() -> CommandNode:
        # What follows is not read: it cannot be told right from wrong yet.
        rest = argument("arguments", GreedyArgument()).executes(compile_refusal)
        node = literal(name).requires(permission_of(name)).executes(compile_refusal)
        return node.then(rest)

    return build
