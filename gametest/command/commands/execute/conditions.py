"""`if` and `unless` with their kinds of conditions, each in a module of its own or here if small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.arguments.biome import BiomeOrTagArgument
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.data.nbt_path import NbtPathArgument
from gametest.command.arguments.dimension import DimensionArgument, DimensionName
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.ranges import FloatRange, FloatRangeArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.execute.block_conditions import block, blocks
from gametest.command.commands.execute.condition_words import ConditionWord, Measure
from gametest.command.commands.execute.function_condition import function
from gametest.command.commands.execute.item_conditions import items, slots
from gametest.command.commands.execute.predicate_condition import predicate
from gametest.command.commands.execute.score_conditions import score
from gametest.command.data_access.targets import data_targets
from gametest.command.errors import CommandError
from gametest.command.tagged_ids import IdOrTag
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.data_access.accessor import DataAccessor
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.identifier import Identifier
    from gametest.level.level import Level
    from gametest.nbt.path import NbtPath

_FAR = 40
"""Chunks."""
_STOPWATCHES_SINCE = 4671
_SLOTS_SINCE = 5023
"""Data versions of 1.21.11 and 26.3."""


def condition(
    root: CommandNode, context: CommandBuildContext, *, negated: bool
) -> CommandNode:
    word = ConditionWord(negated=negated, root=root, context=context)
    return literal(word.name).then(*measured_conditions(word), function(word))


def measured_conditions(word: ConditionWord) -> list[CommandNode]:
    """All kinds that look at the world and run nothing."""
    nodes = [
        _biome(word),
        block(word),
        blocks(word),
        _data(word),
        _dimension(word),
        _entity(word),
        items(word),
        _loaded(word),
        predicate(word),
        score(word),
    ]
    data_version = word.context.version.data_version
    if data_version >= _STOPWATCHES_SINCE:
        nodes.append(_stopwatch(word))
    if data_version >= _SLOTS_SINCE:
        nodes.append(slots(word))
    return nodes


def _biome(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        where: BlockCoordinates = context["pos"]
        wanted: IdOrTag = context["biome"]

        def test(source: CommandSourceStack) -> bool:
            return wanted.contains(found(source), source)

        def found(source: CommandSourceStack) -> str:
            return source.level.biome_at(where.loaded_block_pos(source))

        def why(source: CommandSourceStack) -> str:
            return f"the biome is {found(source)}"

        return Measure(test, why)

    biome = argument("biome", BiomeOrTagArgument(word.context))
    pos = argument("pos", BlockPosArgument()).then(word.ends(biome, measure))
    return literal("biome").then(pos)


def _data(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        accessor: DataAccessor = context["data"]
        path: NbtPath = context["path"]

        def count(source: CommandSourceStack) -> int:
            return path.count(accessor.get_part(source, path))

        def why(source: CommandSourceStack) -> str:
            found = accessor.get(source)
            missing = path.missing_part(found)
            if missing is None:
                return f"{accessor.describe()} has {path.count(found)} at {path}"
            return f"{accessor.describe()} has nothing at {missing}"

        return Measure(lambda source: count(source) > 0, why, count)

    node = literal("data")
    for kind, data in data_targets("data", word.context):
        data.then(word.ends(argument("path", NbtPathArgument()), measure))
        node.then(kind)
    return node


def _dimension(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        dimension: DimensionName = context["dimension"]
        return Measure(
            lambda source: dimension.resolve(source) is source.level,
            lambda source: f"the source is in {source.level.dimension}",
        )

    dimension = argument("dimension", DimensionArgument())
    return literal("dimension").then(word.ends(dimension, measure))


def _entity(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        entities: EntitySelector = context["entities"]

        def count(source: CommandSourceStack) -> int:
            return len(entities.find(source))

        return Measure(lambda source: bool(entities.find(source)), entities.why, count)

    entities = argument("entities", EntityArgument(context=word.context))
    return literal("entity").then(word.ends(entities, measure))


def _is_far(level: Level, chunk: tuple[int, int]) -> bool:
    """So far from forced chunks and players that nothing holds it (view distances end at 32)."""
    x, z = chunk
    players = level.entities_of_type("minecraft:player")
    held = [*level.forced_chunks, *(player.block_pos.chunk for player in players)]
    return bool(held) and all(max(abs(x - hx), abs(z - hz)) > _FAR for hx, hz in held)


def _loaded(word: ConditionWord) -> CommandNode:
    """A forced chunk is loaded; which others the game would hold is not simulated."""

    def measure(context: CommandContext) -> Measure:
        where: BlockCoordinates = context["pos"]

        def test(source: CommandSourceStack) -> bool:
            level, pos = source.level, where.block_pos(source)
            if not level.min_y <= pos.y < level.max_y:
                return False
            if pos.chunk not in level.forced_chunks:
                if _is_far(level, pos.chunk):
                    return False
                mechanic = "execute if loaded: a chunk that is not forced"
                raise UnsupportedError(mechanic, pos)
            return True

        def why(source: CommandSourceStack) -> str:
            level, pos = source.level, where.block_pos(source)
            if not level.min_y <= pos.y < level.max_y:
                return "the position is outside the height of the world"
            if pos.chunk in level.forced_chunks:
                return "the chunk is forced"
            return "the chunk is not forced"

        return Measure(test, why)

    pos = argument("pos", BlockPosArgument())
    return literal("loaded").then(word.ends(pos, measure))


def _stopwatch(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        id: Identifier = context["id"]
        wanted: FloatRange = context["range"]

        def seconds(source: CommandSourceStack) -> float:
            watches = source.level.world.stopwatches
            found = watches.seconds(str(id), source.server.clock_ms)
            if found is None:
                message = f"there is no stopwatch '{id}'"
                raise CommandError(message)
            return found

        return Measure(
            lambda source: wanted.contains(seconds(source)),
            lambda source: f"{id} is at {seconds(source):g} seconds",
        )

    range_ = word.ends(argument("range", FloatRangeArgument()), measure)
    id = argument("id", IdentifierArgument("stopwatch")).then(range_)
    return literal("stopwatch").then(id)
