"""`tick`: freezes and steps the world (https://minecraft.wiki/w/Commands/tick).

The rate is kept for `query` and for stopwatches, and a sprint is nothing new: a server here always
runs as fast as it can.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.primitive import FloatArgument
from gametest.command.arguments.time import TimeArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.game_commands import permission_of

SUPPORT: Final = "`rate` and `sprint` are accepted; ticks take no time here"

_LEAST_RATE: Final = 1.0
_MOST_RATE: Final = 10_000.0


def build(context: CommandBuildContext) -> CommandNode:
    rate = argument("rate", FloatArgument(_LEAST_RATE, _MOST_RATE)).executes(_set_rate)
    step = literal("step").executes(_step)
    step.then(literal("stop").executes(always(_stop_stepping)))
    step.then(argument("time", TimeArgument(1)).executes(_step))
    sprint = literal("sprint").then(
        literal("stop").executes(always(_stop_sprint)),
        argument("time", TimeArgument(1)).executes(always(_sprint)),
    )
    node = literal("tick").requires(permission_of("tick"))
    return node.then(
        literal("query").executes(always(_query)),
        literal("rate").then(rate),
        step,
        sprint,
        literal("freeze").executes(always(_freeze)),
        literal("unfreeze").executes(always(_unfreeze)),
    )


def _query(source: CommandSourceStack) -> int:
    ticks = source.server.tick_rate
    state = "frozen" if ticks.is_frozen else "running"
    source.send_success(f"the game is {state} at {ticks.rate:g} ticks a second")
    return int(ticks.rate)


def _set_rate(context: CommandContext) -> Step:
    rate: float = context["rate"]

    def run(source: CommandSourceStack) -> int:
        source.server.set_tick_rate(rate)
        source.send_success(f"set the target tick rate to {rate:g} a second")
        return int(rate)

    return run


def _step(context: CommandContext) -> Step:
    ticks: int = 1 if context.find("time") is None else context["time"]

    def run(source: CommandSourceStack) -> int:
        # Even without a freeze the command has a result, as the page's table has it.
        if source.server.tick_rate.step(ticks):
            source.send_success(f"stepping {ticks} ticks")
        else:
            source.send_failure("cannot step: the game is not frozen")
        return 1

    return run


def _stop_stepping(source: CommandSourceStack) -> int:
    if source.server.tick_rate.stop_stepping():
        source.send_success("stopped the step")
        return 1
    source.send_failure("no step is under way")
    return 0


def _sprint(source: CommandSourceStack) -> int:
    source.send_success("sprinting, as always")
    return 1


def _stop_sprint(source: CommandSourceStack) -> int:
    source.send_failure("no sprint is under way")
    return 0


def _freeze(source: CommandSourceStack) -> int:
    source.server.tick_rate.freeze()
    source.send_success("the game is frozen")
    return 1


def _unfreeze(source: CommandSourceStack) -> int:
    source.server.tick_rate.unfreeze()
    source.send_success("the game runs normally")
    return 0
