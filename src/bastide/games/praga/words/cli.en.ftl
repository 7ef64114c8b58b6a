# What only the terminal says: questions with what they are about, the board in signs.

praga-cli-ask-free = { $todo ->
    [tile] take an action tile
    [act] { praga-pair }, or anything else you may do
    [half] { praga-pair } ({ $cannot }), or anything else you may do
   *[any] anything else? otherwise: end turn
}
praga-cli-ask-take = { $action ->
    [upgrade] take an upgrade tile
    [wall] take a wall
   *[building] take a building
}
praga-cli-ask-onto = where to, and how turned? { $tile }
praga-cli-ask-span = on which space of Charles Bridge? { $tile }
praga-cli-ask-plaza = which reward of { $plaza }?
praga-cli-ask-arrow = follow the arrow on { praga-grid }?
praga-cli-ask-token = { $track ->
    [mines] choose a production token for the mines
   *[quarries] choose a production token for the quarries
}
praga-cli-ask-technology = choose a technology of level { $level }
praga-cli-ask-manage = { $action ->
    [mines] add a gold mine, or produce gold?
   *[quarries] add a quarry, or produce stone?
}

praga-cli-sign = { $what ->
    [gold] { $count }g
    [stone] { $count }s
    [egg] { $count }e
    [silver_window] { $count }w
    [gold_window] { $count }W
    [red_token] { $count }r
    [blue_token] { $count }b
    [technology] { $count }T
    [university] { $count }U
    [mine] { $count }M
    [quarry] { $count }Q
    [hunger_wall] { $count }H
    [cathedral] { $count }C
    [hunger_wall_or_cathedral] { $count }H/C
   *[points] { $count }*
}
praga-cli-signs = g gold, s stone, e egg, w silver window, W gold window, r red, b blue token, * points, T technology, U University, M mine, Q quarry, H Hunger Wall, C Cathedral, + crown, S special tile
praga-cli-hex = { $action ->
    [mines] Mines
    [quarries] Quarr
    [upgrade] Upgr.
    [wall] Wall
    [building] Build
   *[road] Road
}
praga-cli-coded = { $name } [{ $code }]
praga-cli-label = { $label }: { $what }
praga-cli-join = { "; " }
praga-cli-special = S/{ $points }
praga-cli-for = { $paid }>{ $won }

## The board

praga-cli-crane = Crane, arrow at { $arrow }, era { $era }{ $cube ->
    [none] {""}
   *[other] , turn cube { $cube }
}
praga-cli-taken = taken: { $pair }
praga-cli-row = { $row ->
    [upgrade] Upgrades
    [wall] Walls
   *[building] Buildings
}
praga-cli-bridge = Charles Bridge
praga-cli-seals = Seals
praga-cli-river = Tokens
praga-cli-grid-head = { $grid ->
    [hunger_wall] Hunger Wall
   *[cathedral] Cathedral
}
praga-cli-done = done

## Seats and supply

praga-cli-grid = { $grid ->
    [hunger_wall] Hunger Wall
   *[cathedral] Cathedral
} { $row }.{ $column }
praga-cli-walk = region { $region }, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
praga-cli-if-ended = if the game ended now: { $points }
praga-cli-era = era { $era }, { $turns ->
    [one] 1 turn left in all
   *[other] { $turns } turns left in all
}
praga-cli-stack = { $row ->
    [upgrade] upgrades
    [wall] walls
   *[building] buildings
}, { $rank ->
    [normal] normal
   *[special] special
}: { $count } in the stack
praga-cli-left = { $tile }: { $count } left
praga-cli-cost = { $tile }: { $cost }
praga-cli-way = { $way ->
    [n] N
    [ne] NE
    [e] E
    [se] SE
    [s] S
    [sw] SW
    [w] W
   *[nw] NW
}
praga-cli-headline = Round { $round } · era { $era } · { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
praga-cli-edges = edges { $edges }
praga-cli-corners = corners { $corners }
praga-cli-lies = { $place }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner })
}, turned r{ $turns }: { $tile }
praga-cli-free-place = { $place }: free; building here costs or brings { $price }
praga-cli-on-crane = at { $at }, costs { $cost }, brings { $points }; { $wheel }
praga-cli-no-tile = There is no tile or place { $words }. Type a code as it stands on the board, or upgrade, wall, building.
praga-cli-plaza = { $plaza }: { $top } / { $bottom }; { $resolved ->
    [yes] resolved
   *[no] { $built } of { $spaces } built
}; cubes: { $cubes }
praga-cli-technologies = Technologies { $level }
praga-cli-four = Tiles of region IV
praga-cli-five = V tiles left: { $bridge } at the bridge, { $cathedral } at the Cathedral
praga-cli-stack-left = { $label }: { $count } in the stack
praga-cli-open = open: { $tile }
praga-cli-about-tiles = what is still to come; tiles A-3, tiles W1-03, tiles N_L2, tiles wall: what a tile, a place or a row holds
praga-cli-about-plazas = what the plazas give, and whose cubes claim them
praga-cli-about-technologies = the technologies and the tiles of the bridge that are left

praga-cli-price = costs { $cost }
praga-lesson-first-old-town-typed = In the Old Town a space costs 1 gold more and gives points. O_9, beside the gold plaza, gives 2. Where two blue corners meet you gain a blue token: r0 to r5 say how the building is turned. Lay it there.
praga-lesson-first-old-town-other-typed = The rules allow that space. For this lesson build on O_9 beside the gold plaza: 2 points and a blue token.
