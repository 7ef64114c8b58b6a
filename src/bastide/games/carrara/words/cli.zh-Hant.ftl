# 只有終端機才用的文字：簡短的版圖與座位。

carrara-cli-short = { $colour ->
    [white] 白
    [yellow] 黃
    [red] 紅
    [green] 綠
    [blue] 藍
   *[black] 黑
}
carrara-cli-tile = { $type } { $cost }
carrara-cli-label = { $label }：{ $what }
carrara-cli-space = { "" }
carrara-cli-nothing = 什麼都沒有

## 版圖

carrara-cli-bag = 布袋 { $count }
carrara-cli-bag-unknown = 布袋還沒空
carrara-cli-bag-empty = 布袋空了
carrara-cli-stack = 牌堆 { $count }
carrara-cli-cost8 = 費用 8
carrara-cli-upgrades = 升級板塊
carrara-cli-arms = 紋章
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
carrara-cli-if-ended = 若此刻結束：{ $points }
carrara-cli-headline = 第 { $round } 輪，第 { $turn } 回合{ $last ->
    [yes] {" "}· 最後一輪，到 { $mark } 為止
    [over] {" "}· 遊戲結束
   *[no] {""}
}
carrara-cli-no-upgrades = 這一局沒有升級板塊。
carrara-cli-about-upgrades = 升級板塊、價值與擁有者
carrara-cli-about-cards = 目標卡
