"""Floor 2: registries, the keys and holders that name their entries, the JSON converter.

A registry is built, filled by a loader, then frozen; nothing is global.
"""
