"""The values of directives: `read(value)` gives the setting or raises `ValueError` with a reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from gametest.core.direction import Rotation
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.framework.test_data import MAX_PADDING

Reader = Callable[[str | None], Any]

_DECIMAL: Final = re.compile(r"[0-9]+")
_DEGREES: Final = re.compile(r"[+-]?[0-9]+")
PACKTEST_DUMMY: Final = "~0.5 ~ ~0.5"
WARD_DUMMY: Final = "~ ~ ~"


def needed(value: str | None) -> str:
    if not value:
        raise ValueError("expected a value")
    return value


def identifier(value: str | None) -> Identifier:
    try:
        return Identifier.parse(needed(value))
    except InvalidIdentifierError as error:
        raise ValueError(str(error)) from None


def number(least: int, most: int | None = None) -> Reader:
    def read(value: str | None) -> int:
        text = needed(value).strip()
        limit = "" if most is None else f" and at most {most}"
        wanted = f"expected a whole number of at least {least}{limit}"
        if not _DECIMAL.fullmatch(text):
            raise ValueError(f"{wanted}, got {value!r}")
        found = int(text)
        if found < least or (most is not None and found > most):
            raise ValueError(f"{wanted}, got {found}")
        return found

    return read


def loose_true(value: str | None) -> bool:
    """PackTest: a bare word means true, and anything but exactly `true` means false."""
    return value is None or value == "true"


def strict_bool(value: str | None) -> bool:
    """Ward: any word but these two is an error."""
    if value is None:
        return True
    if value not in ("true", "false"):
        raise ValueError(f"expected true or false, got {value!r}")
    return value == "true"


def rotation(value: str | None) -> Rotation:
    text = needed(value)
    if not _DEGREES.fullmatch(text) or int(text) % 90:
        raise ValueError(f"expected degrees in steps of 90, got {text!r}")
    return Rotation.of_steps(int(text) // 90)


def position(default: str) -> Reader:
    def read(value: str | None) -> str:
        text = default if value is None or value == "true" else value
        check_position(text)
        return text

    return read


def check_position(text: str) -> None:
    """Raises `ValueError` if it is no point of three coordinates."""
    from gametest.command.arguments.coordinates import Vec3Argument

    reader = StringReader(text)
    try:
        Vec3Argument().parse(reader)
    except TextSyntaxError as error:
        raise ValueError(error.message) from None
    if reader.can_read():
        raise ValueError(f"expected a position, got {text!r}")


def _negated(read: Callable[[str | None], bool]) -> Reader:
    return lambda value: not read(value)


PACKTEST_READERS: Final[dict[str, tuple[str, Reader]]] = {
    "environment": ("environment", identifier),
    "template": ("structure", identifier),
    "timeout": ("max_ticks", number(1)),
    "optional": ("required", _negated(loose_true)),
    "skyaccess": ("sky_access", loose_true),
    "dummy": ("dummy", position(PACKTEST_DUMMY)),
}
"""By directive: the setting that it gives, and what reads its value."""

_MAX_TICKS: Final = ("max_ticks", number(1))
_STRUCTURE: Final = ("structure", identifier)
_SKY_ACCESS: Final = ("sky_access", strict_bool)

WARD_READERS: Final[dict[str, tuple[str, Reader]]] = {
    "max_ticks": _MAX_TICKS,
    "timeout": _MAX_TICKS,
    "setup_ticks": ("setup_ticks", number(0)),
    "optional": ("required", _negated(strict_bool)),
    "template": _STRUCTURE,
    "structure": _STRUCTURE,
    "environment": ("environment", identifier),
    "dimension": ("dimension", identifier),
    "rotation": ("rotation", rotation),
    "max_attempts": ("max_attempts", number(1)),
    "required_successes": ("required_successes", number(1)),
    "padding": ("padding", number(0, MAX_PADDING)),
    "skyaccess": _SKY_ACCESS,
    "sky_access": _SKY_ACCESS,
    "dummy": ("dummy", position(WARD_DUMMY)),
}
