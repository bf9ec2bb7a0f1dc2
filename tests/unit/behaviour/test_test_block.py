"""Data and log line: https://minecraft.wiki/w/Test_Block and the 1.21.5 changelog (25w03a)."""

from __future__ import annotations

import pytest

from gametest.behaviour.test_block import TestBlockEntity, TestBlockMode
from gametest.core.position import BlockPos
from gametest.nbt.tags import Byte, Compound

_POS = BlockPos(1, -2, 3)


def _entity(nbt: Compound) -> TestBlockEntity:
    entity = TestBlockEntity("minecraft:test_block", _POS)
    entity.load(nbt)
    return entity


@pytest.mark.parametrize("nbt", [{}, {"mode": "no_such_mode"}])
def test_data_without_a_known_mode_mean_fail(nbt: Compound) -> None:
    assert TestBlockMode.FAIL is _entity(nbt).mode


def test_saved_data_load_to_the_same() -> None:
    nbt: Compound = {"mode": "log", "message": "hello", "powered": Byte(1)}

    assert nbt == _entity(nbt).save()


def test_triggered_is_not_saved() -> None:
    entity = _entity({"mode": "accept"})
    entity.triggered = True

    assert "triggered" not in entity.save()


def test_log_line_names_mode_and_position() -> None:
    entity = _entity({"mode": "log", "message": "hello"})

    assert "Test log (at BlockPos{x=1, y=-2, z=3}): hello" == entity.log_line()


@pytest.mark.parametrize("message", ["", "   "])
def test_blank_message_logs_nothing(message: str) -> None:
    assert _entity({"mode": "log", "message": message}).log_line() is None
