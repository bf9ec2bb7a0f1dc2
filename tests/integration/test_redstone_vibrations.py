"""What a sculk sensor would hear: https://minecraft.wiki/w/Sculk_Sensor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.conftest import Scene

_HEARD = ["minecraft:sculk_sensor: vibration"]


def test_destroyed_block_is_heard(scene: Scene) -> None:
    scene.build({(0, 101, 0): "sculk_sensor", (3, 101, 0): "glass"})
    scene.destroy((3, 101, 0))

    assert _HEARD == scene.missing


def test_destroyed_wool_is_not_heard(scene: Scene) -> None:
    """https://minecraft.wiki/w/Wool#Vibrations."""
    scene.build({(0, 101, 0): "sculk_sensor", (3, 101, 0): "red_wool"})
    scene.destroy((3, 101, 0))

    assert [] == scene.missing


def test_replaced_block_is_not_heard(scene: Scene) -> None:
    scene.build({(0, 101, 0): "sculk_sensor", (3, 101, 0): "glass"})
    scene.put((3, 101, 0), "air")

    assert [] == scene.missing


@pytest.mark.parametrize(
    ("block", "expected"), [("dispenser", _HEARD), ("dropper", []), ("crafter", [])]
)
def test_empty_dispenser_is_heard_and_a_dropper_is_not(
    scene: Scene, block: str, expected: list[str]
) -> None:
    """https://minecraft.wiki/w/Dispenser: it clicks, which activates."""
    scene.build({(0, 101, 0): "sculk_sensor", (3, 101, 0): block})
    scene.put((4, 101, 0), "redstone_block")
    scene.tick(5)

    assert expected == scene.missing


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

    assert [] == scene.missing


def test_busy_sensor_hears_nothing(scene: Scene) -> None:
    sensor = "sculk_sensor[sculk_sensor_phase=cooldown]"
    scene.build({(0, 101, 0): sensor, (3, 101, 0): "glass"})
    scene.destroy((3, 101, 0))

    assert [] == scene.missing


def test_active_sensor_cools_down_for_ten_ticks(scene: Scene) -> None:
    """https://minecraft.wiki/w/Sculk_Sensor#Behavior."""
    sensor = (0, 101, 0)
    scene.build({sensor: "sculk_sensor[sculk_sensor_phase=active,power=7]"})
    scene.level.schedule_tick(scene.level.cell(sensor)[2], scene.get(sensor).block, 30)
    scene.tick(30)

    assert "cooldown" == scene.get(sensor).get("sculk_sensor_phase")
    assert "0" == scene.get(sensor).get("power")

    scene.tick(9)

    assert "cooldown" == scene.get(sensor).get("sculk_sensor_phase")

    scene.tick()

    assert "inactive" == scene.get(sensor).get("sculk_sensor_phase")
