"""No example has a deadline: the first pays for imports, and machines are slow at times.

A continuous check draws the same examples each time; people's own runs look for new ones.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("unhurried", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("unhurried")
