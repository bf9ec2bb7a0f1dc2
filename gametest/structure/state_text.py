"""Block states of the packed text layout: `id{key:value,key2:value2}`."""

from __future__ import annotations

import re
from typing import Final

from gametest.structure.template import TemplateState

_STATE: Final = re.compile(r"([a-z0-9_.:/-]+)(?:\{([^{}]*)\})?")


def parse_state_text(text: str) -> TemplateState | None:
    """None if the text is not of this form."""
    match = _STATE.fullmatch(text)
    if match is None:
        return None
    properties: dict[str, str] = {}
    for pair in filter(None, (match[2] or "").split(",")):
        key, colon, value = pair.partition(":")
        if not (key and colon and value):
            return None
        properties[key.strip()] = value.strip()
    return TemplateState.of(match[1], properties)
