# `\s` is a space.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/space_escape v set value "a\sb"
assert data storage selftest:snbt/space_escape {v:"a b"}
