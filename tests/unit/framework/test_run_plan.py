"""Places and copies do not depend on the order in which tests run."""

from __future__ import annotations

from collections import Counter
from typing import Any

import attrs
import pytest

from gametest.core.direction import Rotation
from gametest.core.errors import UsageError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.core.version import version_named
from gametest.framework.game_test_instance import BlockBasedTestInstance, LoadedTest
from gametest.framework.run.executor import BatchSpec
from gametest.framework.run.run_plan import PlanOptions, Shard, plan_run
from gametest.registry.holder import Reference

NEWEST = version_named("26.3")


def _tests(count: int, **fields: Any) -> list[LoadedTest]:
    return [
        LoadedTest(
            id=Identifier.parse(f"demo:t{number:03}"),
            instance=BlockBasedTestInstance(
                environment=Reference(Identifier.parse(f"demo:e{number % 2}")),
                structure=Identifier.parse("empty"),
                max_ticks=1,
                **fields,
            ),
        )
        for number in range(count)
    ]


def _plan(tests: list[LoadedTest], **options: Any) -> tuple[BatchSpec, ...]:
    return plan_run(tests, NEWEST, PlanOptions(**options), lambda _test: (3, 2, 5))


def _places(batches: tuple[BatchSpec, ...]) -> dict[Any, Any]:
    return {spec.key: spec.pos for batch in batches for spec in batch.tests}


@pytest.mark.parametrize("options", [{"shuffle": True}, {"isolate": True}])
def test_places_stay_when_the_order_changes(options: dict[str, bool]) -> None:
    tests = _tests(30)

    assert _places(_plan(tests)) == _places(_plan(tests[::-1], **options))


def test_no_two_tests_stand_in_one_place() -> None:
    places = _places(_plan(_tests(40), copies=3)).values()

    assert Counter(places).most_common(1)[0][1] == 1
    assert len(places) == 120


def test_shuffling_is_drawn_from_the_seed() -> None:
    def order(seed: int) -> list[Identifier]:
        batches = _plan(_tests(30), shuffle=True, seed=seed)
        return [spec.id for batch in batches for spec in batch.tests]

    assert order(1) == order(1)
    assert order(1) != order(2)
    assert sorted(order(1)) == sorted(order(2))


def test_isolation_makes_a_batch_of_each_test() -> None:
    assert [1] * 10 == [len(b.tests) for b in _plan(_tests(10), isolate=True)]


def test_verify_makes_a_hundred_copies_under_each_rotation() -> None:
    batches = _plan(_tests(1), verify=True)
    specs = [spec for batch in batches for spec in batch.tests]

    assert len(specs) == 400
    assert Counter(spec.extra_rotation for spec in specs) == dict.fromkeys(
        Rotation, 100
    )
    assert len({spec.repeat for spec in specs}) == 400
    assert [50] * 8 == [len(batch.tests) for batch in batches]


def test_verify_has_rows_of_ten() -> None:
    specs = [s for b in _plan(_tests(1), verify=True) for s in b.tests]

    assert len({spec.pos[0] for spec in specs[:10]}) == 10
    assert specs[10].pos[0] == specs[0].pos[0]


def test_turned_test_takes_its_turned_room() -> None:
    """Sizes 3 and 5 change places; padding adds on both sides; the gap is 5."""
    tests = _tests(3, rotation=Rotation.CLOCKWISE_90, padding=2)
    places = _places(_plan(tests))

    assert places[tests[2].id, 1][0] == (5 + 2 * 2) + 5


def test_origin_moves_everything() -> None:
    origin = BlockPos(-1000, 4, 2000)
    tests = _tests(12)
    moved = _places(_plan(tests, origin=origin))

    assert {
        key: (x - 1000, y, z + 2000) for key, (x, y, z) in _places(_plan(tests)).items()
    } == moved


def test_each_dimension_has_its_own_grid() -> None:
    tests = [
        attrs.evolve(
            test, instance=attrs.evolve(test.instance, dimension=Identifier.parse(name))
        )
        for test, name in zip(_tests(2), ("overworld", "the_end"), strict=True)
    ]

    assert [(0, 4, 0), (0, 4, 0)] == list(_places(_plan(tests)).values())


def test_shards_part_the_tests_and_leave_them_in_their_places() -> None:
    tests = _tests(31)
    parts = [_places(_plan(tests, shard=Shard(index, 4))) for index in range(1, 5)]

    assert [len(part) for part in parts] == [8, 8, 8, 7]
    assert {k: v for part in parts for k, v in part.items()} == _places(_plan(tests))


@pytest.mark.parametrize("text", ["", "1", "0/2", "3/2", "a/b", "1/2/3", "-1/2"])
def test_a_shard_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="shard"):
        Shard.parse(text)
