"""What enchantments of packs do (https://minecraft.wiki/w/Enchantment_definition#Effect_components).

An effect that is not simulated is refused where the game would ask for it, and only there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

TAKES_HALF = {"effect": {"type": "multiply", "factor": 0.5}}
IN_WATER = {
    "type": "entity_properties",
    "entity": "this",
    "predicate": {"location": {"fluid": {"fluids": "#water"}}},
}
EFFECTS: dict[str, dict[str, Any]] = {
    "fins": {
        "location_changed": [
            {
                "effect": {
                    "type": "attribute",
                    "id": "t:fins",
                    "attribute": "movement_speed",
                    "operation": "add_value",
                    "amount": {
                        "type": "linear",
                        "base": 0.03,
                        "per_level_above_first": 0.01,
                    },
                },
                "requirements": IN_WATER,
            },
            {
                "effect": {
                    "type": "apply_mob_effect",
                    "to_apply": "darkness",
                    "min_duration": 1,
                    "max_duration": 1,
                    "min_amplifier": 0,
                    "max_amplifier": 0,
                },
                "requirements": IN_WATER,
            },
        ]
    },
    "binding": {"prevent_armor_change": {}},
    "greed": {"block_experience": [TAKES_HALF]},
    "sting": {"hit_block": [{"effect": {"type": "set_block_properties"}}]},
    "burst": {
        "hit_block": [
            {
                "effect": {"type": "summon_entity", "entity": "marker"},
                "requirements": {
                    "type": "entity_properties",
                    "entity": "this",
                    "predicate": {"nbt": "{Tags:['big']}"},
                },
            },
            {"effect": {"type": "run_function", "function": "t:struck"}},
        ]
    },
    "aim": {
        "projectile_spawned": [
            {"effect": {"type": "run_function", "function": "t:aimed"}}
        ]
    },
    "named": {
        "tick": [
            {
                "effect": {"type": "run_function", "function": "t:struck"},
                "requirements": "t:armed",
            }
        ]
    },
    "lunge": {
        "tick": [
            {
                "effect": {
                    "type": "apply_impulse",
                    "direction": [0.25, 0, -1],
                    "coordinate_scale": [1, 0, 1],
                    "magnitude": {"type": "exponent", "base": 2, "power": -1},
                },
                "requirements": {
                    "type": "entity_properties",
                    "entity": "this",
                    "predicate": {"nbt": "{Tags:['armed']}"},
                },
            },
            {"effect": {"type": "run_function", "function": "t:disarm"}},
        ]
    },
    "paints": {"hit_block": [{"effect": {"type": "run_function", "function": "t:p"}}]},
    "recall": {"trident_return_acceleration": [TAKES_HALF]},
    "comet": {"projectile_spawned": [{"effect": {"type": "ignite", "duration": 5}}]},
    "burns": {
        "post_attack": [
            {
                "enchanted": "attacker",
                "affected": "victim",
                "effect": {"type": "ignite", "duration": 5},
            }
        ]
    },
    "heals": {
        "tick": [
            {
                "effect": {
                    "type": "change_item_damage",
                    "amount": {"type": "exponent", "base": -2, "power": 3},
                }
            }
        ]
    },
    "wealth": {"block_experience": [{"effect": {"type": "set", "value": 37}}]},
    "frail": {"item_damage": [TAKES_HALF]},
    "hoard": {
        "equipment_drops": [
            {
                "enchanted": "victim",
                "effect": {"type": "set", "value": 0},
                "requirements": {
                    "type": "entity_properties",
                    "entity": "this",
                    "predicate": {"entity_type": "zombie"},
                },
            }
        ]
    },
    "mends_in_water": {
        "repair_with_xp": [
            {"effect": {"type": "multiply", "factor": 2}, "requirements": IN_WATER}
        ]
    },
    "spin": {"trident_spin_attack_strength": TAKES_HALF["effect"]},
}
FILES = {
    f"data/t/enchantment/{name}.json": json.dumps(
        {
            "description": name,
            "supported_items": "minecraft:stick",
            "weight": 1,
            "max_level": 1,
            "min_cost": {"base": 1, "per_level_above_first": 0},
            "max_cost": {"base": 9, "per_level_above_first": 0},
            "anvil_cost": 1,
            "slots": ["feet" if name == "burns" else "any"],
            "effects": effects,
        }
    )
    for name, effects in EFFECTS.items()
} | {
    "data/t/function/struck.mcfunction": "tag @s add struck\nsummon snowball ~ ~ ~",
    "data/t/function/aimed.mcfunction": "data modify entity @s Motion set value [0d,5d,0d]",
    "data/t/predicate/armed.json": json.dumps(
        {
            "type": "entity_properties",
            "entity": "this",
            "predicate": {"nbt": "{Tags:['armed']}"},
        }
    ),
    "data/t/function/disarm.mcfunction": (
        "tag @s remove armed\nsummon marker ^ ^ ^1 {Tags:['ahead']}"
    ),
}
FILES["data/t/function/p.mcfunction"] = "setblock ~ ~ ~ gold_block\ntag @s add told\n"
HEAD = "# @dummy ~1.5 ~1 ~1.5\nfill ~ ~ ~ ~3 ~ ~3 stone\ngamemode survival @s\nawait delay 1t\n"
WEARS = (
    "item replace entity @s armor.head with iron_helmet[enchantments={{'t:{worn}':1}}]\n"
    "item replace entity @s weapon.mainhand with golden_helmet\n"
    "{use} dummy @s use item\n"
    "assert items entity @s armor.head {after}"
)
MINES = (
    "setblock ~3 ~1 ~3 {block}\n"
    "item replace entity @s weapon.mainhand with diamond_pickaxe[enchantments={{'t:greed':1}}]\n"
    "dummy @s mine ~3 ~1 ~3\n"
    "await block ~3 ~1 ~3 air"
)


KILLS = (
    "summon {kind} ~1 ~1 ~1 {{NoAI:1b,equipment:{{head:{{id:'stone',components:"
    "{{enchantments:{{'t:hoard':1}}}}}}}},drop_chances:{{head:2f}}}}\n"
    "damage @n[type={kind}] 100 generic by @s\n"
    "{end} entity @e[type=item,distance=..20,nbt={{Item:{{id:'minecraft:stone'}}}}]\n"
    "kill @e[type=!player,distance=..20]"
)
MENDS = (
    "{first}item replace entity @s armor.feet with leather_boots[damage=9,enchantments={{'t:mends_in_water':1}}]\n"
    "summon experience_orb ~3 ~1 ~3 {{Value:3s}}\nawait delay 20t\n"
    "assert items entity @s armor.feet leather_boots[damage={left}]"
)


@pytest.mark.parametrize(
    "text",
    [
        WEARS.format(worn="binding", use="assert not run", after="iron_helmet"),
        WEARS.format(worn="greed", use="assert run", after="golden_helmet"),
        MINES.format(block="stone"),
        "summon arrow ~1 ~3 ~1 {weapon:{id:'bow',components:{enchantments:{'t:greed':1}}}}\n"
        "await entity @e[type=arrow,nbt={inGround:1b},distance=..20]",
        "item replace entity @s weapon.mainhand with snowball[enchantments={'t:comet':1}]\n"
        "dummy @s use item\nassert entity @e[type=snowball,nbt={Fire:100s}]",
        "item replace entity @s weapon.mainhand with stick[enchantments={'t:burns':1}]\n"
        "summon pig ~3 ~1 ~3 {NoAI:1b}\ndummy @s attack @n[type=pig]\n"
        "assert entity @e[type=pig,nbt={Fire:100s}]",
        "item replace entity @s armor.feet with leather_boots[damage=60,enchantments={'t:heals':1}]\n"
        "await delay 2t\nassert items entity @s armor.feet leather_boots[damage~{damage:{min:40,max:52}}]",
        "summon arrow ~2.5 ~3 ~2.5 {weapon:{id:'bow',components:{enchantments:{'t:paints':1}}}}\n"
        "await entity @e[type=arrow,tag=told,distance=..20]\nassert block ~2 ~ ~2 gold_block",
        MINES.format(block="diamond_ore").replace("'t:greed':1", "'t:wealth':1")
        + "\nawait entity @e[type=experience_orb,nbt={Value:37s},distance=..20]\n"
        "kill @e[type=experience_orb]",
        KILLS.format(kind="zombie", end="assert not"),
        KILLS.format(kind="husk", end="assert"),
        MENDS.format(first="", left=9),
        MENDS.format(first="setblock ~1 ~1 ~1 water\n", left=3),
    ],
)
def test_an_effect_counts_where_the_game_asks_for_it(
    play: Callable[..., Any], text: str
) -> None:
    end = play({"a": HEAD + text}, files=FILES).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


SHOOTS = (
    "summon arrow ~1.5 ~3 ~1.5 {{Tags:[{tag}],weapon:{{id:'bow',components:{{enchantments:"
    "{{'t:burst':1}}}}}}}}\nawait entity @e[type=arrow,tag=struck,distance=..20]\n"
    "{no}assert entity @e[type=marker,distance=..20]\n"
)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            SHOOTS.format(tag="", no="# ")
            + "assert entity @e[type=snowball,distance=..4]"
            "\nassert not entity @e[type=marker,distance=..20]",
            id="a function runs as the arrow where it struck",
        ),
        pytest.param(
            SHOOTS.format(tag="'big'", no=""), id="requirements see the arrow"
        ),
        pytest.param(
            "item replace entity @s weapon.mainhand with snowball[enchantments={'t:aim':1}]\n"
            "tp @s ~ ~ ~ 0 0\ndummy @s use item\n"
            "assert entity @e[type=snowball,nbt={Motion:[0d,5d,0d]},distance=..9]",
            id="what is thrown has come into the world",
        ),
    ],
)
def test_a_projectile_has_the_effects_of_what_shot_it(
    play: Callable[..., Any], text: str
) -> None:
    """https://github.com/the-great-chicken/SGP-Datapack: `splash_arrow`, `perfect_accuracy`."""
    end = play({"a": HEAD + text}, files=FILES).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


IMPULSE = (
    "summon husk ~1.5 ~2 ~1.5 {{NoAI:1b,NoGravity:1b,Rotation:[{yaw}f,{pitch}f],"
    "Tags:['armed'],equipment:{{chest:{{id:'leather_chestplate',components:"
    "{{enchantments:{{'t:lunge':1}}}}}}}}}}\n"
    "scoreboard objectives add v dummy\n"
    "await entity @e[type=husk,tag=!armed,distance=..20]\n"
    "execute store result score #x v run data get entity @n[type=husk] Motion[0] 1000\n"
    "execute store result score #y v run data get entity @n[type=husk] Motion[1] 1000\n"
    "execute store result score #z v run data get entity @n[type=husk] Motion[2] 1000\n"
    "assert score #x v matches {x}\nassert score #y v matches {y}\nassert score #z v matches {z}"
)


@pytest.mark.parametrize(
    ("yaw", "pitch", "x", "y", "z"),
    [
        pytest.param(0, 0, "122..123", "0", "-490..-489", id="left and back of south"),
        pytest.param(90, 0, "489..490", "0", "122..123", id="of west"),
        pytest.param(
            0, 60, "122..123", "0", "-245..-244", id="the scale is the world's"
        ),
    ],
)
def test_an_impulse_is_seen_from_who_is_pushed(
    play: Callable[..., Any], yaw: int, pitch: int, x: str, y: str, z: str
) -> None:
    """https://github.com/the-great-chicken/SGP-Datapack: `sgp.kits:repulsion/facing`.

    Whoever has no will of its own keeps 98 % of its motion a tick.
    """
    text = IMPULSE.format(yaw=yaw, pitch=pitch, x=x, y=y, z=z)
    end = play({"a": HEAD + text}, files=FILES).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


def test_a_function_of_an_enchantment_is_turned_as_its_entity(
    play: Callable[..., Any],
) -> None:
    text = (
        "summon husk ~1.5 ~5 ~1.5 {NoAI:1b,NoGravity:1b,Rotation:[0f,90f],Tags:['armed'],"
        "equipment:{chest:{id:'leather_chestplate',components:{enchantments:{'t:lunge':1}}}}}\n"
        "await entity @e[type=marker,tag=ahead,distance=..20]\n"
        "execute positioned ~1.5 ~4 ~1.5 run assert entity @e[tag=ahead,distance=..0.01]"
    )
    end = play({"a": HEAD + text}, files=FILES).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


def test_a_condition_of_an_enchantment_may_be_named(play: Callable[..., Any]) -> None:
    """Since 26.3: https://www.minecraft.net/en-us/article/minecraft-26-3-snapshot-4."""
    text = (
        "summon husk ~1.5 ~5 ~1.5 {NoAI:1b,NoGravity:1b,"
        "equipment:{mainhand:{id:'stick',components:{enchantments:{'t:named':1}}}}}\n"
        "await delay 2t\nassert not entity @e[type=husk,tag=struck,distance=..20]\n"
        "tag @n[type=husk] add armed\n"
        "await entity @e[type=husk,tag=struck,distance=..20]"
    )
    end = play({"a": HEAD + text}, files=FILES).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


POOL = (
    "fill ~ ~ ~ ~9 ~1 ~9 stone\nfill ~2 ~1 ~2 ~3 ~1 ~3 water\ntp @s ~8.5 ~2 ~8.5\n"
    "scoreboard objectives add v dummy\nawait delay 1t\n"
)
BOOTS = (
    "item replace entity @s armor.feet with leather_boots[enchantments={'t:fins':2}]\n"
)
SPEED = (
    "await delay 2t\nexecute store result score #v v run attribute @s movement_speed get 10000\n"
    "assert score #v v matches {speed}\n"
)
SLOW, FAST = SPEED.format(speed=1000), SPEED.format(speed=1400)
INTO, OUT = "tp @s ~2.5 ~1 ~2.5\n", "tp @s ~8.5 ~2 ~8.5\n"


@pytest.mark.parametrize(
    "text",
    [
        BOOTS + SLOW,
        BOOTS + INTO + FAST,
        BOOTS + INTO + FAST + OUT + SLOW + INTO + FAST,
        INTO + SLOW + BOOTS + FAST,
        BOOTS + INTO + FAST + "item replace entity @s armor.feet with air\n" + SLOW,
        BOOTS + SLOW + "assert not entity @s[nbt={active_effects:[{}]}]",
        BOOTS + INTO + FAST + "assert entity @s[nbt={active_effects:[{}]}]",
    ],
)
def test_a_modifier_of_a_place_lasts_as_long_as_its_requirements(
    play: Callable[..., Any], text: str
) -> None:
    """https://github.com/the-great-chicken/SGP-Datapack: `sgp.kits:water_enchantments/depth_strider`."""
    end = play({"a": HEAD + POOL + text}, files=FILES).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            "summon arrow ~1 ~3 ~1 {weapon:{id:'bow',components:{enchantments:{'t:sting':1}}}}\n"
            "await delay 20t",
            "enchantment: effect set_block_properties",
        ),
        (
            "summon trident ~1 ~3 ~1 {item:{id:'trident',components:{enchantments:{'t:recall':1}}}}\n"
            "await delay 20t",
            "t:recall: minecraft:trident_return_acceleration",
        ),
        (
            "item replace entity @s weapon.mainhand with trident[enchantments={'t:spin':1}]\n"
            "dummy @s use item",
            "t:spin: minecraft:trident_spin_attack_strength",
        ),
        (
            "setblock ~3 ~1 ~3 dispenser[facing=up]{Items:[{Slot:0b,id:'flint_and_steel',components:"
            "{enchantments:{'t:frail':1}}}]}\n"
            "setblock ~2 ~1 ~3 redstone_block\nawait delay 9t",
            "t:frail: minecraft:item_damage",
        ),
        (
            "setblock ~3 ~1 ~3 dispenser[facing=up]{Items:[{Slot:0b,id:'snowball',components:"
            "{enchantments:{'t:comet':1}}}]}\n"
            "setblock ~2 ~1 ~3 redstone_block\nawait delay 9t",
            "t:comet: minecraft:projectile_spawned",
        ),
    ],
)
def test_an_effect_that_is_not_simulated_is_refused_by_name(
    play: Callable[..., Any], text: str, named: str
) -> None:
    end = play({"a": HEAD + text}, files=FILES).of("a")

    assert end.outcome.value == "unsupported"
    assert named in str((end.missing, end.failure))
