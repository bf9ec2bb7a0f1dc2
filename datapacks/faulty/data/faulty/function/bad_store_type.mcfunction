execute store result storage faulty:a v integer 1 run say no
