# A key of a path may have signs that a key of SNBT may not.
# https://github.com/SpyglassMC/Spyglass/issues/1058
data modify storage selftest:path/signs_without_quotes @b+*% set value 3
execute store result score #path_signs_without_quotes st run data get storage selftest:path/signs_without_quotes '@b+*%'
assert score #path_signs_without_quotes st matches 3
