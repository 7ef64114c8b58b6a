# What the lobby says of The Palaces of Carrara: its name, and the rules to choose from.

lobby-game-carrara = The Palaces of Carrara
lobby-about-carrara = Marble in six colours
lobby-size-carrara = 2–4 players · 45 min

lobby-option-carrara-mode = Game
lobby-option-carrara-mode-base = Base game
lobby-option-carrara-mode-advanced = Advanced game
lobby-option-carrara-as-mode = { $mode ->
    [advanced] as in the advanced game: yes
   *[base] as in the base game: no
}
lobby-option-carrara-rotation = The wheel need not be turned
lobby-option-carrara-rotation-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-rotation-true = yes
lobby-option-carrara-rotation-false = no
lobby-option-carrara-cost8 = Buildings of cost 8
lobby-option-carrara-cost8-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-cost8-true = yes
lobby-option-carrara-cost8-false = no
lobby-option-carrara-upgrades = Upgrade tiles
lobby-option-carrara-upgrades-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-upgrades-true = yes
lobby-option-carrara-upgrades-false = no
lobby-option-carrara-rebuild = Rebuilding
lobby-option-carrara-rebuild-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-rebuild-true = yes
lobby-option-carrara-rebuild-false = no
lobby-option-carrara-categories = Scoring categories
lobby-option-carrara-categories-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-categories-true = yes
lobby-option-carrara-categories-false = no
lobby-option-carrara-cards = Random objective cards
lobby-option-carrara-cards-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-cards-true = yes
lobby-option-carrara-cards-false = no
lobby-option-carrara-bonus = Bonus card
lobby-option-carrara-bonus-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-bonus-true = yes
lobby-option-carrara-bonus-false = no
lobby-option-carrara-surplus = Points for surplus objects
lobby-option-carrara-surplus-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-surplus-true = yes
lobby-option-carrara-surplus-false = no
lobby-option-carrara-open = All goods are open
lobby-option-carrara-open-true = yes
lobby-option-carrara-open-false = no, behind screens
lobby-option-carrara-start_player = Starting player
lobby-option-carrara-start_player-random = at random
lobby-option-carrara-start_player-0 = seat 1
lobby-option-carrara-start_player-1 = seat 2
lobby-option-carrara-start_player-2 = seat 3
lobby-option-carrara-start_player-3 = seat 4
lobby-record-carrara = All trade is open: whoever reads log or record can work out what stands behind every screen.
