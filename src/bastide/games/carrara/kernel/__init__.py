"""The position and its rules: numbers only, compiled where a compiler is. Imports nothing of the words and pictures."""
