"""Objectives that follow players (https://minecraft.wiki/w/Scoreboard#Criteria)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.server import Server

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable


@pytest.fixture
def server(blocks: BlockTable) -> Server:
    """In which nothing happens by itself."""
    made = Server(blocks.version, blocks, BehaviourTables.empty(blocks))
    made.world.game_rules.set("advance_weather", False)
    return made


def join(server: Server, name: str = "Alex") -> Player:
    player = Player.of_name(name, Vec3(0.5, 64.0, 0.5), game_mode="creative")
    player.flies = True
    server.add_player(player)
    return player


def score(server: Server, objective: str, holder: str = "Alex") -> int | None:
    return server.world.scoreboard.find_score(holder, objective)


def test_a_world_without_players_has_no_turns(server: Server) -> None:
    server.world.scoreboard.add_objective("o", "health")
    server.tick()

    assert () == server.world.triggers.stat_listeners
    assert server.next_due() is None


def test_a_value_is_set_in_the_first_tick(server: Server) -> None:
    server.world.scoreboard.add_objective("o", "food")
    join(server)
    before = score(server, "o")
    server.tick()

    assert (None, 20) == (before, score(server, "o"))


def test_a_later_objective_waits_for_a_change(server: Server) -> None:
    player = join(server)
    server.tick()
    server.world.scoreboard.add_objective("o", "level")
    server.tick()
    before = score(server, "o")
    player.experience.set_level(4)
    server.tick()

    assert (None, 4) == (before, score(server, "o"))


def test_a_change_in_the_tick_of_its_making_counts(server: Server) -> None:
    """The game compares with what the player had a tick before."""
    player = join(server)
    server.tick()
    player.experience.set_level(4)
    server.world.scoreboard.add_objective("o", "level")
    server.tick()

    assert 4 == score(server, "o")


def test_ticks_that_are_left_out_have_looked_too(server: Server) -> None:
    player = join(server)
    server.tick()
    player.experience.set_level(4)
    server.skip(5)
    server.world.scoreboard.add_objective("o", "level")
    server.tick()

    assert score(server, "o") is None


def test_a_change_makes_the_next_tick_due(server: Server) -> None:
    server.world.scoreboard.add_objective("o", "level")
    player = join(server)
    for _ in range(80):
        server.tick()
    before = server.next_due()
    player.experience.set_level(4)

    assert before is None
    assert server.tick_count + 1 == server.next_due()


def test_time_makes_every_tick_due(server: Server) -> None:
    server.world.scoreboard.add_objective("o", "custom:play_time")
    join(server)
    for _ in range(80):
        server.tick()

    assert server.tick_count + 1 == server.next_due()
    assert 80 == score(server, "o")


def test_players_alone_make_no_tick_due(server: Server) -> None:
    join(server)
    for _ in range(80):
        server.tick()

    assert server.next_due() is None


@pytest.mark.parametrize(
    ("criterion", "expected"),
    [("deathCount", 1), ("custom:deaths", 1), ("custom:time_since_death", 0)],
)
def test_a_death_is_counted_and_time_begins_anew(
    server: Server, criterion: str, expected: int
) -> None:
    server.world.scoreboard.add_objective("o", criterion)
    player = join(server)
    server.tick()
    server.world.triggers.award(player, "minecraft.custom:minecraft.deaths")

    assert expected == score(server, "o")


@pytest.mark.parametrize(
    ("stat", "criteria"),
    [
        ("mob_kills", {"totalKillCount": 1}),
        ("player_kills", {"totalKillCount": 1, "playerKillCount": 1}),
    ],
)
def test_a_kill_counts_in_the_criteria_of_kills(
    server: Server, stat: str, criteria: dict[str, int]
) -> None:
    board = server.world.scoreboard
    for name in ("totalKillCount", "playerKillCount"):
        board.add_objective(name, name)
    player = join(server)
    server.world.triggers.award(player, f"minecraft.custom:minecraft.{stat}")
    counted = {name: board.find_score("Alex", name) for name in board.objectives}

    assert criteria == {name: value for name, value in counted.items() if value}


def test_teams_are_counted_on_both_sides(server: Server) -> None:
    board = server.world.scoreboard
    board.add_objective("kills", "teamkill.red")
    board.add_objective("killed", "killedByTeam.blue")
    alex, zoe = join(server), join(server, "Zoe")
    for player, color in ((alex, "blue"), (zoe, "red")):
        team = board.add_team(color)
        assert team is not None
        team.color = color
        board.join_team(player.name, team)
    server.world.triggers.fire(alex, "minecraft:player_killed_entity", entity=zoe)

    assert 1 == score(server, "kills")
    assert 1 == score(server, "killed", "Zoe")
    assert score(server, "killed") is None


def test_statistics_are_kept_without_an_objective(server: Server) -> None:
    player = join(server)
    server.world.triggers.award(player, "minecraft.used:minecraft.bow", 2)

    records = server.world.player_records
    assert 2 == records.stat(player, "minecraft.used:minecraft.bow")


def test_time_is_known_without_an_objective(server: Server) -> None:
    player = join(server)
    server.tick()
    server.skip(9)

    records = server.world.player_records
    assert 10 == records.stat(player, "minecraft.custom:minecraft.play_time")


def test_who_comes_back_has_no_statistics(server: Server) -> None:
    player = join(server)
    server.world.triggers.award(player, "minecraft.used:minecraft.bow")
    server.remove_player(player)
    again = join(server)

    records = server.world.player_records
    assert 0 == records.stat(again, "minecraft.used:minecraft.bow")
