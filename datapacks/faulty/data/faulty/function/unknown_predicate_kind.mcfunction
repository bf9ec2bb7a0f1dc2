execute if predicate {type:"raining"} run say no
