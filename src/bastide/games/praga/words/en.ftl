# What happens in Praga, why an action is refused, and what points are for.

praga-ask-free = your turn
praga-ask-chance = a tile is drawn
praga-ask-take = take a tile
praga-ask-onto = place the tile
praga-ask-enter = pay to enter the bridge
praga-ask-manage = grow or produce?
praga-ask-grow = gold mine or quarry?
praga-ask-produce = gold or stone?
praga-ask-token = choose a production token
praga-ask-technology = choose a technology
praga-ask-four = choose a bridge tile
praga-ask-span = where on the bridge?
praga-ask-five = choose a V tile
praga-ask-arrow = follow the arrow?
praga-ask-step = Hunger Wall or Cathedral?
praga-ask-plaza = which half of the plaza?
praga-ask-coin = gold or stone?
praga-ask-discard = discard a window
praga-ask-over = the game is over

praga-kind = { $what ->
    [gold] gold
    [stone] stone
    [egg] { $n ->
        [one] egg
       *[other] eggs
    }
    [silver_window] { $n ->
        [one] silver window
       *[other] silver windows
    }
    [gold_window] { $n ->
        [one] gold window
       *[other] gold windows
    }
    [red_token] { $n ->
        [one] red token
       *[other] red tokens
    }
    [blue_token] { $n ->
        [one] blue token
       *[other] blue tokens
    }
    [technology] { $n ->
        [one] technology step
       *[other] technology steps
    }
    [university] { $n ->
        [one] University step
       *[other] University steps
    }
    [mine] { $n ->
        [one] gold mine
       *[other] gold mines
    }
    [quarry] { $n ->
        [one] quarry
       *[other] quarries
    }
    [hunger_wall] { $n ->
        [one] move on the Hunger Wall
       *[other] moves on the Hunger Wall
    }
    [cathedral] { $n ->
        [one] move on the Cathedral
       *[other] moves on the Cathedral
    }
    [hunger_wall_or_cathedral] { $n ->
        [one] move on the Hunger Wall or the Cathedral
       *[other] moves on the Hunger Wall or the Cathedral
    }
   *[points] { $n ->
        [one] point
       *[other] points
    }
}
praga-action = { $action ->
    [mines] Manage Mines
    [quarries] Manage Quarries
    [upgrade] Upgrade an Action
    [wall] Construct a Wall
    [building] Construct a Building
   *[road] Construct the King’s Road
}
praga-grid = { $grid ->
    [hunger_wall] the Hunger Wall
    [hunger_wall_or_cathedral] the Hunger Wall or the Cathedral
   *[cathedral] the Cathedral
}

## Names. What a caller joins (`$gains`, `$top`, `$bottom`) is a list of `praga-gain`.

praga-nothing = nothing
praga-gain = { $what ->
    [gold] { $count } gold
    [stone] { $count } stone
    [egg] { $count ->
        [one] 1 egg
       *[other] { $count } eggs
    }
    [silver_window] { $count ->
        [one] 1 silver window
       *[other] { $count } silver windows
    }
    [gold_window] { $count ->
        [one] 1 gold window
       *[other] { $count } gold windows
    }
    [red_token] { $count ->
        [one] 1 red token
       *[other] { $count } red tokens
    }
    [blue_token] { $count ->
        [one] 1 blue token
       *[other] { $count } blue tokens
    }
    [technology] { $count ->
        [one] 1 technology step
       *[other] { $count } technology steps
    }
    [university] { $count ->
        [one] 1 University step
       *[other] { $count } University steps
    }
    [mine] { $count ->
        [one] 1 gold mine
       *[other] { $count } gold mines
    }
    [quarry] { $count ->
        [one] 1 quarry
       *[other] { $count } quarries
    }
    [hunger_wall] { $count ->
        [one] 1 step on the Hunger Wall
       *[other] { $count } steps on the Hunger Wall
    }
    [cathedral] { $count ->
        [one] 1 step on the Cathedral
       *[other] { $count } steps on the Cathedral
    }
    [hunger_wall_or_cathedral] { $count ->
        [one] 1 step on the Hunger Wall or the Cathedral
       *[other] { $count } steps on the Hunger Wall or the Cathedral
    }
   *[points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
}
praga-action-short = { $action ->
    [mines] Mines
    [quarries] Quarries
    [upgrade] Upgrade
    [wall] Wall
    [building] Building
   *[road] King’s Road
}
praga-pair = { $first ->
    [mines] Mines
    [quarries] Quarries
    [upgrade] Upgrade
    [wall] Wall
    [building] Building
   *[road] King’s Road
} · { $second ->
    [mines] Mines
    [quarries] Quarries
    [upgrade] Upgrade
    [wall] Wall
    [building] Building
   *[road] King’s Road
}
# Why one half of an action tile cannot be done: now, or once the tile is taken.
praga-half = { praga-action-short }: { $why ->
    [too-dear] { $also ->
        [stone] the tile you can most nearly afford costs { praga-gain } and { $also_cost } stone; you { $then ->
            [yes] would have
           *[no] have
        } { $has } and { $also_has }
       *[none] the tile you can most nearly afford costs { praga-gain }; you { $then ->
            [yes] would have
           *[no] have
        } { $has }
    }
    [cannot-pay] the way costs { praga-gain }; you { $then ->
        [yes] would have
       *[no] have
    } { $has }
    [row-empty] no tile is left in its row
    [special-only] only a special tile is left in its row
    [no-site] no building space is free
    [walls-full] all twelve wall places are taken
    [road-end] your pawn has reached the end of the bridge
   *[bonus] only with the reward of the wheel
}
praga-v-short = { $left ->
    [0] No V tile is left at the bridge: whoever still reaches region V gets none.
   *[1] One V tile is left at the bridge: only the next to reach region V gets it.
}
praga-v-none = no V tile is left for it
praga-plaza = { $colour ->
    [silver] silver plaza { $letter }
    [gold] gold plaza { $letter }
    [blue] blue plaza { $letter }
   *[tan] plaza { $letter }
}
praga-place = { $where ->
    [hex] hex { praga-action-short }
    [wall] wall place { $number }, beside { praga-action-short }
    [between] wall place { $number }, beside { praga-pair }
    [old_town] Old Town, { praga-plaza }
   *[new_town] New Town, { praga-plaza }
}
praga-tile = { $kind ->
    [action_tile] action tile { praga-pair }
    [upgrade] upgrade for { praga-action-short } ({ $gains })
    [wall] wall ({ $gains }{ $icon ->
        [yes] , Hunger Wall
       *[no] {""}
    })
    [building] building ({ $gains }{ $icon ->
        [yes] , Cathedral
       *[no] , crown
    })
    [technology] technology { $level } ({ praga-technology })
    [plaza] plaza tile ({ $top } / { $bottom })
    [bridge] bridge tile ({ $gains })
    [v_tile] V tile ({ $gains }; { praga-final })
    [v_tile_later] V tile ({ praga-final })
    [production_token] production token ({ $gains })
    [exchange] seal ({ $gains } at the end for { $pay })
   *[seal] seal ({ $gains })
}
praga-technology = { $does ->
    [wheel_reward_of_kind] when the wheel gives { praga-kind }: { $gains }
    [each_step_on_track] each { praga-kind }: { $gains }
    [each_upward_move] each move up: { $gains }
    [points_from_taking_action_tile] action tile with points: { $gains }
    [build_building_with] each building with the Cathedral: { $gains }
    [build_building_without] each building without the Cathedral: { $gains }
    [build_wall_with] each wall with the Hunger Wall: { $gains }
    [gain_corner_token] { praga-kind }: { $gains }
    [gain_or_buy_egg] each egg: { $gains }
    [climb] one move up, free
    [produce-gold] { $gains }, and produce gold
    [produce-stone] { $gains }, and produce stone
    [both-plaza] both rewards of a plaza
    [grow] a mine or quarry, then produce
    [perform-any] any action
    [perform-cheaper] { praga-action }, { $cut } less
    [perform] { praga-action }
    [gain-perform] { $gains }, and { praga-action }
   *[gain] { $gains }
}
praga-final = { $per ->
    [university_height] at the end { $gain } per University step
    [upgrade_tile_including_covered] at the end { $gain } per upgrade
    [wall_tile] at the end { $gain } per wall
    [mine_count] at the end { $gain } per gold mine
    [quarry_count] at the end { $gain } per quarry
   *[row_on_hunger_wall_plus_row_on_cathedral] at the end { $gain } per row of Hunger Wall and Cathedral
}

praga-log-start = { $name } begins.
praga-log-neutral = { $space } starts with: { $tile }.
praga-log-era = Era { $era ->
    [1] I
   *[2] II
} begins with new rows of tiles.
praga-log-tile = { $name } takes the { $tile }.
praga-log-act = { $source ->
    [extra] { $name } performs the extra action: { praga-action }.
   *[tile] { $name } performs { praga-action }.
}
praga-log-buy = { $name } buys an extra action.
praga-log-bonus = { $what ->
    [points] { $name } takes the points of the wheel.
    [egg] { $name } buys the egg of the wheel.
   *[gain] { $name } takes the reward of the wheel.
}
praga-log-reward = { $name } takes the reward of the { $tile }.
praga-log-moved = { $name } moves to row { $row }, column { $column } of { praga-grid }.
praga-log-stay = { $name } does not follow the arrow.
praga-log-road = { $effect ->
    [egg] { $name } uses the egg effect of region { $region }.
   *[free] { $name } uses the effect of region { $region }.
}
praga-log-arrive = { $name } reaches region { $region } of the King’s Road.
praga-log-use = { $name } uses the { $tile }.
praga-log-claim = { $name } claims the { $seal }.
praga-log-refresh = { $row ->
    [upgrade] { $name } refreshes the upgrade tiles.
    [wall] { $name } refreshes the wall tiles.
   *[building] { $name } refreshes the building tiles.
}
praga-log-choose = { $name } chooses the { $tile }.
praga-log-pass = { $name } takes no V tile.
praga-log-take = { $name } takes the { $tile }.
praga-log-onto = { $name } places the { $tile }: { $place }.
praga-log-grow = { $action ->
    [mines] { $name } adds a gold mine.
   *[quarries] { $name } adds a quarry.
}
praga-log-produce = { $action ->
    [mines] { $name } produces gold.
   *[quarries] { $name } produces stone.
}
praga-log-span = { $name } covers space { $space } of Charles Bridge.
praga-log-token = { $name } takes the { $tile }.
praga-log-plaza = Resolved: { $plaza }.
praga-log-half = { $half ->
    [top] { $name } takes the upper reward of the plaza.
   *[bottom] { $name } takes the lower reward of the plaza.
}
praga-log-discard = { $window ->
    [gold] { $name } discards a gold window.
   *[silver] { $name } discards a silver window.
}
praga-log-dummy = The opponent takes the { $tile }.
praga-log-goods = { $way ->
    [pays] { $name } pays { praga-gain }.
   *[gains] { $name } gains { praga-gain }.
}
praga-log-points = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
} ({ $cause ->
    [wheel] wheel
    [blue-zone] blue zone
    [five-point-token] five-point token
    [upgrade-reward] upgraded action
    [tile] tile
    [old-town] Old Town
    [crown] buildings around the plaza
    [production] production
    [plaza] plaza
    [road] King’s Road
    [road-tile] King’s Road tile
    [bridge] Charles Bridge
    [technology] technology
    [overflow] top of a track
    [grid] Hunger Wall and Cathedral
    [university] technology and University
    [rows] rows of Hunger Wall and Cathedral
    [tokens-blue] blue tokens
    [tokens-red] red tokens
    [walls] walls
    [v-tile] V tile
    [seal] seal
    [eggs] eggs
   *[plaza-end] unfinished plaza
}).
praga-log-wealth = { $bonus ->
    [gold_6] { $name } has 6 gold for the first time.
    [stone_6] { $name } has 6 stone for the first time.
   *[any_9] { $name } has 9 gold or stone for the first time.
}
praga-log-v-short = { praga-v-short }
praga-log-overflow = { $track ->
    [technology] { $name } is at the top of the technology track.
   *[university] { $name } is at the top of the University.
}
praga-log-open = { $name } draws tiles to choose from: { $tiles }.
praga-log-over = { $tied ->
    [0] The game is over. { $winners } wins.
   *[other] The game is over. { $winners } wins the tie: of those with most points, the one who is later in turn order.
}
praga-log-over-alone = The game is over: { $points } points, { $good ->
    [yes] a good score.
   *[no] not a good score yet.
}

praga-ledger-wheel = Wheel
praga-ledger-blue-zone = Blue zone
praga-ledger-five-point-token = Five-point token
praga-ledger-upgrade-reward = Upgraded actions
praga-ledger-tile = Tiles
praga-ledger-old-town = Old Town
praga-ledger-crown = Buildings around plazas
praga-ledger-production = Production
praga-ledger-plaza = Plazas
praga-ledger-road = King’s Road
praga-ledger-road-tile = King’s Road tiles
praga-ledger-bridge = Charles Bridge
praga-ledger-technology = Technologies
praga-ledger-overflow = Top of a track
praga-ledger-grid = Hunger Wall and Cathedral
praga-ledger-university = Technology and University
praga-ledger-rows = Rows reached
praga-ledger-tokens-blue = Blue tokens
praga-ledger-tokens-red = Red tokens
praga-ledger-walls = Walls
praga-ledger-v-tile = V tiles
praga-ledger-seal = Seals
praga-ledger-eggs = Eggs
praga-ledger-plaza-end = Unfinished plazas
praga-ledger-edge = Edges
praga-ledger-corner = Corners
praga-ledger-wealth = Wealth
praga-ledger-carried = Carried over
praga-plan-goods = goods
praga-plan-production = production (later)
praga-plan-technologies = technologies (later)
praga-plan-seals = seals (later)
praga-plan-plazas = plazas (later)
praga-plan-road = King’s Road (later)

praga-refusal-over = The game is over.
praga-refusal-time = { $asked ->
    [free] { $given ->
        [plaza] A plaza pays when the last space around it is built on.
        [span] You place a bridge tile when your pawn reaches region IV or V.
        [token] You take a production token when your gold mines or quarries reach its place on the track.
        [choose] You choose a technology when you reach its book, and a bridge tile in regions IV and V.
        [stay] You can only decline an arrow when your marker has just reached it.
        [discard] You discard windows at the end of your turn, and only those beyond two.
       *[other] There is nothing to decide about this now. Go on with your turn.
    }
    [chance] A tile must be drawn first.
    [technology] Choose a technology tile now.
    [four] Choose a bridge tile now.
    [five] Choose a V tile now.
    [span] Place the bridge tile now.
    [arrow] Use the upward arrow now or not at all.
    [step] Make the sideways move now.
    [token] Choose a production token now.
    [plaza] Choose one half of the plaza now.
    [manage] Decide first: grow or produce.
    [grow] Decide first: mine or quarry.
    [produce] Decide first: gold or stone.
    [coin] Decide first: gold or stone.
    [take] Take an upgrade, wall or building tile first.
    [onto] Place the tile you took first.
    [enter] Pay to enter the bridge first.
   *[discard] Discard a window first.
}
praga-refusal-none-left = This cannot turn up here: { $tile }.
praga-refusal-no-tile = Take an action tile from the crane first; then you perform one of its two actions.
praga-refusal-taken-already = You have already taken an action tile this turn; this one stays on the crane.
praga-refusal-red-cost = In the red zone this tile costs { $cost } gold; you have { $gold }. In the other zones a tile costs nothing.
praga-refusal-not-on-tile = Your action tile shows { praga-pair }. For { praga-action } you need another tile, or an extra action.
praga-refusal-action-done = You have already performed the action of your tile. Another one is an extra action: it costs 2 gold windows, or 1 gold and 1 silver window.
praga-refusal-too-dear = { $also ->
    [stone] { praga-action } is not possible now: the tile you can most nearly afford costs { praga-gain } and { $also_cost } stone; you have { $has } and { $also_has }.
   *[none] { praga-action } is not possible now: the tile you can most nearly afford costs { praga-gain }; you have { $has }.
}
praga-refusal-row-empty = { $row ->
    [upgrade] No upgrade tile is left in its row.
    [wall] No wall tile is left in its row.
   *[building] No building tile is left in its row.
}
praga-refusal-special-only = Only a special tile is left in its row. You need the gold star of the wheel for it, and the action of your action tile.
praga-refusal-no-site = No building space is free in the city.
praga-refusal-walls-full = There are walls on all twelve places around your action board.
praga-refusal-road-end = Your pawn has reached the end of the bridge.
praga-refusal-needs-action = { $way ->
    [choose] This is part of { praga-action }: choose that action first.
    [tile] This is part of { praga-action }: take an action tile that shows it first.
    [buy] This is part of { praga-action }. Your tile does not give you that action now; you can buy an extra action.
   *[none] This is part of { praga-action }, which you cannot perform any more this turn.
}
praga-refusal-no-hex-tile = You have no tile in hand. Take one first, with the action of its row.
praga-refusal-extra-too-dear = An extra action costs 2 gold windows, or 1 gold and 1 silver window; you have { $gold } gold and { $silver } silver.
praga-refusal-bought = You can buy only one extra action per turn.
praga-refusal-no-extra = Buy an extra action first: it costs 2 gold windows, or 1 gold and 1 silver window.
praga-refusal-no-bonus = No reward of the wheel is waiting. You get one with your action tile, once a turn.
praga-refusal-other-bonus = The wheel gives something else beneath your tile.
praga-refusal-cannot-pay = { $also ->
    [gold] This costs { praga-gain } and { $also_cost } gold; you have { $has } and { $also_has }.
    [stone] This costs { praga-gain } and { $also_cost } stone; you have { $has } and { $also_has }.
    [egg] This costs { praga-gain } and { $also_cost ->
        [one] 1 egg
       *[other] { $also_cost } eggs
    }; you have { $has } and { $also_has }.
    [silver_window] This costs { praga-gain } and { $also_cost ->
        [one] 1 silver window
       *[other] { $also_cost } silver windows
    }; you have { $has } and { $also_has }.
    [gold_window] This costs { praga-gain } and { $also_cost ->
        [one] 1 gold window
       *[other] { $also_cost } gold windows
    }; you have { $has } and { $also_has }.
   *[none] This costs { praga-gain }; you have { $has }.
}
praga-refusal-no-reward = An upgrade gives its reward once each time you perform its action, and none is left now: { $tile }.
praga-refusal-no-step = { $grid ->
    [hunger_wall] You have no step left on { praga-grid }. Walls that show it give one each.
   *[cathedral] You have no step left on { praga-grid }. Buildings that show it give one each.
}
praga-refusal-other-arrow = Your marker stands on an arrow of { praga-grid }: follow that one, or not.
praga-refusal-edge-of-grid = Your marker has reached the edge of { praga-grid } and goes no further that way.
praga-refusal-no-road = The effects of region { $region } are used in the turn in which your pawn arrives there, each of them once.
praga-refusal-no-technology = You can only use a technology of level III or IV that is yours and has not been used: { $tile }.
praga-refusal-no-choice = There is no such choice: { $tile }.
praga-refusal-no-right = You can claim a seal once your gold mines or quarries reach the end of their track.
praga-refusal-seal-taken = Another player has already claimed this: { $seal }.
praga-refusal-refreshed = You have already refreshed a row this turn.
praga-refusal-row-gap = A refresh removes two tiles, but one of these spaces is empty.
praga-refusal-keeps-possible = After this refresh you might not be able to perform your action.
praga-refusal-not-open = This is not one of the tiles to choose from: { $tile }.
praga-refusal-not-in-row = This tile is not in its row: { $tile }.
praga-refusal-special = For a special tile you need the gold star of the wheel, and the action of your action tile: { $tile }.
praga-refusal-other-row = { $row ->
    [upgrade] Your action takes an upgrade tile.
    [wall] Your action takes a wall tile.
   *[building] Your action takes a building tile.
}
praga-refusal-other-hex = { $kind ->
    [upgrade] This upgrade goes on its own action on your board: { praga-action }.
    [wall] A wall goes on one of the twelve places around your action board.
   *[building] A building goes on a free building space in the city.
}
praga-refusal-place-taken = There is already a tile here: { $place }.
praga-refusal-other-track = You are performing { praga-action }: only that track moves or produces.
praga-refusal-no-space = Space { $space } of the bridge is already covered.
praga-refusal-no-token = There are no production tokens of this kind left.
praga-refusal-take-first = Take an action tile before you end your turn.
praga-refusal-owed = { $second ->
    [none] Your tile still gives you an action that you can perform: { praga-action }.
   *[other] Your tile still gives you an action that you can perform: { praga-pair }.
}
praga-refusal-unreadable = “{ $text }” is not an action. You can write, for example: tile A-1, act upgrade, take U1-05, onto upgrade r3, end turn.
praga-refusal-not-an-action = { $action } is not an action; actions are the numbers 0 to { $last }.

# What an action is, and what it brings.

praga-good = { praga-gain }
praga-beside = { $second ->
    [none] by { $first }
   *[other] by { $first } and { $second }
}
praga-site = { $side ->
    [old_town] Old Town { $letter }
   *[new_town] New Town { $letter }
}, { $direction ->
    [ne] north-east
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
   *[nw] north-west
}
praga-wheel = { $what ->
    [gain] wheel: { $gains }
    [buy_egg] wheel: an egg for { $pay }
    [special_or_points] wheel: a special tile or { $points }
   *[none] wheel: nothing
}
praga-lost = { $what ->
    [action] the action of your action tile
    [extra] the extra action
    [egg] the egg of the wheel
    [choice] { $action ->
        [mines] the choice of a reward of Manage Mines
        [quarries] the choice of a reward of Manage Quarries
        [upgrade] the choice of a reward of Upgrade an Action
        [wall] the choice of a reward of Construct a Wall
        [building] the choice of a reward of Construct a Building
       *[road] the choice of a reward of Construct the King’s Road
    }
    [step] { $grid ->
        [hunger_wall] { $count ->
            [one] 1 step on the Hunger Wall
           *[other] { $count } steps on the Hunger Wall
        }
        [hunger_wall_or_cathedral] { $count ->
            [one] 1 step on the Hunger Wall or the Cathedral
           *[other] { $count } steps on the Hunger Wall or the Cathedral
        }
       *[cathedral] { $count ->
            [one] 1 step on the Cathedral
           *[other] { $count } steps on the Cathedral
        }
    }
    [road] { $effect ->
        [egg] the egg effect of region { $region }
       *[free] the effect of region { $region }
    }
   *[windows] { $count ->
        [one] 1 window beyond two
       *[other] { $count } windows beyond two
    }
}

praga-then-brings = { $changes }
praga-then-gives = here: { $what }
praga-then-special = special
praga-then-edges = edges: { $what }
praga-then-corners = { $count ->
    [0] no corner
    [one] 1 corner
   *[other] { $count } corners
}
praga-then-meets = { $count ->
    [0] no connections
    [one] 1 connection: { $what }
   *[other] { $count } connections: { $what }
}
praga-then-covers = covers the { $tile }
praga-then-removes = removes the { $first } and the { $second }
praga-then-moves = { $grid ->
    [hunger_wall] Hunger Wall
   *[cathedral] Cathedral
}: row { $row }, column { $column }
praga-then-lost = loses { praga-lost }

praga-did = { $kind ->
    [act] { $what }
    [extra] extra action: { $what }
    [claim] claim the { $what }
    [use] use the { $what }
    [choose] choose the { $what }
   *[take] take the { $what }
}
praga-act-draw = draw a tile
praga-act-start = draw the starting player
praga-act-turn = draw the rotation of a building
praga-act-side = draw the side of a bridge space
praga-act-crane = draw the next action tile of the crane
praga-act-tile = take an action tile
praga-act-act = perform an action
praga-act-buy = { $with ->
    [silver] buy an extra action for 1 gold and 1 silver window
   *[gold] buy an extra action for 2 gold windows
}
praga-act-extra = perform the extra action
praga-act-bonus = { $what ->
    [gain] take the reward of the wheel
    [points] take the points of the wheel
   *[egg] buy the egg of the wheel
}
praga-act-reward = take the reward of an upgraded action
praga-act-step = one space sideways on { praga-grid }
praga-act-climb = one row up on { praga-grid }
praga-act-stay = do not follow the arrow
praga-act-road = { $effect ->
    [egg] use the egg effect of region { $region }
   *[free] use the effect of region { $region }
}{ $choice ->
    [stone] : stone
    [gold] : gold
    [quarry] : a quarry
    [mine] : a gold mine
    [windows] : windows
    [tracks] : mine and quarry
   *[none] {""}
}
praga-act-use = use a technology
praga-act-claim = claim a seal
praga-act-refresh = { $row ->
    [upgrade] refresh the upgrade tiles
    [wall] refresh the wall tiles
   *[building] refresh the building tiles
}, paying { $pay ->
    [gold] gold
   *[stone] stone
}
praga-act-choose = choose a tile
praga-act-take = { $row ->
    [upgrade] take an upgrade tile
    [wall] take a wall tile
   *[building] take a building tile
}
praga-act-onto = place the tile
praga-act-grow = { $action ->
    [quarries] add a quarry
   *[mines] add a gold mine
}
praga-act-produce = { $action ->
    [quarries] produce stone
   *[mines] produce gold
}
praga-act-enter = pay the egg and enter region { $region }
praga-act-span = place the bridge tile on space { $space }
praga-act-token = take a production token
praga-act-plaza = { $half ->
    [top] the upper half of the plaza tile
   *[bottom] the lower half of the plaza tile
}
praga-act-gain = { $what ->
    [gold] take gold
   *[stone] take stone
}
praga-act-discard = { $window ->
    [gold] discard a gold window
   *[silver] discard a silver window
}
praga-act-pass = take none
praga-act-end = end the turn
