data modify storage faulty:a v set value 250sb
