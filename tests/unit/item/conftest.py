from __future__ import annotations

import pytest

from gametest.core.version import GameVersion
from gametest.item.item_table import ItemTable


@pytest.fixture(scope="session")
def items(version: GameVersion) -> ItemTable:
    return ItemTable.load(version)
