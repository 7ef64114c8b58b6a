# カッラーラの宮殿：起こったこと、できない理由、カードの内容、得点の理由。

## 言葉

carrara-colour-white = 白
carrara-colour-yellow = 黄
carrara-colour-red = 赤
carrara-colour-green = 緑
carrara-colour-blue = 青
carrara-colour-black = 黒

carrara-city-livorno = リヴォルノ
carrara-city-pisa = ピサ
carrara-city-lucca = ルッカ
carrara-city-viareggio = ヴィアレッジョ
carrara-city-massa = マッサ
carrara-city-lerici = レーリチ

carrara-type-palazzo = 大邸宅
carrara-type-porta = 城門
carrara-type-biblioteca = 図書館
carrara-type-cattedrale = 大聖堂
carrara-type-castello = 城
carrara-type-villa = ヴィラ

carrara-object-crown = 王冠
carrara-object-book = 本
carrara-object-gate = 門
carrara-object-cup = 聖杯
carrara-object-flag = 旗
carrara-object-coat-of-arms = 紋章

carrara-category-city = 都市の建物
carrara-category-land = 土地の建物

carrara-class-top = トップカード
carrara-class-object = オブジェクトカード
carrara-class-building = 建物カード
carrara-class-bonus = ボーナスポイントカード

## 文の部品：それぞれ、入っている文の変数を読む

carrara-part-colour = { $colour ->
    [white] { carrara-colour-white }
    [yellow] { carrara-colour-yellow }
    [red] { carrara-colour-red }
    [green] { carrara-colour-green }
    [blue] { carrara-colour-blue }
   *[black] { carrara-colour-black }
}
carrara-part-city = { $city ->
    [livorno] { carrara-city-livorno }
    [pisa] { carrara-city-pisa }
    [lucca] { carrara-city-lucca }
    [viareggio] { carrara-city-viareggio }
    [massa] { carrara-city-massa }
    [lerici] { carrara-city-lerici }
   *[other] { $city }
}
carrara-part-type = { $type ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
   *[other] { $type }
}
carrara-part-old-type = { $old_type ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
   *[other] { $old_type }
}
carrara-part-object = { $object ->
    [crown] { carrara-object-crown }
    [book] { carrara-object-book }
    [gate] { carrara-object-gate }
    [cup] { carrara-object-cup }
    [flag] { carrara-object-flag }
    [coat_of_arms] { carrara-object-coat-of-arms }
   *[other] { $object }
}
carrara-part-class = { $class ->
    [top] { carrara-class-top }
    [object] { carrara-class-object }
    [building] { carrara-class-building }
   *[bonus] { carrara-class-bonus }
}
carrara-part-category = { $category ->
    [city] { carrara-category-city }
   *[land] { carrara-category-land }
}
carrara-part-which = { $which ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
    [livorno] { carrara-city-livorno }
    [pisa] { carrara-city-pisa }
    [lucca] { carrara-city-lucca }
    [viareggio] { carrara-city-viareggio }
    [massa] { carrara-city-massa }
    [lerici] { carrara-city-lerici }
    [city] { carrara-category-city }
    [land] { carrara-category-land }
   *[other] { $which }
}
carrara-part-nothing = 収入なし
carrara-part-coins = { $coins }コイン
carrara-part-points = { $points }勝利点

## 質問

carrara-ask-start = スタートプレイヤーは誰ですか？
carrara-ask-cards = カードを配っています
carrara-ask-display = 建物を公開しています
carrara-ask-turn = { $last_round ->
    [yes] 最終ラウンド：石材を買う、建てる、決算する、のどれか
   *[no] 石材を買う、建てる、決算する、のどれか
}
carrara-ask-refill = 石材を引いています
carrara-ask-buy = { $count ->
    [0] 1つの区画から石材を取る。残り{ carrara-part-coins }
   *[other] 第{ $segment }区画からもっと取るか、doneで終える。残り{ carrara-part-coins }
}
carrara-ask-pay = { carrara-part-city }の{ carrara-part-type }{ $cost }：あと石材{ $owed }個を支払う
carrara-ask-upgrade = 都市かカテゴリーのアップグレードタイルを1枚選ぶ
carrara-ask-after = { $purchase ->
    [yes] { $announce ->
        [yes] オブジェクトを買う、終了を告げる、手番を終える、のどれか
       *[no] { $price }コインでオブジェクトを買うか、手番を終える
    }
   *[no] { $announce ->
        [yes] 終了を告げるか、手番を終える
       *[no] 手番を終える
    }
}
carrara-ask-over = 対局終了

## 経過

carrara-log-start = { $name }がスタートプレイヤーです。
carrara-log-card = { carrara-part-class }：{ $card }
carrara-log-display = 場に{ $count }枚の建物が公開されました。
carrara-log-rotate = { $name }が円盤を回しました。
carrara-log-stay = { $name }は円盤を回しませんでした。
carrara-log-refill = 袋から{ $blocks }を補充しました。
carrara-log-buy = { $name }が第{ $segment }区画から{ $blocks }を{ $coins ->
    [0] 無料で取りました。
   *[other] { carrara-part-coins }で取りました。
}
carrara-log-shown = { $name }が所有物を公開しました：{ $holding }。
carrara-log-proof = { $name }が証拠を見せました：{ $holding }。
carrara-log-relief = { $name }が銀行から{ carrara-part-coins }を得ました。
carrara-log-build = { $name }が{ carrara-part-city }に{ carrara-part-type }{ $cost }を建て、{ $blocks }を支払いました。
carrara-log-rebuild = { $name }が{ carrara-part-city }の{ carrara-part-old-type }{ $old_cost }を{ carrara-part-type }{ $cost }に改築し、{ $blocks }を支払いました。
carrara-log-reveal = { carrara-part-type }{ $cost }が場に補充されました。
carrara-log-upgrade = { $name }がアップグレードタイルを取りました：{ carrara-part-which }の価値が{ $value }{ $currency ->
    [coins] コイン
   *[vp] 勝利点
}になります。
carrara-log-score = { $name }が{ carrara-part-which }を決算しました：{ $gains }。
carrara-log-purchase = { $name }が{ carrara-part-coins }でオブジェクトを買いました：{ carrara-part-object }。
carrara-log-announce = { $name }が終了を告げました。
carrara-log-last-round = { $by ->
    [buildings] すべての建物が建ちました。最終ラウンドです。
   *[announcement] 終了が告げられました。最終ラウンドです。
}
carrara-log-final = { $cause ->
    [object-card] { $name }：{ carrara-class-object }、{ carrara-part-points }。
    [building-card] { $name }：{ carrara-class-building }、{ carrara-part-points }。
    [bonus-card] { $name }：{ carrara-class-bonus }、{ carrara-part-points }。
    [surplus] { $name }：余ったオブジェクト、{ carrara-part-points }。
   *[coins] { $name }：コイン、{ carrara-part-points }。
}
carrara-log-over = { $count ->
    [1] { $tied ->
        [0] 対局終了。{ $winners }の勝ちです。
       *[other] 対局終了。石材が最も多く残った{ $winners }の勝ちです。
    }
   *[other] 対局終了。{ $winners }の同点勝利です。
}

## 得点の理由

carrara-ledger-type = タイプの決算
carrara-ledger-city = 都市の決算
carrara-ledger-category = カテゴリーの決算
carrara-ledger-announcement = 終了を告げた
carrara-ledger-object-card = オブジェクトカード
carrara-ledger-building-card = 建物カード
carrara-ledger-bonus-card = ボーナスポイントカード
carrara-ledger-surplus = 余ったオブジェクト
carrara-ledger-coins = コイン
carrara-ledger-carried = それまでの得点
carrara-plan-blocks = 石材
carrara-plan-coins = コイン（今後）
carrara-plan-scorings = 今後の決算
carrara-plan-objects = オブジェクト
carrara-plan-markers = 決算マーカー
carrara-plan-objectives = 目標

## カードの条件。数字は内容物のファイルから

carrara-condition-scorings-total = { $need }回以上決算する。
carrara-condition-cities-scored = { $need }つ以上の都市を決算する。
carrara-condition-types-scored = { $need }つ以上のタイプを決算する。
carrara-condition-categories-scored = { $need }つ以上のカテゴリーを決算する。
carrara-condition-vp-on-track = トラック上の勝利点が{ $need }以上。
carrara-condition-coins-owned = { $need }コイン以上を持つ。
carrara-condition-object-pairs-identical = 同じオブジェクト2個の組を{ $need }組以上持つ。
carrara-condition-object-triplets-identical = 同じオブジェクト3個の組を{ $need }組以上持つ。
carrara-condition-object-sets-distinct = 異なるオブジェクト{ $size }個のセットを{ $need }セット以上持つ。
carrara-condition-objects-of-kinds = { $kinds }を合わせて{ $need }個以上持つ。
carrara-condition-objects-total = オブジェクトを{ $need }個以上持つ。
carrara-condition-building-cost-total = 建物のコストの合計が{ $need }以上。
carrara-condition-category-cost-total = { carrara-part-category }のコストの合計が{ $need }以上。
carrara-condition-buildings-cost-at-least = コスト{ $cost }以上の建物が{ $need }棟以上。
carrara-condition-buildings-total = 建物が{ $need }棟以上。
carrara-condition-cities-with-building = { $need }つ以上の都市に建物がある。
carrara-condition-distinct-types = { $need }つ以上の異なるタイプの建物がある。
carrara-condition-max-same-type = 同じタイプの建物が{ $need }棟以上。
carrara-condition-max-in-one-city = 1つの都市に建物が{ $need }棟以上。

## 最終決算の得点

carrara-part-vp = { $vp }勝利点
carrara-rate-per-object = オブジェクト1個につき{ carrara-part-vp }。
carrara-rate-per-identical-group = 同じオブジェクト{ $size }個の組につき{ carrara-part-vp }。
carrara-rate-per-distinct-set = 異なるオブジェクト{ $size }個のセットにつき{ carrara-part-vp }。
carrara-rate-per-object-of-kinds = { $kinds }1個につき{ carrara-part-vp }。
carrara-rate-per-distinct-object-kind = オブジェクト1種類につき{ carrara-part-vp }。
carrara-rate-per-building-of-category = { carrara-part-category }1棟につき{ carrara-part-vp }。
carrara-rate-per-building-cost-at-least = コスト{ $cost }以上の建物1棟につき{ carrara-part-vp }。
carrara-rate-per-building = 建物1棟につき{ carrara-part-vp }。
carrara-rate-per-city-with-building = 建物のある都市1つにつき{ carrara-part-vp }。
carrara-rate-per-distinct-type = 異なるタイプ1つにつき{ carrara-part-vp }。
carrara-rate-per-building-in-largest-type = 最も多いタイプの建物1棟につき{ carrara-part-vp }。
carrara-rate-per-building-in-largest-city = 建物が最も多い都市の建物1棟につき{ carrara-part-vp }。
carrara-rate-per-building-in-cities = { $cities }の建物1棟につき{ carrara-part-vp }。
carrara-rate-per-marble-block = 残った石材1個につき{ carrara-part-vp }。
carrara-rate-per-city-scored = 決算した都市1つにつき{ carrara-part-vp }。
carrara-rate-per-type-scored = 決算したタイプ1つにつき{ carrara-part-vp }。
carrara-rate-per-upgrade-tile = アップグレードタイル1枚につき{ carrara-part-vp }。
carrara-rate-coins-rate = { $coins_per_vp }コインごとに1勝利点。

## 推定した数値

carrara-reconstructed = このゲームの内容物は完全には確かめられませんでした。次の数値は推定で、実物と違うかもしれません。
carrara-reconstructed-wheel = 円盤：第VI区画に残った石材は第I区画に戻ります。
carrara-reconstructed-cities = 都市：決算に必要な建物の数。
carrara-reconstructed-objectives = 目標：人数ごとの数と、最終決算での勝利点。
carrara-reconstructed-cost8 = コスト8の建物：各タイプに1棟ずつあること。
carrara-reconstructed-upgrades = アップグレードタイル：何がどれだけ高まるか。
carrara-reconstructed-categories = カテゴリー：各プレイヤーが1回ずつ決算できること。
carrara-reconstructed-cards = カード：条件と、得られる勝利点。
carrara-reconstructed-final-scoring = 最終決算：コインの余りを切り捨てること。

## ルールの選択

carrara-option-mode = 基本ゲームまたは上級ゲーム。値が mode の項目はこれに従う
carrara-option-rotation = 円盤を回さなくてもよい
carrara-option-cost8 = コスト8の建物
carrara-option-upgrades = アップグレードタイル
carrara-option-rebuild = 改築
carrara-option-categories = カテゴリーの決算
carrara-option-cards = ランダムな目標カード
carrara-option-bonus = ボーナスポイントカード
carrara-option-surplus = 余ったオブジェクトの勝利点
carrara-option-open = すべて公開
carrara-option-start-player = スタートプレイヤー

## できない理由

carrara-refusal-unreadable = 「{ $text }」は手として読めません。例：rotate、buy II white、build porta_3 in lucca、pay red、score type palazzo、end。
carrara-refusal-not-an-action = { $action }という手はありません。手は0から{ $last }までの番号です。
carrara-refusal-time = { $asked ->
    [start] 先に、スタートプレイヤーを決めます。
    [cards] 先に、カードを配ります。
    [display] 先に、建物を公開します。
    [turn] 今は3つのアクションから1つを選びます。
    [refill] 先に、石材を引きます。
    [buy] 今は円盤から石材を取ります。
    [pay] 先に、建物の石材を支払います。
    [upgrade] 先に、アップグレードタイルを取ります。
    [after] アクションは済みました。オブジェクトを買うか、終了を告げるか、手番を終えます。
   *[over] 対局は終わりました。
}
carrara-refusal-no-seat = { $players }人の対局に席{ $seat }はありません。
carrara-refusal-no-card = 今はカード{ $card }を配れません。
carrara-refusal-tile-gone = { carrara-part-type }{ $cost }はもう山札にありません。
carrara-refusal-bag-colour = 袋に{ carrara-part-colour }の石材はありません。
carrara-refusal-nothing-to-buy = 袋も円盤も空で、買えるものがありません。
carrara-refusal-no-rotation = この対局では、石材を買う前に必ず円盤を回します。
carrara-refusal-nothing-to-take = 円盤を回さないと、取れる石材がありません。
carrara-refusal-one-action = { $done ->
    [yes] アクションは1手番に1つです。この手番の分はもう済みました。
   *[no] アクションは1手番に1つです。この手番の分はまだ途中です。
}
carrara-refusal-after-action = { $given ->
    [announce] 終了を告げるのはアクションの後です。
   *[purchase] オブジェクトを買うのはアクションの後です。
}
carrara-refusal-must-act = 手番を終える前に、アクションを行います。
carrara-refusal-wheel-first = { $may_stay ->
    [yes] 石材を買う前に、円盤を回すか、回さないかを決めます。
   *[no] 石材を買う前に円盤を回します。
}
carrara-refusal-relief = { carrara-part-coins }を得られるのは、ほかに何もできないときだけです。
carrara-refusal-done = 石材を少なくとも1個取らなければなりません。
carrara-refusal-one-segment = 石材は1つの区画からだけ取れます。今回は第{ $chosen }区画です。
carrara-refusal-not-in-segment = 第{ $segment }区画に{ carrara-part-colour }の石材はありません。
carrara-refusal-too-dear = 第{ $segment }区画の{ carrara-part-colour }の石材は{ $price }コインです。コインが足りません。
carrara-refusal-order = 色は価値の高い順に選びます。{ $last ->
    [white] { carrara-colour-white }
    [yellow] { carrara-colour-yellow }
    [red] { carrara-colour-red }
    [green] { carrara-colour-green }
    [blue] { carrara-colour-blue }
   *[black] { carrara-colour-black }
}はもう選びました。
carrara-refusal-not-accepted = { carrara-part-city }は{ carrara-part-colour }の石材を受け入れません。
carrara-refusal-pay-colour = { carrara-part-colour }の石材では支払いを終えられません。
carrara-refusal-not-displayed = { carrara-part-type }{ $cost }は今は建てられません。
carrara-refusal-no-cost8 = この対局ではコスト8の建物を使いません。
carrara-refusal-too-few-blocks = { carrara-part-city }が受け入れる石材が{ $owed }個必要です。
carrara-refusal-no-rebuild = この対局では改築できません。
carrara-refusal-not-yours = { carrara-part-old-type }{ $old_cost }はあなたの建物ではありません。
carrara-refusal-not-higher = { carrara-part-type }{ $cost }のコストは{ carrara-part-old-type }{ $old_cost }より高くありません。
carrara-refusal-no-marker = 決算マーカーが残っていません。
carrara-refusal-type-scored = { carrara-part-which }はもう決算しました。
carrara-refusal-no-building = 1棟も持っていません：{ carrara-part-which }。
carrara-refusal-city-scored = { carrara-part-which }はもう決算されました。決算できるのは1ゲームに1回だけです。
carrara-refusal-city-minimum = { carrara-part-which }の決算には{ $minimum }棟以上の建物が必要です。
carrara-refusal-no-categories = この対局ではカテゴリーの決算ができません。
carrara-refusal-category-scored = { carrara-part-which }はもう決算しました。
carrara-refusal-purchased = 1手番に買えるオブジェクトは1個だけです。
carrara-refusal-sold = このオブジェクトは売り切れです：{ carrara-part-object }。
carrara-refusal-purchase-price = オブジェクトは{ $price }コインです。コインが足りません。
carrara-refusal-announced = もう最終ラウンドです。終了を告げることはできません。
carrara-refusal-not-met = 3つの目標がまだすべては満たされていません。
carrara-refusal-no-upgrade = そのアップグレードタイルはもう取られました：{ carrara-part-which }。

## 行動の名前と、得るもの

carrara-good = { $good ->
    [points] { $count }勝利点
    [coins] { $count }コイン
    [crown] { carrara-object-crown }{ $count }個
    [book] { carrara-object-book }{ $count }個
    [gate] { carrara-object-gate }{ $count }個
    [cup] { carrara-object-cup }{ $count }個
    [flag] { carrara-object-flag }{ $count }個
    [coat_of_arms] { carrara-object-coat-of-arms }{ $count }個
    [white] { carrara-colour-white }{ $count }個
    [yellow] { carrara-colour-yellow }{ $count }個
    [red] { carrara-colour-red }{ $count }個
    [green] { carrara-colour-green }{ $count }個
    [blue] { carrara-colour-blue }{ $count }個
   *[black] { carrara-colour-black }{ $count }個
}
carrara-goal = { $class ->
    [top] トップ
    [object] オブジェクト
   *[building] 建物
}{ $have }/{ $need }{ $met ->
    [yes] {" "}✓
   *[no] {""}
}

carrara-then-rotate = 石材はすべて1コイン安くなり、11個まで補充
carrara-then-rotate-drawn = 石材はすべて1コイン安くなり、{ $count ->
    [0] 補充なし
   *[other] { $count }個引く
}
carrara-then-back = { $blocks }は元の価格に戻る
carrara-then-stay = 価格はそのまま、補充なし
carrara-then-relief = 所有物を公開する
carrara-then-done = これで終わり
carrara-then-announce = これが最終ラウンド
carrara-then-end = 次のプレイヤーの手番
carrara-then-free = 無料
carrara-then-left = 残り{ carrara-part-coins }
carrara-then-ways = 石材{ $count }個、払い方{ $ways }通り
carrara-then-ways-many = 石材{ $count }個、払い方は多数
carrara-then-worth = 決算時に{ $what }と{ $object }
carrara-then-worth-alone = 決算時に{ $what }
carrara-then-replaces = { carrara-part-old-type }{ $old_cost }と置き換える
carrara-then-upgrade = アップグレードタイルも得る
carrara-then-scored = { carrara-part-city }の{ carrara-part-type }{ $cost }：{ $what }
carrara-then-better = { carrara-part-which }の価値が今後{ $what }
carrara-then-goal = その後{ carrara-goal }

carrara-act-draw = { carrara-part-colour }を引く
carrara-act-reveal = { carrara-part-type }{ $cost }を公開する
carrara-act-start = スタートプレイヤーを決める
carrara-act-card = カードを配る：{ carrara-part-class }
carrara-act-rotate = 円盤を回す
carrara-act-stay = 円盤を回さない
carrara-act-relief = 銀行からコインを受け取る
carrara-act-done = これ以上石材を取らない
carrara-act-announce = 終了を告げる
carrara-act-end = 手番を終える
carrara-act-buy = 第{ $segment }区画から{ carrara-part-colour }を取る
carrara-act-pay = { carrara-part-colour }を支払う
carrara-act-score = { carrara-part-which }を決算する
carrara-act-purchase = { carrara-part-object }を買う
carrara-act-upgrade = { carrara-part-which }をアップグレードする
carrara-act-build = { carrara-part-city }に{ carrara-part-type }{ $cost }を建てる
carrara-act-rebuild = { carrara-part-city }の{ carrara-part-old-type }{ $old_cost }を{ carrara-part-type }{ $cost }に改築する
