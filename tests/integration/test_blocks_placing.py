"""What the game does as soon as a block is set down, or by itself a little later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Compound, Int, Short

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_POS = (0, 101, 0)
_BELOW = (0, 100, 0)


@pytest.mark.parametrize(
    ("below", "block", "ticks", "expected"),
    [
        # https://minecraft.wiki/w/Fire: it goes out without ground and without fuel.
        ("air", "fire", 0, "air"),
        ("stone", "fire", 0, "fire"),
        ("stone", "soul_fire", 0, "air"),
        ("soul_sand", "soul_fire", 0, "soul_fire"),
        # https://minecraft.wiki/w/Composter: ready 20 ticks after the seventh layer.
        ("stone", "composter[level=7]", 19, "composter[level=7]"),
        ("stone", "composter[level=7]", 20, "composter[level=8]"),
        # https://minecraft.wiki/w/Scaffolding.
        ("stone", "scaffolding[distance=7]", 1, "scaffolding[distance=0]"),
        ("air", "scaffolding[distance=0]", 1, "air"),
        # Power without anything that made it ends at once.
        ("stone", "sculk_sensor[power=7]", 0, "sculk_sensor[power=0]"),
        ("stone", "target[power=7]", 0, "target[power=0]"),
        ("stone", "lightning_rod[powered=true]", 0, "lightning_rod[powered=false]"),
        ("stone", "wet_sponge", 5, "wet_sponge"),
    ],
)
def test_block_set_down(
    scene: Scene, below: str, block: str, ticks: int, expected: str
) -> None:
    scene.build({_BELOW: below})
    scene.put(_POS, block)
    scene.tick(ticks)

    assert scene.state(expected) is scene.get(_POS)


@pytest.mark.parametrize(
    ("below", "block", "ticks", "mechanic"),
    [
        ("stone", "vault[vault_state=active]", 1, "vault: open or close"),
        (
            "stone",
            "trial_spawner[trial_spawner_state=active]",
            1,
            "trial_spawner: change its state",
        ),
        ("stone", "scaffolding", 0, ""),
        ("oak_planks", "fire", 0, ""),
        ("stone", "potent_sulfur[potent_sulfur_state=wet]", 0, "potent_sulfur: erupt"),
        ("stone", "potent_sulfur", 5, ""),
        ("stone", "vault[vault_state=inactive]", 5, ""),
        ("stone", "spawner", 5, ""),
    ],
)
def test_what_follows_is_reported_when_it_would_come(
    scene: Scene, below: str, block: str, ticks: int, mechanic: str
) -> None:
    scene.build({_BELOW: below})
    scene.put(_POS, block)
    scene.tick(max(0, ticks - 1))
    if ticks:
        early = list(scene.missing)
        scene.tick()

        assert [] == early
    assert [f"minecraft:{mechanic}"] * bool(mechanic) == scene.missing


def _frame(axis_x: bool, width: int, height: int) -> dict[Pos, str]:
    """Obsidian around an inside whose lowest corner lies at the origin."""
    cells: dict[Pos, str] = {}
    for aside in range(-1, width + 1):
        for up in range(-1, height + 1):
            if aside in (-1, width) or up in (-1, height):
                pos = (aside, 101 + up, 0) if axis_x else (0, 101 + up, aside)
                cells[pos] = "obsidian"
    return cells


@pytest.mark.parametrize("axis", ["x", "z"])
@pytest.mark.parametrize(("width", "height"), [(2, 3), (4, 5), (21, 21)])
def test_fire_in_a_frame_lights_a_portal(
    scene: Scene, axis: str, width: int, height: int
) -> None:
    """https://minecraft.wiki/w/Nether_portal#Creation."""
    scene.build(_frame(axis == "x", width, height))
    scene.put(_POS, "fire")
    far = (width - 1, 100 + height, 0) if axis == "x" else (0, 100 + height, width - 1)
    portal = scene.state(f"nether_portal[axis={axis}]")

    assert portal is scene.get(_POS)
    assert portal is scene.get(far)
    assert [] == scene.missing


@pytest.mark.parametrize(("width", "height"), [(1, 3), (2, 2)])
def test_fire_in_a_frame_too_small_stays_fire(
    scene: Scene, width: int, height: int
) -> None:
    scene.build(_frame(True, width, height))
    scene.put(_POS, "fire")

    assert "fire" == scene.name(_POS)


def test_frame_that_holds_a_portal_block_is_not_lit_again(scene: Scene) -> None:
    """https://minecraft.wiki/w/Nether_portal#Creation: the inside must be empty."""
    scene.build({**_frame(True, 2, 3), (1, 102, 0): "nether_portal[axis=x]"})
    scene.put(_POS, "fire")

    assert "fire" == scene.name(_POS)


def test_no_portal_is_lit_in_the_end(make_scene: Callable[..., Scene]) -> None:
    scene = make_scene("the_end")
    scene.build(_frame(True, 2, 3))
    scene.put(_POS, "fire")

    assert "fire" == scene.name(_POS)


def test_portal_breaks_with_its_frame_and_not_before(scene: Scene) -> None:
    """https://minecraft.wiki/w/Nether_portal_(block)."""
    scene.build(_frame(True, 2, 3))
    scene.put(_POS, "fire")
    scene.put((0, 101, 1), "redstone_lamp")
    scene.put((-2, 101, 0), "stone")

    assert "nether_portal" == scene.name(_POS)

    scene.put((-1, 102, 0), "air")

    assert "air" == scene.name(_POS)
    assert "air" == scene.name((1, 103, 0))


_T: dict[str, list[tuple[Pos, str]]] = {
    "iron": [
        ((0, 100, 0), "iron_block"),
        ((0, 99, 0), "iron_block"),
        ((1, 100, 0), "iron_block"),
        ((-1, 100, 0), "iron_block"),
    ],
    "snow": [((0, 100, 0), "snow_block"), ((0, 99, 0), "snow_block")],
    "copper": [((0, 100, 0), "waxed_exposed_copper")],
}


@pytest.mark.parametrize("head", ["carved_pumpkin", "jack_o_lantern"])
@pytest.mark.parametrize("golem", ["iron", "snow", "copper"])
def test_head_on_a_golem_body_is_reported(scene: Scene, golem: str, head: str) -> None:
    """https://minecraft.wiki/w/Iron_Golem#Creation and the pages of the others."""
    scene.build(dict(_T[golem]))
    scene.put(_POS, head)

    assert [f"minecraft:{head}: make a {golem} golem"] == scene.missing


@pytest.mark.parametrize("missing", range(4))
def test_head_on_part_of_a_golem_stays(scene: Scene, missing: int) -> None:
    scene.build(dict(_T["iron"][:missing] + _T["iron"][missing + 1 :]))
    scene.put(_POS, "carved_pumpkin")

    assert [] == scene.missing


def test_wither_is_not_made_by_a_block_change(scene: Scene) -> None:
    """https://minecraft.wiki/w/Wither#Spawning: a player or dispenser sets the last skull."""
    sand = {(x, 100, 0): "soul_sand" for x in (-1, 0, 1)}
    skulls = {(x, 101, 0): "wither_skeleton_skull" for x in (-1, 1)}
    scene.build({**sand, (0, 99, 0): "soul_sand", **skulls})
    scene.put(_POS, "wither_skeleton_skull")

    assert [] == scene.missing


def test_wet_sponge_dries_in_the_nether(make_scene: Callable[..., Scene]) -> None:
    """https://minecraft.wiki/w/Sponge."""
    scene = make_scene("the_nether")
    scene.put(_POS, "wet_sponge")

    assert "sponge" == scene.name(_POS)


@pytest.mark.parametrize(
    ("explodes", "block", "lit"), [(True, "air", 1), (False, "tnt", 0)]
)
def test_tnt_rests_where_it_does_not_explode(
    scene: Scene, explodes: bool, block: str, lit: int
) -> None:
    """https://minecraft.wiki/w/Game_rule: tnt_explodes."""
    scene.level.world.game_rules.set("tnt_explodes", explodes)
    scene.put((1, 101, 0), "redstone_block")
    scene.put(_POS, "tnt")

    assert block == scene.name(_POS)
    assert lit == len(scene.level.entities_of_type("minecraft:tnt"))


def _items(*slots: int) -> Compound:
    return {"Items": [{"Slot": Byte(slot), "id": "minecraft:stone"} for slot in slots]}


@pytest.mark.parametrize(
    ("block", "nbt", "expected"),
    [
        ("furnace", _items(2), []),
        ("furnace", _items(0), []),
        ("furnace", _items(0, 1), []),
        ("furnace", {"lit_time_remaining": Short(5)}, []),
        (
            "furnace",
            {"lit_time_remaining": Short(5), **_items(0)},
            ["recipe: smelting of minecraft:stone"],
        ),
        ("brewing_stand", _items(4), []),
        ("brewing_stand", _items(3), []),
        (
            "campfire",
            _items(0),
            ["recipe: campfire_cooking of minecraft:stone"],
        ),
        ("campfire[lit=false]", _items(0), []),
    ],
)
def test_worker_is_reported_only_if_it_has_work(
    scene: Scene, block: str, nbt: Compound, expected: list[str]
) -> None:
    """https://minecraft.wiki/w/Furnace, https://minecraft.wiki/w/Brewing_Stand."""
    scene.put(_POS, block, nbt)
    scene.tick(5)

    assert expected == scene.missing


@pytest.mark.parametrize(
    ("time", "logs", "state", "is_reported"),
    [
        (6000, True, "dormant", False),
        (18000, True, "dormant", True),
        (18000, True, "awake", False),
        (6000, False, "uprooted", False),
        (6000, True, "uprooted", True),
    ],
)
def test_creaking_heart_is_reported_when_it_would_change(
    scene: Scene, time: int, logs: bool, state: str, is_reported: bool
) -> None:
    """https://minecraft.wiki/w/Creaking_Heart."""
    scene.level.world.day_time = time
    if logs:
        log = "pale_oak_log[axis=y]"
        scene.build({(0, 102, 0): log, _BELOW: log})
    scene.build({_POS: f"creaking_heart[creaking_heart_state={state}]"})
    scene.tick(40)

    assert (["minecraft:creaking_heart: wake or sleep"] * is_reported) == scene.missing


@pytest.mark.parametrize(
    ("facing", "place", "item", "rotation", "expected"),
    [
        (5, (3, 101, 0), "stick", 0, 1),
        (5, (3, 101, 0), "stick", 7, 8),
        (5, (3, 101, 0), None, 3, 0),
        (4, (3, 101, 0), "stick", 2, 0),
        (5, (2, 101, 0), "stick", 2, 0),
    ],
)
@pytest.mark.parametrize("kind", ["item_frame", "glow_item_frame"])
def test_comparator_reads_an_item_frame_through_the_block_on_which_it_hangs(
    scene: Scene,
    kind: str,
    facing: int,
    place: Pos,
    item: str | None,
    rotation: int,
    expected: int,
) -> None:
    """https://minecraft.wiki/w/Item_Frame#Redstone"""
    x, y, z = place
    nbt: Compound = {"Facing": Byte(facing), "ItemRotation": Byte(rotation)}
    if item is not None:
        nbt["Item"] = {"id": f"minecraft:{item}", "count": Int(1)}
    pos = Vec3(x + 0.03, y + 0.5, z + 0.5)
    scene.level.add_entity(Entity(f"minecraft:{kind}", 1, pos, nbt=nbt))
    scene.build({(1, 100, 0): "stone", (1, 101, 0): "comparator[facing=east]"})
    scene.put((2, 101, 0), "stone")
    scene.tick(2)

    assert expected == scene.block_entity_number((1, 101, 0), "OutputSignal")
    assert [] == scene.missing


def test_egg_of_a_sniffer_cracks_and_its_hatching_is_reported(scene: Scene) -> None:
    """https://minecraft.wiki/w/Sniffer_Egg: about 20 minutes, half of it on moss."""
    scene.build({_BELOW: "moss_block"})
    scene.put(_POS, "sniffer_egg")
    block = scene.get(_POS).block
    for expected in ("1", "2"):
        behaviour = scene.level.behaviours.behaviour(block)
        assert behaviour is not None
        behaviour.tick(scene.level, BlockPos(*_POS), scene.get(_POS))

        assert expected == scene.get(_POS).get("hatch")
