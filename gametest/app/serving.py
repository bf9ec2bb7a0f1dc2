"""A running server: its world, its packs, the tests that stand in it, its saved copy, its end.

What the command line, the console and RCON share. Nothing here starts a thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, final

import attrs

from gametest.app.elements.load_errors import stopping_errors
from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import advancements_of, build_server
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError, UsageError
from gametest.core.garbage import search_now
from gametest.core.position import BlockPos
from gametest.framework.live.server_tests import ServerTests
from gametest.level.dimension_type import OVERWORLD
from gametest.level.world.world_spawn import SpawnPoint
from gametest.server.server_loop import ServerLoop

if TYPE_CHECKING:
    from gametest.command.chat.chat_message import ChatMessage
    from gametest.command.session_control import TickTimes
    from gametest.framework.listener import GameTestListener
    from gametest.saved_world.world_lock import WorldLock
    from gametest.server.server import Server
    from gametest.server.tick_statistics import SprintReport

Say = Callable[[str], None]
"""Takes one line for the log."""


@final
@attrs.frozen(kw_only=True)
class ServeSettings:
    """How a server runs, in the words of the command line."""

    seed: int = 0
    tps: float | None = None
    """Ticks per second; None: as fast as it can."""
    world: Path | None = None
    """A saved world to begin with; it is only read."""
    save: Path | None = None
    """Where the world is saved; a world that lies there is opened."""
    export: Path | None = None
    """Where `/test export` writes structures."""
    keep_going: bool = False
    """Packs with errors are used as far as they can be."""


@final
@attrs.define(eq=False, repr=False)
class GameSession:
    """The `SessionControl` of a server: `open`, run its loop, `close`."""

    load: LoadOptions
    settings: ServeSettings
    say: Say = attrs.field(kw_only=True)
    listeners: Sequence[GameTestListener] = attrs.field(default=(), kw_only=True)
    """Told of every run of tests."""

    loaded: LoadedPacks = attrs.field(init=False)
    server: Server = attrs.field(init=False)
    loop: ServerLoop = attrs.field(init=False)
    tests: ServerTests = attrs.field(init=False)
    saves_at_end: bool = attrs.field(default=True, init=False)
    _names: dict[str, Path] = attrs.field(init=False)
    """Of all packs that were named at the start."""
    _enabled: tuple[str, ...] = attrs.field(init=False)
    _wanted: tuple[str, ...] | None = attrs.field(default=None, init=False)
    """Packs that are to be read before the next tick."""
    _lock: WorldLock | None = attrs.field(default=None, init=False)
    _told: set[str] = attrs.field(factory=set, init=False)
    """Mechanics that were missed and said."""

    def __attrs_post_init__(self) -> None:
        self.loaded = load_packs(self.load)
        self._names = _named(self.load.packs)
        self._enabled = tuple(self._names)

    # -- start and end -------------------------------------------------------------------

    def open(self) -> None:
        """Make the world, or open the saved one; raises `UsageError`."""
        loaded, settings = self.loaded, self.settings
        server = self.server = build_server(loaded, settings.seed)
        server.world.spawn = _surface(server)
        server.session = self
        server.notice_listeners.append(self.say)
        server.chat_listeners.append(self._tell_chat)
        if settings.tps is not None:
            server.set_tick_rate(settings.tps)
        self.loop = ServerLoop(
            server,
            is_paced=settings.tps is not None,
            before_tick=self.settle,
            on_sprint=self._tell_sprint,
        )
        for level in server.levels():
            level.unsupported_sink = self._note_unsupported
        self._open_saved()
        self.tests = ServerTests(
            server=server,
            registries=loaded.registries,
            templates=loaded.templates,
            tags=loaded.block_tags,
            listeners=self.listeners,
            export_folder=settings.export,
            on_unsupported=self._note_unsupported,
        )

    def close(self) -> bool:
        """Stop the tests and save; false if the world should have been saved and was not."""
        self.tests.stop_running()
        try:
            if self.settings.save is not None and self.saves_at_end:
                self.say(f"saved the world: {self.save()}")
        except CommandError as error:
            self.say(f"the world was not saved: {error.message}")
            return False
        finally:
            if self._lock is not None:
                self._lock.release()
        return True

    def _open_saved(self) -> None:
        from_where = self.settings.world
        target = self.settings.save
        if from_where is None and target is None:
            return
        # Here, as most servers keep nothing.
        from gametest.saved_world.saving import open_world
        from gametest.saved_world.world_directory import WorldDirectory
        from gametest.saved_world.world_lock import WorldLock

        if target is not None:
            self._lock = WorldLock(target)
            self._lock.take()
            saved = WorldDirectory(target).find()
            if from_where is None and saved is None:
                return
            if from_where is not None and saved is not None and from_where != target:
                raise UsageError(
                    f"--save {target}: another world lies there; it would be overwritten"
                )
        directory = WorldDirectory(from_where or target or Path())
        opened = open_world(self.server, directory)
        self.say(f"opened the world {directory.path}: {_words(opened)}")

    # -- SessionControl ------------------------------------------------------------------

    def stop(self) -> None:
        self.loop.stop()

    def save(self) -> str:
        target = self.settings.save
        if target is None:
            raise CommandError("there is no place to save to: the server has no --save")
        if self.tests.is_running:
            raise CommandError("tests that run cannot be saved; stop them first")
        from gametest.saved_world.errors import SavedWorldError
        from gametest.saved_world.saving import save_world
        from gametest.saved_world.world_directory import WorldDirectory

        try:
            save = save_world(self.server, WorldDirectory(target))
        except UnsupportedError as error:
            raise CommandError(str(error)) from None
        except SavedWorldError as error:
            raise CommandError(str(error)) from None
        except OSError as error:
            raise CommandError(f"{target}: {error.strerror or error}") from None
        return _words(save)

    def set_saving(self, on: bool) -> bool:
        changes = self.saves_at_end is not on
        self.saves_at_end = on
        return changes

    def reload(self) -> None:
        self._wanted = self._enabled if self._wanted is None else self._wanted

    def available_packs(self) -> tuple[str, ...]:
        enabled = self.enabled_packs()
        return tuple(name for name in self._names if name not in enabled)

    def enabled_packs(self) -> tuple[str, ...]:
        return self._enabled if self._wanted is None else self._wanted

    def use_packs(self, names: tuple[str, ...]) -> None:
        self._wanted = names

    def tick_times(self) -> TickTimes | None:
        return self.loop.statistics.summary()

    # -- between ticks -------------------------------------------------------------------

    def settle(self) -> None:
        """What commands have asked for and is done between two ticks."""
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self._use(wanted)
            # The packs before, or those that were not taken over.
            search_now()

    def _use(self, names: tuple[str, ...]) -> None:
        """Read packs; with an error that stops a start nothing changes."""
        packs = tuple(self._names[name] for name in names)
        before = self.loaded
        try:
            loaded = load_packs(attrs.evolve(self.load, packs=packs), before.blocks)
        except UsageError as error:
            self.say(f"the packs were not reloaded: {error}")
            return
        problem, errors = None, loaded.diagnostics.errors
        if loaded.version != before.version:
            problem = f"they are for {loaded.version}, the world is {before.version}"
        elif stopping_errors(errors) and not self.settings.keep_going:
            problem = "they have errors, so the old ones stay in use"
        if errors:
            for finding in loaded.diagnostics:
                self.say(str(finding))
        if problem is not None:
            self.say(f"the packs were not reloaded: {problem}")
            return
        self._take_over(loaded, names)

    def _take_over(self, loaded: LoadedPacks, names: tuple[str, ...]) -> None:
        server = self.server
        self.loaded, self._enabled = loaded, names
        server.functions = loaded.functions
        server.find_template = loaded.templates.find
        server.items = server.world.items = loaded.items
        server.use_advancements(advancements_of(loaded))
        server.reload_functions()
        self.tests.use(loaded.registries, loaded.templates, loaded.block_tags)
        count = len(loaded.registries.tests)
        self.say(f"reloaded the packs: {', '.join(names) or 'none'} ({count} tests)")

    # -- the log -------------------------------------------------------------------------

    def _tell_chat(self, message: ChatMessage) -> None:
        if message.kind.is_chat and message.to_everybody:
            self.say(message.text)

    def _tell_sprint(self, report: SprintReport) -> None:
        self.say(str(report))

    def _note_unsupported(self, mechanic: str, pos: BlockPos | None) -> None:
        """Each mechanic is said once, with the first place."""
        if mechanic not in self._told:
            self._told.add(mechanic)
            self.say(str(UnsupportedError(mechanic, pos)))


def _surface(server: Server) -> SpawnPoint:
    """On the ground in the middle of the flat world, as the game picks it there."""
    top = server.preset.top_y(OVERWORLD)
    return SpawnPoint(OVERWORLD, BlockPos(0, 0 if top is None else top + 1, 0))


def _named(packs: Sequence[Path]) -> dict[str, Path]:
    """By file name; a second pack of the same name gets a number."""
    found: dict[str, Path] = {}
    for path in packs:
        name = base = path.resolve().name
        number = 2
        while name in found:
            name, number = f"{base}-{number}", number + 1
        found[name] = path
    return found


def _words(save: object) -> str:
    from gametest.saved_world.world_directory import CompletedSave

    assert isinstance(save, CompletedSave)
    return f"save {save.number}, hash {save.hash}"
