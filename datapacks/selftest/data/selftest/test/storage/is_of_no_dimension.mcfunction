# What is stored in one dimension is read in each.
# https://minecraft.wiki/w/Commands/data
execute in the_nether run data merge storage selftest:storage/is_of_no_dimension {v:1}
execute in the_end run assert data storage selftest:storage/is_of_no_dimension {v:1}
