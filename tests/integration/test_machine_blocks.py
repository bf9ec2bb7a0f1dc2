"""Jukebox, lectern, daylight detector, shelf, plates, target: each block's page on the wiki."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from gametest.behaviour.machine.jukebox import JukeboxBlockEntity
from gametest.behaviour.machine.lectern import Lectern
from gametest.behaviour.sensing.daylight_detector import DaylightDetector
from gametest.core.position import BlockPos, Vec3
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.entities.entity import Entity
from gametest.level.world.world_clocks import OVERWORLD_CLOCK
from gametest.nbt.snbt import parse_snbt

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_POS: Pos = (0, 101, 0)


def _put(scene: Scene, text: str, data: str) -> None:
    nbt: Any = parse_snbt(data)
    scene.put(_POS, text, nbt)


def _reading(scene: Scene) -> int:
    """What a comparator beside it reads."""
    scene.put((1, 100, 0), "stone")
    scene.put((1, 101, 0), "comparator[facing=west]")
    # One that is set down waits for an update.
    scene.put((2, 101, 0), "stone")
    scene.tick(3)
    return scene.block_entity_number((1, 101, 0), "OutputSignal")


def _jukebox(scene: Scene, disc: str) -> JukeboxBlockEntity:
    scene.put(_POS, "jukebox")
    found = scene.level.get_block_entity(BlockPos(*_POS))
    assert isinstance(found, JukeboxBlockEntity)
    found.set_item(0, ItemStack(f"minecraft:{disc}"))
    return found


# -- jukebox -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("disc", "reading"),
    [
        # https://minecraft.wiki/w/Music_Disc: what a comparator reads.
        ("music_disc_13", 1),
        ("music_disc_cat", 2),
        ("music_disc_ward", 10),
        ("music_disc_pigstep", 13),
        ("music_disc_5", 15),
    ],
)
def test_comparator_knows_the_record(scene: Scene, disc: str, reading: int) -> None:
    _jukebox(scene, disc)

    assert reading == _reading(scene)


def test_jukebox_gives_power_while_the_record_plays(scene: Scene) -> None:
    """https://minecraft.wiki/w/Music_Disc: `11` lasts 71 seconds; it stops one second later."""
    scene.put((1, 101, 0), "redstone_lamp")
    _jukebox(scene, "music_disc_11")

    assert "true" == scene.get((1, 101, 0)).get("lit")

    scene.tick(72 * 20)

    assert "true" == scene.get((1, 101, 0)).get("lit")

    scene.tick(1 + 4)

    assert "false" == scene.get((1, 101, 0)).get("lit")
    assert "true" == scene.get(_POS).get("has_record")


def test_hand_takes_the_record_out(scene: Scene) -> None:
    jukebox = _jukebox(scene, "music_disc_cat")

    assert scene.use(_POS)
    assert jukebox.items == [EMPTY]
    assert "false" == scene.get(_POS).get("has_record")
    assert ["minecraft:item"] == [
        entity.type_id for entity in scene.level.entities.values()
    ]


@pytest.mark.parametrize(
    ("data", "is_playing"),
    [
        ('{RecordItem:{id:"minecraft:music_disc_cat",count:1}}', False),
        (
            '{RecordItem:{id:"minecraft:music_disc_cat",count:1},ticks_since_song_started:10L}',
            True,
        ),
    ],
)
def test_loaded_record_plays_only_if_it_did(
    scene: Scene, data: str, is_playing: bool
) -> None:
    """https://minecraft.wiki/w/Jukebox#Block_data."""
    _put(scene, "jukebox[has_record=true]", data)
    found = scene.level.get_block_entity(BlockPos(*_POS))
    assert isinstance(found, JukeboxBlockEntity)

    assert is_playing == found.is_playing
    assert parse_snbt(data) == {
        key: value for key, value in found.save().items() if key != "id"
    }


def test_song_that_is_not_known_is_unsupported(scene: Scene) -> None:
    data = (
        '{RecordItem:{id:"stone",count:1,components:'
        '{"minecraft:jukebox_playable":"demo:mine"}}}'
    )
    _put(scene, "jukebox[has_record=true]", data)
    _reading(scene)

    assert ["minecraft:jukebox: song demo:mine"] == list(dict.fromkeys(scene.missing))


# -- lectern -----------------------------------------------------------------------------


def _book(pages: int, page: int) -> str:
    texts = ",".join(['{raw:"a"}'] * pages)
    return (
        f'{{Book:{{id:"writable_book",count:1,components:'
        f'{{"minecraft:writable_book_content":{{pages:[{texts}]}}}}}},Page:{page}}}'
    )


@pytest.mark.parametrize(
    ("pages", "page", "reading"),
    [
        (1, 0, 15),
        (2, 0, 1),
        (2, 1, 15),
        (15, 0, 1),
        (15, 7, 8),
        (15, 14, 15),
        (3, 9, 15),
    ],
)
def test_comparator_reads_the_page(
    scene: Scene, pages: int, page: int, reading: int
) -> None:
    """https://minecraft.wiki/w/Lectern: floor(1 + 14 * page / (pages - 1)), pages from 0."""
    _put(scene, "lectern[has_book=true]", _book(pages, page))

    assert reading == _reading(scene)


def test_turned_page_gives_a_pulse_of_two_ticks(scene: Scene) -> None:
    scene.put((1, 101, 0), "redstone_lamp")
    _put(scene, "lectern[has_book=true]", _book(3, 0))
    lectern = scene.level.behaviours.behaviour(scene.get(_POS).block)
    assert isinstance(lectern, Lectern)
    lectern.turn_page(scene.level, BlockPos(*_POS), 1)
    seen = []
    for _ in range(3):
        seen.append(scene.get(_POS).get("powered"))
        scene.tick()

    assert ["true", "true", "false"] == seen


def test_lectern_without_a_book_reads_nothing(scene: Scene) -> None:
    scene.put(_POS, "lectern")

    assert 0 == _reading(scene)


# -- daylight detector -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hour", "power", "inverted"),
    [
        # https://minecraft.wiki/w/Daylight_Detector: strongest about noon, none at night;
        # https://minecraft.wiki/w/Light: sky light 15 by day, 4 at night.
        (6000, 15, 0),
        (4320, 15, 0),
        (7680, 15, 0),
        (13700, 0, 11),
        (18000, 0, 11),
        (22300, 0, 11),
    ],
)
def test_detector_measures_the_sky(
    scene: Scene, hour: int, power: int, inverted: int
) -> None:
    scene.level.world.clocks.set(OVERWORLD_CLOCK, hour)
    scene.put(_POS, "daylight_detector")
    scene.put((3, 101, 0), "daylight_detector[inverted=true]")
    scene.tick(20)

    assert [power, inverted] == [
        int(scene.get(pos).get("power")) for pos in (_POS, (3, 101, 0))
    ]


def test_detector_measures_every_twenty_ticks(scene: Scene) -> None:
    scene.level.world.clocks.set(OVERWORLD_CLOCK, 6000)
    scene.put(_POS, "daylight_detector")
    scene.tick(19)

    assert "0" == scene.get(_POS).get("power")

    scene.tick()

    assert "15" == scene.get(_POS).get("power")


def test_shut_in_detector_sees_no_sky(scene: Scene) -> None:
    scene.build(
        {(x, 101, z): "stone" for x, z in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        | {(0, 102, 0): "stone"}
    )
    scene.put(_POS, "daylight_detector[inverted=true]")
    scene.tick(20)

    assert "15" == scene.get(_POS).get("power")


def test_light_past_blocks_and_rain_are_unsupported(scene: Scene) -> None:
    scene.build({(0, 102, 0): "stone"})
    scene.put(_POS, "daylight_detector")
    scene.tick(40)

    assert [
        "minecraft:daylight_detector: measure light that comes past blocks"
    ] == scene.missing


def test_hand_turns_the_detector_over(scene: Scene) -> None:
    scene.level.world.clocks.set(OVERWORLD_CLOCK, 18000)
    scene.put(_POS, "daylight_detector")
    scene.use(_POS)

    assert scene.state("daylight_detector[inverted=true,power=11]") is scene.get(_POS)
    assert isinstance(
        scene.level.behaviours.behaviour(scene.get(_POS).block), DaylightDetector
    )


# -- shelf -------------------------------------------------------------------------------


def test_lone_shelf_shows_its_power(scene: Scene) -> None:
    """https://minecraft.wiki/w/Shelf#Redstone."""
    scene.put(_POS, "oak_shelf")
    scene.put((0, 102, 0), "redstone_block")

    assert "true" == scene.get(_POS).get("powered")

    scene.put((0, 102, 0), "air")

    assert "false" == scene.get(_POS).get("powered")


def test_powered_shelves_side_by_side_are_unsupported(scene: Scene) -> None:
    scene.put(_POS, "oak_shelf[facing=north]")
    scene.put((1, 101, 0), "oak_shelf[facing=north]")
    scene.put((0, 102, 0), "redstone_block")
    scene.put((1, 102, 0), "redstone_block")

    assert "minecraft:oak_shelf: connect" in scene.missing


# -- pressure plates ---------------------------------------------------------------------


def _stand(scene: Scene, kind: str, count: int = 1) -> list[Entity]:
    """Entities of a kind on the plate, which hears of the first."""
    bodies = [
        Entity(f"minecraft:{kind}", number + 1, Vec3(0.5, 101.0, 0.5))
        for number in range(count)
    ]
    for body in bodies:
        scene.level.add_entity(body)
    behaviour = scene.level.behaviours.behaviour(scene.get(_POS).block)
    assert behaviour is not None
    behaviour.entity_inside(scene.level, BlockPos(*_POS), scene.get(_POS), bodies[0])
    return bodies


@pytest.mark.parametrize(
    ("plate", "kind", "is_pressed"),
    [
        ("oak_pressure_plate", "item", "true"),
        ("oak_pressure_plate", "armor_stand", "true"),
        ("oak_pressure_plate", "minecart", "true"),
        ("oak_pressure_plate", "bat", "false"),
        ("stone_pressure_plate", "item", "false"),
        ("stone_pressure_plate", "armor_stand", "true"),
        ("polished_blackstone_pressure_plate", "minecart", "false"),
    ],
)
def test_plate_feels_its_kind_of_entities(
    scene: Scene, plate: str, kind: str, is_pressed: str
) -> None:
    scene.put((0, 100, 0), "stone")
    scene.put(_POS, plate)
    _stand(scene, kind)

    assert is_pressed == scene.get(_POS).get("powered")


@pytest.mark.parametrize(
    ("plate", "count", "power"),
    [
        # https://minecraft.wiki/w/Heavy_Weighted_Pressure_Plate, ..._Light_...
        ("light_weighted_pressure_plate", 1, 1),
        ("light_weighted_pressure_plate", 7, 7),
        ("light_weighted_pressure_plate", 20, 15),
        ("heavy_weighted_pressure_plate", 1, 1),
        ("heavy_weighted_pressure_plate", 10, 1),
        ("heavy_weighted_pressure_plate", 11, 2),
        ("heavy_weighted_pressure_plate", 21, 3),
    ],
)
def test_weighted_plate_counts(
    scene: Scene, plate: str, count: int, power: int
) -> None:
    scene.put((0, 100, 0), "stone")
    scene.put(_POS, plate)
    _stand(scene, "item", count)

    assert str(power) == scene.get(_POS).get("power")


@pytest.mark.parametrize(
    ("plate", "ticks", "off"),
    [
        ("oak_pressure_plate", 20, "powered"),
        ("light_weighted_pressure_plate", 10, "power"),
    ],
)
def test_plate_comes_up_after_its_time(
    scene: Scene, plate: str, ticks: int, off: str
) -> None:
    scene.put((0, 100, 0), "stone")
    scene.put(_POS, plate)
    (body,) = _stand(scene, "item")
    pressed = scene.get(_POS).get(off)
    scene.level.remove_entity(body)
    scene.tick(ticks - 1)

    assert pressed == scene.get(_POS).get(off)

    scene.tick()

    assert scene.get(_POS).get(off) in ("false", "0")


# -- target ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("point", "power"),
    [((0.5, 102.0, 0.5), 15), ((0.1, 102.0, 0.5), 3), ((0.0, 101.98, 0.98), 1)],
)
@pytest.mark.parametrize(("kind", "ticks"), [("snowball", 8), ("arrow", 20)])
def test_projectile_makes_power_by_how_well_it_hits(
    scene: Scene, point: tuple[float, float, float], power: int, kind: str, ticks: int
) -> None:
    """https://minecraft.wiki/w/Target."""
    scene.put(_POS, "target")
    behaviour = scene.level.behaviours.behaviour(scene.get(_POS).block)
    assert behaviour is not None
    ball = Entity(f"minecraft:{kind}", 1, Vec3(*point))
    behaviour.projectile_hit(scene.level, BlockPos(*_POS), scene.get(_POS), ball)

    assert str(power) == scene.get(_POS).get("power")

    scene.tick(ticks - 1)

    assert str(power) == scene.get(_POS).get("power")

    scene.tick()

    assert "0" == scene.get(_POS).get("power")
