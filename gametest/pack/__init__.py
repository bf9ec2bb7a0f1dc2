"""Floor 3: where files come from: folders, zips, stacks of packs, overlays, filters, tags.

Nothing here raises for a user's bad file: every finding goes to the collector, with its place.
"""
