"""What every game is: positions, actions, chance, records, ledgers. Standard library only."""
