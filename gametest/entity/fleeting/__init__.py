"""What comes, works and goes: clouds of effects, bolts of lightning, fangs."""
