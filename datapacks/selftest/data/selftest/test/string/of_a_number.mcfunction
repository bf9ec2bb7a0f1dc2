# The text of a whole number.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:string/of_a_number n set value 1205
data modify storage selftest:string/of_a_number v set string storage selftest:string/of_a_number n
assert data storage selftest:string/of_a_number {v:"1205"}
