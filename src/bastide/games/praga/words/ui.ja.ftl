# 『プラハ：王国の都』の盤面に出す文と問い。

praga-ui-comma = 、
praga-ui-grid = { $grid ->
    [hunger_wall] 飢餓の壁
    [hunger_wall_or_cathedral] 飢餓の壁か大聖堂
   *[cathedral] 大聖堂
}
praga-ui-turns = 向きは{ $n }通り

praga-ui-ask = { $who ->
    [you] あなたの番：{ $what }
    [name] { $name }：{ $what }
   *[plan] 検討（{ $name }）：{ $what }
}
praga-ui-ask-draw = 検討：何を引きますか？
praga-ui-ask-draw-detail = 自分で決めるか、ランダムに引きます。
praga-ui-do-now-tile = アクションタイルを取る
praga-ui-do-now-act = { $first }か{ $second }か？
praga-ui-do-now-rest = ほかにできること、または手番を終える
praga-ui-do-now-take = { $action ->
    [upgrade] 改良タイルを取る
    [wall] 市壁タイルを取る
   *[building] 建物タイルを取る
}
praga-ui-do-now-onto = { $tile }を置く
praga-ui-do-now-manage = { $action ->
    [quarries] 石切場：増やすか生産するか？
   *[mines] 金鉱：増やすか生産するか？
}
praga-ui-do-now-arrow = { $grid }の矢印に従いますか？
praga-ui-do-now-plaza = { $both ->
    [true] { $plaza }：どちらの半分を先に得ますか？
   *[false] { $plaza }：どちらの半分を得ますか？
}
praga-ui-detail-tile = 赤のマスでは金を払い、青のマスでは点を得ます。ホイールの区画の報酬も得ます。
praga-ui-detail-act = タイルにある2つのアクションのどちらかを行います。
praga-ui-detail-rest = 今終えても失うものはありません。
praga-ui-waits = 使わないと手番の終わりに失うものが{ $n }つあります。
praga-ui-detail-take = 薄いタイルは今は取れません。選ぶと理由がわかります。
praga-ui-detail-onto = { $action ->
    [building] 旧市街のマスは金がかかり、点を得ます。青い角どうしが接するとトークンを得ます。
   *[wall] 辺のアイコンどうしが接すると両方を得ます。赤い角どうしが接するとトークンを得ます。
}
praga-ui-detail-arrow = 費用：{ $cost }。
praga-ui-detail-enter = 区域{ $region }に入るには卵1個を払います。

praga-ui-do-buy = { $what ->
    [silver] 追加アクション：金の窓と銀の窓
   *[gold] 追加アクション：金の窓2個
}
praga-ui-do-plaza = { $what ->
    [top] 上半分
   *[bottom] 下半分
}
praga-ui-do-reward = { $action }の報酬：{ $gains }
praga-ui-do-step = { $grid }：横へ1マス
praga-ui-do-climb = { $grid }：上へ1段
praga-ui-do-follow = { $grid }の矢印に従う
praga-ui-do-road = { $effect ->
    [egg] 区域{ $region }（卵）
   *[free] 区域{ $region }
}{ $choice ->
    [stone] ：石
    [gold] ：金
    [quarry] ：石切場
    [mine] ：金鉱
    [windows] ：窓
    [tracks] ：金鉱と石切場
   *[none] {""}
}
praga-ui-do-refresh = { $first }と{ $second }の枠
praga-ui-turned = { $r ->
    [0] そのままの向き
    [1] 右に1つ回す
    [2] 右に2つ回す
    [3] 逆さま
    [4] 左に2つ回す
   *[5] 左に1つ回す
}
praga-ui-do-span = 橋のマス{ $space }
praga-ui-lot = ランダム
praga-ui-list-extra = 追加アクション
praga-ui-list-claim = 印章を獲得
praga-ui-list-refresh = { $row ->
    [upgrade] 改良
    [wall] 市壁
    [building] 建物
   *[any] 列を入れ替える
}

praga-ui-waiting = この手番に残っているもの
praga-ui-waiting-none = 残っているものはありません。
praga-ui-wait-action = { $first }か{ $second }
praga-ui-wait-extra = 追加アクション（6種どれでも）
praga-ui-wait-reward = { $count ->
    [1] { $action }の報酬
   *[other] { $action }の報酬（{ $count }回）
}
praga-ui-wait-step = { $grid }：横へ{ $count }マス
praga-ui-wait-road = { $effect ->
    [egg] 王の道、区域{ $region }（卵）
   *[free] 王の道、区域{ $region }
}
praga-ui-wait-open = レベル{ $level }の技術を選ぶ
praga-ui-wait-claim = 獲得できる印章：{ $count }個
praga-ui-wait-lost = 手番の終わりに失う
praga-ui-wait-comes = 自動で得る

praga-ui-choices = できること
praga-ui-point-onto = { $n }か所に置けます
praga-ui-point-how = 盤面で選んでください。矢印キーでも移動できます。
praga-ui-zoom = 拡大
praga-ui-back = 戻る
praga-ui-turn-left = 左へ回す
praga-ui-turn-right = 右へ回す
praga-ui-city = 市街
praga-ui-rows = 改良、市壁、建物
praga-ui-board-of = { $name }のボード
praga-ui-whose = ボードを見る
praga-ui-technologies = 技術
praga-ui-seals = 印章とトークン
praga-ui-goods = 金{ $gold }、石{ $stone }、卵{ $egg }個、銀の窓{ $silver }個、金の窓{ $window }個、赤のトークン{ $red }個、青のトークン{ $blue }個、空いているキューブ{ $cubes }個
praga-ui-about = 推定した数値

praga-ui-round = { $round }／{ $of }巡目、時代{ $era }
praga-ui-turn-title = { $turn }巡目
praga-ui-coming = この先
praga-ui-turns-left = 残り{ $n }手番
praga-ui-if-ended = 今終わった場合：{ $n }点
praga-ui-summary = { $round }巡目、時代{ $era }。
praga-ui-summary-last = 直前：{ $name }が{ $tile }を置きました。{ $place }。
praga-ui-summary-seat = { $name }：{ $score }点、金{ $gold }、石{ $stone }、王の道の区域{ $region }、金鉱{ $mines }、石切場{ $quarries }、技術{ $technology }、大学{ $university }、飢餓の壁{ $hunger }段目、大聖堂{ $cathedral }段目。

praga-ui-key-arrows = 選べる場所を移動する
praga-ui-key-enter = 選んで、確定する
praga-ui-key-digits = 下のボタンを選ぶ
praga-ui-key-turn = 手にしたタイルを回す
praga-ui-key-end = 手番を終える、断る
praga-ui-key-view = 次の人のボード
praga-ui-key-back = 戻る
praga-ui-key-zoom = 拡大する、全体を見る

# Alone.
praga-ui-goal = 目標：{ $n }点を超える
praga-ui-rival = 対戦相手
praga-ui-rival-next = 対戦相手が次に取るもの：{ $tile }

# what stands out in a finished game
praga-ui-record-hunger = 飢餓の壁の最高段
praga-ui-record-cathedral = 大聖堂の最高段
praga-ui-record-walls = 市壁タイルが最多
praga-ui-record-upgrades = 改良が最多
praga-ui-record-once = 一度に得た最多得点

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
