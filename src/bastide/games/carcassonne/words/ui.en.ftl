# What the board of Carcassonne says and asks.

carcassonne-ui-comma = {", "}
carcassonne-ui-figure-city = Knight
carcassonne-ui-figure-road = Robber
carcassonne-ui-figure-field = Farmer
carcassonne-ui-figure-cloister = Monk
carcassonne-ui-figure-none = Nobody
carcassonne-ui-feature-city = City
carcassonne-ui-feature-road = Road
carcassonne-ui-feature-field = Field
carcassonne-ui-feature-cloister = Cloister

carcassonne-ask-place-you = Your turn: place the tile
carcassonne-ask-place-name = { $name }: place the tile
carcassonne-ask-place-plan = Plan: place the tile for { $name }
carcassonne-ask-cells = { $cells ->
    [one] The tile fits in one place.
   *[other] The tile fits in { $cells } places.
}
carcassonne-ask-figure-you = Your turn: and a meeple?
carcassonne-ask-figure-name = { $name }: and a meeple?
carcassonne-ask-figure-plan = Plan: a meeple for { $name }?
carcassonne-ask-choices = { $spots ->
    [0] There is nowhere to place a meeple.
    [one] There is one place for a meeple.
   *[other] There are { $spots } places for a meeple.
}
carcassonne-ask-point = Click a highlighted cell; click again to turn the tile
carcassonne-ask-looking = Looking for free places…
carcassonne-ask-draw = Plan: which tile is drawn?
carcassonne-ask-draw-detail = { $total ->
    [one] One tile has not been drawn yet.
   *[other] { $total } tiles have not been drawn yet.
}
carcassonne-ui-draw-random = At random
carcassonne-ui-draw-kind = Tile { $tile }

carcassonne-ui-cell = cell { $cell }, { $rotations ->
    [one] one rotation
   *[other] { $rotations } rotations
}
carcassonne-ui-gain-short = { $points } → { $closed }

carcassonne-ui-pennants = { $pennants ->
    [one] 1 pennant
   *[other] { $pennants } pennants
}
carcassonne-ui-cities = { $cities ->
    [0] no finished city
    [one] 1 finished city
   *[other] { $cities } finished cities
}
carcassonne-ui-complete = complete
carcassonne-ui-open-city = { $open ->
    [one] 1 open edge
   *[other] { $open } open edges
}
carcassonne-ui-open-road = { $open ->
    [one] 1 open end
   *[other] { $open } open ends
}
carcassonne-ui-open-cloister = { $open ->
    [one] 1 tile missing
   *[other] { $open } tiles missing
}
carcassonne-ui-owned = { $names }
carcassonne-ui-unowned = unclaimed
carcassonne-ui-won = { $name }: { carcassonne-worth }
carcassonne-ui-outdone = Others have more farmers around its cities

carcassonne-ui-cells = Legal places for the tile
carcassonne-ui-spots = Places for a meeple
carcassonne-ui-spot-closed = { $figure }: not allowed here. Why?
carcassonne-ui-where = { $side ->
    [right] on the right
    [bottom-right] bottom right
    [bottom] at the bottom
    [bottom-left] bottom left
    [left] on the left
    [top-left] top left
    [top] at the top
    [top-right] top right
   *[middle] in the middle
}
carcassonne-ui-turn-tile = Turn the tile
carcassonne-ui-hand = Tile in hand ({ $tile }); drag it onto the board
carcassonne-ui-zoom = Zoom
carcassonne-ui-zoom-in = Zoom in
carcassonne-ui-zoom-out = Zoom out
carcassonne-ui-zoom-fit = Show the whole town
carcassonne-ui-overlays = Overlays
carcassonne-ui-overlay-fields = Fields and owners
carcassonne-ui-overlay-features = Features and sizes
carcassonne-ui-overlay-open = Unfinished only
carcassonne-ui-overlay-remaining = Remaining tiles
carcassonne-ui-close = Close

carcassonne-ui-stack = Still in the stack
carcassonne-ui-stack-kind = { $left ->
    [0] Tile { $tile }: none left of { $count }
   *[other] Tile { $tile }: { $left } left of { $count }
}
carcassonne-ui-set-aside = Set aside: { $tiles }
carcassonne-ui-supply = to place
carcassonne-ui-supply-label = { $n ->
    [one] 1 meeple to place
   *[other] { $n } meeples to place
}
carcassonne-ui-turn = turn { $turn }
carcassonne-ui-block-tile = Tiles
carcassonne-ui-block-hand = Hand

carcassonne-ui-summary = { $tiles ->
    [one] 1 tile has been placed
   *[other] { $tiles } tiles have been placed
}, { $left ->
    [one] 1 has not been drawn yet.
   *[other] { $left } have not been drawn yet.
}
carcassonne-ui-summary-last = { $name } placed the last tile at { $cell }.
carcassonne-ui-summary-feature = { $name }: { $feature } of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, open { $open }.

carcassonne-ui-key-arrows = Choose a cell, then a meeple
carcassonne-ui-key-turn = Turn the tile, and back
carcassonne-ui-key-enter = Place the tile, then confirm
carcassonne-ui-key-figure = Choose a meeple by its number
carcassonne-ui-key-back = One step back
carcassonne-ui-key-pan = Move the board
carcassonne-ui-key-zoom = Zoom in, out, show all
carcassonne-ui-key-overlays = Fields, features, unfinished

# ---- cards: what things on the table are
carcassonne-card-hand = in hand
carcassonne-card-start = start tile
carcassonne-card-placed = placed by { $name }
carcassonne-card-of-tile = { $feature }: { $words }
carcassonne-card-meeples = { $name }: { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
carcassonne-card-figure = { $figure } of { $name }
carcassonne-card-stays = Stays until the end of the game.
carcassonne-card-returns = A meeple comes home when the feature it stands on is scored.
carcassonne-card-cell = Cell { $cell }
carcassonne-card-cell-closed = The tile in hand does not fit here.
carcassonne-card-rotations = The tile fits here in { $rotations ->
    [one] one rotation.
   *[other] { $rotations } rotations.
}
carcassonne-card-supply = { $name }’s meeples
carcassonne-card-score = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
}
carcassonne-card-ended = If the game ended now: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
carcassonne-card-out = { $count ->
    [0] No meeple stands in the town.
    [one] 1 meeple stands in the town.
   *[other] { $count } meeples stand in the town.
}
carcassonne-card-supply-of = { $left } of { $all } can still be placed.
carcassonne-ui-show-tile = { $name } placed a tile beyond the edge: show it

# what stands out in a finished game
carcassonne-ui-record-city = Largest city (tiles)
carcassonne-ui-record-road = Longest road (tiles)
carcassonne-ui-record-field = Richest field
carcassonne-ui-record-once = Most points at once
