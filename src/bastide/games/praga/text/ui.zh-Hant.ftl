# 布拉格：王國首都 棋盤上的說明與提問。

praga-ui-comma = 、
praga-ui-grid = { $grid ->
    [hunger_wall] 飢餓之牆
    [hunger_wall_or_cathedral] 飢餓之牆或主教座堂
   *[cathedral] 主教座堂
}
praga-ui-beside = { $second ->
    [none] { $first }旁
   *[other] { $first }與{ $second }旁
}
praga-ui-site = { $side ->
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
praga-ui-special = 特殊板塊
praga-ui-covers = 覆蓋{ $tile }
praga-ui-turns = 有 { $n } 種方向

praga-ui-ask = { $who ->
    [you] 輪到你：{ $what }
    [name] { $name }：{ $what }
   *[plan] 替{ $name }試算：{ $what }
}
praga-ui-ask-draw = 試算：抽出什麼？
praga-ui-ask-draw-detail = 自行指定，或交給機運。
praga-ui-do-now-tile = 拿取行動板塊
praga-ui-do-now-act = { $first }還是{ $second }？
praga-ui-do-now-rest = 還要做什麼，或結束回合
praga-ui-do-now-take = { $action ->
    [upgrade] 拿取升級板塊
    [wall] 拿取城牆板塊
   *[building] 拿取建築板塊
}
praga-ui-do-now-onto = 放置{ $tile }
praga-ui-do-now-manage = { $action ->
    [quarries] 採石場：擴建還是生產？
   *[mines] 金礦：擴建還是生產？
}
praga-ui-do-now-arrow = 要沿{ $grid }的箭頭上升嗎？
praga-ui-do-now-plaza = { $both ->
    [true] { $plaza }：先取哪一半？
   *[false] { $plaza }：取哪一半？
}
praga-ui-detail-tile = 起重機的紅色格要付金，藍色格給分；下方扇區另有獎勵。
praga-ui-detail-rest = 現在結束不會失去什麼。
praga-ui-waits = 有 { $n } 項待取，回合結束時會失去。
praga-ui-detail-take = 淡色的板塊現在不能拿；點它可知原因。
praga-ui-detail-onto = { $action ->
    [building] 舊城的空地另付金並得分；藍角相接得指示物。
   *[wall] 邊上的圖示相接時兩者都給；紅角相接得指示物。
}
praga-ui-detail-arrow = 費用：{ $cost }。
praga-ui-detail-enter = 進入第 { $region } 區要付 1 顆蛋。

praga-ui-do-bonus = { $what ->
    [gain] 輪盤獎勵
    [points] 輪盤分數
   *[egg] 購買蛋
}
praga-ui-do-buy = { $what ->
    [silver] 額外行動：金窗與銀窗
   *[gold] 額外行動：2 個金窗
}
praga-ui-do-plaza = { $what ->
    [top] 上半
   *[bottom] 下半
}
praga-ui-do-discard = { $what ->
    [gold] 棄掉金窗
   *[silver] 棄掉銀窗
}
praga-ui-do-gain = { $what ->
    [gold] 拿金
   *[stone] 拿石
}
praga-ui-do-reward = { $action }的獎勵：{ $gains }
praga-ui-do-step = { $grid }：橫移一步
praga-ui-do-climb = { $grid }：上升一列
praga-ui-do-follow = 沿{ $grid }上升
praga-ui-do-road = { $effect ->
    [egg] 第 { $region } 區，付蛋
   *[free] 第 { $region } 區
}{ $choice ->
    [stone] ：石
    [gold] ：金
    [quarry] ：採石場
    [mine] ：金礦
    [windows] ：窗
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
praga-ui-do-grow = { $action ->
    [quarries] 開採石場
   *[mines] 開金礦
}
praga-ui-do-produce = { $action ->
    [quarries] 生產石
   *[mines] 生產金
}
praga-ui-do-enter = 付蛋進入第 { $region } 區
praga-ui-do-span = 第 { $space } 格
praga-ui-do-stay = 不上升
praga-ui-do-pass = 都不拿
praga-ui-do-end = 結束回合
praga-ui-lot = 隨機
praga-ui-list-extra = 額外行動
praga-ui-list-claim = 取得印璽
praga-ui-list-refresh = { $row ->
    [upgrade] 升級板塊
    [wall] 城牆板塊
    [building] 建築板塊
   *[any] 更新一列
}

praga-ui-wheel = { $what ->
    [gain] 輪盤：{ $gains }
    [buy_egg] 輪盤：付{ $pay }買 1 顆蛋
   *[special_or_points] 輪盤：特殊板塊或{ $points }
}
praga-ui-hint = { $kind ->
    [tile] 拿取行動板塊：{ $what }
    [act] 執行行動：{ $what }
    [extra] 執行額外行動：{ $what }
    [take] 拿取：{ $what }
    [choose] 選擇：{ $what }
    [onto] 放置板塊：{ $what }
    [use] 使用技術：{ $what }
    [claim] 拿取璽印：{ $what }
   *[other] { $what }
}
praga-ui-pays = 付{ $what }
praga-ui-gains = 得{ $what }
praga-ui-other-gains = { $name }得{ $what }
praga-ui-moves = { $grid }：第 { $row } 列第 { $column } 行
praga-ui-matches = { $n } 處相合
praga-ui-no-match = 沒有相合
praga-ui-refresh-words = { $row ->
    [upgrade] 移除兩個升級板塊：{ $tiles }
    [wall] 移除兩個城牆板塊：{ $tiles }
   *[building] 移除兩個建築板塊：{ $tiles }
}
praga-ui-would-lose = 會失去：{ $what }
praga-ui-lost = { $what ->
    [action] 行動板塊的行動
    [extra] 額外行動
    [egg] 輪盤的蛋
    [choice] { $action ->
        [mines] 金礦獎勵的選擇
        [quarries] 採石場獎勵的選擇
        [upgrade] 升級獎勵的選擇
        [wall] 城牆獎勵的選擇
        [building] 建築獎勵的選擇
       *[road] 國王大道獎勵的選擇
    }
    [step] { $grid ->
        [hunger_wall] 飢餓之牆 { $count } 步
        [hunger_wall_or_cathedral] 飢餓之牆或主教座堂 { $count } 步
       *[cathedral] 主教座堂 { $count } 步
    }
    [road] { $effect ->
        [egg] 第 { $region } 區的蛋效果
       *[free] 第 { $region } 區的效果
    }
   *[windows] 超過兩個的窗（{ $count } 個）
}

praga-ui-waiting = 本回合待取
praga-ui-waiting-none = 沒有待取之物。
praga-ui-wait-action = { $first }或{ $second }
praga-ui-wait-extra = 額外行動，六種任選
praga-ui-wait-bonus = { $what ->
    [gain] 輪盤：{ $gains }
    [buy_egg] 輪盤：付{ $pay }買蛋
   *[special_or_points] 輪盤：特殊板塊或{ $points }
}
praga-ui-wait-reward = { $count ->
    [1] { $action }的獎勵
   *[other] { $action }的獎勵，{ $count } 次
}
praga-ui-wait-step = { $grid }：{ $count } 步
praga-ui-wait-road = { $effect ->
    [egg] 國王大道第 { $region } 區，付蛋
   *[free] 國王大道第 { $region } 區
}
praga-ui-wait-open = 待選的技術 { $level }
praga-ui-wait-claim = 可取得 { $count } 個印璽
praga-ui-wait-lost = 回合結束時失去
praga-ui-wait-comes = 會自動取得
praga-ui-losing-title = 要結束回合並失去這些嗎？
praga-ui-losing-text = 仍需選擇或付費的待取之物，回合結束時就會消失：
praga-ui-losing-yes = 放棄並結束回合
praga-ui-losing-no = 繼續行動

praga-ui-choices = 可做的事
praga-ui-point-onto = 有 { $n } 處可放
praga-ui-point-how = 請在圖上選一處；方向鍵可在其間移動。
praga-ui-zoom = 放大
praga-ui-back = 返回
praga-ui-turn-left = 向左轉
praga-ui-turn-right = 向右轉
praga-ui-city = 城市
praga-ui-rows = 升級、城牆、建築
praga-ui-board-of = { $name }的圖板
praga-ui-whose = 查看圖板
praga-ui-technologies = 技術
praga-ui-seals = 印璽與指示物
praga-ui-goods = { $gold } 金、{ $stone } 石、{ $egg } 顆蛋、{ $silver } 個銀窗、{ $window } 個金窗、{ $red } 個紅色指示物、{ $blue } 個藍色指示物
praga-ui-about = 哪些是重建的
praga-ui-about-text = 圖板與板塊上的許多內容只見於圖片，未能全部找到。以下數值是重建的：合理，但並非印刷的原值。
praga-ui-about-where = 它們是資料；手邊有實體遊戲的人可以更正，規則、圖與文字都隨之改變。
praga-ui-about-grids = 飢餓之牆與主教座堂：多數格子與各列分數。
praga-ui-about-tiles = 升級、城牆與建築板塊：多數費用、獎勵、邊與角。
praga-ui-about-crane = 起重機：紅色格的金與三個藍色格的分數。
praga-ui-about-tracks = 軌道：書、倍數與部分獎勵的位置。
praga-ui-about-city = 廣場板塊、橋的獎勵與城市的少數空地。
praga-ui-about-action-board = 行動圖板：六種行動的順序。

praga-ui-round = 第 { $round } / { $of } 輪，時期 { $era }
praga-ui-turn-title = 第 { $turn } 輪
praga-ui-coming = 接下來
praga-ui-turns-left = 剩 { $n } 回合
praga-ui-if-ended = 若現在結束得 { $n } 分
praga-ui-summary = 第 { $round } 輪，時期 { $era }。
praga-ui-summary-last = 上一步：{ $name }放置{ $tile }，{ $place }。
praga-ui-summary-seat = { $name }：{ $score } 分，{ $gold } 金，{ $stone } 石，國王大道第 { $region } 區，金礦 { $mines }，採石場 { $quarries }，技術 { $technology }，大學 { $university }，飢餓之牆第 { $hunger } 列，主教座堂第 { $cathedral } 列。

praga-ui-key-arrows = 在發光處之間移動
praga-ui-key-enter = 選擇，然後確認
praga-ui-key-digits = 選擇下方按鈕
praga-ui-key-turn = 旋轉手上的板塊
praga-ui-key-end = 結束回合或放棄
praga-ui-key-view = 看下一位的圖板
praga-ui-key-back = 返回
praga-ui-key-zoom = 放大或看全圖
