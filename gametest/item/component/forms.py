"""All components whose values have a form, by name without namespace."""

from __future__ import annotations

from typing import Final

from gametest.item.component.block_forms import BLOCK_FORMS, snbt_or_compound
from gametest.item.component.combat_forms import COMBAT_FORMS
from gametest.item.component.effect_forms import EFFECT_FORMS
from gametest.item.component.entity_forms import ENTITY_FORMS
from gametest.item.component.readers import Reader, identifier, keyed, whole
from gametest.item.component.shown_forms import SHOWN_FORMS
from gametest.item.component.stack_forms import STACK_FORMS


def _name(key: str) -> str:
    return str(identifier(key))


def levels(least: int) -> Reader:
    """Of enchantments; what old worlds were brought to may have 0."""
    return keyed(_name, whole(least, 255))


FORMS: Final[dict[str, Reader]] = {
    **BLOCK_FORMS,
    **COMBAT_FORMS,
    **EFFECT_FORMS,
    **ENTITY_FORMS,
    **SHOWN_FORMS,
    **STACK_FORMS,
    "custom_data": snbt_or_compound,
    "enchantments": levels(0),
    "stored_enchantments": levels(0),
}
