"""An id of a registry, or a tag of it, as an argument names it (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.registry.tag_lookup import UnknownTagError, UnsupportedTagError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack


@final
@attrs.frozen
class IdOrTag:
    registry: str
    id: str
    """With namespace, without `#`."""
    is_tag: bool

    def contains(self, id: str, source: CommandSourceStack) -> bool:
        if not self.is_tag:
            return id == self.id
        return is_tagged(self.registry, self.id, id, source)

    def __str__(self) -> str:
        return f"#{self.id}" if self.is_tag else self.id


def is_tagged(registry: str, tag: str, id: str, source: CommandSourceStack) -> bool:
    """An unknown tag has no members; one whose members are not known is unsupported."""
    context = source.server.functions.dispatcher.context
    mechanic = f"{registry} tag: #{tag}"
    if context is None or context.tags is None:
        raise UnsupportedError(mechanic)
    try:
        return context.tags.of(registry).contains(tag, id)
    except UnknownTagError:
        return False
    except UnsupportedTagError:
        raise UnsupportedError(mechanic) from None
