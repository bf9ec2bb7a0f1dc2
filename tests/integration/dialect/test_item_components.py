"""Components of items in a dummy's hands (https://minecraft.wiki/w/Data_component_format): they work, or are refused by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

HEAD = "# @dummy ~1.5 ~1 ~1.5\n# @timeout 300\nfill ~ ~ ~ ~3 ~ ~3 stone\nawait delay 70t\nrotate @s 0 0\n"
HOLDS = "item replace entity @s weapon.mainhand with {item}\n"
BLOCKS = (
    HOLDS.replace("{item}", "stick[max_damage=50,max_stack_size=1,blocks_attacks={%s}]")
    + "dummy @s use item\nawait delay 8t\n"
    "summon husk ~1.5 ~1 ~3.5 {NoAI:1b,equipment:{mainhand:{id:'iron_axe'}}}\n"
    "damage @s 8 %s by @n[type=husk]\n"
    "execute store result score #h n run data get entity @s Health\nassert score #h n matches %d\n"
    "kill @e[type=husk,distance=..20]\n"
)
HORN = json.dumps(
    {
        "sound_event": "a",
        "use_duration": 0.5,
        "range": 9,
        "description": "",
    }
)
FILES = {
    "data/t/instrument/short.json": HORN,
    "data/t/tags/damage_type/soft.json": '{"values":["mob_attack"]}',
}


@pytest.fixture
def ends(play: Callable[..., Any]) -> Callable[[str], Any]:
    def run(text: str) -> Any:
        body = "scoreboard objectives add n dummy\n" + text
        return play({"a": HEAD + body}, files=FILES).of("a")

    return run


HALF = "damage_reductions:[{base:0,factor:0.5}]"
OF_TYPE = "damage_reductions:[{type:%s,base:0,factor:1}]"


@pytest.mark.parametrize(
    "text",
    [
        BLOCKS % ("", "mob_attack", 20),
        BLOCKS % (HALF, "mob_attack", 16),
        BLOCKS % ("bypassed_by:'mob_attack'", "mob_attack", 12),
        BLOCKS % ("bypassed_by:['arrow','mob_attack']", "mob_attack", 12),
        BLOCKS % ("bypassed_by:'#t:soft'", "mob_attack", 12),
        BLOCKS % ("block_delay_seconds:5f", "mob_attack", 12),
        BLOCKS.replace("max_damage=50", "max_damage=50,damage=20")
        % ("item_damage:{threshold:0,base:-9,factor:0}", "mob_attack", 20)
        + "assert items entity @s weapon.mainhand stick[damage=11]",
        BLOCKS % (OF_TYPE % "'#t:soft'", "mob_attack", 20),
        BLOCKS % (OF_TYPE % "'mob_attack'", "mob_attack", 20),
        BLOCKS % (OF_TYPE % "['arrow']", "mob_attack", 12),
        BLOCKS % ("", "mob_attack", 20) + "assert not run dummy @s use item",
        BLOCKS
        % ("disable_cooldown_scale:0f", "mob_attack", 20)
        + "damage @s 8 mob_attack at ~1.5 ~1 ~3.5\n"
        "assert entity @s[nbt={Health:20f}]",
        HOLDS.format(item="goat_horn[instrument='t:short']")
        + "dummy @s use item\nawait delay 11t\nassert run dummy @s use item",
        HOLDS.format(item="goat_horn") + "dummy @s use item\nawait delay 11t\n"
        "assert not run dummy @s use item",
        HOLDS.format(item="goat_horn[!instrument]")
        + "assert not run dummy @s use item",
        HOLDS.format(item="stick[consumable={},ominous_bottle_amplifier=2]")
        + "dummy @s use item\nawait delay 40t\n"
        "assert entity @s[nbt={active_effects:[{id:'minecraft:bad_omen',amplifier:2b}]}]",
        HOLDS.format(
            item="stick[equippable={slot:head,allowed_entities:['player','pig']}]"
        )
        + "dummy @s use item\nassert items entity @s armor.head stick",
        HOLDS.format(item="stick[equippable={slot:head,allowed_entities:'pig'}]")
        + "assert not run dummy @s use item",
        HOLDS.format(item="cow_spawn_egg[cow/variant=cold,pig/variant=warm]")
        + "dummy @s use block ~3.5 ~ ~3.5\n"
        "await entity @e[type=cow,nbt={variant:'minecraft:cold'},distance=..20]\n"
        "kill @e[type=cow,distance=..20]",
        HOLDS.format(
            item="oak_sign[sign_text_front={messages:['a','','','']},waxed={}]"
        )
        + "dummy @s use block ~3.5 ~0.9 ~3.5\n"
        "assert data block ~3 ~1 ~3 {is_waxed:1b,front_text:{messages:['a','','','']}}",
    ],
)
def test_a_component_does_what_it_says(ends: Callable[[str], Any], text: str) -> None:
    end = ends(text)

    assert ("passed", None) == (end.outcome.value, end.failure)


STRIKES = (
    "summon pig ~1.5 ~1 ~3.5 {NoAI:1b}\ndummy @s attack @n[type=pig]\nkill @e[type=pig]"
)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            HOLDS.format(item="stick[piercing_weapon={}]") + STRIKES,
            "minecraft:stick: attack with minecraft:piercing_weapon",
        ),
        (
            HOLDS.format(item="stick[minimum_attack_charge=1f]")
            + "dummy @s attack @s\n"
            + STRIKES,
            "below its minecraft:minimum_attack_charge",
        ),
        (
            HOLDS.format(item="iron_hoe[!block_transformer]")
            + "dummy @s use block ~3.5 ~ ~3.5",
            "minecraft:iron_hoe: minecraft:block_transformer",
        ),
        (
            HOLDS.format(item="stick[dye=red]")
            + "summon sheep ~3.5 ~1 ~3.5 {NoAI:1b}\ndummy @s use entity @n[type=sheep]",
            "stick with minecraft:dye",
        ),
        (
            HOLDS.format(item="stick[equippable={slot:head,equip_on_interact:1b}]")
            + "summon husk ~3.5 ~1 ~3.5 {NoAI:1b}\ndummy @s use entity @n[type=husk]",
            "stick that is put on",
        ),
        (
            HOLDS.format(item="shears")
            + "summon husk ~3.5 ~1 ~3.5 {NoAI:1b,equipment:{head:{id:'stick',components:"
            "{equippable:{slot:head,can_be_sheared:1b}}}}}\n"
            "dummy @s use entity @n[type=husk]",
            "shears off what it wears",
        ),
        (
            "setblock ~3 ~1 ~3 brewing_stand{Items:[{Slot:4b,id:'stick',components:"
            "{brewing_fuel:{uses:1,speed_multiplier:1}}}]}\nawait delay 3t",
            "minecraft:brewing_stand: component minecraft:brewing_fuel",
        ),
        (
            "setblock ~3 ~1 ~3 brewing_stand{Fuel:1,speed_multiplier:4f,Items:[{Slot:0b,id:'potion',"
            "components:{potion_contents:'water'}},{Slot:3b,id:'nether_wart'}]}\n"
            "await delay 3t",
            "minecraft:brewing_stand: speed_multiplier",
        ),
        (
            HOLDS.format(item="salmon_spawn_egg[salmon/size=large]")
            + "dummy @s use block ~3.5 ~ ~3.5",
            "set out with minecraft:salmon/size",
        ),
    ],
)
def test_a_component_that_is_not_simulated_is_refused_by_name(
    ends: Callable[[str], Any], text: str, named: str
) -> None:
    assert named in str(ends(text).missing)
