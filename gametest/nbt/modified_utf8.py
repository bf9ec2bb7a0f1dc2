"""Java's "modified UTF-8": NUL takes two bytes, characters above U+FFFF two surrogates.

https://docs.oracle.com/javase/8/docs/api/java/io/DataInput.html#modified-utf-8
"""

from __future__ import annotations


def decode_modified_utf8(data: bytes) -> str:
    """Raises `UnicodeDecodeError`; plain UTF-8 of four bytes is let through."""
    try:
        # Strict UTF-8 refuses both things in which the two encodings differ.
        return data.decode()
    except UnicodeDecodeError:
        text = data.replace(b"\xc0\x80", b"\0").decode("utf-8", "surrogatepass")
    return join_surrogates(text)


def encode_modified_utf8(text: str) -> bytes:
    if text.isascii() and "\0" not in text:
        return text.encode("ascii")
    units = text.encode("utf-16-be", "surrogatepass")
    split = "".join(
        chr(units[index] << 8 | units[index + 1]) for index in range(0, len(units), 2)
    )
    return split.encode("utf-8", "surrogatepass").replace(b"\0", b"\xc0\x80")


def join_surrogates(text: str) -> str:
    """Pairs of surrogates as the one character they mean; single ones stay."""
    return text.encode("utf-16-le", "surrogatepass").decode(
        "utf-16-le", "surrogatepass"
    )
