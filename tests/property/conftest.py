"""No example has a deadline: the first pays for imports, and machines are slow at times."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
