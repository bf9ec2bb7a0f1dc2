"""Each attempt of a test has random numbers of its own."""

from __future__ import annotations

from hashlib import blake2b

from gametest.core.random_source import LegacyRandom
from gametest.framework.run.executor import TestSpec


def seed_of(spec: TestSpec) -> int:
    """Depends on the run's seed, the test, its copy and its attempt, on nothing else."""
    text = f"{spec.seed}/{spec.id}/{spec.repeat}/{spec.attempt}"
    digest = blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def test_random(spec: TestSpec) -> LegacyRandom:
    return LegacyRandom(seed_of(spec))


test_random.__test__ = False  # type: ignore[attr-defined]
