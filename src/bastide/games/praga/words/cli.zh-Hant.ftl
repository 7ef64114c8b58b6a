# 只有終端機會說的話：問題的內容、版圖上的記號。

praga-cli-ask-free = { $todo ->
    [tile] 拿取一片行動板塊
    [act] 從「{ praga-pair }」擇一執行，或做其他可以做的事
    [half] 從「{ praga-pair }」擇一執行（{ $cannot }），或做其他可以做的事
   *[any] 還要做什麼嗎？否則 end turn
}
praga-cli-ask-take = { $action ->
    [upgrade] 拿取一片升級板塊
    [wall] 拿取一片城牆板塊
   *[building] 拿取一片建築板塊
}
praga-cli-ask-onto = 放在哪裡、轉向哪邊？{ $tile }
praga-cli-ask-span = 放在查理大橋的哪一格？{ $tile }
praga-cli-ask-plaza = 選擇 { $plaza } 的哪一項獎勵？
praga-cli-ask-arrow = 跟著{ praga-grid }的箭頭移動嗎？
praga-cli-ask-token = { $track ->
    [mines] 為金礦選擇一個生產指示物
   *[quarries] 為採石場選擇一個生產指示物
}
praga-cli-ask-technology = 選擇一片等級 { $level } 技術板塊
praga-cli-ask-manage = { $action ->
    [mines] 增加金礦，還是生產金幣？
   *[quarries] 增加採石場，還是生產石頭？
}

praga-cli-sign = { $what ->
    [gold] 金{ $count }
    [stone] 石{ $count }
    [egg] 蛋{ $count }
    [silver_window] 銀{ $count }
    [gold_window] 窗{ $count }
    [red_token] 紅{ $count }
    [blue_token] 藍{ $count }
    [technology] 技{ $count }
    [university] 學{ $count }
    [mine] 礦{ $count }
    [quarry] 採{ $count }
    [hunger_wall] 牆{ $count }
    [cathedral] 堂{ $count }
    [hunger_wall_or_cathedral] 牆堂{ $count }
   *[points] { $count }分
}
praga-cli-signs = 金＝金幣，石＝石頭，蛋＝雞蛋，銀＝銀色窗戶，窗＝金色窗戶，紅、藍＝獎勵指示物，技＝技術，學＝查理大學，礦＝金礦，採＝採石場，牆＝飢餓之牆，堂＝主教座堂，冠＝皇冠，特＝特殊板塊
praga-cli-hex = { $action ->
    [mines] 礦場
    [quarries] 採石
    [upgrade] 升級
    [wall] 城牆
    [building] 建築
   *[road] 大道
}
praga-cli-coded = { $name } [{ $code }]
praga-cli-label = { $label }：{ $what }
praga-cli-join = ；
praga-cli-special = 特/{ $points }
praga-cli-for = { $paid }>{ $won }

## 版圖

praga-cli-crane = 起重機，箭頭在 { $arrow }，時期 { $era }{ $cube ->
    [none] {""}
   *[other] ，回合方塊 { $cube }
}
praga-cli-taken = 已拿取：{ $pair }
praga-cli-row = { $row ->
    [upgrade] 升級
    [wall] 城牆
   *[building] 建築
}
praga-cli-bridge = 查理大橋
praga-cli-seals = 璽印
praga-cli-river = 指示物
praga-cli-grid-head = { $grid ->
    [hunger_wall] 飢餓之牆
   *[cathedral] 主教座堂
}
praga-cli-done = 完成

## 座位與供應

praga-cli-grid = { $grid ->
    [hunger_wall] 飢餓之牆
   *[cathedral] 主教座堂
} { $row }.{ $column }
praga-cli-walk = 區域 { $region }，方塊 { $cubes } 個，還有 { $turns } 回合
praga-cli-if-ended = 若此刻結束：{ $points }
praga-cli-era = 時期 { $era }，總共還有 { $turns } 回合
praga-cli-stack = { $row ->
    [upgrade] 升級板塊
    [wall] 城牆板塊
   *[building] 建築板塊
}（{ $rank ->
    [normal] 普通
   *[special] 特殊
}）：牌堆 { $count } 片
praga-cli-left = { $tile }：剩 { $count } 個
praga-cli-cost = { $tile }：{ $cost }
praga-cli-way = { $way ->
    [n] 北
    [ne] 東北
    [e] 東
    [se] 東南
    [s] 南
    [sw] 西南
    [w] 西
   *[nw] 西北
}
praga-cli-headline = 第 { $round } 輪 · 時期 { $era } · 還有 { $turns } 回合
praga-cli-edges = 邊 { $edges }
praga-cli-corners = 角 { $corners }
praga-cli-lies = { $place }{ $owner ->
    [none] {""}
   *[other] （{ $owner }）
}，旋轉 r{ $turns }：{ $tile }
praga-cli-free-place = { $place }：空格；在此建造的費用或得分：{ $price }
praga-cli-on-crane = 在 { $at }，費用 { $cost }，得到 { $points }；{ $wheel }
praga-cli-no-tile = 沒有 { $words } 這片板塊或這個位置。請輸入版圖上的代號，或 upgrade、wall、building。
praga-cli-plaza = { $plaza }：{ $top }／{ $bottom }；{ $resolved ->
    [yes] 已結算
   *[no] 已建 { $built }／{ $spaces } 格
}；方塊：{ $cubes }
praga-cli-technologies = 等級 { $level } 技術板塊
praga-cli-four = 區域 IV 的板塊
praga-cli-five = 剩餘的 V 板塊：大橋 { $bridge } 片，主教座堂 { $cathedral } 片
praga-cli-stack-left = { $label }：牌堆 { $count } 片
praga-cli-open = 公開：{ $tile }
praga-cli-about-tiles = 尚未出現的板塊；tiles A-3、tiles W1-03、tiles N_L2、tiles wall 可查看板塊、位置或一整列
praga-cli-about-plazas = 各廣場的獎勵，以及誰放了方塊
praga-cli-about-technologies = 剩下的技術板塊與大橋板塊

praga-cli-price = 費用 { $cost }
praga-lesson-first-old-town-typed = 舊城區的空格要多付 1 金幣，但可以得分：金色廣場旁的 O_9 是 2 分。兩個藍色角落相接，就得一個藍色獎勵指示物；r0 到 r5 是建築的方向。請把建築放在那裡。
praga-lesson-first-old-town-other-typed = 規則允許那個空格。這一課請建在金色廣場旁的 O_9：2 分和一個藍色獎勵指示物。
