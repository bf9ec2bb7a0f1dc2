"""`fillbiome`: changes biomes, cell by cell of 4 x 4 x 4 (https://minecraft.wiki/w/Commands/fillbiome).

The result is the number of cells that the filter takes, changed or not.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.biome import BiomeArgument, BiomeOrTagArgument
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.command.tagged_ids import IdOrTag

SUPPORT: Final = ""

_CELL: Final = 4
_LIMIT_RULE: Final = "max_block_modifications"


def build(context: CommandBuildContext) -> CommandNode:
    filter_ = argument("filter", BiomeOrTagArgument(context)).executes(_compile)
    biome = argument("biome", BiomeArgument(context)).executes(_compile)
    biome.then(literal("replace").then(filter_))
    end = argument("to", BlockPosArgument()).then(biome)
    start = argument("from", BlockPosArgument()).then(end)
    return literal("fillbiome").requires(GAME_MASTER).then(start)


def _compile(context: CommandContext) -> Step:
    start: BlockCoordinates = context["from"]
    end: BlockCoordinates = context["to"]
    biome: str = context["biome"]
    wanted: IdOrTag | None = context.find("filter")

    def run(source: CommandSourceStack) -> int:
        level = source.level
        ends = start.loaded_block_pos(source), end.loaded_block_pos(source)
        spans = [
            range(low // _CELL, high // _CELL + 1)
            for low, high in (sorted(pair) for pair in zip(*ends, strict=True))
        ]
        volume = 1
        for span in spans:
            # As the game counts: from the corner of the first cell to that of the last.
            volume *= (len(span) - 1) * _CELL + 1
        most = int(level.world.game_rules.value(_LIMIT_RULE))
        if volume > most:
            message = (
                f"too many blocks in the specified volume (maximum {most}, "
                f"specified {volume})"
            )
            raise CommandError(message)
        count = 0
        for x in spans[0]:
            for y in spans[1]:
                for z in spans[2]:
                    there = level.biome_of_cell(x, y, z)
                    if wanted is None or wanted.contains(there, source):
                        level.set_biome_of_cell(x, y, z, biome)
                        count += 1
        source.send_success(f"{count} biome entries set")
        return count

    return run
