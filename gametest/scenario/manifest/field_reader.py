"""Typed reading of JSON objects that notes every fault with its pointer and goes on."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, final

import attrs

from gametest.core.suggest import did_you_mean
from gametest.registry.structuring import pointer_of

Path = tuple[str | int, ...]
_ABSENT: Final = object()


@final
@attrs.frozen
class ManifestFault:
    """One thing wrong with a manifest."""

    pointer: str
    """JSON pointer (RFC 6901); a missing field has its parent's."""
    message: str
    at_key: bool = False


@final
@attrs.define(eq=False, repr=False)
class FieldReader:
    """One JSON object; getters return a usable value whatever is wrong and note the fault.

    No message quotes a value: a manifest may hold what is not for a log.
    """

    value: Mapping[str, Any]
    path: Path
    faults: list[ManifestFault]

    _known: list[str] = attrs.field(factory=list, init=False)

    def fault(self, message: str, *steps: str | int, at_key: bool = False) -> None:
        self.faults.append(
            ManifestFault(pointer_of((*self.path, *steps)), message, at_key)
        )

    def raw(self, name: str, default: Any = None, *, required: bool = False) -> Any:
        self._known.append(name)
        found = self.value.get(name, _ABSENT)
        if found is not _ABSENT:
            return found
        if required:
            self.fault(f"the field {name!r} is missing")
            return _ABSENT
        return default

    def text(self, name: str) -> str:
        """Required and not empty; `""` stands for a faulty one."""
        found = self.raw(name, required=True)
        if found is _ABSENT:
            return ""
        if isinstance(found, str) and found:
            return found
        self.fault(f"{name} has to be a non-empty string", name)
        return ""

    def optional_text(self, name: str) -> str | None:
        found = self.raw(name)
        if found is None or (isinstance(found, str) and found):
            return found
        self.fault(f"{name} has to be a non-empty string or null", name)
        return None

    def seconds(self, name: str, *, required: bool = False) -> float | None:
        """Finite and above 0; null counts as absent where the field is optional."""
        found = self.raw(name, required=required)
        if found is _ABSENT or (found is None and not required):
            return None
        if isinstance(found, int | float) and not isinstance(found, bool):
            try:
                number = float(found)
            except OverflowError:
                number = math.inf
            if number > 0 and math.isfinite(number):
                return number
        self.fault(f"{name} has to be a finite positive number of seconds", name)
        return None

    def integer(
        self, name: str, default: int | None, *, least: int | None = None
    ) -> int | None:
        found: object = self.raw(name, default)
        if found is default:
            return default
        if isinstance(found, int) and not isinstance(found, bool):
            if least is None or found >= least:
                return found
            self.fault(f"{name} has to be {least} or more", name)
        else:
            self.fault(f"{name} has to be an integer", name)
        return default

    def flag(self, name: str, default: bool) -> bool:
        found = self.raw(name, default)
        if isinstance(found, bool):
            return found
        self.fault(f"{name} has to be true or false", name)
        return default

    def word(self, name: str, words: Iterable[str], default: str | None) -> str | None:
        known = tuple(words)
        found = self.raw(name, default)
        if found is default or (isinstance(found, str) and found in known):
            return found
        hint = did_you_mean(found, known) if isinstance(found, str) else ""
        self.fault(f"{name} has to be one of {', '.join(known)}{hint}", name)
        return default

    def texts(
        self, name: str, *, required: bool = False, empty_texts: bool = False
    ) -> tuple[str, ...]:
        """An array of strings, not empty if `required`."""
        found = self.raw(name, (), required=required)
        if found is _ABSENT or found == ():
            return ()
        kind = "strings" if empty_texts else "non-empty strings"
        array = "a non-empty array" if required else "an array"
        if not isinstance(found, list) or (required and not found):
            self.fault(f"{name} has to be {array} of {kind}", name)
            return ()
        for index, one in enumerate(found):
            if not isinstance(one, str) or not (one or empty_texts):
                self.fault(f"{name} has to be {array} of {kind}", name, index)
        return tuple(one for one in found if isinstance(one, str))

    def objects(self, name: str) -> Iterator[FieldReader]:
        """A required, non-empty array of objects; the faulty are left out."""
        found = self.raw(name, required=True)
        if found is _ABSENT:
            return
        if not isinstance(found, list) or not found:
            self.fault(f"{name} has to be a non-empty array of objects", name)
            return
        for index, one in enumerate(found):
            if isinstance(one, dict):
                yield FieldReader(one, (*self.path, name, index), self.faults)
            else:
                self.fault(
                    f"{name} has to be a non-empty array of objects", name, index
                )

    def inside(self, name: str) -> FieldReader | None:
        """An optional object; null counts as absent."""
        found = self.raw(name)
        if found is None:
            return None
        if isinstance(found, dict):
            return FieldReader(found, (*self.path, name), self.faults)
        self.fault(f"{name} has to be an object or null", name)
        return None

    def end(self) -> None:
        """Every field that was not asked for is unknown."""
        for name in sorted(set(self.value) - set(self._known)):
            hint = did_you_mean(name, self._known)
            self.fault(f"unknown field {name!r}{hint}", name, at_key=True)


def report_repeated(readers: Iterable[tuple[FieldReader, str]], noun: str) -> None:
    """A fault at each id that was met before."""
    seen: set[str] = set()
    for reader, id in readers:
        if id and id in seen:
            reader.fault(f"duplicate {noun} {id!r}", "id")
        seen.add(id)
