"""https://minecraft.wiki/w/RCON"""

from __future__ import annotations

import pytest

from gametest.rcon.packet import (
    MAX_BODY,
    BadPacketError,
    Packet,
    response_packets,
    take_packet,
)

LOGIN = bytes.fromhex("11000000 00000000 03000000") + b"passwrd\0\0"
"""The page's own example: length 17, id 0, type 3."""


def test_packet_is_written_as_the_page_shows() -> None:
    assert LOGIN == Packet(0, 3, b"passwrd").encoded()


def test_packets_are_taken_out_one_by_one_when_they_are_whole() -> None:
    received = bytearray(LOGIN[:-1])

    assert take_packet(received) is None
    received += LOGIN[-1:] + LOGIN
    assert Packet(0, 3, b"passwrd") == take_packet(received)
    assert Packet(0, 3, b"passwrd") == take_packet(received)
    assert take_packet(received) is None


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xff\xff\xff",
        b"\x09\0\0\0",
        b"\0\0\0\x7f",
        b"\x0a\0\0\0" + b"\0" * 8 + b"ab",
    ],
    ids=["negative", "too short", "too long", "no zero bytes"],
)
def test_what_is_no_packet_is_refused(data: bytes) -> None:
    with pytest.raises(BadPacketError):
        take_packet(bytearray(data))


@pytest.mark.parametrize("text", ["", "a", "ä" * 5000, "😀" * 3000, "a" + "ä" * 2048])
def test_answer_is_cut_between_characters(text: str) -> None:
    packets = list(response_packets(7, text))

    assert text == "".join(packet.body.decode() for packet in packets)
    assert all(len(packet.body) <= MAX_BODY for packet in packets)
