"""Components about looks, names and writing: colours, models, trims, books, maps, sounds."""

from __future__ import annotations

from math import floor
from typing import Final

from gametest.item.component.readers import (
    SOUND,
    ComponentFormError,
    Reader,
    any_compound,
    decimal,
    double,
    either,
    fields,
    flag,
    id_or,
    id_set,
    identifier,
    items_of,
    keyed,
    listed,
    marker,
    string,
    text_component,
    unsigned_byte,
    whole,
    word,
)
from gametest.nbt.tags import Byte, Int, Tag

_MOST_LINES: Final = 256
_SHAPES: Final = ("small_ball", "large_ball", "star", "creeper", "burst")


def color(value: Tag) -> Tag:
    """A number, or red, green and blue from 0 to 1."""
    if isinstance(value, int | float):
        return whole()(value)
    parts = items_of(value)
    if len(parts) != 3:
        raise ComponentFormError("a number or three")
    shares = [decimal()(part) for part in parts]
    red, green, blue = (
        floor(share * 255) & 255 for share in shares if isinstance(share, float)
    )
    return Int(red << 16 | green << 8 | blue)


def _filterable(read: Reader) -> Reader:
    """`{raw, filtered?}`, or what would be `raw`."""
    pair = fields({"raw": read}, {"filtered": read})

    def read_page(value: Tag) -> Tag:
        if isinstance(value, dict) and "raw" in value:
            return pair(value)
        return {"raw": read(value)}

    return read_page


def _profile(value: Tag) -> Tag:
    """A name stands for `{name}`."""
    name = string(16)
    if isinstance(value, str):
        return {"name": name(value)}
    return fields(
        {},
        {
            "name": name,
            "id": _uuid,
            "properties": either(any_compound, listed(_PROPERTY)),
            "texture": identifier,
            "cape": identifier,
            "elytra": identifier,
            "model": word("wide", "slim"),
        },
    )(value)


def _uuid(value: Tag) -> Tag:
    if isinstance(value, str):
        return value
    if len(items_of(value)) != 4:
        raise ComponentFormError("a list of four numbers")
    return value


def _place(value: Tag) -> Tag:
    if len(items_of(value)) != 3:
        raise ComponentFormError("a list of three numbers")
    return value


_PROPERTY: Final = fields(
    {"name": string(), "value": string()}, {"signature": string()}
)
_EXPLOSION: Final = fields(
    {"shape": word(*_SHAPES)},
    {
        "colors": listed(whole()),
        "fade_colors": listed(whole()),
        "has_trail": (flag, Byte(0)),
        "has_twinkle": (flag, Byte(0)),
    },
)
_WRITTEN: Final = fields(
    {"title": _filterable(string(32)), "author": string()},
    {
        "pages": listed(_filterable(text_component)),
        "generation": whole(0, 3),
        "resolved": flag,
    },
)
_INSTRUMENT: Final = fields(
    {
        "sound_event": SOUND,
        "use_duration": decimal(0),
        "range": decimal(above=0),
        "description": text_component,
    },
    {"durability_damage": whole(0)},
)
_MARK: Final = fields(
    {"type": identifier, "x": double, "z": double, "rotation": decimal()}
)
SHOWN_FORMS: Final[dict[str, Reader]] = {
    "break_sound": SOUND,
    "custom_model_data": fields(
        {},
        {
            "floats": listed(decimal()),
            "flags": listed(flag),
            "strings": listed(string()),
            "colors": listed(color),
        },
    ),
    "custom_name": text_component,
    "dyed_color": color,
    "enchantment_glint_override": flag,
    "firework_explosion": _EXPLOSION,
    "fireworks": fields(
        {},
        {
            "explosions": listed(_EXPLOSION, most=_MOST_LINES),
            "flight_duration": unsigned_byte,
        },
    ),
    "instrument": id_or(_INSTRUMENT),
    "intangible_projectile": marker,
    "item_model": identifier,
    "item_name": text_component,
    "jukebox_playable": identifier,
    "lodestone_tracker": fields(
        {},
        {
            "target": fields({"pos": _place, "dimension": identifier}),
            "tracked": flag,
        },
    ),
    "lore": listed(text_component, most=_MOST_LINES),
    "map_color": whole(),
    "map_decorations": keyed(str, _MARK),
    "map_id": whole(),
    "max_stack_size": whole(1, 99),
    "note_block_sound": identifier,
    "profile": _profile,
    "provides_banner_patterns": id_set,
    "provides_pottery_pattern": identifier,
    "provides_trim_material": id_or(any_compound),
    "rarity": word("common", "uncommon", "rare", "epic"),
    "recipes": listed(identifier),
    "tooltip_display": fields(
        {}, {"hide_tooltip": flag, "hidden_components": listed(identifier)}
    ),
    "tooltip_style": identifier,
    "trim": fields({"material": id_or(any_compound), "pattern": id_or(any_compound)}),
    "unbreakable": marker,
    "writable_book_content": fields(
        {}, {"pages": listed(_filterable(string(1024)), most=100)}
    ),
    "written_book_content": _WRITTEN,
}
