"""Where structures are found in packs, in the order that decides between two of one id.

`structure/*.nbt` is the game's place. Text is read from `gametest/structure/*.snbt`, as Fabric does
(https://minecraft.wiki/w/Structure_file), and from `structure/*.snbt`, which the game ignores.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.identifier import Identifier
    from gametest.pack.pack_stack import PackStack
    from gametest.pack.resource import Resource

_PLACES: Final = (
    ("gametest/structure", ".snbt"),
    ("structure", ".snbt"),
    ("structure", ".nbt"),
)
"""A later place wins over an earlier one."""


def structure_files(stack: PackStack) -> dict[Identifier, Resource]:
    found: dict[Identifier, Resource] = {}
    for directory, suffix in _PLACES:
        found.update(stack.resources(directory, suffix))
    return found


def report_ignored_texts(stack: PackStack, collector: DiagnosticCollector) -> None:
    """A text structure beside the binary ones: the game does not see it."""
    from gametest.core.source_location import SourceLocation

    binary = stack.resources("structure", ".nbt")
    for id, resource in stack.resources("structure", ".snbt").items():
        if id not in binary:
            collector.warning(
                "misplaced-folder",
                "the game reads no text structure from here; convert it to .nbt, "
                "or move it to gametest/structure",
                SourceLocation(resource.source),
            )
