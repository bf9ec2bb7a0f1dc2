"""Packets of the RCON protocol (https://minecraft.wiki/w/RCON).

Little-endian: length of what follows, request id, type, a body ended by a zero byte, and one more
zero byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import Final, final

import attrs

AUTHENTICATE: Final = 3
AUTHENTICATED: Final = 2
"""The answer to a right password, and the type of a command too."""
COMMAND: Final = 2
RESPONSE: Final = 0
REFUSED_ID: Final = -1
"""The request id of the answer to a wrong password."""

MAX_BODY: Final = 4096
"""Bytes of an answer in one packet; a longer one goes out in several."""
MAX_RECEIVED: Final = 4096
"""Bytes of a packet from a client, without its length; the game takes fewer."""
_LENGTH: Final = Struct("<i")
_HEAD: Final = Struct("<ii")
_LEAST: Final = _HEAD.size + 2


class BadPacketError(ValueError):
    """What came is no packet: the connection is of no more use."""


@final
@attrs.frozen
class Packet:
    id: int
    type: int
    body: bytes

    def encoded(self) -> bytes:
        length = _LEAST + len(self.body)
        head = _HEAD.pack(self.id, self.type)
        return b"".join((_LENGTH.pack(length), head, self.body, b"\0\0"))

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")


def take_packet(received: bytearray) -> Packet | None:
    """The first packet, taken out; None if it is not all there. Raises `BadPacketError`."""
    if len(received) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack_from(received)
    if not _LEAST <= length <= MAX_RECEIVED:
        raise BadPacketError(f"a packet of {length} bytes")
    end = _LENGTH.size + length
    if len(received) < end:
        return None
    id, type = _HEAD.unpack_from(received, _LENGTH.size)
    body = bytes(received[_LENGTH.size + _HEAD.size : end])
    del received[:end]
    if not body.endswith(b"\0\0"):
        raise BadPacketError("a packet that does not end with zero bytes")
    return Packet(id, type, body[:-2])


def response_packets(id: int, text: str) -> Iterator[Packet]:
    """One at least; cut between characters, as clients decode each packet by itself."""
    rest = text.encode("utf-8", "replace").replace(b"\0", b"")
    while len(rest) > MAX_BODY:
        end = MAX_BODY
        while rest[end] & 0xC0 == 0x80:
            end -= 1
        yield Packet(id, RESPONSE, rest[:end])
        rest = rest[end:]
    yield Packet(id, RESPONSE, rest)
