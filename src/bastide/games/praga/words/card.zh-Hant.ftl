# 卡片：圖上每一樣東西是什麼，上面每個圖示的意思。

praga-card-trade = { $pay } → { $gain }
praga-card-free = 免費
praga-card-kind = { $kind ->
    [action] 行動板塊
    [action-of] 行動
    [upgrade] 升級板塊，時期 { $era }
    [wall] 城牆板塊，時期 { $era }
    [building] 建築板塊，時期 { $era }
    [technology] 技術板塊
    [bridge] 橋面板塊
    [v_tile] V 板塊
    [plaza] 廣場板塊
    [token] 生產指示物
    [seal] 璽印
    [crane] 行動起重機
    [row] 可拿的板塊
    [space] 建築格
    [city] 城市
    [road] 國王大道
    [bridge-space] 查理大橋
    [board] 行動圖板
    [track] 玩家圖板
   *[grid] 棋盤
}{ $special ->
    [yes] ，特殊
   *[no] {""}
}
praga-card-hex = { $row ->
    [wall] 城牆
    [building] 建築
   *[upgrade] 升級：{ praga-action-short }
}
praga-card-each-action = 每次執行{ praga-action }：{ $gains }。
praga-card-crown = 廣場周圍每座建築 1 分，包括這一座。
praga-card-cube = 可放上一個閒置方塊，爭取廣場的獎勵。
praga-card-special = 特殊板塊：要用行動輪上的金星才能拿。
praga-card-by = 由 { $name } 放置。
praga-card-no-cube = 上面沒有方塊。
praga-card-of = 屬於 { $name }。
praga-card-left = { $n ->
    [0] 已經沒有了。
   *[other] 尚餘 { $n } 個。
}
praga-card-now = 立即得到：{ $gains }。
praga-card-most = 最多 { $gain }。

praga-card-tile = 執行兩種行動之一：{ $first }或{ $second }。
praga-card-tile-taken = 本回合已拿：{ $first }或{ $second }。
praga-card-tile-cost = 在這裡要付 { $pay }。
praga-card-tile-points = 在這裡可得 { $gain }。
praga-card-tile-wheel = 下方{ $wheel }。
praga-card-tile-token = 已轉過一圈：另得 { $gain }。
praga-card-action = { $action ->
    [mines] 管理礦場：得 1 金幣並增加一座金礦，或生產金幣
    [quarries] 管理採石場：得 1 石頭並增加一座採石場，或生產石頭
    [upgrade] 升級一個行動：把升級板塊放在該行動上
    [wall] 建造城牆：付費取得城牆，放在行動圖板周圍
    [building] 建造建築：付費取得建築，放進城市
   *[road] 建造國王大道：你的國王大道標記前進一個區域
}

praga-card-crane = 行動起重機
praga-card-crane-take = 每回合從這裡拿一片板塊，執行其中一種行動。
praga-card-crane-turn = 回合結束時行動輪轉動，板塊回到紅色區域的起點。
praga-card-arrow = 白色箭頭
praga-card-arrow-turns = 表示行動輪轉到哪裡：每回合一格。
praga-card-arrow-shut = 這一區不放板塊。
praga-card-sector = 行動輪的獎勵
praga-card-sector-with = 拿上方板塊的人得到它，可以立即或在本回合稍後使用。
praga-card-sector-special = 執行該板塊的行動時，可以拿特殊板塊來代替分數。
praga-card-zone = { $zone ->
    [red] 紅色區域
    [blue] 藍色區域
   *[green] 綠色區域
}
praga-card-zone-text = { $zone ->
    [red] 在這裡拿板塊要付 { $pay }。
    [blue] 在這裡拿板塊可得 { $gain }。
   *[green] 在這裡拿板塊不用付費。
}
praga-card-zone-moves = 沒人拿的板塊每回合前進一格。
praga-card-platform = 回合方塊
praga-card-platform-falls = 行動輪每轉一圈，它下移一格；到沙漏時遊戲結束。
praga-card-platform-era = { $players ->
    [2] 越過紅線之後，白色箭頭到達最後一個紅色空格時，時期 II 開始：升級、城牆與建築全部換新。
   *[other] 越過紅線時時期 II 開始：升級、城牆與建築全部換新。
}
praga-card-turns-left = 剩 { $n } 回合。

praga-card-slot = { $row ->
    [upgrade] 升級板塊的空格
    [wall] 城牆板塊的空格
   *[building] 建築板塊的空格
}
praga-card-slot-empty = 空的：板塊已經抽完。
praga-card-stack = { $row ->
    [upgrade] 時期 { $era } 的升級板塊
    [wall] 時期 { $era } 的城牆板塊
   *[building] 時期 { $era } 的建築板塊
}
praga-card-stack-left = 尚未出現：{ $n } 片，特殊 { $special } 片。
praga-card-stack-refill = 拿走的板塊立即補上。

praga-card-technology = 等級 { $level } 技術
praga-card-lasting = 持續有效：得到後的下一回合開始。
praga-card-once = 只用一次：立即或在之後的回合。
praga-card-once-a-turn = 每回合一次。
praga-card-level-missing = 尚未學會：在技術軌道走到它的書本，三片中選一片。
praga-card-bridge-tile = 區域 { $set } 的橋面板塊
praga-card-token = 每次生產時：{ $gains }。
praga-card-token-where = 金礦或採石場走到它的位置時拿一個。
praga-card-seal-free = 取得時不用付費。
praga-card-seal-cost = 取得時要付：{ $pay }。
praga-card-seal-plain = 終局：{ $gain }。
praga-card-seal-exchange = 終局可付多次：{ $pay } → { $gain }。
praga-card-seal-how = 金礦或採石場走到終點的人可以取得一個。

praga-card-new-town = 新城區：不付費，也不得分。
praga-card-space = 算在 { $plaza } 周圍。
praga-card-space-corner = 這裡印有藍色角落：建築的藍色角落與它相接，可得藍色獎勵指示物。
praga-card-plaza-top = 上半部：{ $gains }。
praga-card-plaza-bottom = 下半部：{ $gains }。
praga-card-plaza-around = 周圍 { $of } 座建築中已有 { $n } 座。
praga-card-plaza-unused = 人數太少，這裡不使用，沒有獎勵。
praga-card-plaza-done = 獎勵已經發放。
praga-card-plaza-both = { $count ->
    [1] 目前得到兩半：{ $names }。
   *[other] 目前平手，都得到兩半：{ $names }。
}
praga-card-plaza-one = { $count ->
    [1] 目前得到一半：{ $names }。
   *[other] 目前各得一半：{ $names }。
}
praga-card-plaza-how = 最後一座建築放下時，方塊最多的人得到兩半，其他有方塊的人各得一半。到對局結束仍有空格時，有方塊的人得到下半部。

praga-card-region = 區域 { $region }
praga-card-region-4 = 從三片橋面板塊中選一片，放在橋上。
praga-card-region-5 = 選一片 V 板塊，放在橋上。
praga-card-region-how = 抵達的人在本回合可以使用兩個效果。
praga-card-here = 在這裡：{ $names }。
praga-card-effect = 區域 { $region } 的效果
praga-card-effect-when = 給抵達這裡的人，同一回合內使用一次。
praga-card-per-upgrade = 每放過一片時期 I 的升級板塊：{ $words }
praga-card-road-tile = 國王大道板塊 { $region }
praga-card-road-tile-instead = 代替該區域不用雞蛋的效果。
praga-card-road-per-window = 抵達時：每個銀色窗戶 { $gain }。
praga-card-road-action = 停在這裡時，每次執行{ $action }：{ $gains }。
praga-card-road-building = 停在這裡時，每座沒有主教座堂圖示的建築：{ $gains }。
praga-card-span = 橋上第 { $space } 格
praga-card-span-how = 給用橋面板塊蓋住它的人。
praga-card-figure = { $name } 的國王大道標記
praga-card-figure-at = 在區域 { $region }。
praga-card-figure-before = 還在國王大道之前。
praga-card-figure-how = 國王大道的行動使它前進一個區域。
praga-card-figure-end = 已經走到橋的盡頭。

praga-card-cell-at = { $grid }，第 { $row } 列第 { $column } 行
praga-card-cell = { $kind ->
    [points] 到這裡得 { $gain }。
    [side] 到這裡再橫移一步。
    [up] 到這裡可以不付窗戶向上一格。
   *[plain] 這裡沒有效果。
}
praga-card-climb = 向上一格：{ $pay }。
praga-card-sideways = { $grid ->
    [hunger_wall] 有此圖示的城牆使方塊左移一格。
   *[cathedral] 有此圖示的建築使方塊右移一格。
}
praga-card-grid-end = { $grid ->
    [hunger_wall] 終局時所在的列給分，所在的行是每個藍色獎勵指示物的價值。
   *[cathedral] 終局時所在的列給分，所在的行是每個紅色獎勵指示物的價值。
}
praga-card-row = { $grid }，第 { $row } 列
praga-card-row-end = 終局時在這一列：{ $gain }。
praga-card-column = { $grid }，第 { $column } 行
praga-card-column-end = { $token ->
    [blue_token] 終局時每個藍色獎勵指示物：{ $gain }。
   *[red_token] 終局時每個紅色獎勵指示物：{ $gain }。
}
praga-card-tier = { $grid }：進入第 { $tier } 階層
praga-card-tier-cost = 越過時另付 { $pay }。
praga-card-marker = { $name } 的方塊

praga-card-not-upgraded = 尚未升級。
praga-card-wall-place = 這裡可以放一片城牆，方向任意。
praga-card-wall-meets = 邊上的圖示相接，兩者都得到；每接到一個紅色角落得一個紅色獎勵指示物。
praga-card-track = { $track ->
    [mines] 生產 { $n } 金幣。
    [quarries] 生產 { $n } 石頭。
    [technology] 第 { $step } 格。
   *[university] 第 { $step } 格：技術格數乘 { $times }。
}
praga-card-track-how = { $track ->
    [mines] 生產時也得到方塊已走過的獎勵。
    [quarries] 生產時也得到方塊已走過的獎勵。
    [technology] 走到書本時選一片該等級的技術。
   *[university] 每片升級板塊都使它上升。
}
praga-card-track-end = { $track ->
    [mines] 走到終點可取得一個璽印。
    [quarries] 走到終點可取得一個璽印。
    [technology] 終局：格數乘以查理大學的倍數。
   *[university] 到頂之後每一格得 2 分。
}
praga-card-step = { $track }：{ $space }
praga-card-step-produces = { $track ->
    [mines] 方塊走過後有 { $n } 座金礦。
   *[quarries] 方塊走過後有 { $n } 座採石場。
}
praga-card-step-gain = 方塊走過後，生產時也得到：{ $gains }。
praga-card-step-token = 在這裡拿一個生產指示物。
praga-card-step-seal = 在這裡得到取得璽印的權利。
praga-card-step-book = 書本 { $level }：三片該等級的技術中選一片。
praga-card-step-plain = { $track ->
    [technology] 技術軌道的一格。
   *[university] 查理大學的一格。
}
praga-card-step-times = 終局時在這裡，每格技術乘 { $times }。
praga-card-wealth = 財產
praga-card-wealth-when = { $bonus ->
    [gold_6] 首次擁有 6 金幣：{ $gains }。
    [stone_6] 首次擁有 6 石頭：{ $gains }。
   *[any_9] 首次擁有 9 金幣或 9 石頭：{ $gains }。
}
praga-card-wealth-state = { $open ->
    [true] 尚未得到。
   *[false] 已經得到。
}
praga-card-cubes = { $n } 個閒置方塊
praga-card-cubes-for = 放在有方塊位置的建築上，爭取廣場的獎勵；廣場結算後收回。
praga-card-good = { $good ->
    [gold] 用於建築、紅色區域的板塊與越過階層。最多 9 個。
    [stone] 用於城牆與建築。最多 9 個。
    [egg] 用於國王大道的雞蛋效果與過橋。終局時 1、2、3、4 個值 1、3、6、10 分。
    [silver_window] 兩個可在棋盤上移一格；一個加 1 金色窗戶可買額外行動。最多保留兩個窗戶。
    [gold_window] 兩個可買額外行動。最多保留兩個窗戶。
    [red_token] 終局時的價值看你在主教座堂的行。
   *[blue_token] 終局時的價值看你在飢餓之牆的行。
}
praga-card-goal = 目前 { $now } 分；若此刻結束 { $ended } 分。
praga-card-rival = 它拿走起重機上走得最遠的板塊，什麼也不做，再放回去。
praga-card-rival-next = 依目前的起重機，接著拿：{ $first }・{ $second }。

praga-card-sign = { $sign ->
    [gold] 金幣
    [stone] 石頭
    [points] 分數
    [egg] 雞蛋
    [silver_window] 銀色窗戶
    [gold_window] 金色窗戶
    [red_token] 紅色獎勵指示物
    [blue_token] 藍色獎勵指示物
    [technology] 技術軌道前進一格
    [university] 查理大學上升一格
    [mine] 增加一座金礦
    [quarry] 增加一座採石場
    [hunger_wall] 飢餓之牆橫移一步
    [cathedral] 主教座堂橫移一步
    [hunger_wall_or_cathedral] 飢餓之牆或主教座堂橫移一步
    [crown] 廣場周圍每座建築 1 分
    [cube] 放方塊的位置
    [edge] 邊上的圖示：與另一個相接時，兩者都得到
    [red_corner] 紅色角落：每接到一個紅色角落得一個紅色獎勵指示物
    [blue_corner] 藍色角落：每接到一個藍色角落得一個藍色獎勵指示物
   *[special] 金星：特殊板塊
}

# 重建的數值
praga-card-about-text = 圖板與板塊上的許多內容只見於圖片，未能全部找到。以下數值是重建的：合理，但並非印刷的原值。
praga-card-about-where = 它們是資料；手邊有實體遊戲的人可以更正，規則、圖與文字都隨之改變。
praga-card-about-grids = 飢餓之牆與主教座堂：多數格子與各列分數。
praga-card-about-tiles = 升級、城牆與建築板塊：多數費用、獎勵、邊與角。
praga-card-about-crane = 起重機：紅色空格的金幣，與三個藍色空格的分數。
praga-card-about-tracks = 軌道：書本、倍數與部分獎勵的位置。
praga-card-about-city = 廣場板塊、橋上的獎勵，與城市裡的少數空格。
praga-card-about-action-board = 行動圖板：六種行動的順序。

praga-card-losing-title = 要結束回合並失去這些嗎？
praga-card-losing-text = 仍需選擇或付費的項目，回合結束時就會失去：
praga-card-losing-yes = 放棄這些，結束回合
praga-card-losing-no = 繼續行動
