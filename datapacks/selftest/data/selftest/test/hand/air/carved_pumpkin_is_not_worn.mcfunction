# Pumpkins are not swapped on.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s carved_pumpkin
assert not run dummy @s use item
