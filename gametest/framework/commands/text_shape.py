"""The texts of one kind of condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

if TYPE_CHECKING:
    from gametest.command.command_node import CommandContext
    from gametest.command.command_source_stack import CommandSourceStack

Expected: TypeAlias = "Callable[[CommandSourceStack], str]"
Found: TypeAlias = "Callable[[CommandSourceStack, bool, bool], str | None]"
"""Source, whether Ward asks, whether the condition held."""


def _unknown(_source: CommandSourceStack) -> None:
    return None


@final
@attrs.frozen(eq=False)
class Texts:
    expected: Expected
    found: Found
    distance: Callable[[CommandSourceStack], float | None] = _unknown
    says_all: bool = attrs.field(default=False, kw_only=True)
    """The measure's own explanation would say the same once more."""


def always(text: str) -> Expected:
    return lambda _source: text


def typed_rest(context: CommandContext, kind: str, skipped: int) -> str:
    """What is written behind the kind and so many words."""
    words = context.text.split(" ")
    start = words.index(kind) + 1 + skipped
    return " ".join(words[start:]).strip()
