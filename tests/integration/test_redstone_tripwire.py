"""Lines of tripwire (https://minecraft.wiki/w/Tripwire_Hook)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_WEST_HOOK: Pos = (0, 101, 0)


def _east(length: int) -> Pos:
    return (length + 1, 101, 0)


def _line(scene: Scene, length: int) -> None:
    """Two hooks on their walls, and strings laid between them one after the other."""
    x = length + 1
    scene.build({(-1, 101, 0): "stone", (x + 1, 101, 0): "stone"})
    scene.put(_WEST_HOOK, "tripwire_hook[facing=east]")
    scene.put((x, 101, 0), "tripwire_hook[facing=west]")
    for place in range(1, x):
        scene.put((place, 101, 0), "tripwire")


def _hooks(scene: Scene, length: int, name: str) -> list[str]:
    return [scene.get(pos).get(name) for pos in (_WEST_HOOK, _east(length))]


@pytest.mark.parametrize(
    ("length", "holds"), [(1, "true"), (5, "true"), (40, "true"), (41, "false")]
)
def test_line_of_up_to_forty_strings_holds(
    scene: Scene, length: int, holds: str
) -> None:
    _line(scene, length)

    assert [holds, holds] == _hooks(scene, length, "attached")
    assert holds == scene.get((1, 101, 0)).get("attached")


def test_gap_lets_the_line_go(scene: Scene) -> None:
    _line(scene, 5)
    scene.put((3, 101, 0), "air")
    scene.tick(10)

    assert ["false", "false"] == _hooks(scene, 5, "attached")
    assert "false" == scene.get((1, 101, 0)).get("attached")


def test_cut_string_pulls_for_ten_ticks(scene: Scene) -> None:
    """https://minecraft.wiki/w/Tripwire#Deactivation: breaking without shears gives a pulse."""
    _line(scene, 5)
    scene.put((3, 101, 0), "air")

    assert ["true", "true"] == _hooks(scene, 5, "powered")

    scene.tick(9)

    assert ["true", "true"] == _hooks(scene, 5, "powered")

    scene.tick()

    assert ["false", "false"] == _hooks(scene, 5, "powered")


def test_disarmed_string_is_cut_in_silence(scene: Scene) -> None:
    """https://minecraft.wiki/w/Tripwire: shears disarm it."""
    _line(scene, 5)
    scene.build({(3, 101, 0): "tripwire[disarmed=true,attached=true]"})
    scene.put((3, 101, 0), "air")

    assert ["false", "false"] == _hooks(scene, 5, "powered")
    assert ["false", "false"] == _hooks(scene, 5, "attached")


def test_hook_that_goes_releases_the_other(scene: Scene) -> None:
    _line(scene, 3)
    scene.put(_WEST_HOOK, "air")

    assert "false" == scene.get(_east(3)).get("attached")


def test_hook_falls_with_its_wall(scene: Scene) -> None:
    _line(scene, 3)
    scene.put((-1, 101, 0), "air")

    assert "air" == scene.name(_WEST_HOOK)
    assert "false" == scene.get(_east(3)).get("attached")


def test_pulled_hook_powers_its_wall_strongly(scene: Scene) -> None:
    _line(scene, 3)
    scene.put((-2, 101, 0), "redstone_lamp")
    scene.put((2, 101, 0), "air")

    assert "true" == scene.get((-2, 101, 0)).get("lit")


def test_placed_hook_waits_for_its_line(scene: Scene) -> None:
    """Only a player's hand looks for a line when a hook comes last."""
    scene.build({(-1, 101, 0): "stone", (5, 101, 0): "stone"})
    scene.put((4, 101, 0), "tripwire_hook[facing=west]")
    for place in range(1, 4):
        scene.put((place, 101, 0), "tripwire")
    scene.put(_WEST_HOOK, "tripwire_hook[facing=east]")

    assert "false" == scene.get(_WEST_HOOK).get("attached")
