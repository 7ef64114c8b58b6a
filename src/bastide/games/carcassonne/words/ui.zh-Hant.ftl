# 卡卡頌圖板上的文字與提問。

carcassonne-ui-comma = ，
carcassonne-ui-figure-city = 騎士
carcassonne-ui-figure-road = 強盜
carcassonne-ui-figure-field = 農夫
carcassonne-ui-figure-cloister = 修士
carcassonne-ui-figure-none = 不派
carcassonne-ui-feature-city = 城堡
carcassonne-ui-feature-road = 道路
carcassonne-ui-feature-field = 草原
carcassonne-ui-feature-cloister = 修道院

carcassonne-ask-place-you = 輪到你：放置版圖卡
carcassonne-ask-place-name = { $name }：放置版圖卡
carcassonne-ask-place-plan = 試走：替 { $name } 放置版圖卡
carcassonne-ask-cells = 有 { $cells } 處可放。
carcassonne-ask-figure-you = 輪到你：要派出親信嗎？
carcassonne-ask-figure-name = { $name }：要派出親信嗎？
carcassonne-ask-figure-plan = 試走：替 { $name } 派出親信嗎？
carcassonne-ask-choices = { $spots ->
    [0] 沒有地方可派親信。
   *[other] 有 { $spots } 處可派親信。
}
carcassonne-ask-point = 點選標出的格；再點一次可旋轉版圖卡
carcassonne-ask-looking = 正在查看可派的位置……
carcassonne-ask-draw = 試走：抽到哪一張？
carcassonne-ask-draw-detail = 還有 { $total } 張尚未翻開。
carcassonne-ui-draw-random = 隨機
carcassonne-ui-draw-kind = 版圖卡 { $tile }

carcassonne-ui-cell = 格 { $cell }，{ $rotations } 種方向
carcassonne-ui-gain-short = { $points } → { $closed }

carcassonne-ui-pennants = { $pennants } 個標幟
carcassonne-ui-cities = { $cities ->
    [0] 沒有完成的城堡
   *[other] { $cities } 座完成的城堡
}
carcassonne-ui-complete = 已完成
carcassonne-ui-open-city = { $open } 個缺口
carcassonne-ui-open-road = { $open } 個缺口
carcassonne-ui-open-cloister = 還差 { $open } 張
carcassonne-ui-owned = { $names }
carcassonne-ui-unowned = 無人佔領
carcassonne-ui-won = { $name }：{ carcassonne-worth }
carcassonne-ui-outdone = 它周圍的城堡，別人的農夫較多

carcassonne-ui-cells = 可放的位置
carcassonne-ui-spots = 可派親信的位置
carcassonne-ui-spot-closed = { $figure }：這裡不能派，為什麼？
carcassonne-ui-where = { $side ->
    [right] 版圖卡右側
    [bottom-right] 版圖卡右下
    [bottom] 版圖卡下方
    [bottom-left] 版圖卡左下
    [left] 版圖卡左側
    [top-left] 版圖卡左上
    [top] 版圖卡上方
    [top-right] 版圖卡右上
   *[middle] 版圖卡中央
}
carcassonne-ui-turn-tile = 旋轉版圖卡
carcassonne-ui-hand = 抽到的版圖卡（{ $tile }）；可以拖到版圖上
carcassonne-ui-zoom = 縮放
carcassonne-ui-zoom-in = 放大
carcassonne-ui-zoom-out = 縮小
carcassonne-ui-zoom-fit = 顯示全部
carcassonne-ui-overlays = 圖層
carcassonne-ui-overlay-fields = 草原與主人
carcassonne-ui-overlay-features = 地形與大小
carcassonne-ui-overlay-open = 只看未完成
carcassonne-ui-overlay-remaining = 剩餘版圖卡
carcassonne-ui-close = 關閉

carcassonne-ui-stack = 牌堆剩餘
carcassonne-ui-stack-kind = { $left ->
    [0] 版圖卡 { $tile }：{ $count } 張已全部用完
   *[other] 版圖卡 { $tile }：{ $count } 張中還剩 { $left } 張
}
carcassonne-ui-set-aside = 移出遊戲：{ $tiles }
carcassonne-ui-supply = 手中
carcassonne-ui-supply-label = 手中 { $n } 名親信
carcassonne-ui-turn = 第 { $turn } 回合
carcassonne-ui-block-tile = 版圖卡
carcassonne-ui-block-hand = 抽到

carcassonne-ui-summary = 已放置 { $tiles } 張版圖卡，{ $left } 張尚未翻開。
carcassonne-ui-summary-last = { $name } 剛放在 { $cell }。
carcassonne-ui-summary-feature = { $name }：{ $tiles } 張卡的{ $feature }，缺口 { $open }。

carcassonne-ui-key-arrows = 選擇格子，再選擇親信
carcassonne-ui-key-turn = 旋轉版圖卡，或轉回來
carcassonne-ui-key-enter = 放下版圖卡，再確定
carcassonne-ui-key-figure = 以編號選擇親信
carcassonne-ui-key-back = 退回一步
carcassonne-ui-key-pan = 移動版圖
carcassonne-ui-key-zoom = 放大、縮小、顯示全部
carcassonne-ui-key-overlays = 草原、地形、未完成

# ---- cards: what things on the table are
carcassonne-card-hand = 手中的版圖卡
carcassonne-card-start = 起始卡
carcassonne-card-placed = 由 { $name } 放置
carcassonne-card-of-tile = { $feature }：{ $words }
carcassonne-card-meeples = { $name }：{ $count } 名親信
carcassonne-card-figure = { $name } 的{ $figure }
carcassonne-card-stays = 留在原地直到遊戲結束。
carcassonne-card-returns = 所在的地形計分後，親信便回到手中。
carcassonne-card-cell = 格 { $cell }
carcassonne-card-cell-closed = 手中的版圖卡不能放在這裡。
carcassonne-card-rotations = 版圖卡在這裡有 { $rotations } 種放法。
carcassonne-card-supply = { $name } 的親信
carcassonne-card-score = 目前 { $points } 分。
carcassonne-card-ended = 若此刻結束：{ $points } 分。
carcassonne-card-out = 有 { $count } 名親信在版圖上。
carcassonne-card-supply-of = 共 { $all } 名，還可放置 { $left } 名。
carcassonne-ui-show-tile = { $name } 在畫面外放了一張版圖卡：前往查看

# what stands out in a finished game
carcassonne-ui-record-city = 最大的城堡（版圖卡數）
carcassonne-ui-record-road = 最長的道路（版圖卡數）
carcassonne-ui-record-field = 最豐饒的草原
carcassonne-ui-record-once = 一次得到最多分
