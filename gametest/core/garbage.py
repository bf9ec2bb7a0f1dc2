"""When Python looks for garbage: seldom, for nearly all that a run makes stays to its end."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def search_seldom() -> None:
    """For the rest of the process; by default Python looks eighty times before the first test."""
    gc.set_threshold(50_000, 20, 20)


@contextmanager
def no_search() -> Iterator[None]:
    """While packs are read: looking through them again and again costs a sixth of reading them."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if not gc.get_freeze_count():
            # To the old objects at once; else the first search would look through them all.
            gc.freeze()
            gc.unfreeze()
        if was_enabled:
            gc.enable()


def search_now() -> None:
    """When much has been thrown away at once, as packs that were read again are.

    They lie among the old objects, where Python looks only when there are many new ones.
    """
    gc.collect()
