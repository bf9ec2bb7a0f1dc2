# A source without slots is a failure.
# https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store success score #in st run item replace block ~ ~1 ~ {type:empty} with stick
assert score #in st matches 0
