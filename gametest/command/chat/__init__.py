"""What players are told: messages, receivers, names."""
