"""Forms of components that have fields: what is checked, and how the game keeps them.

https://minecraft.wiki/w/Data_component_format. A reader returns the value as it is stored; what it
does not look at is kept as written.
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final

from gametest.item.item_stack import full_id
from gametest.nbt.tags import Byte, Compound, Double, Float, Int, Tag, copy_tag

Reader = Callable[[Tag], Tag]

_RARITIES: Final = ("common", "uncommon", "rare", "epic")
_OPERATIONS: Final = ("add_value", "add_multiplied_base", "add_multiplied_total")
_MOST_SLOTS: Final = 256
_MOST_STACK: Final = 99
_MOST_AMPLIFIER: Final = 4


class ComponentFormError(ValueError):
    """What a component must be, without its name: `a whole number`."""


def _whole(low: int, high: int | None = None) -> Reader:
    def read(value: Tag) -> Tag:
        if not isinstance(value, int | float):
            raise ComponentFormError("a whole number")
        number = int(value)
        if number < low or (high is not None and number > high):
            most = "" if high is None else f" and at most {high}"
            raise ComponentFormError(f"at least {low}{most}, not {number}")
        return Int(number)

    return read


def _unsigned_byte(value: Tag) -> Tag:
    number = _whole(0, 255)(value)
    assert isinstance(number, int)
    return Byte.wrapped(number)


def _word(*words: str) -> Reader:
    def read(value: Tag) -> Tag:
        if not isinstance(value, str) or value not in words:
            raise ComponentFormError(f"one of {', '.join(words)}")
        return value

    return read


def _id(value: Tag) -> Tag:
    if not isinstance(value, str):
        raise ComponentFormError("an identifier")
    return full_id(value)


def _id_or_inline(value: Tag) -> Tag:
    return copy_tag(value) if isinstance(value, dict) else _id(value)


def _flag(value: Tag) -> Tag:
    if not isinstance(value, int) or value not in (0, 1):
        raise ComponentFormError("true or false")
    return Byte(value)


def _decimal(value: Tag) -> Tag:
    if not isinstance(value, int | float):
        raise ComponentFormError("a number")
    return Float(value)


def _marker(value: Tag) -> Tag:
    if not isinstance(value, dict):
        raise ComponentFormError("a compound without fields: {}")
    return {}


def _compound(value: Tag) -> Compound:
    if not isinstance(value, dict):
        raise ComponentFormError("a compound")
    return value


def _list(value: Tag) -> list[Tag]:
    if not isinstance(value, list):
        raise ComponentFormError("a list")
    return value


def _fields(
    needed: dict[str, Reader], optional: dict[str, Reader] | None = None
) -> Reader:
    """A compound; optional fields that hold their defaults are kept all the same."""
    readers = {**needed, **(optional or {})}

    def read(value: Tag) -> Tag:
        fields = _compound(value)
        for key in needed:
            if key not in fields:
                raise ComponentFormError(f"a compound with {key!r}")
        found: Compound = {}
        for key, part in fields.items():
            reader = readers.get(key)
            try:
                found[key] = copy_tag(part) if reader is None else reader(part)
            except ComponentFormError as error:
                raise ComponentFormError(f"with {key!r} {error}") from None
        return found

    return read


def _modifiers(value: Tag) -> Tag:
    read = _fields(
        {
            "type": _id,
            "id": _id,
            "amount": lambda part: Double(_number(part)),
            "operation": _word(*_OPERATIONS),
        }
    )
    found: list[Tag] = []
    for entry in _list(value):
        modifier = read(entry)
        assert isinstance(modifier, dict)
        modifier.setdefault("slot", "any")
        found.append(modifier)
    return found


def _number(value: Tag) -> float:
    if not isinstance(value, int | float):
        raise ComponentFormError("a number")
    return float(value)


def _component_names(value: Tag) -> Tag:
    return [_id(each) for each in _list(value)]


def _potion(value: Tag) -> Tag:
    """A potion's id stands for `{potion}`."""
    if isinstance(value, str):
        return {"potion": full_id(value)}
    fields: dict[str, Reader] = {
        "potion": _id,
        "custom_color": _whole(-(2**31)),
        "custom_effects": lambda part: [_effect(each) for each in _list(part)],
    }
    return _fields({}, fields)(value)


def _effect(value: Tag) -> Tag:
    """Defaults are left out but for the icon, which shows where the particles do.

    https://github.com/the-great-chicken/SGP-Datapack (a test of `custom_effects` that ran in the game),
    https://github.com/Gamemode4Dev/GM4_Datapacks (data as the game wrote them).
    """
    found = _EFFECT(value)
    assert isinstance(found, dict)
    found.setdefault("show_icon", found.get("show_particles", Byte(1)))
    for key, default in _EFFECT_DEFAULTS.items():
        if found.get(key) == default:
            del found[key]
    return found


def _stack(value: Tag) -> Tag:
    """`{id, count?, components?}`; an id alone stands for one."""
    if isinstance(value, str):
        return {"id": full_id(value), "count": Int(1)}
    fields = _compound(value)
    id = fields.get("id")
    if not isinstance(id, str):
        raise ComponentFormError("an item with 'id'")
    count = fields.get("count", Int(1))
    found: Compound = {
        "id": full_id(id),
        "count": _whole(1, _MOST_STACK)(count),
    }
    components = fields.get("components")
    if components is not None:
        found["components"] = copy_tag(_compound(components))
    return found


def _stacks(value: Tag) -> Tag:
    return [_stack(each) for each in _list(value)]


def _container(value: Tag) -> Tag:
    read = _fields({"slot": _whole(0, _MOST_SLOTS - 1), "item": _stack})
    return [read(each) for each in _list(value)]


def _color(value: Tag) -> Tag:
    """A number, or red, green and blue from 0 to 1."""
    if isinstance(value, list):
        if len(value) != 3:
            raise ComponentFormError("a number or three")
        red, green, blue = (floor(_number(part) * 255) & 255 for part in value)
        return Int(red << 16 | green << 8 | blue)
    return _whole(-(2**31))(value)


def _effects(value: Tag) -> Tag:
    read = _fields({"id": _id}, {"duration": _whole(-(2**31))})
    return [read(each) for each in _list(value)]


def _food(value: Tag) -> Tag:
    found = _FOOD(value)
    assert isinstance(found, dict)
    if not found.get("can_always_eat"):
        found.pop("can_always_eat", None)
    return found


_FOOD: Final = _fields(
    {"nutrition": _whole(0), "saturation": _decimal}, {"can_always_eat": _flag}
)
_EFFECT: Final = _fields(
    {"id": _id},
    {
        "amplifier": _unsigned_byte,
        "duration": _whole(-(2**31)),
        "ambient": _flag,
        "show_particles": _flag,
        "show_icon": _flag,
    },
)
_EFFECT_DEFAULTS: Final = {
    "amplifier": 0,
    "duration": 0,
    "ambient": 0,
    "show_particles": 1,
}
READERS: Final[dict[str, Reader]] = {
    "attribute_modifiers": _modifiers,
    "break_sound": _id_or_inline,
    "bundle_contents": _stacks,
    "charged_projectiles": _stacks,
    "container": _container,
    "container_loot": _fields({"loot_table": _id}),
    "creative_slot_lock": _marker,
    "damage": _whole(0),
    "damage_resistant": _fields({"types": lambda part: copy_tag(part)}),
    "dyed_color": _color,
    "enchantable": _fields({"value": _whole(1)}),
    "enchantment_glint_override": _flag,
    "food": _food,
    "glider": _marker,
    "instrument": _id_or_inline,
    "intangible_projectile": _marker,
    "item_model": _id,
    "jukebox_playable": _id,
    "map_id": _whole(-(2**31)),
    "max_damage": _whole(1),
    "max_stack_size": _whole(1, _MOST_STACK),
    "note_block_sound": _id,
    "ominous_bottle_amplifier": _whole(0, _MOST_AMPLIFIER),
    "potion_contents": _potion,
    "rarity": _word(*_RARITIES),
    "repair_cost": _whole(0),
    "repairable": _fields({"items": lambda part: copy_tag(part)}),
    "suspicious_stew_effects": _effects,
    "tooltip_display": _fields(
        {}, {"hide_tooltip": _flag, "hidden_components": _component_names}
    ),
    "tooltip_style": _id,
    "unbreakable": _marker,
    "use_cooldown": _fields({"seconds": _decimal}),
    "use_remainder": _stack,
}
"""By name without namespace."""
