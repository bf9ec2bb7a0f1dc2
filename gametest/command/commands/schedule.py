"""`schedule`: functions at a later tick (https://minecraft.wiki/w/Commands/schedule)."""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.identifiers import FunctionArgument, FunctionName
from gametest.command.arguments.primitive import GreedyArgument
from gametest.command.arguments.time import TimeArgument
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
from gametest.command.engine.function_lookup import find_functions
from gametest.command.errors import CommandError

SUPPORT: Final = ""

_RESULT_SPAN: Final = 2**31 - 1


def build(context: CommandBuildContext) -> CommandNode:
    time = argument("time", TimeArgument()).executes(_schedule(append=False))
    time.then(
        literal("append").executes(_schedule(append=True)),
        literal("replace").executes(_schedule(append=False)),
    )
    function = argument("function", FunctionArgument()).then(time)
    clear = argument("function", GreedyArgument()).executes(_clear)
    return (
        literal("schedule")
        .requires(GAME_MASTER)
        .then(literal("function").then(function), literal("clear").then(clear))
    )


def _schedule(*, append: bool) -> Compiler:
    def compile_schedule(context: CommandContext) -> Step:
        name: FunctionName = context["function"]
        delay: int = context["time"]

        def run(source: CommandSourceStack) -> int:
            if delay == 0:
                # It parses and never runs (https://github.com/SpyglassMC/Spyglass/issues/2048).
                message = "can't schedule for the current tick"
                raise CommandError(message)
            functions = find_functions(name, source.server.functions)
            if not name.is_tag and functions[0].is_macro:
                message = f"can't schedule a macro: {name}"
                raise CommandError(message)
            time = source.server.schedule_function(
                name.id, delay, tag=name.is_tag, append=append
            )
            source.send_success(f"scheduled {name} in {delay} ticks at time {time}")
            return time % _RESULT_SPAN

        return run

    return compile_schedule


def _clear(context: CommandContext) -> Step:
    name: str = context["function"]

    def run(source: CommandSourceStack) -> int:
        removed = source.server.clear_scheduled(_full(name))
        if not removed:
            message = f"no schedules with id {name}"
            raise CommandError(message)
        source.send_success(f"removed {removed} schedules with id {name}")
        return removed

    return run


def _full(name: str) -> str:
    mark = "#" if name.startswith("#") else ""
    bare = name.removeprefix("#")
    return name if ":" in bare else f"{mark}minecraft:{bare}"
