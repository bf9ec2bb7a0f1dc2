"""Block states in the data of entities and block entities.

`{Name, Properties?}` until 26.2; since 26.3 `{id, properties?}`, or an id alone for the default state, and
the old names are not read (Minecraft 26.3 Snapshot 7; https://github.com/SpyglassMC/vanilla-mcdoc).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.block.errors import BlockStateError
from gametest.nbt.tags import Compound

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.block.block_table import BlockTable


def state_nbt(state: BlockState) -> Compound:
    """In the form of the state's own version."""
    name, properties = _keys(state.block.table)
    nbt: Compound = {name: state.block.name}
    if state.properties:
        nbt[properties] = dict(state.properties)
    return nbt


def find_state(table: BlockTable, saved: object) -> BlockState | None:
    """None for what is no block of the version, written in its form.

    What it does not know of a property keeps that property's default.
    """
    name, properties = _keys(table)
    if isinstance(saved, str) and table.version.id_palettes:
        saved = {name: saved}
    if not isinstance(saved, dict) or not isinstance(saved.get(name), str):
        return None
    given = saved.get(properties)
    try:
        state = table.block(saved[name]).default_state
    except BlockStateError:
        return None
    for key, value in given.items() if isinstance(given, dict) else ():
        try:
            state = state.with_(key, str(value)) if state.has(key) else state
        except BlockStateError:
            continue
    return state


def _keys(table: BlockTable) -> tuple[str, str]:
    return ("id", "properties") if table.version.id_palettes else ("Name", "Properties")
