# What the lobby says of Harbour: its name, and the rules to choose from.

lobby-game-harbour = Harbour
lobby-about-harbour = Goods, sold or stored
lobby-size-harbour = 2–4 players · 5 min

lobby-preset-harbour-short = One round
lobby-preset-harbour-long = Two rounds

lobby-option-harbour-preset = Length
lobby-option-harbour-rounds = Rounds
lobby-option-harbour-motto = Motto
