"""`tick`: freezes, steps and sprints the world (https://minecraft.wiki/w/Commands/tick).

A world without a session runs as fast as it can in any case; there the rate is kept for `query` and
for stopwatches, and nothing measures how long ticks take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

if TYPE_CHECKING:
    from gametest.command.server_context import TickRateControl

SUPPORT: Final = "in a test, `rate` paces nothing: ticks take no time there"

_LEAST_RATE: Final = 1.0
_MOST_RATE: Final = 10_000.0


def build(context: CommandBuildContext) -> CommandNode:
    rate = argument("rate", FloatArgument(_LEAST_RATE, _MOST_RATE)).executes(_set_rate)
    step = literal("step").executes(_step)
    step.then(literal("stop").executes(always(_stop_stepping)))
    step.then(argument("time", TimeArgument(1)).executes(_step))
    sprint = literal("sprint").then(
        literal("stop").executes(always(_stop_sprint)),
        argument("time", TimeArgument(1)).executes(_sprint),
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
    ticks, session = source.server.tick_rate, source.server.session
    text = f"the game is {_state(ticks)} at {ticks.rate:g} ticks a second"
    times = None if session is None else session.tick_times()
    if times is not None:
        text += (
            f"; a tick takes {times.average_ms:.3f} ms (P50 {times.p50_ms:.3f}, "
            f"P95 {times.p95_ms:.3f}, P99 {times.p99_ms:.3f}; {times.count} ticks)"
        )
    source.send_success(text)
    return int(ticks.rate)


def _state(ticks: TickRateControl) -> str:
    if ticks.sprint_left:
        return "sprinting"
    if ticks.is_frozen:
        return "stepping" if ticks.steps_left else "frozen"
    return "running"


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


def _sprint(context: CommandContext) -> Step:
    ticks: int = context["time"]

    def run(source: CommandSourceStack) -> int:
        source.server.tick_rate.sprint(ticks)
        source.send_success(f"sprinting {ticks} ticks")
        return 1

    return run


def _stop_sprint(source: CommandSourceStack) -> int:
    if source.server.tick_rate.stop_sprint():
        source.send_success("stopped the sprint")
        return 1
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
