# An assertion that holds gives the number of what it found: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @setup_ticks 0
summon marker ~0.5 ~1 ~0.5 {Tags:["st_wag"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_wag"]}
execute store result score #wag st run assert entity @e[tag=st_wag]
assert score #wag st matches 2
