"""`stopwatch`: counts time by name (https://minecraft.wiki/w/Commands/stopwatch).

The time is that of the server's clock, not of the machine: a tick at the normal rate is 50 ms.
"""

from __future__ import annotations

from collections.abc import Callable
from math import trunc
from typing import Final

from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import INT_MAX, INT_MIN, FloatArgument
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
from gametest.level.world.stopwatches import Stopwatches

SUPPORT: Final = "time is counted in ticks of 50 ms, not in real time"


def build(context: CommandBuildContext) -> CommandNode:
    query = argument("id", IdentifierArgument("stopwatch")).executes(_query)
    query.then(argument("scale", FloatArgument()).executes(_query))
    node = literal("stopwatch").requires(GAME_MASTER)
    for word, change, refusal in (
        ("create", Stopwatches.create, "exists already"),
        ("restart", Stopwatches.restart, "does not exist"),
        ("remove", lambda watches, id, _now: watches.remove(id), "does not exist"),
    ):
        compiler = _change(word, change, refusal)
        names = "" if word == "create" else "stopwatch"
        id = argument("id", IdentifierArgument(names)).executes(compiler)
        node.then(literal(word).then(id))
    return node.then(literal("query").then(query))


def _change(
    word: str, change: Callable[[Stopwatches, str, int], bool], refusal: str
) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        id = str(context["id"])

        def run(source: CommandSourceStack) -> int:
            watches = source.level.world.stopwatches
            if not change(watches, id, source.server.clock_ms):
                message = f"stopwatch '{id}' {refusal}"
                raise CommandError(message)
            source.send_success(f"{word} stopwatch '{id}'")
            return 1

        return run

    return compile_change


def _query(context: CommandContext) -> Step:
    id = str(context["id"])
    scale: float = 1.0 if context.find("scale") is None else context["scale"]

    def run(source: CommandSourceStack) -> int:
        watches = source.level.world.stopwatches
        seconds = watches.seconds(id, source.server.clock_ms)
        if seconds is None:
            message = f"stopwatch '{id}' does not exist"
            raise CommandError(message)
        source.send_success(f"stopwatch '{id}' stands at {seconds:.3f} s")
        return max(INT_MIN, min(INT_MAX, trunc(seconds * scale)))

    return run
