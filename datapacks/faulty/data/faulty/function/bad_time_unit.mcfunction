schedule function faulty:good 5m
