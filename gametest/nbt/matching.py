"""Whether a tag holds at least what a pattern says: `nbt=` of selectors, `{...}` of paths."""

from __future__ import annotations

from gametest.nbt.tags import Tag, nbt_equal


def nbt_matches(pattern: Tag, tag: Tag | None) -> bool:
    """Every key of a compound and every element of a list of the pattern must be in the tag.

    Types count. The order of list elements and how often they occur do not; an empty list
    matches only an empty list (https://minecraft.wiki/w/NBT_format#Testing_NBT_tags).
    """
    if tag is None:
        return False
    if isinstance(pattern, dict):
        if not isinstance(tag, dict):
            return False
        for key, value in pattern.items():  # noqa: SIM110  # one Python frame a level
            if not nbt_matches(value, tag.get(key)):
                return False
        return True
    if isinstance(pattern, list):
        if not isinstance(tag, list):
            return False
        if not pattern:
            return not tag
        for wanted in pattern:
            for element in tag:
                if nbt_matches(wanted, element):
                    break
            else:
                return False
        return True
    return nbt_equal(pattern, tag)
