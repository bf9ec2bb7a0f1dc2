# A value of another type replaces a compound.
# https://minecraft.wiki/w/Commands/data
data merge storage selftest:merge/number_replaces_compound {v:{a:1}}
data merge storage selftest:merge/number_replaces_compound {v:7}
assert data storage selftest:merge/number_replaces_compound {v:7}
