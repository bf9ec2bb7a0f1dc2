# What a player has cannot be granted: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:plain
execute store success score #gt st run advancement grant @s only selftest:plain
assert score #gt st matches 0
