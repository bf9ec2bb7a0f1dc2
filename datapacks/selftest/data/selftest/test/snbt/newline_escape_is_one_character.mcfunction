# An escaped new line is one character.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/newline_escape_is_one_character v set value "a\nb"
execute store result score #snbt_newline_escape_is_one_character st run data get storage selftest:snbt/newline_escape_is_one_character v
assert score #snbt_newline_escape_is_one_character st matches 3
