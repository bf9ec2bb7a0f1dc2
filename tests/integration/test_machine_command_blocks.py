"""Command blocks of a server (https://minecraft.wiki/w/Command_Block)."""

from __future__ import annotations

from typing import Any

import pytest

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.core.position import BlockPos
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.server.server import Server

_COUNT = 'Command:"scoreboard players add #n n 1"'
_FAIL = 'Command:"execute if block ~ ~ ~ air"'


@pytest.fixture(scope="module")
def template(version: GameVersion, blocks: BlockTable) -> Server:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    library = FunctionLibrary(lambda: build_dispatcher(context), {})
    return Server(version, blocks, tables.freeze(), functions=library)


@pytest.fixture
def level(template: Server) -> Level:
    server = template.fresh()
    server.overworld.world.scoreboard.add_objective("n", "dummy")
    return server.overworld


def _put(level: Level, x: int, text: str, data: str = "") -> None:
    pos = BlockPos(x, 100, 0)
    level.set_block(pos, level.blocks.parse_state(text))
    entity = level.get_block_entity(pos)
    if data and entity is not None:
        nbt: Any = parse_snbt("{" + data + "}")
        entity.load(nbt)


def _count(level: Level) -> int:
    return level.world.scoreboard.find_score("#n", "n") or 0


def _data(level: Level, x: int) -> dict[str, Any]:
    entity = level.get_block_entity(BlockPos(x, 100, 0))
    assert entity is not None
    return entity.save()


def _tick(level: Level, count: int = 1) -> None:
    for _ in range(count):
        level.tick()


@pytest.mark.parametrize(
    ("block", "counts"),
    [
        ("command_block", [0, 1, 1, 1]),
        ("repeating_command_block", [0, 1, 2, 3]),
        ("chain_command_block", [0, 0, 0, 0]),
    ],
)
def test_power_makes_a_block_run_one_tick_later(
    level: Level, block: str, counts: list[int]
) -> None:
    _put(level, 0, f"{block}[facing=up]", _COUNT)
    _put(level, 1, "redstone_block")

    seen = [_count(level)]
    for _ in range(3):
        _tick(level)
        seen.append(_count(level))

    assert counts == seen


def test_repeating_block_stops_without_power_after_the_run_that_waits(
    level: Level,
) -> None:
    _put(level, 0, "repeating_command_block[facing=up]", _COUNT)
    _put(level, 1, "redstone_block")
    _tick(level, 3)
    _put(level, 1, "air")
    _tick(level, 5)

    assert 4 == _count(level)


@pytest.mark.parametrize(
    ("block", "after_three_ticks"),
    [
        ("command_block", 1),
        ("repeating_command_block", 3),
        ("chain_command_block", 0),
    ],
)
def test_always_active_block_runs_without_power(
    level: Level, block: str, after_three_ticks: int
) -> None:
    _put(level, 0, f"{block}[facing=up]", f"{_COUNT},auto:1b")
    _tick(level, 3)

    assert after_three_ticks == _count(level)


def test_impulse_block_runs_again_only_after_power_was_away(level: Level) -> None:
    _put(level, 0, "command_block[facing=up]", _COUNT)
    for block in ("redstone_block", "air", "redstone_block"):
        _put(level, 1, block)
        _tick(level, 2)

    assert 2 == _count(level)


def test_chain_runs_in_the_tick_of_its_first_block(level: Level) -> None:
    _put(level, 0, "command_block[facing=east]", _COUNT)
    for x in range(1, 6):
        _put(level, x, "chain_command_block[facing=east]", f"{_COUNT},auto:1b")
    _put(level, -1, "redstone_block")
    _tick(level)

    assert 6 == _count(level)


def test_chain_block_that_needs_power_is_passed_over(level: Level) -> None:
    _put(level, 0, "command_block[facing=east]", _COUNT)
    _put(level, 1, "chain_command_block[facing=east]", _COUNT)
    _put(level, 2, "chain_command_block[facing=east]", f"{_COUNT},auto:1b")
    _put(level, -1, "redstone_block")
    _tick(level)

    assert 2 == _count(level)


def test_ring_of_chain_blocks_runs_once_in_a_tick(level: Level) -> None:
    _put(level, 0, "command_block[facing=east]", _COUNT)
    _put(level, 1, "chain_command_block[facing=east]", f"{_COUNT},auto:1b")
    _put(level, 2, "chain_command_block[facing=west]", f"{_COUNT},auto:1b")
    _put(level, -1, "redstone_block")
    _tick(level)

    assert 3 == _count(level)


def test_chain_ends_at_the_game_rule(level: Level) -> None:
    level.world.game_rules.set("max_command_sequence_length", 3)
    _put(level, 0, "command_block[facing=east]", _COUNT)
    for x in range(1, 9):
        _put(level, x, "chain_command_block[facing=east]", f"{_COUNT},auto:1b")
    _put(level, -1, "redstone_block")
    _tick(level)

    assert 4 == _count(level)


@pytest.mark.parametrize(("first", "runs"), [(_COUNT, 2), (_FAIL, 0)])
def test_conditional_chain_block_waits_for_success_behind_it(
    level: Level, first: str, runs: int
) -> None:
    _put(level, 0, "command_block[facing=east]", first)
    block = "chain_command_block[facing=east,conditional=true]"
    _put(level, 1, block, f"{_COUNT},auto:1b,SuccessCount:5")
    _put(level, -1, "redstone_block")
    _tick(level)

    assert runs == _count(level)
    assert (1 if runs else 0) == _data(level, 1)["SuccessCount"]


def test_block_without_a_command_hands_on_and_counts_nothing(level: Level) -> None:
    _put(level, 0, "command_block[facing=east]", "SuccessCount:7")
    _put(level, 1, "chain_command_block[facing=east]", f"{_COUNT},auto:1b")
    _put(level, -1, "redstone_block")
    _tick(level)

    assert 1 == _count(level)
    assert 0 == _data(level, 0)["SuccessCount"]


def test_comparator_reads_how_often_the_command_succeeded(level: Level) -> None:
    for y in (99,):
        for x in range(2):
            pos = BlockPos(x, y, 0)
            level.set_block(pos, level.blocks.parse_state("stone"))
    command = 'Command:"execute as @e[type=marker] run tag @s add a"'
    _put(level, 0, "command_block[facing=up]", command)
    _put(level, 1, "comparator[facing=west]")
    for _ in range(3):
        run = 'Command:"summon marker"'
        _put(level, -2, "air")
        _put(level, -2, "command_block[facing=up]", f"{run},auto:1b")
        _tick(level)
    _put(level, -1, "redstone_block")
    _tick(level, 4)

    comparator = level.get_block_entity(BlockPos(1, 100, 0))
    assert comparator is not None
    assert 3 == comparator.save()["OutputSignal"]


@pytest.mark.parametrize(("data", "is_kept"), [("", True), ("TrackOutput:0b", False)])
def test_last_output_is_kept_if_asked(level: Level, data: str, is_kept: bool) -> None:
    _put(level, 0, "command_block", 'Command:"time query gametime",' + data)
    _put(level, -1, "redstone_block")
    _tick(level)

    assert is_kept == ("LastOutput" in _data(level, 0))


@pytest.mark.parametrize(
    ("command", "is_kept"), [("time query gametime", False), ("no such command", True)]
)
def test_without_feedback_only_errors_are_kept(
    level: Level, command: str, is_kept: bool
) -> None:
    """https://minecraft.wiki/w/Game_rule: send_command_feedback."""
    level.world.game_rules.set("send_command_feedback", False)
    _put(level, 0, "command_block", f'Command:"{command}"')
    _put(level, -1, "redstone_block")
    _tick(level)

    assert is_kept == ("LastOutput" in _data(level, 0))


def test_command_runs_at_the_block_with_its_facing(level: Level) -> None:
    command = 'Command:"setblock ^ ^ ^2 gold_block"'
    _put(level, 0, "command_block[facing=east]", command)
    _put(level, -1, "redstone_block")
    _tick(level)

    gold = level.get_block_state(BlockPos(2, 100, 0))
    assert gold.is_block("minecraft:gold_block")


@pytest.mark.parametrize("data", [_COUNT, f"{_COUNT},auto:1b"])
def test_nothing_runs_where_command_blocks_do_not_work(level: Level, data: str) -> None:
    """https://minecraft.wiki/w/Game_rule: command_blocks_work."""
    level.world.game_rules.set("command_blocks_work", False)
    _put(level, 0, "command_block", data)
    _put(level, -1, "redstone_block")
    _tick(level, 3)

    assert 0 == _count(level)


def test_data_are_saved_as_they_were_loaded(level: Level) -> None:
    data = 'Command:"say hi",auto:0b,powered:1b,conditionMet:1b,SuccessCount:2'
    _put(level, 0, "command_block", data)

    saved = _data(level, 0)
    wanted: Any = parse_snbt("{" + data + "}")
    assert wanted == {key: saved[key] for key in wanted}


def test_level_without_a_server_says_that_it_has_no_commands(template: Server) -> None:
    level = Level.of(template.behaviours)
    missing: list[str] = []
    level.unsupported_sink = lambda mechanic, _pos: missing.append(mechanic)
    _put(level, 0, "command_block", f"{_COUNT},auto:1b")
    _tick(level)

    assert ["commands of a level without a server"] == missing
