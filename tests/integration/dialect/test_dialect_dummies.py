"""Players that do what they are told (facts: README of PackTest, docs/dummies.md of Ward)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.framework.events import Outcome, TestFinished

PlayOne = Callable[..., TestFinished]
HEAD = "# @template t:room\n# @dummy ~1 ~1 ~1\n"


@pytest.mark.parametrize(
    "text",
    [
        "assert entity @s inside",
        "assert run dummy Bob spawn\nassert entity Bob",
        "dummy Bob spawn\ndummy Bob leave\nassert not entity @a[name=Bob]",
        "assert run dummy @s sneak true\nassert not run dummy @s sneak true",
        "assert run dummy @s sprint true\nassert run dummy @s sprint false",
        "dummy @s selectslot 9\nassert data entity @s {SelectedItemSlot:8}",
        "dummy @s mainhand 8\nassert data entity @s {SelectedItemSlot:8}",
        "give @s stick\ndummy @s swap\nassert items entity @s weapon.offhand stick",
        "setblock ~2 ~1 ~1 lever[face=floor]\nassert run dummy @s use block ~2 ~1 ~1\n"
        "assert block ~2 ~1 ~1 lever[powered=true]",
        "setblock ~2 ~1 ~1 glass\nassert run dummy @s mine ~2 ~1 ~1\n"
        "assert block ~2 ~1 ~1 air",
        "summon interaction ~3 ~1 ~3 {Tags:[i]}\n"
        "assert run dummy @s attack @e[tag=i,limit=1]\n"
        "execute as @e[tag=i] on attacker run tag @s add hit\nassert entity @s[tag=hit]",
        "summon interaction ~3 ~1 ~3 {Tags:[i]}\n"
        "assert run dummy @s use entity @e[tag=i,limit=1] ~3 ~1 ~3\n"
        "execute as @e[tag=i] on target run tag @s add hit\nassert entity @s[tag=hit]",
        "kill @s\nassert run dummy @s respawn",
        "assert data entity @s {Health:20f,playerGameType:0}",
    ],
)
def test_dummy_does_it(play_one: PlayOne, text: str) -> None:
    end = play_one(HEAD + text)

    assert (Outcome.PASSED, None, ()) == (end.outcome, end.failure, end.missing)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("dummy Eve leave", "No dummy was found"),
        ("dummy @s spawn", "Cannot spawn dummy without a name"),
        ("dummy Bob spawn", "Dummy Bob is already logged on"),
        ("dummy Bob sneak false", "Dummy Bob is already not sneaking"),
        ("dummy Bob sprint false", "Dummy Bob is already not sprinting"),
        ("dummy Bob selectslot 1", "Dummy Bob already has slot 0 selected"),
        ("dummy Bob drop", "Dummy Bob is not holding an item in their mainhand"),
        ("dummy Bob use item", "Dummy Bob cannot use that item"),
        ("dummy Bob use block ~2 ~3 ~2", "Dummy Bob cannot interact with that block"),
        ("dummy Bob mine ~2 ~3 ~2", "Dummy Bob failed to mine block"),
        ("dummy Bob respawn", "Dummy Bob is not dead"),
    ],
)
def test_what_a_dummy_cannot_do_is_a_failed_command(
    play_one: PlayOne, command: str, message: str
) -> None:
    end = play_one(
        f"# @template t:room\nexecute positioned ~1 ~1 ~1 run dummy Bob spawn\n{command}\n"
        f"assert run {command}"
    )

    assert end.failure is not None
    assert (
        f"Expected {command} to succeed, but got {message}"
        == (end.failure.reason.split("\n")[0])
    )


@pytest.mark.parametrize(
    ("item", "command", "mechanic"),
    [
        ("map", "dummy @s use item", "minecraft:map: use"),
        ("fishing_rod", "dummy @s use item", "minecraft:fishing_rod: use"),
        (
            "debug_stick",
            "dummy @s use block ~2 ~ ~2",
            "minecraft:debug_stick: use on minecraft:stone",
        ),
        (
            "lead",
            "dummy @s use entity @e[tag=a,limit=1]",
            "minecraft:cow: use by a player (lead)",
        ),
    ],
)
def test_what_needs_more_of_the_game_is_unsupported_by_name(
    play_one: PlayOne, item: str, command: str, mechanic: str
) -> None:
    end = play_one(
        f"{HEAD}give @s {item} 2\nsummon cow ~3 ~1 ~3 {{NoAI:1b,Tags:[a]}}\n{command}"
    )

    assert Outcome.UNSUPPORTED is end.outcome
    assert [mechanic] == [missing.mechanic for missing in end.missing]


@pytest.mark.parametrize("text", ["say hi", "fail 'x'"])
def test_dummies_leave_with_their_test(play: Callable[..., Any], text: str) -> None:
    played = play(
        {
            "a": f"# @template t:room\nexecute positioned ~1 ~1 ~1 run dummy Bob spawn\n{text}",
            "b": "await delay 3t\nassert not entity @a",
        }
    )

    assert "passed" == played.outcome("b")


def test_wards_slots_are_counted_from_zero(play_one: PlayOne) -> None:
    end = play_one(
        "# @template t:room\n# @dummy ~1 ~1 ~1\ndummy @s selectslot 8\n"
        "assert data entity @s {SelectedItemSlot:8}",
        dialect="ward",
    )

    assert Outcome.PASSED is end.outcome


@pytest.mark.parametrize(
    ("dialect", "pattern"),
    [("packtest", "Dummy[1-9][0-9]{2}"), ("ward", "dummy-[0-9]{10}")],
)
def test_made_up_name_is_the_dialects(
    play_one: PlayOne, dialect: str, pattern: str
) -> None:
    end = play_one(
        f'{HEAD}tellraw @s [{{selector:"@s"}}]\nassert chat "^{pattern}$"',
        dialect=dialect,
    )

    assert (Outcome.PASSED, None) == (end.outcome, end.failure)
