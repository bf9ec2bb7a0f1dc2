"""Entities in a test: which of them would do something by themselves.

https://minecraft.wiki/w/Entity
"""

from __future__ import annotations

from gametest.level.stored_entity import INERT_TYPES
from gametest.nbt.tags import Compound


def unsupported_entity(type_id: str, nbt: Compound) -> str | None:
    """The missing mechanic of an entity kind, or None for one that never acts.

    Passengers of a still entity are looked at too. The game makes no entity of data without an
    id, so there is nothing that could act.
    """
    if not type_id:
        return None
    if type_id not in INERT_TYPES:
        return f"{type_id}: entity"
    passengers = nbt.get("Passengers")
    for passenger in passengers if isinstance(passengers, list) else ():
        if isinstance(passenger, dict):
            missing = unsupported_entity(str(passenger.get("id", "")), passenger)
            if missing is not None:
                return missing
    return None
