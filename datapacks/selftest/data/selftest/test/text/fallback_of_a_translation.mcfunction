# An unknown translation shows its fallback, filled in: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tellraw @s {translate:"selftest.never",fallback:"A %s B %2$s",with:["x","y"]}
assert chat "^A x B y$"
