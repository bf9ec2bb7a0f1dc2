from __future__ import annotations

import pytest

from gametest.core.version import version_named
from gametest.entity.kinds import EntityKinds, UnknownEntityKindError
from gametest.nbt.tags import Float


# Registries of the versions: 158 kinds in 26.2, 161 in 26.3.
@pytest.mark.parametrize(("name", "count"), [("26.2", 158), ("26.3", 161)])
def test_version_decides_which_kinds_there_are(name: str, count: int) -> None:
    kinds = EntityKinds.load(version_named(name))

    assert count == len(kinds.names())
    assert (name == "26.3") == kinds.kind("minecraft:cushion").is_known


def test_every_kind_of_the_newest_version_has_a_row(kinds: EntityKinds) -> None:
    without = [id for id in kinds.names() if "category" not in kinds._rows[id[10:]]]

    assert [] == without


# Read from the game: https://github.com/mcbookshelf/mcdata, entities of 26.3.
@pytest.mark.parametrize(
    ("id", "width", "height", "baby"),
    [
        ("zombie", 0.6, 1.95, (0.49, 0.98)),
        ("pig", 0.9, 0.9, (0.45, 0.45)),
        ("armor_stand", 0.5, 1.975, (0.25, 0.9875)),
        ("poplar_boat", 1.375, 0.5625, None),
        ("bamboo_chest_raft", 1.375, 0.5625, None),
        ("tnt_minecart", 0.98, 0.7, None),
        ("text_display", 0.0, 0.0, None),
    ],
)
def test_sizes_are_the_games(
    kinds: EntityKinds,
    id: str,
    width: float,
    height: float,
    baby: tuple[float, float] | None,
) -> None:
    kind = kinds.kind(f"minecraft:{id}")

    assert (Float(width), Float(height)) == (kind.width, kind.height)
    assert (
        None if baby is None else (Float(baby[0]), Float(baby[1]))
    ) == kind.baby_size


# Eye heights and categories as in https://github.com/azalea-rs/azalea (26.2).
@pytest.mark.parametrize(
    ("id", "eye", "category", "is_living", "is_mob"),
    [
        ("allay", 0.36, "creature", True, True),
        ("armor_stand", 1.7775, "misc", True, False),
        ("player", 1.62, "misc", True, False),
        ("warden", 2.4650002, "monster", True, True),
        ("chest_minecart", 0.595, "misc", False, False),
    ],
)
def test_what_a_kind_is(
    kinds: EntityKinds,
    id: str,
    eye: float,
    category: str,
    is_living: bool,
    is_mob: bool,
) -> None:
    kind = kinds.kind(f"minecraft:{id}")

    assert (Float(eye), category) == (kind.eye_height, kind.category)
    assert (is_living, is_mob) == (kind.is_living, kind.is_mob)


# https://minecraft.wiki/w/Attribute: 0.23f is that decimal in 32 bits, then widened.
def test_attributes_are_the_kinds_own_or_the_defaults(kinds: EntityKinds) -> None:
    zombie = kinds.kind("minecraft:zombie").attributes

    assert 0.23000000417232513 == zombie["minecraft:movement_speed"]
    assert (20.0, 35.0) == (
        zombie["minecraft:max_health"],
        zombie["minecraft:follow_range"],
    )
    assert 16.0 == kinds.kind("minecraft:cow").attributes["minecraft:follow_range"]
    assert "minecraft:attack_damage" not in kinds.kind("minecraft:cow").attributes
    assert {} == kinds.kind("minecraft:marker").attributes


@pytest.mark.parametrize("id", ["fishing_bobber", "player"])
def test_some_kinds_cannot_be_summoned(kinds: EntityKinds, id: str) -> None:
    assert not kinds.kind(f"minecraft:{id}").is_summonable


def test_flags_are_read_from_the_table(kinds: EntityKinds) -> None:
    shulker, frame = kinds.kind("minecraft:shulker"), kinds.kind("minecraft:item_frame")

    assert (True, True) == (shulker.is_collidable, shulker.is_fire_immune)
    assert (True, False) == (frame.is_attached, frame.is_pushable)


def test_unknown_kind_is_named_with_the_nearest(kinds: EntityKinds) -> None:
    with pytest.raises(UnknownEntityKindError) as caught:
        kinds.known("minecraft:zombei")

    assert "did you mean 'minecraft:zombie'?" in str(caught.value)
    assert not kinds.kind("minecraft:zombei").is_known
