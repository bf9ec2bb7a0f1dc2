# A recipe that no pack has is an error: https://minecraft.wiki/w/Commands/recipe
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #ur st run recipe give @s selftest:nothing
assert score #ur st matches 0
