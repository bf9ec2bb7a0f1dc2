"""Floor 8: what blocks do when placed, updated, ticked and used; one module a family.

`registry.register_behaviours` is the list of all; what is not simulated raises when it would act.
"""
