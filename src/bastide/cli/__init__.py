"""The `bastide` command."""
