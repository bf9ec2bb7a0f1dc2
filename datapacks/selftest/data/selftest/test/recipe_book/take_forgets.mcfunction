# recipe take counts what was known: https://minecraft.wiki/w/Commands/recipe
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #tf st run recipe take @s selftest:mud
recipe give @s selftest:mud
execute store result score #tf2 st run recipe take @s selftest:mud
assert score #tf st matches 0
assert score #tf2 st matches 1
