"""Functions and function tags out of a pack on disk, run on a level."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import LOAD_TAG, TICK_TAG, FunctionLibrary
from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.pack.pack_stack import open_packs
from gametest.server.server import Server

META: Final = '{"pack":{"description":"","min_format":121,"max_format":121}}'
FILES: Final = {
    "data/minecraft/tags/function/load.json": '{"values":["demo:load"]}',
    "data/minecraft/tags/function/tick.json": '{"values":["demo:tick","demo:last"]}',
    "data/demo/function/load.mcfunction": "scoreboard objectives add ticks dummy\n",
    "data/demo/function/tick.mcfunction": "scoreboard players add #t ticks 1\n",
    "data/demo/function/last.mcfunction": (
        "scoreboard players operation #copy ticks = #t ticks\n"
    ),
    "data/demo/function/setup.mcfunction": (
        "# a floor\nfill 0 100 0 \\\n  2 100 2 stone\ngamerule random_tick_speed 0\n"
    ),
    "data/demo/function/broken.mcfunction": "say ok\nfill 0 0 0 1 1 stone\n",
}


@pytest.fixture
def collector() -> DiagnosticCollector:
    return DiagnosticCollector()


@pytest.fixture
def quiet(
    tmp_path: Path,
    version: GameVersion,
    blocks: BlockTable,
    collector: DiagnosticCollector,
) -> Server:
    for name, text in {"pack.mcmeta": META, **FILES}.items():
        file = tmp_path / "demo" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    stack = open_packs([tmp_path / "demo"], collector, version)
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    library = FunctionLibrary.load(stack, build_dispatcher(context), collector)
    behaviours = BehaviourTables.empty(blocks)
    return Server(version, blocks, behaviours, functions=library)


def test_load_and_tick_functions_work_on_one_scoreboard(quiet: Server) -> None:
    runner = FunctionRunner()

    runner.run_tag(LOAD_TAG, quiet.overworld, quiet)
    for _ in range(3):
        runner.run_tag(TICK_TAG, quiet.overworld, quiet)

    scoreboard = quiet.overworld.world.scoreboard
    assert scoreboard.find_score("#t", "ticks") == 3
    assert scoreboard.find_score("#copy", "ticks") == 3


def test_setup_function_changes_the_level(quiet: Server) -> None:
    setup = Identifier("demo", "setup")

    result = FunctionRunner().run_function(setup, quiet.overworld, quiet)

    assert result.found
    assert (
        str(quiet.overworld.get_block_state(BlockPos(2, 100, 2))) == "minecraft:stone"
    )
    assert quiet.overworld.world.game_rules.get("random_tick_speed") == 0


def test_broken_function_is_found_when_all_are_read(
    quiet: Server, collector: DiagnosticCollector
) -> None:
    assert len(collector) == 0

    quiet.functions.read_all(collector)

    (found,) = collector.errors
    assert found.code == "command-syntax"
    assert found.location.source.endswith("data/demo/function/broken.mcfunction")
    assert (found.location.line, found.location.column) == (2, 16)
