data modify storage faulty:a v set from block ~ ~ ~ Items[0
