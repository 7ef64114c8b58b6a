# 《卡拉拉的王宮》圖板上的話。

carrara-ui-comma = 、
carrara-ui-semicolon = ；
carrara-ui-none = 無
carrara-ui-tile = { $type } { $cost }
carrara-ui-upgrade = { $name }：{ $worth }

carrara-ui-ask = { $who ->
    [you] 輪到你：{ $what }
    [name] { $name }：{ $what }
   *[plan] 試走（{ $name }）：{ $what }
}
carrara-ui-ask-turn = 購買石材、建造或計分
carrara-ui-ask-last-round = 這是最後一輪。
carrara-ui-ask-chance = 試走：抽到什麼？
carrara-ui-ask-chance-detail = 自行指定，或隨機抽出。
carrara-ui-ask-buy = 從一個區拿取石材
carrara-ui-ask-buy-detail = 你有 { $coins } 金幣。沒有標價的顏色免費。
carrara-ui-ask-buy-more = 再從這一區拿，或結束
carrara-ui-ask-taking = 從第 { $segment } 區拿取 { $count } 塊
carrara-ui-ask-taking-detail = { $marble }，{ $cost ->
    [0] 免費
   *[other] 共 { $cost } 金幣
}；還剩 { $left } 金幣。
carrara-ui-ask-build = 要建造哪一棟？
carrara-ui-ask-place = { $tile } 要建在哪裡？
carrara-ui-ask-place-or = 建在一座城市裡，或改建自己的一棟建物。
carrara-ui-ask-pay = 為 { $tile } 支付 { $owed } 塊石材（{ $paid } / { $owed }）
carrara-ui-ask-paid = 支付：{ $marble }
carrara-ui-ask-score = 要為哪一項計分？
carrara-ui-ask-markers = 還剩 { $n } 個計分標記。
carrara-ui-ask-upgrade = 選一片升級板塊
carrara-ui-ask-upgrade-detail = 此後你計分時，它取代那座城市或類別的價值。
carrara-ui-ask-after = { $announce ->
    [true] { $purchase ->
        [true] 購買物件、宣告結束，或結束回合
       *[false] 宣告結束，或結束回合
    }
   *[false] { $purchase ->
        [true] 購買物件，或結束回合
       *[false] 結束回合
    }
}
carrara-ui-ask-after-detail = 一件物件 { $price } 金幣，每回合一件。
carrara-ui-ask-relief = 沒有其他行動可選

carrara-ui-do-rotate = 轉動轉盤
carrara-ui-do-stay = 不轉動
carrara-ui-do-build = 建造
carrara-ui-do-build-words = 建造：有 { $count } 棟可選
carrara-ui-do-score = 計分
carrara-ui-do-score-words = 計分：有 { $count } 種可選
carrara-ui-do-relief = 領 2 金幣
carrara-ui-do-done = 拿完了
carrara-ui-do-announce = 宣告結束
carrara-ui-do-end = 結束回合
carrara-ui-draw-random = 隨機
carrara-ui-back = 返回
carrara-ui-choices = 選擇
carrara-ui-pay-with = 支付
carrara-ui-taken = 已取
carrara-ui-put-back = 放回{ $colour }色
carrara-ui-unpay = 收回{ $colour }色
carrara-ui-take = 第 { $segment } 區{ $colour }色，{ $price ->
    [0] 免費
   *[other] { $price } 金幣
}，{ $left } 塊{ $taken ->
    [0] {""}
   *[other] ，已取 { $taken } 塊
}
carrara-ui-pay = { $colour }色：{ $stock } 塊中支付 { $paid } 塊
carrara-ui-pay-cheapest = 最省
carrara-ui-pay-cheapest-words = 以價值最低的石材支付：{ $marble }
carrara-ui-tile-choice = { $tile }：{ $cities ->
    [0] {""}
   *[other] { $cities } 座城市
}{ $old ->
    [0] {""}
   *[other] ，或改建
}
carrara-ui-replace = 改建 { $old }

carrara-ui-wheel = 轉盤上的石材
carrara-ui-hub = { $turnable ->
    [true] 轉動轉盤。
   *[false] {""}
}{ $empty ->
    [true] 布袋已空
   *[false] { $bag ->
        [-1] 布袋裡還有石材
       *[other] 布袋裡有 { $bag } 塊
    }
}，轉盤上有 { $wheel } 塊
carrara-ui-sites = 展示區
carrara-ui-stack = 牌堆還有 { $n } 棟
carrara-ui-great = 費用 8 的建物
carrara-ui-site = { $tile }，{ $category }，費用 { $cost } 塊石材，物件：{ $object }{ $may ->
    [true] ，可以建造
   *[false] {""}
}
carrara-ui-types = 類型與物件
carrara-ui-score-cell = { $kind ->
    [type] 類型{ $what }
   *[category] 類別{ $what }
}
carrara-ui-would-score = 計分可得 { $worth }
carrara-ui-scored-by = { $name } 已計分
carrara-ui-scored = 已計分
carrara-ui-upgraded = 已升級
carrara-ui-object = { $object }：{ $supply ->
    [0] 供應區已空
   *[other] 供應區有 { $supply } 件
}，{ $sale ->
    [true] 一件以 { $price } 金幣出售
   *[false] 出售的一件已賣出
}
carrara-ui-category = { $category }：每點費用 { $worth }
carrara-ui-category-city = 城市
carrara-ui-category-land = 鄉村
carrara-ui-cities = 城市
carrara-ui-cities-of = { $name } 的城市
carrara-ui-whose = 誰的城市
carrara-ui-city = { $city }：每點費用 { $worth }，接受{ $colours }，{ $minimum } 棟起可計分
carrara-ui-city-built = { $name } 有 { $tiles }
carrara-ui-city-empty = { $name } 在此沒有建物
carrara-ui-from-means = { $city }有 { $n } 棟以上的建物才能計分。{ $how ->
    [reconstructed] 這個數字是重建的，印製的數字不明。
    [corrected] 這個數字已在這個伺服器上更正。
   *[other] {""}
}
carrara-ui-order = 回合順序
carrara-ui-on-turn = 輪到此玩家

carrara-ui-objectives = 目標
carrara-ui-progress = { $have }／{ $need }{ $met ->
    [true] ，已達成
   *[other] {""}
}
carrara-ui-progress-hidden = 未公開，需要 { $need }
carrara-ui-markers-free = { $n } 個計分標記
carrara-ui-behind = 屏風後
carrara-ui-no-marble = 沒有石材
carrara-ui-screen-lower = 放下屏風
carrara-ui-screen-lift = 掀起屏風

carrara-ui-turn = 第 { $turn } 回合，第 { $round } 輪
carrara-ui-block-round = 輪
carrara-ui-block-left = 剩餘建物
carrara-ui-end-buildings = 再建 { $left } 棟，或有人宣告結束
carrara-ui-end-can = { $names } 可宣告結束
carrara-ui-end-last = { $by ->
    [announcement] { $name } 已宣告結束。最後的回合：{ $last }
   *[buildings] 建物全部建成。最後的回合：{ $last }
}
carrara-ui-mini = { $city } { $n }
carrara-ui-mini-none = 尚未興建
carrara-ui-mini-look = 看這些城市：{ $cities }
carrara-ui-end-left = 尚餘建物 { $left } 棟
carrara-ui-end-last-short = 最後：{ $last }
carrara-ui-end-over = 對局結束
carrara-ui-summary = 第 { $round } 輪。轉盤：{ $wheel }。展示區：{ $sites }。
carrara-ui-summary-end = { $end }。
carrara-ui-summary-segment = { $segment } { $marble }
carrara-ui-summary-goods = { $name }：{ $coins } 金幣，石材：{ $marble }。

carrara-ui-about = 關於本遊戲的數值
carrara-ui-about-short = 關於數值
carrara-ui-about-where = 配件資料列出每個數值與其來源；更正後，規則、圖與文字都隨之改變。

carrara-ui-key-choice = 以數字選擇
carrara-ui-key-arrows = 在選項間移動
carrara-ui-key-wheel = 轉動轉盤，或不轉動
carrara-ui-key-menus = 建造；計分
carrara-ui-key-end = 結束回合
carrara-ui-key-view = 看下一個座位的城市，或上一個
carrara-ui-key-back = 退一步

# what stands out in a finished game
carrara-ui-record-scoring = 得分最高的一次計分
carrara-ui-record-buildings = 最多建築
carrara-ui-record-cost = 建築總造價最高
carrara-ui-record-objects = 最多物件
