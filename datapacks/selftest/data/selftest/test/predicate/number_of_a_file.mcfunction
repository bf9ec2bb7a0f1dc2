# int_value_check takes the id of a number.
# https://minecraft.wiki/w/Predicate
# @template selftest:floor
assert predicate selftest:seven
assert predicate {type:float_value_check,value:"selftest:half",test:{min:0.4,max:0.6}}
assert not predicate {type:float_value_check,value:0.7,test:{max:0.6}}
