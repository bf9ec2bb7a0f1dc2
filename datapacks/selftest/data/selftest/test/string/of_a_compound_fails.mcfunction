# A compound has no text.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:string/of_a_compound_fails c set value {a:1}
execute store success score #string_of_a_compound_fails st run data modify storage selftest:string/of_a_compound_fails v set string storage selftest:string/of_a_compound_fails c
assert score #string_of_a_compound_fails st matches 0
