"""Compounds that commands keep by id (`data … storage`)."""

from __future__ import annotations

from typing import final

import attrs

from gametest.nbt.tags import Compound


@final
@attrs.define(eq=False, repr=False)
class CommandStorage:
    """By id, `demo:x`; an id that was never written reads as an empty compound."""

    _compounds: dict[str, Compound] = attrs.field(factory=dict, init=False)

    def get(self, storage_id: str) -> Compound:
        """The compound itself; put changes back with `set`, as an unknown id gives a new one."""
        found = self._compounds.get(storage_id)
        return {} if found is None else found

    def set(self, storage_id: str, compound: Compound) -> None:
        self._compounds[storage_id] = compound

    def ids(self) -> tuple[str, ...]:
        """In the order of their first write."""
        return tuple(self._compounds)
