"""One client: what it sent, what it is owed, and what it may do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from hmac import compare_digest
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.rcon.packet import (
    AUTHENTICATE,
    AUTHENTICATED,
    COMMAND,
    REFUSED_ID,
    RESPONSE,
    BadPacketError,
    Packet,
    response_packets,
    take_packet,
)

if TYPE_CHECKING:
    from socket import socket

MAX_WRONG_PASSWORDS: Final = 3
MAX_WAITING: Final = 64
"""Commands of one client that have no answer yet; it is not read from until they have."""
MAX_UNSENT: Final = 8 << 20
"""Bytes that a client leaves unread before it is let go."""
COMMANDS_PER_SECOND: Final = 200
"""Of one client, over any second; it is not read from until the second is over."""
PATIENCE_S: Final = 10.0
"""How long a client may take to give the password."""


@final
@attrs.define(eq=False, repr=False)
class Connection:
    socket: socket
    began: float
    """Seconds of the clock that the listener uses."""
    is_authenticated: bool = attrs.field(default=False, init=False)
    is_closing: bool = attrs.field(default=False, init=False)
    """Nothing more is read; what it is owed still goes out."""
    unsent: bytearray = attrs.field(factory=bytearray, init=False)
    waiting: int = attrs.field(default=0, init=False)
    _received: bytearray = attrs.field(factory=bytearray, init=False)
    _held: Packet | None = attrs.field(default=None, init=False)
    """Must wait until the commands before it have their answers."""
    _wrong: int = attrs.field(default=0, init=False)
    _times: deque[float] = attrs.field(
        factory=lambda: deque(maxlen=COMMANDS_PER_SECOND), init=False
    )
    """When its last commands came."""

    def receive(self, data: bytes) -> None:
        self._received += data

    def handle(
        self, password: bytes, now: float, run: Callable[[Connection, Packet], None]
    ) -> None:
        """All whole packets that may be taken now; raises `BadPacketError`."""
        while not self.is_closing and self.may_act(now):
            packet, self._held = self._held or take_packet(self._received), None
            if packet is None:
                return
            if self.waiting and packet.type != COMMAND:
                # Answers keep the order of what they answer.
                self._held = packet
                return
            self._handle(packet, password, now, run)

    def may_act(self, now: float) -> bool:
        return self.waiting < MAX_WAITING and self.pause_s(now) <= 0

    def pause_s(self, now: float) -> float:
        """How long its next command has to wait."""
        times = self._times
        if len(times) < COMMANDS_PER_SECOND:
            return 0.0
        return times[0] + 1.0 - now

    @property
    def has_more(self) -> bool:
        """Something that was not looked at, or not to the end."""
        return bool(self._received) or self._held is not None

    def send(self, packet: Packet) -> None:
        self.unsent += packet.encoded()
        if len(self.unsent) > MAX_UNSENT:
            raise BadPacketError("a client that does not read its answers")

    def answer(self, id: int, text: str) -> None:
        for packet in response_packets(id, text):
            self.send(packet)

    def _handle(
        self,
        packet: Packet,
        password: bytes,
        now: float,
        run: Callable[[Connection, Packet], None],
    ) -> None:
        if packet.type == AUTHENTICATE:
            self._authenticate(packet, password)
        elif not self.is_authenticated:
            self._refuse()
        elif packet.type == COMMAND:
            self._times.append(now)
            self.waiting += 1
            run(self, packet)
        else:
            # Clients send one on purpose, to see that a long answer has come to its end.
            self.send(
                Packet(packet.id, RESPONSE, f"Unknown request {packet.type:x}".encode())
            )

    def _authenticate(self, packet: Packet, password: bytes) -> None:
        # The same time for every wrong password, whatever it begins with.
        if compare_digest(packet.body, password):
            self.is_authenticated = True
            self.send(Packet(packet.id, AUTHENTICATED, b""))
        else:
            self.is_authenticated = False
            self._refuse()

    def _refuse(self) -> None:
        self.send(Packet(REFUSED_ID, AUTHENTICATED, b""))
        self._wrong += 1
        if self._wrong >= MAX_WRONG_PASSWORDS:
            self.is_closing = True
