from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.attributes import attribute_base, attribute_value
from gametest.entity.summoning import create_entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)
ARMOR = "minecraft:armor"


def _modifiers(*pairs: tuple[str, float]) -> str:
    rows = (f"{{id: 'a:b', operation: '{op}', amount: {n}d}}" for op, n in pairs)
    return (
        f"{{attributes: [{{id: 'armor', base: 10d, modifiers: [{','.join(rows)}]}}]}}"
    )


# https://minecraft.wiki/w/Attribute#Modifiers
@pytest.mark.parametrize(
    ("modifiers", "value"),
    [
        ((), 10.0),
        ((("add_value", 2.0), ("add_value", 3.0)), 15.0),
        ((("add_multiplied_base", 0.5), ("add_multiplied_base", 0.5)), 20.0),
        ((("add_multiplied_total", 0.5), ("add_multiplied_total", 0.5)), 22.5),
        # At most 30 (https://minecraft.wiki/w/Attribute#Attributes).
        ((("add_multiplied_total", 1.0), ("add_multiplied_total", 1.0)), 30.0),
        ((("add_multiplied_total", 1.0), ("add_value", 5.0)), 30.0),
    ],
)
def test_modifiers_are_counted_in_three_steps(
    void: Level, modifiers: tuple[tuple[str, float], ...], value: float
) -> None:
    nbt = parse_snbt(_modifiers(*modifiers))
    assert isinstance(nbt, dict)
    zombie = create_entity(void, "zombie", AT, nbt)

    assert value == attribute_value(zombie, ARMOR)
    assert 10.0 == attribute_base(zombie, ARMOR)


def test_kind_without_the_attribute_has_no_value(void: Level) -> None:
    marker = create_entity(void, "marker", AT)

    assert attribute_value(marker, ARMOR) is None
