"""`weather`: sets rain and thunder (https://minecraft.wiki/w/Commands/weather).

The result is the duration as written, -1 if none was.
"""

from __future__ import annotations

from typing import Final

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
from gametest.level.world.weather import WeatherKind

SUPPORT: Final = ""

_DURATIONS: Final = {
    WeatherKind.CLEAR: (12_000, 180_000),
    WeatherKind.RAIN: (12_000, 24_000),
    WeatherKind.THUNDER: (3_600, 15_600),
}
"""Least and most ticks of a spell without a duration (https://minecraft.wiki/w/Weather)."""

_UNSPECIFIED: Final = -1


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("weather").requires(GAME_MASTER)
    for kind in WeatherKind:
        duration = argument("duration", TimeArgument(1)).executes(_set(kind))
        node.then(literal(kind.value).executes(_set(kind)).then(duration))
    return node


def _set(kind: WeatherKind) -> Compiler:
    def compile_set(context: CommandContext) -> Step:
        duration: int | None = context.find("duration")

        def run(source: CommandSourceStack) -> int:
            ticks = _drawn(source, kind) if duration is None else duration
            source.level.world.weather.set_kind(kind, ticks)
            source.send_success(f"set the weather to {kind.value}")
            return _UNSPECIFIED if duration is None else duration

        return run

    return compile_set


def _drawn(source: CommandSourceStack, kind: WeatherKind) -> int:
    least, most = _DURATIONS[kind]
    overworld = next(iter(source.server.levels()))
    return overworld.random.next_int(most - least + 1) + least
