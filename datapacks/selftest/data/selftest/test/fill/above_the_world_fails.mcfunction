# fill that leaves the world does nothing: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
execute store success score #atw st run fill ~ ~1 ~ ~ 330 ~ glass
assert score #atw st matches 0
assert block ~ ~1 ~ air
