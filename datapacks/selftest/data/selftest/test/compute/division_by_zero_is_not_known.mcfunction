# What a division by zero gives is not known.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
compute default integer {type:div,left:1,right:0}
