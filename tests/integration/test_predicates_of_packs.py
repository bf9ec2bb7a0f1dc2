"""Predicates and tags of a pack as selectors and `execute` ask them."""

from __future__ import annotations

from typing import Any

import pytest

from gametest.app.tags import GameTags
from gametest.block.block_table import BlockTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.string_reader import TextSyntaxError
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.loot.predicate_library import PredicateLibrary
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.server.server import Server

_FILES: dict[str, Any] = {
    "data/demo/tags/entity_type/still.json": {
        "values": ["minecraft:marker", "minecraft:interaction"]
    },
    "data/demo/predicate/high.json": {
        "type": "minecraft:entity_properties",
        "entity": "this",
        "predicate": {"location": {"position": {"y": {"min": 10}}}},
    },
}


@pytest.fixture
def source(version: GameVersion, blocks: BlockTable) -> CommandSourceStack:
    """A marker below and an interaction above y = 10, and an armor stand."""
    collector = DiagnosticCollector()
    stack = open_packs([MemoryPack.of("pack", _FILES)], collector, version)
    tags = GameTags(stack, blocks, collector)
    files = stack.resources("predicate", ".json")
    predicates = PredicateLibrary(version, blocks, tags, collector, files)
    context = CommandBuildContext(
        version, blocks, tags.of("block"), tags=tags, predicates=predicates
    )
    functions = FunctionLibrary(build_dispatcher(context), {})
    server = Server(version, blocks, BehaviourTables.empty(blocks), functions=functions)
    source = CommandSourceStack(server, server.overworld)
    for line in (
        "summon marker 0 0 0",
        "summon interaction 0 20 0",
        "summon armor_stand 0 30 0 {NoGravity:1b}",
    ):
        assert _run(source, line).success
    assert [] == list(collector)
    return source


def _run(source: CommandSourceStack, line: str) -> FunctionResult:
    dispatcher = source.server.functions.dispatcher
    return FunctionRunner().run_command(line, source, dispatcher)


@pytest.mark.parametrize(
    ("line", "result"),
    [
        ("execute if entity @e[type=#demo:still]", 2),
        ("execute if entity @e[type=!#demo:still]", 1),
        ("execute if entity @e[type=#demo:still,type=!marker]", 1),
        ("execute if entity @e[predicate=demo:high]", 2),
        ("execute if entity @e[predicate=!demo:high]", 1),
        ("execute if entity @e[predicate=demo:high,type=#demo:still]", 1),
        ("execute if entity @e[predicate=demo:none]", 0),
        ("execute as @e[type=armor_stand] if predicate demo:high", 1),
        ("execute as @e[type=marker] if predicate demo:high", 0),
        ("execute as @e[type=marker] unless predicate demo:high", 1),
        ("execute if predicate {type:'minecraft:random_chance',chance:1}", 1),
        ("execute if predicate {type:'minecraft:random_chance',chance:0}", 0),
        ("execute if block 0 100 0 #minecraft:air", 1),
    ],
)
def test_predicates_and_tags_of_packs_decide(
    source: CommandSourceStack, line: str, result: int
) -> None:
    found = _run(source, line)

    assert () == found.unsupported
    assert result == found.result


@pytest.mark.parametrize(
    ("line", "cursor", "words"),
    [
        ("execute if predicate demo:none", 21, "unknown predicate 'demo:none'"),
        ("execute if predicate {type:'minecraft:no_such'}", 21, "no_such"),
        ("execute if predicate {type:", 27, ""),
    ],
)
def test_predicate_that_cannot_be_is_an_error_of_the_line(
    source: CommandSourceStack, line: str, cursor: int, words: str
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        source.server.functions.dispatcher.parse(line)

    assert cursor == caught.value.cursor
    assert words in caught.value.message


def test_explanation_of_a_predicate_reaches_its_term(
    source: CommandSourceStack,
) -> None:
    line = "execute as @e[type=marker] if predicate demo:high run say hi"

    why = source.server.functions.dispatcher.parse(line).compile().explain(source)

    assert why is not None
    assert why.startswith("if predicate demo:high: demo:high: ")
    assert "found 0" in why
