"""How a test is put into the world and taken out of it (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.position import BlockPos
from gametest.framework.events import Outcome
from gametest.framework.game_test_helper import GameTestHelper

MakeStructure = Callable[..., bytes]


def _succeed(helper: GameTestHelper) -> None:
    helper.succeed()


def _block(helper: GameTestHelper, pos: tuple[int, int, int]) -> str:
    return helper.level.get_block_state(pos).block.name


def _seen(
    stage: Any, make_structure: MakeStructure, look: Callable[[Any], Any], **fields: Any
) -> Any:
    seen: list[Any] = []

    def body(helper: GameTestHelper) -> None:
        seen.append(look(helper))
        helper.succeed()

    played = stage.play(
        {
            "structure/s.nbt": make_structure((2, 2, 2), [((0, 0, 0), "stone")]),
            "test_instance/a.json": {"structure": "demo:s", **fields},
        },
        bodies={"a": body},
    )
    assert played.of("a").outcome is Outcome.PASSED
    return seen[0]


def test_test_instance_block_stands_at_the_corner(
    stage: Any, make_structure: MakeStructure
) -> None:
    def look(helper: GameTestHelper) -> Any:
        entity = helper.level.get_block_entity(BlockPos(0, 4, 0))
        return (
            _block(helper, (0, 4, 0)),
            None if entity is None else entity.save()["data"]["test"],  # type: ignore[index,call-overload]
            _block(helper, (0, 5, 1)),
        )

    assert _seen(stage, make_structure, look) == (
        "minecraft:test_instance_block",
        "demo:a",
        "minecraft:stone",
    )


@pytest.mark.parametrize(
    ("sky_access", "ceiling"), [(False, "minecraft:barrier"), (True, "minecraft:air")]
)
def test_structure_is_encased_in_barriers(
    stage: Any, make_structure: MakeStructure, sky_access: bool, ceiling: str
) -> None:
    """Floor, walls up to the height of the ceiling, and the ceiling unless open."""
    places = {"floor": (1, 4, 1), "wall": (-1, 5, 1), "top of wall": (-1, 7, 1)}

    def look(helper: GameTestHelper) -> Any:
        shell = {name: _block(helper, pos) for name, pos in places.items()}
        return shell, _block(helper, (0, 7, 1)), _block(helper, (0, 5, 1))

    shell, top, inside = _seen(stage, make_structure, look, sky_access=sky_access)

    assert set(shell.values()) == {"minecraft:barrier"}
    assert ceiling == top
    assert inside == "minecraft:stone"


def test_barriers_hug_the_structure_not_its_padding(
    stage: Any, make_structure: MakeStructure
) -> None:
    def look(helper: GameTestHelper) -> Any:
        box = helper.get_bounds()
        padded = helper.get_bounds_with_padding()
        return (
            box.min_corner,
            _block(helper, (box.min_x - 1, box.min_y, box.min_z)),
            _block(helper, padded.min_corner),
        )

    assert _seen(stage, make_structure, look, padding=3) == (
        (3, 8, 4),
        "minecraft:barrier",
        "minecraft:air",
    )


def test_chunks_of_the_structure_are_forced_while_the_batch_runs(
    stage: Any, make_structure: MakeStructure
) -> None:
    levels: list[Any] = []

    def look(helper: GameTestHelper) -> Any:
        levels.append(helper.level)
        return set(helper.level.forced_chunks)

    assert _seen(stage, make_structure, look) == {(0, 0)}
    assert levels[0].forced_chunks == set()


@pytest.mark.parametrize(
    ("body", "block", "status"),
    [
        (_succeed, "minecraft:air", "finished"),
        (lambda h: h.fail("no"), "minecraft:barrier", "finished"),
    ],
)
def test_barriers_go_after_a_pass_and_stay_after_a_failure(
    stage: Any, body: Callable[[Any], object], block: str, status: str
) -> None:
    played = stage.play(bodies={"a": body})
    level = played.servers[0].overworld
    entity = level.get_block_entity(BlockPos(0, 4, 0))

    assert block == level.get_block_state((0, 6, 1)).block.name
    assert status == entity.save()["data"]["status"]


def test_pending_ticks_of_the_place_are_cleared(stage: Any) -> None:
    """In a shared world the second attempt does not inherit the first one's plans."""
    due: list[bool] = []

    def body(helper: GameTestHelper) -> None:
        stone = helper.level.blocks.block("stone")
        pos = helper.absolute_pos((0, 0, 0))
        due.append(helper.level.has_scheduled_tick(pos, stone))
        helper.level.schedule_tick(pos, stone, 1000)
        helper.fail("again")

    stage.play(
        {"test_instance/a.json": {"max_attempts": 2}},
        bodies={"a": body},
        shared_world=True,
    )

    assert due == [False, False]


@pytest.mark.parametrize("version", ["1.21.5", "1.21.11", "26.1", "26.2", "26.3"])
def test_every_version_places_at_its_own_height(stage: Any, version: str) -> None:
    """y = 4 since 26.3, -59 before."""
    result = stage.play(bodies={"a": _succeed}, version=version).of("a")

    assert result.outcome is Outcome.PASSED
    assert result.pos == (0, 4 if version == "26.3" else -59, 0)


def test_dimension_of_a_test_is_its_level(stage: Any) -> None:
    seen: list[str] = []

    def body(helper: GameTestHelper) -> None:
        seen.append(str(helper.level.dimension))
        helper.succeed()

    files = {"test_instance/a.json": {"dimension": "the_nether"}}
    result = stage.play(files, bodies={"a": body}).of("a")

    assert seen == ["minecraft:the_nether"]
    assert result.dimension == "minecraft:the_nether"


def test_custom_dimension_is_unsupported(stage: Any) -> None:
    files = {
        "dimension/moon.json": {},
        "test_instance/a.json": {"dimension": "demo:moon"},
    }
    result = stage.play(files, bodies={"a": _succeed}).of("a")

    assert result.outcome is Outcome.UNSUPPORTED
    assert result.missing[0].mechanic == "dimension demo:moon"


def test_test_without_its_instance_block_fails_at_once(stage: Any) -> None:
    files = {
        "function/tick.mcfunction": "setblock 0 4 0 minecraft:stone",
        "data/minecraft/tags/function/tick.json": {"values": ["demo:tick"]},
        "test_instance/a.json": {"setup_ticks": 50},
    }
    played = stage.play(files, bodies={"a": _succeed})

    assert played.of("a").failure.reason == "expected a block entity, found none"
    assert played.summary.ticks == 1


@pytest.mark.parametrize(
    ("entity", "outcome", "mechanics"),
    [
        ("marker", Outcome.PASSED, []),
        ("bat", Outcome.UNSUPPORTED, [("minecraft:bat: entity", (0, 0, 0))]),
    ],
)
def test_entity_of_a_structure_is_missing_unless_it_never_acts(
    stage: Any,
    make_structure: MakeStructure,
    entity: str,
    outcome: Outcome,
    mechanics: list[Any],
) -> None:
    files = {
        "structure/s.nbt": make_structure((1, 1, 1), [], [entity]),
        "test_instance/a.json": {"structure": "demo:s"},
    }
    result = stage.play(
        files, bodies={"a": lambda h: h.run_after_delay(3, h.succeed)}
    ).of("a")

    assert outcome is result.outcome
    assert mechanics == [(one.mechanic, one.relative_pos) for one in result.missing]


@pytest.mark.parametrize(("body", "left"), [(_succeed, 0), (lambda h: h.fail("no"), 1)])
def test_entities_go_after_a_pass_and_stay_after_a_failure(
    stage: Any,
    make_structure: MakeStructure,
    body: Callable[[Any], object],
    left: int,
) -> None:
    files = {
        "structure/s.nbt": make_structure((1, 1, 1), [], ["marker"]),
        "test_instance/a.json": {"structure": "demo:s"},
    }
    played = stage.play(files, bodies={"a": body})

    assert left == len(played.servers[0].overworld.entities)


@pytest.mark.parametrize("size", [(2, 2, 2), (12, 9, 11)])
def test_small_and_large_structures_are_cased_and_uncased_alike(
    stage: Any, make_structure: MakeStructure, size: tuple[int, int, int]
) -> None:
    """A large one goes slab by slab; its own barrier inside stays."""
    cased: list[bool] = []

    def body(helper: GameTestHelper) -> None:
        shell = [
            cell
            for cell in helper.placement.shell_cells()
            if cell != helper.placement.pos
        ]
        cased.append(all(_block(helper, cell) == "minecraft:barrier" for cell in shell))
        helper.succeed()

    files = {
        "structure/s.nbt": make_structure(size, [((1, 1, 1), "barrier")]),
        "test_instance/a.json": {"structure": "demo:s"},
    }
    level = stage.play(files, bodies={"a": body}).servers[0].overworld
    barriers = [
        (x, y, z)
        for x in range(-1, 14)
        for y in range(4, 16)
        for z in range(14)
        if level.get_block_state((x, y, z)).is_block("minecraft:barrier")
    ]

    assert cased == [True]
    assert barriers == [(1, 6, 2)]
