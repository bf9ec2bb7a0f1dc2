"""The dialects' commands in the form of the game's own report, as Spyglass takes custom commands.

The form: https://minecraft.wiki/w/Minecraft_Wiki:Projects/wiki.vg_merge/Command_Data. Where it goes:
`env.mcmetaSummaryOverrides.commands` of `spyglass.json` (https://github.com/SpyglassMC/Spyglass).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.argument_type import ArgumentType
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import TO_ROOT, ArgumentNode, CommandNode
from gametest.command.command_table import build_dispatcher
from gametest.core.version import NEWEST_VERSION
from gametest.framework.commands.registration import (
    DIALECT_COMMANDS,
    register_dialect_commands,
)

_PARSERS: Final[dict[str, str]] = {
    "AngleArgument": "minecraft:angle",
    "BiomeOrTagArgument": "minecraft:resource_or_tag",
    "BlockPosArgument": "minecraft:block_pos",
    "BlockPredicateArgument": "minecraft:block_predicate",
    "BlockStateArgument": "minecraft:block_state",
    "BoolArgument": "brigadier:bool",
    "ChoiceArgument": "brigadier:string",
    "BlockDataArgument": "minecraft:block_pos",
    "ComponentArgument": "minecraft:component",
    "DimensionArgument": "minecraft:dimension",
    "DummyArgument": "brigadier:string",
    "EntityArgument": "minecraft:entity",
    "EntityDataArgument": "minecraft:entity",
    "FloatRangeArgument": "minecraft:float_range",
    "FunctionArgument": "minecraft:function",
    "GreedyArgument": "brigadier:string",
    "IdentifierArgument": "minecraft:resource_location",
    "IntRangeArgument": "minecraft:int_range",
    "IntegerArgument": "brigadier:integer",
    "ItemPredicateArgument": "minecraft:item_predicate",
    "ItemSlotsArgument": "minecraft:item_slots",
    "ItemStackArgument": "minecraft:item_stack",
    "NbtPathArgument": "minecraft:nbt_path",
    "ObjectiveArgument": "minecraft:objective",
    "PredicateArgument": "minecraft:loot_predicate",
    "RotationArgument": "minecraft:rotation",
    "ScoreHolderArgument": "minecraft:score_holder",
    "StorageDataArgument": "minecraft:resource_location",
    "StringArgument": "brigadier:string",
    "TimeArgument": "minecraft:time",
    "Vec3Argument": "minecraft:vec3",
    "WordArgument": "brigadier:string",
}
"""By the name of our argument type."""


def spyglass_commands() -> str:
    blocks = BlockTable.load(NEWEST_VERSION)
    tags = TagTable.load(NEWEST_VERSION, "block")
    context = CommandBuildContext(NEWEST_VERSION, blocks, tags)
    dispatcher = build_dispatcher(context)
    register_dialect_commands(dispatcher, context)
    children = {}
    for name in DIALECT_COMMANDS:
        root = dispatcher.find_root(name)
        assert root is not None
        children[name] = _node(root, [name], {})
    return json.dumps({"type": "root", "children": children}, indent=1) + "\n"


def _node(
    node: CommandNode, path: list[str], seen: dict[int, list[str]]
) -> dict[str, Any]:
    seen[id(node)] = path
    found: dict[str, Any] = {"type": "literal"}
    if isinstance(node, ArgumentNode):
        found = {"type": "argument", **_parser(node.type)}
    if node.redirect is not None and node.redirect is not TO_ROOT:
        found["redirect"] = seen[id(node.redirect)]
    children = [*node.literals.values(), *node.arguments]
    if children:
        found["children"] = {
            child.name: _node(child, [*path, child.name], seen) for child in children
        }
    if node.compiler is not None:
        found["executable"] = True
    return found


def _parser(type_: ArgumentType[Any]) -> dict[str, Any]:
    name = type(type_).__name__
    if name not in _PARSERS:
        raise TypeError(f"there is no parser of the game's for {name}")
    make = _PROPERTIES.get(name)
    properties = {} if make is None else make(type_)
    found: dict[str, Any] = {"parser": _PARSERS[name]}
    return found | ({"properties": properties} if properties else {})


def _entity(type_: Any) -> dict[str, Any]:
    return {
        "amount": "single" if type_.is_single else "multiple",
        "type": "players" if type_.only_players else "entities",
    }


def _limits(type_: Any) -> dict[str, Any]:
    limits = {"min": type_.minimum, "max": type_.maximum}
    return {key: one for key, one in limits.items() if abs(one) < (1 << 31) - 1}


def _constant(**properties: str) -> Callable[[Any], dict[str, Any]]:
    return lambda _type: properties


_PROPERTIES: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "BiomeOrTagArgument": _constant(registry="minecraft:worldgen/biome"),
    "ChoiceArgument": _constant(type="word"),
    "DummyArgument": _constant(type="word"),
    "EntityArgument": _entity,
    "EntityDataArgument": _constant(amount="single", type="entities"),
    "GreedyArgument": _constant(type="greedy"),
    "IntegerArgument": _limits,
    "ScoreHolderArgument": _constant(amount="multiple"),
    "StringArgument": _constant(type="phrase"),
    "WordArgument": _constant(type="word"),
}
