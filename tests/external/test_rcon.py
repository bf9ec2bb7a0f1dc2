"""Real clients of the RCON protocol at a real server (https://minecraft.wiki/w/RCON)."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tools.server_process import ServerProcess, running_server

PASSWORD = "pässword"
LONG = 30_000
"""Characters of an answer that takes several packets."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("rcon")
    pack = Path(__file__).parents[1] / "packs" / "green"
    port = ("--rcon-port", "0")
    with running_server(
        folder, pack, *port, GAMETEST_RCON_PASSWORD=PASSWORD
    ) as started:
        yield started
        assert 0 == started.end()


@pytest.fixture(scope="module")
def port(server: ServerProcess) -> int:
    (line,) = [line for line in server.lines if "RCON listens" in line]
    return int(line.rpartition(":")[2])


@pytest.fixture(scope="module")
def long_text(port: int) -> str:
    """What `data get storage demo:long` answers."""
    text = "äb" * (LONG // 2)
    with _connected(port) as raw:
        for start in range(0, LONG, 1000):
            part = text[start : start + 1000]
            _call(raw, f'data modify storage demo:long parts append value "{part}"')
        return _call(raw, "data get storage demo:long")


def test_a_long_answer_comes_in_several_packets(long_text: str) -> None:
    assert LONG < len(long_text)
    assert 'äb"]}' == long_text[-5:]


def test_mcrcon_speaks_to_it(port: int, long_text: str) -> None:
    mcrcon = pytest.importorskip("mcrcon")
    with mcrcon.MCRcon("127.0.0.1", PASSWORD, port=port) as client:
        assert "the seed is 0" == client.command("seed")
        assert "running 4 tests" == client.command("test run *:*")
        assert long_text == client.command("data get storage demo:long")

    client = mcrcon.MCRcon("127.0.0.1", "wrong", port=port)
    with pytest.raises(mcrcon.MCRconException):
        client.connect()
    client.disconnect()


def test_mctools_speaks_to_it(port: int, long_text: str) -> None:
    mctools = pytest.importorskip("mctools")
    with mctools.RCONClient("127.0.0.1", port=port) as client:
        assert not client.login("wrong")
    with mctools.RCONClient("127.0.0.1", port=port) as client:
        assert client.login(PASSWORD)
        assert client.command("seed").startswith("the seed is 0")
        assert client.command("test run *:*").startswith("running 4 tests")
        found = client.command("data get storage demo:long")

    assert found.startswith(long_text)


def test_aio_mc_rcon_speaks_to_it(port: int, long_text: str) -> None:
    aiomcrcon = pytest.importorskip("aiomcrcon")

    async def talk() -> tuple[str, str, str]:
        client = aiomcrcon.Client("127.0.0.1", port, PASSWORD)
        await client.connect()
        try:
            seed, _ = await client.send_cmd("seed")
            run, _ = await client.send_cmd("test run *:*")
            long, _ = await client.send_cmd("data get storage demo:long")
        finally:
            await client.close()
        return seed, run, long

    async def fail() -> None:
        await aiomcrcon.Client("127.0.0.1", port, "wrong").connect()

    seed, run, long = asyncio.run(talk())
    assert ("the seed is 0", "running 4 tests") == (seed, run)
    # The client reads one packet of an answer; what follows is its own affair.
    assert long_text.startswith(long)
    with pytest.raises(aiomcrcon.IncorrectPasswordError):
        asyncio.run(fail())


def test_every_third_wrong_password_ends_a_connection(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), 30) as raw:
        for _ in range(3):
            raw.sendall(_packet(7, 3, "wrong"))
            assert -1 == _read(raw)[0]
        assert b"" == raw.recv(1)


def test_a_command_without_the_password_is_not_run(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), 30) as raw:
        raw.sendall(_packet(7, 2, "say never"))
        assert -1 == _read(raw)[0]


@pytest.mark.parametrize(
    "garbage",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        bytes(range(256)) * 40,
        struct.pack("<i", -5) + b"x" * 20,
        struct.pack("<i", 1 << 30) + b"x" * 20,
        struct.pack("<iii", 10, 1, 3) + b"ab",
    ],
    ids=["http", "noise", "negative length", "vast length", "no zero bytes"],
)
def test_garbage_ends_its_own_connection_only(port: int, garbage: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), 30) as raw:
        raw.sendall(garbage)
        with suppress(ConnectionResetError):
            assert b"" == raw.recv(1)
    with _connected(port) as raw:
        assert "the seed is 0" == _call(raw, "seed")


def test_a_thousand_connections_hurt_nobody(port: int) -> None:
    with _connected(port) as raw:
        others = []
        for number in range(1000):
            other = socket.create_connection(("127.0.0.1", port), 30)
            others.append(other)
            if not number % 100:
                assert "the seed is 0" == _call(raw, "seed")
        for other in others:
            other.close()
        assert "the seed is 0" == _call(raw, "seed")
    with _connected_at_last(port) as raw:
        assert "the seed is 0" == _call(raw, "seed")


def test_commands_that_are_sent_at_once_are_answered_in_order(port: int) -> None:
    """More than the rate and more than may wait: the client is slowed down, nothing is lost."""
    with _connected(port) as raw:
        raw.sendall(b"".join(_packet(id, 2, "seed") for id in range(300)))
        assert list(range(300)) == [_read(raw)[0] for _ in range(300)]


def _packet(id: int, type: int, body: str) -> bytes:
    content = struct.pack("<ii", id, type) + body.encode() + b"\0\0"
    return struct.pack("<i", len(content)) + content


def _read(raw: socket.socket) -> tuple[int, int, bytes]:
    (length,) = struct.unpack("<i", _exactly(raw, 4))
    content = _exactly(raw, length)
    id, type = struct.unpack_from("<ii", content)
    return id, type, content[8:-2]


def _exactly(raw: socket.socket, count: int) -> bytes:
    found = b""
    while len(found) < count:
        part = raw.recv(count - len(found))
        if not part:
            raise EOFError
        found += part
    return found


def _call(raw: socket.socket, command: str) -> str:
    """All packets: an unknown type behind it shows where the answer ends."""
    raw.sendall(_packet(5, 2, command))
    raw.sendall(_packet(6, 100, ""))
    parts = []
    while (packet := _read(raw))[0] == 5:
        parts.append(packet[2])
    return b"".join(parts).decode()


def _connected(port: int) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", port), 30)
    raw.sendall(_packet(4, 3, PASSWORD))
    assert 4 == _read(raw)[0]
    return raw


def _connected_at_last(port: int) -> socket.socket:
    """The server may still be letting others go."""
    for _ in range(1000):
        try:
            return _connected(port)
        except (EOFError, ConnectionError):
            continue
    raise AssertionError("the server takes no client any more")
