"""`forceload`: keeps chunks loaded (https://minecraft.wiki/w/Commands/forceload).

All of a level is always loaded here, so the chunks are only remembered and counted.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.coordinates import ColumnCoordinates, ColumnPosArgument
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
from gametest.core.position import ChunkPos

SUPPORT: Final = ""

_MOST_CHUNKS: Final = 256
_WORLD_EDGE: Final = 30_000_000


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("forceload").requires(GAME_MASTER)
    node.then(
        literal("add").then(_area(adding=True)),
        literal("remove").then(
            literal("all").executes(always(_remove_all)), _area(adding=False)
        ),
        literal("query")
        .executes(always(_list))
        .then(argument("pos", ColumnPosArgument()).executes(_query)),
    )
    return node


def _area(*, adding: bool) -> CommandNode:
    corner = argument("to", ColumnPosArgument()).executes(_change(adding=adding))
    first = argument("from", ColumnPosArgument()).executes(_change(adding=adding))
    return first.then(corner)


def _change(*, adding: bool) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        one: ColumnCoordinates = context["from"]
        other: ColumnCoordinates = context.find("to") or one

        def run(source: CommandSourceStack) -> int:
            chosen = _chunks(one.column(source), other.column(source))
            forced = source.level.forced_chunks
            changed = chosen - forced if adding else chosen & forced
            if not changed:
                word = "marked" if adding else "removed"
                message = f"no chunks were {word} for force loading"
                raise CommandError(message)
            if adding:
                forced |= changed
            else:
                forced -= changed
            word = "marked" if adding else "unmarked"
            source.send_success(f"{word} {len(changed)} chunks for force loading")
            return len(changed)

        return run

    return compile_change


def _chunks(one: tuple[int, int], other: tuple[int, int]) -> set[ChunkPos]:
    xs, zs = sorted((one[0], other[0])), sorted((one[1], other[1]))
    if min(xs[0], zs[0]) < -_WORLD_EDGE or max(xs[1], zs[1]) >= _WORLD_EDGE:
        message = "that position is out of this world"
        raise CommandError(message)
    columns = range(xs[0] >> 4, (xs[1] >> 4) + 1)
    rows = range(zs[0] >> 4, (zs[1] >> 4) + 1)
    if len(columns) * len(rows) > _MOST_CHUNKS:
        message = (
            f"too many chunks in the area, at most {_MOST_CHUNKS}, "
            f"specified {len(columns) * len(rows)}"
        )
        raise CommandError(message)
    return {ChunkPos(x, z) for x in columns for z in rows}


def _remove_all(source: CommandSourceStack) -> int:
    source.level.forced_chunks.clear()
    source.send_success("unmarked all force loaded chunks")
    return 0


def _list(source: CommandSourceStack) -> int:
    forced = source.level.forced_chunks
    source.send_success(f"{len(forced)} force loaded chunks were found")
    return len(forced)


def _query(context: CommandContext) -> Step:
    where: ColumnCoordinates = context["pos"]

    def run(source: CommandSourceStack) -> int:
        x, z = where.column(source)
        if ChunkPos(x >> 4, z >> 4) not in source.level.forced_chunks:
            message = f"chunk {x >> 4}, {z >> 4} is not marked for force loading"
            raise CommandError(message)
        return 1

    return run
