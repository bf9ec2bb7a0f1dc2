schedule function faulty:good -5t
