"""Commands that speak to players or change them; each case names its page of the wiki."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

import attrs
import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import GameVersion
from gametest.entity.player import Player
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import THE_NETHER
from gametest.level.world.world_spawn import SpawnPoint
from gametest.nbt.tags import Int
from gametest.server.server import Server


@final
@attrs.define(eq=False)
class Stage:
    """A server with two players, Alex and Steve, who hear everything."""

    server: Server
    heard: list[ChatMessage] = attrs.field(factory=list, init=False)

    def run(self, line: str, by: str | None = None) -> FunctionResult:
        """As the console, or as a player."""
        if by is None:
            source = CommandSourceStack(self.server, self.server.overworld)
        else:
            source = CommandSourceStack.of_entity(self.server, self.player(by))
        dispatcher = self.server.functions.dispatcher
        return FunctionRunner().run_command(line, source, dispatcher)

    def result(self, line: str, by: str | None = None) -> int | None:
        found = self.run(line, by)
        assert found.success, found.failure
        return found.result

    def texts(self) -> list[tuple[str, tuple[str, ...]]]:
        return [(message.text, message.receivers) for message in self.heard]

    def player(self, name: str) -> Player:
        player = self.server.find_player(name)
        assert player is not None
        return player


@pytest.fixture(scope="module")
def make_stage(version: GameVersion, blocks: BlockTable) -> Callable[[], Stage]:
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    functions = FunctionLibrary(build_dispatcher(context), {})

    def make() -> Stage:
        behaviours = BehaviourTables.empty(blocks)
        server = Server(version, blocks, behaviours, functions=functions)
        stage = Stage(server)
        for name, x in (("Alex", 0.5), ("Steve", 20.5)):
            server.add_player(Player.of_name(name, Vec3(x, -60.0, 0.5)))
        server.chat_listeners.append(stage.heard.append)
        return stage

    return make


@pytest.fixture
def stage(make_stage: Callable[[], Stage]) -> Stage:
    return make_stage()


BOTH = ("Alex", "Steve")


@pytest.mark.parametrize(
    ("line", "by", "result", "texts"),
    [
        ("say hi", None, 1, [("[Server] hi", BOTH)]),
        ("say hi @a!", "Alex", 1, [("[Alex] hi Alex, Steve!", BOTH)]),
        ("me waves", "Steve", 1, [("* Steve waves", BOTH)]),
        (
            "msg Steve psst",
            "Alex",
            1,
            [
                ("Alex whispers to you: psst", ("Steve",)),
                ("You whisper to Steve: psst", ("Alex",)),
            ],
        ),
        ("w @a x", None, 2, [("Server whispers to you: x", BOTH)]),
        ('tellraw @a ["a",{text:"b"}]', None, 2, [("ab", BOTH)]),
        ('tellraw @s {"text":"me"}', "Alex", 1, [("me", ("Alex",))]),
        ('tellraw @a {selector:"@a"}', None, 2, [("Alex, Steve", BOTH)]),
        ('title @a actionbar "x"', None, 2, [("x", BOTH)]),
        ("title Alex reset", None, 1, [("reset", ("Alex",))]),
        ("stopsound @a", None, 2, [("*", BOTH)]),
        ("stopsound @a music a:b", None, 2, [("a:b", BOTH)]),
        ("dialog show @a demo:d", None, 2, [("demo:d", BOTH)]),
        ("dialog clear Alex", None, 1, [("clear", ("Alex",))]),
    ],
)
def test_message_is_told_with_its_receivers(
    stage: Stage,
    line: str,
    by: str | None,
    result: int,
    texts: list[tuple[str, tuple[str, ...]]],
) -> None:
    assert result == stage.result(line, by)
    assert texts == stage.texts()


def test_message_says_kind_sender_and_place(stage: Stage) -> None:
    stage.result('title Steve subtitle {text:"x",color:"red"}', "Alex")
    stage.result("say hi", "Alex")
    (subtitle, said) = stage.heard

    assert MessageKind.SUBTITLE is subtitle.kind
    assert not subtitle.to_everybody
    assert MessageKind.CHAT is said.kind
    assert said.to_everybody
    assert ("Alex", Vec3(0.5, -60.0, 0.5)) == (said.sender, said.pos)
    assert Identifier("minecraft", "overworld") == said.dimension


def test_star_in_a_score_means_the_reader(stage: Stage) -> None:
    board = stage.server.world.scoreboard
    objective = board.add_objective("o", "dummy")
    assert objective is not None
    objective.set("Alex", 1)
    objective.set("Steve", 2)
    stage.result('tellraw @a {score:{name:"*",objective:"o"}}')

    assert [("1", ("Alex",)), ("2", ("Steve",))] == stage.texts()


def test_text_shows_scores_and_data_of_the_world(stage: Stage) -> None:
    stage.server.world.command_storage.set("demo:s", {"a": [Int(1), Int(2)]})
    board = stage.server.world.scoreboard
    objective = board.add_objective("o", "dummy")
    assert objective is not None
    objective.set("#fake", 7)
    stage.result(
        'tellraw Alex [{score:{name:"#fake",objective:"o"}}," ",'
        '{nbt:"a[]",storage:"demo:s"}," ",{nbt:"a",storage:"demo:s"}]'
    )

    assert [("7 1, 2 [1, 2]", ("Alex",))] == stage.texts()


def test_team_message_reaches_the_team_only(stage: Stage) -> None:
    stage.result("team add red")
    stage.result('team modify red prefix "R "')
    failed = stage.run("teammsg hi", "Alex")
    stage.result("team join red @a")
    stage.heard.clear()

    assert not failed.success
    assert 2 == stage.result("teammsg hi", "Alex")
    assert [
        ("-> [red] <R Alex> hi", ("Alex",)),
        ("[red] <R Alex> hi", ("Steve",)),
    ] == stage.texts()


def test_trigger_works_once_for_each_enabling(stage: Stage) -> None:
    """https://minecraft.wiki/w/Commands/trigger"""
    board = stage.server.world.scoreboard
    board.add_objective("t", "trigger")
    board.add_objective("d", "dummy")
    locked = stage.run("trigger t", "Alex")
    stage.result("scoreboard players enable Alex t")

    assert not locked.success
    assert 5 == stage.result("trigger t set 5", "Alex")
    assert not stage.run("trigger t", "Alex").success
    stage.result("scoreboard players enable Alex t")
    assert 6 == stage.result("trigger t", "Alex")
    stage.result("scoreboard players enable Alex t")
    assert 10 == stage.result("trigger t add 4", "Alex")
    assert not stage.run("trigger d", "Alex").success


@pytest.mark.parametrize(
    ("arguments", "receivers"),
    [
        ("@a 0 -60 0", ("Alex",)),
        ("@a 0 -60 0 2", BOTH),
        ("@a 0 -60 0 1 1 0.1", BOTH),
        ("Steve ~ ~ ~", None),
        ("Steve", None),
    ],
)
def test_sound_is_heard_within_its_range(
    stage: Stage, arguments: str, receivers: tuple[str, ...] | None
) -> None:
    """https://minecraft.wiki/w/Commands/playsound: 16 blocks times the volume."""
    result = stage.run(f"playsound a:b master {arguments}", "Alex")

    assert (receivers is not None) == result.success
    if receivers is None:
        assert "the sound is too far away to be heard" == result.failure
        assert [] == stage.heard
    else:
        assert len(receivers) == result.result
        assert [("a:b", receivers)] == stage.texts()


def test_sound_without_targets_is_the_players_own(stage: Stage) -> None:
    assert 1 == stage.result("playsound a:b", "Steve")
    assert [("a:b", ("Steve",))] == stage.texts()
    assert "master" == stage.heard[0].details["category"]


def test_sound_of_another_dimension_is_not_heard(stage: Stage) -> None:
    nether = stage.server.level(THE_NETHER)
    source = CommandSourceStack(stage.server, nether, position=Vec3(0.0, -60.0, 0.0))
    dispatcher = stage.server.functions.dispatcher
    line = "playsound a:b master @a ~ ~ ~ 100"

    assert not FunctionRunner().run_command(line, source, dispatcher).success


@pytest.mark.parametrize(
    ("line", "receivers"),
    [
        ("particle flame 0 -60 0", BOTH),
        ("particle flame 40 -60 0", ("Steve",)),
        ("particle flame 40 -60 0 0 0 0 0 1 normal Alex", ()),
        ("particle flame 40 -60 0 0 0 0 0 1 force", BOTH),
        ("particle flame 40 -60 0 1 1 1 0 1 force Alex", ("Alex",)),
    ],
)
def test_particle_is_seen_within_32_blocks_or_512_by_force(
    stage: Stage, line: str, receivers: tuple[str, ...]
) -> None:
    """https://minecraft.wiki/w/Commands/particle"""
    result = stage.run(line)

    assert bool(receivers) == result.success
    assert [receivers] * bool(receivers) == [m.receivers for m in stage.heard]


def test_particle_keeps_its_options(stage: Stage) -> None:
    stage.result("particle dust{color:[1f,0f,0f],scale:2} 1 -60 1 .5 0 0 1 3")
    (message,) = stage.heard

    assert "minecraft:dust" == message.text
    assert Vec3(1.5, -60.0, 1.5) == message.pos
    assert {
        "speed": "1",
        "count": "3",
        "delta": "0.5 0 0",
        "options": "{color:[1f,0f,0f],scale:2}",
    } == message.details


def test_boss_bar_tells_those_who_see_it(stage: Stage) -> None:
    stage.result('bossbar add a "Bar"')
    stage.result("bossbar set a max 5")
    assert [] == stage.heard

    assert 2 == stage.result("bossbar set a players @a")
    assert 2 == stage.result("bossbar get a players")
    assert not stage.run("bossbar set a players @a").success
    stage.result("bossbar set a value 3")
    assert 1 == stage.result("bossbar set a players Steve")
    stage.server.remove_player(stage.player("Steve"))
    assert 0 == stage.result("bossbar get a players")
    changes = [(m.details["change"], m.receivers) for m in stage.heard]
    assert [
        ("players", BOTH),
        ("value", BOTH),
        ("remove", ("Alex",)),
        ("players", ("Steve",)),
    ] == changes
    assert "3" == stage.heard[1].details["value"]


def test_game_mode_counts_who_changed(stage: Stage) -> None:
    """https://minecraft.wiki/w/Commands/gamemode"""
    assert 1 == stage.result("gamemode creative", "Alex")
    assert 1 == stage.result("gamemode creative @a")
    assert 0 == stage.result("gamemode creative @a")
    assert ["creative"] * 2 == [p.game_mode for p in stage.server.players()]


@pytest.mark.parametrize(
    ("lines", "levels", "points"),
    [
        (["add Alex 7"], 1, 0),
        (["add Alex 6"], 0, 6),
        (["add Alex 100 points"], 7, 9),
        (["add Alex 3 levels"], 3, 0),
        (["add Alex 3 levels", "add Alex -5 levels"], 0, 0),
        (["set Alex 30 levels", "set Alex 111 points"], 30, 111),
        (["add Alex 10", "add Alex -4"], 0, 6),
    ],
)
def test_experience_crosses_levels(
    stage: Stage, lines: list[str], levels: int, points: int
) -> None:
    """https://minecraft.wiki/w/Experience"""
    for line in lines:
        assert 1 == stage.result(f"experience {line}")

    assert levels == stage.result("xp query Alex levels")
    assert points == stage.result("xp query Alex points")


def test_points_beyond_the_level_cannot_be_set(stage: Stage) -> None:
    assert not stage.run("xp set @a 7 points").success
    assert 2 == stage.result("xp set @a 6 points")


def test_spawn_points_are_kept(stage: Stage) -> None:
    overworld = stage.server.overworld.dimension

    assert 2 == stage.result("spawnpoint @a 1 2 3 90 45")
    point = SpawnPoint(overworld, BlockPos(1, 2, 3), 90.0, 45.0, forced=True)
    assert [point] * 2 == [p.respawn_point for p in stage.server.players()]
    assert 1 == stage.result("spawnpoint", "Steve")
    own = stage.player("Steve").respawn_point
    assert own is not None
    assert BlockPos(20, -60, 0) == own.pos
    assert 1 == stage.result("setworldspawn 4 5 6")
    assert BlockPos(4, 5, 6) == stage.server.world.spawn.pos


def test_list_counts_players(stage: Stage) -> None:
    assert 2 == stage.result("list")
    assert 2 == stage.result("list uuids")


def test_stopwatch_counts_ticks_of_the_rate(stage: Stage) -> None:
    """https://minecraft.wiki/w/Commands/stopwatch, on the server's clock."""
    stage.result("gamemode spectator @a")
    stage.result("stopwatch create a")
    for _ in range(30):
        stage.server.tick()

    assert 1 == stage.result("stopwatch query a")
    assert 1500 == stage.result("stopwatch query a 1000")
    stage.result("tick rate 40")
    for _ in range(20):
        stage.server.tick()
    assert 2000 == stage.result("stopwatch query a 1000")
    stage.result("stopwatch restart a")
    assert 0 == stage.result("stopwatch query a 1000")


def test_freeze_stops_the_world_and_a_step_lets_it_run(stage: Stage) -> None:
    world = stage.server.world
    stage.result("gamemode spectator @a")
    stage.result("tick freeze")
    stage.server.tick()
    assert 0 == world.game_time

    stage.result("tick step 2")
    for _ in range(5):
        stage.server.tick()
    assert 2 == world.game_time
    stage.result("tick unfreeze")
    stage.server.tick()
    assert 3 == world.game_time


def test_silent_source_still_tells_players(stage: Stage) -> None:
    source = CommandSourceStack.of_game_loop(stage.server, stage.server.overworld)
    result: Any = FunctionRunner().run_command(
        'tellraw @a "x"', source, stage.server.functions.dispatcher
    )

    assert result.success
    assert [("x", BOTH)] == stage.texts()
