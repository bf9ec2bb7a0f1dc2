# entity_properties fails where nobody runs the command: https://minecraft.wiki/w/Predicate
# @template selftest:floor
assert not predicate {type:"entity_properties",entity:"this",predicate:{}}
