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
        ("food", "{nutrition:1b}", "{nutrition:1b}"),
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
    ],
)
def test_values_are_compared_after_the_codec(
    name: str, one: str, other: str, equal: bool
) -> None:
    found = values_equal(f"minecraft:{name}", parse_snbt(one), parse_snbt(other))

    assert equal is found
