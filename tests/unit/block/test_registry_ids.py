from __future__ import annotations

import pytest

from gametest.block.registry_ids import registry_ids
from gametest.core.version import version_named


# npm minecraft-data 3.119.0 (26.1); registries of 26.2 and 26.3 as counted in public data
@pytest.mark.parametrize(
    ("version", "registry", "count"),
    [
        ("26.1", "item", 1506),
        ("26.2", "item", 1537),
        ("26.3", "item", 1658),
        ("26.1", "entity_type", 157),
        ("26.2", "entity_type", 158),
        ("26.3", "entity_type", 161),
        ("26.3", "block", 1286),
    ],
)
def test_registry_has_the_known_number_of_ids(
    version: str, registry: str, count: int
) -> None:
    assert count == len(registry_ids(version_named(version), registry))


@pytest.mark.parametrize(
    ("version", "id", "exists"),
    [
        ("1.21.5", "chain", True),
        ("1.21.11", "chain", False),
        ("1.21.11", "iron_chain", True),
        ("26.3", "red_cushion", True),
        ("26.2", "red_cushion", False),
        ("26.3", "poplar_wall_sign", False),
    ],
)
def test_item_exists_in_a_version(version: str, id: str, exists: bool) -> None:
    assert exists is (id in registry_ids(version_named(version), "item"))
