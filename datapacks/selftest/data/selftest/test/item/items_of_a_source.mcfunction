# if items takes a slot source.
# https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.1 with stick 4
item replace block ~ ~1 ~ container.2 with stick 5
execute store result score #ii st run execute if items block ~ ~1 ~ selftest:first_two stick
assert score #ii st matches 4
