# An exponent makes a double.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/scientific_notation v set value [1.2e3,1.2E+3,12000e-1]
execute store result score #snbt_scientific_notation st if data storage selftest:snbt/scientific_notation v[]
assert data storage selftest:snbt/scientific_notation {v:[1200.0d,1200.0d,1200.0d]}
assert score #snbt_scientific_notation st matches 3
