"""`worldborder`: the size, place and dangers of the border, as data.

Each dimension has its own (https://minecraft.wiki/w/Commands/worldborder).
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Any, Final, final

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.coordinates import (
    ColumnCoordinates,
    Vec2Argument,
)
from gametest.command.arguments.primitive import (
    INT_MAX,
    FloatArgument,
    IntegerArgument,
)
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
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.core.float32 import f32
from gametest.core.string_reader import StringReader
from gametest.level.world.world_border import MAX_CENTER, MAX_SIZE, WorldBorder

SUPPORT: Final = "players beyond it are hurt; whom it would hold back is unsupported; nobody is warned"

_TICKS_SINCE: Final = 4671
"""Data version of 1.21.11: durations are ticks or have a unit; before, they are seconds."""
_TICKS_PER_SECOND: Final = 20


def build(context: CommandBuildContext) -> CommandNode:
    in_ticks = context.version.data_version >= _TICKS_SINCE
    time: ArgumentType[int] = TimeArgument() if in_ticks else _SecondsArgument()
    center = argument("pos", Vec2Argument()).executes(_set_center)
    return (
        literal("worldborder")
        .requires(GAME_MASTER)
        .then(
            literal("add").then(_resize("add", time)),
            literal("center").then(center),
            literal("damage").then(
                _setter("amount", FloatArgument(0.0), "damage_per_block"),
                _setter("buffer", FloatArgument(0.0), "damage_buffer"),
            ),
            literal("get").executes(always(_get)),
            literal("set").then(_resize("set", time)),
            literal("warning").then(
                _setter("distance", IntegerArgument(0, INT_MAX), "warning_distance"),
                _setter(
                    "time", time, "warning_ticks", 1 if in_ticks else _TICKS_PER_SECOND
                ),
            ),
        )
    )


@final
class _SecondsArgument(ArgumentType[int]):
    """Whole seconds, as ticks."""

    def parse(self, reader: StringReader) -> int:
        return IntegerArgument(0, INT_MAX).parse(reader) * _TICKS_PER_SECOND


def _border(source: CommandSourceStack) -> WorldBorder:
    return source.level.world.border(source.level.dimension)


# -- size --------------------------------------------------------------------------------


def _resize(how: str, time: ArgumentType[int]) -> CommandNode:
    compiler = _resizer(how)
    size = argument("distance", FloatArgument(-MAX_SIZE, MAX_SIZE)).executes(compiler)
    return size.then(argument("time", time).executes(compiler))


def _resizer(how: str) -> Compiler:
    def compile_resize(context: CommandContext) -> Step:
        distance: float = context["distance"]
        time: int | None = context.find("time")

        def run(source: CommandSourceStack) -> int:
            border, now = _border(source), source.level.game_time
            old = border.size_at(now)
            ticks = time or 0
            size = distance
            if how == "add":
                size += old
                # An addition takes the rest of a movement that is under way too.
                ticks += border.ticks_left(now) if time is not None else 0
            _check_size(size, old)
            border.move(size, now, ticks)
            source.send_success(f"the world border will be {size:.1f} blocks wide")
            return int(size - old)

        return run

    return compile_resize


def _check_size(size: float, old: float) -> None:
    if size == old:
        message = "nothing changed, the world border has that size already"
        raise CommandError(message)
    if size < 1.0:
        message = "the world border cannot be smaller than 1 block wide"
        raise CommandError(message)
    if size > MAX_SIZE:
        message = f"the world border cannot be wider than {MAX_SIZE:.0f} blocks"
        raise CommandError(message)


def _get(source: CommandSourceStack) -> int:
    size = _border(source).size_at(source.level.game_time)
    source.send_success(f"the world border is {size:.0f} blocks wide")
    return floor(size + 0.5)


# -- everything else ---------------------------------------------------------------------


def _set_center(context: CommandContext) -> Step:
    pos: ColumnCoordinates = context["pos"]

    def run(source: CommandSourceStack) -> int:
        border = _border(source)
        x, z = pos.point(source)
        if (x, z) == (border.center_x, border.center_z):
            message = "nothing changed, the world border is centred there already"
            raise CommandError(message)
        if max(abs(x), abs(z)) > MAX_CENTER:
            message = f"the centre cannot be further out than {MAX_CENTER:.0f} blocks"
            raise CommandError(message)
        border.center_x, border.center_z = x, z
        source.send_success(f"the world border is centred at {x:.2f} {z:.2f}")
        return 0

    return run


def _setter(
    name: str, type: ArgumentType[Any], field: str, unit: int = 1
) -> CommandNode:
    """A literal and its value, for a number that is only kept; the result is the number."""
    is_32_bit: Callable[[float], float] = f32 if field == "damage_per_block" else float

    def compile_set(context: CommandContext) -> Step:
        value = context["value"]
        if isinstance(value, float):
            value = is_32_bit(value)

        def run(source: CommandSourceStack) -> int:
            border = _border(source)
            if getattr(border, field) == value:
                words = field.replace("_", " ")
                message = f"nothing changed, the {words} is {value:g} already"
                raise CommandError(message)
            setattr(border, field, value)
            source.send_success(f"the {field.replace('_', ' ')} is now {value:g}")
            return int(value) // unit

        return run

    return literal(name).then(argument("value", type).executes(compile_set))
