"""Data of block entities and entities saved by older versions: the tables applied.

Imported only where something is to be upgraded.
"""

from __future__ import annotations

from gametest.nbt.tags import Compound, Tag, copy_compound
from gametest.structure.upgrades import upgrade_block_entities, upgrade_entities
from gametest.structure.upgrades.upgrade_components import RULES as COMPONENT_RULES
from gametest.structure.upgrades.upgrade_components import upgrade_item_id
from gametest.structure.upgrades.upgrade_items import STACK_VERSION, upgrade_old_stack
from gametest.structure.upgrades.upgrade_rules import apply_rules, compounds, namespaced


def upgrade_block_entity(
    nbt: Compound, data_version: int, target: int
) -> Compound | None:
    """A new compound; None where the target has no block entity of that kind any more."""
    kind = namespaced(str(nbt.get("id", ""))).removeprefix("minecraft:")
    bed_version = upgrade_block_entities.BED_VERSION
    if kind == "bed" and data_version < bed_version <= target:
        return None
    result = copy_compound(nbt)
    rules = upgrade_block_entities.RULES.get(kind, ())
    apply_rules(rules, result, data_version, target)
    apply_rules(upgrade_block_entities.RULES_OF_ALL, result, data_version, target)
    _upgrade_items_in(result, data_version, target)
    holders = [(bee, "entity_data") for bee in compounds(result.get("bees"))]
    holders += [(data, "entity") for data in _spawn_data(result)]
    for holder, key in holders:
        inner = holder.get(key)
        if isinstance(inner, dict):
            holder[key] = upgrade_entity(inner, data_version, target)
    return result


def _spawn_data(spawner: Compound) -> list[Compound]:
    potentials = compounds(spawner.get("SpawnPotentials"))
    return compounds(
        [spawner.get("SpawnData", ""), *(p.get("data", "") for p in potentials)]
    )


def upgrade_entity(nbt: Compound, data_version: int, target: int) -> Compound:
    """A new compound; passengers are upgraded too."""
    result = copy_compound(nbt)
    kind = namespaced(str(result.get("id", ""))).removeprefix("minecraft:")
    # Stacks first: rules for equipment and potions read the new form.
    _upgrade_items_in(result, data_version, target)
    apply_rules(upgrade_entities.RULES.get(kind, ()), result, data_version, target)
    apply_rules(upgrade_entities.RULES_OF_ALL, result, data_version, target)
    passengers = compounds(result.get("Passengers"))
    if passengers:
        result["Passengers"] = [
            upgrade_entity(passenger, data_version, target) for passenger in passengers
        ]
    return result


def _upgrade_items_in(tag: Tag, data_version: int, target: int) -> None:
    """Everything inside that looks like a stack or holds components, innermost first."""
    if isinstance(tag, list):
        for element in tag:
            _upgrade_items_in(element, data_version, target)
        return
    if not isinstance(tag, dict):
        return
    for value in tag.values():
        if isinstance(value, (dict, list)):
            _upgrade_items_in(value, data_version, target)
    if not isinstance(tag.get("id"), str):
        return
    if data_version < STACK_VERSION and isinstance(tag.get("Count"), int):
        upgrade_old_stack(tag)
    if isinstance(tag.get("count"), int):
        tag["id"] = upgrade_item_id(tag["id"], data_version, target)
    components = tag.get("components")
    if isinstance(components, dict):
        apply_rules(COMPONENT_RULES, components, data_version, target)
