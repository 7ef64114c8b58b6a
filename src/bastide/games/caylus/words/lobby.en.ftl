# What the lobby says of Caylus: its name, and the rules to choose from.

lobby-game-caylus = Caylus
lobby-about-caylus = A street and a castle
lobby-size-caylus = 2–5 players · 90 min

lobby-option-caylus-simplified_favour = Royal favours
lobby-option-caylus-simplified_favour-true = 3 points each, no table
lobby-option-caylus-simplified_favour-false = as on the favour table
lobby-option-caylus-jeweller = Jeweller
lobby-option-caylus-jeweller-true = in the box
lobby-option-caylus-jeweller-false = not in the box
lobby-option-caylus-late_lawyer = Lawyer
lobby-option-caylus-late_lawyer-true = 3 points (later printings)
lobby-option-caylus-late_lawyer-false = 4 points
