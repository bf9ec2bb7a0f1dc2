"""Which of the two dialects a test file is read as.

PackTest (https://github.com/misode/packtest) and Ward (https://github.com/mcbookshelf/ward) share
their files and most of their words, and disagree where `docs/reference/dialects.md` says so.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from gametest.core.errors import UsageError
from gametest.core.suggest import did_you_mean


class Dialect(Enum):
    PACKTEST = "packtest"
    WARD = "ward"

    @property
    def is_ward(self) -> bool:
        return self is Dialect.WARD

    @property
    def tool(self) -> str:
        return "Ward" if self.is_ward else "PackTest"


AUTO: Final = "auto"
CHOICES: Final = (AUTO, *(dialect.value for dialect in Dialect))
"""What the setting `dialect` may say."""

WARD_DIRECTIVES: Final = frozenset(
    {
        "dimension",
        "max_attempts",
        "max_ticks",
        "padding",
        "required_successes",
        "rotation",
        "setup_ticks",
        "sky_access",
        "structure",
    }
)
"""Without those that PackTest knows too."""

_DIRECTIVE: Final = re.compile(rf"\s*#\s*@(?:{'|'.join(sorted(WARD_DIRECTIVES))})\b")
_CONDITION: Final = re.compile(
    r"\s*(?:execute .*? run )?(?:assert|await) (?:not )?"
    r"(?:biome|blocks|dimension|function|loaded|result|run|slots|stopwatch) "
)
_COMMAND: Final = re.compile(
    r"\s*(?:execute .*? run )?(?:log [\[{\"']|dummy \S+ (?:mainhand |drop from |use$))"
)


def chosen_dialect(setting: str) -> Dialect | None:
    """None for `auto`; raises `UsageError` for a word that is no dialect."""
    if setting == AUTO:
        return None
    try:
        return Dialect(setting)
    except ValueError:
        near = did_you_mean(setting, CHOICES)
        message = f"unknown dialect {setting!r}, expected one of {', '.join(CHOICES)}"
        raise UsageError(message + near) from None


def dialect_of(text: str) -> Dialect:
    """Ward if a line of the file says what only Ward understands, else PackTest."""
    in_head = True
    for line in text.splitlines():
        stripped = line.strip()
        if not stripped:
            continue
        if stripped.startswith("#"):
            if in_head and _DIRECTIVE.match(line):
                return Dialect.WARD
            continue
        in_head = False
        if is_ward_only(stripped):
            return Dialect.WARD
    return Dialect.PACKTEST


def is_ward_only(command: str) -> bool:
    """Whether PackTest refuses the line and Ward does not: a condition or command of Ward's."""
    return bool(_CONDITION.match(command) or _COMMAND.match(command))
