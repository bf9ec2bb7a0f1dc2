from __future__ import annotations

import pytest

from gametest.item.component_values import (
    ComponentValueError,
    stored_value,
    values_equal,
)
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.snbt_writer import write_snbt


# https://minecraft.wiki/w/Data_component_format
@pytest.mark.parametrize(
    ("name", "written", "kept"),
    [
        ("damage", "5b", "5"),
        ("enchantments", "{sharpness:3b}", '{"minecraft:sharpness":3}'),
        ("custom_data", "'{a:1b}'", "{a:1b}"),
        ("custom_data", "{a:1}", "{a:1}"),
        ("enchantment_glint_override", "true", "1b"),
        ("lodestone_tracker", "{tracked:1b}", "{}"),
        (
            "tooltip_display",
            "{hidden_components:[damage]}",
            '{hidden_components:["minecraft:damage"]}',
        ),
        ("potion_contents", "healing", '{potion:"minecraft:healing"}'),
        (
            "potion_contents",
            "{custom_effects:[{id:poison,amplifier:0,duration:220,ambient:0b}]}",
            '{custom_effects:[{id:"minecraft:poison",duration:220,show_icon:1b}]}',
        ),
        (
            "potion_contents",
            "{custom_effects:[{id:slowness,amplifier:200,show_particles:0b}]}",
            '{custom_effects:[{id:"minecraft:slowness",amplifier:-56b,'
            "show_particles:0b,show_icon:0b}]}",
        ),
        ("dyed_color", "[1f,0f,0f]", "16711680"),
        ("bundle_contents", "[{id:egg}]", '[{id:"minecraft:egg",count:1}]'),
        (
            "attribute_modifiers",
            "[{type:armor,id:x,amount:1,operation:add_value}]",
            '[{type:"minecraft:armor",id:"minecraft:x",amount:1.0d,'
            'operation:"add_value"}]',
        ),
        (
            "food",
            "{nutrition:1b,saturation:2,can_always_eat:false}",
            "{nutrition:1,saturation:2.0f}",
        ),
    ],
)
def test_values_are_kept_as_the_codec_writes_them(
    name: str, written: str, kept: str
) -> None:
    found = stored_value(f"minecraft:{name}", parse_snbt(written))

    assert kept == write_snbt(found)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("damage", '"5"'),
        ("enchantments", "[]"),
        ("custom_data", "[]"),
        ("lore", '"x"'),
        ("custom_name", "5"),
        ("rarity", '"unusual"'),
        ("max_stack_size", "100"),
        ("food", "{nutrition:1}"),
        ("container", "[{slot:256,item:{id:egg}}]"),
        ("unbreakable", "1"),
        ("bundle_contents", "[{count:1}]"),
        ("attribute_modifiers", "[{type:armor,id:x,amount:1,operation:none}]"),
        ("enchantable", "{value:0}"),
    ],
)
def test_value_of_another_type_is_an_error(name: str, written: str) -> None:
    with pytest.raises(ComponentValueError, match=name):
        stored_value(f"minecraft:{name}", parse_snbt(written))


@pytest.mark.parametrize(
    ("name", "one", "other", "equal"),
    [
        ("custom_name", '"x"', "{text:x}", True),
        ("custom_name", '["x"]', "{text:x,type:text}", True),
        ("custom_name", '"x"', "{text:x,bold:true}", False),
        ("lore", '["x"]', "[{text:x}]", True),
        ("custom_data", "{a:1b}", "{a:1}", False),
        ("max_stack_size", "16", "16b", True),
        ("use_cooldown", "{seconds:0.1d}", "{seconds:0.1f}", True),
        ("use_cooldown", "{seconds:1}", "{seconds:1.0f}", True),
        ("use_cooldown", "{seconds:2}", "{seconds:1.0f}", False),
        (
            "firework_explosion",
            "{shape:star,colors:[1]}",
            "{shape:star,colors:[I;1]}",
            True,
        ),
        ("consumable", "{}", "{consume_seconds:1.6,animation:eat}", True),
        ("consumable", "{}", "{consume_seconds:1.5}", False),
        ("equippable", "{slot:head}", "{slot:head,swappable:true}", True),
        ("equippable", "{slot:head}", "{slot:head,swappable:false}", False),
    ],
)
def test_values_are_compared_after_the_codec(
    name: str, one: str, other: str, equal: bool
) -> None:
    found = values_equal(f"minecraft:{name}", parse_snbt(one), parse_snbt(other))

    assert equal is found
