from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.summoning import create_entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Compound, Double, Int, nbt_equal

AT = Vec3(0.5, 64.0, 0.5)


def _nbt(text: str) -> Compound:
    tag = parse_snbt(text)
    assert isinstance(tag, dict)
    return tag


# https://minecraft.wiki/w/Entity_format; what `/data get entity` shows of one just summoned.
@pytest.mark.parametrize(
    ("id", "own"),
    [
        ("marker", "{}"),
        ("interaction", "{width: 1f, height: 1f, response: 0b}"),
        (
            "armor_stand",
            """{DisabledSlots: 0, Invisible: 0b, NoBasePlate: 0b, Pose: {}, ShowArms: 0b, Small: 0b,
            AbsorptionAmount: 0f, Brain: {memories: {}}, DeathTime: 0s, FallFlying: 0b, Health: 20f,
            HurtByTimestamp: 0, HurtTime: 0s}""",
        ),
        (
            "item_display",
            """{billboard: 'fixed', glow_color_override: -1, height: 0f, width: 0f,
            interpolation_duration: 0, teleport_duration: 0, item_display: 'none',
            shadow_radius: 0f, shadow_strength: 1f, view_range: 1f,
            transformation: {left_rotation: [0f, 0f, 0f, 1f], right_rotation: [0f, 0f, 0f, 1f],
            scale: [1f, 1f, 1f], translation: [0f, 0f, 0f]}}""",
        ),
    ],
)
def test_data_show_what_nobody_set(void: Level, id: str, own: str) -> None:
    shown = create_entity(void, id, AT, _nbt("{UUID: [I; 1, 2, 3, 4]}")).to_nbt()

    base = _nbt(
        """{Air: 300s, Fire: 0s, Invulnerable: 0b, Motion: [0d, 0d, 0d], OnGround: 0b,
        PortalCooldown: 0, Pos: [0.5d, 64d, 0.5d], Rotation: [0f, 0f], UUID: [I; 1, 2, 3, 4],
        fall_distance: 0d}"""
    )
    assert nbt_equal({**base, **_nbt(own)}, shown), write_snbt(shown)


# Java narrows numbers of any type: https://docs.oracle.com/javase/specs (JLS 5.1.3).
@pytest.mark.parametrize(
    ("id", "given", "path", "expected"),
    [
        ("pig", "{Health: 5}", "Health", "5f"),
        ("pig", "{Health: 50f}", "Health", "10f"),
        ("pig", "{Air: 70000}", "Air", "4464s"),
        ("pig", "{Air: 3.9d}", "Air", "3s"),
        ("pig", "{Invulnerable: 5}", "Invulnerable", "1b"),
        ("pig", "{Air: 'many'}", "Air", "300s"),
        ("pig", "{CustomName: {text: 'Bo'}}", "CustomName", "'Bo'"),
        ("pig", "{Motion: [1, 2f, 3.5d]}", "Motion", "[1d, 2d, 3.5d]"),
        ("pig", "{Motion: [11d, 0d, -10d]}", "Motion", "[0d, 0d, -10d]"),
        ("pig", "{Motion: [1d, 2d]}", "Motion", "[0d, 0d, 0d]"),
        ("pig", "{Rotation: [10d, 100f]}", "Rotation", "[10f, 90f]"),
        ("interaction", "{width: 2}", "width", "2f"),
        ("text_display", "{text: {text: 'hi', color: 'red'}}", "text.color", "'red'"),
        ("item_frame", "{Item: {id: 'stone', count: 1}}", "ItemRotation", "0b"),
        ("item_frame", "{block_pos: [1, 2, 3]}", "block_pos", "[I; 1, 2, 3]"),
        (
            "block_display",
            "{transformation: {scale: [2d, 2d, 2d]}}",
            "transformation.translation",
            "[0f, 0f, 0f]",
        ),
        (
            "block_display",
            """{transformation: {left_rotation: {angle: 0f, axis: [0f, 1f, 0f]}}}""",
            "transformation.left_rotation",
            "[0f, 0f, 0f, 1f]",
        ),
        # https://gist.github.com/MulverineX/f473dbfd7cc8dadb326074fef05ad76a: a matrix is given
        # row by row and divided by its last number; the fourth column is the translation.
        (
            "block_display",
            "{transformation: [1, 0, 0, -1, 0, 1, 0, 2, 0, 0, 1, 4, 0, 0, 0, 2]}",
            "transformation.translation",
            "[-0.5f, 1f, 2f]",
        ),
        (
            "block_display",
            "{transformation: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2]}",
            "transformation.scale",
            "[0.5f, 0.5f, 0.5f]",
        ),
        (
            "block_display",
            "{transformation: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2]}",
            "transformation.left_rotation",
            "[0f, 0f, 0f, 1f]",
        ),
        # The length of a vector: the only number of the scale of a matrix of one column,
        # as https://github.com/mcbookshelf/bookshelf measures it (2, 3, 6: 7).
        (
            "block_display",
            "{transformation: [2, 0, 0, 0, 3, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 1]}",
            "transformation.scale",
            "[7f, 0f, 0f]",
        ),
        (
            "pig",
            "{attributes: [{id: 'minecraft:max_health', base: 40d}]}",
            "Health",
            "40f",
        ),
    ],
)
def test_data_are_kept_in_the_games_types(
    void: Level, id: str, given: str, path: str, expected: str
) -> None:
    shown = create_entity(void, id, AT, _nbt(given)).to_nbt()

    found: object = shown
    for key in path.split("."):
        assert isinstance(found, dict)
        found = found[key]
    assert nbt_equal(parse_snbt(expected), found)  # type: ignore[arg-type]


# The game reads the keys that a kind has and forgets all others.
@pytest.mark.parametrize(
    ("id", "kept"), [("marker", False), ("armor_stand", False), ("pig", True)]
)
def test_unknown_keys_are_dropped_where_all_keys_are_known(
    void: Level, id: str, kept: bool
) -> None:
    entity = create_entity(void, id, AT, _nbt("{foo: 1, data: {foo: 1}}"))

    assert kept == ("foo" in entity.to_nbt())
    assert nbt_equal(_nbt("{foo: 1}"), entity.to_nbt()["data"])


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("item", ("Age", "PickupDelay", "Health")),
        ("experience_orb", ("Age", "Count", "Value", "Health")),
        ("falling_block", ("Time", "FallHurtMax", "FallHurtAmount")),
        ("furnace_minecart", ("Fuel", "PushX", "PushZ")),
        ("area_effect_cloud", ("Duration", "Radius", "WaitTime")),
    ],
)
def test_endless_numbers_in_the_data_break_no_turn(
    floor: Level, reports: list[str], kind: str, keys: tuple[str, ...]
) -> None:
    """Stored with a large scale, they come to any key."""
    for value in ("inf", "-inf", "nan"):
        data: Compound = {key: Double(value) for key in keys}
        if kind == "item":
            data["Item"] = {"id": "minecraft:stone", "count": Int(1)}
        entity = create_entity(floor, kind, AT, data)
        floor.tick()

        assert isinstance(entity.to_nbt(), dict)
