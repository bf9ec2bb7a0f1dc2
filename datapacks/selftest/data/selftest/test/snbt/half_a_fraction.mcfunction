# Either side of the point may be missing.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/half_a_fraction v set value {a:.5,b:2.}
assert data storage selftest:snbt/half_a_fraction {v:{a:0.5d,b:2.0d}}
