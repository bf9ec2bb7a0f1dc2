"""The public kit for tests in Python: a world to try things in, and a listener that remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametest.testing.collector import Collector
    from gametest.testing.env import Env
    from gametest.testing.running_test import RunningTest

__all__ = ["Collector", "Env", "RunningTest"]


def __getattr__(name: str) -> object:
    if name == "Collector":
        from gametest.testing.collector import Collector

        return Collector
    if name == "Env":
        from gametest.testing.env import Env

        return Env
    if name == "RunningTest":
        from gametest.testing.running_test import RunningTest

        return RunningTest
    msg = f"module 'gametest.testing' has no attribute {name!r}"
    raise AttributeError(msg)
