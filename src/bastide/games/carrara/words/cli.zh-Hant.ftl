# 只有終端機才用的文字：簡短的版圖，以及行動的代價與收穫。

carrara-cli-short = { $colour ->
    [white] 白
    [yellow] 黃
    [red] 紅
    [green] 綠
    [blue] 藍
   *[black] 黑
}
carrara-cli-marble = { $colour ->
    [white] 白
    [yellow] 黃
    [red] 紅
    [green] 綠
    [blue] 藍
   *[black] 黑
} { $count }
carrara-cli-objects = { $object ->
    [crown] 王冠
    [book] 書
    [gate] 門
    [cup] 聖杯
    [flag] 旗
   *[coat_of_arms] 紋章
} { $count }
carrara-cli-coins = { $count } 金幣
carrara-cli-points = { $count } 分
carrara-cli-tile = { $type } { $cost }
carrara-cli-label = { $label }：{ $what }
carrara-cli-join = ；
carrara-cli-space = { "" }
carrara-cli-nothing = 什麼都沒有

## 版圖

carrara-cli-bag = 布袋 { $count }
carrara-cli-bag-unknown = 布袋還沒空
carrara-cli-bag-empty = 布袋空了
carrara-cli-stack = 牌堆 { $count }
carrara-cli-cost8 = 費用 8
carrara-cli-upgrades = 升級板塊
carrara-cli-supply = { $supply }
carrara-cli-sale = { $supply }＋售 { $price }
carrara-cli-value = { $currency ->
    [vp] { $value } 分
   *[coins] { $value } 金幣
}
carrara-cli-upgraded = 升為 { $value }
carrara-cli-from = 需 { $count } 棟
carrara-cli-scored = 已計分 { $mark }

## 座位

carrara-cli-screen = 持有物在屏風後
carrara-cli-markers = 標記 { $count }
carrara-cli-has-scored = 已計分：{ $what }
carrara-cli-goal = { $class ->
    [top] 首要
    [object] 物件
   *[building] 建物
} { $have }/{ $need }
carrara-cli-if-ended = 若此刻結束：{ $points }
carrara-cli-headline = 第 { $round } 輪，第 { $turn } 回合{ $last ->
    [yes] {" "}· 最後一輪，到 { $mark } 為止
   *[no] {""}
}
carrara-cli-no-upgrades = 這一局沒有升級板塊。
carrara-cli-about-upgrades = 升級板塊、價值與擁有者
carrara-cli-about-cards = 目標卡

## 行動的代價與收穫

carrara-cli-rotate = 石材全部便宜 1 金幣，抽 { $draws } 塊
carrara-cli-rotate-unknown = 石材全部便宜 1 金幣，再補到 11 塊
carrara-cli-back = { $blocks } 回到原價
carrara-cli-stay = 價格不變，不抽石材
carrara-cli-leaves = 付 { $what }，剩 { $left }
carrara-cli-gains = 得 { $what }
carrara-cli-free = 免費
carrara-cli-pays = 付 { $blocks }
carrara-cli-ways = 付 { $count } 塊石材，{ $ways } 種付法
carrara-cli-ways-many = 付 { $count } 塊石材，付法很多
carrara-cli-worth = 計分時得 { $what }與{ $object }
carrara-cli-replaces = 換下 { $tile }
carrara-cli-choose-upgrade = 再得一片升級板塊
carrara-cli-building = { $city }的 { $tile }：{ $what }
carrara-cli-better = { $which }往後價值 { $what }
carrara-cli-then = 之後 { $goals }
carrara-cli-met = { $goal } ✓
carrara-cli-relief = 公開持有物
carrara-cli-done = 不再拿了
carrara-cli-announce = 這是最後一輪
carrara-cli-end = 輪到下一位
