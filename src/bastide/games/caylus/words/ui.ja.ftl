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
caylus-ui-owned-visits = 所有者：{ $name }、ほかの職人が来るたびに1点
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
caylus-ui-yard = 城の工事現場
caylus-ui-passed = パス
caylus-ui-batch = 1セット
caylus-ui-next-1 = 次の
caylus-ui-next-2 = 建設地
caylus-ui-site = 建設地
caylus-ui-favour-table = 王の恩恵
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
caylus-ui-do-tile = 次の建物タイルはどれですか？
caylus-ui-do-order = 次は誰ですか？
caylus-ui-do-worker = 職人を置くか、パス
caylus-ui-do-gate = 門の職人をどこへ動かしますか？
caylus-ui-do-guild = 監督官を無料で動かす
caylus-ui-do-joust = 馬上槍試合で恩恵を得ますか？
caylus-ui-do-inn = 宿屋に残りますか？
caylus-ui-do-provost = 監督官を動かしますか？
caylus-ui-do-take = どれを受け取りますか？
caylus-ui-do-bonus = 所有者の資源
caylus-ui-do-sell = { $building }：資源を売りますか？
caylus-ui-do-buy = { $building }：資源を買いますか？
caylus-ui-do-offer = { $building }：どれを選びますか？
caylus-ui-do-build = 何を建てますか？
caylus-ui-do-site = どの住宅に建てますか？
caylus-ui-do-transform = どれを住宅に改築しますか？
caylus-ui-do-pay = どの資源で払いますか？
caylus-ui-do-batch = 城にセットを納めますか？
caylus-ui-do-favour = { $waiting ->
    [1] 恩恵を選ぶ
   *[other] 恩恵を選ぶ（全部で{ $waiting }つ）
}
caylus-ui-do-over = 対局終了
caylus-ui-point-worker = 示された場所を選んでください
caylus-ui-point-gate = 動かす先を選んでください
caylus-ui-point-build = ストックから建物を選んでください
caylus-ui-detail-worker = 費用は{ $price }ドゥニエ、自分の建物なら1ドゥニエです。手元に{ $deniers }ドゥニエ、職人が{ $workers }人います。
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
caylus-ui-summary-passed = パス：{ $names }。費用は{ $price }ドゥニエです。
caylus-ui-summary-section = { $section }：{ $parts }か所中{ $built }か所。
caylus-ui-summary-worker = { $name }：{ $place }。

caylus-ui-key-arrows = 選択肢を移動する
caylus-ui-key-enter = 選んで、確定する
caylus-ui-key-digits = 番号で選ぶ
caylus-ui-key-none = パス、使わない、終わり
caylus-ui-key-supply = 建物のストック
caylus-ui-key-back = ひとつ戻る

# what stands out in a finished game
caylus-ui-record-castle = 城に建てた家が最多
caylus-ui-record-batch = 城で最も得点したセット
caylus-ui-record-road = 道に建てた建物が最多
caylus-ui-record-visitors = 来訪で得た得点が最多
