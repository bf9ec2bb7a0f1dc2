# A whole number does not start with 0.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_leading_zero st run function selftest:language/run {command:'data modify storage selftest:snbt/leading_zero v set value 012'}
assert score #snbt_leading_zero st matches 0
assert not data storage selftest:snbt/leading_zero v
