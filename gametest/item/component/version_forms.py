"""Components whose form is another one in some versions.

https://github.com/misode/technical-changes (26.1-pre-1) for what a tag alone may be, vanilla-mcdoc
(https://github.com/SpyglassMC/vanilla-mcdoc, MIT) for the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.item.component.combat_forms import blocking, resisting
from gametest.item.component.effect_forms import OLD_ANIMATIONS, consumable
from gametest.item.component.forms import FORMS, levels
from gametest.item.component.readers import Reader, listed, tag_id
from gametest.item.component.stack_forms import SHERDS, SIDES, container, full_stack

if TYPE_CHECKING:
    from gametest.core.version import GameVersion

_TRIDENT: Final = 4671
"""1.21.11."""
_LISTS: Final = 4786
"""26.1: identifiers where tags were, items by their id alone."""
_NEWEST: Final = 5023
"""26.3."""
_BEFORE: Final[dict[str, tuple[int, Reader]]] = {
    "blocks_attacks": (_LISTS, blocking(tag_id)),
    "bundle_contents": (_LISTS, listed(full_stack)),
    "charged_projectiles": (_LISTS, listed(full_stack)),
    "consumable": (_TRIDENT, consumable(*OLD_ANIMATIONS)),
    "container": (_LISTS, container(full_stack)),
    "damage_resistant": (_LISTS, resisting(tag_id)),
    "pot_decorations": (_NEWEST, SHERDS),
    "provides_banner_patterns": (_LISTS, tag_id),
    "use_remainder": (_LISTS, full_stack),
}
_SINCE: Final[dict[str, tuple[int, Reader]]] = {
    "enchantments": (0, levels(1)),
    "stored_enchantments": (0, levels(1)),
    "pot_decorations": (_NEWEST, SIDES),
}


def form_of(name: str, version: GameVersion | None) -> Reader | None:
    """`name` without namespace; None as version takes what any version writes."""
    if version is not None:
        before, since = _BEFORE.get(name), _SINCE.get(name)
        if before is not None and version.data_version < before[0]:
            return before[1]
        if since is not None and version.data_version >= since[0]:
            return since[1]
    return FORMS.get(name)
