# if loaded holds where the test stands: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
execute store success score #lhr st if loaded ~ ~ ~
assert score #lhr st matches 1
