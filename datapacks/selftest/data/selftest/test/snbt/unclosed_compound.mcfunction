# A compound is closed.
# https://minecraft.wiki/w/NBT_format
execute store success score #snbt_unclosed_compound1 st run function selftest:language/run {command:'data modify storage selftest:snbt/unclosed_compound v set value {a:1'}
execute store success score #snbt_unclosed_compound2 st run function selftest:language/run {command:'data modify storage selftest:snbt/unclosed_compound v set value [1,2'}
assert score #snbt_unclosed_compound1 st matches 0
assert score #snbt_unclosed_compound2 st matches 0
assert not data storage selftest:snbt/unclosed_compound v
