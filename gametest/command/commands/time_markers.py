"""The game's own timelines and time markers, as far as `time` needs them.

Since 26.1 both come from data packs (https://minecraft.wiki/w/World_clock); those of packs are not
read yet, so a name that is not the game's own is unsupported and not an error.
"""

from __future__ import annotations

from typing import Final

from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.level.dimension_type import DIMENSION_TYPES
from gametest.level.world.world_clocks import OVERWORLD_CLOCK

# All of the game's own timelines and markers belong to the overworld's clock.
_PERIODS: Final = {
    "minecraft:day": 24_000,
    "minecraft:moon": 192_000,
    "minecraft:villager_schedule": 24_000,
}
_MARKERS: Final = {
    "minecraft:day": 1000,
    "minecraft:noon": 6000,
    "minecraft:night": 13_000,
    "minecraft:midnight": 18_000,
}


def default_clock(dimension: Identifier) -> str | None:
    """The clock of a dimension's own type; None if it has none."""
    for known in DIMENSION_TYPES:
        if known.id == dimension:
            return known.default_clock
    mechanic = f"clock of dimension {dimension}"
    raise UnsupportedError(mechanic)


def timeline_period(timeline: Identifier, clock: str) -> int:
    """Ticks after which the timeline begins anew."""
    period = _PERIODS.get(str(timeline))
    if period is None:
        mechanic = f"timeline: {timeline}"
        raise UnsupportedError(mechanic)
    _check_clock(f"timeline {timeline}", clock)
    return period


def marker_ticks(marker: Identifier, clock: str) -> int:
    """Where the clock is set; the wiki has `time set` set it outright, whatever the day."""
    ticks = _MARKERS.get(str(marker))
    if ticks is None:
        mechanic = f"time marker: {marker}"
        raise UnsupportedError(mechanic)
    _check_clock(f"time marker {marker}", clock)
    return ticks


def timeline_names() -> tuple[str, ...]:
    """With namespace."""
    return tuple(_PERIODS)


def marker_names() -> tuple[str, ...]:
    """With namespace."""
    return tuple(map(str, _MARKERS))


def _check_clock(what: str, clock: str) -> None:
    if clock != OVERWORLD_CLOCK:
        message = f"{what} does not belong to clock {clock}"
        raise CommandError(message)
