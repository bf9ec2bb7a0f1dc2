"""Functions of a library that are replaced while a game is recorded or replayed."""

from __future__ import annotations

import random
from typing import Any, final

import attrs


@final
@attrs.define(eq=False)
class Replacements:
    _replaced: list[tuple[Any, str, Any]] = attrs.field(factory=list, init=False)

    def put(self, owner: Any, name: str, new: Any) -> Any:
        """The old one."""
        old = getattr(owner, name)
        self._replaced.append((owner, name, old))
        setattr(owner, name, new)
        return old

    def remove(self) -> None:
        """All of them, the last one first."""
        while self._replaced:
            owner, name, old = self._replaced.pop()
            setattr(owner, name, old)

    def seed_random(self, seed: int) -> None:
        """`random`, and numpy's generators where it is installed."""
        random.seed(seed)
        try:
            import numpy as np
        except ImportError:
            return
        np.random.seed(seed % 2**32)
        real = np.random.default_rng
        entropy = random.Random(seed)

        def default_rng(given: Any = None) -> Any:
            """Without a seed, one of a sequence instead of the system's entropy."""
            return real(entropy.getrandbits(64) if given is None else given)

        self.put(np.random, "default_rng", default_rng)
