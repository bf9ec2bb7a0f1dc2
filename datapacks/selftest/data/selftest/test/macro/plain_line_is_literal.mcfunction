# A line without `$` keeps its text.
# https://minecraft.wiki/w/Function_(Java_Edition)
function selftest:language/plain_text
execute store result score #macro_plain_line_is_literal st run data get storage selftest:macro/plain_line_is_literal v
assert score #macro_plain_line_is_literal st matches 4
