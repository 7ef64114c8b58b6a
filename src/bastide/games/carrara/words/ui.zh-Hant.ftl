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
carrara-ui-ask-turning = 轉動轉盤，再拿現在第 { $segment } 區的 { $count } 塊
carrara-ui-one-segment = 一次購買只能拿同一區的石材。請先放回第 { $segment } 區的石材。
carrara-ui-too-dear = 轉盤轉動後它要 { $cost } 金幣，你只剩 { $left }。
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
carrara-ui-no-objects = 沒有物件
carrara-ui-screen-lower = 放下屏風
carrara-ui-screen-lift = 掀起屏風

carrara-ui-turn = 第 { $turn } 回合，第 { $round } 輪
carrara-ui-block-round = 輪
carrara-ui-block-left = 剩餘建物
carrara-ui-end-buildings = 再建 { $left } 棟或有人宣告，遊戲即結束
carrara-ui-end-can = { $names } 可宣告結束
carrara-ui-end-last = { $by ->
    [announcement] { $name } 已宣告結束。最後的回合：{ $last }
   *[buildings] 建物全部建成。最後的回合：{ $last }
}
carrara-ui-mini = { $city } { $n }
carrara-ui-mini-none = 尚未興建
carrara-ui-mini-look = 看 { $name } 的城市：{ $cities }
carrara-ui-end-left = 尚餘建物 { $left } 棟
carrara-ui-end-last-short = 最後：{ $last }
carrara-ui-end-over = 對局結束
carrara-ui-summary = 第 { $round } 輪。轉盤：{ $wheel }。展示區：{ $sites }。
carrara-ui-summary-end = { $end }。
carrara-ui-summary-segment = { $segment } { $marble }
carrara-ui-summary-goods = { $name }：{ $coins } 金幣，石材：{ $marble }。

carrara-ui-about = 關於本遊戲的數值
carrara-ui-about-where = 配件資料列出每個數值與其來源；更正後，規則、圖與文字都隨之改變。

carrara-ui-key-choice = 以數字選擇
carrara-ui-key-arrows = 在選項間移動
carrara-ui-key-wheel = 轉動轉盤，或不轉動
carrara-ui-key-menus = 建造；計分
carrara-ui-key-end = 結束回合
carrara-ui-key-view = 看下一個座位的城市，或上一個
carrara-ui-key-back = 退一步

## 卡片：每樣東西是什麼

carrara-card-block = { $colour }色石材
carrara-card-segment = 第 { $segment } 區
carrara-card-wheel = 轉盤
carrara-card-block-price = { $count } 塊，每塊 { $price }。
carrara-card-block-gone = 第 { $segment } 區的最後一塊剛被拿走。
carrara-card-block-next = 轉盤轉動後移到第 { $segment } 區：{ $price }。
carrara-card-block-cities = 接受的城市：{ $cities }。
carrara-card-segment-holds = 這裡有 { $marble }。
carrara-card-segment-empty = 這裡沒有石材。
carrara-card-segment-one = 一次購買只從一區拿，付得起幾塊就拿幾塊。
carrara-card-segment-next = 轉盤每轉一次，石材移到第 { $segment } 區，價格留在原位。
carrara-card-bag = 布袋
carrara-card-bag-turn = 購買前轉盤轉動一區，再從布袋補到 11 塊。進階遊戲中可以不轉動。
carrara-card-in = { $city } { $worth }
carrara-card-stands = { $name } 建於{ $city }。
carrara-card-costs = 費用 { $cost } 塊石材，須為該城市接受的顏色。
carrara-card-worth = 它的城市或類型計分時，它帶來 { $worth }。
carrara-card-brings = 計分時它帶來：{ $cities }。
carrara-card-object = 隨它而來的物件：{ $object }。
carrara-card-upgrade = 建造者拿一片升級板塊。
carrara-card-sign-cost = 費用，石材塊數；越高，得分越多
carrara-card-site = 空位
carrara-card-site-filled = 下一棟建物從牌堆翻開。
carrara-card-site-empty = 牌堆已空，這裡不再補充。
carrara-card-stack = 建物牌堆
carrara-card-stack-fills = 拿走一棟，就補上下一棟。
carrara-card-city = 城市
carrara-card-city-worth = 這裡的建物每點費用 { $worth }。
carrara-card-upgraded = 已由升級板塊提升。
carrara-card-city-from = 尚未計分；在此有 { $n } 棟以上建物的一位玩家可以計分。
carrara-card-short = 還差 { $n } 棟才能計分。
carrara-card-accepts = 這裡接受的石材：
carrara-card-none-built = 你還沒有建。
carrara-card-once = 每位玩家可計分一次。
carrara-card-type = 建物類型
carrara-card-category = 類別
carrara-card-no-objects = 類別計分不給物件。
carrara-card-object-kind = 物件
carrara-card-object-from = 每棟{ $type }計分時可得一件。
carrara-card-have = 你有：{ $what }。
carrara-card-good = { $name }：{ $count }
carrara-card-coins = 金幣
carrara-card-coins-end = 用來買石材與物件；剩下的在終局換成分數。
carrara-card-screen = { $name } 的屏風
carrara-card-screen-hides = 金幣、石材與物件放在屏風後。
carrara-card-screen-open = 建物、標記、升級板塊與分數都是公開的。
carrara-card-markers = 計分標記
carrara-card-markers-left = 計分標記還剩 { $n } 個，共 { $of } 個。
carrara-card-markers-on = 已計分：{ $what }。
carrara-card-markers-each = 每次計分用去一個。
carrara-card-objective = 目標
carrara-card-wants = 要求：{ $what }
carrara-card-gives = 終局：{ $what }
carrara-card-announce = 達成所有目標的人可以宣告結束。
carrara-card-cities-look = 點一下，圖紙上就顯示這些城市。
carrara-card-place = 回合順序：第 { $place }。
carrara-card-ended-hidden = 終局會加多少，藏在屏風後。
carrara-card-ended = 若此刻結束：{ $n } 分。
carrara-card-order-end = 結束到來後，這一輪進行完畢，大家的回合數相同。
carrara-card-end = 遊戲結束
carrara-card-end-two = 30 棟建物全部建成，或達成所有目標的人宣告結束，遊戲就結束。

# what stands out in a finished game
carrara-ui-record-scoring = 得分最高的一次計分
carrara-ui-record-buildings = 建物最多
carrara-ui-record-cost = 建物總費用最高
carrara-ui-record-objects = 物件最多
