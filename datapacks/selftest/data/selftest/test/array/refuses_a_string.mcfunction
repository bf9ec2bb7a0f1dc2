# An array takes numbers only.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:array/refuses_a_string a set value [I;1]
execute store success score #array_refuses_a_string st run data modify storage selftest:array/refuses_a_string a append value "s"
assert score #array_refuses_a_string st matches 0
assert data storage selftest:array/refuses_a_string {a:[I;1]}
