"""How fast Bastide is, as ratios to a yardstick in C that runs in turn with it: `make bench`."""
