# 「カッラーラの宮殿」のボードが言うこと、尋ねること。

carrara-ui-comma = 、
carrara-ui-semicolon = ／
carrara-ui-none = なし
carrara-ui-tile = { $type }{ $cost }
carrara-ui-upgrade = { $name }：{ $worth }

carrara-ui-ask = { $who ->
    [you] あなたの番：{ $what }
    [name] { $name }：{ $what }
   *[plan] 検討（{ $name }）：{ $what }
}
carrara-ui-ask-turn = 石材を買う、建てる、または決算する
carrara-ui-ask-last-round = 最終ラウンドです。
carrara-ui-ask-chance = 検討：何を引きますか？
carrara-ui-ask-chance-detail = 自分で決めるか、ランダムに引きます。
carrara-ui-ask-buy = 1つの区画から石材を取る
carrara-ui-ask-buy-detail = { $coins }コイン持っています。価格のない色は無料です。
carrara-ui-ask-buy-more = この区画からさらに取るか、やめる
carrara-ui-ask-taking = 第{ $segment }区画から{ $count }個
carrara-ui-ask-turning = 円盤を回し、今第{ $segment }区画にある{ $count }個を取る
carrara-ui-one-segment = 1回の購入では1つの区画からしか取れません。先に第{ $segment }区画の石材を戻してください。
carrara-ui-too-dear = 円盤が回った後の価格は{ $cost }コイン、残りは{ $left }コインです。
carrara-ui-ask-taking-detail = { $marble }、{ $cost ->
    [0] 無料
   *[other] { $cost }コイン
}。残り{ $left }コイン。
carrara-ui-ask-build = どの建物を建てますか？
carrara-ui-ask-place = { $tile }をどこに建てますか？
carrara-ui-ask-place-or = 都市に建てるか、自分の建物を改築します。
carrara-ui-ask-pay = { $tile }に石材{ $owed }個を支払う（{ $paid } / { $owed }）
carrara-ui-ask-paid = 支払い：{ $marble }
carrara-ui-ask-score = 何を決算しますか？
carrara-ui-ask-markers = 決算マーカーは残り{ $n }個です。
carrara-ui-ask-upgrade = アップグレードタイルを選ぶ
carrara-ui-ask-upgrade-detail = 以後の自分の決算で、その都市やカテゴリーの価値に代わります。
carrara-ui-ask-after = { $announce ->
    [true] { $purchase ->
        [true] オブジェクトを買う、終了を告げる、または手番を終える
       *[false] 終了を告げるか、手番を終える
    }
   *[false] { $purchase ->
        [true] オブジェクトを買うか、手番を終える
       *[false] 手番を終える
    }
}
carrara-ui-ask-after-detail = オブジェクトは1個{ $price }コイン、1手番に1個まで。
carrara-ui-ask-relief = ほかにできるアクションがありません

carrara-ui-do-rotate = 円盤を回す
carrara-ui-do-stay = 回さない
carrara-ui-do-build = 建てる
carrara-ui-do-build-words = 建てる：{ $count }枚から選べます
carrara-ui-do-score = 決算
carrara-ui-do-score-words = 決算する：{ $count }通りあります
carrara-ui-do-relief = 2コイン受け取る
carrara-ui-do-done = これで終わり
carrara-ui-do-announce = 終了を告げる
carrara-ui-do-end = 手番を終える
carrara-ui-draw-random = ランダム
carrara-ui-back = 戻る
carrara-ui-choices = 選択肢
carrara-ui-pay-with = 支払い
carrara-ui-taken = 取る石材
carrara-ui-put-back = { $colour }を戻す
carrara-ui-unpay = { $colour }を取り消す
carrara-ui-take = 第{ $segment }区画の{ $colour }、{ $price ->
    [0] 無料
   *[other] { $price }コイン
}、{ $left }個{ $taken ->
    [0] {""}
   *[other] 、うち{ $taken }個を取る
}
carrara-ui-pay = { $colour }：{ $stock }個のうち{ $paid }個を支払う
carrara-ui-pay-cheapest = 価値の低い順に
carrara-ui-pay-cheapest-words = 価値の低い石材で支払う：{ $marble }
carrara-ui-tile-choice = { $tile }：{ $cities ->
    [0] {""}
   *[other] { $cities }つの都市
}{ $old ->
    [0] {""}
   *[other] 、または改築
}
carrara-ui-replace = { $old }を改築

carrara-ui-wheel = 円盤の石材
carrara-ui-hub = { $turnable ->
    [true] 円盤を回す。
   *[false] {""}
}{ $empty ->
    [true] 袋は空
   *[false] { $bag ->
        [-1] 袋には石材がある
       *[other] 袋に{ $bag }個
    }
}、円盤に{ $wheel }個
carrara-ui-sites = 場
carrara-ui-stack = 山札に{ $n }枚
carrara-ui-great = コスト8の建物
carrara-ui-site = { $tile }、{ $category }、石材{ $cost }個、オブジェクト：{ $object }{ $may ->
    [true] 、建設可能
   *[false] {""}
}
carrara-ui-types = タイプとオブジェクト
carrara-ui-score-cell = { $kind ->
    [type] タイプ{ $what }
   *[category] カテゴリー{ $what }
}
carrara-ui-would-score = 決算すると{ $worth }
carrara-ui-scored-by = { $name }が決算済み
carrara-ui-scored = 決算済み
carrara-ui-upgraded = アップグレード済み
carrara-ui-object = { $object }：{ $supply ->
    [0] サプライは空
   *[other] サプライに{ $supply }個
}、{ $sale ->
    [true] 1個を{ $price }コインで販売中
   *[false] 販売分は売り切れ
}
carrara-ui-category = { $category }：コスト1につき{ $worth }
carrara-ui-category-city = 都市
carrara-ui-category-land = 土地
carrara-ui-cities = 都市
carrara-ui-cities-of = { $name }の都市
carrara-ui-whose = 誰の都市
carrara-ui-city = { $city }：コスト1につき{ $worth }、受け入れる色は{ $colours }、{ $minimum }棟から決算可能
carrara-ui-city-built = { $name }の建物は{ $tiles }
carrara-ui-city-empty = { $name }の建物はない
carrara-ui-order = 手番順
carrara-ui-on-turn = 手番中

carrara-ui-objectives = 目標
carrara-ui-progress = { $have }／{ $need }{ $met ->
    [true] 、達成
   *[other] {""}
}
carrara-ui-progress-hidden = 非公開、必要数{ $need }
carrara-ui-markers-free = 決算マーカー{ $n }個
carrara-ui-behind = ついたての裏
carrara-ui-no-marble = 石材なし
carrara-ui-no-objects = オブジェクトなし
carrara-ui-screen-lower = ついたてを下ろす
carrara-ui-screen-lift = ついたてを上げる

carrara-ui-turn = { $turn }手番目、第{ $round }ラウンド
carrara-ui-block-round = ラウンド
carrara-ui-block-left = 残りの建物
carrara-ui-end-buildings = あと{ $left }枚建つか、終了が告げられると終了
carrara-ui-end-can = { $names }は終了を告げられる
carrara-ui-end-last = { $by ->
    [announcement] { $name }が終了を告げました。最後の手番：{ $last }
   *[buildings] 建物がすべて建ちました。最後の手番：{ $last }
}
carrara-ui-mini = { $city }{ $n }
carrara-ui-mini-none = まだ建物なし
carrara-ui-mini-look = { $name }の都市を見る：{ $cities }
carrara-ui-end-left = 残りの建物{ $left }枚
carrara-ui-end-last-short = 最後：{ $last }
carrara-ui-end-over = 対局終了
carrara-ui-summary = 第{ $round }ラウンド。円盤：{ $wheel }。場：{ $sites }。
carrara-ui-summary-end = { $end }。
carrara-ui-summary-segment = { $segment } { $marble }
carrara-ui-summary-goods = { $name }：{ $coins }コイン、石材：{ $marble }。

carrara-ui-about = このゲームの数値について
carrara-ui-about-where = 内容物のデータに、すべての数値とその出典があります。訂正すると、ルール、絵、文章のすべてに反映されます。

carrara-ui-key-choice = 番号で選ぶ
carrara-ui-key-arrows = 選択肢を移る
carrara-ui-key-wheel = 円盤を回す、または回さない
carrara-ui-key-menus = 建てる、決算する
carrara-ui-key-end = 手番を終える
carrara-ui-key-view = 次の席の都市を見る、前の席に戻る
carrara-ui-key-back = 1つ戻る

## カード：それぞれが何か

carrara-card-block = { $colour }の石材
carrara-card-segment = 第{ $segment }区画
carrara-card-wheel = 円盤
carrara-card-block-price = { $count }個、1個につき{ $price }。
carrara-card-block-gone = 第{ $segment }区画の最後の1個が取られたところです。
carrara-card-block-next = 円盤が回ると第{ $segment }区画に移り、{ $price }になります。
carrara-card-block-cities = 受け入れる都市：{ $cities }。
carrara-card-segment-holds = ここにあるのは{ $marble }。
carrara-card-segment-empty = ここに石材はありません。
carrara-card-segment-one = 1回の購入では1つの区画から、払えるだけ取れます。
carrara-card-segment-next = 円盤が回るたびに石材は第{ $segment }区画へ移り、価格はその場に残ります。
carrara-card-bag = 袋
carrara-card-bag-turn = 購入の前に円盤が1区画回り、袋から11個になるまで補充されます。上級ゲームでは回さなくてもかまいません。
carrara-card-in = { $city }{ $worth }
carrara-card-stands = { $name }が{ $city }に建てました。
carrara-card-costs = 石材{ $cost }個、建てる都市が受け入れる色で支払います。
carrara-card-worth = その都市かタイプの決算のたびに{ $worth }になります。
carrara-card-brings = 決算での価値：{ $cities }。
carrara-card-object = 付いてくるオブジェクト：{ $object }。
carrara-card-upgrade = 建てた人はアップグレードタイルを1枚取ります。
carrara-card-sign-cost = コスト（石材の数）。高いほど得点も高い
carrara-card-site = 空き地
carrara-card-site-filled = 次の建物が山札から出ます。
carrara-card-site-empty = 山札は空で、もう補充されません。
carrara-card-stack = 建物の山札
carrara-card-stack-fills = 取られた建物の代わりに次の1枚が出ます。
carrara-card-city = 都市
carrara-card-city-worth = ここの建物のコスト1につき{ $worth }。
carrara-card-upgraded = アップグレードタイルで上がっています。
carrara-card-city-from = 未決算。ここに建物が{ $n }棟以上ある1人が決算できます。
carrara-card-short = 決算にはあと{ $n }棟必要です。
carrara-card-accepts = 受け入れる石材：
carrara-card-none-built = まだ建てていません。
carrara-card-once = 決算は各自1回だけです。
carrara-card-type = 建物のタイプ
carrara-card-category = カテゴリー
carrara-card-no-objects = カテゴリーの決算ではオブジェクトは得られません。
carrara-card-object-kind = オブジェクト
carrara-card-object-from = 決算する{ $type }1棟につき1個得られます。
carrara-card-have = 手持ち：{ $what }。
carrara-card-good = { $name }：{ $count }
carrara-card-coins = コイン
carrara-card-coins-end = 石材とオブジェクトを買えます。残りは終了時に得点になります。
carrara-card-screen = { $name }のついたて
carrara-card-screen-hides = コイン、石材、オブジェクトはついたての裏にあります。
carrara-card-screen-open = 建物、マーカー、アップグレードタイル、得点は公開です。
carrara-card-markers = 決算マーカー
carrara-card-markers-left = 決算マーカーは{ $of }個のうち残り{ $n }個。
carrara-card-markers-on = 決算済み：{ $what }。
carrara-card-markers-each = 決算のたびに1個使います。
carrara-card-objective = 目標
carrara-card-wants = 条件：{ $what }
carrara-card-gives = 終了時：{ $what }
carrara-card-announce = すべての目標を満たした人は終了を告げられます。
carrara-card-cities-look = クリックすると、この都市を盤面に表示します。
carrara-card-place = 手番順：{ $place }番目。
carrara-card-ended-hidden = 終了時に加わる点は、ついたての裏で分かりません。
carrara-card-ended = 今終わった場合：{ $n }勝利点。
carrara-card-order-end = 終了が決まっても、ラウンドの最後まで行い、手番の数は同じになります。
carrara-card-end = ゲームの終了
carrara-card-end-two = 30枚の建物がすべて建つか、すべての目標を満たした人が終了を告げると終わります。

# what stands out in a finished game
carrara-ui-record-scoring = 最も得点した決算
carrara-ui-record-buildings = 建物が最多
carrara-ui-record-cost = 建物の総コストが最高
carrara-ui-record-objects = オブジェクトが最多
