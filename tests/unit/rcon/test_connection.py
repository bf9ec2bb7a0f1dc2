from __future__ import annotations

from typing import Any

import pytest

from gametest.rcon.connection import (
    COMMANDS_PER_SECOND,
    MAX_WAITING,
    MAX_WRONG_PASSWORDS,
    Connection,
)
from gametest.rcon.packet import Packet, take_packet

PASSWORD = b"secret"


class _Client:
    def __init__(self) -> None:
        socket: Any = None
        self.connection = Connection(socket, 0.0)
        self.commands: list[str] = []

    def send(self, *packets: Packet, now: float = 0.0) -> list[Packet]:
        """What it gets back."""
        for packet in packets:
            self.connection.receive(packet.encoded())
        self.connection.handle(PASSWORD, now, self._run)
        found, unsent = [], self.connection.unsent
        while (packet_back := take_packet(unsent)) is not None:
            found.append(packet_back)
        return found

    def _run(self, _connection: Connection, packet: Packet) -> None:
        self.commands.append(packet.text)

    def log_in(self) -> None:
        self.send(Packet(1, 3, PASSWORD))


def test_right_password_is_answered_with_the_id_of_its_packet() -> None:
    assert [Packet(9, 2, b"")] == _Client().send(Packet(9, 3, PASSWORD))


@pytest.mark.parametrize("password", [b"", b"secre", b"secrets", b"SECRET", b"\xff"])
def test_wrong_password_is_answered_with_minus_one(password: bytes) -> None:
    client = _Client()

    assert [Packet(-1, 2, b"")] == client.send(Packet(9, 3, password))
    client.send(Packet(10, 2, b"say x"))
    assert [] == client.commands


def test_too_many_wrong_passwords_close_it() -> None:
    client = _Client()
    client.send(*[Packet(1, 3, b"x")] * MAX_WRONG_PASSWORDS)

    assert client.connection.is_closing


def test_another_type_is_answered_after_the_commands_before_it() -> None:
    client = _Client()
    client.log_in()

    assert [] == client.send(Packet(5, 2, b"seed"), Packet(6, 100, b""))
    assert ["seed"] == client.commands
    client.connection.waiting -= 1
    client.connection.answer(5, "0")
    bodies = [packet.body for packet in client.send()]
    assert [b"0", b"Unknown request 64"] == bodies


def test_commands_wait_while_too_many_have_no_answer() -> None:
    client = _Client()
    client.log_in()
    client.send(*[Packet(5, 2, b"seed")] * (MAX_WAITING + 1))

    assert MAX_WAITING == len(client.commands)
    client.connection.waiting -= 1
    client.send()
    assert MAX_WAITING + 1 == len(client.commands)


def test_commands_wait_while_they_come_too_fast() -> None:
    client = _Client()
    client.log_in()
    for _ in range(COMMANDS_PER_SECOND + 1):
        client.send(Packet(5, 2, b"seed"), now=10.0)
        client.connection.waiting = 0

    assert COMMANDS_PER_SECOND == len(client.commands)
    client.send(now=11.1)
    assert COMMANDS_PER_SECOND + 1 == len(client.commands)
