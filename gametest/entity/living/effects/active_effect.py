"""One status effect that works on a living body (https://minecraft.wiki/w/Effect#Data).

Their data are those of `custom_effects`; how two effects of a kind merge is general knowledge of the
game since 1.20.5.
"""

from __future__ import annotations

from typing import Final, Self, final

import attrs

from gametest.entity.living.effects.effect_kinds import EFFECT_KINDS, EffectKind
from gametest.item.component.effect_forms import effect
from gametest.item.component.readers import ComponentFormError
from gametest.nbt.tags import Byte, Compound, Int, Tag

INFINITE: Final = -1
"""The duration of one that never runs out."""


@final
@attrs.define(eq=False)
class ActiveEffect:
    id: str
    """With namespace."""
    duration: int
    """Ticks."""
    amplifier: int = 0
    """0 to 255; the level less one."""
    is_ambient: bool = False
    shows_particles: bool = True
    shows_icon: bool = True
    hidden: ActiveEffect | None = None
    """A weaker and longer one of the kind that comes back afterwards."""

    @property
    def kind(self) -> EffectKind:
        return EFFECT_KINDS[self.id]

    @property
    def is_infinite(self) -> bool:
        return self.duration == INFINITE

    @property
    def is_over(self) -> bool:
        return self.duration <= 0 and not self.is_infinite

    def is_shorter_than(self, other: ActiveEffect) -> bool:
        return not self.is_infinite and (
            other.is_infinite or self.duration < other.duration
        )

    def count_down(self) -> None:
        if self.hidden is not None:
            self.hidden.count_down()
        if not self.is_infinite and self.duration > 0:
            self.duration -= 1

    def take_hidden(self) -> bool:
        """When it is over the hidden one takes its place; true if it did."""
        hidden = self.hidden
        if self.duration != 0 or hidden is None:
            return False
        self._take(hidden)
        self.hidden = hidden.hidden
        return True

    def merge(self, other: ActiveEffect) -> bool:
        """Another of the kind comes; false if it changes nothing."""
        changed = False
        if other.amplifier > self.amplifier:
            if other.is_shorter_than(self):
                self.hidden = attrs.evolve(self)
            self.amplifier, self.duration = other.amplifier, other.duration
            changed = True
        elif self.is_shorter_than(other):
            if other.amplifier == self.amplifier:
                self.duration, changed = other.duration, True
            elif self.hidden is None:
                self.hidden = attrs.evolve(other)
            else:
                self.hidden.merge(other)
        if (not other.is_ambient and self.is_ambient) or changed:
            self.is_ambient, changed = other.is_ambient, True
        if other.shows_particles is not self.shows_particles:
            self.shows_particles, changed = other.shows_particles, True
        if other.shows_icon is not self.shows_icon:
            self.shows_icon, changed = other.shows_icon, True
        return changed

    def _take(self, other: ActiveEffect) -> None:
        self.duration, self.amplifier = other.duration, other.amplifier
        self.is_ambient = other.is_ambient
        self.shows_particles, self.shows_icon = other.shows_particles, other.shows_icon

    # -- data ----------------------------------------------------------------------------

    @classmethod
    def from_nbt(cls, nbt: Tag) -> Self | None:
        """None for what is no effect of the game."""
        try:
            found = effect(nbt)
        except ComponentFormError:
            return None
        assert isinstance(found, dict)
        id = str(found["id"])
        return cls._of(id, found) if id in EFFECT_KINDS else None

    @classmethod
    def _of(cls, id: str, nbt: Compound) -> Self:
        hidden = nbt.get("hidden_effect")
        return cls(
            id,
            _number(nbt, "duration"),
            _number(nbt, "amplifier") & 0xFF,
            bool(nbt.get("ambient", 0)),
            bool(nbt.get("show_particles", 1)),
            bool(nbt["show_icon"]),
            cls._of(id, hidden) if isinstance(hidden, dict) else None,
        )

    def to_nbt(self) -> Compound:
        found = effect({**self._details(), "id": self.id})
        assert isinstance(found, dict)
        return found

    def _details(self) -> Compound:
        nbt: Compound = {
            "amplifier": Int(self.amplifier),
            "duration": Int(self.duration),
            "ambient": Byte(self.is_ambient),
            "show_particles": Byte(self.shows_particles),
            "show_icon": Byte(self.shows_icon),
        }
        if self.hidden is not None:
            nbt["hidden_effect"] = self.hidden._details()
        return nbt


def _number(nbt: Compound, key: str) -> int:
    found = nbt.get(key, 0)
    return int(found) if isinstance(found, int) else 0
