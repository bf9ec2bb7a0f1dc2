"""`attribute`: values, bases and modifiers (https://minecraft.wiki/w/Commands/attribute).

A value as result is scaled and cut to a whole number; every change has the result 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.identifiers import IdentifierArgument, read_identifier
from gametest.command.arguments.primitive import DoubleArgument
from gametest.command.chat.players import shown_name
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
from gametest.command.errors import CommandError
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean
from gametest.entity.attribute_ranges import RANGES

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.level.entities.entity import Entity

SUPPORT: Final = ""

_OPERATIONS: Final = ("add_value", "add_multiplied_base", "add_multiplied_total")
_PREFIX: Final = "minecraft:"

Reading: TypeAlias = Callable[["Entity", str, CommandContext], float]
Change: TypeAlias = Callable[["Entity", str, CommandContext], None]


def build(context: CommandBuildContext) -> CommandNode:
    name = argument("attribute", AttributeArgument())
    name.then(_get(literal("get"), _value), _base(), _modifier())
    target = argument("target", EntityArgument(is_single=True, context=context))
    return literal("attribute").requires(GAME_MASTER).then(target.then(name))


@final
class AttributeArgument(ArgumentType[str]):
    """The full id of an attribute."""

    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        id = str(read_identifier(reader))
        if id.removeprefix(_PREFIX) not in RANGES:
            near = did_you_mean(id, [_PREFIX + name for name in RANGES])
            raise reader.error(f"unknown attribute {id!r}{near}", start)
        return id


def _get(node: CommandNode, reading: Reading) -> CommandNode:
    compiler = _reader(reading)
    node.executes(compiler)
    return node.then(argument("scale", DoubleArgument()).executes(compiler))


def _base() -> CommandNode:
    value = argument("value", DoubleArgument()).executes(_changer(_set_base))
    return literal("base").then(
        _get(literal("get"), _base_value),
        literal("set").then(value),
        literal("reset").executes(_changer(_reset_base)),
    )


def _modifier() -> CommandNode:
    amount = argument("value", DoubleArgument())
    for operation in _OPERATIONS:
        amount.then(literal(operation).executes(_changer(_adding(operation))))
    added = argument("id", IdentifierArgument()).then(amount)
    removed = argument("id", IdentifierArgument()).executes(_changer(_remove))
    asked = _get(argument("id", IdentifierArgument()), _modifier_amount)
    return literal("modifier").then(
        literal("add").then(added),
        literal("remove").then(removed),
        literal("value").then(literal("get").then(asked)),
    )


# -- who has it --------------------------------------------------------------------------


def _holder(source: CommandSourceStack, context: CommandContext) -> tuple[Entity, str]:
    selector: EntitySelector = context["target"]
    name: str = context["attribute"]
    entity = selector.single(source)
    if not entity.is_living:
        message = f"{shown_name(entity)} is not a valid entity for this command"
        raise CommandError(message)
    if name not in entity.kind.attributes:
        message = f"entity {shown_name(entity)} has no attribute {name}"
        raise CommandError(message)
    return entity, name


def _reader(reading: Reading) -> Compiler:
    def compile_reading(context: CommandContext) -> Step:
        scale: float | None = context.find("scale")

        def run(source: CommandSourceStack) -> int:
            entity, name = _holder(source, context)
            value = reading(entity, name, context)
            source.send_success(f"{name} of entity {shown_name(entity)}: {value}")
            scaled = value * (1.0 if scale is None else scale)
            return max(-(2**31), min(int(scaled), 2**31 - 1))

        return run

    return compile_reading


def _changer(change: Change) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        def run(source: CommandSourceStack) -> int:
            entity, name = _holder(source, context)
            change(entity, name, context)
            source.send_success(f"{name} of entity {shown_name(entity)} is changed")
            return 1

        return run

    return compile_change


# -- what is read and done ---------------------------------------------------------------


def _value(entity: Entity, name: str, _context: CommandContext) -> float:
    from gametest.entity.attributes import attribute_value

    value = attribute_value(entity, name)
    assert value is not None
    return value


def _base_value(entity: Entity, name: str, _context: CommandContext) -> float:
    from gametest.entity.attributes import attribute_base

    value = attribute_base(entity, name)
    assert value is not None
    return value


def _modifier_amount(entity: Entity, name: str, context: CommandContext) -> float:
    from gametest.entity.attribute_editing import find_modifier
    from gametest.entity.living.worn.item_modifiers import worn_modifiers

    id = str(context["id"])
    modifier = find_modifier(entity, name, id)
    if modifier is None:
        worn = worn_modifiers(entity, name).get(id)
        if worn is None:
            raise _no_modifier(entity, name, context)
        return worn[0]
    amount = modifier.get("amount")
    return float(amount) if isinstance(amount, (int, float)) else 0.0


def _set_base(entity: Entity, name: str, context: CommandContext) -> None:
    from gametest.entity.attribute_editing import set_base

    set_base(entity, name, context["value"])


def _reset_base(entity: Entity, name: str, _context: CommandContext) -> None:
    from gametest.entity.attribute_editing import reset_base

    reset_base(entity, name)


def _adding(operation: str) -> Change:
    def add(entity: Entity, name: str, context: CommandContext) -> None:
        from gametest.entity.attribute_editing import add_modifier
        from gametest.entity.living.worn.item_modifiers import worn_modifiers

        id = str(context["id"])
        is_worn = id in worn_modifiers(entity, name)
        amount: float = context["value"]
        if is_worn or not add_modifier(entity, name, id, amount, operation):
            who = shown_name(entity)
            message = (
                f"modifier {id} is already present on attribute {name} of entity {who}"
            )
            raise CommandError(message)

    return add


def _remove(entity: Entity, name: str, context: CommandContext) -> None:
    from gametest.entity.attribute_editing import remove_modifier

    if not remove_modifier(entity, name, str(context["id"])):
        raise _no_modifier(entity, name, context)


def _no_modifier(entity: Entity, name: str, context: CommandContext) -> CommandError:
    return CommandError(
        f"attribute {name} of entity {shown_name(entity)} has no modifier {context['id']}"
    )
