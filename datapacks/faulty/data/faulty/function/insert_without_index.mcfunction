data modify storage faulty:a l insert value 1
