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
