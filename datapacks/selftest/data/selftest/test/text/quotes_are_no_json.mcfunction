# A text in quotes is not read as JSON since 1.21.5: https://github.com/misode/technical-changes/tree/main/1.21.5
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tellraw @s '{"text":"st a"}'
assert chat '^.{1}"text":"st a".{1}$'
