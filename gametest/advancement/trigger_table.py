"""The triggers of criteria: their conditions by version, and which of them are fired here.

https://github.com/SpyglassMC/vanilla-mcdoc, `java/data/advancement/trigger.mcdoc`;
https://minecraft.wiki/w/Advancement_definition#List_of_triggers
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.advancement import condition_readers as read
from gametest.advancement.condition_readers import ConditionReader
from gametest.core.version import NEWEST_VERSION, GameVersion
from gametest.loot.registries import TYPE_KEY

FIRED: Final = "fired"
NEVER: Final = "never"
"""Nothing here does it; a line that would is unsupported itself, so "not done" is the truth."""
MISSED: Final = "missed"
"""It may happen without being noticed: asking for the progress is unsupported."""

_ALWAYS: Final = 0
_1_21_11: Final = 4671
"""The first supported version from 1.21.6 on."""


@final
@attrs.frozen(eq=False)
class Field:
    name: str
    reader: ConditionReader
    is_required: bool = attrs.field(default=False, kw_only=True)
    since: int = attrs.field(default=_ALWAYS, kw_only=True)
    """Data version."""
    until: int | None = attrs.field(default=None, kw_only=True)

    def is_in(self, version: GameVersion) -> bool:
        number = version.data_version
        return self.since <= number and (self.until is None or number < self.until)


@final
@attrs.frozen(eq=False)
class Trigger:
    coverage: str
    fields: tuple[Field, ...] = ()
    since: int = attrs.field(default=_ALWAYS, kw_only=True)
    note: str = attrs.field(default="", kw_only=True)


_PLAYER: Final = Field("player", read.the_player)
_ITEM: Final = Field("item", read.an_item())
_LOCATION: Final = Field("location", read.the_block)
_ENTITY: Final = Field("entity", read.an_entity("entity"))
_BLOCKS: Final = (
    Field("block", read.the_blocks, until=TYPE_KEY),
    Field("blocks", read.the_blocks, since=TYPE_KEY),
    Field("state", read.the_state),
)
_TRAVEL: Final = (
    Field("start_position", read.start_position),
    Field("distance", read.a_distance),
)
_KILL: Final = (_ENTITY, Field("killing_blow", read.a_damage_source("source")))
_CRAFTED: Final = (
    Field("recipe_id", read.an_id("recipe"), is_required=True, until=TYPE_KEY),
    Field(
        "recipes",
        read.some_ids("recipe", "recipe"),
        is_required=True,
        since=TYPE_KEY,
    ),
    Field("ingredients", read.some_items("ingredients")),
)


def _of(coverage: str, *fields: Field, since: int = _ALWAYS, note: str = "") -> Trigger:
    return Trigger(coverage, (_PLAYER, *fields), since=since, note=note)


TRIGGERS: Final[dict[str, Trigger]] = {
    "allay_drop_item_on_block": _of(NEVER, _ITEM, _LOCATION),
    "any_block_use": _of(
        NEVER,
        _LOCATION,
        note="the game fires it where a client's message arrives, which dummies bypass",
    ),
    "avoid_vibration": _of(MISSED),
    "bee_nest_destroyed": _of(
        FIRED,
        *_BLOCKS,
        Field("num_bees_inside", read.exactly("num_bees_inside")),
        _ITEM,
    ),
    "bred_animals": _of(
        NEVER,
        Field("parent", read.an_entity("parent")),
        Field("partner", read.an_entity("partner")),
        Field("child", read.an_entity("child", may_miss=True)),
    ),
    "brewed_potion": _of(
        NEVER,
        Field("potion", read.unread("brewed_potion: potion")),
    ),
    "changed_dimension": _of(
        FIRED, Field("from", read.an_id("from")), Field("to", read.an_id("to"))
    ),
    "channeled_lightning": _of(MISSED, Field("victims", read.some_victims)),
    "construct_beacon": _of(MISSED, Field("level", read.a_number("level"))),
    "consume_item": _of(FIRED, _ITEM),
    "crafter_recipe_crafted": _of(MISSED, *_CRAFTED),
    "cured_zombie_villager": _of(
        NEVER,
        Field("zombie", read.an_entity("zombie")),
        Field("villager", read.an_entity("villager")),
    ),
    "default_block_use": _of(FIRED, _LOCATION),
    "effects_changed": _of(
        FIRED,
        Field("effects", read.the_effects),
        Field("source", read.an_entity("source", may_miss=True)),
    ),
    "enchanted_item": _of(NEVER, _ITEM, Field("levels", read.a_number("levels"))),
    "enter_block": _of(FIRED, *_BLOCKS),
    "entity_hurt_player": _of(FIRED, Field("damage", read.damage)),
    "entity_killed_player": _of(FIRED, *_KILL),
    "fall_after_explosion": _of(
        MISSED, *_TRAVEL, Field("cause", read.an_entity("cause", may_miss=True))
    ),
    "fall_from_height": _of(MISSED, *_TRAVEL),
    "filled_bucket": _of(FIRED, _ITEM),
    "fishing_rod_hooked": _of(NEVER, _ENTITY, _ITEM, Field("rod", read.an_item("rod"))),
    "hero_of_the_village": _of(NEVER),
    "impossible": Trigger(FIRED, note="granted by command only"),
    "inventory_changed": _of(
        FIRED,
        Field("slots", read.slot_counts),
        Field("items", read.inventory_items),
    ),
    "item_durability_changed": _of(
        FIRED,
        Field("delta", read.a_number("delta")),
        Field("durability", read.a_number("durability")),
        _ITEM,
    ),
    "item_used_on_block": _of(FIRED, _ITEM, _LOCATION),
    "kill_mob_near_sculk_catalyst": _of(MISSED, *_KILL),
    "killed_by_arrow": _of(
        MISSED,
        Field("unique_entity_types", read.a_number("unique_entity_types")),
        Field("fired_from_weapon", read.an_item("fired_from_weapon")),
        Field("victims", read.some_victims),
    ),
    "levitation": _of(
        FIRED,
        Field("distance", read.a_distance),
        Field("duration", read.a_number("duration")),
    ),
    "lightning_strike": _of(
        FIRED,
        Field("lightning", read.an_entity("lightning")),
        Field("bystander", read.one_of_entities("bystander")),
    ),
    "location": _of(FIRED, note="every 20 ticks of the player"),
    "nether_travel": _of(MISSED, *_TRAVEL),
    "placed_block": _of(FIRED, _ITEM, _LOCATION),
    "player_generates_container_loot": _of(
        FIRED,
        Field("loot_table", read.an_id("loot_table"), is_required=True, until=TYPE_KEY),
        Field(
            "loot_tables",
            read.some_ids("loot_table", "loot_table"),
            is_required=True,
            since=TYPE_KEY,
        ),
    ),
    "player_hurt_entity": _of(FIRED, Field("damage", read.damage), _ENTITY),
    "player_interacted_with_entity": _of(
        FIRED,
        _ITEM,
        _ENTITY,
        note="by dummies of Ward; the game fires it where a client's message arrives, "
        "which those of PackTest bypass",
    ),
    "player_killed_entity": _of(FIRED, *_KILL),
    "player_sheared_equipment": _of(NEVER, _ITEM, _ENTITY, since=_1_21_11),
    "recipe_crafted": _of(NEVER, *_CRAFTED),
    "recipe_unlocked": _of(
        FIRED,
        Field("recipe", read.an_id("recipe"), is_required=True, until=TYPE_KEY),
        Field(
            "recipes",
            read.some_ids("recipe", "recipe"),
            is_required=True,
            since=TYPE_KEY,
        ),
    ),
    "ride_entity_in_lava": _of(MISSED, *_TRAVEL),
    "shot_crossbow": _of(FIRED, _ITEM),
    "slept_in_bed": _of(FIRED),
    "slide_down_block": _of(MISSED, *_BLOCKS),
    "spear_mobs": _of(NEVER, Field("count", read.at_least("count")), since=_1_21_11),
    "started_riding": _of(FIRED),
    "summoned_entity": _of(MISSED, _ENTITY),
    "tame_animal": _of(NEVER, _ENTITY),
    "target_hit": _of(
        FIRED,
        Field("projectile", read.an_entity("projectile")),
        Field("signal_strength", read.a_number("signal_strength")),
    ),
    "thrown_item_picked_up_by_entity": _of(
        NEVER, _ITEM, Field("entity", read.an_entity("entity", may_miss=True))
    ),
    "thrown_item_picked_up_by_player": _of(
        FIRED, _ITEM, Field("entity", read.an_entity("entity", may_miss=True))
    ),
    "tick": _of(FIRED, note="once a tick, after the level's"),
    "used_ender_eye": _of(NEVER, Field("distance", read.a_number("distance"))),
    "used_totem": _of(FIRED, _ITEM),
    "using_item": _of(FIRED, _ITEM),
    "villager_trade": _of(NEVER, Field("villager", read.an_entity("villager")), _ITEM),
    "voluntary_exile": _of(NEVER),
}
"""By path; the game has no other namespace."""


def known_triggers(version: GameVersion) -> tuple[str, ...]:
    """Paths of those that a version has."""
    return tuple(
        name
        for name, trigger in TRIGGERS.items()
        if trigger.since <= version.data_version
    )


@final
@attrs.frozen
class TriggerRow:
    """Of the support table."""

    trigger: str
    coverage: str
    note: str


def trigger_rows(version: GameVersion = NEWEST_VERSION) -> tuple[TriggerRow, ...]:
    return tuple(
        TriggerRow(name, TRIGGERS[name].coverage, TRIGGERS[name].note)
        for name in known_triggers(version)
    )
