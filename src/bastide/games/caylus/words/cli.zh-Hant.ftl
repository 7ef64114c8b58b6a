# 只有終端機使用的凱呂斯用語：座位有什麼、還能蓋什麼、動作的費用與所得。

caylus-cli-headline = 第 { $turn } 回合 · { $phase ->
    [0] { caylus-cli-phase }
    [8] { caylus-cli-phase }
   *[other] 階段 { $phase }：{ caylus-cli-phase }
}
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
caylus-cli-order = 回合順序
caylus-cli-passed = 已跳過
caylus-cli-signs = ◎ 量地官  ▮ 監督官  ⚑ 計分  ⌂ 擁有者  → 將成為住宅  ░ 未開放
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
caylus-lesson-first-carpenter-typed = 對手占了第 5 格的木匠。第 8 格還有一個，木匠可以蓋木製建物。不過它在量地官前方，而量地官前方的建物不會生效。還是派工人過去，之後可以移動量地官。
