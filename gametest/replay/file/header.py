"""What a recording says about itself."""

from __future__ import annotations

import json
import platform
from typing import Any, final

import attrs

from gametest.replay.errors import RecordingError


@final
@attrs.frozen(kw_only=True)
class RecordingHeader:
    game: str = ""
    """An id of the game's own; a replay in another game is refused."""
    build: str = ""
    """Told where it differs, never refused."""
    engine: str = ""
    """`pygame`, `gymnasium`, or empty for a game that calls the library itself."""
    python: str = attrs.field(factory=platform.python_version)
    libraries: dict[str, str] = attrs.field(factory=dict)
    """Versions by name."""
    platform: str = attrs.field(
        factory=lambda: f"{platform.system()} {platform.machine()}"
    )
    fps: float = 60.0
    seed: int = 0
    started: int = 0
    """Seconds since 1970: what the virtual clock shows in frame 0."""
    arguments: tuple[str, ...] = ()
    """Of the program, its own name first."""
    key_names: dict[str, str] = attrs.field(factory=dict)
    """Names of key numbers, for people."""
    mappings: dict[str, str] = attrs.field(factory=dict)
    untyped: bool = False
    """Converted from the original's file, which stores no types: values are bytes."""
    extra: dict[str, Any] = attrs.field(factory=dict)
    """Of the engine."""

    def __attrs_post_init__(self) -> None:
        """Raises `RecordingError` for what a reader would refuse."""
        for field in attrs.fields(type(self)):
            value = getattr(self, field.name)
            _checked(field.name, list(value) if isinstance(value, tuple) else value)

    def to_json(self) -> str:
        return json.dumps(attrs.asdict(self), separators=(",", ":"), sort_keys=True)

    @classmethod
    def parse(cls, text: bytes) -> RecordingHeader:
        """Unknown fields are left aside; raises `RecordingError`."""
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as error:
            msg = "the header of the recording is no JSON"
            raise RecordingError(msg) from error
        if not isinstance(value, dict):
            msg = "the header of the recording is no object"
            raise RecordingError(msg)
        given: dict[str, Any] = {}
        for field in attrs.fields(cls):
            if field.name in value:
                given[field.name] = _checked(field.name, value[field.name])
        return cls(**given)


_NUMBERS = frozenset({"seed", "started"})
_TABLES = frozenset({"libraries", "key_names", "mappings"})


def _checked(name: str, value: Any) -> Any:
    if name == "fps":
        good = type(value) in (int, float) and 0 < value < 1e6
    elif name in _NUMBERS:
        good = type(value) is int
    elif name == "untyped":
        good = type(value) is bool
    elif name in _TABLES:
        good = isinstance(value, dict) and all(
            isinstance(text, str) for text in value.values()
        )
    elif name == "extra":
        good = isinstance(value, dict)
    elif name == "arguments":
        good = isinstance(value, list) and all(isinstance(one, str) for one in value)
        value = tuple(value) if good else value
    else:
        good = isinstance(value, str)
    if not good:
        msg = f"the header's {name!r} cannot be {value!r:.60}"
        raise RecordingError(msg)
    return value
