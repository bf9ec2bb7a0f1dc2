"""Order and edges of diodes, torches and observers, from the Minecraft wiki's pages of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

LEVER = "lever[face=floor,facing=east,powered=false]"


def _floor(scene: Scene) -> None:
    cells = {(x, 100, z): "stone" for x in range(-4, 8) for z in range(-4, 5)}
    scene.build(cells)


def _changes(scene: Scene, ticks: int) -> list[Pos]:
    """Places that change during these ticks, in order."""
    seen: list[Pos] = []
    scene.level.change_listener = lambda pos, _old, _new: seen.append(tuple(pos))
    scene.tick(ticks)
    scene.level.change_listener = None
    return seen


def test_comparator_comes_after_a_repeater_that_was_told_later(scene: Scene) -> None:
    """Priorities 0 and -1: https://techmcdocs.github.io/pages/GameTick/TileTicks."""
    _floor(scene)
    comparator, repeater = (-1, 101, 0), (1, 101, 0)
    scene.build(
        {comparator: "comparator[facing=east]", repeater: "repeater[facing=west]"}
    )
    # The neighbour in the west is told first.
    scene.put((0, 101, 0), "redstone_block")

    assert [repeater, comparator] == _changes(scene, 2)


def test_repeater_that_turns_off_comes_before_one_that_turns_on(scene: Scene) -> None:
    """Priorities -2 and -1: https://techmcdocs.github.io/pages/GameTick/TileTicks."""
    _floor(scene)
    on, off = (1, 101, 0), (1, 101, 3)
    scene.build(
        {
            on: "repeater[facing=west]",
            off: "repeater[facing=west,powered=true]",
            (0, 101, 3): "redstone_block",
        }
    )
    scene.put((0, 101, 0), "redstone_block")
    scene.put((0, 101, 3), "air")

    assert [off, on] == _changes(scene, 2)


@pytest.mark.parametrize(("lever", "expected"), [("true", "15"), ("false", "5")])
def test_comparator_reads_through_a_block_only_below_full_power(
    scene: Scene, lever: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Redstone_Comparator#Measure_block_state."""
    _floor(scene)
    scene.build(
        {
            (0, 101, 0): "composter[level=5]",
            (1, 101, 0): "stone",
            (1, 102, 0): f"lever[face=floor,powered={lever}]",
            (2, 101, 0): "comparator[facing=west]",
            (3, 101, 0): "redstone_wire",
        }
    )
    scene.put((2, 102, 0), "stone")
    scene.put((1, 101, 1), "stone")
    scene.put((2, 101, 1), "redstone_wire")
    scene.tick(3)

    assert expected == scene.get((3, 101, 0)).get("power")


@pytest.mark.parametrize(
    ("mode", "expected"), [("compare", "true"), ("subtract", "false")]
)
def test_equal_inputs_power_a_comparator_only_in_compare_mode(
    scene: Scene, mode: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Redstone_Comparator#Compare_signal_strengths."""
    _floor(scene)
    scene.build({(1, 101, 0): f"comparator[facing=west,mode={mode}]"})
    scene.put((0, 101, 0), "redstone_block")
    scene.tick(3)

    assert "true" == scene.get((1, 101, 0)).get("powered")

    scene.put((1, 101, 1), "redstone_block")
    scene.tick(3)

    assert expected == scene.get((1, 101, 0)).get("powered")


@pytest.mark.parametrize(("side", "expected"), [("redstone_block", "0"), ("air", "5")])
def test_redstone_block_counts_as_a_side_input(
    scene: Scene, side: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Redstone_Comparator#Redstone_component."""
    _floor(scene)
    scene.build(
        {
            (0, 101, 0): "composter[level=5]",
            (1, 101, 0): "comparator[facing=west,mode=subtract]",
            (2, 101, 0): "redstone_wire",
            (1, 101, 1): side,
        }
    )
    scene.put((1, 101, -1), "stone")
    scene.tick(3)

    assert expected == scene.get((2, 101, 0)).get("power")


@pytest.mark.parametrize(("last", "expected"), [(60, "false"), (61, "true")])
def test_torch_burns_out_if_the_eighth_turn_off_is_sixty_ticks_after_the_first(
    scene: Scene, last: int, expected: str
) -> None:
    """https://minecraft.wiki/w/Redstone_Torch: more than 8 times in 60 game ticks."""
    torch, lever = (1, 101, 0), (0, 102, 0)
    scene.build(
        {
            (0, 101, 0): "stone",
            lever: LEVER,
            torch: "redstone_wall_torch[facing=east,lit=true]",
        }
    )
    for off in (0, 4, 8, 12, 16, 20, 24, last):
        # It goes off two ticks after the lever, and on two ticks after that.
        scene.tick(off + 4 - scene.level.game_time)
        scene.use(lever)
        scene.tick(2)
        assert "false" == scene.get(torch).get("lit")
        scene.use(lever)
    scene.tick(2)

    assert expected == scene.get(torch).get("lit")


@pytest.mark.parametrize(("pending", "expected"), [(True, "false"), (False, "true")])
def test_removed_observer_tells_its_front_only_while_its_tick_is_pending(
    scene: Scene, pending: bool, expected: str
) -> None:
    """https://minecraft.wiki/w/Observer: a lamp powered through stone learns of it or not."""
    observer = BlockPos(0, 101, 0)
    scene.build(
        {
            observer: "observer[facing=west,powered=true]",
            (1, 101, 0): "stone",
            (2, 101, 0): "redstone_lamp[lit=true]",
        }
    )
    if pending:
        block = scene.get(observer).block
        scene.level.schedule_tick(observer, block, 2)
    scene.put(observer, "air")
    scene.tick(6)

    assert expected == scene.get((2, 101, 0)).get("lit")
