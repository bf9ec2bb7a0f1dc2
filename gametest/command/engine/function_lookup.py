"""The functions that a name or a tag of a command means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.command.arguments.identifiers import FunctionName
    from gametest.command.engine.compiled_function import CompiledFunction
    from gametest.command.engine.function_library import FunctionLibrary


def find_functions(
    name: FunctionName, library: FunctionLibrary
) -> tuple[CompiledFunction, ...]:
    """At least one; `CommandError` for none.

    That a tag without functions fails `execute if|unless function` as one without a file does is not
    confirmed.
    """
    if name.is_tag:
        functions = library.find_tag(name.id)
        if not functions:
            message = f"no functions for the name '{name}'"
            raise CommandError(message)
        return functions
    function = library.find(name.id)
    if function is None:
        raise CommandError(library.absence(name.id))
    return (function,)
