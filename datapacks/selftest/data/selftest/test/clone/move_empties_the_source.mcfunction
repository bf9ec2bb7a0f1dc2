# move leaves air where the source was: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
setblock ~ ~1 ~ stone
clone ~ ~1 ~ ~ ~1 ~ ~2 ~1 ~ replace move
assert block ~ ~1 ~ air
assert block ~2 ~1 ~ stone
