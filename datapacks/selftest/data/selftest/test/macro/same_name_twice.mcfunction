# A name may be used more than once.
# https://minecraft.wiki/w/Function_(Java_Edition)
function selftest:language/twice_named {to:"selftest:macro/same_name_twice",value:"ab"}
assert data storage selftest:macro/same_name_twice {v:"ab-ab"}
