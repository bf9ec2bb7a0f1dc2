"""Components as written and as kept.

Fields, bounds, defaults: https://minecraft.wiki/w/Data_component_format and
https://github.com/SpyglassMC/vanilla-mcdoc (MIT), `java/world/component`.
"""

from __future__ import annotations

import pytest

from gametest.core.version import SUPPORTED_VERSIONS
from gametest.item.component.forms import FORMS
from gametest.item.component_types import ComponentTypes
from gametest.item.component_values import ComponentValueError, stored_value
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.snbt_writer import write_snbt


@pytest.mark.parametrize(
    ("name", "written", "kept"),
    [
        # Colours, alone and in lists.
        ("dyed_color", "255", "255"),
        (
            "custom_model_data",
            "{colors:[[1f,0f,0f],255,[0,1,0]],floats:[1,0.5d],flags:[true,0b],strings:[a]}",
            '{colors:[16711680,255,65280],floats:[1.0f,0.5f],flags:[1b,0b],strings:["a"]}',
        ),
        ("custom_model_data", "{floats:[],flags:[I;1]}", "{flags:[1b]}"),
        ("firework_explosion", "{shape:star,colors:[I;1,2]}", '{shape:"star",colors:[1,2]}'),
        ("fireworks", "{explosions:[{shape:burst,has_trail:0b}],flight_duration:2}",
         '{explosions:[{shape:"burst"}],flight_duration:2b}'),
        # Defaults are left out, inside lists too.
        ("suspicious_stew_effects", "[{id:poison,duration:160}]", '[{id:"minecraft:poison"}]'),
        ("suspicious_stew_effects", "[{id:poison,duration:5}]",
         '[{id:"minecraft:poison",duration:5}]'),
        ("attribute_modifiers",
         "[{type:armor,id:x,amount:1,operation:add_value,slot:head,display:{type:default}}]",
         '[{type:"minecraft:armor",id:"minecraft:x",amount:1.0d,operation:"add_value",'
         'slot:"head"}]'),
        ("container_loot", "{loot_table:'a:b',seed:0}", '{loot_table:"a:b"}'),
        ("container_loot", "{loot_table:'a:b',seed:3}", '{loot_table:"a:b",seed:3L}'),
        ("kinetic_weapon",
         "{delay_ticks:0,damage_multiplier:2,damage_conditions:"
         "{max_duration_ticks:5,min_speed:0}}",
         "{damage_multiplier:2.0f,damage_conditions:{max_duration_ticks:5}}"),
        ("piercing_weapon", "{deals_knockback:1b,dismounts:1b}", "{dismounts:1b}"),
        ("attack_range", "{min_reach:0,max_reach:4}", "{max_reach:4.0f}"),
        ("swing_animation", "{type:whack,duration:7}", "{duration:7}"),
        ("interact_animation", "{type:stab}", '{type:"stab"}'),
        ("use_effects", "{can_sprint:true,speed_multiplier:0.2}", "{can_sprint:1b}"),
        ("weapon", "{item_damage_per_attack:1,disable_blocking_for_seconds:5}",
         "{disable_blocking_for_seconds:5.0f}"),
        ("minimum_attack_charge", "1", "1.0f"),
        ("blocks_attacks",
         "{damage_reductions:[{type:'#is_fire',base:0,factor:1,"
         "horizontal_blocking_angle:90}],bypassed_by:'#bypasses_shield'}",
         '{damage_reductions:[{type:"#minecraft:is_fire",base:0.0f,factor:1.0f}],'
         'bypassed_by:"#minecraft:bypasses_shield"}'),
        ("consumable",
         "{consume_seconds:1.6,on_consume_effects:[{type:apply_effects,effects:[{id:poison}],"
         "probability:1},{type:'minecraft:teleport_randomly',diameter:16}]}",
         '{on_consume_effects:[{type:"minecraft:apply_effects",effects:[{id:"minecraft:poison",'
         'show_icon:1b}]},{type:"minecraft:teleport_randomly"}]}'),
        ("tool", "{rules:[{blocks:'#mineable/axe',speed:2,correct_for_drops:true}]}",
         '{rules:[{blocks:"#minecraft:mineable/axe",speed:2.0f,correct_for_drops:1b}]}'),
        # One spelling stands for another.
        ("profile", "Steve", '{name:"Steve"}'),
        ("writable_book_content", "{pages:[a,{raw:b,filtered:c}]}",
         '{pages:[{raw:"a"},{raw:"b",filtered:"c"}]}'),
        ("written_book_content", "{title:T,author:A,pages:['x',{raw:{text:y}}],generation:0}",
         '{title:{raw:"T"},author:"A",pages:[{raw:"x"},{raw:{text:"y"}}]}'),
        ("use_remainder", "bowl", '{id:"minecraft:bowl",count:1}'),
        ("sulfur_cube_content", "{id:stone}", '{id:"minecraft:stone",count:1}'),
        ("container", "[{slot:3b,item:{id:egg,components:{damage:2b}}}]",
         '[{slot:3,item:{id:"minecraft:egg",count:1,components:{"minecraft:damage":2}}}]'),
        ("block_entity_data", "'{id:chest,a:1b}'", '{id:"minecraft:chest",a:1b}'),
        ("bees", "[{entity_data:{id:bee},min_ticks_in_hive:5,ticks_in_hive:2s}]",
         '[{entity_data:{id:"minecraft:bee"},min_ticks_in_hive:5,ticks_in_hive:2}]'),
        ("damage_type", "spear", '"minecraft:spear"'),
        ("provides_banner_patterns", "[globe]", '"minecraft:globe"'),
        ("repairable", "{items:[stick,egg]}", '{items:["minecraft:stick","minecraft:egg"]}'),
        ("pot_decorations", "[brick]", '["minecraft:brick"]'),
        ("pot_decorations", "{front:brick}", '{front:{id:"minecraft:brick",count:1}}'),
        ("brewing_fuel", "{uses:20,speed_multiplier:'a:b'}",
         '{uses:20,speed_multiplier:"a:b"}'),
        ("block_transformer", "axe", '"minecraft:axe"'),
        ("block_transformer", "[{block_state_provider:{},particle:none}]",
         "[{block_state_provider:{}}]"),
        ("sign_text_front", "{messages:[a,b,'','']}", '{messages:["a","b","",""]}'),
        # What is no field of the format is dropped.
        ("enchantable", "{value:3,other:1}", "{value:3}"),
    ],
)  # fmt: skip
def test_value_is_kept_in_the_form_of_its_component(
    name: str, written: str, kept: str
) -> None:
    assert kept == write_snbt(stored_value(f"minecraft:{name}", parse_snbt(written)))


@pytest.mark.parametrize(
    ("name", "written", "fault"),
    [
        ("attack_range", "{max_reach:65}", "with 'max_reach' at most 64"),
        ("attribute_modifiers", "[{type:armor,id:x,amount:1,operation:add_value,slot:tail}]",
         r"with \[0\] with 'slot' one of mainhand"),
        ("banner_patterns", "[{color:white}]", r"with \[0\] a compound with 'pattern'"),
        ("bees", "[{entity_data:{},min_ticks_in_hive:5,ticks_in_hive:2}]", "with 'id'"),
        ("block_entity_data", "{a:1}", "a compound with 'id'"),
        ("block_state", "{lit:true}", "with 'lit' a string"),
        ("blocks_attacks", "{damage_reductions:[{base:0}]}", "a compound with 'factor'"),
        ("break_sound", "5", "an identifier"),
        ("can_break", "[]", "a list of at least 1"),
        ("consumable", "{animation:chew}", "with 'animation' one of none"),
        ("consumable", "{on_consume_effects:[{type:explode}]}", "one of apply_effects"),
        ("container", "[{slot:0,item:{id:egg,components:{damage:-1}}}]", "damage"),
        ("container_loot", "{seed:1L}", "a compound with 'loot_table'"),
        ("custom_model_data", "5", "a compound"),
        ("custom_model_data", "{colors:[[1f,0f]]}", "with 'colors'"),
        ("custom_name", "{bold:true}", "a text component"),
        ("damage_resistant", "{types:5}", "with 'types'"),
        ("dye", "crimson", "one of white"),
        ("dyed_color", "{rgb:5}", "a list"),
        ("enchantments", "{sharpness:256}", "at most 255"),
        ("equippable", "{slot:hand}", "with 'slot'"),
        ("firework_explosion", "{}", "a compound with 'shape'"),
        ("item_model", "'Bad Name'", "an identifier"),
        ("kinetic_weapon", "{damage_conditions:{min_speed:1}}", "max_duration_ticks"),
        ("lock", "key", "a compound"),
        ("lore", "[{bold:true}]", r"with \[0\] a text component"),
        ("minimum_attack_charge", "1.5", "at most 1"),
        ("profile", "{properties:[{name:x}]}", "with 'properties'"),
        ("provides_trim_material", "5", "an identifier"),
        ("rabbit/variant", "pink", "one of brown"),
        ("sign_text_back", "{messages:[a]}", "a list of at least 4"),
        ("swing_animation", "{type:wave}", "with 'type'"),
        ("tool", "{}", "a compound with 'rules'"),
        ("tooltip_display", "{hidden_components:lore}", "a list"),
        ("trim", "{material:gold}", "a compound with 'pattern'"),
        ("use_cooldown", "{seconds:0}", "above 0"),
        ("use_effects", "{speed_multiplier:2}", "at most 1"),
        ("weapon", "{item_damage_per_attack:-1}", "at least 0"),
        ("written_book_content", "{title:T}", "a compound with 'author'"),
        ("written_book_content", "{author:A,title:'a title that is longer than the game'}",
         "with 'title'"),
    ],
)  # fmt: skip
def test_wrong_form_is_refused_at_its_place(
    name: str, written: str, fault: str
) -> None:
    with pytest.raises(ComponentValueError, match=f"minecraft:{name} .*{fault}"):
        stored_value(f"minecraft:{name}", parse_snbt(written))


@pytest.mark.parametrize("version", SUPPORTED_VERSIONS, ids=str)
def test_each_component_that_can_be_written_has_a_form(version: object) -> None:
    types = ComponentTypes.load(version)  # type: ignore[arg-type]
    known = {f"minecraft:{name}" for name in FORMS}

    assert (
        set() == {name for name in types.names if types.problem(name) is None} - known
    )


# https://github.com/misode/technical-changes (26.1-pre-1), vanilla-mcdoc
@pytest.mark.parametrize(
    ("name", "written", "old", "new"),
    [
        ("damage_resistant", "{types:in_fire}", "26.1", None),
        ("damage_resistant", "{types:'#is_fire'}", None, None),
        ("blocks_attacks", "{bypassed_by:[magic]}", "26.1", None),
        ("provides_banner_patterns", "globe", "26.1", None),
        ("use_remainder", "bowl", "26.1", None),
        ("container", "[{slot:0,item:egg}]", "26.1", None),
        ("pot_decorations", "{front:brick}", "26.3", None),
        ("pot_decorations", "[brick]", None, "26.3"),
        ("consumable", "{animation:trident}", "1.21.11", None),
        ("attack_animation", "{type:none,duration:0}", None, None),
        ("enchantments", "{sharpness:0}", None, "1.21.5"),
        ("enchantments", "{sharpness:1}", None, None),
    ],
)
def test_form_is_that_of_the_version(
    name: str, written: str, old: str | None, new: str | None
) -> None:
    """Refused before `old`, and since `new`."""
    taken = {}
    for version in SUPPORTED_VERSIONS:
        try:
            stored_value(f"minecraft:{name}", parse_snbt(written), version)
            taken[version.name] = True
        except ComponentValueError:
            taken[version.name] = False

    names = [version.name for version in SUPPORTED_VERSIONS]
    first = 0 if old is None else names.index(old)
    end = len(names) if new is None else names.index(new)

    assert {name: first <= place < end for place, name in enumerate(names)} == taken
