# ボードの絵にある言葉。
praga-ui-pic-turn = タイルを回す
praga-ui-pic-action = { $action ->
    [mines] 金鉱
    [quarries] 石切場
    [upgrade] 改良
    [wall] 市壁
    [building] 建物
   *[road] 王の道
}
praga-ui-pic-grid = { $grid ->
    [hunger_wall] 飢餓の壁
   *[cathedral] 大聖堂
}
praga-ui-pic-track = { $track ->
    [mines] 金鉱
    [quarries] 石切場
    [technology] 技術
   *[university] 大学
}
praga-ui-pic-wealth = 財産
praga-ui-pic-stack = { $row ->
    [upgrade] 改良タイル
    [wall] 市壁タイル
   *[building] 建物タイル
}の残り：{ $n }枚、特別{ $special }枚
praga-ui-pic-platform = 時代{ $era }、手番キューブは{ $n ->
    [0] 最後のマス
   *[other] 最後の{ $n }マス手前
}
praga-ui-pic-seal-plain = 終了時
praga-ui-pic-seal-exchange = 終了時、1回ごと
praga-ui-pic-when = { $when ->
    [wheel_reward_of_kind] { $match ->
        [gold] ホイールで金を得たとき
       *[stone] ホイールで石を得たとき
    }
    [each_step_on_track] { $match ->
        [technology] 技術が1マス進むごと
       *[university] 大学が1マス進むごと
    }
    [each_upward_move] 上へ移動するごと
    [points_from_taking_action_tile] アクションタイルで得点、1手番に1回
    [build_building_with] 大聖堂のアイコンのある建物
    [build_building_without] 大聖堂のアイコンのない建物
    [build_wall_with] 飢餓の壁のアイコンのある市壁
    [gain_corner_token] { $match ->
        [red_token] 赤のトークン、1手番に1回
       *[blue_token] 青のトークン、1手番に1回
    }
    [gain_or_buy_egg] 卵を得るか買うとき
   *[other] { $when }
}
praga-ui-pic-special = { $special ->
    [move_up_one_free_of_windows_and_tier_cost] 無料で上へ1段
    [produce_gold_not_as_action] 金を生産
    [produce_stone_not_as_action] 石を生産
    [both_rewards_of_one_plaza_tile_on_the_board_resolved_or_not] 広場1つの両方の報酬
    [advance_mine_or_quarry_by_1_then_produce_gold_or_stone_independent_choices_not_as_action] 金鉱か石切場を1つ増やし、金か石を生産
   *[other] { $special }
}
praga-ui-pic-perform = { $action ->
    [any] 好きなアクション1つ
   *[other] アクション：{ praga-ui-pic-action }
}
praga-ui-pic-now = すぐに得る
praga-ui-pic-per = { $per ->
    [university_height] 大学の1マスごと
    [upgrade_tile_including_covered] 改良タイル1枚ごと
    [wall_tile] 市壁タイル1枚ごと
    [mine_count] 金鉱1つごと
    [quarry_count] 石切場1つごと
    [row_on_hunger_wall_plus_row_on_cathedral] 飢餓の壁と大聖堂の1段ごと
   *[other] { $per }
}
praga-ui-pic-state = { $state ->
    [used] 使用済み
   *[waits] 次の手番から使える
}
