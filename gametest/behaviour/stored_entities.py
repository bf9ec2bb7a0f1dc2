"""Entities in a test: which of them would do something by themselves.

https://minecraft.wiki/w/Entity
"""

from __future__ import annotations

from typing import Final

from gametest.nbt.tags import Compound

_NEVER_ACT: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "marker",
        "interaction",
        "block_display",
        "item_display",
        "text_display",
        "item_frame",
        "glow_item_frame",
        "painting",
        "end_crystal",
    )
)
"""End crystals set fire in the End only; frames and paintings stay while their wall does."""


def unsupported_entity(type_id: str, nbt: Compound) -> str | None:
    """The missing mechanic of an entity kind, or None for one that never acts.

    Passengers of a still entity are looked at too.
    """
    if type_id not in _NEVER_ACT:
        return f"{type_id}: entity"
    passengers = nbt.get("Passengers")
    for passenger in passengers if isinstance(passengers, list) else ():
        if isinstance(passenger, dict):
            missing = unsupported_entity(str(passenger.get("id", "")), passenger)
            if missing is not None:
                return missing
    return None
