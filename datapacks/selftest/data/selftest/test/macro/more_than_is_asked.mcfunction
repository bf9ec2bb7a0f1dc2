# Arguments that no line names are ignored.
# https://minecraft.wiki/w/Function_(Java_Edition)
function selftest:language/set {to:"selftest:macro/more_than_is_asked",value:3,other:4}
assert data storage selftest:macro/more_than_is_asked {v:3}
