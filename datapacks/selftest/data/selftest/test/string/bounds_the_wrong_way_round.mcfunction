# A slice whose start is behind its end fails.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:string/bounds_the_wrong_way_round v set value "abc"
execute store success score #string_bounds_the_wrong_way_round st run data modify storage selftest:string/bounds_the_wrong_way_round v set string storage selftest:string/bounds_the_wrong_way_round v 2 1
assert score #string_bounds_the_wrong_way_round st matches 0
