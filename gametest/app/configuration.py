"""The nearest `gametest.toml`, else `[tool.gametest]` of the nearest `pyproject.toml`.

Keys are the long options of `gametest run` with underscores. Paths are relative to the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.core.regular_file import MEBIBYTE, read_regular
from gametest.core.suggest import did_you_mean

CONFIGURATION_FILE: Final = "gametest.toml"
_MOST_BYTES: Final = MEBIBYTE
_STRINGS: Final = (
    "keyword",
    "origin",
    "progress",
    "target_version",
    "exit_code",
    "dialect",
    "executor",
)
_PATHS: Final = ("junit", "report", "events", "vanilla_data")
_LISTS: Final = ("packs", "tests", "functions")
_NUMBERS: Final = ("seed", "durations", "allow_unsupported", "repeat")
_SWITCHES: Final = (
    "allow_external",
    "exit_first",
    "fail_on_leaks",
    "github",
    "isolate",
    "keep_going",
    "leaks",
    "make_instances",
    "no_cache",
    "no_skip",
    "shared_world",
    "shuffle",
    "strict",
    "until_failed",
    "verify",
)
_COUNTS: Final = ("jobs",)
"""A number, or the word `auto`."""
KEYS: Final = (*_COUNTS, *_STRINGS, *_PATHS, *_LISTS, *_NUMBERS, *_SWITCHES)


def json_types() -> dict[str, dict[str, Any]]:
    """What a JSON Schema says of each key's value."""
    texts: dict[str, Any] = {"type": "array", "items": {"type": "string"}}
    kinds: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
        (_COUNTS, {"anyOf": [{"type": "integer", "minimum": 1}, {"const": "auto"}]}),
        ((*_STRINGS, *_PATHS), {"type": "string"}),
        (_LISTS, texts),
        (_NUMBERS, {"type": "integer"}),
        (_SWITCHES, {"type": "boolean"}),
    )
    return {key: kind for keys, kind in kinds for key in keys}


@final
@attrs.frozen
class Configuration:
    """What the project's file says; options of the command line and environment win."""

    directory: Path
    """Where the file lies, else the folder that the search began in."""
    file: Path | None
    values: dict[str, Any]


def standing() -> Path:
    """The folder where the person stands; raises `UsageError` if it is gone."""
    try:
        return Path.cwd()
    except OSError as error:
        raise UsageError(
            f"the folder where you stand cannot be used: {error.strerror}"
        ) from None


def find_configuration(start: Path) -> Configuration:
    """Search `start` and the folders above it; raises `UsageError` for a bad file."""
    for folder in (start, *start.parents):
        for name, table in (
            (CONFIGURATION_FILE, ()),
            ("pyproject.toml", ("tool", "gametest")),
        ):
            path = folder / name
            try:
                if not path.is_file():
                    continue
            except OSError as error:
                raise UsageError(f"{path}: {error.strerror}") from None
            content = _parsed(path)
            for key in table:
                content = content.get(key) if isinstance(content, dict) else None
            if content is not None:
                return Configuration(folder, path, _checked(content, path))
    return Configuration(start, None, {})


def _parsed(path: Path) -> Any:
    # Here, as most packs stand in folders without such a file.
    import tomllib

    try:
        return tomllib.loads(read_regular(path, _MOST_BYTES).decode("utf-8"))
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{path}: {error}") from None


def _checked(content: object, path: Path) -> dict[str, Any]:
    if not isinstance(content, dict):
        raise UsageError(f"{path}: the gametest table must be a table")
    values: dict[str, Any] = {}
    for key, value in content.items():
        if key not in KEYS:
            raise UsageError(f"{path}: unknown key {key!r}{did_you_mean(key, KEYS)}")
        values[key] = _value(key, value, path)
    return values


def _value(key: str, value: object, path: Path) -> object:
    if key in _SWITCHES:
        expected, good = "true or false", isinstance(value, bool)
    elif key in _COUNTS and not isinstance(value, bool):
        expected, good = 'a whole number or "auto"', isinstance(value, int | str)
        value = str(value)
    elif key in _NUMBERS:
        expected = "a whole number"
        good = isinstance(value, int) and not isinstance(value, bool)
    elif key in _LISTS:
        expected = "a list of strings"
        good = isinstance(value, list) and all(isinstance(one, str) for one in value)
    else:
        expected, good = "a string", isinstance(value, str)
    if not good:
        raise UsageError(f"{path}: {key} must be {expected}, got {value!r}")
    if key in _PATHS:
        assert isinstance(value, str)
        return str(path.parent / value)
    if key in ("packs", "functions"):
        assert isinstance(value, list)
        return [_relative(one, path.parent) for one in value]
    return value


def _relative(text: str, folder: Path) -> str:
    """A path is taken from the file's folder; a dotted module name stays."""
    is_path = "/" in text or text.endswith(".py") or (folder / text).exists()
    return str(folder / text) if is_path else text
