# 端末だけで使うケイラスの言葉。席の持ち物、建てられる建物、手にかかる費用と得るもの。

caylus-cli-headline = 第{ $turn }ラウンド · { $phase ->
    [0] { caylus-cli-phase }
    [8] { caylus-cli-phase }
   *[other] フェイズ{ $phase }：{ caylus-cli-phase }
}
caylus-cli-phase = { $name ->
    [setup] 準備
    [income] 収入
    [place] 職人の配置
    [special] 特別建物
    [provost] 監督官の移動
    [activate] 建物の稼働
    [castle] 城の建設
    [end] ラウンドの終わり
   *[over] ゲーム終了
}
caylus-cli-line = { $name }：{ $rewards }
caylus-cli-columns = { $count ->
    [0] まだどの段も開いていません。
   *[other] { $count }段目まで開いています。括弧内はまだです。
}
caylus-cli-about-favours = 王の恩恵の報酬と、全員の進み具合
caylus-cli-order = 手番順
caylus-cli-passed = パス済み
caylus-cli-signs = ◎ 監督官  ▮ 行政官  ⚑ 決算  ⌂ 所有者  → 住宅になる  ░ 未開放
caylus-cli-price = 費用{ $price }ドゥニエ
caylus-cli-purse = { $deniers }ドゥニエ、収入{ $income }
caylus-cli-workers = 職人{ $count }人{ $inn ->
    [1] 、宿屋に1人
   *[other] {""}
}
caylus-cli-no-cubes = 資源なし
caylus-cli-level = { caylus-name-line }トラック{ $level }
caylus-cli-if-ended = 今終わった場合{ $points }点
caylus-cli-stock = 建てられる建物（F 食料、W 木材、S 石材、C 布地、G 金、? 好きな資源、得点、♛ 恩恵）
caylus-cli-kind = { $kind ->
    [wood] 木造（大工）
    [stone] 石造（石工）
   *[prestige] 名声（建築家）
}
caylus-cli-none = 残りなし
caylus-lesson-first-carpenter-typed = マス5の大工は相手に取られました。大工はマス8にもいて、木造建物を建てられます。ただし監督官より先の建物は稼働しません。それでも職人を置きましょう。監督官はあとで動かせます。
