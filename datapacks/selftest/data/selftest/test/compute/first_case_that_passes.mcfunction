# A dispatcher takes the first case whose condition passes.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
execute store result score #cc1 st run compute default integer {type:number_dispatcher,cases:[{condition:{type:int_value_check,value:1,test:2},value:5},{condition:{type:int_value_check,value:1,test:1},value:6}],default:7}
assert score #cc1 st matches 6
execute store result score #cc2 st run compute default integer {type:number_dispatcher,cases:[{condition:{type:int_value_check,value:1,test:2},value:5}],default:7}
assert score #cc2 st matches 7
