# 王都布拉格裡發生的事、不允許的理由，以及得分的來源。

praga-ask-free = 輪到你了
praga-ask-chance = 抽出一片板塊
praga-ask-take = 拿取一片板塊
praga-ask-onto = 放置板塊
praga-ask-enter = 支付進入橋的費用
praga-ask-manage = 增加還是生產？
praga-ask-grow = 金礦還是採石場？
praga-ask-produce = 金幣還是石頭？
praga-ask-token = 選擇一個生產指示物
praga-ask-technology = 選擇一片技術板塊
praga-ask-four = 選擇一片橋面板塊
praga-ask-span = 放在橋上的哪一格？
praga-ask-five = 選擇一片 V 板塊
praga-ask-arrow = 跟著箭頭移動嗎？
praga-ask-step = 飢餓之牆還是主教座堂？
praga-ask-plaza = 廣場的哪一半？
praga-ask-coin = 金幣還是石頭？
praga-ask-discard = 棄掉一個窗戶
praga-ask-over = 對局結束

praga-kind = { $what ->
    [gold] 金幣
    [stone] 石頭
    [egg] 個雞蛋
    [silver_window] 個銀色窗戶
    [gold_window] 個金色窗戶
    [red_token] 個紅色獎勵指示物
    [blue_token] 個藍色獎勵指示物
    [technology] 格技術
    [university] 格查理大學
    [mine] 座金礦
    [quarry] 座採石場
    [hunger_wall] 次飢餓之牆移動
    [cathedral] 次主教座堂移動
    [hunger_wall_or_cathedral] 次飢餓之牆或主教座堂移動
   *[points] { $n ->
       *[other] 分
    }
}
praga-action = { $action ->
    [mines] 管理礦場
    [quarries] 管理採石場
    [upgrade] 升級一個行動
    [wall] 建造城牆
    [building] 建造建築
   *[road] 建造國王大道
}
praga-grid = { $grid ->
    [hunger_wall] 飢餓之牆
    [hunger_wall_or_cathedral] 飢餓之牆或主教座堂
   *[cathedral] 主教座堂
}

## 名稱。由呼叫者連接的（`$gains`、`$top`、`$bottom`）都是 `praga-gain` 的列表。

praga-nothing = 無
praga-gain = { $what ->
    [gold] { $count } 金幣
    [stone] { $count } 石頭
    [egg] { $count } 個雞蛋
    [silver_window] { $count } 個銀色窗戶
    [gold_window] { $count } 個金色窗戶
    [red_token] { $count } 個紅色獎勵指示物
    [blue_token] { $count } 個藍色獎勵指示物
    [technology] 技術 { $count } 格
    [university] 查理大學 { $count } 格
    [mine] { $count } 座金礦
    [quarry] { $count } 座採石場
    [hunger_wall] 飢餓之牆橫移 { $count } 步
    [cathedral] 主教座堂橫移 { $count } 步
    [hunger_wall_or_cathedral] 飢餓之牆或主教座堂橫移 { $count } 步
   *[points] { $count } 分
}
praga-action-short = { $action ->
    [mines] 礦場
    [quarries] 採石場
    [upgrade] 升級
    [wall] 城牆
    [building] 建築
   *[road] 國王大道
}
praga-pair = { $first ->
    [mines] 礦場
    [quarries] 採石場
    [upgrade] 升級
    [wall] 城牆
    [building] 建築
   *[road] 國王大道
}・{ $second ->
    [mines] 礦場
    [quarries] 採石場
    [upgrade] 升級
    [wall] 城牆
    [building] 建築
   *[road] 國王大道
}
# 行動板塊的其中一半為什麼不能執行：現在，或拿了板塊之後。
praga-half = { praga-action-short }：{ $why ->
    [too-dear] { $also ->
        [stone] 差得最少的板塊要 { praga-gain }和 { $also_cost } 石頭，{ $then ->
            [yes] 到時你只有
           *[no] 你有
        } { $has } 個和 { $also_has } 個
       *[none] 差得最少的板塊要 { praga-gain }，{ $then ->
            [yes] 到時你只有
           *[no] 你有
        } { $has } 個
    }
    [cannot-pay] 要付 { praga-gain }，{ $then ->
        [yes] 到時你只有
       *[no] 你有
    } { $has } 個
    [row-empty] 列上已經沒有板塊
    [special-only] 列上只剩特殊板塊
    [no-site] 沒有空的建築格
    [walls-full] 十二個城牆位置都已經有城牆
    [road-end] 國王大道標記已經走到查理大橋盡頭
   *[bonus] 要先拿行動輪的獎勵
}
praga-v-short = { $left ->
    [0] 查理大橋旁已經沒有 V 板塊：之後抵達區域 V 的人拿不到。
   *[1] 查理大橋旁只剩一片 V 板塊：只有下一個抵達區域 V 的人拿得到。
}
praga-v-none = 已經沒有 V 板塊可拿
praga-plaza = { $colour ->
    [silver] 銀色廣場 { $letter }
    [gold] 金色廣場 { $letter }
    [blue] 藍色廣場 { $letter }
   *[tan] 廣場 { $letter }
}
praga-place = { $where ->
    [hex] 「{ praga-action-short }」六角格
    [wall] 第 { $number } 個城牆位置（{ praga-action-short }旁）
    [between] 第 { $number } 個城牆位置（{ praga-pair }旁）
    [old_town] 舊城區的{ praga-plaza } 旁
   *[new_town] 新城區的{ praga-plaza } 旁
}
praga-tile = { $kind ->
    [action_tile] 行動板塊「{ praga-pair }」
    [upgrade] { praga-action-short }的升級板塊（{ $gains }）
    [wall] 城牆板塊（{ $gains }{ $icon ->
        [yes] 、飢餓之牆
       *[no] {""}
    }）
    [building] 建築板塊（{ $gains }{ $icon ->
        [yes] 、主教座堂
       *[no] 、皇冠
    }）
    [technology] 等級 { $level } 技術（{ praga-technology }）
    [plaza] 廣場板塊（{ $top }／{ $bottom }）
    [bridge] 橋面板塊（{ $gains }）
    [v_tile] V 板塊（{ $gains }；{ praga-final }）
    [v_tile_later] V 板塊（{ praga-final }）
    [production_token] 生產指示物（{ $gains }）
    [exchange] 璽印（終局每 { $pay } 換 { $gains }）
   *[seal] 璽印（{ $gains }）
}
praga-technology = { $does ->
    [wheel_reward_of_kind] 行動輪給{ praga-kind }時：{ $gains }
    [each_step_on_track] 每前進一{ praga-kind }：{ $gains }
    [each_upward_move] 每次向上移動：{ $gains }
    [points_from_taking_action_tile] 拿行動板塊得分時：{ $gains }
    [build_building_with] 每座有主教座堂圖示的建築：{ $gains }
    [build_building_without] 每座沒有主教座堂圖示的建築：{ $gains }
    [build_wall_with] 每片有飢餓之牆圖示的城牆：{ $gains }
    [gain_corner_token] 得到一{ praga-kind }時：{ $gains }
    [gain_or_buy_egg] 每個雞蛋：{ $gains }
    [climb] 免費向上移動一次
    [produce-gold] { $gains }，並生產金幣
    [produce-stone] { $gains }，並生產石頭
    [both-plaza] 一個廣場的兩項獎勵
    [grow] 增加金礦或採石場，然後生產
    [perform-any] 任意一個行動
    [perform-cheaper] { praga-action }，少付 { $cut }
    [perform] { praga-action }
    [gain-perform] { $gains }，並執行「{ praga-action }」
   *[gain] { $gains }
}
praga-final = { $per ->
    [university_height] 終局查理大學每格 { $gain }
    [upgrade_tile_including_covered] 終局每片升級板塊 { $gain }
    [wall_tile] 終局每片城牆板塊 { $gain }
    [mine_count] 終局每座金礦 { $gain }
    [quarry_count] 終局每座採石場 { $gain }
   *[row_on_hunger_wall_plus_row_on_cathedral] 終局飢餓之牆與主教座堂每列 { $gain }
}

praga-log-start = { $name } 是起始玩家。
praga-log-neutral = { $space } 一開始就有{ $tile }。
praga-log-era = 時期 { $era ->
    [1] I
   *[2] II
} 開始，換上新的列。
praga-log-tile = { $name } 拿取{ $tile }。
praga-log-act = { $source ->
    [extra] { $name } 執行額外行動：{ praga-action }。
   *[tile] { $name } 執行行動：{ praga-action }。
}
praga-log-buy = { $name } 購買一個額外行動。
praga-log-bonus = { $what ->
    [points] { $name } 得到行動輪的分數。
    [egg] { $name } 購買行動輪的雞蛋。
   *[gain] { $name } 得到行動輪的獎勵。
}
praga-log-reward = { $name } 得到{ $tile } 的獎勵。
praga-log-moved = { $name } 移到{ praga-grid }第 { $row } 列第 { $column } 行。
praga-log-stay = { $name } 不跟著箭頭移動。
praga-log-road = { $effect ->
    [egg] { $name } 使用區域 { $region } 的雞蛋效果。
   *[free] { $name } 使用區域 { $region } 的效果。
}
praga-log-arrive = { $name } 到達國王大道的區域 { $region }。
praga-log-use = { $name } 使用{ $tile }。
praga-log-claim = { $name } 取得{ $seal }。
praga-log-refresh = { $row ->
    [upgrade] { $name } 刷新升級板塊。
    [wall] { $name } 刷新城牆板塊。
   *[building] { $name } 刷新建築板塊。
}
praga-log-choose = { $name } 選擇{ $tile }。
praga-log-pass = { $name } 不拿 V 板塊。
praga-log-take = { $name } 拿取{ $tile }。
praga-log-onto = { $name } 放置{ $tile }：{ $place }。
praga-log-grow = { $action ->
    [mines] { $name } 增加一座金礦。
   *[quarries] { $name } 增加一座採石場。
}
praga-log-produce = { $action ->
    [mines] { $name } 生產金幣。
   *[quarries] { $name } 生產石頭。
}
praga-log-span = { $name } 蓋住查理大橋的第 { $space } 格。
praga-log-token = { $name } 拿取{ $tile }。
praga-log-plaza = 結算 { $plaza }。
praga-log-half = { $half ->
    [top] { $name } 得到廣場上半部的獎勵。
   *[bottom] { $name } 得到廣場下半部的獎勵。
}
praga-log-discard = { $window ->
    [gold] { $name } 棄掉一個金色窗戶。
   *[silver] { $name } 棄掉一個銀色窗戶。
}
praga-log-dummy = 對手拿取{ $tile }。
praga-log-goods = { $way ->
    [pays] { $name } 支付 { praga-gain }。
   *[gains] { $name } 得到 { praga-gain }。
}
praga-log-points = { $name }：{ $n } 分（{ $cause ->
    [wheel] 行動輪
    [blue-zone] 藍色區域
    [five-point-token] 五分指示物
    [upgrade-reward] 已升級的行動
    [tile] 板塊
    [old-town] 舊城區
    [crown] 廣場周圍的建築
    [production] 生產
    [plaza] 廣場
    [road] 國王大道
    [road-tile] 國王大道板塊
    [bridge] 查理大橋
    [technology] 技術
    [overflow] 軌道頂端
    [grid] 飢餓之牆與主教座堂
    [university] 技術與查理大學
    [rows] 飢餓之牆與主教座堂的列
    [tokens-blue] 藍色獎勵指示物
    [tokens-red] 紅色獎勵指示物
    [walls] 城牆
    [v-tile] V 板塊
    [seal] 璽印
    [eggs] 雞蛋
   *[plaza-end] 未結算的廣場
}）。
praga-log-wealth = { $bonus ->
    [gold_6] { $name } 第一次擁有 6 金幣。
    [stone_6] { $name } 第一次擁有 6 石頭。
   *[any_9] { $name } 第一次擁有 9 金幣或 9 石頭。
}
praga-log-v-short = { praga-v-short }
praga-log-overflow = { $track ->
    [technology] { $name } 已在技術軌頂端。
   *[university] { $name } 已在查理大學軌頂端。
}
praga-log-open = { $name } 抽出候選板塊：{ $tiles }。
praga-log-over = { $tied ->
    [0] 對局結束，{ $winners } 獲勝。
   *[other] 對局結束。同分時由行動順序在後的人獲勝：{ $winners } 獲勝。
}
praga-log-over-alone = 對局結束：{ $points } 分，{ $good ->
    [yes] 是好分數。
   *[no] 還不是好分數。
}

praga-ledger-wheel = 行動輪
praga-ledger-blue-zone = 藍色區域
praga-ledger-five-point-token = 五分指示物
praga-ledger-upgrade-reward = 已升級的行動
praga-ledger-tile = 板塊
praga-ledger-old-town = 舊城區
praga-ledger-crown = 廣場周圍的建築
praga-ledger-production = 生產
praga-ledger-plaza = 廣場
praga-ledger-road = 國王大道
praga-ledger-road-tile = 國王大道板塊
praga-ledger-bridge = 查理大橋
praga-ledger-technology = 技術
praga-ledger-overflow = 軌道頂端
praga-ledger-grid = 飢餓之牆與主教座堂
praga-ledger-university = 技術與查理大學
praga-ledger-rows = 到達的列
praga-ledger-tokens-blue = 藍色獎勵指示物
praga-ledger-tokens-red = 紅色獎勵指示物
praga-ledger-walls = 城牆
praga-ledger-v-tile = V 板塊
praga-ledger-seal = 璽印
praga-ledger-eggs = 雞蛋
praga-ledger-plaza-end = 未結算的廣場
praga-ledger-edge = 相鄰獎勵
praga-ledger-corner = 角落獎勵
praga-ledger-wealth = 財產獎勵
praga-ledger-carried = 先前得分
praga-plan-goods = 資源
praga-plan-production = 生產（日後）
praga-plan-technologies = 技術（日後）
praga-plan-seals = 璽印（日後）
praga-plan-plazas = 廣場（日後）
praga-plan-road = 國王大道（日後）

praga-refusal-over = 對局已經結束。
praga-refusal-time = { $asked ->
    [free] { $given ->
        [plaza] 廣場周圍最後一格建好時，廣場才給獎勵。
        [span] 國王大道標記到達區域 IV 或 V 時，才放置橋面板塊。
        [token] 金礦或採石場到達軌道上的位置時，才拿生產指示物。
        [choose] 走到技術軌道的書本時選技術板塊，到區域 IV 與 V 時選橋面板塊。
        [stay] 標記剛走到箭頭時，才能決定不跟著移動。
        [discard] 窗戶在回合結束時才棄掉，而且只棄掉超過兩個的部分。
       *[other] 現在沒有要決定這個，回合可以自由進行。
    }
    [chance] 要先抽出板塊。
    [technology] 現在要選擇一片技術板塊。
    [four] 現在要選擇一片橋面板塊。
    [five] 現在要選擇一片 V 板塊。
    [span] 現在要放置橋面板塊。
    [arrow] 向上箭頭要立刻使用，否則就失去。
    [step] 現在要進行橫向移動。
    [token] 現在要選擇一個生產指示物。
    [plaza] 現在要選擇廣場的一半。
    [manage] 先決定增加還是生產。
    [grow] 先決定金礦還是採石場。
    [produce] 先決定金幣還是石頭。
    [coin] 先決定金幣還是石頭。
    [take] 要先拿取一片六角板塊。
    [onto] 要先放置拿取的板塊。
    [enter] 要先支付進入橋的費用。
   *[discard] 要先棄掉一個窗戶。
}
praga-refusal-none-left = 這裡不會出現：{ $tile }。
praga-refusal-no-tile = 要先從起重機拿一片行動板塊，再執行上面兩種行動之一。
praga-refusal-taken-already = 本回合已經拿過行動板塊，這一片留在起重機上。
praga-refusal-red-cost = 在紅色區域拿這片板塊要付 { $cost } 金幣，你有 { $gold } 金幣。其他區域的板塊不用付費。
praga-refusal-not-on-tile = 你的行動板塊是「{ praga-pair }」。要{ praga-action }，得拿別的板塊或買額外行動。
praga-refusal-action-done = 板塊的行動已經執行過。再做一次就是額外行動：要 2 個金色窗戶，或金色、銀色窗戶各 1 個。
praga-refusal-too-dear = { $also ->
    [stone] 現在不能執行{ praga-action }：差得最少的板塊要 { praga-gain }和 { $also_cost } 石頭，你有 { $has } 個和 { $also_has } 個。
   *[none] 現在不能執行{ praga-action }：差得最少的板塊要 { praga-gain }，你有 { $has } 個。
}
praga-refusal-row-empty = { $row ->
    [upgrade] 升級板塊列已經沒有板塊。
    [wall] 城牆板塊列已經沒有板塊。
   *[building] 建築板塊列已經沒有板塊。
}
praga-refusal-special-only = 列上只剩特殊板塊。要有行動輪的金星，並用行動板塊的行動才能拿。
praga-refusal-no-site = 城市裡沒有空的建築格。
praga-refusal-walls-full = 你的行動圖板周圍十二個位置都已經有城牆。
praga-refusal-road-end = 你的國王大道標記已經走到查理大橋盡頭。
praga-refusal-needs-action = { $way ->
    [choose] 這屬於「{ praga-action }」：請先選這個行動。
    [tile] 這屬於「{ praga-action }」：請先拿有這個行動的行動板塊。
    [buy] 這屬於「{ praga-action }」。你的板塊現在不提供這個行動，可以買額外行動。
   *[none] 這屬於「{ praga-action }」，本回合已經不能執行。
}
praga-refusal-no-hex-tile = 手上沒有板塊。請先用那一列的行動拿一片。
praga-refusal-extra-too-dear = 額外行動要 2 個金色窗戶，或金色、銀色窗戶各 1 個；你有金色 { $gold } 個、銀色 { $silver } 個。
praga-refusal-bought = 每回合只能購買一個額外行動。
praga-refusal-no-extra = 請先買額外行動：要 2 個金色窗戶，或金色、銀色窗戶各 1 個。
praga-refusal-no-bonus = 沒有可用的行動輪獎勵。它隨行動板塊而來，每回合一次。
praga-refusal-other-bonus = 你的板塊下方，行動輪給的是別的獎勵。
praga-refusal-cannot-pay = { $also ->
    [gold] 費用是 { praga-gain }和 { $also_cost } 金幣，你有 { $has } 個和 { $also_has } 個。
    [stone] 費用是 { praga-gain }和 { $also_cost } 石頭，你有 { $has } 個和 { $also_has } 個。
    [egg] 費用是 { praga-gain }和 { $also_cost } 個雞蛋，你有 { $has } 個和 { $also_has } 個。
    [silver_window] 費用是 { praga-gain }和 { $also_cost } 個銀色窗戶，你有 { $has } 個和 { $also_has } 個。
    [gold_window] 費用是 { praga-gain }和 { $also_cost } 個金色窗戶，你有 { $has } 個和 { $also_has } 個。
   *[none] 費用是 { praga-gain }，你有 { $has } 個。
}
praga-refusal-no-reward = 每次執行升級過的行動只給一次獎勵，現在沒有了：{ $tile }。
praga-refusal-no-step = { $grid ->
    [hunger_wall] 在{ praga-grid }沒有可用的橫移。有這個圖示的城牆各給一步。
   *[cathedral] 在{ praga-grid }沒有可用的橫移。有這個圖示的建築各給一步。
}
praga-refusal-other-arrow = 你的標記停在{ praga-grid }的箭頭上：要跟著它移動，或放棄。
praga-refusal-edge-of-grid = 你的標記已經到達{ praga-grid }的邊緣，不能再往那邊移動。
praga-refusal-no-road = 區域 { $region } 的效果只在抵達的那個回合使用，每種一次。
praga-refusal-no-technology = 只能使用自己尚未用過的等級 III 或 IV 技術：{ $tile }。
praga-refusal-no-choice = 沒有這個選擇：{ $tile }。
praga-refusal-no-right = 金礦或採石場到達軌道終點，才能取得璽印。
praga-refusal-seal-taken = 已經有人取得：{ $seal }。
praga-refusal-refreshed = 本回合已經刷新過一列。
praga-refusal-row-gap = 要移除兩片板塊，但那裡有空位。
praga-refusal-keeps-possible = 這樣刷新之後，你的行動可能無法執行。
praga-refusal-not-open = 不在可以選擇的板塊之中：{ $tile }。
praga-refusal-not-in-row = 不在它的列上：{ $tile }。
praga-refusal-special = 特殊板塊要有行動輪的金星，並用行動板塊的行動才能拿：{ $tile }。
praga-refusal-other-row = { $row ->
    [upgrade] 你的行動要拿升級板塊。
    [wall] 你的行動要拿城牆板塊。
   *[building] 你的行動要拿建築板塊。
}
praga-refusal-other-hex = { $kind ->
    [upgrade] 這片升級板塊要放在自己的行動上：{ praga-action }。
    [wall] 城牆要放在行動圖板周圍十二個位置之一。
   *[building] 建築要放在城市裡空的建築格。
}
praga-refusal-place-taken = 已經有板塊：{ $place }。
praga-refusal-other-track = 你的行動是「{ praga-action }」：只有那條軌道可以前進或生產。
praga-refusal-no-space = 橋上的第 { $space } 格已被蓋住。
praga-refusal-no-token = 已經沒有這種生產指示物。
praga-refusal-take-first = 請先拿一片行動板塊，才能結束回合。
praga-refusal-owed = { $second ->
    [none] 你的板塊還有可以執行的行動：{ praga-action }。
   *[other] 你的板塊還有可以執行的行動：{ praga-pair }。
}
praga-refusal-unreadable = 「{ $text }」不是動作；可以這樣寫：tile A-1、act upgrade、take U1-05、onto upgrade r3、end turn。
praga-refusal-not-an-action = { $action } 不是動作；動作是 0 到 { $last } 的數字。

# 動作是什麼、會帶來什麼。

praga-good = { praga-gain }
praga-beside = { $second ->
    [none] { $first } 旁
   *[other] { $first } 與 { $second } 旁
}
praga-site = { $side ->
    [old_town] 舊城區 { $letter }
   *[new_town] 新城區 { $letter }
}，{ $direction ->
    [ne] 東北
    [e] 東
    [se] 東南
    [sw] 西南
    [w] 西
   *[nw] 西北
}側
praga-wheel = { $what ->
    [gain] 行動輪：{ $gains }
    [buy_egg] 行動輪：付 { $pay } 買 1 個雞蛋
    [special_or_points] 行動輪：特殊板塊或 { $points }
   *[none] 行動輪：無
}
praga-lost = { $what ->
    [action] 行動板塊的行動
    [extra] 額外行動
    [egg] 行動輪的雞蛋
    [choice] { $action ->
        [mines] 管理礦場獎勵的選擇
        [quarries] 管理採石場獎勵的選擇
        [upgrade] 升級獎勵的選擇
        [wall] 城牆獎勵的選擇
        [building] 建築獎勵的選擇
       *[road] 國王大道獎勵的選擇
    }
    [step] { $grid ->
        [hunger_wall] 飢餓之牆橫移 { $count } 步
        [hunger_wall_or_cathedral] 飢餓之牆或主教座堂橫移 { $count } 步
       *[cathedral] 主教座堂橫移 { $count } 步
    }
    [road] { $effect ->
        [egg] 區域 { $region } 的雞蛋效果
       *[free] 區域 { $region } 的效果
    }
   *[windows] 超過兩個的窗戶（{ $count } 個）
}

praga-then-brings = { $changes }
praga-then-gives = 這裡：{ $what }
praga-then-special = 特殊板塊
praga-then-edges = 邊：{ $what }
praga-then-corners = { $count ->
    [0] 沒有角
   *[other] 角 { $count } 個
}
praga-then-meets = { $count ->
    [0] 沒有相接
   *[other] { $count } 處相接：{ $what }
}
praga-then-covers = 覆蓋{ $tile }
praga-then-removes = 移除{ $first } 與{ $second }
praga-then-moves = { $grid ->
    [hunger_wall] 飢餓之牆
   *[cathedral] 主教座堂
}：第 { $row } 列第 { $column } 行
praga-then-lost = 失去{ praga-lost }

praga-did = { $kind ->
    [act] { $what }
    [extra] 額外行動：{ $what }
    [claim] 取得{ $what }
    [use] 使用{ $what }
    [choose] 選擇{ $what }
   *[take] 拿取{ $what }
}
praga-act-draw = 抽出板塊
praga-act-start = 抽出起始玩家
praga-act-turn = 抽出建築的方向
praga-act-side = 抽出橋面的一面
praga-act-crane = 抽出起重機的下一片行動板塊
praga-act-tile = 拿取行動板塊
praga-act-act = 執行一個行動
praga-act-buy = { $with ->
    [silver] 付 1 個金色與 1 個銀色窗戶，買額外行動
   *[gold] 付 2 個金色窗戶，買額外行動
}
praga-act-extra = 執行額外行動
praga-act-bonus = { $what ->
    [gain] 拿行動輪的獎勵
    [points] 拿行動輪的分數
   *[egg] 買行動輪的雞蛋
}
praga-act-reward = 拿取升級行動的獎勵
praga-act-step = 在{ praga-grid }橫移一步
praga-act-climb = 在{ praga-grid }向上移動一格
praga-act-stay = 不跟著箭頭移動
praga-act-road = { $effect ->
    [egg] 使用區域 { $region } 的雞蛋效果
   *[free] 使用區域 { $region } 的效果
}{ $choice ->
    [stone] ：石頭
    [gold] ：金幣
    [quarry] ：採石場
    [mine] ：金礦
    [windows] ：窗戶
    [tracks] ：金礦與採石場
   *[none] {""}
}
praga-act-use = 使用技術
praga-act-claim = 取得璽印
praga-act-refresh = 付{ $pay ->
    [gold] 金幣
   *[stone] 石頭
}，{ $row ->
    [upgrade] 刷新升級板塊
    [wall] 刷新城牆板塊
   *[building] 刷新建築板塊
}
praga-act-choose = 選擇板塊
praga-act-take = { $row ->
    [upgrade] 拿取升級板塊
    [wall] 拿取城牆板塊
   *[building] 拿取建築板塊
}
praga-act-onto = 放置板塊
praga-act-grow = { $action ->
    [quarries] 增加採石場
   *[mines] 增加金礦
}
praga-act-produce = { $action ->
    [quarries] 生產石頭
   *[mines] 生產金幣
}
praga-act-enter = 付雞蛋，進入區域 { $region }
praga-act-span = 把橋面板塊放在第 { $space } 格
praga-act-token = 拿取生產指示物
praga-act-plaza = { $half ->
    [top] 廣場板塊的上半部
   *[bottom] 廣場板塊的下半部
}
praga-act-gain = { $what ->
    [gold] 拿金幣
   *[stone] 拿石頭
}
praga-act-discard = { $window ->
    [gold] 棄掉金色窗戶
   *[silver] 棄掉銀色窗戶
}
praga-act-pass = 都不拿
praga-act-end = 結束回合
