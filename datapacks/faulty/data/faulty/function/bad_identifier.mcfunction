function faulty:Good
