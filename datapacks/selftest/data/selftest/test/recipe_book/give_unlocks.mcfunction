# recipe give counts what is new: https://minecraft.wiki/w/Commands/recipe
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store result score #gu st run recipe give @s selftest:mud
execute store success score #gu2 st run recipe give @s selftest:mud
assert score #gu st matches 1
assert score #gu2 st matches 0
