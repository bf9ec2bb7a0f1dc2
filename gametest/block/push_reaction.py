"""How a block answers to a piston (https://minecraft.wiki/w/Piston)."""

from __future__ import annotations

from enum import Enum


class PushReaction(Enum):
    """The property of the block alone.

    What a piston looks at beside it: hardness -1, a block entity, obsidian and its kin, and
    whether a piston is extended (`NORMAL` and `BLOCK` are not the last word).
    """

    NORMAL = "normal"
    DESTROY = "destroy"
    BLOCK = "block"
    PUSH_ONLY = "push_only"

    __hash__ = object.__hash__
