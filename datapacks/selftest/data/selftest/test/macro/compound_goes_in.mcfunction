# A compound goes in as SNBT.
# https://minecraft.wiki/w/Function_(Java_Edition)
function selftest:language/set {to:"selftest:macro/compound_goes_in",value:{a:1b,b:["x"]}}
assert data storage selftest:macro/compound_goes_in {v:{a:1b,b:["x"]}}
