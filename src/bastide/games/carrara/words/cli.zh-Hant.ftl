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
carrara-lesson-first-turn-typed = 輪到你時，從三件事中做一件：購買石材、建造建物，或計分。你有 20 金幣，石材卻只有一塊，所以先買石材。買之前要轉動轉盤：rotate。
carrara-lesson-first-turn-build-typed = 只有一塊石材，只能建造這一棟，而且只值 1 金幣。先買石材：rotate 會轉動轉盤。
carrara-lesson-first-build-typed = 現在來建造。城門 2 要付 2 塊石材。一座城市收自己的顏色，以及所有更貴的顏色：維亞雷焦收綠、紅、黃、白，不收你的黑色。在 viareggio 建造 porta_2，然後結束回合。
carrara-lesson-first-again-typed = 你付出的紅色和綠色已放回布袋。這段期間對手轉了兩次轉盤，五塊好石材從第 I 區來到第 III 區。再轉一次。
carrara-lesson-first-pay-typed = 把城門 3 建在盧卡，那裡每 1 點費用值 2 分。盧卡收紅、黃、白，你有五塊。用最便宜的三塊紅色支付。
carrara-lesson-first-goal-typed = 你有 16 分了。30 棟建物全部建成，或有人達成三個目標並宣告結束，遊戲就結束；宣告的人得 5 分。目標是計分 4 次、物件 8 件、建物總費用 30。結束回合。
