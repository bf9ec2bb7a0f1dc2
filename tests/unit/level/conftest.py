"""Levels of air with behaviours of the test's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pytest

from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable

MakeLevel = Callable[..., Level]


@pytest.fixture(scope="session")
def make_level(blocks: BlockTable) -> MakeLevel:
    def make(behaviours: Mapping[str, BlockBehaviour] | None = None) -> Level:
        tables = BehaviourTables(blocks)
        for name, behaviour in (behaviours or {}).items():
            tables.register([name], behaviour)
        return Level.of(tables.freeze(), preset=WorldPreset.void(blocks))

    return make
