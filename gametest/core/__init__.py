"""Floor 0: the nouns everything else is made of.

Identifiers, positions, directions, random sources, text cursors, diagnostics, version rules.
Imports nothing of the project.
"""
