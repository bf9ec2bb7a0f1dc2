"""Components about status effects and what is eaten: potions, stews, food, totems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gametest.item.component.readers import (
    SOUND,
    Field,
    Reader,
    compound,
    decimal,
    fields,
    flag,
    id_set,
    identifier,
    listed,
    string,
    unsigned_byte,
    whole,
    word,
)
from gametest.nbt.tags import Byte, Float, Int, Tag

_STEW_TICKS: Final = Int(160)


def effect(value: Tag) -> Tag:
    """Defaults are left out but for the icon, which shows where the particles do.

    https://github.com/the-great-chicken/SGP-Datapack (a test of `custom_effects` that ran in the game),
    https://github.com/Gamemode4Dev/GM4_Datapacks (data as the game wrote them).
    """
    return _with_icon({"id": identifier, **_DETAILS}, value, needed=("id",))


def _hidden(value: Tag) -> Tag:
    return _with_icon(_DETAILS, value)


def _with_icon(
    parts: Mapping[str, Field], value: Tag, *, needed: tuple[str, ...] = ()
) -> Tag:
    found = fields({key: parts[key] for key in needed}, parts)(value)
    assert isinstance(found, dict)
    found.setdefault("show_icon", found.get("show_particles", Byte(1)))
    return found


_DETAILS: Final[Mapping[str, Field]] = {
    "amplifier": (unsigned_byte, Byte(0)),
    "duration": (whole(), Int(0)),
    "ambient": (flag, Byte(0)),
    "show_particles": (flag, Byte(1)),
    "show_icon": flag,
    "hidden_effect": lambda value: _hidden(value),
}


def _potion(value: Tag) -> Tag:
    """A potion's id stands for `{potion}`."""
    if isinstance(value, str):
        return {"potion": identifier(value)}
    return _POTION(value)


_POTION: Final = fields(
    {},
    {
        "potion": identifier,
        "custom_color": whole(),
        "custom_name": string(),
        "custom_effects": listed(effect),
    },
)


def _consume_effect(value: Tag) -> Tag:
    kind = word(*_KINDS, *(f"minecraft:{kind}" for kind in _KINDS))
    written = compound(value)
    head = fields({"type": lambda part: identifier(kind(part))})(written)
    assert isinstance(head, dict)
    rest = _KINDS[str(head["type"]).removeprefix("minecraft:")](written)
    assert isinstance(rest, dict)
    return {**head, **rest}


_KINDS: Final[Mapping[str, Reader]] = {
    "apply_effects": fields(
        {"effects": listed(effect)}, {"probability": (decimal(0, 1), Float(1))}
    ),
    "remove_effects": fields({"effects": id_set}),
    "clear_all_effects": fields({}),
    "teleport_randomly": fields({}, {"diameter": (decimal(above=0), Float(16))}),
    "play_sound": fields({"sound": SOUND}),
}
OLD_ANIMATIONS: Final = (
    *("none", "eat", "drink", "block", "bow", "spear", "crossbow", "spyglass"),
    *("toot_horn", "brush", "bundle"),
)
"""Without `trident`, which 1.21.11 split off `spear`."""


def consumable(*animations: str) -> Reader:
    return fields(
        {},
        {
            "consume_seconds": decimal(0),
            "animation": word(*animations),
            "sound": SOUND,
            "has_consume_particles": flag,
            "on_consume_effects": listed(_consume_effect),
        },
    )


EFFECT_FORMS: Final[dict[str, Reader]] = {
    "consumable": consumable(*OLD_ANIMATIONS, "trident"),
    "death_protection": fields({}, {"death_effects": listed(_consume_effect)}),
    "food": fields(
        {"nutrition": whole(0), "saturation": decimal()}, {"can_always_eat": flag}
    ),
    "ominous_bottle_amplifier": whole(0, 4),
    "potion_contents": _potion,
    "potion_duration_scale": decimal(0),
    "suspicious_stew_effects": listed(
        fields({"id": identifier}, {"duration": (whole(), _STEW_TICKS)})
    ),
    "villager_food": fields({"nutrition": whole(1)}),
}
