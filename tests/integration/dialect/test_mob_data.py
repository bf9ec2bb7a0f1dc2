"""Data of summoned mobs that act (https://minecraft.wiki/w/Entity_format): they work, or are refused by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

HEAD = "# @dummy ~1.5 ~1 ~1.5\nfill ~ ~ ~ ~3 ~ ~3 stone\nawait delay 1t\n"
EITHER = {
    "type": "chest",
    "pools": [
        {
            "rolls": 1,
            "entries": [
                {
                    "type": "item",
                    "name": "stick",
                    "functions": [
                        {
                            "function": "set_count",
                            "count": {"type": "uniform", "min": 1, "max": 60},
                        }
                    ],
                }
            ],
        }
    ],
}
FILES = {"data/t/loot_table/many.json": json.dumps(EITHER)}
META_26_2 = '{"pack":{"description":"","min_format":107,"max_format":107}}'
JOINS = (
    "team add reds\n"
    "summon husk ~1 ~1 ~1 {NoAI:1b,Team:'reds'}\nsummon marker ~1 ~1 ~2 {Team:'reds'}\n"
    "summon husk ~1 ~1 ~2 {NoAI:1b,Team:'none'}\n"
    "execute store result score #n n if entity @e[team=reds,distance=..9]\n"
    "assert score #n n matches %s\n"
    "assert not entity @e[type=husk,nbt={Team:'reds'},distance=..9]\n"
    "kill @e[type=!player,distance=..9]"
)
SEEDED = (
    "summon pig ~1 ~1 ~1 {NoAI:1b,DeathLootTable:'t:many',DeathLootTableSeed:%dL}\n"
    "damage @n[type=pig] 100 generic\n"
    "execute store result score #%s n run data get entity @n[type=item] Item.count\n"
    "kill @e[type=item]\n"
)


@pytest.fixture
def ends(play: Callable[..., Any]) -> Callable[..., Any]:
    def run(text: str, **files: str) -> Any:
        body = "scoreboard objectives add n dummy\n" + text
        return play({"a": HEAD + body}, files={**FILES, **files}).of("a")

    return run


@pytest.mark.parametrize(("meta", "joined"), [({"pack.mcmeta": META_26_2}, 1), ({}, 2)])
def test_who_joins_the_team_of_its_data_follows_the_version(
    ends: Callable[..., Any], meta: dict[str, str], joined: int
) -> None:
    """https://github.com/SpyglassMC/vanilla-mcdoc: `Team` of mobs until 26.2, since then of all."""
    end = ends(JOINS % joined, **meta)

    assert ("passed", None) == (end.outcome.value, end.failure)


@pytest.mark.parametrize(
    "text",
    [
        SEEDED % (7, "a") + SEEDED % (7, "b") + "assert score #a n = #b n",
        "summon husk ~1 ~1 ~1 {NoAI:1b,last_hurt_by_player_memory_time:60}\n"
        "damage @n[type=husk] 100 generic\nassert entity @e[type=experience_orb]\n"
        "kill @e[type=experience_orb]",
        "summon husk ~1 ~1 ~1 {NoAI:1b,last_hurt_by_player_memory_time:3}\nawait delay 5t\n"
        "damage @n[type=husk] 100 generic\nassert not entity @e[type=experience_orb]",
        "summon husk ~1 ~1 ~1 {NoAI:1b,invulnerable_time:9}\nawait delay 5t\n"
        "assert not run damage @n[type=husk] 1 generic\nawait delay 5t\n"
        "assert run damage @n[type=husk] 1 generic\nkill @e[type=husk]",
        "summon husk ~3.5 ~1 ~3.5 {NoAI:1b,CanPickUpLoot:1b}\n"
        "summon item ~3 ~1 ~3 {Item:{id:'stone'},PickupDelay:99s}\nawait delay 9t",
        "summon husk ~3 ~1 ~3 {NoAI:1b,PersistenceRequired:1b}\n"
        "summon camel_husk ~3 ~1 ~1 {NoAI:1b}\nawait delay 9t\ndifficulty peaceful\nawait delay 2t\n"
        "difficulty normal\nassert not entity @e[type=husk,distance=..9]\n"
        "assert not entity @e[type=item,distance=..9]\n"
        "assert entity @e[type=camel_husk,distance=..9]",
        "fill ~2 ~ ~2 ~4 ~4 ~4 glass\nfill ~3 ~1 ~3 ~3 ~4 ~3 water\n"
        "summon pig ~3.5 ~1 ~3.5 {NoAI:1b,Passengers:[{id:'villager',NoAI:1b}]}\nawait delay 3t\n"
        "execute as @n[type=villager] on vehicle run fail rides\nkill @e[type=!player]",
        "fill ~2 ~ ~2 ~4 ~4 ~4 glass\nfill ~3 ~1 ~3 ~3 ~4 ~3 water\n"
        "summon skeleton_horse ~3.5 ~1 ~3.5 {NoAI:1b,Passengers:[{id:'villager',NoAI:1b}]}\n"
        "await delay 3t\nexecute as @n[type=villager] on vehicle run scoreboard players set #r n 1\n"
        "assert score #r n matches 1\nkill @e[type=!player]",
        "worldborder center ~ ~\nworldborder set 30\n"
        "summon item ~3.5 ~1 ~3.5 {Item:{id:'stone'},Motion:[0.6d,0d,0d],PickupDelay:99s}\n"
        "await delay 9t\nworldborder set 59999968",
        "summon villager ~3.5 ~1 ~3.5 {NoAI:1b,CanPickUpLoot:1b}\n"
        "summon item ~3.5 ~1 ~3.5 {Item:{id:'stone'}}\nawait delay 9t",
    ],
)
def test_data_of_a_mob_act_as_long_as_they_count(
    ends: Callable[..., Any], text: str
) -> None:
    end = ends(text)

    assert ("passed", None) == (end.outcome.value, end.failure)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            "summon husk ~3.5 ~1 ~3.5 {NoAI:1b,CanPickUpLoot:1b}\nawait delay 9t\n"
            "summon item ~3.5 ~1 ~3.5 {Item:{id:'stone'}}",
            "minecraft:husk: pick up an item",
        ),
        (
            "summon villager ~3.5 ~1 ~3.5 {NoAI:1b,CanPickUpLoot:1b}\n"
            "summon item ~3.5 ~1 ~3.5 {Item:{id:'bread'}}",
            "minecraft:villager: pick up an item",
        ),
        (
            "summon villager ~1 ~1 ~1 {NoAI:1b,sleeping_pos:[I;0,0,0]}",
            "minecraft:villager: sleep",
        ),
        (
            "summon shulker ~1 ~1 ~1 {NoAI:1b,Peek:50b}",
            "minecraft:shulker: open its shell",
        ),
        (
            "summon copper_golem ~1 ~1 ~1 {NoAI:1b,next_weather_age:1L}",
            "minecraft:copper_golem: oxidize",
        ),
        (
            "worldborder center ~ ~\nworldborder set 8\n"
            "summon item ~3.5 ~1 ~3.5 {Item:{id:'stone'},Motion:[0.6d,0d,0d],PickupDelay:99s}\n"
            "await delay 9t\nworldborder set 59999968",
            "world border: hold back minecraft:item",
        ),
        (
            "summon shulker ~3 ~1 ~3 {NoAI:1b}\ndifficulty peaceful\nawait delay 3t\n"
            "difficulty normal",
            "minecraft:shulker: vanish in a peaceful world",
        ),
        (SEEDED.replace("DeathLootTable:'t:many',", "") % (7, "a"), "death drops"),
    ],
)
def test_data_whose_deed_is_not_simulated_are_refused_by_name(
    ends: Callable[..., Any], text: str, named: str
) -> None:
    end = ends(text + "\nawait delay 5t")

    assert named in str(end.missing)


CROWD = (
    "team add reds\nteam add blues\nteam modify reds collisionRule %s\n"
    "summon pig ~3.5 ~1 ~3.5 {NoAI:1b,Tags:['a']}\nsummon pig ~3.3 ~1 ~3.5 {NoAI:1b,Tags:['b']}\n"
    "team join reds @e[tag=a]\nteam join %s @e[tag=b]\nawait delay 2t\n"
    "execute store result score #n n run data get entity @n[tag=a] Motion[0] 10000\n"
    "%s score #n n matches 0\nkill @e[type=pig]"
)


@pytest.mark.parametrize(
    ("rule", "other", "pushes"),
    [
        ("always", "blues", True),
        ("never", "blues", False),
        ("pushOtherTeams", "reds", True),
        ("pushOtherTeams", "blues", False),
        ("pushOwnTeam", "reds", False),
        ("pushOwnTeam", "blues", True),
    ],
)
def test_teams_decide_who_pushes_whom(
    ends: Callable[..., Any], rule: str, other: str, pushes: bool
) -> None:
    """https://minecraft.wiki/w/Commands/team: two rules mean the contrary of their names (MC-87984)."""
    end = ends(CROWD % (rule, other, "assert not" if pushes else "assert"))

    assert ("passed", None) == (end.outcome.value, end.failure)
