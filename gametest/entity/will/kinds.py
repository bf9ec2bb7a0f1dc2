"""Kinds whose will does nothing but walk and look while nobody is there whom they mind.

Each row is what the kind's page says beyond that: https://minecraft.wiki/w/Pig, /Cow, /Mooshroom, /Sheep,
/Zombie, /Husk, /Skeleton, /Stray, /Bogged, /Creeper, /Witch. Whoever flies, swims, climbs, hops, digs, lays,
sleeps, works or has a memory of places is not among them.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, final

import attrs

if TYPE_CHECKING:
    from collections.abc import Mapping


@final
@attrs.frozen
class IdleKind:
    targets: frozenset[str] = frozenset()
    """Whom it attacks when it sees it within its follow range."""
    unseen_targets: frozenset[str] = frozenset()
    """Of those, whom it finds behind walls too."""
    reach: float | None = None
    """How near they must come, of one that strikes at arm's length; None: its follow range."""
    is_fighter: bool = False
    """It strikes back."""
    draws_traits: bool = False
    """Made without data it may be young, armed or mounted, by chance."""
    grazes: bool = False
    tramples_eggs: bool = False
    drink_time: int | None = None
    """Ticks that pass before a potion that it wants when hurt can work."""


def _ids(*names: str) -> frozenset[str]:
    return frozenset(f"minecraft:{name}" for name in names)


_AT_HAND: Final = 4.0
"""More than any blow or swelling needs: https://minecraft.wiki/w/Zombie, /Creeper."""
_PASSIVE: Final = IdleKind()
_ZOMBIE: Final = IdleKind(
    targets=_ids("player", "villager", "wandering_trader", "iron_golem", "turtle"),
    unseen_targets=_ids("villager", "wandering_trader"),
    reach=_AT_HAND,
    is_fighter=True,
    draws_traits=True,
    tramples_eggs=True,
)
_SKELETON: Final = IdleKind(
    targets=_ids("player", "iron_golem", "turtle"), is_fighter=True, draws_traits=True
)
# It heals raiders, and drinks for 1.6 seconds: https://minecraft.wiki/w/Witch#Behavior.
_WITCH: Final = IdleKind(
    targets=_ids(
        *("player", "pillager", "vindicator", "evoker", "illusioner", "ravager"),
        "witch",
    ),
    is_fighter=True,
    drink_time=32,
)
IDLE_KINDS: Final[Mapping[str, IdleKind]] = MappingProxyType(
    {
        "minecraft:bogged": _SKELETON,
        "minecraft:cow": _PASSIVE,
        "minecraft:creeper": IdleKind(
            targets=_ids("player"), reach=_AT_HAND, is_fighter=True
        ),
        "minecraft:husk": _ZOMBIE,
        "minecraft:mooshroom": _PASSIVE,
        "minecraft:pig": _PASSIVE,
        "minecraft:sheep": IdleKind(grazes=True),
        "minecraft:skeleton": _SKELETON,
        "minecraft:stray": _SKELETON,
        "minecraft:witch": _WITCH,
        "minecraft:zombie": _ZOMBIE,
    }
)
"""By full id."""
