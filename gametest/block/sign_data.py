"""What signs have in their data since 26.3."""

from __future__ import annotations

from typing import Final

OP_FEATURES: Final = "allow_op_features"
"""Without it no text is filled in and no command of a sign runs."""
OP_FEATURES_VERSION: Final = 5002
"""The first data version with it."""
