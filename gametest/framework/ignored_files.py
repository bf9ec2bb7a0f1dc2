"""Files of packs that change the very world of the tests in ways that are not simulated: a finding each.

https://minecraft.wiki/w/Dimension_type, /Timeline, /World_clock, /Biome_definition. Elements of their own that a pack adds
stand in no world of the tests; what names them is unsupported by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation

if TYPE_CHECKING:
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.pack.pack import Pack
    from gametest.pack.pack_stack import PackStack

_DIMENSIONS: Final = ("overworld", "the_nether", "the_end")
_CHANGED: Final = {
    "dimension": _DIMENSIONS,
    "dimension_type": _DIMENSIONS,
    "tags/entity_type": ("impact_projectiles", "redirectable_projectile"),
    "tags/game_event": ("ignore_vibrations_sneaking", "vibrations"),
    "timeline": ("day", "early_game", "moon", "villager_schedule"),
    "world_clock": ("overworld", "the_end"),
    "worldgen/biome": (
        *("basalt_deltas", "desert", "nether_wastes", "plains", "the_end"),
    ),
    "worldgen/world_preset": ("flat", "flat_all_dimensions"),
}
"""Of the game's own, those that a world of tests goes by without looking into packs."""


def report_ignored(
    stack: PackStack, collector: DiagnosticCollector, *, game: Pack | None = None
) -> None:
    """`game`: a pack with the game's own data, which changes nothing."""
    for folder, names in _CHANGED.items():
        found = stack.resources(folder, ".json")
        for name in names if found else ():
            resource = found.get(Identifier("minecraft", name))
            if resource is not None and resource.pack is not game:
                collector.warning(
                    "not-simulated",
                    f"the game's own {folder} minecraft:{name} is changed, and what that "
                    "does to the world is not simulated",
                    SourceLocation(resource.source),
                )
