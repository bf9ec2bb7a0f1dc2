"""How the answer of a command speaks of its targets: one by name, several by their number.

The game has two texts for each of these answers (https://minecraft.wiki/w/Commands, "Output" of the
pages); the names are those that chat shows, with what a team adds.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.server.console_command import run_console_command

Ask = Callable[..., str]


@pytest.fixture
def ask() -> Ask:
    """The last answer; Alex is of a team with a prefix, Steve is not."""
    server = build_server(load_packs(LoadOptions(packs=(), use_cache=False)))
    for name, x in (("Alex", 0.5), ("Steve", 20.5)):
        server.add_player(Player.of_name(name, Vec3(x, 4.0, 0.5)))
    told: list[str] = []
    server.feedback_listeners.append(lambda _source, text, _error: told.append(text))

    def answer(*lines: str) -> str:
        for line in (
            "team add red",
            "team modify red prefix '[R] '",
            "team join red Alex",
            *lines,
        ):
            run_console_command(server, line)
        return told[-1]

    return answer


@pytest.mark.parametrize(
    ("line", "one", "several"),
    [
        (
            "effect give {} speed",
            "applied effect minecraft:speed to [R] Alex",
            "applied effect minecraft:speed to 2 targets",
        ),
        ("kill {}", "killed [R] Alex", "killed 2 entities"),
        ("tag {} add x", "added tag 'x' to [R] Alex", "added tag 'x' to 2 entities"),
        (
            "tp {} 1 4 2",
            "teleported [R] Alex to 1.500000, 4.000000, 2.500000",
            "teleported 2 entities to 1.500000, 4.000000, 2.500000",
        ),
        (
            "tp {} Steve",
            "teleported [R] Alex to Steve",
            "teleported 2 entities to Steve",
        ),
        (
            "xp add {} 3 levels",
            "gave 3 levels to [R] Alex",
            "gave 3 levels to 2 players",
        ),
        (
            "spawnpoint {} 1 4 2",
            "set the spawn point of [R] Alex to 1 4 2",
            "set the spawn point of 2 players to 1 4 2",
        ),
        (
            "playsound a:b master {} 0 4 0 9",
            "played a:b to [R] Alex",
            "played a:b to 2 players",
        ),
        ("swing {}", "made [R] Alex swing", "made 2 entities swing"),
        (
            "team leave {}",
            # The name is shown when the team is left.
            "removed Alex from any team",
            "removed 2 members from any team",
        ),
        (
            "team join red {}",
            "added [R] Alex to team red",
            "added 2 members to team red",
        ),
        (
            "scoreboard players reset {}",
            "reset all scores for [R] Alex",
            "reset all scores for 2 holders",
        ),
    ],
)
def test_one_target_is_named_and_several_are_counted(
    ask: Ask, line: str, one: str, several: str
) -> None:
    assert one == ask(line.format("Alex"))
    assert several == ask(line.format("@a"))


@pytest.mark.parametrize(
    ("line", "one", "several"),
    [
        (
            "scoreboard players set {} o 3",
            "set 'o' for [R] Alex to 3",
            "set 'o' for 2 holders to 3",
        ),
        (
            "scoreboard players add {} o 3",
            "added 3 to 'o' for [R] Alex (now 3)",
            "added 3 to 'o' for 2 holders",
        ),
        (
            "scoreboard players remove {} o 3",
            "removed 3 from 'o' for [R] Alex (now -3)",
            "removed 3 from 'o' for 2 holders",
        ),
        (
            "scoreboard players operation {} o = #five o",
            "set 'o' for [R] Alex to 5",
            "updated 'o' for 2 holders",
        ),
    ],
)
def test_a_changed_score_is_told(ask: Ask, line: str, one: str, several: str) -> None:
    begin = ("scoreboard objectives add o dummy", "scoreboard players set #five o 5")

    assert one == ask(*begin, line.format("Alex"))
    reset = "scoreboard players reset @a"
    assert several == ask(reset, line.format("@a"))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("execute if block 0 3 0 minecraft:air", "test passed"),
        ("execute unless entity @e[type=pig]", "test passed"),
        ("execute if entity @a", "test passed, count: 2"),
        ("execute if entity @e[type=pig]", "test failed"),
    ],
)
def test_a_condition_at_the_end_tells_whether_it_holds(
    ask: Ask, line: str, expected: str
) -> None:
    assert expected == ask("setblock 0 3 0 air", line)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["give Alex diamond 3", "clear Alex"], "removed 3 items on [R] Alex"),
        (
            ["effect give @a speed", "effect clear Alex"],
            "removed every effect from [R] Alex",
        ),
        (
            ["effect give @a speed", "effect clear @a speed"],
            "removed effect minecraft:speed from 2 targets",
        ),
        (["tag @a add x", "tag Alex list"], "[R] Alex: 1 tags: x"),
        (["summon pig 1 4 1", "kill @e[type=pig]"], "killed Pig"),
        (
            ["summon pig 1 4 1 {CustomName: 'Bo'}", "tag @e[type=pig] add x"],
            "added tag 'x' to Bo",
        ),
        (
            ["summon pig 1 4 1 {CustomName: 'Bo'}", "team join red @e[type=pig]"],
            "added [R] Bo to team red",
        ),
    ],
)
def test_name_is_the_one_that_chat_shows(
    ask: Ask, lines: list[str], expected: str
) -> None:
    assert expected == ask(*lines)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("execute if entity @a", "test passed, count: 2"),
        ("execute unless entity @e[type=pig]", "test passed"),
        ("execute if block 0 90 0 air", "test passed"),
        ("execute if entity @e[type=pig]", "test failed"),
        ("execute unless entity @a", "test failed, count: 2"),
    ],
)
def test_a_condition_at_the_end_of_a_line_says_what_it_found(
    ask: Ask, line: str, answer: str
) -> None:
    """https://minecraft.wiki/w/Commands/execute#Condition_subcommands"""
    assert answer == ask(line)


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["bossbar list"], "there are 0 boss bars"),
        (["bossbar add a:b 'X'", "bossbar list"], "there are 1 boss bars: X"),
        (["team remove red", "team list"], "there are 0 teams"),
        (["team list"], "there are 1 teams: red"),
        (["team empty red", "team list red"], "team red has 0 members"),
        (["team list red"], "team red has 1 members: Alex"),
        (["list"], "there are 2 players: [R] Alex, Steve"),
    ],
)
def test_a_list_without_entries_ends_at_its_number(
    ask: Ask, lines: list[str], answer: str
) -> None:
    assert answer == ask(*lines)


@pytest.mark.parametrize("line", ["list", "list uuids"])
def test_a_list_of_nobody_ends_at_its_number(line: str) -> None:
    server = build_server(load_packs(LoadOptions(packs=(), use_cache=False)))
    told: list[str] = []
    server.feedback_listeners.append(lambda _source, text, _error: told.append(text))
    run_console_command(server, line)
    assert told == ["there are 0 players"]


@pytest.mark.parametrize("number", [7, 1234567, -2147483648])
def test_a_computed_whole_number_is_told_with_all_its_digits(
    ask: Ask, number: int
) -> None:
    """https://minecraft.wiki/w/Commands/compute"""
    line = f"compute default integer {{type:add,inputs:[{number},0]}}"
    assert f"computed {number}" == ask(line)
