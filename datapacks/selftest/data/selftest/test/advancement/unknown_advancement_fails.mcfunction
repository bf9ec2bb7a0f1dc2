# An advancement that no pack has is an error: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #ua st run advancement grant @s only selftest:nothing
assert score #ua st matches 0
