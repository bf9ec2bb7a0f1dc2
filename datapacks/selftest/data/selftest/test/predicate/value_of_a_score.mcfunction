# int_value_check compares a number, also one of a score: https://minecraft.wiki/w/Predicate
# @template selftest:floor
scoreboard players set #vos st 6
assert predicate {type:"int_value_check",value:{type:"score",target:{type:"fixed",name:"#vos"},score:"st"},test:{min:5,max:6}}
assert not predicate {type:"int_value_check",value:{type:"score",target:{type:"fixed",name:"#vos"},score:"st"},test:{min:7}}
assert predicate {type:"int_value_check",value:3,test:3}
