# An id without a namespace is of `minecraft`.
# https://minecraft.wiki/w/Resource_location
data merge storage storage_default_namespace {v:1}
assert data storage minecraft:storage_default_namespace {v:1}
