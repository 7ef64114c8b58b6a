# What the board of Praga Caput Regni says and asks.

praga-ui-comma = {", "}
praga-ui-grid = { $grid ->
    [hunger_wall] Hunger Wall
    [hunger_wall_or_cathedral] Hunger Wall or Cathedral
   *[cathedral] Cathedral
}
praga-ui-turns = { $n ->
    [one] 1 way to turn it
   *[other] { $n } ways to turn it
}

praga-ui-ask = { $who ->
    [you] Your turn: { $what }
    [name] { $name }: { $what }
   *[plan] Plan for { $name }: { $what }
}
praga-ui-ask-draw = Plan: what is drawn?
praga-ui-ask-draw-detail = Choose it, or draw at random.
praga-ui-do-now-tile = take an action tile
praga-ui-do-now-act = { $first } or { $second }?
praga-ui-do-now-rest = anything else, or end the turn
praga-ui-do-now-take = { $action ->
    [upgrade] take an upgrade tile
    [wall] take a wall tile
   *[building] take a building tile
}
praga-ui-do-now-onto = place the { $tile }
praga-ui-do-now-manage = { $action ->
    [quarries] Quarries: grow or produce?
   *[mines] Mines: grow or produce?
}
praga-ui-do-now-arrow = follow the arrow of the { $grid }?
praga-ui-do-now-plaza = { $both ->
    [true] { $plaza }: which half first?
   *[false] { $plaza }: which half?
}
praga-ui-detail-tile = Tiles in the red zone cost gold, tiles in the blue zone give points. You also gain the reward of the wheel beneath the tile.
praga-ui-detail-act = You perform one of the two actions of your tile.
praga-ui-detail-rest = If you end your turn now, you lose nothing.
praga-ui-waits = { $n ->
    [one] 1 unused reward will be lost when the turn ends.
   *[other] { $n } unused rewards will be lost when the turn ends.
}
praga-ui-detail-take = You cannot take the pale tiles now; click one to see why.
praga-ui-detail-onto = { $action ->
    [building] Spaces in the Old Town cost gold and give points. When blue corners touch, you gain tokens.
   *[wall] When edge icons touch, you gain both; when red corners touch, you gain tokens.
}
praga-ui-detail-arrow = Cost: { $cost }.
praga-ui-detail-enter = Entering region { $region } costs 1 egg.

praga-ui-do-buy = { $what ->
    [silver] Extra action: 1 gold and 1 silver window
   *[gold] Extra action: 2 gold windows
}
praga-ui-do-plaza = { $what ->
    [top] Upper half
   *[bottom] Lower half
}
praga-ui-do-reward = Reward of { $action }: { $gains }
praga-ui-do-step = { $grid }: one space sideways
praga-ui-do-climb = { $grid }: one row up
praga-ui-do-follow = Follow the arrow of the { $grid }
praga-ui-do-road = { $effect ->
    [egg] Region { $region }, for an egg
   *[free] Region { $region }
}{ $choice ->
    [stone] : stone
    [gold] : gold
    [quarry] : a quarry
    [mine] : a gold mine
    [windows] : windows
    [tracks] : mine and quarry
   *[none] {""}
}
praga-ui-do-refresh = Slots { $first } and { $second }
praga-ui-turned = { $r ->
    [0] upright
    [1] one turn right
    [2] two turns right
    [3] upside down
    [4] two turns left
   *[5] one turn left
}
praga-ui-do-span = Space { $space }
praga-ui-lot = At random
praga-ui-list-extra = Extra action
praga-ui-list-claim = Claim a seal
praga-ui-list-refresh = { $row ->
    [upgrade] Upgrades
    [wall] Walls
    [building] Buildings
   *[any] Refresh a row
}

praga-ui-waiting = Unused this turn
praga-ui-waiting-none = You have used everything.
praga-ui-wait-action = { $first } or { $second }
praga-ui-wait-extra = Extra action, any of the six
praga-ui-wait-reward = { $count ->
    [one] Reward of { $action }
   *[other] Reward of { $action }, { $count } times
}
praga-ui-wait-step = { $count ->
    [one] { $grid }: 1 step
   *[other] { $grid }: { $count } steps
}
praga-ui-wait-road = { $effect ->
    [egg] King’s Road { $region }, for an egg
   *[free] King’s Road { $region }
}
praga-ui-wait-open = Choose a level { $level } technology
praga-ui-wait-claim = { $count ->
    [one] A seal to claim
   *[other] { $count } seals to claim
}
praga-ui-wait-lost = lost at the end of the turn
praga-ui-wait-comes = gained automatically

praga-ui-choices = What you can do
praga-ui-point-onto = { $n ->
    [one] 1 place is open
   *[other] { $n } places are open
}
praga-ui-point-how = Click one on the board, or move between them with the arrow keys.
praga-ui-zoom = Look closer
praga-ui-back = Back
praga-ui-turn-left = Turn left
praga-ui-turn-right = Turn right
praga-ui-city = The city
praga-ui-rows = Upgrades, walls, buildings
praga-ui-board-of = { $name }’s boards
praga-ui-whose = Boards of
praga-ui-technologies = Technologies
praga-ui-seals = Seals and tokens
praga-ui-goods = { $gold } gold, { $stone } stone, { $egg ->
    [one] 1 egg
   *[other] { $egg } eggs
}, silver windows: { $silver }, gold windows: { $window }, red tokens: { $red }, blue tokens: { $blue }, free cubes: { $cubes }
praga-ui-about = Reconstructed values

praga-ui-round = round { $round } of { $of }, era { $era }
praga-ui-turn-title = Round { $turn }
praga-ui-coming = Coming up
praga-ui-turns-left = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
praga-ui-if-ended = { $n ->
    [one] 1 point
   *[other] { $n } points
 } if the game ended now
praga-ui-summary = Round { $round }, era { $era }.
praga-ui-summary-last = Last: { $name } placed the { $tile }, { $place }.
praga-ui-summary-seat = { $name }: score { $score }, { $gold } gold, { $stone } stone, King’s Road region { $region }, mines { $mines }, quarries { $quarries }, technology { $technology }, University { $university }, Hunger Wall row { $hunger }, Cathedral row { $cathedral }.

praga-ui-key-arrows = move between highlighted places
praga-ui-key-enter = choose, then confirm
praga-ui-key-digits = choose a button of the bar
praga-ui-key-turn = turn the tile in hand
praga-ui-key-end = end the turn, or decline
praga-ui-key-view = boards of the next player
praga-ui-key-back = back
praga-ui-key-zoom = zoom in, or see the whole board

# Alone.
praga-ui-goal = Goal: more than { $n }
praga-ui-rival = Opponent
praga-ui-rival-next = The opponent takes next: { $tile }

# what stands out in a finished game
praga-ui-record-hunger = Highest on the Hunger Wall (row)
praga-ui-record-cathedral = Highest on the Cathedral (row)
praga-ui-record-walls = Most wall tiles
praga-ui-record-upgrades = Most upgrades
praga-ui-record-once = Most points at once

# Words in the drawings of the board.
praga-ui-pic-turn = Turn the tile
praga-ui-pic-action = { $action ->
    [mines] Mines
    [quarries] Quarries
    [upgrade] Upgrade
    [wall] Wall
    [building] Building
   *[road] Road
}
praga-ui-pic-grid = { $grid ->
    [hunger_wall] Hunger Wall
   *[cathedral] Cathedral
}
praga-ui-pic-track = { $track ->
    [mines] Gold mines
    [quarries] Quarries
    [technology] Technology
   *[university] University
}
praga-ui-pic-wealth = Wealth
praga-ui-pic-stack = { $row ->
    [upgrade] Upgrade tiles
    [wall] Wall tiles
   *[building] Building tiles
} still to come: { $n } and { $special } special
praga-ui-pic-platform = Era { $era }, turn cube { $n ->
    [0] on the last space
    [one] 1 space before the last
   *[other] { $n } spaces before the last
}
praga-ui-pic-seal-plain = at the end
praga-ui-pic-seal-exchange = each, at the end
praga-ui-pic-when = { $when ->
    [wheel_reward_of_kind] { $match ->
        [gold] The wheel gives gold
       *[stone] The wheel gives stone
    }
    [each_step_on_track] { $match ->
        [technology] Each technology step
       *[university] Each University step
    }
    [each_upward_move] Each move up on a grid
    [points_from_taking_action_tile] Points for an action tile, once a turn
    [build_building_with] Building with a Cathedral sign
    [build_building_without] Building without a Cathedral sign
    [build_wall_with] Wall with a Hunger Wall sign
    [gain_corner_token] { $match ->
        [red_token] Red token, once a turn
       *[blue_token] Blue token, once a turn
    }
    [gain_or_buy_egg] An egg gained or bought
   *[other] { $when }
}
praga-ui-pic-special = { $special ->
    [move_up_one_free_of_windows_and_tier_cost] One free move up on a grid
    [produce_gold_not_as_action] Produce gold
    [produce_stone_not_as_action] Produce stone
    [both_rewards_of_one_plaza_tile_on_the_board_resolved_or_not] Both rewards of one plaza
    [advance_mine_or_quarry_by_1_then_produce_gold_or_stone_independent_choices_not_as_action] One mine or quarry, then produce gold or stone
   *[other] { $special }
}
praga-ui-pic-perform = { $action ->
    [any] Any one action
   *[other] Action: { praga-ui-pic-action }
}
praga-ui-pic-now = At once
praga-ui-pic-per = { $per ->
    [university_height] per University step
    [upgrade_tile_including_covered] per upgrade tile
    [wall_tile] per wall tile
    [mine_count] per gold mine
    [quarry_count] per quarry
    [row_on_hunger_wall_plus_row_on_cathedral] per row on both grids
   *[other] { $per }
}
praga-ui-pic-state = { $state ->
    [used] Used
   *[waits] Works from your next turn
}
