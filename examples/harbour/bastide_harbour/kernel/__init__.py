"""The rules: numbers only."""
