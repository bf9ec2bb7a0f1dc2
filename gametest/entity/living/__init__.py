"""Living things as bodies without a will: health, harm, effects, death, blows."""
