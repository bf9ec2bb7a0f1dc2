# A string goes in without quotes.
# https://minecraft.wiki/w/Function_(Java_Edition)
function selftest:language/set {to:"selftest:macro/text_goes_in_raw",value:"[1,2]"}
assert data storage selftest:macro/text_goes_in_raw {v:[1,2]}
