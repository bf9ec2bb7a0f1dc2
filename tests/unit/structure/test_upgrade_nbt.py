"""Expected forms: https://github.com/misode/technical-changes, folder and snapshot per case."""

from __future__ import annotations

import pytest

from gametest.core.version import NEWEST_VERSION
from gametest.nbt.snbt import parse_snbt, write_snbt
from gametest.nbt.tags import Compound
from gametest.structure.upgrades import (
    upgrade_block_entities,
    upgrade_components,
    upgrade_entities,
)
from gametest.structure.upgrades.upgrade import LAST_NBT_RULE
from gametest.structure.upgrades.upgrade_nbt import upgrade_block_entity, upgrade_entity

TARGET = NEWEST_VERSION.data_version


def _compound(text: str) -> Compound:
    tag = parse_snbt(text)
    assert isinstance(tag, dict)
    return tag


def _sorted(text: str) -> str:
    return write_snbt(parse_snbt(text), sort_keys=True)


STACKS = [
    # 1.20.5 24w09a and https://minecraft.wiki/w/Data_component_format
    ('{id:"minecraft:stone",Count:3b}', '{id:"minecraft:stone",count:3}'),
    ('{id:"minecraft:grass",Count:1b}', '{id:"minecraft:short_grass",count:1}'),
    ('{id:"minecraft:chain",Count:1b}', '{id:"minecraft:iron_chain",count:1}'),
    ('{id:"minecraft:scute",Count:1b}', '{id:"minecraft:turtle_scute",count:1}'),
    (
        '{id:"minecraft:shears",Count:1b,tag:{Damage:5}}',
        '{id:"minecraft:shears",count:1,components:{"minecraft:damage":5}}',
    ),
    (
        '{id:"minecraft:iron_sword",Count:1b,tag:{Enchantments:[{id:"minecraft:sweeping",lvl:2s}],Unbreakable:1b,mine:1}}',
        '{id:"minecraft:iron_sword",count:1,components:{"minecraft:enchantments":{"minecraft:sweeping_edge":2},"minecraft:unbreakable":{},"minecraft:custom_data":{mine:1}}}',
    ),
    (
        """{id:"minecraft:paper",Count:1b,tag:{display:{Name:'{"text":"a","color":"red"}',Lore:['"b"']}}}""",
        '{id:"minecraft:paper",count:1,components:{"minecraft:custom_name":{text:"a",color:"red"},"minecraft:lore":["b"]}}',
    ),
    (
        '{id:"minecraft:paper",Count:1b,tag:{CustomModelData:7}}',
        '{id:"minecraft:paper",count:1,components:{"minecraft:custom_model_data":{floats:[7.0f]}}}',
    ),
    (
        '{id:"minecraft:potion",Count:1b,tag:{Potion:"minecraft:swiftness",HideFlags:1}}',
        '{id:"minecraft:potion",count:1,components:{"minecraft:potion_contents":{potion:"minecraft:swiftness"},"minecraft:tooltip_display":{hidden_components:["minecraft:enchantments"]}}}',
    ),
    (
        '{id:"minecraft:shulker_box",Count:1b,tag:{BlockEntityTag:{Items:[{Slot:4b,id:"minecraft:grass",Count:2b}]}}}',
        '{id:"minecraft:shulker_box",count:1,components:{"minecraft:container":[{slot:4,item:{id:"minecraft:short_grass",count:2}}]}}',
    ),
    (
        """{id:"minecraft:written_book",Count:1b,tag:{title:"t",author:"a",pages:['{"text":"p"}']}}""",
        '{id:"minecraft:written_book",count:1,components:{"minecraft:written_book_content":{title:{raw:"t"},author:"a",pages:[{raw:{text:"p"}}]}}}',
    ),
]


@pytest.mark.parametrize(("old", "new"), STACKS)
def test_an_old_stack_in_a_chest_gets_the_new_form(old: str, new: str) -> None:
    chest = _compound(f'{{id:"minecraft:chest",Items:[{old}]}}')

    upgraded = upgrade_block_entity(chest, 2724, TARGET)

    expected = f'{{id:"minecraft:chest",Items:[{new}]}}'
    assert write_snbt(upgraded or {}, sort_keys=True) == _sorted(expected)


def test_the_slot_of_a_stack_stays() -> None:
    chest = _compound(
        '{id:"minecraft:chest",Items:[{Slot:3b,id:"minecraft:stone",Count:1b}]}'
    )

    upgraded = upgrade_block_entity(chest, 2724, TARGET)

    assert '{Slot:3b,id:"minecraft:stone",count:1}' in write_snbt(upgraded or {})


@pytest.mark.parametrize(
    ("data_version", "old", "new"),
    [
        # 1.20 23w12a, then 1.21.5 25w02a
        (
            2724,
            """{id:"minecraft:sign",Text1:'{"text":"a"}',Text2:'""',Text3:'""',Text4:'""',Color:"red",GlowingText:1b}""",
            '{id:"minecraft:sign",allow_op_features:1b,is_waxed:0b,front_text:{messages:[{text:"a"},"","",""],color:"red",has_glowing_text:1b},back_text:{messages:["","","",""],color:"black",has_glowing_text:0b}}',
        ),
        # 1.18 21w37a
        (
            2724,
            '{id:"minecraft:mob_spawner",SpawnData:{id:"minecraft:pig"}}',
            '{id:"minecraft:mob_spawner",SpawnData:{entity:{id:"minecraft:pig"}}}',
        ),
        # 1.20.5 24w09a
        (
            2724,
            '{id:"minecraft:banner",Patterns:[{Pattern:"cre",Color:15}]}',
            '{id:"minecraft:banner",patterns:[{pattern:"minecraft:creeper",color:"black"}]}',
        ),
        # 1.20.2 23w32a
        (
            2724,
            '{id:"minecraft:beacon",Primary:1,Secondary:-1}',
            '{id:"minecraft:beacon",primary_effect:"minecraft:speed"}',
        ),
        # 1.21.4-pre2
        (
            2724,
            '{id:"minecraft:furnace",BurnTime:5s,CookTime:6s,CookTimeTotal:200s}',
            '{id:"minecraft:furnace",cooking_time_spent:6s,cooking_total_time:200s,lit_time_remaining:5s,lit_total_time:5s}',
        ),
        # 1.21.5 25w02a, 25w09a
        (
            4189,
            """{id:"minecraft:hopper",CustomName:'"x"'}""",
            '{id:"minecraft:hopper",CustomName:"x",TransferCooldown:-1}',
        ),
        (
            4189,
            """{id:"minecraft:command_block",Command:"say 1",LastOutput:'{"text":"o"}'}""",
            '{id:"minecraft:command_block",Command:"say 1",LastOutput:{text:"o"}}',
        ),
        # 1.20.5 24w06a
        (
            2724,
            '{id:"minecraft:end_gateway",ExitPortal:{X:1,Y:2,Z:3}}',
            '{id:"minecraft:end_gateway",exit_portal:[I;1,2,3]}',
        ),
        (4903, '{id:"minecraft:chest",Lock:"x"}', '{id:"minecraft:chest",Lock:"x"}'),
    ],
)
def test_a_block_entity_gets_the_new_form(
    data_version: int, old: str, new: str
) -> None:
    upgraded = upgrade_block_entity(_compound(old), data_version, TARGET)

    assert write_snbt(upgraded or {}, sort_keys=True) == _sorted(new)


@pytest.mark.parametrize(("target", "stays"), [(4786, True), (4903, False)])
def test_a_bed_loses_its_block_entity_since_26_2(target: int, stays: bool) -> None:
    upgraded = upgrade_block_entity(_compound('{id:"minecraft:bed"}'), 2724, target)

    assert (upgraded is not None) == stays


@pytest.mark.parametrize(
    ("data_version", "old", "new"),
    [
        # 1.21 24w21a, 1.21.2 24w33a
        (
            2724,
            '{id:"minecraft:zombie",Attributes:[{Name:"minecraft:generic.max_health",Base:20.0d}]}',
            '{id:"minecraft:zombie",attributes:[{id:"minecraft:max_health",base:20.0d}]}',
        ),
        # 1.21.5 25w02a, 25w03a
        (
            2724,
            '{id:"minecraft:zombie",ArmorItems:[{},{},{},{id:"minecraft:stone",Count:1b}],HandItems:[{},{}],ArmorDropChances:[0.085f,0.085f,0.085f,1.0f],FallDistance:2.5f}',
            '{id:"minecraft:zombie",drop_chances:{head:1.0f},equipment:{head:{id:"minecraft:stone",count:1}},fall_distance:2.5d}',
        ),
        # 1.20.2 23w32a
        (
            3465,
            '{id:"minecraft:cow",ActiveEffects:[{Id:8,Amplifier:1b,Duration:5}]}',
            '{id:"minecraft:cow",active_effects:[{id:"minecraft:jump_boost",amplifier:1b,duration:5}]}',
        ),
        # 1.20.3 23w42a
        (
            3465,
            '{id:"minecraft:tnt",Fuse:80s}',
            '{id:"minecraft:tnt",fuse:80s,block_state:{id:"minecraft:tnt"}}',
        ),
        # 1.21.2 24w39a
        (3465, '{id:"minecraft:boat",Type:"birch"}', '{id:"minecraft:birch_boat"}'),
        (
            3465,
            '{id:"minecraft:chest_boat",Type:"bamboo"}',
            '{id:"minecraft:bamboo_chest_raft"}',
        ),
        # 1.21.5 25w04a
        (
            4189,
            '{id:"minecraft:potion",Item:{id:"minecraft:lingering_potion",count:1}}',
            '{id:"minecraft:lingering_potion",Item:{id:"minecraft:lingering_potion",count:1}}',
        ),
        # 1.21.5 25w07a
        (
            4189,
            '{id:"minecraft:item_frame",TileX:1,TileY:2,TileZ:3,Facing:2b}',
            '{id:"minecraft:item_frame",block_pos:[I;1,2,3],Facing:2b}',
        ),
        (4189, '{id:"minecraft:pig",Motion:[1.0d]}', '{id:"minecraft:pig"}'),
        # 1.19 22w16a, 1.19-pre1
        (
            2724,
            '{id:"minecraft:painting",Motive:"minecraft:kebab",Facing:1b}',
            '{id:"minecraft:painting",variant:"minecraft:kebab",facing:1b}',
        ),
        # 1.21.5 25w02a; passengers too
        (
            2724,
            """{id:"minecraft:pig",Passengers:[{id:"minecraft:pig",CustomName:'{"text":"p"}'}]}""",
            '{id:"minecraft:pig",Passengers:[{id:"minecraft:pig",CustomName:{text:"p"}}]}',
        ),
        (
            2724,
            '{id:"minecraft:item",Item:{id:"minecraft:grass",Count:4b}}',
            '{id:"minecraft:item",Item:{id:"minecraft:short_grass",count:4}}',
        ),
        # 1.21.11 25w41a
        (
            4556,
            '{id:"minecraft:wolf",AngerTime:5}',
            '{id:"minecraft:wolf",anger_end_time:5L}',
        ),
    ],
)
def test_an_entity_gets_the_new_form(data_version: int, old: str, new: str) -> None:
    upgraded = upgrade_entity(_compound(old), data_version, TARGET)

    assert write_snbt(upgraded, sort_keys=True) == _sorted(new)


def test_rules_newer_than_the_target_are_not_applied() -> None:
    wolf = _compound('{id:"minecraft:wolf",AngerTime:5}')

    assert write_snbt(upgrade_entity(wolf, 4189, 4325)) == write_snbt(wolf)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            '{id:"minecraft:falling_block",BlockState:{Name:"minecraft:oak_log",Properties:{axis:"x"}}}',
            '{id:"minecraft:falling_block",BlockState:{id:"minecraft:oak_log",properties:{axis:"x"}}}',
        ),
        (
            '{id:"minecraft:block_display",block_state:{Name:"minecraft:stone"}}',
            '{id:"minecraft:block_display",block_state:{id:"minecraft:stone"}}',
        ),
    ],
)
def test_block_states_of_entities_take_their_new_names(before: str, after: str) -> None:
    """Minecraft 26.3 Snapshot 7: `Name` is now `id`, `Properties` is now `properties`."""
    found = upgrade_entity(_compound(before), 4903, TARGET)

    assert _sorted(after) == write_snbt(found, sort_keys=True)


def test_the_original_is_not_touched() -> None:
    chest = _compound('{id:"minecraft:chest",Items:[{id:"minecraft:grass",Count:1b}]}')
    before = write_snbt(chest)

    upgrade_block_entity(chest, 2724, TARGET)

    assert write_snbt(chest) == before


def test_no_rule_is_newer_than_the_version_from_which_all_are_skipped() -> None:
    rules = [
        *upgrade_components.RULES,
        *upgrade_block_entities.RULES_OF_ALL,
        *upgrade_entities.RULES_OF_ALL,
    ]
    for table in (upgrade_block_entities.RULES, upgrade_entities.RULES):
        for of_kind in table.values():
            rules += of_kind

    assert max(rule.since for rule in rules) <= LAST_NBT_RULE
    assert upgrade_block_entities.BED_VERSION <= LAST_NBT_RULE
