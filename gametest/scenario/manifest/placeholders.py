"""`{name}` in commands, folders and environments: one pass, a value is not looked into again.

Version 2 adds `{port:name}`, a free TCP port, `{tmpdir}`, the scenario's scratch folder, and `{{`
for a brace. A `{` before anything else stands for itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from gametest.core.errors import UsageError

NAME: Final = re.compile(r"[A-Za-z_]\w*")
_VERSION_1: Final = re.compile(r"\{([A-Za-z_]\w*)\}")
_VERSION_2: Final = re.compile(r"\{(\{|(?:port:)?[A-Za-z_]\w*\})")
TMPDIR: Final = "tmpdir"
PORT: Final = "port:"


def names_in(text: str, version: int) -> Iterator[str]:
    """`port:game` and `tmpdir` among them in version 2."""
    pattern = _VERSION_1 if version == 1 else _VERSION_2
    for match in pattern.finditer(text):
        name = match.group(1).removesuffix("}")
        if name != "{":
            yield name


def fill_in(text: str, version: int, value_of: Callable[[str], str]) -> str:
    """Raises whatever `value_of` raises for an unknown name."""

    def replace(match: re.Match[str]) -> str:
        name = match.group(1)
        return name if name == "{" else value_of(name.removesuffix("}"))

    return (_VERSION_1 if version == 1 else _VERSION_2).sub(replace, text)


def is_given_by_runner(name: str) -> bool:
    return name == TMPDIR or name.startswith(PORT)


def parse_values(texts: Iterable[str]) -> dict[str, str]:
    """From `name=value`, split at the first `=`; raises `UsageError`, which quotes no value."""
    values: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError("--value is NAME=VALUE, and one of them has no '='")
        if not NAME.fullmatch(name):
            raise UsageError(
                f"--value {name!r}: a name is a letter or underscore, then letters, "
                "digits and underscores"
            )
        if not value:
            raise UsageError(f"--value {name}: the value is empty")
        if name in values:
            raise UsageError(f"--value {name} is given twice")
        values[name] = value
    return values


def unresolved(
    texts: Iterable[str], values: Mapping[str, str], version: int
) -> Iterator[str]:
    """Names without a value, each once."""
    told: set[str] = set()
    for text in texts:
        for name in names_in(text, version):
            given = version > 1 and is_given_by_runner(name)
            if not given and name not in values and name not in told:
                told.add(name)
                yield name
