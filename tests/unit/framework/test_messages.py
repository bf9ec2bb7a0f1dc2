"""The table of failure texts."""

from __future__ import annotations

import re

import pytest

from gametest.framework.failure.messages import MESSAGES, message


@pytest.mark.parametrize("key", MESSAGES)
def test_text_numbers_its_arguments_from_zero(key: str) -> None:
    numbers = {int(found) for found in re.findall(r"\{(\d)\}", MESSAGES[key])}

    assert set(range(len(numbers))) == numbers


@pytest.mark.parametrize("key", MESSAGES)
def test_text_shouts_at_nobody(key: str) -> None:
    assert "!" not in MESSAGES[key]


def test_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        message("test.error.nonsense")
