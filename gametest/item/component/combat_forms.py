"""Components about wearing, fighting and working: attributes, weapons, shields, tools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gametest.item.component.readers import (
    SOUND,
    Field,
    Reader,
    any_compound,
    compound,
    decimal,
    double,
    fields,
    flag,
    id_or,
    id_set,
    identifier,
    listed,
    text_component,
    whole,
    word,
)
from gametest.nbt.tags import Float, Tag

_OPERATIONS: Final = ("add_value", "add_multiplied_base", "add_multiplied_total")
_SLOTS: Final = (
    *("mainhand", "offhand", "head", "chest", "legs", "feet", "body", "saddle"),
)
_GROUPS: Final = (*_SLOTS, "hand", "armor", "any")


def _display(value: Tag) -> Tag:
    """How a tooltip shows a modifier; only `override` has a text."""
    kind = compound(value).get("type")
    if kind in ("override", "minecraft:override"):
        return fields({"type": identifier, "value": text_component})(value)
    return fields({"type": word("default", "hidden")})(value)


_ATTRIBUTES: Final = listed(
    fields(
        {
            "type": identifier,
            "id": identifier,
            "amount": double,
            "operation": word(*_OPERATIONS),
        },
        {
            "slot": (word(*_GROUPS), "any"),
            "display": (_display, {"type": "default"}),
        },
    )
)
_ATTACK_RANGE: Final = fields(
    {},
    {
        "min_reach": decimal(0, 64),
        "max_reach": decimal(0, 64),
        "min_creative_reach": decimal(0, 64),
        "max_creative_reach": decimal(0, 64),
        "hitbox_margin": decimal(0, 1),
        "mob_factor": decimal(0, 2),
    },
)


def blocking(types: Reader) -> Reader:
    """`blocks_attacks`, with what `bypassed_by` may be."""
    return fields({}, {**_BLOCKING, "bypassed_by": types})


def resisting(types: Reader) -> Reader:
    return fields({"types": types})


_BLOCKING: Final[Mapping[str, Field]] = {
    "block_delay_seconds": decimal(0),
    "disable_cooldown_scale": decimal(0),
    "damage_reductions": listed(
        fields(
            {"base": decimal(), "factor": decimal()},
            {
                "type": id_set,
                "horizontal_blocking_angle": (decimal(above=0), Float(90)),
            },
        )
    ),
    "item_damage": fields(
        {"threshold": decimal(0), "base": decimal(), "factor": decimal()}
    ),
    "block_sound": SOUND,
    "disabled_sound": SOUND,
}
_KINETIC_CONDITION: Final = fields(
    {"max_duration_ticks": whole(0)},
    {
        "min_speed": (decimal(), Float(0)),
        "min_relative_speed": (decimal(), Float(0)),
    },
)
_KINETIC: Final = fields(
    {},
    {
        "contact_cooldown_ticks": whole(0),
        "delay_ticks": whole(0),
        "dismount_conditions": _KINETIC_CONDITION,
        "knockback_conditions": _KINETIC_CONDITION,
        "damage_conditions": _KINETIC_CONDITION,
        "forward_movement": decimal(),
        "damage_multiplier": decimal(),
        "sound": SOUND,
        "hit_sound": SOUND,
    },
)
_EQUIPPABLE: Final = fields(
    {"slot": word(*_SLOTS)},
    {
        "equip_sound": SOUND,
        "asset_id": identifier,
        "camera_overlay": identifier,
        "allowed_entities": id_set,
        "dispensable": flag,
        "swappable": flag,
        "damage_on_hurt": flag,
        "equip_on_interact": flag,
        "can_be_sheared": flag,
        "shearing_sound": SOUND,
    },
)
_SWING: Final = fields(
    {}, {"type": word("none", "whack", "stab"), "duration": whole(0)}
)
_TOOL: Final = fields(
    {
        "rules": listed(
            fields(
                {"blocks": id_set},
                {"speed": decimal(above=0), "correct_for_drops": flag},
            )
        )
    },
    {
        "default_mining_speed": decimal(),
        "damage_per_block": whole(0),
        "can_destroy_blocks_in_creative": flag,
    },
)
_DAMAGE_TYPE: Final = id_or(any_compound)
COMBAT_FORMS: Final[dict[str, Reader]] = {
    "attack_animation": _SWING,
    "attack_range": _ATTACK_RANGE,
    "attribute_modifiers": _ATTRIBUTES,
    "blocks_attacks": blocking(id_set),
    "damage": whole(0),
    "damage_resistant": resisting(id_set),
    "damage_type": _DAMAGE_TYPE,
    "enchantable": fields({"value": whole(1)}),
    "equippable": _EQUIPPABLE,
    "glider": fields({}),
    "interact_animation": _SWING,
    "kinetic_weapon": _KINETIC,
    "max_damage": whole(1),
    "minimum_attack_charge": decimal(0, 1),
    "mob_visibility": fields(
        {"targeting_entity_types": id_set, "visibility": decimal(0, 10)}
    ),
    "piercing_weapon": fields(
        {},
        {
            "deals_knockback": flag,
            "dismounts": flag,
            "sound": SOUND,
            "hit_sound": SOUND,
        },
    ),
    "repair_cost": whole(0),
    "repairable": fields({"items": id_set}),
    "swing_animation": _SWING,
    "tool": _TOOL,
    "use_cooldown": fields(
        {"seconds": decimal(above=0)}, {"cooldown_group": identifier}
    ),
    "use_effects": fields(
        {},
        {
            "can_sprint": flag,
            "speed_multiplier": decimal(0, 1),
            "interact_vibrations": flag,
        },
    ),
    "weapon": fields(
        {},
        {
            "item_damage_per_attack": whole(0),
            "disable_blocking_for_seconds": decimal(0),
        },
    ),
}
