"""What a test leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, ChunkPos, Vec3
from gametest.framework.events import TestFinished, TestLeaked
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.run.run_plan import PlanOptions
from gametest.level.dimension_type import OVERWORLD
from gametest.level.entities.entity import Entity
from gametest.level.world.boss_bar import BossBar
from gametest.level.world.world_spawn import SpawnPoint
from gametest.text.component import Component


def _far_block(helper: GameTestHelper) -> None:
    helper.set_block((30, 0, 0), "stone")


def _own_block(helper: GameTestHelper) -> None:
    helper.set_block((0, 0, 0), "stone")


def _put_back(helper: GameTestHelper) -> None:
    helper.set_block((30, 0, 0), "stone")
    helper.set_block((30, 0, 0), "air")


def _score(helper: GameTestHelper) -> None:
    objective = helper.level.world.scoreboard.add_objective("kills", "dummy")
    assert objective is not None
    objective.set("me", 3)


def _rule(helper: GameTestHelper) -> None:
    helper.level.world.game_rules.set("random_tick_speed", 0)


def _chunk(helper: GameTestHelper) -> None:
    helper.level.forced_chunks.add(ChunkPos(9, 9))


def _tick(helper: GameTestHelper) -> None:
    stone = helper.level.blocks.block("stone")
    helper.level.schedule_tick(BlockPos(50, 5, 0), stone, 100)


def _things(helper: GameTestHelper) -> None:
    world = helper.level.world
    world.scoreboard.add_team("red")
    world.boss_bars["a:b"] = BossBar("a:b", Component.text("Bar"))
    world.stopwatches.create("a:c", 0)


def _plans(helper: GameTestHelper) -> None:
    assert helper.info.console is not None
    server = helper.info.console.server
    server.schedule_function(Identifier("a", "b"), 100, tag=False, append=True)
    helper.level.schedule_fluid_tick(BlockPos(50, 5, 0), "minecraft:water", 100)


def _world(helper: GameTestHelper) -> None:
    assert helper.info.console is not None
    helper.info.console.server.set_tick_rate(5.0)
    world = helper.level.world
    world.border(OVERWORLD).move(10.0, 0, 0)
    world.spawn = SpawnPoint(OVERWORLD, BlockPos(1, 2, 3))


def _marker(helper: GameTestHelper, pos: Vec3) -> None:
    level = helper.level
    level.add_entity(Entity("minecraft:marker", level.new_uuid(), pos))


CASES: dict[str, tuple[Callable[[GameTestHelper], None], list[str]]] = {
    "nothing": (lambda _helper: None, []),
    "own block": (_own_block, []),
    "block put back": (_put_back, []),
    "block": (
        _far_block,
        [
            "block at 30 5 1 in minecraft:overworld: minecraft:air became minecraft:stone"
        ],
    ),
    "things": (
        _things,
        ["boss bar a:b: added", "stopwatch a:c: added", "team red: added"],
    ),
    "plans": (
        _plans,
        [
            "scheduled tick of minecraft:water at 50 5 0",
            "scheduled function a:b: added",
        ],
    ),
    "world": (
        _world,
        [
            "tick rate: 20 became 5",
            "world border of minecraft:overworld: none became 10.0 wide at 0 0",
            "world spawn: 0 4 0 became 1 2 3",
        ],
    ),
    "score": (
        _score,
        ["objective kills: added", "score of me in kills: none became 3"],
    ),
    "rule": (_rule, ["game rule random_tick_speed: 3 became 0"]),
    "chunk": (_chunk, ["forced chunk 9 9 in minecraft:overworld: added"]),
    "own entity": (lambda helper: _marker(helper, Vec3(0.5, 5.0, 1.5)), []),
    "entity": (
        lambda helper: _marker(helper, Vec3(50.5, 5.0, 0.5)),
        ["entity minecraft:marker at 50 5 0 in minecraft:overworld"],
    ),
    "tick": (_tick, ["scheduled tick of minecraft:stone at 50 5 0"]),
}


@pytest.mark.parametrize("name", CASES)
def test_leak_is_named(stage: Any, name: str) -> None:
    act, expected = CASES[name]

    def body(helper: GameTestHelper) -> None:
        act(helper)
        helper.succeed()

    played = stage.play(bodies={"a": body}, leaks=True, plan=PlanOptions(isolate=True))
    leaks = [line for event in played.all(TestLeaked) for line in event.leaks]

    assert expected == leaks
    assert len(played.all(TestFinished)) == 1
