"""Groups tests by what they need round them (https://minecraft.wiki/w/GameTest).

The key is executor, environment and, from 26.3 on, dimension. The game's order of groups is that of
a hash map; here it is the order in which the groups first appear.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

import attrs

from gametest.core.version import GameVersion
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.run.executor import BatchSpec, TestSpec
from gametest.level.dimension_type import OVERWORLD
from gametest.registry.holder import Reference

MAX_TESTS_PER_BATCH: Final = 50
UNREGISTERED: Final = "[unregistered]"
"""What stands for an environment that is written in place."""


@final
@attrs.frozen(kw_only=True)
class BatchKey:
    executor: str
    environment: str
    """An id, or the whole of an environment that has none."""
    dimension: str
    name: str
    """The environment for people."""

    @classmethod
    def of(cls, test: LoadedTest, version: GameVersion) -> BatchKey:
        holder = test.instance.environment
        if isinstance(holder, Reference):
            key = name = str(holder.identifier)
        else:
            # Equal environments are one key, as in the game.
            key, name = repr(holder.value), UNREGISTERED
        dimension = test.instance.dimension if version.has_dimension else OVERWORLD
        return cls(
            executor=test.instance.executor,
            environment=key,
            dimension=str(dimension),
            name=name,
        )


@final
@attrs.frozen
class BatchFactory:
    """Cuts groups into batches; each run of the factory counts from 0 in each group."""

    max_tests: int = MAX_TESTS_PER_BATCH

    def batches(
        self, tests: Iterable[tuple[BatchKey, TestSpec]]
    ) -> tuple[BatchSpec, ...]:
        groups: dict[BatchKey, list[TestSpec]] = {}
        for key, spec in tests:
            groups.setdefault(key, []).append(spec)
        return tuple(
            BatchSpec(
                executor=key.executor,
                environment=key.name,
                dimension=key.dimension,
                index=index,
                tests=tuple(group[start : start + self.max_tests]),
            )
            for key, group in groups.items()
            for index, start in enumerate(range(0, len(group), self.max_tests))
        )
