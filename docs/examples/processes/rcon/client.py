"""A client of RCON that sets a block and looks whether it stands.

The protocol: https://developer.valvesoftware.com/wiki/Source_RCON_Protocol.
"""

from __future__ import annotations

import os
import socket
import struct
import sys

LOGIN, COMMAND = 3, 2


def exchange(connection: socket.socket, kind: int, text: str) -> tuple[int, str]:
    """Send one packet; the id and the text of the answer."""
    body = struct.pack("<ii", 7, kind) + text.encode() + b"\0\0"
    connection.sendall(struct.pack("<i", len(body)) + body)
    (length,) = struct.unpack("<i", receive(connection, 4))
    answer = receive(connection, length)
    (id,) = struct.unpack("<i", answer[:4])
    return id, answer[8:-2].decode()


def receive(connection: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        part = connection.recv(count - len(data))
        if not part:
            raise SystemExit("the server hung up")
        data += part
    return data


with socket.create_connection(("127.0.0.1", int(sys.argv[1])), 20) as rcon:
    id, answer = exchange(rcon, LOGIN, os.environ["RCON_PASSWORD"])
    if id != 7:
        raise SystemExit("the password is wrong")
    print("client_logged_in")
    id, answer = exchange(rcon, COMMAND, "setblock 3 9 3 minecraft:stone")
    print("client_block=set" if answer else "client_block=no answer")
    # The answer is that of the command behind `run`, so there is none if the block is another.
    id, answer = exchange(
        rcon, COMMAND, "execute if block 3 9 3 minecraft:stone run seed"
    )
    print("client_block=stands" if answer else "client_block=gone")
print("client_done")
