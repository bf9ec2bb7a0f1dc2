# `append` creates the list.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/append_creates_it l append value "a"
execute store result score #list_append_creates_it st run data get storage selftest:list/append_creates_it l
assert score #list_append_creates_it st matches 1
