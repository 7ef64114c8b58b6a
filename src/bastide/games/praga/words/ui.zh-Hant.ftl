# 布拉格：王國首都 棋盤上的說明與提問。

praga-ui-comma = 、
praga-ui-grid = { $grid ->
    [hunger_wall] 飢餓之牆
    [hunger_wall_or_cathedral] 飢餓之牆或主教座堂
   *[cathedral] 主教座堂
}
praga-ui-turns = 有 { $n } 種方向

praga-ui-ask = { $who ->
    [you] 輪到你：{ $what }
    [name] { $name }：{ $what }
   *[plan] 試走（{ $name }）：{ $what }
}
praga-ui-ask-draw = 試走：抽出什麼？
praga-ui-ask-draw-detail = 自行指定，或隨機抽出。
praga-ui-do-now-tile = 拿取行動板塊
praga-ui-do-now-act = { $first }還是{ $second }？
praga-ui-do-now-rest = 還要做什麼？否則結束回合
praga-ui-do-now-take = { $action ->
    [upgrade] 拿取升級板塊
    [wall] 拿取城牆板塊
   *[building] 拿取建築板塊
}
praga-ui-do-now-onto = 放置{ $tile }
praga-ui-do-now-manage = { $action ->
    [quarries] 採石場：增加還是生產？
   *[mines] 金礦：增加還是生產？
}
praga-ui-do-now-arrow = 要在{ $grid }跟著箭頭移動嗎？
praga-ui-do-now-plaza = { $both ->
    [true] { $plaza }：先取哪一半？
   *[false] { $plaza }：取哪一半？
}
praga-ui-detail-tile = 拿紅色區域的板塊要付金幣，拿藍色區域的可得分；另得行動輪上的獎勵。
praga-ui-detail-act = 執行板塊上兩種行動之一。
praga-ui-detail-rest = 現在結束回合不會失去任何東西。
praga-ui-waits = 還有 { $n } 項尚未使用，回合結束時會失去。
praga-ui-detail-take = 淡色的板塊現在不能拿；點選可知原因。
praga-ui-detail-onto = { $action ->
    [building] 舊城區的空格要另付金幣，並可得分；藍色角落相接可得獎勵指示物。
   *[wall] 邊上的圖示相接，兩者都得到；紅色角落相接可得獎勵指示物。
}
praga-ui-detail-arrow = 費用：{ $cost }。
praga-ui-detail-enter = 進入區域 { $region } 要付 1 個雞蛋。

praga-ui-do-buy = { $what ->
    [silver] 額外行動：1 金色＋1 銀色窗戶
   *[gold] 額外行動：2 個金色窗戶
}
praga-ui-do-plaza = { $what ->
    [top] 上半部
   *[bottom] 下半部
}
praga-ui-do-reward = { $action }的獎勵：{ $gains }
praga-ui-do-step = { $grid }：橫移一步
praga-ui-do-climb = { $grid }：向上移動一格
praga-ui-do-follow = 跟著{ $grid }的箭頭向上
praga-ui-do-road = { $effect ->
    [egg] 區域 { $region }（雞蛋）
   *[free] 區域 { $region }
}{ $choice ->
    [stone] ：石頭
    [gold] ：金幣
    [quarry] ：採石場
    [mine] ：金礦
    [windows] ：窗戶
    [tracks] ：金礦與採石場
   *[none] {""}
}
praga-ui-do-refresh = 第 { $first } 與第 { $second } 格
praga-ui-turned = { $r ->
    [0] 不旋轉
    [1] 右轉一格
    [2] 右轉兩格
    [3] 上下顛倒
    [4] 左轉兩格
   *[5] 左轉一格
}
praga-ui-do-span = 橋上第 { $space } 格
praga-ui-lot = 隨機
praga-ui-list-extra = 額外行動
praga-ui-list-claim = 取得璽印
praga-ui-list-refresh = { $row ->
    [upgrade] 升級板塊
    [wall] 城牆板塊
    [building] 建築板塊
   *[any] 刷新一列
}

praga-ui-waiting = 本回合尚未使用
praga-ui-waiting-none = 沒有尚未使用的項目。
praga-ui-wait-action = { $first }或{ $second }
praga-ui-wait-extra = 額外行動（六種任選）
praga-ui-wait-reward = { $count ->
    [1] { $action }的獎勵
   *[other] { $action }的獎勵，{ $count } 次
}
praga-ui-wait-step = { $grid }：橫移 { $count } 步
praga-ui-wait-road = { $effect ->
    [egg] 國王大道，區域 { $region }（雞蛋）
   *[free] 國王大道，區域 { $region }
}
praga-ui-wait-open = 可選擇的等級 { $level } 技術
praga-ui-wait-claim = 可取得 { $count } 個璽印
praga-ui-wait-lost = 回合結束時失去
praga-ui-wait-comes = 會自動取得

praga-ui-choices = 可做的事
praga-ui-point-onto = 有 { $n } 處可放
praga-ui-point-how = 請在圖上選一處；也可以用方向鍵移動。
praga-ui-zoom = 放大
praga-ui-back = 返回
praga-ui-turn-left = 向左轉
praga-ui-turn-right = 向右轉
praga-ui-city = 城市
praga-ui-rows = 升級、城牆、建築
praga-ui-board-of = { $name } 的圖板
praga-ui-whose = 查看圖板
praga-ui-technologies = 技術
praga-ui-seals = 璽印與指示物
praga-ui-goods = { $gold } 金幣、{ $stone } 石頭、{ $egg } 個雞蛋、{ $silver } 個銀色窗戶、{ $window } 個金色窗戶、{ $red } 個紅色獎勵指示物、{ $blue } 個藍色獎勵指示物、{ $cubes } 個閒置方塊
praga-ui-about = 重建的數值

praga-ui-round = 第 { $round } / { $of } 輪，時期 { $era }
praga-ui-turn-title = 第 { $turn } 輪
praga-ui-coming = 接下來
praga-ui-turns-left = 剩 { $n } 回合
praga-ui-if-ended = 若此刻結束：{ $n } 分
praga-ui-summary = 第 { $round } 輪，時期 { $era }。
praga-ui-summary-last = 上一步：{ $name } 放置{ $tile }，{ $place }。
praga-ui-summary-seat = { $name }：{ $score } 分，{ $gold } 金幣，{ $stone } 石頭，國王大道區域 { $region }，金礦 { $mines }，採石場 { $quarries }，技術 { $technology }，查理大學 { $university }，飢餓之牆第 { $hunger } 列，主教座堂第 { $cathedral } 列。

praga-ui-key-arrows = 在可選之處之間移動
praga-ui-key-enter = 選擇，然後確定
praga-ui-key-digits = 選擇下方按鈕
praga-ui-key-turn = 旋轉手上的板塊
praga-ui-key-end = 結束回合或放棄
praga-ui-key-view = 看下一位的圖板
praga-ui-key-back = 返回
praga-ui-key-zoom = 放大或看全圖

# Alone.
praga-ui-goal = 目標：超過 { $n } 分
praga-ui-rival = 對手
praga-ui-rival-next = 對手接著拿：{ $tile }

# what stands out in a finished game
praga-ui-record-hunger = 飢餓之牆爬得最高（列）
praga-ui-record-cathedral = 主教座堂爬得最高（列）
praga-ui-record-walls = 城牆板塊最多
praga-ui-record-upgrades = 升級最多
praga-ui-record-once = 一次得到最多分

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
