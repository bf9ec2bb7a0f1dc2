# A macro line may be one argument as a whole.
# https://minecraft.wiki/w/Function_(Java_Edition)
function selftest:language/run {command:'data modify storage selftest:macro/whole_command v set value 75'}
assert data storage selftest:macro/whole_command {v:75}
