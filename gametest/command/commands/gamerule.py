"""`gamerule`: reads and sets game rules (https://minecraft.wiki/w/Commands/gamerule).

The result is the value, true as 1. Versions with namespaced rules take them bare and prefixed.
"""

from __future__ import annotations

from typing import Any, Final

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.primitive import BoolArgument, IntegerArgument
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
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import DEFAULT_NAMESPACE
from gametest.level.world.game_rule_table import GameRule
from gametest.level.world.game_rules import BadGameRuleValueError, GameRuleNames

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("gamerule").requires(GAME_MASTER)
    names = GameRuleNames(context.version)
    node.about_unknown = names.about_unknown
    for name in names.names():
        type_ = _value_type(names.rule(name), context)
        spellings = [name]
        if context.version.namespaced_game_rules:
            spellings.append(f"{DEFAULT_NAMESPACE}:{name}")
        for spelling in spellings:
            rule = literal(spelling).executes(always(_get(name)))
            node.then(rule.then(argument("value", type_).executes(_set(name))))
    return node


def _value_type(rule: GameRule, context: CommandBuildContext) -> ArgumentType[Any]:
    if rule.is_boolean:
        return BoolArgument()
    # Before 1.21.11 any whole number was read.
    if context.version.namespaced_game_rules:
        return IntegerArgument(rule.minimum, rule.maximum)
    return IntegerArgument()


def _get(name: str) -> Step:
    def run(source: CommandSourceStack) -> int:
        value = source.level.world.game_rules.get(name)
        source.send_success(f"game rule {name} is currently set to: {_shown(value)}")
        return int(value)

    return run


def _set(name: str) -> Compiler:
    def compile_set(context: CommandContext) -> Step:
        value: bool | int = context["value"]

        def run(source: CommandSourceStack) -> int:
            try:
                source.level.world.game_rules.set(name, value)
            except BadGameRuleValueError:
                mechanic = f"game rule {name}: value {value}"
                raise UnsupportedError(mechanic) from None
            source.send_success(f"game rule {name} is now set to: {_shown(value)}")
            return int(value)

        return run

    return compile_set


def _shown(value: bool | int) -> str:
    return str(value).lower()
