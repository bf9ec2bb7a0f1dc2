# A macro may call a macro.
# https://minecraft.wiki/w/Function_(Java_Edition)
function selftest:language/outer {to:"selftest:macro/arguments_are_handed_on",value:11}
assert data storage selftest:macro/arguments_are_handed_on {v:11}
