# An unknown translation without a fallback shows its key: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tellraw @s {translate:"selftest.never"}
assert chat "^selftest\\.never$"
