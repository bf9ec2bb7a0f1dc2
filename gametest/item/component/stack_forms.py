"""Components that hold items: containers, bundles, remainders."""

from __future__ import annotations

from typing import Final

from gametest.item.component.readers import (
    ComponentFormError,
    Reader,
    any_compound,
    compound,
    fields,
    identifier,
    listed,
    whole,
)
from gametest.nbt.tags import Compound, Int, Tag

_MOST_SLOTS: Final = 256
MOST_STACK: Final = 99


def stack(value: Tag) -> Tag:
    """`{id, count?, components?}`; an id alone stands for one."""
    if isinstance(value, str):
        return {"id": identifier(value), "count": Int(1)}
    written = compound(value)
    if not isinstance(written.get("id"), str):
        raise ComponentFormError("an item with 'id'")
    found: Compound = {
        "id": identifier(written["id"]),
        "count": whole(1, MOST_STACK)(written.get("count", Int(1))),
    }
    components = written.get("components")
    if components is not None and (kept := _components(components)):
        found["components"] = kept
    return found


def _components(value: Tag) -> Tag:
    # The forms of all components are made of those of stacks.
    from gametest.item.component_values import ComponentValueError, kept_components

    try:
        return kept_components(compound(value))
    except ComponentValueError as error:
        raise ComponentFormError(f"an item whose {error}") from None


_stacks = listed(stack)


def _decorations(value: Tag) -> Tag:
    """Of a pot: until 26.2 a list of up to four items, since 26.3 stacks by side."""
    if isinstance(value, list):
        return listed(identifier, most=4)(value)
    return fields({}, dict.fromkeys(("back", "left", "right", "front"), stack))(value)


_SLOT: Final = fields({"slot": whole(0, _MOST_SLOTS - 1), "item": stack})
STACK_FORMS: Final[dict[str, Reader]] = {
    "bundle_contents": _stacks,
    "charged_projectiles": _stacks,
    "container": listed(_SLOT, most=_MOST_SLOTS),
    # An item predicate, which is read where something asks it.
    "lock": any_compound,
    "pot_decorations": _decorations,
    "sulfur_cube_content": stack,
    "use_remainder": stack,
}
