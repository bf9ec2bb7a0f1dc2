"""Entities through the helper, where a pack's test cannot look: https://minecraft.wiki/w/GameTest."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from typing import Any

import pytest

from gametest.core.direction import Rotation
from gametest.core.position import Vec3
from gametest.framework.events import Outcome
from gametest.framework.game_test_helper import GameTestHelper
from gametest.level.world.world_state import Difficulty

Result = Callable[..., Any]


@pytest.fixture
def result(stage: Any, make_structure: Callable[..., bytes]) -> Result:
    """How a test with the body ends, on a bare plate of 3 by 3 blocks."""
    plate = make_structure(
        (3, 4, 3), [((x, 0, z), "stone") for x in range(3) for z in range(3)]
    )

    def run(body: Callable[[GameTestHelper], object], **fields: Any) -> Any:
        files = {
            "structure/plate.nbt": plate,
            "test_instance/a.json": {"structure": "demo:plate", **fields},
        }
        return stage.play(files, bodies={"a": body}).of("a")

    return run


@pytest.mark.parametrize("rotation", list(Rotation))
def test_a_block_means_the_middle_of_its_floor_under_every_rotation(
    result: Result, rotation: Rotation
) -> None:
    seen: list[bool] = []

    def body(helper: GameTestHelper) -> None:
        x, y, z = helper.absolute_pos((2, 1, 0))
        place = helper.spawn("marker", (2, 1, 0)).pos
        seen.append(place == Vec3(x + 0.5, y, z + 0.5))
        helper.succeed()

    assert result(body, rotation=rotation.value).outcome is Outcome.PASSED
    assert seen == [True]


def test_an_exact_point_is_kept(result: Result) -> None:
    seen: list[Vec3] = []

    def body(helper: GameTestHelper) -> None:
        seen.append(helper.relative_vec(helper.spawn("marker", (1.25, 2.0, 0.75)).pos))
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED
    assert seen == [Vec3(1.25, 2.0, 0.75)]


def test_what_cannot_be_summoned_fails_the_test(result: Result) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.level.world.difficulty = Difficulty.PEACEFUL
        helper.spawn("zombie", (1, 1, 1))

    ended = result(body)

    assert ended.outcome is Outcome.FAILED
    assert ended.failure.reason.startswith("cannot spawn minecraft:zombie")


def test_the_mock_player_in_the_level_leaves_with_the_test(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        player = helper.make_mock_server_player_in_level()
        helper.assert_value_equal(player.game_mode, "creative", "game mode")
        assert helper.level.world is not None
        helper.succeed()

    played = stage.play(bodies={"a": body})

    assert played.of("a").outcome is Outcome.PASSED
    assert [list(server.players()) for server in played.servers] == [[]]


def test_two_mock_players_at_once_are_unsupported(result: Result) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.make_mock_server_player_in_level()
        helper.make_mock_server_player_in_level()

    assert result(body).outcome is Outcome.UNSUPPORTED


@pytest.mark.parametrize("kind", ["marker", "minecart"])
def test_only_mobs_are_spawned_as_mobs(result: Result, kind: str) -> None:
    assert result(lambda h: h.spawn_mob(kind, (1, 1, 1))).outcome is not Outcome.PASSED


def test_the_dead_are_not_present(result: Result) -> None:
    def body(helper: GameTestHelper) -> None:
        cow = helper.spawn_with_no_free_will("cow", (1, 1, 1))
        helper.level.world.game_rules.set("mob_drops", False)
        helper.kill(cow)
        helper.assert_entity_not_present("cow")
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


def test_who_is_about_to_drown_has_neither_air_nor_health(result: Result) -> None:
    def body(helper: GameTestHelper) -> None:
        cow = helper.make_about_to_drown(
            helper.spawn_with_no_free_will("cow", (1, 1, 1))
        )
        data = cow.to_nbt()
        assert (data["Air"], data["Health"]) == (0, 0.25)
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


def test_an_effect_is_asserted_with_its_strength(result: Result) -> None:
    def body(helper: GameTestHelper) -> None:
        cow = helper.spawn_with_no_free_will("cow", (1, 1, 1))
        helper.run_command("effect give @e[type=cow,distance=..9] speed 10 2")
        helper.assert_living_entity_has_mob_effect(cow, "speed", 2)
        helper.assert_living_entity_has_mob_effect(cow, "speed", 0)

    ended = result(body)

    assert ended.outcome is Outcome.FAILED
    assert ended.failure.reason == (
        "expected minecraft:cow to have effect minecraft:speed 0"
    )


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (lambda helper: helper.spawn("pig", (nan, 1.0, 1.0)), "no place"),
        (lambda helper: helper.spawn("pig", (inf, 1.0, 1.0)), "no place"),
        (lambda helper: helper.spawn_item("stone", (nan, 1.0, 1.0)), "no place"),
        (lambda helper: helper.get_entities("pig", (1, 1, 1), nan), "no place"),
        (lambda helper: helper.spawn_item("nothing", (1, 1, 1)), "nothing"),
        (
            lambda helper: helper.hurt(
                helper.spawn("armor_stand", (1, 1, 1)), "nothing", 1.0
            ),
            "'minecraft:nothing' is no type of damage",
        ),
        (
            lambda helper: helper.use_item_on_block(
                helper.make_mock_player(), "nothing", (1, 0, 1)
            ),
            "nothing",
        ),
    ],
)
def test_what_is_nowhere_or_unknown_ends_only_its_test(
    result: Result, body: Callable[[GameTestHelper], object], told: str
) -> None:
    """A point that is no number, an id of nothing."""
    ended = result(body)

    assert ended.outcome is Outcome.FAILED
    assert told in str(ended.failure)
