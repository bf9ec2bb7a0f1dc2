"""Components that go to a block or an entity when the item is placed, and what machines read."""

from __future__ import annotations

from typing import Final

from gametest.core.dye_colors import DYE_COLORS
from gametest.item.component.readers import (
    SOUND,
    ComponentFormError,
    Reader,
    any_compound,
    compound,
    decimal,
    either,
    fields,
    flag,
    id_or,
    identifier,
    keyed,
    listed,
    long,
    marker,
    string,
    text_component,
    whole,
    word,
)
from gametest.nbt.tags import Byte, Compound, Tag, copy_tag

COLOR: Final = word(*DYE_COLORS)


def snbt_or_compound(value: Tag) -> Compound:
    """A compound, or one as SNBT in a string."""
    if isinstance(value, str):
        from gametest.core.string_reader import TextSyntaxError
        from gametest.nbt.snbt import parse_snbt

        try:
            value = parse_snbt(value)
        except TextSyntaxError as error:
            raise ComponentFormError(f"a compound: {error}") from None
    return {key: copy_tag(part) for key, part in compound(value).items()}


def _typed_data(value: Tag) -> Tag:
    found = snbt_or_compound(value)
    id = found.get("id")
    if not isinstance(id, str):
        raise ComponentFormError("a compound with 'id'")
    return {**found, "id": identifier(id)}


def _same(key: str) -> str:
    return key


def _full(key: str) -> str:
    return str(identifier(key))


def _side(value: Tag) -> Tag:
    return listed(text_component, least=4, most=4)(value)


_SIGN: Final = fields(
    {"messages": _side},
    {
        "filtered_messages": _side,
        "color": (COLOR, "black"),
        "has_glowing_text": (flag, Byte(0)),
    },
)
_WHOLE: Final = either(identifier, whole())
_DECIMAL: Final = either(identifier, decimal())
"""A number, or the name of a file of `context_int_provider` or `context_float_provider`."""
_BLOCKS: Final = either(any_compound, listed(any_compound, least=1))
"""Block predicates, which are read where something asks them."""
_TRANSFORMER: Final = fields(
    {"block_state_provider": any_compound},
    {
        "sound": SOUND,
        "particle": (word("none", "scrape", "wax_on", "wax_off"), "none"),
        "disallowed_faces": listed(
            word("down", "up", "north", "south", "west", "east")
        ),
        "loot": identifier,
        "drop_strategy": (word("clicked_face", "from_middle"), "from_middle"),
        "transform_type": (word("single_block", "copper_chest"), "single_block"),
        "update_from_neighbors": (flag, Byte(1)),
        "consume_on_use": (flag, Byte(1)),
        "item_damage_per_use": whole(0),
    },
)
BLOCK_FORMS: Final[dict[str, Reader]] = {
    "banner_patterns": listed(fields({"color": COLOR, "pattern": id_or(any_compound)})),
    "base_color": COLOR,
    "bees": listed(
        fields(
            {
                "entity_data": _typed_data,
                "min_ticks_in_hive": whole(),
                "ticks_in_hive": whole(),
            }
        )
    ),
    "block_entity_data": _typed_data,
    "block_state": keyed(_same, string()),
    # A file of its own by name, or written out: snapshots of 26.3 had lists of them.
    "block_transformer": either(
        id_or(_TRANSFORMER), listed(id_or(_TRANSFORMER), least=1, most=200)
    ),
    "brewing_fuel": fields({"uses": _WHOLE, "speed_multiplier": _DECIMAL}),
    "bucket_entity_data": snbt_or_compound,
    "can_break": _BLOCKS,
    "can_place_on": _BLOCKS,
    "compostable": fields({"layers": _WHOLE}),
    "container_loot": fields({"loot_table": identifier}, {"seed": long}),
    "cooking_fuel": fields({"burn_time": _WHOLE, "speed_multiplier": _DECIMAL}),
    "debug_stick_state": keyed(_full, string()),
    "dye": COLOR,
    "entity_data": _typed_data,
    "sign_text_back": _SIGN,
    "sign_text_front": _SIGN,
    "waxed": marker,
}
