# What the lobby says of Newgame: its name, and the rules to choose from.

lobby-game-newgame = Newgame
lobby-about-newgame = Each card higher than the last
lobby-size-newgame = 2–4 players · 5 min

lobby-option-newgame-dealt = Cards dealt
