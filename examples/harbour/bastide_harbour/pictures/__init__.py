"""How a position is drawn."""
