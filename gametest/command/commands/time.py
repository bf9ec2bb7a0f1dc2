"""`time`: reads and moves the clocks (https://minecraft.wiki/w/Commands/time).

Since 26.1 it works on world clocks, by default the level's own, and `set` and `add` give the clock's
total ticks; before, they moved the day time and gave the time of day.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import INT_MIN, FloatArgument
from gametest.command.arguments.time import TimeArgument
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
from gametest.command.commands.time_markers import (
    default_clock,
    marker_ticks,
    timeline_period,
)
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.level.world.world_clocks import (
    TICKS_PER_DAY,
    UnknownClockError,
    WorldClock,
)

SUPPORT: Final = "clock rates other than 1, timelines and markers of packs are not"

_WRAP: Final = 2**31 - 1
"""What a query is cut by, to fit a 32-bit result."""
_DAY_NAMES: Final = {"day": 1000, "noon": 6000, "night": 13000, "midnight": 18000}
_LEAST_RATE: Final = 1e-05
_MOST_RATE: Final = 1000.0

_ClockOf: TypeAlias = Callable[[CommandSourceStack], tuple[str, WorldClock]]


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("time").requires(GAME_MASTER)
    gametime = literal("gametime").executes(always(_game_time))
    if "clock_time" not in context.version.environment_types:
        query = literal("query").then(
            gametime,
            literal("day").executes(always(_day)),
            literal("daytime").executes(always(_day_time)),
        )
        set_ = literal("set").then(
            argument("time", TimeArgument()).executes(_set_day_time)
        )
        for name, ticks in _DAY_NAMES.items():
            set_.then(literal(name).executes(always(_day_time_setter(ticks))))
        add = argument("time", TimeArgument()).executes(_add_day_time)
        return node.then(query, set_, literal("add").then(add))
    _add_clock_nodes(node, lambda _context: _own_clock, gametime)
    clock = argument("clock", IdentifierArgument("clock"))
    _add_clock_nodes(clock, _named_clock, None)
    return node.then(literal("of").then(clock))


def _add_clock_nodes(
    node: CommandNode,
    clock: Callable[[CommandContext], _ClockOf],
    gametime: CommandNode | None,
) -> None:
    timeline = argument("timeline", IdentifierArgument("timeline"))
    timeline.executes(_query_timeline(clock, repetition=False))
    timeline.then(
        literal("repetition").executes(_query_timeline(clock, repetition=True))
    )
    query = literal("query").then(
        literal("time").executes(_clock_step(clock, _query_clock)), timeline
    )
    if gametime is not None:
        query.then(gametime)
    amount = argument("time", TimeArgument(INT_MIN)).executes(_add_to_clock(clock))
    rate = argument("rate", FloatArgument(_LEAST_RATE, _MOST_RATE))
    node.then(
        literal("add").then(amount),
        literal("set").then(
            argument("time", TimeArgument()).executes(_set_clock(clock)),
            argument("timemarker", IdentifierArgument("time_marker")).executes(
                _set_marker(clock)
            ),
        ),
        query,
        literal("pause").executes(_clock_step(clock, _pause)),
        literal("resume").executes(_clock_step(clock, _resume)),
        literal("rate").then(rate.executes(_set_rate(clock))),
    )


def _own_clock(source: CommandSourceStack) -> tuple[str, WorldClock]:
    name = default_clock(source.level.dimension)
    if name is None:
        message = f"dimension {source.level.dimension} has no clock of its own"
        raise CommandError(message)
    return name, source.level.world.clocks.clock(name)


def _named_clock(context: CommandContext) -> _ClockOf:
    name = str(context["clock"])

    def find(source: CommandSourceStack) -> tuple[str, WorldClock]:
        try:
            return name, source.level.world.clocks.clock(name)
        except UnknownClockError as error:
            raise CommandError(str(error)) from None

    return find


def _clock_step(
    clock: Callable[[CommandContext], _ClockOf],
    act: Callable[[CommandSourceStack, str, WorldClock], int],
) -> Compiler:
    def compile_step(context: CommandContext) -> Step:
        find = clock(context)
        return lambda source: act(source, *find(source))

    return compile_step


def _query_clock(source: CommandSourceStack, name: str, clock: WorldClock) -> int:
    source.send_success(f"clock {name} is at {clock.total_ticks}")
    return clock.total_ticks % _WRAP


def _pause(source: CommandSourceStack, name: str, clock: WorldClock) -> int:
    clock.is_paused = True
    source.send_success(f"paused clock {name}")
    return 1


def _resume(source: CommandSourceStack, name: str, clock: WorldClock) -> int:
    clock.is_paused = False
    source.send_success(f"resumed clock {name}")
    return 1


def _move(source: CommandSourceStack, name: str, clock: WorldClock, ticks: int) -> int:
    if ticks < 0:
        mechanic = "command: time: a clock below 0"
        raise UnsupportedError(mechanic)
    clock.total_ticks = ticks
    source.send_success(f"set clock {name} to {ticks}")
    return ticks % _WRAP


def _set_clock(clock: Callable[[CommandContext], _ClockOf]) -> Compiler:
    def compile_set(context: CommandContext) -> Step:
        find, ticks = clock(context), context["time"]
        return lambda source: _move(source, *find(source), ticks)

    return compile_set


def _add_to_clock(clock: Callable[[CommandContext], _ClockOf]) -> Compiler:
    def compile_add(context: CommandContext) -> Step:
        find, ticks = clock(context), context["time"]

        def run(source: CommandSourceStack) -> int:
            name, found = find(source)
            return _move(source, name, found, found.total_ticks + ticks)

        return run

    return compile_add


def _set_marker(clock: Callable[[CommandContext], _ClockOf]) -> Compiler:
    def compile_marker(context: CommandContext) -> Step:
        find = clock(context)
        marker: Identifier = context["timemarker"]

        def run(source: CommandSourceStack) -> int:
            name, found = find(source)
            return _move(source, name, found, marker_ticks(marker, name))

        return run

    return compile_marker


def _set_rate(clock: Callable[[CommandContext], _ClockOf]) -> Compiler:
    def compile_rate(context: CommandContext) -> Step:
        find = clock(context)
        rate: float = context["rate"]

        def run(source: CommandSourceStack) -> int:
            name, _ = find(source)
            source.level.world.clocks.set_rate(name, rate)
            return 1

        return run

    return compile_rate


def _query_timeline(
    clock: Callable[[CommandContext], _ClockOf], *, repetition: bool
) -> Compiler:
    def compile_query(context: CommandContext) -> Step:
        find = clock(context)
        timeline: Identifier = context["timeline"]

        def run(source: CommandSourceStack) -> int:
            name, found = find(source)
            period = timeline_period(timeline, name)
            ticks = found.total_ticks
            return (ticks // period if repetition else ticks % period) % _WRAP

        return run

    return compile_query


def _game_time(source: CommandSourceStack) -> int:
    ticks = source.level.world.game_time
    source.send_success(f"the game time is {ticks}")
    return ticks % _WRAP


def _day(source: CommandSourceStack) -> int:
    return source.level.world.day_time // TICKS_PER_DAY % _WRAP


def _day_time(source: CommandSourceStack) -> int:
    return source.level.world.day_time % TICKS_PER_DAY


def _day_time_setter(ticks: int) -> Step:
    def run(source: CommandSourceStack) -> int:
        source.level.world.day_time = ticks
        source.send_success(f"set the time to {ticks}")
        return ticks % TICKS_PER_DAY

    return run


def _set_day_time(context: CommandContext) -> Step:
    return _day_time_setter(context["time"])


def _add_day_time(context: CommandContext) -> Step:
    ticks: int = context["time"]

    def run(source: CommandSourceStack) -> int:
        world = source.level.world
        world.day_time += ticks
        source.send_success(f"set the time to {world.day_time}")
        return world.day_time % TICKS_PER_DAY

    return run
