"""Predicates of packs (`data/*/predicate`) and what they read: entities, places, slots, numbers."""
