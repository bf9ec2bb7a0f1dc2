# value_check compares a number, also one of a score: https://minecraft.wiki/w/Predicate
# @template selftest:floor
scoreboard players set #vos st 6
assert predicate {type:"value_check",value:{type:"score",target:{type:"fixed",name:"#vos"},score:"st"},range:{min:5,max:6}}
assert not predicate {type:"value_check",value:{type:"score",target:{type:"fixed",name:"#vos"},score:"st"},range:{min:7}}
assert predicate {type:"value_check",value:3,range:3}
