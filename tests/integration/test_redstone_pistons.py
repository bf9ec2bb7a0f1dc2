"""Pistons to the tick: https://minecraft.wiki/w/Piston and the recorded traces of a 26.2 server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.nbt.tags import Byte, Float, Int
from gametest.structure.capture import capture
from gametest.structure.placement import place_template

if TYPE_CHECKING:
    from gametest.level.level import Level
    from tests.integration.conftest import Pos, Scene

_BASE: Pos = (0, 101, 0)
_HEAD: Pos = (1, 101, 0)
_POWER: Pos = (0, 101, 1)
_WHERE = BoundingBox(-8, 95, -8, 16, 120, 8)


def _row(*blocks: str) -> dict[Pos, str]:
    return {(x, 101, 0): block for x, block in enumerate(blocks, 1)}


def _build(scene: Scene, kind: str, cells: dict[Pos, str]) -> None:
    """A piston at the origin, facing east, without power."""
    scene.build({_BASE: f"{kind}[facing=east]", **cells})


def _extend(scene: Scene, kind: str, cells: dict[Pos, str]) -> None:
    """And its stroke done."""
    _build(scene, kind, cells)
    scene.put(_POWER, "redstone_block")
    scene.tick(3)


def _row_now(scene: Scene, count: int) -> list[str]:
    return [scene.name((x, 101, 0)) for x in range(count)]


def _items(level: Level) -> list[str]:
    found = (
        entity.nbt["Item"]
        for entity in level.entities_of_type("minecraft:item")
        if entity.is_in(_WHERE)
    )
    return [str(item["id"]) for item in found if isinstance(item, dict)]


def _is_extended(scene: Scene) -> bool:
    return scene.get(_BASE).find("extended") == "true"


# -- a stroke, tick by tick ------------------------------------------------------------------


def test_extension_takes_two_ticks_from_its_block_event(scene: Scene) -> None:
    """Trace `trapdoor_push`."""
    _build(scene, "piston", _row("stone"))
    scene.put(_POWER, "redstone_block")

    assert ["piston", "stone", "air"] == _row_now(scene, 3)

    scene.tick()

    assert ["piston", "moving_piston", "moving_piston"] == _row_now(scene, 3)
    assert _is_extended(scene)

    scene.tick()

    assert ["piston", "moving_piston", "moving_piston"] == _row_now(scene, 3)

    scene.tick()

    assert ["piston", "piston_head", "stone"] == _row_now(scene, 3)
    assert scene.get(_HEAD) is scene.state("piston_head[facing=east]")


def test_retraction_of_a_plain_piston_leaves_the_block(scene: Scene) -> None:
    """Trace `trapdoor_push`."""
    _extend(scene, "piston", _row("stone"))
    scene.put(_POWER, "air")
    scene.tick()

    assert ["moving_piston", "air", "stone"] == _row_now(scene, 3)

    scene.tick(2)

    assert ["piston", "air", "stone"] == _row_now(scene, 3)
    assert not _is_extended(scene)


def test_sticky_piston_pulls_its_block_back(scene: Scene) -> None:
    """Trace `wire_corner_pull`."""
    _extend(scene, "sticky_piston", _row("stone"))
    scene.put(_POWER, "air")
    scene.tick()

    assert ["moving_piston", "moving_piston", "air"] == _row_now(scene, 3)
    assert scene.get(_BASE) is scene.state("moving_piston[facing=east,type=sticky]")

    scene.tick(2)

    assert ["sticky_piston", "stone", "air"] == _row_now(scene, 3)


@pytest.mark.parametrize(
    ("block", "stays"),
    [
        ("stone", False),
        ("piston[facing=up]", False),
        ("redstone_lamp", False),
        ("white_glazed_terracotta", True),
        ("torch", True),
        ("chest", True),
        ("obsidian", True),
    ],
)
def test_what_a_retracting_sticky_piston_pulls(
    scene: Scene, block: str, stays: bool
) -> None:
    """https://minecraft.wiki/w/Piston#Limitations, https://minecraft.wiki/w/Glazed_Terracotta."""
    _extend(scene, "sticky_piston", {})
    scene.build({(2, 100, 0): "stone", (2, 101, 0): block})
    scene.put(_POWER, "air")
    scene.tick(3)

    assert stays == (scene.name((2, 101, 0)) == block.partition("[")[0])
    assert ["sticky_piston", "air" if stays else block.partition("[")[0]] == _row_now(
        scene, 2
    )


def test_piston_in_motion_is_kept_as_the_game_keeps_it(scene: Scene) -> None:
    """https://minecraft.wiki/w/Moving_Piston#Block_data; progress is that of the tick before."""
    _build(scene, "piston", _row("oak_log[axis=x]"))
    scene.put(_POWER, "redstone_block")
    scene.tick(2)
    moving = scene.level.get_block_entity(BlockPos(2, 101, 0))
    head = scene.level.get_block_entity(BlockPos(*_HEAD))

    assert moving is not None
    assert head is not None
    saved = moving.save_with_place()
    assert saved == {
        "id": "minecraft:piston",
        "x": Int(2),
        "y": Int(101),
        "z": Int(0),
        "blockState": {"id": "minecraft:oak_log", "properties": {"axis": "x"}},
        "facing": Int(5),
        "progress": Float(0.5),
        "extending": Byte(1),
        "source": Byte(0),
    }
    assert Byte(1) == head.save()["source"]

    moving.load({**saved, "blockState": {"id": "minecraft:gold_block"}})
    scene.tick(2)

    assert "gold_block" == scene.name((2, 101, 0))


# -- when it moves ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        # Any side but the face: https://minecraft.wiki/w/Piston#Usage.
        ((-1, 101, 0), True),
        ((0, 101, 1), True),
        ((0, 101, -1), True),
        ((0, 100, 0), True),
        ((0, 102, 0), True),
        # Whatever would power the cell above: https://minecraft.wiki/w/Quasi-connectivity.
        ((0, 103, 0), True),
        ((1, 102, 0), True),
        ((-1, 102, 0), True),
        ((0, 102, 1), True),
        # Neither the face nor anything farther away.
        ((2, 101, 0), False),
        ((0, 104, 0), False),
        ((0, 99, 0), False),
    ],
)
def test_power_reaches_a_piston(scene: Scene, source: Pos, expected: bool) -> None:
    _build(scene, "piston", {source: "redstone_block"})
    # An update from a side that gives nothing.
    scene.put((0, 101, -1) if source != (0, 101, -1) else (0, 101, 1), "glass")
    scene.tick(3)

    assert expected == _is_extended(scene)


def test_power_before_its_face_does_not_count(scene: Scene) -> None:
    """It does push the block of redstone away, if something else powers it."""
    _build(scene, "piston", _row("redstone_block"))
    scene.put(_POWER, "glass")
    scene.tick(3)

    assert not _is_extended(scene)


def test_quasi_connected_piston_waits_for_updates_both_ways(scene: Scene) -> None:
    """Probe G18: https://github.com/Pumpkin-MC/Pumpkin/issues/1278."""
    _build(scene, "piston", {})
    scene.put((0, 103, 0), "redstone_block")
    scene.tick(3)

    assert not _is_extended(scene)

    scene.put((0, 101, -1), "stone")
    scene.tick(3)

    assert _is_extended(scene)

    scene.put((0, 103, 0), "air")
    scene.tick(3)

    assert _is_extended(scene)

    scene.put((0, 101, -1), "air")
    scene.tick(3)

    assert not _is_extended(scene)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (["stone"] * 12, True),
        (["stone"] * 13, False),
        (["stone", "obsidian"], False),
        (["stone", "chest"], False),
        (["piston[facing=up]"], True),
        (["piston[facing=up,extended=true]"], False),
    ],
)
def test_piston_extends_if_all_before_it_can_move(
    scene: Scene, row: list[str], expected: bool
) -> None:
    """https://minecraft.wiki/w/Piston#Limitations."""
    _extend(scene, "piston", _row(*row))

    assert expected == _is_extended(scene)


def test_blocked_piston_tries_again_only_when_updated(scene: Scene) -> None:
    """https://techmcdocs.github.io/pages/Blocks/Piston/: no event is made while it is blocked."""
    _extend(scene, "piston", _row("stone", "obsidian"))
    scene.put((2, 101, 0), "air")
    scene.tick(3)

    assert not _is_extended(scene)

    scene.put((0, 101, -1), "glass")
    scene.tick(3)

    assert _is_extended(scene)


# -- short pulses ----------------------------------------------------------------------------


def test_power_that_is_gone_before_the_event_moves_nothing(scene: Scene) -> None:
    """https://techmcdocs.github.io/pages/Blocks/Piston/: the event asks again."""
    _build(scene, "piston", _row("stone"))
    scene.put(_POWER, "redstone_block")
    scene.put(_POWER, "air")
    scene.tick(4)

    assert ["piston", "stone", "air"] == _row_now(scene, 3)


def test_power_that_is_back_before_the_event_keeps_it_extended(scene: Scene) -> None:
    _extend(scene, "piston", {})
    scene.put(_POWER, "air")
    scene.put(_POWER, "redstone_block")
    scene.tick()

    assert ["piston", "piston_head"] == _row_now(scene, 2)
    assert _is_extended(scene)


@pytest.mark.parametrize(
    ("kind", "ticks", "left"),
    [
        # The block is dropped while its stroke is under way, and pulled once it is done.
        ("sticky_piston", 1, True),
        ("sticky_piston", 2, True),
        ("sticky_piston", 3, False),
        ("piston", 1, True),
        ("piston", 3, True),
    ],
)
def test_short_pulse_leaves_the_block_where_it_was_going(
    scene: Scene, kind: str, ticks: int, left: bool
) -> None:
    """https://minecraft.wiki/w/Piston#Sticky_pistons: shorter than three ticks."""
    _build(scene, kind, _row("stone"))
    scene.put(_POWER, "redstone_block")
    scene.tick(ticks)
    scene.put(_POWER, "air")
    scene.tick(4)

    assert left == (scene.name((2, 101, 0)) == "stone")
    assert [kind, "air" if left else "stone"] == _row_now(scene, 2)
    assert not _is_extended(scene)


def test_dropped_block_lands_in_the_tick_of_the_retraction(scene: Scene) -> None:
    """https://minecraft.wiki/w/Piston: a short pulse brings the block to its place earlier."""
    _build(scene, "sticky_piston", _row("stone"))
    scene.put(_POWER, "redstone_block")
    scene.tick()
    scene.put(_POWER, "air")
    scene.tick()

    assert ["moving_piston", "air", "stone"] == _row_now(scene, 3)


def test_short_pulse_without_a_block_pulls_the_next_one(scene: Scene) -> None:
    """https://minecraft.wiki/w/Piston: it pulls the block that is one block away."""
    _build(scene, "sticky_piston", _row("air", "stone"))
    scene.put(_POWER, "redstone_block")
    scene.tick()
    scene.put(_POWER, "air")
    scene.tick(3)

    assert ["sticky_piston", "stone", "air"] == _row_now(scene, 3)


# -- what moves and what breaks --------------------------------------------------------------


def test_slime_drags_its_sides_and_honey_does_not_stick_to_it(scene: Scene) -> None:
    """Trace `slime_drag`; https://minecraft.wiki/w/Honey_Block#Pistons."""
    cells: dict[Pos, str] = {
        _HEAD: "slime_block",
        (1, 102, 0): "stone",
        (1, 101, 1): "honey_block",
    }
    _extend(scene, "sticky_piston", cells)

    assert ["slime_block", "stone"] == [
        scene.name((2, 101, 0)),
        scene.name((2, 102, 0)),
    ]
    assert "honey_block" == scene.name((1, 101, 1))

    scene.put(_POWER, "air")
    scene.tick(3)

    assert ["slime_block", "stone"] == [scene.name(_HEAD), scene.name((1, 102, 0))]


@pytest.mark.parametrize(
    ("block", "items"),
    [
        ("torch", ["minecraft:torch"]),
        ("redstone_wire", ["minecraft:redstone"]),
        ("repeater", ["minecraft:repeater"]),
        ("shulker_box", ["minecraft:shulker_box"]),
        ("water", []),
        ("pumpkin", ["minecraft:pumpkin"]),
    ],
)
def test_block_that_gives_way_drops_its_item(
    scene: Scene, block: str, items: list[str]
) -> None:
    """https://minecraft.wiki/w/Piston#Limitations."""
    _build(scene, "piston", {(1, 100, 0): "stone", _HEAD: block})
    scene.put(_POWER, "redstone_block")
    scene.tick()

    assert "moving_piston" == scene.name(_HEAD)
    assert items == _items(scene.level)


def test_without_the_rule_block_drops_nothing_appears(scene: Scene) -> None:
    scene.level.world.game_rules.set("block_drops", False)
    _build(scene, "piston", {(1, 100, 0): "stone", _HEAD: "torch"})
    scene.put(_POWER, "redstone_block")
    scene.tick()

    assert [] == _items(scene.level)


def test_waterlogged_block_arrives_dry(scene: Scene) -> None:
    """https://minecraft.wiki/w/Waterlogging: a piston pushes the block out of its water."""
    _extend(scene, "piston", _row("oak_slab[type=top,waterlogged=true]"))

    assert scene.get((2, 101, 0)) is scene.state("oak_slab[type=top,waterlogged=false]")


def test_moved_redstone_block_gives_power_where_it_arrives(scene: Scene) -> None:
    """And takes it along from where it was: https://minecraft.wiki/w/Block_of_Redstone."""
    lamps: dict[Pos, str] = {
        (1, 101, 1): "redstone_lamp[lit=true]",
        (2, 101, 1): "redstone_lamp",
    }
    _build(scene, "piston", {**_row("redstone_block"), **lamps})
    scene.put((0, 101, -1), "redstone_block")
    scene.tick(3)

    assert "true" == scene.get((2, 101, 1)).get("lit")

    scene.tick(4)

    assert "false" == scene.get((1, 101, 1)).get("lit")


def test_moved_observer_pulses_when_it_arrives(scene: Scene) -> None:
    """https://minecraft.wiki/w/Observer: also when it is moved by a piston."""
    _extend(scene, "piston", _row("observer[facing=up]"))

    assert scene.get((2, 101, 0)) is scene.state("observer[facing=up,powered=false]")

    scene.tick(2)

    assert scene.get((2, 101, 0)) is scene.state("observer[facing=up,powered=true]")

    scene.tick(2)

    assert scene.get((2, 101, 0)) is scene.state("observer[facing=up,powered=false]")


def test_observer_sees_a_block_set_out_and_arrive(scene: Scene) -> None:
    """https://minecraft.wiki/w/Observer: any change of state of the block before its face."""
    _build(scene, "piston", {**_row("stone"), (2, 102, 0): "observer[facing=down]"})
    scene.put(_POWER, "redstone_block")
    powered = []
    for _ in range(8):
        scene.tick()
        powered.append(scene.get((2, 102, 0)).get("powered") == "true")

    # The event runs in the first tick, the block lands in the third.
    assert [False, False, True, True, False, False, False, False] == powered


def test_pushed_rail_stays_a_rail_over_a_full_block(scene: Scene) -> None:
    """https://minecraft.wiki/w/Rail: it can be pushed."""
    ground: dict[Pos, str] = {(1, 100, 0): "stone", (2, 100, 0): "stone"}
    _extend(scene, "piston", {**ground, _HEAD: "rail[shape=east_west]"})

    assert "rail" == scene.name((2, 101, 0))


def test_pushed_rail_breaks_where_nothing_carries_it(scene: Scene) -> None:
    _extend(scene, "piston", {(1, 100, 0): "stone", _HEAD: "rail[shape=east_west]"})

    assert "air" == scene.name((2, 101, 0))
    assert ["minecraft:rail"] == _items(scene.level)


# -- heads and bases -------------------------------------------------------------------------


def test_base_without_support_takes_its_head_along(scene: Scene) -> None:
    """https://minecraft.wiki/w/Piston/Technical_components: a head without base disappears."""
    _extend(scene, "piston", {})
    scene.destroy(_BASE)

    assert ["air", "air"] == _row_now(scene, 2)
    assert [] == _items(scene.level)


def test_head_that_breaks_breaks_its_base_which_drops(scene: Scene) -> None:
    """https://minecraft.wiki/w/Piston#Breaking."""
    _extend(scene, "sticky_piston", {})
    scene.destroy(_HEAD)

    assert ["air", "air"] == _row_now(scene, 2)
    assert ["minecraft:sticky_piston"] == _items(scene.level)


def test_head_of_the_wrong_kind_is_not_of_this_base(scene: Scene) -> None:
    scene.build(
        {
            _BASE: "piston[facing=east,extended=true]",
            _HEAD: "piston_head[facing=east,type=sticky]",
        }
    )
    scene.destroy(_HEAD)

    assert "piston" == scene.name(_BASE)


def test_head_passes_updates_on_to_its_base(scene: Scene) -> None:
    scene.build(
        {
            _BASE: "piston[facing=east,extended=true]",
            _HEAD: "piston_head[facing=east]",
        }
    )
    scene.put((1, 102, 0), "stone")
    scene.tick(3)

    assert ["piston", "air"] == _row_now(scene, 2)


def test_base_without_head_retracts_as_if_it_had_one(scene: Scene) -> None:
    """https://beta.techmc.wiki/en/articles/redstone-components/pistons: a headless piston."""
    scene.build(
        {_BASE: "sticky_piston[facing=east,extended=true]", **_row("air", "stone")}
    )
    scene.put(_POWER, "glass")
    scene.tick(3)

    assert ["sticky_piston", "stone", "air"] == _row_now(scene, 3)


def test_base_without_head_removes_what_is_before_it(scene: Scene) -> None:
    """https://beta.techmc.wiki/en/articles/redstone-components/pistons: even bedrock."""
    scene.build({_BASE: "piston[facing=east,extended=true]", _HEAD: "bedrock"})
    scene.put(_POWER, "glass")
    scene.tick(3)

    assert ["piston", "air"] == _row_now(scene, 2)


# -- moving blocks ---------------------------------------------------------------------------


def test_moving_block_put_by_command_carries_nothing(scene: Scene) -> None:
    """https://minecraft.wiki/w/Moving_Piston; a hand clears it."""
    scene.put(_BASE, "moving_piston[facing=up]")
    scene.tick(4)

    assert scene.level.get_block_entity(BlockPos(*_BASE)) is None
    assert "moving_piston" == scene.name(_BASE)
    assert scene.use(_BASE)
    assert "air" == scene.name(_BASE)


def test_moving_block_that_is_replaced_loses_its_load(scene: Scene) -> None:
    _build(scene, "piston", _row("stone"))
    scene.put(_POWER, "redstone_block")
    scene.tick()
    scene.put((2, 101, 0), "glass")
    scene.tick(3)

    assert ["piston", "piston_head", "glass"] == _row_now(scene, 3)
    assert {} == scene.level.ticking_block_entities


def test_blocks_on_the_way_cannot_be_pushed(scene: Scene) -> None:
    """https://minecraft.wiki/w/Moving_Piston: it blocks other pistons."""
    _build(scene, "piston", {**_row("stone"), (2, 100, 0): "piston[facing=up]"})
    scene.put(_POWER, "redstone_block")
    scene.tick()
    scene.put((2, 100, 1), "redstone_block")
    scene.tick()

    assert "false" == scene.get((2, 100, 0)).get("extended")


def test_dust_lies_on_a_base_that_takes_its_head_back(scene: Scene) -> None:
    """Trace `door_4x4_sliding_cycle`: the base of a piston that faces down carries it."""
    scene.build(
        {
            (0, 101, 0): "piston[facing=down,extended=true]",
            (0, 100, 0): "piston_head[facing=down]",
            (0, 102, 0): "redstone_wire",
        }
    )
    scene.put((1, 101, 0), "glass")
    scene.tick()

    assert ["moving_piston", "redstone_wire"] == [
        scene.name((0, 101, 0)),
        scene.name((0, 102, 0)),
    ]

    scene.tick(3)

    assert "redstone_wire" == scene.name((0, 102, 0))


def test_fence_stays_connected_to_a_base_that_takes_its_head_back(scene: Scene) -> None:
    """The base stands still beside the moving head, and closes its back."""
    scene.build(
        {
            (-1, 101, 0): "oak_fence[east=true]",
            _BASE: "piston[facing=east,extended=true]",
            _HEAD: "piston_head[facing=east]",
        }
    )
    scene.put(_POWER, "glass")
    for _ in range(4):
        scene.tick()

        assert "true" == scene.get((-1, 101, 0)).get("east")


def test_moving_block_in_a_structure_is_saved_and_comes_back_empty(
    scene: Scene,
) -> None:
    """https://minecraft.wiki/w/Moving_Piston: only a stroke gives it a block entity."""
    _build(scene, "piston", _row("stone"))
    scene.put(_POWER, "redstone_block")
    scene.tick()
    pos = BlockPos(2, 101, 0)
    template = capture(scene.level, BoundingBox(*pos, *pos))
    place_template(scene.level, template, BlockPos(4, 101, 4))
    scene.tick(4)

    saved = template.blocks[0].nbt
    assert saved is not None
    assert {"id": "minecraft:stone"} == saved["blockState"]
    assert "moving_piston" == scene.name((4, 101, 4))
    assert scene.level.get_block_entity(BlockPos(4, 101, 4)) is None
