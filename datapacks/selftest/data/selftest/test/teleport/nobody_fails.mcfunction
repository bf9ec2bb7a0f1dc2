# tp of nobody fails: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
execute store success score #tnf st run tp @e[tag=st_nobody] ~ ~ ~
assert score #tnf st matches 0
