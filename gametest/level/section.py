"""A cube of 16 x 16 x 16 blocks: one flat buffer of state ids."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.position import SectionPos

if TYPE_CHECKING:
    StateIds = array[int]
else:
    StateIds = array

CELLS: Final = 4096
_UNKNOWN: Final = -1


@final
@attrs.define(eq=False, repr=False)
class Section:
    """`ids` may be shared by many levels; whoever writes calls `own` first."""

    pos: SectionPos
    ids: StateIds
    """Index: `(y & 15) << 8 | (z & 15) << 4 | x & 15`."""
    is_in_world: bool = True
    """False above and below the build height, where nothing can be written."""

    is_shared: bool = attrs.field(default=True, init=False)
    holds_ticking: bool | None = attrs.field(default=False, init=False)
    """Whether a cell ticks randomly; None: must be looked at again."""

    _shared_state: int | None = attrs.field(default=_UNKNOWN, init=False)

    def shared_state(self) -> int | None:
        """The state of all cells of a section that was never written, if there is only one."""
        if not self.is_shared:
            return None
        found = self._shared_state
        if found == _UNKNOWN:
            found = self.ids[0] if is_uniform(self.ids) else None
            self._shared_state = found
        return found

    def own(self) -> StateIds:
        """The buffer, copied at the first write."""
        if self.is_shared:
            self.ids = self.ids[:]
            self.is_shared = False
        return self.ids

    def as_numpy(self) -> Any:
        """A view [y, z, x] of unsigned 16-bit numbers; writing needs `own` before."""
        # Imported here: it costs 90 ms and most runs never need it.
        import numpy as np

        return np.frombuffer(self.ids, dtype=np.uint16).reshape(16, 16, 16)


def uniform(state_id: int) -> StateIds:
    """A buffer of one state."""
    return array("H", (state_id,)) * CELLS


def is_uniform(ids: StateIds) -> bool:
    """Whether all are the same: the bytes against themselves, which is far cheaper than items."""
    raw = ids.tobytes()
    return raw[ids.itemsize :] == raw[: -ids.itemsize]
