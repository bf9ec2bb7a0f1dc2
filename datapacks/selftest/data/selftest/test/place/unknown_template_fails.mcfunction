# A template that does not exist is refused: https://minecraft.wiki/w/Commands/place
# @template selftest:floor
execute store success score #utf st run place template selftest:never ~ ~ ~
assert score #utf st matches 0
