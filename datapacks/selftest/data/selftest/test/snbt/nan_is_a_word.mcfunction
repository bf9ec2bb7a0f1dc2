# `NaN` is text.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/nan_is_a_word v set value NaN
assert data storage selftest:snbt/nan_is_a_word {v:"NaN"}
