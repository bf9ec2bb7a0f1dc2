"""`namespace:path`, the name of everything that a registry or a data pack holds."""

from __future__ import annotations

import re
from typing import Final, final

import attrs

DEFAULT_NAMESPACE: Final = "minecraft"
_NAMESPACE: Final = re.compile(r"[a-z0-9_.-]*")
_PATH: Final = re.compile(r"[a-z0-9_./-]*")


class InvalidIdentifierError(ValueError):
    """The text is not an identifier; the message quotes it and says which part is wrong."""


@final
@attrs.frozen(order=True, cache_hash=True)
class Identifier:
    """Compared and sorted by namespace, then path."""

    namespace: str
    path: str

    @classmethod
    def parse(cls, text: str, default_namespace: str = DEFAULT_NAMESPACE) -> Identifier:
        """Read `ns:path` or a bare `path`; an empty namespace counts as the default.

        The path behind a colon may be empty: `storage api:` is used by packs, as TUSB and
        MhdpColiseum (https://github.com/TUSB/TheUnusualSkyBlock).
        """
        namespace, separator, path = text.partition(":")
        if not separator:
            namespace, path = default_namespace, text
        namespace = namespace or default_namespace
        if _NAMESPACE.fullmatch(namespace) is None:
            msg = f"namespace {namespace!r} of {text!r} has a character other than [a-z0-9_.-]"
            raise InvalidIdentifierError(msg)
        if not text:
            msg = "an identifier cannot be empty"
            raise InvalidIdentifierError(msg)
        if _PATH.fullmatch(path) is None:
            msg = f"path {path!r} of {text!r} has a character other than [a-z0-9_./-]"
            raise InvalidIdentifierError(msg)
        return cls(namespace, path)

    @classmethod
    def find(cls, value: object) -> Identifier | None:
        """None for what is no text, or not of an identifier: data of worlds may hold anything."""
        if not isinstance(value, str):
            return None
        try:
            return cls.parse(value)
        except InvalidIdentifierError:
            return None

    @classmethod
    def of(cls, namespace: str, path: str) -> Identifier:
        """Checked construction from parts."""
        return cls.parse(f"{namespace}:{path}")

    def __str__(self) -> str:
        return f"{self.namespace}:{self.path}"
