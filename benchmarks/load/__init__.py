"""What a move costs the server: processor time by case, beside a program that only passes frames on."""
