"""Blocks that work while a player is near (https://minecraft.wiki/w/Monster_Spawner, /Vault, /Beacon, /Conduit)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

HEAD = "# @dummy ~1.5 ~1 ~1.5\n# @timeout 200\nfill ~ ~ ~ ~3 ~ ~3 stone\n"
SPAWNER = "setblock ~3 ~1 ~3 spawner{SpawnData:{entity:{id:'pig'}},Delay:%ds}\n"
BEACON = "fill ~5 ~ ~5 ~7 ~ ~7 iron_block\nsetblock ~6 ~1 ~6 beacon%s\nawait delay 90t"
CONDUIT = (
    "fill ~8 ~ ~8 ~14 ~6 ~14 glass\nfill ~9 ~1 ~9 ~13 ~5 ~13 water\n"
    "fill ~9 ~3 ~9 ~13 ~3 ~13 %s\nfill ~10 ~2 ~10 ~12 ~4 ~12 water\n"
    "setblock ~11 ~3 ~11 conduit[waterlogged=true]\nawait delay 50t\n"
    "fill ~8 ~ ~8 ~14 ~6 ~14 air"
)


@pytest.mark.parametrize(
    "text",
    [
        SPAWNER
        % 200
        + "await delay 10t\nexecute store result score #d d run data get block ~3 ~1 ~3 Delay\n"
        "assert score #d d matches 188..191",
        "setblock ~3 ~1 ~3 spawner\nawait delay 30t",
        "gamerule spawner_blocks_work false\n" + SPAWNER % 5 + "await delay 30t",
        "gamemode spectator @s\n" + SPAWNER % 5 + "await delay 30t",
        BEACON % "",
        "setblock ~3 ~1 ~3 vault{config:{activation_range:1d}}\nawait delay 9t",
        BEACON.replace("fill ~5 ~ ~5 ~7", "fill ~6 ~ ~5 ~7")
        % "{primary_effect:'speed'}",
        "gamemode creative @s\nsetblock ~3 ~1 ~3 trial_spawner"
        "[trial_spawner_state=waiting_for_players]{spawn_data:{entity:{id:'pig'}}}\n"
        "await delay 9t",
        CONDUIT % "glass",
    ],
)
def test_it_rests_where_it_has_nothing_to_do(
    play: Callable[..., Any], text: str
) -> None:
    body = "scoreboard objectives add d dummy\n" + text
    end = play({"a": HEAD + body}).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (SPAWNER % 5 + "await delay 9t", "minecraft:spawner: spawn"),
        ("setblock ~3 ~1 ~3 vault\nawait delay 9t", "minecraft:vault: open or close"),
        (
            "setblock ~3 ~1 ~3 trial_spawner[trial_spawner_state=waiting_for_players]"
            "{spawn_data:{entity:{id:'pig'}}}\nawait delay 9t",
            "minecraft:trial_spawner: change its state",
        ),
        (BEACON % "{primary_effect:'speed'}", "minecraft:beacon: give effects"),
        (CONDUIT % "prismarine", "minecraft:conduit: give power"),
    ],
)
def test_what_it_would_do_for_a_player_is_refused_by_name(
    play: Callable[..., Any], text: str, named: str
) -> None:
    end = play({"a": HEAD + text}).of("a")

    assert named in str(end.missing)
