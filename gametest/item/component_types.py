"""Names of the component types by version (https://minecraft.wiki/w/Data_component_format).

`tables/components.json`: `types` holds what each version added and dropped; `never` the types
that no item has by itself, `always` those that all have, `transient` those that nobody can write
(from vanilla-mcdoc, https://github.com/SpyglassMC/vanilla-mcdoc, MIT).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

import attrs

from gametest.core.suggest import did_you_mean
from gametest.core.version import SUPPORTED_VERSIONS, GameVersion

_FILE: Final = Path(__file__).parent / "tables" / "components.json"
_PREFIX: Final = "minecraft:"


@final
@attrs.frozen(eq=False)
class ComponentTypes:
    """All names with namespace."""

    names: frozenset[str]
    never_default: frozenset[str]
    always_default: frozenset[str]
    transient: frozenset[str]
    """Those without a form."""

    @classmethod
    def load(cls, version: GameVersion) -> ComponentTypes:
        raw = json.loads(_FILE.read_bytes())
        names: set[str] = set()
        for each in SUPPORTED_VERSIONS:
            step = raw["types"].get(each.name, {})
            names -= set(step.get("drop", ()))
            names |= set(step.get("add", ()))
            if each.name == version.name:
                break
        return cls(
            _full(names),
            _full(raw["never"]),
            _full(raw["always"]),
            _full(raw["transient"]),
        )

    def problem(self, name: str) -> str | None:
        """What is wrong with a full name, or None."""
        if name in self.transient:
            return (
                f"item component {name!r} is never written: it lives while it is used"
            )
        if name in self.names:
            return None
        known = [known.removeprefix(_PREFIX) for known in self.names]
        near = did_you_mean(name.removeprefix(_PREFIX), known)
        return f"unknown item component {name!r}{near}"


def _full(names: set[str] | list[str]) -> frozenset[str]:
    return frozenset(_PREFIX + name for name in names)
