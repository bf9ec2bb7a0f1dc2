"""`bossbar`: bars by id (https://minecraft.wiki/w/Commands/bossbar).

`add`, `remove` and `list` give the number of bars, `get` the value, `set max`, `value` and `players`
the new value or number; the other settings give 0 and fail if nothing changes.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.component import ComponentArgument
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.chat.players import listed
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.commands.bossbar_settings import (
    build_settings,
    find_bar,
    online_viewers,
    show_bar,
)
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.level.world.boss_bar import BossBar
from gametest.text.component import Component

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    name = argument("name", ComponentArgument()).executes(_add)
    read = argument("id", IdentifierArgument("boss_bar"))
    for word in ("max", "players", "value", "visible"):
        read.then(literal(word).executes(_get(word)))
    changed = build_settings(argument("id", IdentifierArgument("boss_bar")), context)
    removed = argument("id", IdentifierArgument("boss_bar")).executes(_remove)
    return (
        literal("bossbar")
        .requires(GAME_MASTER)
        .then(
            literal("add").then(argument("id", IdentifierArgument()).then(name)),
            literal("get").then(read),
            literal("list").executes(always(_list)),
            literal("remove").then(removed),
            literal("set").then(changed),
        )
    )


def _add(context: CommandContext) -> Step:
    id = str(context["id"])
    name: Component = context["name"]

    def run(source: CommandSourceStack) -> int:
        bars = source.level.world.boss_bars
        if id in bars:
            message = f"a boss bar with the id '{id}' exists already"
            raise CommandError(message)
        bars[id] = BossBar(id, resolve_for(name, source))
        source.send_success(f"created boss bar {bars[id].name.plain()}")
        return len(bars)

    return run


def _remove(context: CommandContext) -> Step:
    id = str(context["id"])

    def run(source: CommandSourceStack) -> int:
        bars = source.level.world.boss_bars
        bar = find_bar(source, id)
        viewers = online_viewers(source, bar)
        del bars[id]
        show_bar(source, bar, viewers, "remove")
        source.send_success(f"removed boss bar {bar.name.plain()}")
        return len(bars)

    return run


def _list(source: CommandSourceStack) -> int:
    bars = source.level.world.boss_bars
    names = (bar.name.plain() for bar in bars.values())
    source.send_success(f"there are {len(bars)} boss bars{listed(names)}")
    return len(bars)


def _get(word: str) -> Compiler:
    def compile_get(context: CommandContext) -> Step:
        id = str(context["id"])

        def run(source: CommandSourceStack) -> int:
            bar = find_bar(source, id)
            match word:
                case "max":
                    result = bar.max
                case "value":
                    result = bar.value
                case "visible":
                    result = int(bar.visible)
                case _:
                    result = len(online_viewers(source, bar))
            source.send_success(f"{word} of {bar.name.plain()} is {result}")
            return result

        return run

    return compile_get
