"""Block states in data: https://github.com/SpyglassMC/vanilla-mcdoc (`BlockState`)."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.state_nbt import find_state, state_nbt
from gametest.core.version import SUPPORTED_VERSIONS

TABLES = {version.name: BlockTable.load(version) for version in SUPPORTED_VERSIONS[-2:]}
LOG = "minecraft:oak_log"
OLD = {"Name": LOG, "Properties": {"axis": "z"}}
NEW = {"id": LOG, "properties": {"axis": "z"}}


@pytest.mark.parametrize(("version", "form"), [("26.2", OLD), ("26.3", NEW)])
def test_a_state_goes_into_the_form_of_its_version_and_back(
    version: str, form: object
) -> None:
    table = TABLES[version]
    state = table.parse_state(f"{LOG}[axis=z]")

    assert form == state_nbt(state)
    assert state is find_state(table, form)


@pytest.mark.parametrize(
    ("version", "saved"),
    [("26.2", NEW), ("26.2", LOG), ("26.3", OLD), ("26.3", {"id": 1}), ("26.3", None)],
)
def test_another_form_names_no_state(version: str, saved: object) -> None:
    assert find_state(TABLES[version], saved) is None


def test_unknown_properties_of_a_state_keep_its_defaults() -> None:
    table = TABLES["26.3"]
    saved = {"id": LOG, "properties": {"axis": "w", "lit": "true"}}

    assert table.parse_state(LOG) is find_state(table, saved)
