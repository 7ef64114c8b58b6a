# 港口：發生的事、為何不能做，以及分數的來源。

harbour-name-good = { $good ->
    [red] 紅色
    [green] 綠色
    [blue] 藍色
   *[other] { $good }
}

harbour-good = { $count } 分

harbour-ask-deal = 正在發貨物
harbour-ask-turn = 出售、入倉、做工，或結束回合
harbour-ask-work = 正在抽貨物
harbour-ask-price = 為出售的貨物定價
harbour-ask-tax = 對這筆買賣抽稅，或放棄
harbour-ask-over = 遊戲結束

harbour-act-sell = 出售{ harbour-name-good }貨物
harbour-act-store = 將{ harbour-name-good }貨物入倉
harbour-act-work = 做工
harbour-act-price = 定價 { $points } 分
harbour-act-tax = 抽稅
harbour-act-waive = 放棄
harbour-act-end = 結束回合
harbour-act-draw = 抽到{ harbour-name-good }
harbour-then-draws = 抽 { $count } 件貨物

harbour-log-draw = { $name } 抽到一件{ harbour-name-good }貨物。
harbour-log-sell = { $name } 拿出一件{ harbour-name-good }貨物出售。
harbour-log-store = { $name } 將一件{ harbour-name-good }貨物入倉。
harbour-log-sale = { $name } 賣出{ harbour-name-good }貨物。
harbour-log-tax = { $points ->
    [-1] { $name } 繳稅。
   *[other] { $name } 收到稅金。
}
harbour-log-kinds = { $name } 的倉庫裡有 { $points } 種貨物。

harbour-ledger-sale = 出售
harbour-ledger-tax = 稅
harbour-ledger-kinds = 倉庫的種類
harbour-ledger-carried = 原有分數

harbour-refusal-not-an-action = { $action } 不是動作；動作是 0 到 { $last } 的數字。
harbour-refusal-unreadable = 「{ $text }」不是動作。
harbour-refusal-deal = 正在發貨物。
harbour-refusal-work = 正在抽貨物。
harbour-refusal-price = 請先為出售的貨物定價。
harbour-refusal-tax = 下一家正在決定是否抽稅。
harbour-refusal-over = 遊戲已經結束。
harbour-refusal-drawn = 袋子裡沒有{ harbour-name-good }貨物了。
harbour-refusal-draw = 只有做工時才抽貨物。
harbour-refusal-hand = 你手上沒有{ harbour-name-good }貨物。
harbour-refusal-worked = 每回合只能做工一次。
harbour-refusal-bag = 袋子空了。
harbour-refusal-no-sale = 沒有貨物在出售。

harbour-option-rounds = 每家有幾個回合
harbour-option-motto = 寫在紀錄上的一個詞，不影響遊戲
