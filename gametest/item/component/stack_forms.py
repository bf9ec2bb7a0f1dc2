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
    """`{id, count?, components?}`; since 26.1 an id alone stands for one."""
    if isinstance(value, str):
        return {"id": identifier(value), "count": Int(1)}
    return full_stack(value)


def full_stack(value: Tag) -> Tag:
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


def container(read: Reader) -> Reader:
    """Of stacks that `read` reads."""
    slot = fields({"slot": whole(0, _MOST_SLOTS - 1), "item": read})
    return listed(slot, most=_MOST_SLOTS)


def _decorations(value: Tag) -> Tag:
    """Of a pot, as any version writes them."""
    return (SHERDS if isinstance(value, list) else SIDES)(value)


SHERDS: Final = listed(identifier, most=4)
"""Until 26.2."""
SIDES: Final = fields({}, dict.fromkeys(("back", "left", "right", "front"), stack))
_STACKS: Final = listed(stack)
STACK_FORMS: Final[dict[str, Reader]] = {
    "bundle_contents": _STACKS,
    "charged_projectiles": _STACKS,
    "container": container(stack),
    # An item predicate, which is read where something asks it.
    "lock": any_compound,
    "pot_decorations": _decorations,
    "sulfur_cube_content": stack,
    "use_remainder": stack,
}
