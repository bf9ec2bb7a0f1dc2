# A string without quotes starts with no digit or sign.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_bare_word_starts_with_a_letter1 st run function selftest:language/run {command:'data modify storage selftest:snbt/bare_word_starts_with_a_letter v set value 1abc'}
execute store success score #snbt_bare_word_starts_with_a_letter2 st run function selftest:language/run {command:'data modify storage selftest:snbt/bare_word_starts_with_a_letter v set value -x'}
assert score #snbt_bare_word_starts_with_a_letter1 st matches 0
assert score #snbt_bare_word_starts_with_a_letter2 st matches 0
assert not data storage selftest:snbt/bare_word_starts_with_a_letter v
