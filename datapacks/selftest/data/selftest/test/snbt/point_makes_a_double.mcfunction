# A number with a point and no suffix is a double.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:snbt/point_makes_a_double v set value 1.5
assert data storage selftest:snbt/point_makes_a_double {v:1.5d}
assert not data storage selftest:snbt/point_makes_a_double {v:1.5f}
