"""One place where dust lies: whom it tells, what gives it power, where it reaches out to.

The cells of a place are looked up once; what was read there holds until something else than the
power of dust is written (`Level.write_count` without `NeighborUpdater.wire_writes`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final
from weakref import WeakKeyDictionary

import attrs

from gametest.behaviour.redstone.wire_tables import (
    CARRIES,
    CONDUCTS,
    CONNECTS,
    FACES,
    IS_CLIMBED,
    IS_WIRE,
    MAY_MOVE,
    WEIGHTS,
    WireTables,
)
from gametest.behaviour.redstone.wire_update_order import wire_update_order
from gametest.core.direction import HORIZONTALS, NEIGHBOR_UPDATE_ORDER, Direction
from gametest.core.position import BlockPos
from gametest.level.block_storage import Cell
from gametest.level.propagation import Round
from gametest.level.section import Section

if TYPE_CHECKING:
    from gametest.level.level import Level

_MAX_POWER: Final = 15
_DOWN, _UP = 2, 3
_SLOTS: Final = (4, 1, 5, 0)
"""North, east, south, west in `Level.neighbor_cells`, which has the order of updates."""

Side = tuple[Direction, Cell, Cell, Cell]
"""A horizontal side: what lies there, below it and above it."""


@final
@attrs.define(eq=False, repr=False)
class WireSite:
    pos: BlockPos
    below: Cell
    above: Cell
    sides: tuple[Side, ...]
    """North, east, south, west."""
    dependents: tuple[BlockPos, ...]
    """Where dust lies whose power may follow from this one's."""

    rounds: tuple[Round, ...] | None = None
    """Whom dust tells when its power changes, in order; see `WireSites.rounds`."""
    power_stamp: int = -1
    is_carried: bool | None = None
    """Whether dust can lie there; None: what is below moves, see `WireSites.is_carried`."""
    given: int = 0
    """What all but dust gives."""
    dust: tuple[tuple[Section, int], ...] = ()
    """Where dust lies that counts."""

    shape_stamp: int = -1
    shape: int = 0
    """The sides that something connects to, before it is completed."""
    corners: tuple[tuple[int, BlockPos, Direction], ...] = ()
    """Dust below or above a side where none lies level: slot, place, direction back."""


@final
@attrs.define(eq=False, repr=False)
class WireSites:
    """All places of dust, by level; belongs to one set of tables."""

    wires: WireTables

    _sites: WeakKeyDictionary[Level, dict[BlockPos, WireSite]] = attrs.field(
        init=False, factory=WeakKeyDictionary
    )
    _level: Level | None = attrs.field(init=False, default=None)
    _of_level: dict[BlockPos, WireSite] = attrs.field(init=False, factory=dict)
    """Of the level that asked last."""

    def site(self, level: Level, pos: BlockPos) -> WireSite:
        if level is not self._level:
            self._level = level
            self._of_level = self._sites.setdefault(level, {})
        found = self._of_level.get(pos)
        if found is None:
            found = self._of_level[pos] = _make_site(level, pos)
        return found

    def is_carried(self, level: Level, site: WireSite) -> bool:
        stamp = level.write_count - level.updater.wire_writes
        if site.power_stamp != stamp:
            site.power_stamp = stamp
            self._look_for_power(level, site)
        carried = site.is_carried
        if carried is None:
            return level.is_face_sturdy(site.below[2], Direction.UP)
        return carried

    def power_at(self, level: Level, site: WireSite) -> int:
        """What all but dust gives, or dust around less one.

        Dust counts level with it, one down past a transparent block, one up past a conductor.
        """
        stamp = level.write_count - level.updater.wire_writes
        if site.power_stamp != stamp:
            site.power_stamp = stamp
            self._look_for_power(level, site)
        best = site.given
        if best >= _MAX_POWER:
            return best
        power, dust = self.wires.power, 1
        for section, index in site.dust:
            found = power[section.ids[index]]
            if found > dust:
                dust = found
        return best if best >= dust else dust - 1

    def shape_at(self, level: Level, site: WireSite) -> int:
        """The sides that something connects to now."""
        stamp = level.write_count - level.updater.wire_writes
        if site.shape_stamp != stamp:
            site.shape_stamp = stamp
            self._look_for_connections(level, site)
        return site.shape

    def rounds(self, level: Level, site: WireSite) -> tuple[Round, ...]:
        """Whom dust there tells when its power changes, in order."""
        found = site.rounds
        if found is None:
            found = site.rounds = tuple(
                (level.cell(place)[2], level.neighbor_cells(place))
                for place in wire_update_order(site.pos)
            )
        return found

    # -- looking around ------------------------------------------------------------------

    def _look_for_power(self, level: Level, site: WireSite) -> None:
        tables = self.wires.tables
        conductor, may_give = tables.conductor, tables.may_power_dust
        wires = tables.wire_ids
        section, index, _ = site.above
        above_id = section.ids[index]
        is_covered = conductor[above_id]
        best = 0
        if may_give[above_id]:
            best = self._given_by(level, site.above, Direction.UP)
        section, index, _ = site.below
        below_id = section.ids[index]
        flags = self.wires.find_traits(below_id)
        is_carried = bool(flags & CARRIES)
        site.is_carried = None if flags & MAY_MOVE and not is_carried else is_carried
        if may_give[below_id]:
            best = max(best, self._given_by(level, site.below, Direction.DOWN))
        dust = []
        for direction, cell, lower, upper in site.sides:
            section, index, _ = cell
            state_id = section.ids[index]
            if may_give[state_id]:
                best = max(best, self._given_by(level, cell, direction))
            elif state_id in wires:
                dust.append((section, index))
            if not conductor[state_id]:
                section, index, _ = lower
            elif is_covered:
                continue
            else:
                section, index, _ = upper
            if section.ids[index] in wires:
                dust.append((section, index))
        site.given, site.dust = best, tuple(dust)

    def _given_by(self, level: Level, cell: Cell, direction: Direction) -> int:
        """Weak power of one block that is not dust, or what it conducts."""
        section, index, pos = cell
        state_id = section.ids[index]
        tables = self.wires.tables
        hook = tables.get_signal[state_id]
        best: int = 0
        if hook is not None:
            best = hook(level, pos, tables.state(state_id), direction)
        if best < _MAX_POWER and tables.conductor[state_id]:
            hooks, wires = tables.get_direct_signal, tables.wire_ids
            for slot, (section, index, at) in enumerate(level.neighbor_cells(pos)):
                state_id = section.ids[index]
                hook = hooks[state_id]
                # Dust never counts what other dust gives.
                if hook is not None and state_id not in wires:
                    state = tables.state(state_id)
                    strong = hook(level, at, state, NEIGHBOR_UPDATE_ORDER[slot])
                    if strong > best:
                        best = strong
        return best

    def _look_for_connections(self, level: Level, site: WireSite) -> None:
        wires, find = self.wires.tables.wire_ids, self.wires.find_traits
        section, index, _ = site.above
        may_climb = not self.wires.tables.conductor[section.ids[index]]
        shape = 0
        corners = []
        for slot, (side, cell, lower, upper) in enumerate(site.sides):
            section, index, _ = cell
            flags = find(section.ids[index])
            if flags & IS_WIRE:
                shape += WEIGHTS[slot]
                continue
            has_lower = lower[0].ids[lower[1]] in wires
            has_upper = upper[0].ids[upper[1]] in wires
            if has_lower:
                corners.append((slot, lower[2], side.opposite))
            if has_upper:
                corners.append((slot, upper[2], side.opposite))
            if has_upper and may_climb and _is_climbed(level, cell, flags):
                is_wall = _faces(level, cell, flags, slot)
                shape += WEIGHTS[slot] * (2 if is_wall else 1)
            elif flags & CONNECTS[slot] or (has_lower and not flags & CONDUCTS):
                shape += WEIGHTS[slot]
        site.shape, site.corners = shape, tuple(corners)


def _is_climbed(level: Level, cell: Cell, flags: int) -> bool:
    if flags & IS_CLIMBED:
        return True
    return bool(flags & MAY_MOVE) and level.is_face_sturdy(cell[2], Direction.UP)


def _faces(level: Level, cell: Cell, flags: int, slot: int) -> bool:
    if flags & MAY_MOVE:
        return level.is_face_sturdy(cell[2], HORIZONTALS[slot].opposite)
    return bool(flags & FACES[slot])


def _make_site(level: Level, pos: BlockPos) -> WireSite:
    around = level.neighbor_cells(pos)
    sides = []
    dependents = []
    for side, slot in zip(HORIZONTALS, _SLOTS, strict=True):
        cell = around[slot]
        beyond = level.neighbor_cells(cell[2])
        lower, upper = beyond[_DOWN], beyond[_UP]
        sides.append((side, cell, lower, upper))
        dependents += [cell[2], lower[2], upper[2]]
    return WireSite(
        level.cell(pos)[2],
        around[_DOWN],
        around[_UP],
        tuple(sides),
        tuple(dependents),
    )
