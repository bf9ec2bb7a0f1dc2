"""`"id"`, `"#tag"` or a list of ids, as fields of predicates name a part of a registry."""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.registry.tag_lookup import (
    TagLookups,
    UnknownTagError,
    UnsupportedTagError,
)


@final
@attrs.define(eq=False)
class IdSet:
    registry: str
    """`item`, `block`, `entity_type`; tags are looked up there."""
    ids: frozenset[str]
    tag: str | None = None
    """Without `#`; then `ids` is empty."""
    tags: TagLookups | None = attrs.field(default=None, repr=False)
    _tagged: dict[str, bool] = attrs.field(factory=dict, init=False, repr=False)
    """Answers given before, as the packs do not change."""

    def contains(self, id: str) -> bool:
        """`id` with namespace. A tag that nobody wrote is empty."""
        if self.tag is None:
            return id in self.ids
        found = self._tagged.get(id)
        if found is None:
            found = is_tagged(self.tags, self.registry, self.tag, id)
            self._tagged[id] = found
        return found

    def __str__(self) -> str:
        if self.tag is not None:
            return f"#{self.tag}"
        return " or ".join(sorted(self.ids)) or "nothing"


def is_tagged(tags: TagLookups | None, registry: str, tag: str, id: str) -> bool:
    """Raises `UnsupportedError` where the members of the tag are not known."""
    mechanic = f"{registry} tag: #{tag}"
    if tags is None:
        raise UnsupportedError(mechanic)
    try:
        return tags.of(registry).contains(tag, id)
    except UnknownTagError:
        return False
    except UnsupportedTagError:
        raise UnsupportedError(mechanic) from None
