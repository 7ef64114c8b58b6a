# 圖板圖畫上的文字。
praga-ui-pic-turn = 旋轉板塊
praga-ui-pic-action = { $action ->
    [mines] 礦場
    [quarries] 採石場
    [upgrade] 升級
    [wall] 城牆
    [building] 建築
   *[road] 國王大道
}
praga-ui-pic-grid = { $grid ->
    [hunger_wall] 飢餓之牆
   *[cathedral] 主教座堂
}
praga-ui-pic-track = { $track ->
    [mines] 金礦
    [quarries] 採石場
    [technology] 技術
   *[university] 查理大學
}
praga-ui-pic-wealth = 財產
praga-ui-pic-stack = { $row ->
    [upgrade] 升級板塊
    [wall] 城牆板塊
   *[building] 建築板塊
}尚餘 { $n } 片，特殊 { $special } 片
praga-ui-pic-platform = 時期 { $era }，回合方塊{ $n ->
    [0] 在最後一格
   *[other] 距最後一格 { $n } 格
}
praga-ui-pic-seal-plain = 終局
praga-ui-pic-seal-exchange = 終局每次
praga-ui-pic-when = { $when ->
    [wheel_reward_of_kind] { $match ->
        [gold] 行動輪給金幣時
       *[stone] 行動輪給石頭時
    }
    [each_step_on_track] { $match ->
        [technology] 技術每前進一格
       *[university] 查理大學每上升一格
    }
    [each_upward_move] 每次向上移動
    [points_from_taking_action_tile] 行動板塊給分時，每回合一次
    [build_building_with] 建築有主教座堂圖示
    [build_building_without] 建築沒有主教座堂圖示
    [build_wall_with] 城牆有飢餓之牆圖示
    [gain_corner_token] { $match ->
        [red_token] 得到紅色獎勵指示物，每回合一次
       *[blue_token] 得到藍色獎勵指示物，每回合一次
    }
    [gain_or_buy_egg] 得到或購買雞蛋
   *[other] { $when }
}
praga-ui-pic-special = { $special ->
    [move_up_one_free_of_windows_and_tier_cost] 免費向上移動一次
    [produce_gold_not_as_action] 生產金幣
    [produce_stone_not_as_action] 生產石頭
    [both_rewards_of_one_plaza_tile_on_the_board_resolved_or_not] 一個廣場的兩項獎勵
    [advance_mine_or_quarry_by_1_then_produce_gold_or_stone_independent_choices_not_as_action] 增加金礦或採石場，再生產金幣或石頭
   *[other] { $special }
}
praga-ui-pic-perform = { $action ->
    [any] 任一行動
   *[other] 行動：{ praga-ui-pic-action }
}
praga-ui-pic-now = 立即得到
praga-ui-pic-per = { $per ->
    [university_height] 查理大學每格
    [upgrade_tile_including_covered] 每片升級板塊
    [wall_tile] 每片城牆板塊
    [mine_count] 每座金礦
    [quarry_count] 每座採石場
    [row_on_hunger_wall_plus_row_on_cathedral] 飢餓之牆與主教座堂的每一列
   *[other] { $per }
}
praga-ui-pic-state = { $state ->
    [used] 已使用
   *[waits] 下回合起生效
}
