# 端末だけで使うケイラスの言葉。席の持ち物、建てられる建物、手にかかる費用と得るもの。

caylus-cli-amount = { $what ->
    [deniers] { $count }ドゥニエ
    [points] { $count }点
    [favours] 恩恵{ $count }つ
    [income] 収入{ $count }
    [any] 好きな資源{ $count }つ
    [any_except_gold] 金以外の資源{ $count }つ
    [food] 食料{ $count }
    [wood] 木材{ $count }
    [stone] 石材{ $count }
    [cloth] 布地{ $count }
   *[gold] 金{ $count }
}
caylus-cli-lost = −{ $what }
caylus-cli-won = +{ $what }
caylus-cli-then = {"／"}
caylus-cli-or = か
caylus-cli-sell = 好きな資源1つを{ $deniers }ドゥニエで売る
caylus-cli-buy = 金以外の資源{ $count }つを{ $deniers }ドゥニエで買う
caylus-cli-build = { $class ->
    [wood] 木造建物を建てる
    [stone] 石造建物を建てる
   *[prestige] 自分の住宅に名声建物を建てる
}
caylus-cli-lawyer = 建物を自分の住宅に改築：{ $cost }で{ $points }点
caylus-cli-exchange = { $paid }で{ $got }
caylus-cli-place = { $place ->
    [gate] 後で空いた場所へ無料で移る
    [trading_post] { $deniers }ドゥニエ
    [merchants_guild] 監督官を3マスまで無料で動かす
    [joust_field] { $cost }で恩恵1つ
    [stables] 手番順が前になる
    [inn] 次のラウンドから、どこに置いても1ドゥニエ
   *[castle] 食料とほかの2種類のセットを納めて得点
}
caylus-cli-there = 効果：{ $what }
caylus-cli-ahead = 監督官より先、今のままでは稼働しない
caylus-cli-pass = パス表の{ $number }番
caylus-cli-provost = 監督官はマス{ $space }へ
caylus-cli-active = 稼働する：{ $spaces }
caylus-cli-idle = 稼働しない：{ $spaces }
caylus-cli-inn = { $stay ->
    [1] 次のラウンドも、どこに置いても1ドゥニエ
   *[other] 職人が戻る
}
caylus-cli-skip = { $ask ->
    [gate] 職人が戻る
    [guild] 監督官は動かない
    [provost] 監督官は動かない
    [joust] 支払わず、恩恵もなし
    [sell] 売らない
    [buy] もう買わない
    [offer] 支払わない
    [build] 建てない
   *[transform] 改築しない
}
caylus-cli-done = { $given ->
    [0] 1セットも納めない
   *[other] { $given }セット納めて終わる
}
caylus-cli-on-space = マス{ $space }
caylus-cli-pending = 職人が離れてから改築
caylus-cli-house = { caylus-name-section }に家（残り{ $count }か所）
caylus-cli-best = 最多：{ $name }
caylus-cli-favour = { $effect ->
    [resources-2] 木材1つか石材1つ
    [resources-4] 好きな資源1つを渡し、金以外を2つ受け取る
    [buildings-2] 木材1つ引きで木造建物を建てる
    [buildings-3] 石材1つ引きで石造建物を建てる
    [buildings-4] 布地1つで弁護士の効果
   *[buildings-5] 自分の住宅に名声建物を建てる
}
caylus-cli-marker = { caylus-name-line }トラック{ $before }→{ $level }
caylus-cli-no-effect = 効果なし
caylus-cli-headline = 第{ $turn }ラウンド · フェイズ{ $phase }：{ caylus-cli-phase }
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
caylus-cli-other = { $name }：{ $what }

caylus-cli-order = 手番順
caylus-cli-passed = パス済み
caylus-cli-signs = ◎ 監督官  ▮ 行政官  ⚑ 得点計算  ⌂ 所有者  → 住宅になる  ░ 未開放
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
