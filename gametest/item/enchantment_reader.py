"""Enchantments of packs from JSON (https://minecraft.wiki/w/Enchantment_definition)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol

from gametest.core.suggest import did_you_mean
from gametest.item.enchantments import SLOT_GROUPS, Enchantment, EnchantmentCost
from gametest.item.item_stack import full_id

if TYPE_CHECKING:
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.identifier import Identifier
    from gametest.pack.json_document import JsonDocument
    from gametest.registry.data_node import DataNode, DataObject
    from gametest.registry.id_set import IdSet
    from gametest.registry.structuring import StructuringIssue
    from gametest.registry.tag_lookup import TagLookups

_MOST_WEIGHT: Final = 1024
_MOST_LEVELS: Final = 255
EFFECT_COMPONENTS: Final = frozenset(
    {
        *("ammo_use", "armor_effectiveness", "attributes", "block_experience"),
        *("crossbow_charge_time", "crossbow_charging_sounds", "damage"),
        *("damage_immunity", "damage_protection", "equipment_drops"),
        *("fishing_luck_bonus", "fishing_time_reduction", "hit_block", "item_damage"),
        *("knockback", "location_changed", "mob_experience", "post_attack"),
        *("post_piercing_attack", "prevent_armor_change", "prevent_equipment_drop"),
        *("projectile_count", "projectile_piercing", "projectile_spawned"),
        *("projectile_spread", "repair_with_xp", "smash_damage_per_block_fallen"),
        # The wiki and the schema spell it differently.
        "smash_damage_per_fallen_block",
        *("tick", "trident_return_acceleration", "trident_sound"),
        "trident_spin_attack_strength",
    }
)
"""Names by https://minecraft.wiki/w/Enchantment_definition#Effect_components."""


class EnchantmentFile(Protocol):
    def read_json(self, collector: DiagnosticCollector) -> JsonDocument | None: ...


def read_enchantments(
    files: Mapping[Identifier, EnchantmentFile],
    tags: TagLookups,
    collector: DiagnosticCollector,
) -> dict[str, Enchantment]:
    """By full id; a file that cannot be read is a finding, and its enchantment is missing."""
    from gametest.core.diagnostic import Severity
    from gametest.registry.data_node import DataNode

    found: dict[str, Enchantment] = {}
    for id, file in files.items():
        document = file.read_json(collector)
        if document is None:
            continue
        issues: list[StructuringIssue] = []
        enchantment = read_enchantment(
            DataNode(document.value, (), issues), str(id), tags
        )
        document.report(issues, collector)
        if not any(issue.severity is Severity.ERROR for issue in issues):
            found[str(id)] = enchantment
    return found


def read_enchantment(node: DataNode, id: str, tags: TagLookups) -> Enchantment:
    """Faults are noted in the node."""
    fields = node.object()
    fields.get("description")
    supported, primary = fields.get("supported_items"), fields.find("primary_items")
    exclusive = fields.find("exclusive_set")
    found = Enchantment(
        id=id,
        max_level=_between(fields, "max_level", 1, _MOST_LEVELS),
        weight=_between(fields, "weight", 1, _MOST_WEIGHT),
        min_cost=_cost(fields.get("min_cost")),
        max_cost=_cost(fields.get("max_cost")),
        anvil_cost=_between(fields, "anvil_cost", 0, None),
        slots=_slots(fields.get("slots")),
        supported=_ids(supported, "item", tags),
        primary=None if primary is None else primary.id_set("item", tags),
        exclusive=None if exclusive is None else exclusive.id_set("enchantment", tags),
        effects=_effects(fields.find("effects")),
        is_of_pack=True,
    )
    fields.finish()
    return found


def _between(fields: DataObject, key: str, low: int, high: int | None) -> int:
    node = fields.get(key)
    if node is None:
        return low
    found = node.integer(low)
    if high is not None and found > high:
        node.issue("out-of-range", f"expected at most {high}, got {found}")
    return found


def _cost(node: DataNode | None) -> EnchantmentCost:
    if node is None:
        return EnchantmentCost(0, 0)
    fields = node.object()
    base, more = fields.get("base"), fields.get("per_level_above_first")
    fields.finish()
    return EnchantmentCost(
        0 if base is None else base.integer(), 0 if more is None else more.integer()
    )


def _slots(node: DataNode | None) -> tuple[str, ...]:
    return tuple(
        each.word(*SLOT_GROUPS) for each in ([] if node is None else node.items())
    )


def _ids(node: DataNode | None, registry: str, tags: TagLookups) -> IdSet:
    from gametest.registry.id_set import IdSet

    if node is None:
        return IdSet(registry, frozenset())
    return node.id_set(registry, tags)


def _effects(node: DataNode | None) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, entry in [] if node is None else node.entries():
        name = full_id(key)
        word = name.removeprefix("minecraft:")
        if word not in EFFECT_COMPONENTS:
            hint = did_you_mean(word, EFFECT_COMPONENTS)
            entry.issue(
                "unknown-type",
                f"unknown effect component {key!r}{hint}",
                at_key=True,
            )
        found[name] = entry.value
    return found
