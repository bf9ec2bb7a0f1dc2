"""What a Python test body is given (https://minecraft.wiki/w/GameTest).

The names are the game's in snake_case. Positions are relative to the structure, before rotation.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, final

from gametest.core.errors import UnsupportedError
from gametest.framework.helper.commands import CommandHelper

Helper = TypeVar("Helper", bound=type[CommandHelper])


def _remembers_unsupported(helper: Helper) -> Helper:
    """A body may catch what a method raises; what is missing stays with the test all the same."""
    for base in helper.__mro__:
        for name, method in vars(base).items():
            if name.startswith("_") or name in vars(helper):
                continue
            if isinstance(method, FunctionType):
                # Python's own messages about arguments name what the body called.
                method.__qualname__ = f"{helper.__name__}.{name}"
                setattr(helper, name, _remembering(method))
    return helper


def _remembering(method: FunctionType) -> Callable[..., Any]:
    def call(self: CommandHelper, /, *arguments: Any, **options: Any) -> Any:
        try:
            return method(self, *arguments, **options)
        except UnsupportedError as error:
            self.info.add_missing(error.mechanic, error.pos, self.info.tick_count)
            raise

    call.__name__, call.__qualname__ = method.__name__, method.__qualname__
    call.__doc__ = method.__doc__
    call.__wrapped__ = method  # type: ignore[attr-defined]
    return call


@final
@_remembers_unsupported
class GameTestHelper(CommandHelper):
    """Coordinates, blocks, assertions, planning; see the modules of `framework.helper`."""
