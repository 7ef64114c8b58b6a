# What happens in Carcassonne, why an action is refused, and what points are for.

carcassonne-ask-start = who goes first?
carcassonne-ask-place = place the tile
carcassonne-ask-meeple = place a meeple, or none
carcassonne-ask-over = the game is over

carcassonne-log-start = { $name } begins.
carcassonne-log-draw = { $name } draws tile { $tile }.
carcassonne-log-set-aside = Tile { $tile } does not fit anywhere and is set aside.
carcassonne-log-place = { $name } places tile { $tile } at { $x },{ $y }.
carcassonne-log-meeple = { $type ->
    [city] { $name } places a knight in the city.
    [road] { $name } places a robber on the road.
    [field] { $name } places a farmer on the field.
   *[cloister] { $name } places a monk in the cloister.
}
carcassonne-log-score = { $type ->
    [city] { $name }: complete city, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] .
        [one] , 1 pennant.
       *[other] , { $pennants } pennants.
    }
    [road] { $name }: complete road, { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
   *[cloister] { $name }: complete cloister.
}
carcassonne-log-final = { $type ->
    [city] { $name }: unfinished city, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] .
        [one] , 1 pennant.
       *[other] , { $pennants } pennants.
    }
    [road] { $name }: unfinished road, { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
    [field] { $name }: farmers beside { $cities ->
        [one] 1 finished city.
       *[other] { $cities } finished cities.
    }
   *[cloister] { $name }: unfinished cloister, { $tiles } of 9 tiles.
}
carcassonne-log-over = { $count ->
    [one] The game is over. { $winners } wins.
   *[other] The game is over. { $winners } share the win.
}

carcassonne-ledger-city = Cities
carcassonne-ledger-road = Roads
carcassonne-ledger-cloister = Cloisters
carcassonne-ledger-city-open = Unfinished cities
carcassonne-ledger-road-open = Unfinished roads
carcassonne-ledger-cloister-open = Unfinished cloisters
carcassonne-ledger-field = Fields
carcassonne-ledger-carried = Carried over
carcassonne-plan-meeples = meeples in hand
carcassonne-plan-fields = fields to come

carcassonne-refusal-time = { $asked ->
    [start] The starting player must be chosen first.
    [draw] A tile must be drawn first.
    [place] Place the tile you have drawn first.
    [meeple] You may place a meeple now, or none.
   *[over] The game is over.
}
carcassonne-refusal-no-seat = There is no seat { $seat } in a game for { $players }.
carcassonne-refusal-stack = The order of the tiles is fixed: { $next } comes next, not { $tile }.
carcassonne-refusal-none-left = There is no tile { $tile } left.
carcassonne-refusal-other-tile = You have drawn tile { $tile }, not { $asked }.
carcassonne-refusal-taken = There is already a tile at { $x },{ $y }.
carcassonne-refusal-corner = At { $x },{ $y } the tile would touch other tiles at a corner only.
carcassonne-refusal-no-neighbour = There is no tile next to { $x },{ $y }.
carcassonne-refusal-edge = { $edge ->
    [north] At the north edge
    [east] At the east edge
    [south] At the south edge
   *[west] At the west edge
} of { $x },{ $y } tile { $tile } (turned r{ $r }) has { $own ->
    [city] a city
    [road] a road
   *[field] a field
}, which would meet { $other ->
    [city] a city
    [road] a road
   *[field] a field
}.
carcassonne-refusal-same-picture = Tile { $tile } turned by r{ $r } looks the same as by r{ $same }; write r{ $same }.
carcassonne-refusal-no-segment = Tile { $tile } has no { $segment }.
carcassonne-refusal-no-farmers = This game is played without farmers.
carcassonne-refusal-no-meeple = You have no meeples left.
carcassonne-refusal-occupied = { $type ->
    [city] There is already a meeple in this city.
    [road] There is already a meeple on this road.
    [field] There is already a meeple on this field.
   *[cloister] There is already a meeple in this cloister.
}
carcassonne-refusal-unreadable = “{ $text }” is not an action. You can write, for example: draw N, place N 1,-1 r2, meeple city.0, meeple none.
carcassonne-refusal-not-an-action = { $action } is not an action; actions are the numbers 0 to { $last }.

# What an action is and what it brings.

carcassonne-good = { $count ->
    [one] 1 point
   *[other] { $count } points
}
carcassonne-name-type = { $type ->
    [city] city
    [road] road
    [field] field
   *[cloister] cloister
}
carcassonne-name-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
carcassonne-name-around = { $tiles } of 9 tiles
carcassonne-name-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
carcassonne-name-rotation = { $r ->
    [0] not turned
    [one] turned once
   *[other] turned { $r } times
}
carcassonne-worth = { $type ->
    [field] { carcassonne-name-points } at the end, as things are
   *[other] { carcassonne-name-points } if the game ended now, { $later } when completed
}

carcassonne-then-completes = { $count ->
    [0] { $type ->
        [cloister] completes an unclaimed cloister
       *[other] completes an unclaimed { carcassonne-name-type } of { carcassonne-name-tiles }
    }, worth { carcassonne-name-points }
   *[other] { $type ->
        [cloister] completes the cloister
       *[other] completes the { carcassonne-name-type } of { carcassonne-name-tiles }
    }
}
carcassonne-then-figure = { $type ->
    [city] knight in the city
    [road] robber on the road
    [field] farmer on the field
   *[cloister] monk in the cloister
}
carcassonne-then-stands = { carcassonne-then-figure } { $type ->
    [cloister] with { carcassonne-name-around }
   *[other] of { carcassonne-name-tiles }
}: { carcassonne-worth }

carcassonne-did-place = tile { $tile } at { $x },{ $y }
carcassonne-act-start = draw who goes first
carcassonne-act-draw = draw tile { $tile }
carcassonne-act-place = place the tile at { $x },{ $y }, { carcassonne-name-rotation }
carcassonne-act-meeple-none = place no meeple
carcassonne-act-meeple = { $segment ->
    [none] { carcassonne-act-meeple-none }
   *[other] place a meeple
}
