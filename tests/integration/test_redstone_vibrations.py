"""What a sculk sensor hears: https://minecraft.wiki/w/Sculk_Sensor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.vibration import FREQUENCIES

if TYPE_CHECKING:
    from tests.integration.conftest import Scene

_SENSOR = (0, 101, 0)


def _phase(scene: Scene) -> str:
    return scene.get(_SENSOR).get("sculk_sensor_phase")


def _ticks_until_active(scene: Scene) -> int | None:
    for count in range(1, 20):
        scene.tick()
        if _phase(scene) == "active":
            return count
    return None


@pytest.mark.parametrize(
    ("block", "is_heard"),
    [
        ("glass", True),
        # https://minecraft.wiki/w/Wool#Vibrations.
        ("red_wool", False),
        ("red_carpet", False),
        ("moss_carpet", True),
    ],
)
def test_destroyed_block_is_heard_unless_it_is_soft(
    scene: Scene, block: str, is_heard: bool
) -> None:
    scene.build({_SENSOR: "sculk_sensor", (3, 101, 0): block})
    scene.destroy((3, 101, 0))

    assert is_heard == (_ticks_until_active(scene) is not None)


def test_replaced_block_is_not_heard(scene: Scene) -> None:
    scene.build({_SENSOR: "sculk_sensor", (3, 101, 0): "glass"})
    scene.put((3, 101, 0), "air")

    assert _ticks_until_active(scene) is None


@pytest.mark.parametrize(
    ("distance", "ticks", "power"), [(1, 1, 14), (3, 3, 10), (5, 5, 6), (8, 8, 1)]
)
def test_vibration_travels_a_block_a_tick_and_loses_strength(
    scene: Scene, distance: int, ticks: int, power: int
) -> None:
    """Power is 15 less 15/8 a block, rounded down, at least 1."""
    scene.build({_SENSOR: "sculk_sensor", (distance, 101, 0): "glass"})
    scene.destroy((distance, 101, 0))

    assert ticks == _ticks_until_active(scene)
    assert str(power) == scene.get(_SENSOR).get("power")


@pytest.mark.parametrize(
    ("sensor", "distance", "is_heard"),
    [
        ("sculk_sensor", 8, True),
        ("sculk_sensor", 9, False),
        ("calibrated_sculk_sensor", 16, True),
        ("calibrated_sculk_sensor", 17, False),
    ],
)
def test_sensor_hears_within_its_reach(
    scene: Scene, sensor: str, distance: int, is_heard: bool
) -> None:
    scene.build({_SENSOR: sensor, (distance, 101, 0): "glass"})
    scene.destroy((distance, 101, 0))

    assert is_heard == (_ticks_until_active(scene) is not None)


def test_nearer_vibration_of_one_tick_wins(scene: Scene) -> None:
    scene.build({_SENSOR: "sculk_sensor", (6, 101, 0): "glass", (0, 103, 0): "glass"})
    scene.destroy((6, 101, 0))
    scene.destroy((0, 103, 0))

    assert 2 == _ticks_until_active(scene)


def test_while_one_is_under_way_no_other_is_heard(scene: Scene) -> None:
    scene.build({_SENSOR: "sculk_sensor", (6, 101, 0): "glass", (0, 103, 0): "glass"})
    scene.destroy((6, 101, 0))
    scene.tick()
    scene.destroy((0, 103, 0))

    assert 5 == _ticks_until_active(scene)


def test_wool_between_muffles(scene: Scene) -> None:
    """https://minecraft.wiki/w/Wool#Occluding_vibrations."""
    scene.build(
        {_SENSOR: "sculk_sensor", (2, 101, 0): "red_wool", (4, 101, 0): "glass"}
    )
    scene.destroy((4, 101, 0))

    assert _ticks_until_active(scene) is None


def test_carpet_between_does_not_muffle(scene: Scene) -> None:
    scene.build(
        {_SENSOR: "sculk_sensor", (2, 101, 0): "red_carpet", (4, 101, 0): "glass"}
    )
    scene.destroy((4, 101, 0))

    assert 4 == _ticks_until_active(scene)


@pytest.mark.parametrize(("power", "is_heard"), [(12, True), (11, False), (0, True)])
def test_calibrated_sensor_hears_the_frequency_that_comes_in_at_its_back(
    scene: Scene, power: int, is_heard: bool
) -> None:
    """https://minecraft.wiki/w/Calibrated_Sculk_Sensor: a destroyed block has 12."""
    scene.build(
        {
            _SENSOR: "calibrated_sculk_sensor[facing=east]",
            (-1, 100, 0): "stone",
            (-1, 101, 0): f"redstone_wire[power={power},east=side,west=side]",
            (0, 103, 0): "glass",
        }
    )
    scene.destroy((0, 103, 0))

    assert is_heard == (_ticks_until_active(scene) is not None)


def test_comparator_reads_the_frequency(scene: Scene) -> None:
    scene.build(
        {
            _SENSOR: "sculk_sensor",
            (1, 100, 0): "stone",
            (1, 101, 0): "comparator[facing=west]",
            (0, 103, 0): "glass",
        }
    )
    scene.destroy((0, 103, 0))
    scene.tick(5)

    assert 12 == scene.block_entity_number((1, 101, 0), "OutputSignal")


@pytest.mark.parametrize(
    ("sensor", "ticks"), [("sculk_sensor", 30), ("calibrated_sculk_sensor", 10)]
)
def test_sensor_is_active_then_cools_down_for_ten_ticks(
    scene: Scene, sensor: str, ticks: int
) -> None:
    scene.build({_SENSOR: sensor, (0, 103, 0): "glass"})
    scene.destroy((0, 103, 0))
    scene.tick(1 + ticks)

    assert "active" == _phase(scene)

    scene.tick()

    assert "cooldown" == _phase(scene)
    assert "0" == scene.get(_SENSOR).get("power")

    scene.tick(9)

    assert "cooldown" == _phase(scene)

    scene.tick()

    assert "inactive" == _phase(scene)


def test_busy_sensor_hears_nothing(scene: Scene) -> None:
    sensor = "sculk_sensor[sculk_sensor_phase=cooldown]"
    scene.build({_SENSOR: sensor, (3, 101, 0): "glass"})
    scene.destroy((3, 101, 0))

    assert _ticks_until_active(scene) is None


def test_amethyst_beside_an_active_sensor_passes_the_frequency_on(
    scene: Scene,
) -> None:
    """https://minecraft.wiki/w/Block_of_Amethyst."""
    scene.build(
        {
            _SENSOR: "sculk_sensor",
            (1, 101, 0): "amethyst_block",
            (0, 108, 0): "glass",
            (7, 101, 0): "sculk_sensor",
        }
    )
    scene.destroy((0, 108, 0))
    scene.tick(7 + 6)

    second = scene.get((7, 101, 0))
    assert "active" == second.get("sculk_sensor_phase")
    assert [12, 12] == [
        scene.block_entity_number(pos, "last_vibration_frequency")
        for pos in (_SENSOR, (7, 101, 0))
    ]


def test_shrieker_hears_no_lever(scene: Scene) -> None:
    """https://minecraft.wiki/w/Sculk_Shrieker: it hears sensors only."""
    scene.build(
        {
            (0, 100, 0): "stone",
            (0, 101, 0): "lever[face=floor]",
            (3, 101, 0): "sculk_shrieker",
        }
    )
    scene.use((0, 101, 0))
    scene.tick(5)

    assert [] == scene.missing
    assert "false" == scene.get((3, 101, 0)).get("shrieking")


@pytest.mark.parametrize(
    ("event", "frequency"),
    [
        ("step", 1),
        ("hit_ground", 2),
        ("projectile_shoot", 3),
        ("entity_mount", 6),
        ("entity_damage", 7),
        ("eat", 8),
        ("block_close", 9),
        ("block_deactivate", 9),
        ("block_open", 10),
        ("note_block_play", 10),
        ("block_change", 11),
        ("block_destroy", 12),
        ("block_place", 13),
        ("lightning_strike", 14),
        ("explode", 15),
        ("resonate_7", 7),
    ],
)
def test_event_has_its_frequency(event: str, frequency: int) -> None:
    """https://minecraft.wiki/w/Sculk_Sensor#Vibration_frequencies."""
    assert frequency == FREQUENCIES[event]
