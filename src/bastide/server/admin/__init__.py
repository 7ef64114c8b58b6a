"""What those who run a server may do: moderate tables and people, keep what is needed and no longer."""
