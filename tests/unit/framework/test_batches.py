"""Groups of at most 50 (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

import pickle
from collections.abc import Iterable

import pytest

from gametest.core.identifier import Identifier
from gametest.core.version import version_named
from gametest.framework.environment.environment_kinds import WeatherEnvironment
from gametest.framework.game_test_instance import BlockBasedTestInstance, LoadedTest
from gametest.framework.run.batches import BatchFactory, BatchKey
from gametest.framework.run.executor import TestSpec
from gametest.level.world.weather import WeatherKind
from gametest.registry.holder import Direct, Reference

NEWEST = version_named("26.3")


def _test(number: int, environment: object, dimension: str) -> LoadedTest:
    if isinstance(environment, str):
        environment = Reference(Identifier.parse(environment))
    instance = BlockBasedTestInstance(
        environment=environment,  # type: ignore[arg-type]
        dimension=Identifier.parse(dimension),
        structure=Identifier.parse("empty"),
        max_ticks=1,
    )
    return LoadedTest(id=Identifier.parse(f"demo:t{number:03}"), instance=instance)


def _four_groups(count: int) -> list[LoadedTest]:
    """Two environments times two dimensions, one after the other."""
    groups = [(e, d) for e in ("demo:a", "demo:b") for d in ("overworld", "the_end")]
    return [_test(number, *groups[number % 4]) for number in range(count)]


def _batches(
    tests: Iterable[LoadedTest], version: str = "26.3"
) -> list[tuple[str, str, int, int]]:
    target = version_named(version)
    made = BatchFactory().batches(
        (BatchKey.of(test, target), TestSpec(id=test.id)) for test in tests
    )
    return [(b.environment, b.dimension, b.index, len(b.tests)) for b in made]


def test_key_is_environment_and_dimension_since_26_3() -> None:
    """120 tests in each of four groups: 50, 50 and the rest."""
    found = _batches(_four_groups(480))

    assert found == [
        (environment, f"minecraft:{dimension}", index, size)
        for environment in ("demo:a", "demo:b")
        for dimension in ("overworld", "the_end")
        for index, size in enumerate((50, 50, 20))
    ]


@pytest.mark.parametrize("version", ["1.21.5", "26.2"])
def test_key_is_the_environment_before(version: str) -> None:
    found = _batches(_four_groups(120), version)

    assert found == [
        (environment, "minecraft:overworld", index, size)
        for environment in ("demo:a", "demo:b")
        for index, size in enumerate((50, 10))
    ]


def test_equal_environments_in_place_are_one_group() -> None:
    rain = [Direct(WeatherEnvironment(weather=WeatherKind.RAIN)) for _ in range(2)]
    clear = Direct(WeatherEnvironment(weather=WeatherKind.CLEAR))
    tests = [_test(n, e, "overworld") for n, e in enumerate((*rain, clear))]

    assert [("[unregistered]", 2), ("[unregistered]", 1)] == [
        (name, size) for name, _, _, size in _batches(tests)
    ]


def test_batch_travels_between_processes() -> None:
    (batch,) = BatchFactory().batches(
        (BatchKey.of(test, NEWEST), TestSpec(id=test.id, seed=4))
        for test in [_test(1, "demo:a", "overworld")]
    )

    assert pickle.loads(pickle.dumps(batch)) == batch
