# ケイラスのボードの言葉と問い。

caylus-ui-comma = 、
caylus-ui-or = か

caylus-ui-name-gate = 門
caylus-ui-name-trading_post = 交易所
caylus-ui-name-merchants_guild = 商人ギルド
caylus-ui-name-joust_field = 馬上槍試合場
caylus-ui-name-stables = 馬小屋
caylus-ui-name-inn = 宿屋
caylus-ui-name-castle = 城
caylus-ui-name-farm = 農場
caylus-ui-name-forest = 森
caylus-ui-name-sawmill = 製材所
caylus-ui-name-quarry = 石切場
caylus-ui-name-marketplace = 市場
caylus-ui-name-carpenter = 大工
caylus-ui-name-peddler = 行商人
caylus-ui-name-gold_mine = 金鉱
caylus-ui-name-lawyer = 弁護士
caylus-ui-name-mason = 石工
caylus-ui-name-park = 公園
caylus-ui-name-workshop = 工房
caylus-ui-name-architect = 建築家
caylus-ui-name-church = 教会
caylus-ui-name-tailor = 仕立屋
caylus-ui-name-bank = 銀行
caylus-ui-name-alchemist = 錬金術師
caylus-ui-name-jeweller = 宝石職人
caylus-ui-name-residence = 住宅
caylus-ui-name-statue = 彫像
caylus-ui-name-granary = 穀物倉
caylus-ui-name-library = 図書館
caylus-ui-name-weaver = 機織り場
caylus-ui-name-theater = 劇場
caylus-ui-name-college = 大学
caylus-ui-name-monument = 記念碑
caylus-ui-name-hotel = ホテル
caylus-ui-name-cathedral = 大聖堂

caylus-ui-class-special = 特別建物
caylus-ui-class-neutral = 中立建物
caylus-ui-class-fixed = 固定建物
caylus-ui-class-wood = 木造建物
caylus-ui-class-stone = 石造建物
caylus-ui-class-residential = 住宅
caylus-ui-class-prestige = 名声建物

caylus-ui-section-dungeon = 地下牢
caylus-ui-section-walls = 城壁
caylus-ui-section-towers = 塔
caylus-ui-line-prestige = 得点
caylus-ui-line-deniers = ドゥニエ
caylus-ui-line-resources = 資源
caylus-ui-line-buildings = 建物

caylus-ui-favours = 恩恵{ $n }つ
caylus-ui-batch-now = 今は{ $section }：1セット{ $points }点
caylus-ui-no-batch = 1セットも納めないと{ $points }点を失う
caylus-ui-built-for = { $cost }を払い、{ $brings }を得る
caylus-ui-owner-bonus = ほかのプレイヤーが使うと所有者は{ $what }を得る
caylus-ui-owned = 所有者：{ $name }
caylus-ui-owned-visits = 所有者：{ $name }、ほかのプレイヤーの職人が来るたびに1点
caylus-ui-worked = { $name }の職人がいる
caylus-ui-pending-of = { $name }の住宅になる
caylus-ui-end = 終了時に金1つで{ $gold }点、ほかの資源{ $cubes }つで1点、{ $deniers }ドゥニエで1点。
caylus-ui-stock-gone = 建設済み
caylus-ui-stock-able = 払える

caylus-ui-reward-none = なし
caylus-ui-reward-carpenter = 木材1つ引きで木造建物を建てる
caylus-ui-reward-mason = 石材1つ引きで石造建物を建てる
caylus-ui-reward-lawyer = 布地1つで弁護士の効果
caylus-ui-reward-architect = 名声建物を建てる
caylus-ui-column = { $column }段目
caylus-ui-column-shut = { $column }段目はまだ開いていません

caylus-ui-turn = ラウンド
caylus-ui-round = 第{ $turn }ラウンド · フェイズ{ $phase }
caylus-ui-turn-title = 第{ $turn }ラウンド
caylus-ui-phases = ラウンドの7つのフェイズ
caylus-ui-phase-setup = 準備
caylus-ui-phase-income = 収入
caylus-ui-phase-place = 職人の配置
caylus-ui-phase-special = 特別建物
caylus-ui-phase-provost = 監督官の移動
caylus-ui-phase-activate = 建物の稼働
caylus-ui-phase-castle = 城の建設
caylus-ui-phase-end = ラウンドの終わり
caylus-ui-phase-over = ゲーム終了
caylus-ui-order-label = 手番順：{ $names }
caylus-ui-price-label = 今の費用は{ $price }ドゥニエ
caylus-ui-supply = 建物のストック
caylus-ui-supply-short = ストック
caylus-ui-close = 閉じる
caylus-ui-yard = 工事現場
caylus-ui-passed = パス
caylus-ui-batch = 1セット
caylus-ui-next-1 = 次の
caylus-ui-next-2 = 建設地
caylus-ui-site = 建設地
caylus-ui-favour-table = 王の恩恵
caylus-ui-favour-short = トラックを選んで一段進み、そこまでの効果を一つ使う
caylus-ui-favour-simple = 恩恵は1つにつき3点です。
caylus-ui-places = 職人を置ける場所
caylus-ui-provost-spots = 監督官が動けるマス
caylus-ui-choices = 選択肢

caylus-ui-on-space = { $name }（マス{ $space }）
caylus-ui-pass = パス（{ $number }番目）
caylus-ui-skip = 使わない
caylus-ui-skip-gate = 職人を戻す
caylus-ui-skip-provost = 動かさない
caylus-ui-provost = { $steps } → { $space }
caylus-ui-joust = 馬上槍試合をする
caylus-ui-inn-stay = 宿屋に残る
caylus-ui-inn-return = 職人を戻す
caylus-ui-offer = 選択肢{ $number }
caylus-ui-done = もう納めない
caylus-ui-favour = { $line }{ $column }
caylus-ui-favour-none = { $line }：マーカーだけ動かす
caylus-ui-ask-you = あなたの番：{ $what }
caylus-ui-ask-name = { $name }：{ $what }
caylus-ui-ask-plan = 検討（{ $name }）：{ $what }
caylus-ui-ask-here = { $building }：{ $what }
caylus-ui-point-worker = 示された場所を選んでください
caylus-ui-point-gate = 動かす先を選んでください
caylus-ui-point-build = ストックから建物を選んでください
caylus-ui-detail-worker = 費用は{ $price ->
    [1] 1ドゥニエ
   *[other] { $price }ドゥニエ、自分の建物なら1ドゥニエ
}です。手元に{ $deniers }ドゥニエ、職人が{ $workers }人います。
caylus-ui-detail-worker-inn = 宿屋のおかげで、費用は{ $price }ではなく1ドゥニエです。手元に{ $deniers }ドゥニエ、職人が{ $workers }人います。
caylus-ui-detail-guild = 監督官はマス{ $space }にいます。
caylus-ui-detail-provost = 1マス1ドゥニエ、3マスまで。監督官はマス{ $space }、手元は{ $deniers }ドゥニエです。
caylus-ui-detail-batch = { $section }：1セット{ $points }点、空き{ $free }か所。{ $given ->
    [0] まだ納めていません。
   *[other] { $given }セット納めました。
}
caylus-ui-detail-favour = どのトラックも1フェイズに1回だけ選べます。今は{ $columns }段目まで開いています。
caylus-ui-detail-discount = 費用が{ $what }少なくなります。

caylus-ui-goods = { $deniers }ドゥニエ、収入{ $income }、置ける職人{ $workers }人。食料{ $food }、木材{ $wood }、石材{ $stone }、布地{ $cloth }、金{ $gold }
caylus-ui-summary = 第{ $turn }ラウンド、{ $phase }。手番順：{ $order }。監督官はマス{ $provost }、行政官はマス{ $bailiff }にいます。
caylus-ui-summary-undrawn = まだ決まっていません
caylus-ui-summary-passed = パス：{ $names }。費用は{ $price }ドゥニエです。
caylus-ui-summary-section = { $section }：{ $parts }か所中{ $built }か所。
caylus-ui-summary-worker = { $name }：{ $place }。

caylus-ui-key-arrows = 選択肢を移動する
caylus-ui-key-enter = 選んで、確定する
caylus-ui-key-digits = 番号で選ぶ
caylus-ui-key-none = パス、使わない、終わり
caylus-ui-key-supply = 建物のストック
caylus-ui-key-back = ひとつ戻る

# ボードの上のものの説明。

caylus-card-kind-neutral = 中立建物
caylus-card-kind-fixed = ボードに印刷された建物
caylus-card-kind-wood = 木造建物
caylus-card-kind-stone = 石造建物
caylus-card-kind-residential = 住宅
caylus-card-kind-prestige = 名声建物
caylus-card-kind-special = 特別建物
caylus-card-kind-space = { $kind }、マス{ $space }
caylus-card-space = 道のマス{ $space }
caylus-card-income-phase = 毎ラウンドの初めに入ります。
caylus-card-reached = 監督官より手前：この建物は今ラウンドに稼働します。
caylus-card-unreached = 監督官より先：ここの職人は手ぶらで戻ります。
caylus-card-no-workers = 職人は置けません。
caylus-card-trigger = 行政官がこのマスに着くか通り過ぎると、{ $section }を決算します。
caylus-card-trigger-done = 決算済み：{ $section }
caylus-card-site = 建設地
caylus-card-site-next = 次の木造・石造建物はここに建ちます。
caylus-card-site-later = まだ何も建っていません。木造・石造建物はいちばん手前の空きマスに建ちます。
caylus-card-provost-here = 監督官がいます：このマスまでの建物が稼働します。
caylus-card-bailiff-here = 行政官がいます。
caylus-card-gate = まだ職人を置ける場所ならどこへでも行けます。ほかの人の建物なら、所有者が1点を得ます。
caylus-card-stables = 1の円が1番手、続いて2、3の円。残りは今までの順です。
caylus-card-inn = 左の円に入り、右の円へ移ります。そこにいた職人は帰ります。効果は次のラウンドの間ずっと続きます。
caylus-card-how-wood = 大工が、道のいちばん手前の空きマスに建てます。
caylus-card-how-stone = 石工が、道のいちばん手前の空きマスに建てます。
caylus-card-how-residential = 弁護士が、中立建物か自分の木造・石造建物を改築します。
caylus-card-how-prestige = 建築家が、自分の住宅に代えて建てます。
caylus-card-left = { $n ->
    [0] 残っていません
   *[other] 残り{ $n }枚
}
caylus-card-able = 今払えます。
caylus-card-unable = 今は払えません。
caylus-card-provost = 監督官
caylus-card-provost-means = 監督官のいるマス{ $space }までの建物が今ラウンドに稼働します。その先の職人は手ぶらで戻ります。
caylus-card-provost-moves = 全員がパスしたら、パス順に、1マス1ドゥニエで前後に3マスまで動かせます。商人ギルドの職人は無料で動かします。
caylus-card-provost-end = ラウンドの終わりに行政官のところへ行きます。
caylus-card-bailiff = 行政官
caylus-card-bailiff-moves = ラウンドの終わりに1マス、監督官が先にいれば2マス進みます。
caylus-card-bailiff-next = あと{ $steps }マスでマス{ $space }。そこで{ $section }を決算します。
caylus-card-bailiff-fewer = 塔を決算するとゲームが終わります。
caylus-card-worker = { $name }の職人
caylus-card-worker-home = 仕事が済むと帰ります。
caylus-card-place = { $place }番
caylus-card-place-shut = 1人につき職人1人。人数が少ないと、ここは空いたままです。
caylus-card-place-order = 1人につき職人1人。フェイズ6でこの順に、何セットでも納められます。
caylus-card-batch = 1セットは違う種類の資源3つで、1つは食料です。1セットが家1軒になります。
caylus-card-batch-gold = 金も使えます。
caylus-card-best = 1ラウンドにいちばん多く納めた人が恩恵を得ます。同数なら番号の小さい人です。
caylus-card-scoring-none = 家なし：−{ $points }点
caylus-card-scoring = { $range ->
    [exact] { $from }軒
    [span] { $from }〜{ $to }軒
   *[more] { $from }軒以上
}：{ $favours ->
    [0] なし
   *[other] 恩恵{ $favours }つ
}
caylus-card-semicolon = 、
caylus-card-houses-of = { $name }：{ $n }
caylus-card-section-batch = 1セットにつき{ $points }点
caylus-card-section-built = { $parts }か所のうち{ $built }か所
caylus-card-section-scored = 決算済み：建っていない所は空いたままです。
caylus-card-section-when = 行政官がマス{ $space }に着くか通り過ぎたラウンド、または全部建ったラウンドの終わりに決算します。
caylus-card-opens-0 = 地下牢を決算すると、恩恵の3段目と4段目が開きます。
caylus-card-opens-1 = 城壁を決算すると、恩恵の5段目が開きます。
caylus-card-opens-2 = 塔を決算するとゲームが終わります。
caylus-card-part = { $parts }か所中の{ $part }番目
caylus-card-part-built = { $name }が建てました。
caylus-card-part-lost = 間に合わず、空いたままです。
caylus-card-part-next = 次のセットはここに建ちます：{ $points }点
caylus-card-part-open = まだ建っていません：1セット{ $points }点
caylus-card-favour-how = トラックを1つ選ぶと、マーカーが進めるなら右へ1段進み、その段までの効果を1つ使えます。
caylus-card-favour-once = どのトラックも1フェイズに1回だけ。選べるトラックがなければ、その恩恵は失われます。
caylus-card-favour-from = 馬上槍試合場、いくつかの建物、ラウンドで最多のセット、城の決算で得ます。
caylus-card-favour-zero = マーカーはここから始まります。
caylus-card-start = 始まり
caylus-card-reward = { $column }段目：{ $what }
caylus-card-markers = ここのマーカー：{ $names }
caylus-card-bridge = 橋とパス表
caylus-card-bridge-means = パスした人は空いている最小の番号を取ります。職人を置く費用は、空いている最小の番号と同じです。
caylus-card-bridge-two = パスした人は空いている最小の番号を取ります。2人のうち1人がパスしたら、もう1人は職人を置くのに3ドゥニエ払います。
caylus-card-passed = パス：{ $names }
caylus-card-price-own = 自分の建物はいつも1ドゥニエ。宿屋の右の円に職人がいれば、どこでも1ドゥニエです。
caylus-card-first-pass = 最初にパスした人は1ドゥニエを得ます。
caylus-card-passing = パス表の{ $n }番
caylus-card-passing-price = これが空いている最小の番号の間、費用は{ $n }ドゥニエです。
caylus-card-passing-provost = 監督官もこの順に動かします。
caylus-card-phase = 7つのうちフェイズ{ $n }
caylus-card-phase-now = 今のフェイズです。
caylus-card-phase-income = 全員が2ドゥニエと、住宅1つにつき1ドゥニエを得ます。図書館とホテルでさらに増えます。
caylus-card-phase-place = 手番順に、職人を1人置くかパスします。全員がパスするまで続けます。
caylus-card-phase-special = 門、交易所、商人ギルド、馬上槍試合場、馬小屋、宿屋の順に使います。
caylus-card-phase-provost = パス順に、1マス1ドゥニエで監督官を3マスまで動かせます。
caylus-card-phase-activate = 職人のいる建物を、マス1から監督官まで順に使います。その先の職人は戻ります。
caylus-card-phase-castle = 城の職人が、番号順にセットを納めます。
caylus-card-phase-end = 行政官が進み、監督官がそこへ行き、時が来た城の部分を決算します。
caylus-card-order = 手番順
caylus-card-order-means = ラウンドごとに引き継ぎます。馬小屋で変わり、2人のときは毎ラウンド入れ替わります。監督官はパス順、城は番号順です。
caylus-card-price = 職人を置く費用
caylus-card-turn = 7つのフェイズ：収入、職人の配置、特別建物、監督官、建物、城、ラウンドの終わり。
caylus-card-game-end = 塔を決算するとゲームが終わります。
caylus-card-seat-place = 手番順{ $place }番目
caylus-card-seat-inn = 宿屋の右の円に職人がいます：どこに置いても1ドゥニエ。
caylus-card-seat-castle = 城の家：{ $what }
caylus-card-seat-favours = 王の恩恵：{ $what }
caylus-card-if-ended = 今終わった場合：{ $points }点
caylus-card-deniers = 職人を置く、監督官を動かす、建物を使うときに払います。
caylus-card-income = 毎ラウンドの収入：{ $income }
caylus-card-workers = 置ける職人{ $workers }人
caylus-card-workers-of = 各プレイヤー{ $all }人。宿屋に残る1人を除き、ラウンドの終わりまでに戻ります。
caylus-card-gold = 名声建物の費用になり、セットにも入れられます。ほかの資源の代わりにはなりません。
caylus-card-food = 城に納めるセットに必ず1つ要ります。
caylus-card-cube = 建物の費用になり、セットにも入れられます。
caylus-sign-deniers = ドゥニエ
caylus-sign-points = 点
caylus-sign-favours = 王の恩恵1つ
caylus-sign-food = 食料
caylus-sign-wood = 木材
caylus-sign-stone = 石材
caylus-sign-cloth = 布地
caylus-sign-gold = 金
caylus-sign-any = 好きな資源
caylus-sign-any_except_gold = 金以外の好きな資源
caylus-sign-builds-wood = 木造建物を建てる
caylus-sign-builds-stone = 石造建物を建てる
caylus-sign-builds-residential = 住宅を建てる
caylus-sign-builds-prestige = 名声建物を建てる

# what stands out in a finished game
caylus-ui-record-castle = 城に建てた家が最多
caylus-ui-record-batch = 城で最も得点したセット
caylus-ui-record-road = 道に建てた建物が最多
caylus-ui-record-visitors = 来訪で得た得点が最多

# まとめて納める。

caylus-ui-batches = 納めるセットの数
caylus-ui-batch-count = { $n }セット
caylus-ui-given = 渡すもの。どれも変えられます
caylus-ui-change = { $what }：変える
caylus-ui-bundle-batch = { $n }セット（{ $what }）で{ $points }点。どのセットも変えられます。
caylus-ui-bundle-pay = { $what }を払います。どの資源も変えられます。
caylus-ui-stock-folded = 建設済み{ $n }枚
