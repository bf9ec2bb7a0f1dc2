# Characters by their code or name.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/escapes_of_characters v set value ["\x41","\u0042","\U00000043","\N{Snowman}"]
assert data storage selftest:snbt/escapes_of_characters {v:["A","B","C","☃"]}
