# An array takes no element of a larger type.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_array_refuses_wider_elements1 st run function selftest:language/run {command:'data modify storage selftest:snbt/array_refuses_wider_elements v set value [I;1L]'}
execute store success score #snbt_array_refuses_wider_elements2 st run function selftest:language/run {command:'data modify storage selftest:snbt/array_refuses_wider_elements v set value [B;1s]'}
assert score #snbt_array_refuses_wider_elements1 st matches 0
assert score #snbt_array_refuses_wider_elements2 st matches 0
assert not data storage selftest:snbt/array_refuses_wider_elements v
