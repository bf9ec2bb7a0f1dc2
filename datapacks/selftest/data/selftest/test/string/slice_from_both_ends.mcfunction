# Negative bounds count from the end.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:string/slice_from_both_ends v set value "abcdef"
data modify storage selftest:string/slice_from_both_ends v set string storage selftest:string/slice_from_both_ends v -3 -1
assert data storage selftest:string/slice_from_both_ends {v:"de"}
