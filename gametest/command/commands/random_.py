"""`random`: draws numbers and controls the named sequences of the world.

https://minecraft.wiki/w/Commands/random, https://minecraft.wiki/w/Random_sequence_format
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import BoolArgument, IntegerArgument
from gametest.command.arguments.ranges import IntRange, IntRangeArgument
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import names_of, players_of, sender_name
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
from gametest.core.random_source import RandomSequences, RandomSource

SUPPORT: Final = ""

_LEAST: Final = -(2**31)
_MOST: Final = 2**31 - 1
# The wiki and the message name 2147483646; 0..2147483646 and 1..2147483647 are drawn all the same:
# https://github.com/mcbookshelf/bookshelf asks it on a server (bs.random, test choice). From
# 0..2147483647 on the range is refused.
_LARGEST_SPAN: Final = 2**31 - 1


def build(_context: CommandBuildContext) -> CommandNode:
    return literal("random").then(
        _draw("value", is_told=False), _draw("roll", is_told=True), _reset()
    )


# -- drawing -----------------------------------------------------------------------------


def _draw(name: str, *, is_told: bool) -> CommandNode:
    compiler = _draw_compiler(is_told=is_told)
    sequence = argument("sequence", IdentifierArgument("random_sequence")).requires(
        GAME_MASTER
    )
    numbers = argument("range", IntRangeArgument()).executes(compiler)
    return literal(name).then(numbers.then(sequence.executes(compiler)))


def _draw_compiler(*, is_told: bool) -> Compiler:
    def compile_draw(context: CommandContext) -> Step:
        numbers: IntRange = context["range"]
        least = _LEAST if numbers.min is None else numbers.min
        most = _MOST if numbers.max is None else numbers.max
        span = most - least + 1
        sequence = context.find("sequence")
        sequence_id = None if sequence is None else str(sequence)

        def run(source: CommandSourceStack) -> int:
            if span < 2:
                message = "the range of the random value must be at least 2"
                raise CommandError(message)
            if span > _LARGEST_SPAN:
                message = "the range of the random value must be at most 2147483646"
                raise CommandError(message)
            random: RandomSource = source.level.random
            if sequence_id is not None:
                random = _sequences(source).sequence(sequence_id)
            value = least + random.next_int(span)
            if is_told:
                _tell_everybody(source, value, least, most)
            else:
                source.send_success(f"random value: {value}")
            return value

        return run

    return compile_draw


def _tell_everybody(
    source: CommandSourceStack, value: int, least: int, most: int
) -> None:
    text = f"{sender_name(source)} rolled {value} (from {least} to {most})"
    source.server.broadcast(
        ChatMessage(
            kind=MessageKind.SYSTEM,
            text=text,
            receivers=names_of(players_of(source)),
            to_everybody=True,
            sender=sender_name(source),
            dimension=source.level.dimension,
            pos=source.position,
        )
    )


# -- resetting ---------------------------------------------------------------------------


def _reset() -> CommandNode:
    everything = literal("*").executes(always(_forget_all))
    everything.then(_settings(_start_all_anew))
    one = argument("sequence", IdentifierArgument("random_sequence")).executes(_forget)
    one.then(_settings(_start_anew))
    return literal("reset").requires(GAME_MASTER).then(everything, one)


def _settings(compiler: Compiler) -> CommandNode:
    with_id = argument("includeSequenceId", BoolArgument()).executes(compiler)
    with_seed = argument("includeWorldSeed", BoolArgument()).executes(compiler)
    seed = argument("seed", IntegerArgument()).executes(compiler)
    return seed.then(with_seed.then(with_id))


def _forget_all(source: CommandSourceStack) -> int:
    count = _sequences(source).reset_all()
    source.send_success(f"reset {count} random sequences")
    return count


def _start_all_anew(context: CommandContext) -> Step:
    seed, with_seed, with_id = _read_settings(context)

    def run(source: CommandSourceStack) -> int:
        sequences = _sequences(source)
        sequences.set_defaults(
            seed, include_world_seed=with_seed, include_sequence_id=with_id
        )
        return _forget_all(source)

    return run


def _forget(context: CommandContext) -> Step:
    sequence_id = str(context["sequence"])

    def run(source: CommandSourceStack) -> int:
        _sequences(source).reset(sequence_id)
        source.send_success(f"reset the random sequence {sequence_id}")
        return 1

    return run


def _start_anew(context: CommandContext) -> Step:
    sequence_id = str(context["sequence"])
    seed, with_seed, with_id = _read_settings(context)

    def run(source: CommandSourceStack) -> int:
        _sequences(source).reset(
            sequence_id, seed, include_world_seed=with_seed, include_sequence_id=with_id
        )
        source.send_success(f"reset the random sequence {sequence_id}")
        return 1

    return run


def _read_settings(context: CommandContext) -> tuple[int, bool, bool]:
    with_seed = context.find("includeWorldSeed")
    with_id = context.find("includeSequenceId")
    return (
        context["seed"],
        True if with_seed is None else with_seed,
        True if with_id is None else with_id,
    )


def _sequences(source: CommandSourceStack) -> RandomSequences:
    return source.level.world.random_sequences
