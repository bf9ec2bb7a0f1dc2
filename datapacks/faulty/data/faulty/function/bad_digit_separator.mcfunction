data modify storage faulty:a v set value 75_
