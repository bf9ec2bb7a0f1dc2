# An empty hand is a failure.
# https://minecraft.wiki/w/Commands/enchant
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #ee st run enchant @s mending
assert score #ee st matches 0
