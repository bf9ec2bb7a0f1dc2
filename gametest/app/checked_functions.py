"""Texts of functions that were found without a mistake, so that the next run need not parse them.

One file for each set of packs. It names texts by their hash, with what the verdict on them depends on
besides: the project's own files, the target version, which commands there are, and what the packs
answered when a line named a tag or a predicate of theirs. A text with a mistake is never kept: it
is read anew each time, for its places.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import attrs

if TYPE_CHECKING:
    from gametest.app.cache import Cache
    from gametest.command.command_build_context import (
        CommandBuildContext,
        PackQuestion,
    )

_FORMAT: Final = 2
_LEAST_CHARACTERS: Final = 32_768
"""Less is parsed faster than the project's files are hashed."""
_DIGEST_BYTES: Final = 20

Answers: TypeAlias = "list[list[Any]]"
"""Registry, id and answer of each question."""


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class KeptFunctions:
    """Loaded once, asked for each text, saved if anything is new."""

    cache: Cache
    packs: tuple[Path, ...]
    commands: str
    """What the lines are read for: the target version, and which commands there are."""
    context: Callable[[], CommandBuildContext]
    fingerprint: Callable[[], str | None] = attrs.field(
        factory=lambda: project_fingerprint
    )
    """Of all that decides how a line is read; None: nothing can be kept."""

    _is_used: bool = attrs.field(default=False, init=False)
    _header: dict[str, Any] = attrs.field(factory=dict, init=False)
    _found: dict[str, Answers] = attrs.field(factory=dict, init=False)
    """As the file has it."""
    _current: dict[str, Answers] = attrs.field(factory=dict, init=False)
    """The texts of this run."""

    def prepare(self, size: int) -> None:
        if size < _LEAST_CHARACTERS:
            return
        fingerprint = self.fingerprint()
        if fingerprint is None:
            return
        self._is_used = True
        self._header = {
            "format": _FORMAT,
            "project": fingerprint,
            "python": sys.hexversion,
            "commands": self.commands,
        }
        data = self.cache.read(self._name)
        if data is not None:
            self._found = _entries(data, self._header)

    def holds(self, text: str) -> bool:
        if not self._is_used:
            return False
        digest = _digest(text)
        answers = self._found.get(digest)
        if answers is None or not self._still(answers):
            return False
        self._current[digest] = answers
        return True

    def note(self, text: str, answers: Mapping[PackQuestion, bool]) -> None:
        if self._is_used:
            self._current[_digest(text)] = [
                [*question, answer] for question, answer in answers.items()
            ]

    def save(self) -> None:
        if not self._is_used or self._current == self._found:
            return
        document = {**self._header, "checked": self._current}
        text = json.dumps(document, separators=(",", ":"))
        self.cache.write(self._name, sealed(text))

    def _still(self, answers: Answers) -> bool:
        """Whether the packs answer as they did."""
        if not answers:
            return True
        from gametest.command.command_build_context import PackQuestion

        context = self.context()
        return all(
            context.answer(PackQuestion(registry, id)) is answer
            for registry, id, answer in answers
        )

    @property
    def _name(self) -> str:
        places = [str(path.absolute()) for path in self.packs]
        digest = _digest("\0".join([self.commands, *places]))
        return f"{digest}.functions.json"


def sealed(text: str) -> bytes:
    """With its hash in a first line: what was damaged since is not asked about anything."""
    return f"{_digest(text)}\n{text}".encode()


def project_fingerprint() -> str | None:
    """A hash of every file of the package, tables included; None if it is in an archive."""
    from hashlib import blake2b

    root = str(Path(__file__).parents[1])
    found = blake2b(digest_size=_DIGEST_BYTES)
    folders = [root]
    try:
        while folders:
            folder = folders.pop()
            for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
                if entry.is_dir():
                    if entry.name != "__pycache__":
                        folders.append(entry.path)
                    continue
                with open(entry.path, "rb") as file:
                    data = file.read()
                place = entry.path.removeprefix(root)
                found.update(f"{place}\0{len(data)}\0".encode())
                found.update(data)
    except OSError:
        return None
    return found.hexdigest()


def _digest(text: str) -> str:
    from hashlib import blake2b

    # The path of a pack may have lone surrogates.
    data = text.encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=_DIGEST_BYTES).hexdigest()


def _entries(data: bytes, header: dict[str, Any]) -> dict[str, Answers]:
    """Nothing for a file that is damaged, or was written for something else."""
    try:
        text = data.decode().partition("\n")[2]
        if data != sealed(text):
            return {}
        document = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(document, dict):
        return {}
    checked = document.pop("checked", None)
    if document != header or not isinstance(checked, dict):
        return {}
    return checked if all(map(_is_answers, checked.values())) else {}


def _is_answers(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(one, list) and [type(part) for part in one] == [str, str, bool]
        for one in value
    )
