"""Listens for clients in a thread of its own; their commands go into the server's queue.

The thread never touches the world, and the server's thread never touches a socket: answers come
back through a queue too.
"""

from __future__ import annotations

import selectors
import socket
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.rcon.connection import PATIENCE_S, Connection
from gametest.rcon.packet import BadPacketError, Packet
from gametest.server.command_queue import CommandRequest

if TYPE_CHECKING:
    from gametest.server.command_queue import CommandQueue

LOOPBACK: Final = "127.0.0.1"
MAX_CONNECTIONS: Final = 32
"""Clients at a time; another one is let go at once."""
_BACKLOG: Final = 128
_READ: Final = 1 << 16
_NAME: Final = "Rcon"
_TURN_S: Final = 0.5
"""Longest time between two looks at clients that let us wait."""


@final
@attrs.frozen
class RconStatistics:
    connections: int
    """Now."""
    accepted: int
    turned_away: int
    """Because too many were there."""
    commands: int


@final
@attrs.define(eq=False, repr=False)
class RconListener:
    """`start` listens and returns; `close` lets all clients go."""

    queue: CommandQueue
    password: str = attrs.field(repr=False)
    host: str = LOOPBACK
    port: int = 0
    """0 takes a free one, which stands here after `start`."""

    _listening: socket.socket | None = attrs.field(default=None, init=False)
    _wake: tuple[socket.socket, socket.socket] | None = attrs.field(
        default=None, init=False
    )
    _selector: selectors.BaseSelector = attrs.field(
        factory=selectors.DefaultSelector, init=False
    )
    _thread: Thread | None = attrs.field(default=None, init=False)
    _answers: SimpleQueue[tuple[Connection, int, str]] = attrs.field(
        factory=SimpleQueue, init=False
    )
    _connections: dict[socket.socket, Connection] = attrs.field(
        factory=dict, init=False
    )
    _closing: bool = attrs.field(default=False, init=False)
    _accepted: int = attrs.field(default=0, init=False)
    _turned_away: int = attrs.field(default=0, init=False)
    _commands: int = attrs.field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        if not self.password:
            raise UsageError("RCON needs a password that is not empty")

    def start(self) -> None:
        """Raises `UsageError` if it cannot listen there."""
        try:
            listening = socket.create_server((self.host, self.port), backlog=_BACKLOG)
        except OSError as error:
            where = f"{self.host}:{self.port}"
            raise UsageError(f"cannot listen on {where}: {error.strerror}") from None
        self.port = listening.getsockname()[1]
        self._listening = listening
        self._wake = socket.socketpair()
        for one in (listening, *self._wake):
            one.setblocking(False)
        self._selector.register(listening, selectors.EVENT_READ)
        self._selector.register(self._wake[0], selectors.EVENT_READ)
        self._thread = Thread(target=self._run, name="rcon", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """What clients are owed goes out as far as they take it at once."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        self._closing = True
        self._rouse()
        thread.join()

    def statistics(self) -> RconStatistics:
        return RconStatistics(
            len(self._connections), self._accepted, self._turned_away, self._commands
        )

    # -- in the thread -------------------------------------------------------------------

    def _run(self) -> None:
        try:
            while not self._closing:
                for key, events in self._selector.select(self._patience_s()):
                    self._serve(key.fileobj, events)
                self._hand_out()
                self._look_around()
            self._hand_out()
        finally:
            for connection in tuple(self._connections.values()):
                self._drop(connection)
            self._selector.close()
            for one in (self._listening, *(self._wake or ())):
                if one is not None:
                    one.close()

    def _serve(self, found: object, events: int) -> None:
        if found is self._listening:
            self._accept()
            return
        assert isinstance(found, socket.socket)
        connection = self._connections.get(found)
        if connection is None:
            # Somebody has an answer for us.
            _drain(found)
            return
        if events & selectors.EVENT_WRITE:
            self._guard(connection, self._send)
        if events & selectors.EVENT_READ:
            self._guard(connection, self._receive)

    def _accept(self) -> None:
        assert self._listening is not None
        try:
            accepted, _address = self._listening.accept()
        except OSError:
            return
        self._accepted += 1
        if len(self._connections) >= MAX_CONNECTIONS:
            self._turned_away += 1
            accepted.close()
            return
        accepted.setblocking(False)
        connection = Connection(accepted, monotonic())
        self._connections[accepted] = connection
        self._selector.register(accepted, selectors.EVENT_READ)

    def _receive(self, connection: Connection) -> None:
        try:
            data = connection.socket.recv(_READ)
        except BlockingIOError:
            return
        if not data:
            self._drop(connection)
            return
        connection.receive(data)
        self._handle(connection)

    def _handle(self, connection: Connection) -> None:
        password = self.password.encode()
        connection.handle(password, monotonic(), self._submit)
        self._send(connection)

    def _submit(self, connection: Connection, packet: Packet) -> None:
        self._commands += 1

        def answer(text: str) -> None:
            self._answers.put((connection, packet.id, text))
            self._rouse()

        self.queue.put(CommandRequest(packet.text, answer, _NAME))

    def _hand_out(self) -> None:
        """Answers that the server has given meanwhile."""
        while True:
            try:
                connection, id, text = self._answers.get_nowait()
            except Empty:
                return
            if self._connections.get(connection.socket) is not connection:
                continue
            connection.waiting -= 1

            def give(one: Connection, id: int = id, text: str = text) -> None:
                one.answer(id, text)
                self._handle(one)

            self._guard(connection, give)

    def _look_around(self) -> None:
        """Clients without a password in time go; those that had to wait go on."""
        now = monotonic()
        for connection in tuple(self._connections.values()):
            if not connection.is_authenticated and now - connection.began > PATIENCE_S:
                self._drop(connection)
            elif connection.has_more and connection.may_act(now):
                self._guard(connection, self._handle)
            else:
                self._watch(connection)

    def _patience_s(self) -> float:
        now = monotonic()
        pauses = [
            connection.pause_s(now)
            for connection in self._connections.values()
            if connection.has_more
        ]
        return min([_TURN_S, *(pause for pause in pauses if pause > 0)])

    def _send(self, connection: Connection) -> None:
        unsent = connection.unsent
        while unsent:
            try:
                sent = connection.socket.send(unsent)
            except BlockingIOError:
                break
            del unsent[:sent]
        if connection.is_closing and not unsent:
            self._drop(connection)
            return
        self._watch(connection)

    def _watch(self, connection: Connection) -> None:
        """Read from it while it may act, write to it while something is left to write."""
        if connection.socket not in self._connections:
            return
        events = selectors.EVENT_WRITE if connection.unsent else 0
        if not connection.is_closing and connection.may_act(monotonic()):
            events |= selectors.EVENT_READ
        known = self._selector.get_map().get(connection.socket)
        if events == (0 if known is None else known.events):
            return
        if known is None:
            self._selector.register(connection.socket, events)
        elif events:
            self._selector.modify(connection.socket, events)
        else:
            self._selector.unregister(connection.socket)

    def _guard(self, connection: Connection, act: Callable[[Connection], None]) -> None:
        """Whatever a client does, it hurts its own connection only."""
        try:
            act(connection)
        except (OSError, BadPacketError):
            self._drop(connection)

    def _drop(self, connection: Connection) -> None:
        if self._connections.pop(connection.socket, None) is None:
            return
        if connection.socket in self._selector.get_map():
            self._selector.unregister(connection.socket)
        connection.socket.close()

    def _rouse(self) -> None:
        if self._wake is not None:
            try:
                self._wake[1].send(b"\0")
            except OSError:
                # Its buffer is full, so it wakes anyhow, or it has ended.
                return


def _drain(pair: socket.socket) -> None:
    try:
        while pair.recv(_READ):
            pass
    except OSError:
        return
