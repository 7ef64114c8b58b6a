# 只有終端機使用的凱呂斯用語：座位有什麼、還能蓋什麼、動作的費用與所得。

caylus-cli-amount = { $what ->
    [deniers] { $count } 塊錢
    [points] { $count } 分
    [favours] { $count } 個賞賜
    [income] 收入 { $count }
    [any] { $count } 個任意資源
    [any_except_gold] { $count } 個黃金以外的資源
    [food] { $count } 個食物
    [wood] { $count } 個木頭
    [stone] { $count } 個石頭
    [cloth] { $count } 個布
   *[gold] { $count } 個黃金
}
caylus-cli-lost = −{ $what }
caylus-cli-won = +{ $what }
caylus-cli-then = ；
caylus-cli-or = {"或 "}
caylus-cli-sell = 賣出 1 個任意資源，得 { $deniers } 塊錢
caylus-cli-buy = 以 { $deniers } 塊錢買 { $count } 個黃金以外的資源
caylus-cli-build = { $class ->
    [wood] 蓋一座木製建物
    [stone] 蓋一座石製建物
   *[prestige] 在自己的住宅上蓋一座聲望建物
}
caylus-cli-lawyer = 把一座建物改建成自己的住宅：{ $cost } 換 { $points } 分
caylus-cli-exchange = { $paid } 換 { $got }
caylus-cli-place = { $place ->
    [gate] 稍後免費移到任何空位置
    [trading_post] { $deniers } 塊錢
    [merchants_guild] 免費移動量地官，最多 3 格
    [joust_field] { $cost }換 1 個賞賜
    [stables] 在回合順序中往前
    [inn] 從下一回合起，派到任何地方都只要 1 塊錢
   *[castle] 交出資源得分，每批是食物加上另外兩種資源
}
caylus-cli-there = 作用：{ $what }
caylus-cli-ahead = 在量地官前方，目前不會生效
caylus-cli-pass = 跳過順位 { $number }
caylus-cli-provost = 量地官到第 { $space } 格
caylus-cli-active = 生效：{ $spaces }
caylus-cli-idle = 不生效：{ $spaces }
caylus-cli-inn = { $stay ->
    [1] 下一回合派到任何地方仍然只要 1 塊錢
   *[other] 工人回到手中
}
caylus-cli-skip = { $ask ->
    [gate] 工人回到手中
    [guild] 量地官不動
    [provost] 量地官不動
    [joust] 不支付，沒有賞賜
    [sell] 不賣
    [buy] 不再買
    [offer] 不支付
    [build] 不蓋
   *[transform] 不改建
}
caylus-cli-done = { $given ->
    [0] 一批都不交
   *[other] 已交出 { $given } 批
}
caylus-cli-on-space = 在第 { $space } 格
caylus-cli-pending = 等上面的工人離開後才改建
caylus-cli-house = 房子放在{ caylus-name-section }（還有 { $count } 個位置）
caylus-cli-best = 目前交最多批：{ $name }
caylus-cli-favour = { $effect ->
    [resources-2] 1 個木頭或 1 個石頭
    [resources-4] 交出 1 個任意資源，換 2 個黃金以外的資源
    [buildings-2] 蓋一座木製建物，少付 1 個木頭
    [buildings-3] 蓋一座石製建物，少付 1 個石頭
    [buildings-4] 律師的效果，只付 1 個布
   *[buildings-5] 在自己的住宅上蓋一座聲望建物
}
caylus-cli-marker = { caylus-name-line }軌 { $before } → { $level }
caylus-cli-no-effect = 沒有效果
caylus-cli-headline = 第 { $turn } 回合 · 階段 { $phase }：{ caylus-cli-phase }
caylus-cli-phase = { $name ->
    [setup] 遊戲準備
    [income] 收入
    [place] 派工人
    [special] 特殊建物
    [provost] 量地官移動
    [activate] 建物生效
    [castle] 建造城堡
    [end] 回合結束
   *[over] 遊戲結束
}
caylus-cli-line = { $name }：{ $rewards }
caylus-cli-columns = { $count ->
    [0] 還沒有開放任何一欄。
   *[other] 已開放第 1 至 { $count } 欄；括號內的尚未開放。
}
caylus-cli-about-favours = 國王賞賜各軌的獎勵，以及每個人的進度
caylus-cli-other = { $name }：{ $what }

caylus-cli-order = 回合順序
caylus-cli-passed = 已跳過
caylus-cli-signs = ◎ 量地官  ▮ 監督官  ⚑ 計分  ⌂ 所有者  → 將成為住宅  ░ 未開放
caylus-cli-price = 價格 { $price } 塊錢
caylus-cli-purse = { $deniers } 塊錢，收入 { $income }
caylus-cli-workers = { $count } 名工人{ $inn ->
    [1] ，客棧 1 名
   *[other] {""}
}
caylus-cli-no-cubes = 沒有資源
caylus-cli-level = { caylus-name-line }軌 { $level }
caylus-cli-if-ended = 若此刻結束 { $points } 分
caylus-cli-stock = 可蓋的建物（F 食物、W 木頭、S 石頭、C 布、G 黃金、? 任意；分數、♛ 賞賜）
caylus-cli-kind = { $kind ->
    [wood] 木製（木匠）
    [stone] 石製（石匠）
   *[prestige] 聲望（設計師）
}
caylus-cli-none = 已經沒有了
