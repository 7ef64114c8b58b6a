# 卡卡頌裡發生的事、不允許的理由，以及得分的來源。

carcassonne-ask-start = 誰先開始？
carcassonne-ask-place = 放置版圖卡
carcassonne-ask-meeple = 派出親信，或不派
carcassonne-ask-over = 對局結束

carcassonne-log-start = { $name } 先開始。
carcassonne-log-draw = { $name } 抽到版圖卡 { $tile }。
carcassonne-log-set-aside = 版圖卡 { $tile } 無處可放，移出遊戲。
carcassonne-log-place = { $name } 將版圖卡 { $tile } 放在 { $x },{ $y }。
carcassonne-log-meeple = { $type ->
    [city] { $name } 派騎士進入城堡。
    [road] { $name } 派強盜到道路上。
    [field] { $name } 派農夫到草原上。
   *[cloister] { $name } 派修士進入修道院。
}
carcassonne-log-score = { $type ->
    [city] { $name }：完成的城堡，{ $tiles } 張卡{ $pennants ->
        [0] 。
       *[other] 、{ $pennants } 個標幟。
    }
    [road] { $name }：完成的道路，{ $tiles } 張卡。
   *[cloister] { $name }：完成的修道院。
}
carcassonne-log-final = { $type ->
    [city] { $name }：未完成的城堡，{ $tiles } 張卡{ $pennants ->
        [0] 。
       *[other] 、{ $pennants } 個標幟。
    }
    [road] { $name }：未完成的道路，{ $tiles } 張卡。
    [field] { $name }：農夫的草原與 { $cities } 座完成的城堡相連。
   *[cloister] { $name }：未完成的修道院，9 張卡中有 { $tiles } 張。
}
carcassonne-log-over = { $count ->
    [1] 對局結束，{ $winners } 獲勝。
   *[other] 對局結束，{ $winners } 並列獲勝。
}

carcassonne-ledger-city = 城堡
carcassonne-ledger-road = 道路
carcassonne-ledger-cloister = 修道院
carcassonne-ledger-city-open = 未完成的城堡
carcassonne-ledger-road-open = 未完成的道路
carcassonne-ledger-cloister-open = 未完成的修道院
carcassonne-ledger-field = 草原
carcassonne-ledger-carried = 先前得分
carcassonne-plan-meeples = 手中的親信
carcassonne-plan-fields = 日後的草原

carcassonne-refusal-time = { $asked ->
    [start] 要先決定誰開始。
    [draw] 現在要抽取版圖卡。
    [place] 必須先放下抽到的版圖卡。
    [meeple] 現在可以派出一名親信，也可以不派。
   *[over] 對局已經結束。
}
carcassonne-refusal-no-seat = { $players } 人遊戲沒有座位 { $seat }。
carcassonne-refusal-stack = 牌堆順序已固定：下一張是 { $next }，不是 { $tile }。
carcassonne-refusal-none-left = 版圖卡 { $tile } 已經用完。
carcassonne-refusal-other-tile = 抽到的是版圖卡 { $tile }，不是 { $asked }。
carcassonne-refusal-taken = { $x },{ $y } 已經有版圖卡了。
carcassonne-refusal-corner = 放在 { $x },{ $y } 只有角與其他版圖卡相接。
carcassonne-refusal-no-neighbour = { $x },{ $y } 旁邊沒有版圖卡。
carcassonne-refusal-edge = 版圖卡 { $tile }（r{ $r }）放在 { $x },{ $y } 時，{ $edge ->
    [north] 北邊
    [east] 東邊
    [south] 南邊
   *[west] 西邊
}的{ $own ->
    [city] 城區
    [road] 道路
   *[field] 草原
}會接到{ $other ->
    [city] 城區
    [road] 道路
   *[field] 草原
}。
carcassonne-refusal-same-picture = 版圖卡 { $tile } 轉成 r{ $r } 與 r{ $same } 看起來相同，請寫 r{ $same }。
carcassonne-refusal-no-segment = 版圖卡 { $tile } 上沒有 { $segment }。
carcassonne-refusal-no-farmers = 這一局不使用農夫。
carcassonne-refusal-no-meeple = 你手中沒有親信了。
carcassonne-refusal-occupied = { $type ->
    [city] 這座城堡裡已經有親信。
    [road] 這條道路上已經有親信。
    [field] 這片草原上已經有親信。
   *[cloister] 這座修道院裡已經有親信。
}
carcassonne-refusal-unreadable = 「{ $text }」不是動作；請寫成例如：draw N、place N 1,-1 r2、meeple city.0、meeple none。
carcassonne-refusal-not-an-action = { $action } 不是動作；動作是 0 到 { $last } 的數字。

# 動作是什麼、會帶來什麼。

carcassonne-good = { $count } 分
carcassonne-name-type = { $type ->
    [city] 城堡
    [road] 道路
    [field] 草原
   *[cloister] 修道院
}
carcassonne-name-tiles = { $tiles } 張版圖卡
carcassonne-name-around = 9 張中已有 { $tiles } 張
carcassonne-name-points = { $points } 分
carcassonne-name-rotation = { $r ->
    [0] 未旋轉
   *[other] 旋轉 { $r } 次
}
carcassonne-worth = { $type ->
    [field] 照目前局面，終局得 { carcassonne-name-points }
   *[other] 若此刻結束得 { carcassonne-name-points }，完成則得 { $later } 分
}

carcassonne-then-completes = { $count ->
    [0] { $type ->
        [cloister] 完成無人佔領的修道院
       *[other] 完成無人佔領的{ carcassonne-name-type }（{ carcassonne-name-tiles }）
    }，值 { carcassonne-name-points }
   *[other] { $type ->
        [cloister] 完成修道院
       *[other] 完成{ carcassonne-name-type }（{ carcassonne-name-tiles }）
    }
}
carcassonne-then-figure = { $type ->
    [city] 城堡裡的騎士
    [road] 道路上的強盜
    [field] 草原上的農夫
   *[cloister] 修道院裡的修士
}
carcassonne-then-stands = { carcassonne-then-figure }（{ $type ->
    [cloister] { carcassonne-name-around }
   *[other] { carcassonne-name-tiles }
}）：{ carcassonne-worth }

carcassonne-did-place = 版圖卡 { $tile } 放在 { $x },{ $y }
carcassonne-act-start = 抽出誰先開始
carcassonne-act-draw = 抽取版圖卡 { $tile }
carcassonne-act-place = 把版圖卡放在 { $x },{ $y }，{ carcassonne-name-rotation }
carcassonne-act-meeple-none = 不派親信
carcassonne-act-meeple = { $segment ->
    [none] { carcassonne-act-meeple-none }
   *[other] 派出親信
}
