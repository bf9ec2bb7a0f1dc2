# block_state sets properties.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s oak_stairs[block_state={half:"top"}]
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 oak_stairs[half=top]
