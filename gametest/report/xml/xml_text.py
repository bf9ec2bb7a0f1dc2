"""What both JUnit writers share: characters that XML allows, and files written whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gametest.core.atomic_file import write_atomically

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Everything but `Char` of https://www.w3.org/TR/xml/#charsets."""


def xml_text(text: str) -> str:
    """The text with what no XML file may hold spelled out: `#x1B` for an escape."""
    if _FORBIDDEN.search(text) is None:
        return text
    return _FORBIDDEN.sub(lambda match: f"#x{ord(match.group()):02X}", text)


def write_xml(path: Path, root: Element, declaration: str) -> str | None:
    """Why it could not be written; None if it was."""
    from xml.etree.ElementTree import tostring

    body = tostring(root, encoding="unicode")
    try:
        write_atomically(path, f"{declaration}{body}\n".encode())
    except OSError as error:
        return f"cannot write {str(path)!r}: {error.strerror or type(error).__name__}"
    return None
