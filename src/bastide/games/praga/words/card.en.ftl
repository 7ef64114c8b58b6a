# Cards: what each thing on the sheet of Praga is, and what each sign on it means.

praga-card-trade = { $pay } → { $gain }
praga-card-free = free
praga-card-kind = { $kind ->
    [action] action tile
    [action-of] action
    [upgrade] upgrade tile, era { $era }
    [wall] wall tile, era { $era }
    [building] building tile, era { $era }
    [technology] technology tile
    [bridge] bridge tile
    [v_tile] V tile
    [plaza] Plaza tile
    [token] Production token
    [seal] Seal
    [crane] action crane
    [row] tiles on offer
    [space] building space
    [city] city
    [road] King’s Road
    [bridge-space] Charles Bridge
    [board] action board
    [track] player board
   *[grid] stepped grid
}{ $special ->
    [yes] , special
   *[no] {""}
}
praga-card-hex = { $row ->
    [wall] Wall
    [building] Building
   *[upgrade] Upgrade: { praga-action-short }
}
praga-card-each-action = Whenever you perform { praga-action }: { $gains }.
praga-card-crown = 1 point for each building around its plaza, this one included.
praga-card-cube = You put a free cube on it: a claim on the plaza.
praga-card-special = Special: only with the gold star of the wheel.
praga-card-by = Placed by { $name }.
praga-card-no-cube = No cube lies on it.
praga-card-of = Belongs to { $name }.
praga-card-left = { $n ->
    [0] None is left.
   *[other] { $n } left.
}
praga-card-now = At once: { $gains }.
praga-card-most = At most { $gain }.

praga-card-tile = You perform one of its two actions: { $first } or { $second }.
praga-card-tile-taken = Taken this turn: { $first } or { $second }.
praga-card-tile-cost = Costs { $pay } here.
praga-card-tile-points = Gives { $gain } here.
praga-card-tile-wheel = Beneath it: { $wheel }.
praga-card-tile-token = It has gone round: { $gain } more.
praga-card-action = { $action ->
    [mines] Manage Mines: 1 gold and a gold mine more, or produce gold
    [quarries] Manage Quarries: 1 stone and a quarry more, or produce stone
    [upgrade] Upgrade an Action: place an upgrade tile on its action
    [wall] Construct a Wall: pay for a wall and place it around your board
    [building] Construct a Building: pay for a building and place it in the city
   *[road] Construct the King’s Road: your figure walks one region on
}

praga-card-crane = Action crane
praga-card-crane-take = Each turn you take one tile from it and perform one of its actions.
praga-card-crane-turn = At the end of the turn the wheel turns and the tile goes back to the start of the red zone.
praga-card-arrow = White arrow
praga-card-arrow-turns = It shows how far the wheel has turned: one space every turn.
praga-card-arrow-shut = No tile lies in its sector.
praga-card-sector = Reward of the wheel
praga-card-sector-with = Whoever takes the tile above it gains this, now or later in the turn.
praga-card-sector-special = With the action of the tile you may take a special tile instead of the points.
praga-card-zone = { $zone ->
    [red] Red zone
    [blue] Blue zone
   *[green] Green zone
}
praga-card-zone-text = { $zone ->
    [red] A tile taken here costs { $pay }.
    [blue] A tile taken here gives { $gain }.
   *[green] A tile taken here costs nothing.
}
praga-card-zone-moves = Tiles that nobody takes move one space on every turn.
praga-card-platform = Turn cube
praga-card-platform-falls = Whenever the wheel has gone round it moves one space down; at the hourglass the game ends.
praga-card-platform-era = { $players ->
    [2] Beyond the red line, era II begins once the white arrow reaches the last red space: new upgrades, walls and buildings.
   *[other] At the red line era II begins: new upgrades, walls and buildings.
}
praga-card-turns-left = { $n ->
    [one] 1 turn left.
   *[other] { $n } turns left.
}

praga-card-slot = { $row ->
    [upgrade] Space for an upgrade tile
    [wall] Space for a wall tile
   *[building] Space for a building tile
}
praga-card-slot-empty = Empty: the stack has run out.
praga-card-stack = { $row ->
    [upgrade] Upgrade tiles of era { $era }
    [wall] Wall tiles of era { $era }
   *[building] Building tiles of era { $era }
}
praga-card-stack-left = Still to come: { $n } and { $special } special.
praga-card-stack-refill = Whatever is taken is replaced at once.

praga-card-technology = Technology of level { $level }
praga-card-lasting = Lasting: works from the turn after it was gained.
praga-card-once = Used once: now or in a later turn.
praga-card-once-a-turn = Once per turn.
praga-card-level-missing = Not learnt yet: reach its book on the technology track and choose one of three.
praga-card-bridge-tile = Bridge tile of region { $set }
praga-card-token = Whenever its track produces: { $gains }.
praga-card-token-where = You take one when your gold mines or quarries reach its place.
praga-card-seal-free = Costs nothing to claim.
praga-card-seal-cost = To claim it: { $pay }.
praga-card-seal-plain = At the end of the game: { $gain }.
praga-card-seal-exchange = At the end of the game, as often as you can pay: { $pay } → { $gain }.
praga-card-seal-how = Whoever reaches the end of the gold mines or the quarries may claim one.

praga-card-new-town = New Town: costs nothing, gives no points.
praga-card-space = Counts for { $plaza }.
praga-card-space-corner = A blue corner is printed here: a building corner that meets it gives a blue token.
praga-card-plaza-top = Upper half: { $gains }.
praga-card-plaza-bottom = Lower half: { $gains }.
praga-card-plaza-around = { $n } of { $of } buildings around it.
praga-card-plaza-unused = Not in play with so few players: nothing is gained here.
praga-card-plaza-done = Its rewards have been given.
praga-card-plaza-both = { $count ->
    [one] Both halves now: { $names }.
   *[other] Both halves now, tied: { $names }.
}
praga-card-plaza-one = { $count ->
    [one] One half now: { $names }.
   *[other] One half each now: { $names }.
}
praga-card-plaza-how = With the last building whoever has most cubes gains both halves, everybody else with a cube one. If a space is still free when the game ends, everybody with a cube gains the lower half.

praga-card-region = Region { $region }
praga-card-region-4 = You choose one of three bridge tiles and place it on the bridge.
praga-card-region-5 = You choose a V tile and place it on the bridge.
praga-card-region-how = Whoever arrives may use both effects in this turn.
praga-card-here = Here: { $names }.
praga-card-effect = Effect of region { $region }
praga-card-effect-when = For whoever arrives here, once, in the same turn.
praga-card-per-upgrade = { $words } for each upgrade tile of era I that you have placed
praga-card-road-tile = King’s Road tile { $region }
praga-card-road-tile-instead = It replaces the effect of the region that costs no egg.
praga-card-road-per-window = On arrival: { $gain } for each silver window you have.
praga-card-road-action = While you stand here, whenever you perform { $action }: { $gains }.
praga-card-road-building = While you stand here, for each building without a Cathedral sign: { $gains }.
praga-card-span = Space { $space } of the bridge
praga-card-span-how = For whoever covers it with a bridge tile.
praga-card-figure = Figure of { $name }
praga-card-figure-at = It stands in region { $region }.
praga-card-figure-before = It stands before the King’s Road.
praga-card-figure-how = The King’s Road action moves it one region on.
praga-card-figure-end = It has come to the end of the bridge.

praga-card-cell-at = { $grid }, row { $row }, column { $column }
praga-card-cell = { $kind ->
    [points] { $gain } for arriving here.
    [side] Arriving here takes you one space further sideways.
    [up] Arriving here you may go one row up without windows.
   *[plain] Nothing happens here.
}
praga-card-climb = One row up: { $pay }.
praga-card-sideways = { $grid ->
    [hunger_wall] Walls with its sign move your cube one space to the left.
   *[cathedral] Buildings with its sign move your cube one space to the right.
}
praga-card-grid-end = { $grid ->
    [hunger_wall] At the end your row gives points, and your column is what each blue token is worth.
   *[cathedral] At the end your row gives points, and your column is what each red token is worth.
}
praga-card-row = { $grid }, row { $row }
praga-card-row-end = At the end, for being in this row: { $gain }.
praga-card-column = { $grid }, column { $column }
praga-card-column-end = { $token ->
    [blue_token] At the end, for each blue token: { $gain }.
   *[red_token] At the end, for each red token: { $gain }.
}
praga-card-tier = { $grid }: into tier { $tier }
praga-card-tier-cost = Crossing costs { $pay } more.
praga-card-marker = Cube of { $name }

praga-card-not-upgraded = Not upgraded yet.
praga-card-wall-place = A wall can be placed here, turned as you like.
praga-card-wall-meets = Signs on edges that meet are both gained; each red corner that it meets gives a red token.
praga-card-track = { $track ->
    [mines] Produces { $n } gold.
    [quarries] Produces { $n } stone.
    [technology] Step { $step }.
   *[university] Step { $step }: technology steps count { $times ->
        [one] once
       *[other] { $times } times
    }.
}
praga-card-track-how = { $track ->
    [mines] Producing also gives whatever your cube has passed.
    [quarries] Producing also gives whatever your cube has passed.
    [technology] At a book you choose a technology of its level.
   *[university] Every upgrade tile moves it up.
}
praga-card-track-end = { $track ->
    [mines] Its end gives the right to a seal.
    [quarries] Its end gives the right to a seal.
    [technology] At the end: its step times the multiplier of the University.
   *[university] At the top each further step gives 2 points.
}
praga-card-step = { $track }: { $space }
praga-card-step-produces = { $track ->
    [mines] { $n } gold mines are open once the cube has passed.
   *[quarries] { $n } quarries are open once the cube has passed.
}
praga-card-step-gain = Once the cube has passed, producing also gives: { $gains }.
praga-card-step-token = Here you take a production token.
praga-card-step-seal = Here you gain the right to a seal.
praga-card-step-book = Book { $level }: choose one of three technologies of this level.
praga-card-step-plain = { $track ->
    [technology] One step on the technology track.
   *[university] One step up the University.
}
praga-card-step-times = At the end each technology step counts { $times ->
    [one] once
   *[other] { $times } times
} here.
praga-card-wealth = Wealth
praga-card-wealth-when = { $bonus ->
    [gold_6] With 6 gold for the first time: { $gains }.
    [stone_6] With 6 stone for the first time: { $gains }.
   *[any_9] With 9 gold or 9 stone for the first time: { $gains }.
}
praga-card-wealth-state = { $open ->
    [true] Still to be gained.
   *[false] Gained.
}
praga-card-cubes = { $n ->
    [one] 1 free cube
   *[other] { $n } free cubes
}
praga-card-cubes-for = They go on buildings with a cube space and claim a plaza; when it is resolved they come back.
praga-card-good = { $good ->
    [gold] For buildings, tiles in the red zone, crossing tiers. You hold at most 9.
    [stone] For walls and buildings. You hold at most 9.
    [egg] For the egg effects of the King’s Road and for the bridge. At the end 1, 3, 6 or 10 points for 1, 2, 3 or 4.
    [silver_window] Two move you one row up on a grid; one and a gold window buy an extra action. At most two windows are kept.
    [gold_window] Two buy an extra action. At most two windows are kept.
    [red_token] Worth at the end what your column of the Cathedral says.
   *[blue_token] Worth at the end what your column of the Hunger Wall says.
}
praga-card-goal = Now { $now }; { $ended } if the game ended now.
praga-card-rival = It takes the tile farthest along the crane, does nothing with it and puts it back.
praga-card-rival-next = Takes next, as the crane lies: { $first } · { $second }.

praga-card-sign = { $sign ->
    [gold] gold
    [stone] stone
    [points] points
    [egg] egg
    [silver_window] silver window
    [gold_window] gold window
    [red_token] red token
    [blue_token] blue token
    [technology] one step on the technology track
    [university] one step up the University
    [mine] one gold mine more
    [quarry] one quarry more
    [hunger_wall] one space sideways on the Hunger Wall
    [cathedral] one space sideways on the Cathedral
    [hunger_wall_or_cathedral] one space sideways on the Hunger Wall or the Cathedral
    [crown] 1 point for each building around the plaza
    [cube] place for a cube
    [edge] sign on an edge: gained when it meets another one, both together
    [red_corner] red corner: a red token for each red corner it meets
    [blue_corner] blue corner: a blue token for each blue corner it meets
   *[special] gold star: a special tile
}

# what is filled in
praga-card-about-text = Much of what is printed on boards and tiles can only be seen in pictures, and not all of it could be found. These values are reconstructed: plausible, but not the printed ones.
praga-card-about-where = They are data. Anyone who owns the game can correct them; rules, drawings and texts follow.
praga-card-about-grids = Hunger Wall and Cathedral: most cells and the points of the rows.
praga-card-about-tiles = Upgrade, wall and building tiles: most costs, rewards, edges and corners.
praga-card-about-crane = Crane: the gold of the red spaces and three of the blue ones.
praga-card-about-tracks = Tracks: the places of the books, of the multipliers and of some bonuses.
praga-card-about-city = Plaza tiles, the rewards of the bridge, and a few spaces of the city.
praga-card-about-action-board = Action board: the order of the six actions.

praga-card-losing-title = End your turn and lose this?
praga-card-losing-text = Anything that still needs a choice or a payment is lost when your turn ends:
praga-card-losing-yes = End the turn
praga-card-losing-no = Keep playing
