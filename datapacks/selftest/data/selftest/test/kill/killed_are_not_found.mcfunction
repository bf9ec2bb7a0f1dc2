# A killed entity is not found by its UUID: https://minecraft.wiki/w/Commands/kill
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_sokm"],UUID:[I;0,0,0,23124]}
kill 0-0-0-0-5a54
execute store success score #sokm st if entity 0-0-0-0-5a54
assert score #sokm st matches 0
