# Who is no operator opens no command block.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 command_block
assert not run dummy @s use block ~3 ~1 ~3
assert not run dummy @s mine ~3 ~1 ~3
