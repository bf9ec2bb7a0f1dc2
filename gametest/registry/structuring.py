"""What structuring a JSON value gives: the value, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar, final

import attrs

from gametest.core.diagnostic import Severity

T = TypeVar("T")


@final
@attrs.frozen
class StructuringIssue:
    """One thing wrong with a JSON value; `JsonDocument.report` gives it a place."""

    code: str
    """One of `gametest.core.diagnostic_codes.CODES`."""
    message: str
    pointer: str
    """JSON pointer (RFC 6901) of the value; a missing field has its parent's."""
    at_key: bool = False
    """Speaks of the key at `pointer`, not of its value."""
    severity: Severity = Severity.ERROR


@final
@attrs.frozen
class Structured(Generic[T]):
    value: T | None
    """None if and only if one of the issues is an error."""
    issues: tuple[StructuringIssue, ...] = ()


class FieldProblem(ValueError):
    """Raised by a class's own validators and hooks to choose code and place of an issue."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        path: tuple[str | int, ...] = (),
        at_key: bool = False,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.path = path
        """Steps from the value that is being structured to the guilty one."""
        self.at_key = at_key


def pointer_of(path: Iterable[str | int]) -> str:
    """The JSON pointer of a path of keys and indices."""
    return "".join(
        "/" + str(step).replace("~", "~0").replace("/", "~1") for step in path
    )
