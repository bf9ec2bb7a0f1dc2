"""`@pytest.mark.game_test(...)`: what the fixtures of an ordinary test are made of."""

from __future__ import annotations

from typing import final

import attrs
import pytest

from gametest.core.suggest import did_you_mean
from gametest.testing.running_test import TestSettings

_NAMES = ("structure", "environment", "max_ticks", "packs", "target_version")


@final
@attrs.frozen(kw_only=True)
class GameTestMark:
    settings: TestSettings = attrs.field(factory=TestSettings)
    packs: tuple[str, ...] = ()
    """Relative to pytest's root folder."""
    target_version: str | None = None

    @classmethod
    def of(cls, item: pytest.Item) -> GameTestMark:
        """Raises `pytest.UsageError` for a word that it does not know."""
        found = item.get_closest_marker("game_test")
        words = {} if found is None else dict(found.kwargs)
        for name in words:
            if name not in _NAMES:
                raise pytest.UsageError(
                    f"game_test has no {name!r}{did_you_mean(name, _NAMES)}"
                )
        packs = tuple(words.pop("packs", ()))
        version = words.pop("target_version", None)
        return cls(settings=TestSettings(**words), packs=packs, target_version=version)
