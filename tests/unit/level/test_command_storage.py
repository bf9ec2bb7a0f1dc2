from __future__ import annotations

from gametest.level.world.command_storage import CommandStorage
from gametest.nbt.tags import Int


def test_storage_that_was_never_written_reads_as_empty() -> None:
    storage = CommandStorage()

    assert storage.get("demo:x") == {}
    assert storage.ids() == ()


def test_written_compound_is_kept_by_id() -> None:
    storage = CommandStorage()
    storage.set("demo:x", {"a": Int(1)})

    assert storage.get("demo:x") == {"a": 1}
    assert storage.ids() == ("demo:x",)
