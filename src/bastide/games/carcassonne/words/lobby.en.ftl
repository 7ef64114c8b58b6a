# What the lobby says of Carcassonne: its name, and the rules to choose from.

lobby-game-carcassonne = Carcassonne
lobby-about-carcassonne = Tiles, roads, walls
lobby-size-carcassonne = 2–5 players · 30 min

lobby-preset-carcassonne-seed = Classic (rulebook of 2005)
lobby-preset-carcassonne-modern = Modern
lobby-preset-carcassonne-first = First edition

lobby-option-carcassonne-preset = Rules
lobby-option-carcassonne-two_tile_city = Points of a city of two tiles
lobby-option-carcassonne-field_scoring = Scoring of fields
lobby-option-carcassonne-field_scoring-field_city_once = Each city once per player
lobby-option-carcassonne-field_scoring-field_each = Each city for each field
lobby-option-carcassonne-field_scoring-city_majority = Majority around each city
lobby-option-carcassonne-incomplete_pennant = Points of a pennant in an unfinished city
lobby-option-carcassonne-farmers = Farmers
lobby-option-carcassonne-farmers-true = with farmers
lobby-option-carcassonne-farmers-false = without farmers
lobby-option-carcassonne-stack = Fixed order of tiles (letters)
lobby-option-carcassonne-start_player = Starting player
