"""A function of a pack, ready to run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.engine.compiled_command import CompiledCommand
from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.command.engine.macro import MacroBody


HOT: Final = 200
"""Calls after which generating code has paid for itself."""


@final
@attrs.define(eq=False, repr=False)
class CompiledFunction:
    id: Identifier
    commands: tuple[CompiledCommand, ...]
    """Of a macro function only the lines that need no argument."""
    macro: MacroBody | None = None
    source: str = ""
    """The path of its file, for messages."""
    calls: int = attrs.field(default=0, init=False)

    def heat(self) -> None:
        """Called often: its runs of score lines become generated Python."""
        if self.macro is not None:
            return
        from gametest.command.engine.hot_function import with_blocks

        self.commands = with_blocks(self.commands, self)

    @property
    def is_macro(self) -> bool:
        return self.macro is not None

    @property
    def macro_names(self) -> tuple[str, ...]:
        """What a caller must supply, in order of first use; empty for a plain function."""
        return () if self.macro is None else self.macro.names
