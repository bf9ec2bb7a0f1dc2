execute if block ~ ~ ~ #faulty:never run say no
