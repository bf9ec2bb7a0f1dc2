"""Merging of compounds (https://minecraft.wiki/w/Commands/data#merge)."""

from __future__ import annotations

from gametest.nbt.tags import Compound, copy_tag, nbt_equal


def merge_compound(target: Compound, patch: Compound) -> bool:
    """Put copies of the patch's values into the target; true if it changed.

    Compounds under the same key merge in turn, everything else is replaced, lists too.
    """
    changed = False
    for key, value in patch.items():
        old = target.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            if merge_compound(old, value):
                changed = True
        elif old is None or not nbt_equal(old, value):
            target[key] = copy_tag(value)
            changed = True
    return changed
