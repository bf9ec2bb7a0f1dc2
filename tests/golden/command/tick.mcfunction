# https://minecraft.wiki/w/Commands/tick
tick query
tick rate 40
tick query
tick rate 0.5
tick step
tick step stop
tick freeze
tick step 5t
tick step stop
tick step stop
tick unfreeze
tick sprint 1d
tick sprint stop
tick step 0
