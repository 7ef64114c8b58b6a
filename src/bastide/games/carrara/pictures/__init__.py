"""The board as a drawing and as text, from what a player may see."""
