"""Boss bars of commands (https://minecraft.wiki/w/Commands/bossbar): kept, never drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

if TYPE_CHECKING:
    from gametest.text.component import Component

BAR_COLORS: Final = ("blue", "green", "pink", "purple", "red", "white", "yellow")
BAR_STYLES: Final = (
    "notched_6",
    "notched_10",
    "notched_12",
    "notched_20",
    "progress",
)


@final
@attrs.define(eq=False, repr=False)
class BossBar:
    id: str
    """With namespace."""
    name: Component
    color: str = attrs.field(default="white", init=False)
    style: str = attrs.field(default="progress", init=False)
    value: int = attrs.field(default=0, init=False)
    """May be above `max`."""
    max: int = attrs.field(default=100, init=False)
    visible: bool = attrs.field(default=True, init=False)
    players: dict[str, None] = attrs.field(factory=dict, init=False)
    """Names, also of players who have left."""
