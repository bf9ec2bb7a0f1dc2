from __future__ import annotations

import re

import pytest

from gametest.core.diagnostic_codes import CODES


@pytest.mark.parametrize("code", CODES)
def test_codes_are_kebab_case_and_say_one_sentence(code: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
    assert CODES[code].endswith(".")
