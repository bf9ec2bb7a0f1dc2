"""Redstone power between blocks.

Weak power reaches the neighbour; strong power passes through a conductor
(https://minecraft.wiki/w/Redstone_mechanics#Power). `direction` points from the block that asks
to the position that is asked.
"""

from __future__ import annotations

from typing import Final

import attrs

from gametest.core.direction import NEIGHBOR_UPDATE_ORDER, Direction
from gametest.level.behaviour_tables import Hook
from gametest.level.block_storage import BlockStorage, Pos

MAX_SIGNAL: Final = 15


@attrs.define(eq=False, repr=False)
class SignalGetter(BlockStorage):
    """Asks only blocks that give power; the order of asking does not matter."""

    _signal_hooks: list[Hook | None] = attrs.field(init=False)
    _direct_signal_hooks: list[Hook | None] = attrs.field(init=False)
    _conductors: bytes = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        self._signal_hooks = self.behaviours.get_signal
        self._direct_signal_hooks = self.behaviours.get_direct_signal
        self._conductors = self.behaviours.conductor

    def get_signal(self, pos: Pos, direction: Direction) -> int:
        """Weak power of the block at `pos`, with what it conducts."""
        section, index, at = self._cells.get(pos) or self.cell(pos)
        state_id = section.ids[index]
        hook = self._signal_hooks[state_id]
        power: int = 0
        if hook is not None:
            state = self._states[state_id] or self.behaviours.state(state_id)
            power = hook(self, at, state, direction)
        if self._conductors[state_id] and power < MAX_SIGNAL:
            conducted = self.get_direct_signal_to(at)
            return max(conducted, power)
        return power

    def get_direct_signal(self, pos: Pos, direction: Direction) -> int:
        """Strong power of the block at `pos`, without what it conducts."""
        section, index, at = self._cells.get(pos) or self.cell(pos)
        state_id = section.ids[index]
        hook = self._direct_signal_hooks[state_id]
        if hook is None:
            return 0
        state = self._states[state_id] or self.behaviours.state(state_id)
        power: int = hook(self, at, state, direction)
        return power

    def get_direct_signal_to(self, pos: Pos) -> int:
        """The strongest strong power that the six neighbours give to the block at `pos`."""
        hooks = self._direct_signal_hooks
        best = 0
        around = self._neighbors.get(pos) or self.neighbor_cells(pos)
        for slot, (section, index, at) in enumerate(around):
            state_id = section.ids[index]
            hook = hooks[state_id]
            if hook is not None:
                state = self._states[state_id] or self.behaviours.state(state_id)
                power: int = hook(self, at, state, NEIGHBOR_UPDATE_ORDER[slot])
                if power > best:
                    if power >= MAX_SIGNAL:
                        return power
                    best = power
        return best

    def has_signal(self, pos: Pos, direction: Direction) -> bool:
        return self.get_signal(pos, direction) > 0

    def has_neighbor_signal(self, pos: Pos) -> bool:
        """Whether any of the six neighbours powers the block at `pos`."""
        return self._neighbor_signal(pos, enough=1) > 0

    def get_best_neighbor_signal(self, pos: Pos) -> int:
        """The strongest power that the six neighbours give to the block at `pos`."""
        return self._neighbor_signal(pos, enough=MAX_SIGNAL)

    def _neighbor_signal(self, pos: Pos, *, enough: int) -> int:
        hooks, conductors = self._signal_hooks, self._conductors
        best = 0
        around = self._neighbors.get(pos) or self.neighbor_cells(pos)
        for slot, (section, index, at) in enumerate(around):
            state_id = section.ids[index]
            hook = hooks[state_id]
            if hook is not None:
                state = self._states[state_id] or self.behaviours.state(state_id)
                power: int = hook(self, at, state, NEIGHBOR_UPDATE_ORDER[slot])
                if power > best:
                    best = power
            if conductors[state_id] and best < enough:
                power = self.get_direct_signal_to(at)
                if power > best:
                    best = power
            if best >= enough:
                break
        return best
