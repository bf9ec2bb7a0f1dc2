"""A function of a pack, ready to run."""

from __future__ import annotations

from typing import final

import attrs

from gametest.command.compiled_command import CompiledCommand
from gametest.core.identifier import Identifier


@final
@attrs.define(eq=False, repr=False)
class CompiledFunction:
    id: Identifier
    commands: tuple[CompiledCommand, ...]
    macro_names: tuple[str, ...] = ()
    """What a caller must supply, in order of first use; empty for a plain function."""

    @property
    def is_macro(self) -> bool:
        return bool(self.macro_names)
