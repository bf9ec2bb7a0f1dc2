"""What `setblock` and `fill` tell their neighbours (https://minecraft.wiki/w/Commands/setblock)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.position import BlockPos
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level


@pytest.fixture(scope="session")
def behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture
def level(behaviours: BehaviourTables) -> Level:
    return Level.of(behaviours)


def _run(level: Level, version: GameVersion, *lines: str) -> None:
    tags = TagTable.load(version)
    dispatcher = build_dispatcher(CommandBuildContext(version, level.blocks, tags))
    source = CommandSourceStack(cast(Any, None), level, silent=True)
    for line in lines:
        result = FunctionRunner().run_command(line, source, dispatcher)
        assert result.success, line


def _property(level: Level, pos: tuple[int, int, int], name: str) -> str:
    return level.get_block_state(BlockPos(*pos)).get(name)


def test_setblock_powers_its_neighbours(level: Level, version: GameVersion) -> None:
    _run(
        level,
        version,
        "setblock 0 100 0 redstone_lamp",
        "setblock 1 100 0 redstone_block",
    )

    assert _property(level, (0, 100, 0), "lit") == "true"


def test_strict_setblock_tells_nobody(level: Level, version: GameVersion) -> None:
    _run(
        level,
        version,
        "setblock 0 100 0 redstone_lamp",
        "setblock 1 100 0 redstone_block strict",
    )

    assert _property(level, (0, 100, 0), "lit") == "false"


def test_removed_source_lets_the_lamp_go_out(
    level: Level, version: GameVersion
) -> None:
    _run(
        level,
        version,
        "setblock 0 100 0 redstone_lamp",
        "fill 1 100 0 1 102 0 redstone_block",
        "fill 1 100 0 1 102 0 air",
    )
    for _ in range(5):
        level.tick()

    assert _property(level, (0, 100, 0), "lit") == "false"


def test_placed_block_takes_the_shape_of_its_place(
    level: Level, version: GameVersion
) -> None:
    _run(
        level,
        version,
        "setblock 0 100 0 oak_fence",
        "setblock 1 100 0 oak_fence",
    )

    assert _property(level, (0, 100, 0), "east") == "true"
    assert _property(level, (1, 100, 0), "west") == "true"


def test_written_property_holds_against_the_neighbours(
    level: Level, version: GameVersion
) -> None:
    _run(
        level,
        version,
        "setblock 0 100 0 stone",
        "setblock 1 100 0 oak_fence[west=false]",
    )

    assert _property(level, (1, 100, 0), "west") == "false"


def test_replaced_container_keeps_quiet_about_its_contents(
    level: Level, version: GameVersion
) -> None:
    _run(
        level,
        version,
        'setblock 0 100 0 barrel{Items:[{Slot:0b,id:"minecraft:stone",count:1}]}',
        "setblock 0 100 0 stone",
    )

    assert level.get_block_entity(BlockPos(0, 100, 0)) is None
