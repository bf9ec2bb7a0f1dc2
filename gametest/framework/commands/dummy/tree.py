"""The grammar of `dummy <name> ...`: PackTest's words and those that only Ward has."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from gametest.command.arguments.coordinates import (
    BlockCoordinates,
    BlockPosArgument,
    Vec3Argument,
)
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_slots import ItemSlotsArgument
from gametest.command.arguments.primitive import BoolArgument, IntegerArgument
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
from gametest.command.reward_holding import holding_rewards
from gametest.core.direction import Direction
from gametest.framework.commands.checking import find_run
from gametest.framework.commands.dummy import hands, moves
from gametest.framework.commands.dummy.spawning import spawn
from gametest.framework.commands.dummy.target import DummyArgument, DummyTarget

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.entity.player import Player

Does: TypeAlias = "Callable[[CommandSourceStack, Player], int]"
DoesWith: TypeAlias = "Callable[[CommandSourceStack, Player, CommandContext], int]"

_HOTBAR = 9


def build_dummy(context: CommandBuildContext) -> CommandNode:
    name = argument("dummy", DummyArgument(context))
    name.then(literal("spawn").executes(_spawn))
    for word, does in (
        ("leave", moves.leave),
        ("respawn", moves.respawn),
        ("jump", moves.jump),
        ("swap", moves.swap),
    ):
        name.then(literal(word).executes(_plain(does)))
    name.then(_flag("sneak", moves.sneak), _flag("sprint", moves.sprint))
    name.then(_drop(context), _select_slot(), _main_hand())
    name.then(_use(context), _attack(context), _mine())
    return literal("dummy").requires(GAME_MASTER).then(name)


def _plain(does: Does) -> Compiler:
    return _with(lambda source, dummy, _context: does(source, dummy))


def _with(does: DoesWith) -> Compiler:
    """Finds the dummy, then lets it do something."""

    def compile_step(context: CommandContext) -> Step:
        target: DummyTarget = context["dummy"]

        def run(source: CommandSourceStack) -> int:
            with holding_rewards(source):
                return does(source, target.find(source), context)

        return run

    return compile_step


def _spawn(context: CommandContext) -> Step:
    target: DummyTarget = context["dummy"]

    def step(source: CommandSourceStack) -> int:
        if target.name is None:
            message = "Cannot spawn dummy without a name"
            raise CommandError(message)
        run = find_run(source)
        is_ward = run is not None and run.is_ward
        yaw, pitch = (source.yaw, source.pitch) if is_ward else (0.0, 0.0)
        place = source.position
        spawn(source.server, run, target.name, source.level, place, yaw, pitch)
        return 1

    return step


def _flag(word: str, set_flag: Callable[[Player, bool], int]) -> CommandNode:
    """Of Ward it is a key too, which predicates see."""

    def does(source: CommandSourceStack, dummy: Player, context: CommandContext) -> int:
        is_on = context["active"]
        result = set_flag(dummy, is_on)
        run = find_run(source)
        if run is not None and run.is_ward:
            dummy.keys = dummy.keys | {word} if is_on else dummy.keys - {word}
        return result

    step = _with(does)
    return literal(word).then(argument("active", BoolArgument()).executes(step))


def _drop(context: CommandBuildContext) -> CommandNode:
    def from_slot(everything: bool) -> Compiler:
        def does(
            _source: CommandSourceStack, dummy: Player, found: CommandContext
        ) -> int:
            (number,) = found["slot"].numbers()
            return moves.drop_from(dummy, number, everything=everything)

        return _with(does)

    slot = argument("slot", ItemSlotsArgument(context, single=True))
    slot.executes(from_slot(False)).then(literal("all").executes(from_slot(True)))
    return (
        literal("drop")
        .executes(
            _plain(lambda source, dummy: moves.drop(source, dummy, everything=False))
        )
        .then(
            literal("all").executes(
                _plain(lambda source, dummy: moves.drop(source, dummy, everything=True))
            ),
            literal("from").then(slot),
        )
    )


def _select_slot() -> CommandNode:
    """PackTest counts the keys from 1, Ward the slots from 0."""

    def does(source: CommandSourceStack, dummy: Player, context: CommandContext) -> int:
        run = find_run(source)
        is_ward = run is not None and run.is_ward
        slot = context["slot"] - (0 if is_ward else 1)
        if not 0 <= slot < _HOTBAR:
            wanted = "0 to 8" if is_ward else "1 to 9"
            raise CommandError(f"slot {context['slot']} is none of {wanted}")
        return moves.select_slot(dummy, slot)

    slot = argument("slot", IntegerArgument(0, _HOTBAR)).executes(_with(does))
    return literal("selectslot").then(slot)


def _main_hand() -> CommandNode:
    """Of Ward only."""
    step = _with(
        lambda _source, dummy, context: moves.select_slot(dummy, context["slot"])
    )
    slot = argument("slot", IntegerArgument(0, _HOTBAR - 1)).executes(step)
    return literal("mainhand").then(slot)


def _use(context: CommandBuildContext) -> CommandNode:
    def on_block(face: Direction) -> Compiler:
        return _with(
            lambda source, dummy, found: hands.use_block_at(
                source, dummy, found["pos"].position(source), face
            )
        )

    def on_entity(
        source: CommandSourceStack, dummy: Player, found: CommandContext
    ) -> int:
        at = None if (where := found.find("at")) is None else where.position(source)
        return hands.use_entity(source, dummy, found["entity"].single(source), at)

    pos = argument("pos", Vec3Argument(center=False)).executes(on_block(Direction.UP))
    for side in Direction:
        pos.then(literal(side.label).executes(on_block(side)))
    entity = argument("entity", EntityArgument(is_single=True, context=context))
    entity.executes(_with(on_entity))
    entity.then(argument("at", Vec3Argument(center=False)).executes(_with(on_entity)))
    return (
        literal("use")
        .executes(_plain(hands.use_item))
        .then(
            literal("item").executes(_plain(hands.use_item)),
            literal("block").then(pos),
            literal("entity").then(entity),
        )
    )


def _attack(context: CommandBuildContext) -> CommandNode:
    step = _with(
        lambda source, dummy, found: hands.attack(
            source, dummy, found["entity"].single(source)
        )
    )
    entity = argument("entity", EntityArgument(is_single=True, context=context))
    return literal("attack").then(entity.executes(step))


def _mine() -> CommandNode:
    def does(source: CommandSourceStack, dummy: Player, context: CommandContext) -> int:
        where: BlockCoordinates = context["pos"]
        return hands.mine(source, dummy, where.loaded_block_pos(source))

    return literal("mine").then(
        argument("pos", BlockPosArgument()).executes(_with(does))
    )
