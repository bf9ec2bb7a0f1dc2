from __future__ import annotations

import pytest

from gametest.block.upgrade import upgrade_state
from gametest.core.version import version_named

V1_16, V1_17, V1_20_1, V1_21_4, V26_1 = 2586, 2724, 3465, 4189, 4786


# https://github.com/misode/technical-changes
@pytest.mark.parametrize(
    ("data_version", "name", "properties", "new_name", "new_properties"),
    [
        (V1_16, "grass_path", {}, "dirt_path", {}),
        (V1_16, "cauldron", {"level": "2"}, "water_cauldron", {"level": "2"}),
        (V1_16, "cauldron", {"level": "0"}, "cauldron", {}),
        (V1_17, "water_cauldron", {"level": "2"}, "water_cauldron", {"level": "2"}),
        (V1_20_1, "grass", {}, "short_grass", {}),
        (V1_20_1, "grass_block", {}, "grass_block", {}),
        (V1_21_4, "chain", {"axis": "x"}, "iron_chain", {"axis": "x"}),
        (V1_21_4, "oak_sign", {}, "oak_sign", {"rotation": "0"}),
        (V1_21_4, "oak_sign", {"rotation": "3"}, "oak_sign", {"rotation": "3"}),
        (V1_21_4, "oak_hanging_sign", {}, "oak_hanging_sign", {"rotation": "0"}),
        (V1_21_4, "red_banner", {}, "red_banner", {"rotation": "0"}),
        (V1_21_4, "oak_wall_sign", {}, "oak_wall_sign", {}),
        (V1_21_4, "oak_wall_hanging_sign", {}, "oak_wall_hanging_sign", {}),
        (V26_1, "oak_sign", {}, "oak_sign", {}),
        (V26_1, "chain", {}, "chain", {}),
    ],
)
def test_old_state_gets_its_new_name(
    data_version: int,
    name: str,
    properties: dict[str, str],
    new_name: str,
    new_properties: dict[str, str],
) -> None:
    upgraded = upgrade_state(f"minecraft:{name}", properties, data_version)

    assert (f"minecraft:{new_name}", new_properties) == upgraded


def test_shelf_loses_its_alignment() -> None:
    properties = {"align_items_to_bottom": "true", "facing": "east"}
    _, upgraded = upgrade_state("minecraft:oak_shelf", properties, 4540)

    assert upgraded == {"facing": "east"}


def test_rule_newer_than_the_target_is_not_applied() -> None:
    target = version_named("1.21.5")
    name, _ = upgrade_state("minecraft:chain", {}, V1_20_1, target)

    assert name == "minecraft:chain"


def test_missing_namespace_is_added() -> None:
    assert upgrade_state("stone", {}, V26_1) == ("minecraft:stone", {})


def test_block_of_another_namespace_is_left_alone() -> None:
    assert upgrade_state("mod:grass", {}, V1_20_1) == ("mod:grass", {})


def test_properties_handed_in_are_not_changed() -> None:
    properties = {"level": "2"}
    upgrade_state("minecraft:cauldron", properties, V1_16)

    assert properties == {"level": "2"}
