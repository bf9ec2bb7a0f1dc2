"""Floor 13: assembly, the only one.

Puts packs, registries, worlds and the runner together from plain options; the faces above and pool
workers call it.
"""
