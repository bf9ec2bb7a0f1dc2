# A bound past the end fails.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:string/bound_past_the_end_fails v set value "abc"
execute store success score #string_bound_past_the_end_fails st run data modify storage selftest:string/bound_past_the_end_fails v set string storage selftest:string/bound_past_the_end_fails v 1 9
assert score #string_bound_past_the_end_fails st matches 0
assert data storage selftest:string/bound_past_the_end_fails {v:"abc"}
