# ケイラスで起きたこと、できない理由、得点の内訳。

caylus-name-building = { $building ->
    [neutral_farm] 農場
    [neutral_forest] 森
    [neutral_sawmill] 製材所
    [neutral_quarry] 石切場
    [neutral_marketplace] 市場
    [neutral_carpenter] 大工
    [fixed_peddler] 行商人
    [fixed_carpenter] 大工
    [gold_mine] 金鉱
    [wood_farm_food] 食料の農場
    [wood_farm_cloth] 布地の農場
    [wood_quarry] 木造の石切場
    [wood_sawmill] 木造の製材所
    [wood_marketplace] 木造の市場
    [wood_peddler] 木造の行商人
    [lawyer] 弁護士
    [mason] 石工
    [stone_farm] 石造の農場
    [park] 公園
    [workshop] 工房
    [architect] 建築家
    [church] 教会
    [tailor] 仕立屋
    [bank] 銀行
    [alchemist] 錬金術師
    [jeweller] 宝石職人
    [residence] 住宅
    [statue] 彫像
    [granary] 穀物倉
    [library] 図書館
    [weaver] 機織り場
    [theater] 劇場
    [college] 大学
    [monument] 記念碑
    [hotel] ホテル
   *[cathedral] 大聖堂
}
caylus-name-place = { $place ->
    [gate] 門
    [trading_post] 交易所
    [merchants_guild] 商人ギルド
    [joust_field] 馬上槍試合場
    [stables] 馬小屋
    [inn] 宿屋
    [castle] 城
   *[road] { caylus-name-building }
}
caylus-name-cube = { $cube ->
    [food] 食料
    [wood] 木材
    [stone] 石材
    [cloth] 布地
   *[gold] 金
}
caylus-name-section = { $section ->
    [dungeon] 地下牢
    [walls] 城壁
   *[towers] 塔
}
caylus-name-line = { $line ->
    [prestige] 得点
    [deniers] ドゥニエ
    [resources] 資源
   *[buildings] 建物
}
caylus-name-class = { $class ->
    [neutral] 中立建物
    [fixed] 固定建物
    [wood] 木造建物
    [stone] 石造建物
    [residential] 住宅
   *[prestige] 名声建物
}
caylus-name-deniers = { $deniers }ドゥニエ
caylus-name-points = { $points }点

caylus-ask-tile = 中立建物を置く
caylus-ask-order = 最初の手番順を決める
caylus-ask-worker = 職人を置くかパスする
caylus-ask-gate = 門の職人を移すか戻す
caylus-ask-guild = 監督官を動かす（動かさなくてもよい）
caylus-ask-joust = 馬上槍試合場で恩恵を得る（得なくてもよい）
caylus-ask-inn = 職人を宿屋に残しますか？
caylus-ask-provost = 監督官を1マス1ドゥニエで動かす（動かさなくてもよい）
caylus-ask-take = 資源を受け取る
caylus-ask-bonus = 所有者の資源を受け取る
caylus-ask-sell = 資源を1つ売る（売らなくてもよい）
caylus-ask-buy = 資源を1つ買う（買わなくてもよい）
caylus-ask-offer = 取引を選ぶ（選ばなくてもよい）
caylus-ask-build = 建物を建てる
caylus-ask-site = 置き換える住宅を選ぶ
caylus-ask-transform = 住宅に改築する建物を選ぶ
caylus-ask-pay = 資源を1つ支払う
caylus-ask-batch = 1セット納めるか終わる
caylus-ask-favour = { $waiting ->
    [1] 王の恩恵を選ぶ
   *[other] 王の恩恵を選ぶ（全部で{ $waiting }つ）
}
caylus-ask-over = 対局終了

caylus-log-tile = マス{ $space }は{ caylus-name-building }です。
caylus-log-order = { $name }は手番順の{ $place }番目です。
caylus-log-start = { $name }は{ caylus-name-deniers }、食料{ $food }、木材{ $wood }で始めます。
caylus-log-turn = 第{ $turn }ラウンドが始まります。
caylus-log-income = { $name }の収入は{ caylus-name-deniers }です。
caylus-log-worker = { $name }が{ $price }ドゥニエで職人を置きました：{ caylus-name-place }。
caylus-log-visitor = { $name }の建物に、ほかのプレイヤーの職人が来ました：{ caylus-name-place }。
caylus-log-pass = { $name }がパスして、パス表の{ $number }番に入りました。
caylus-log-first-pass = { $name }は最初にパスしたので{ caylus-name-deniers }を受け取りました。
caylus-log-gate = { $name }が門の職人を移しました：{ caylus-name-place }。
caylus-log-trading-post = { $name }が交易所で{ caylus-name-deniers }を受け取りました。
caylus-log-provost = { $name }が監督官をマス{ $from }からマス{ $to }へ動かしました{ $deniers ->
    [0] 。
   *[other] （{ caylus-name-deniers }）。
}
caylus-log-joust = { $name }が馬上槍試合場で{ caylus-name-deniers }と布地{ $cloth }つを支払い、王の恩恵を得ました。
caylus-log-stables = 新しい手番順：{ $players }。
caylus-log-inn = { $what ->
    [in] { $name }の職人が宿屋の右の円に入りました。
    [out] { $name }の職人が宿屋を出ました。
    [stay] { $name }の職人が宿屋に残りました。
   *[return] { $name }が職人を宿屋から戻しました。
}
caylus-log-idle = { caylus-name-building }は稼働せず、{ $name }の職人が戻りました。
caylus-log-unused = { $name }は{ caylus-name-place }を使いませんでした。
caylus-log-produce = { $name }が{ caylus-name-building }から{ $cubes }を受け取りました。
caylus-log-bonus = { $name }は{ caylus-name-building }の所有者として{ caylus-name-cube }を1つ受け取りました。
caylus-log-sell = { $name }が{ caylus-name-cube }1つを{ caylus-name-deniers }で売りました。
caylus-log-buy = { $name }が{ caylus-name-cube }1つを{ caylus-name-deniers }で買いました。
caylus-log-offer = { $name }が{ caylus-name-building }で{ $paid ->
    [deniers] { $count }ドゥニエ
    [cloth] 布地{ $count }
    [gold] 金{ $count }
   *[cubes] 資源{ $count }
}を支払い、{ $gold ->
    [0] { caylus-name-points }を得ました。
   *[other] 金{ $gold }を得ました。
}
caylus-log-build = { $name }がマス{ $space }に{ caylus-name-building }を建てました。
caylus-log-lawyer = { $delayed ->
    [0] { $name }が弁護士に、マス{ $space }の{ caylus-name-building }の分を支払いました。
   *[other] { $name }が弁護士に、マス{ $space }の{ caylus-name-building }の分を支払いました。そこの職人が離れてから改築します。
}
caylus-log-residence = マス{ $space }の{ caylus-name-building }が{ $name }の住宅になりました。
caylus-log-batch = { $name }が1セット（{ $cubes }）を納め、{ caylus-name-section }に家を置きました。
caylus-log-no-batch = { $points ->
    [0] { $name }は1セットも納めませんでしたが、失う点がありません。
   *[other] { $name }は1セットも納めませんでした。
}
caylus-log-exempt = { $name }が城に置ける場所はもうありません。
caylus-log-best-builder = { $name }が最も多く納め（{ $batches }セット）、王の恩恵を1つ得ました。
caylus-log-bailiff = 行政官がマス{ $from }からマス{ $to }へ動きました。
caylus-log-section = 決算：{ caylus-name-section }。
caylus-log-section-penalty = { $points ->
    [0] { $name }はそこに家がありませんが、失う点がありません。
   *[other] { $name }はそこに家がありません。
}
caylus-log-section-favours = { $name }はそこに家が{ $houses }軒あり、王の恩恵を{ $favours }つ得ました。
caylus-log-favour = { $name }が{ caylus-name-line }トラックを選びました。マーカーは{ $level }段目です。
caylus-log-favour-points = { $name }が恩恵で得点しました。
caylus-log-favour-deniers = { $name }が恩恵で{ caylus-name-deniers }を受け取りました。
caylus-log-favour-cube = { $name }が恩恵で{ caylus-name-cube }を1つ受け取りました。
caylus-log-favour-swap = { $name }が{ caylus-name-cube }を1つ渡し、ほかの資源2つを受け取ります。
caylus-log-favour-lost = { $name }はこのフェイズにすべてのトラックを選んだので、恩恵を1つ失いました。
caylus-log-favour-simple = { $name }が王の恩恵で得点しました。
caylus-log-final = { $what ->
    [gold] { $name }：残った金{ $count }。
    [cubes] { $name }：残ったほかの資源{ $count }。
   *[deniers] { $name }：残った{ $count }ドゥニエ。
}
caylus-log-over = { $cause ->
    [bailiff] 行政官が塔の決算マスに着きました
   *[full] 塔がいっぱいになりました
}。対局終了。{ $count ->
    [1] { $winners }の勝ちです。
   *[other] { $winners }の同点勝利です。
}

caylus-ledger-visitors = 来訪
caylus-ledger-buildings = 建物
caylus-ledger-residences = 住宅
caylus-ledger-church = 教会
caylus-ledger-tailor = 仕立屋
caylus-ledger-jeweller = 宝石職人
caylus-ledger-castle = 城
caylus-ledger-penalty = 失点
caylus-ledger-favours = 恩恵
caylus-ledger-final-gold = 残った金
caylus-ledger-final-cubes = 残った資源
caylus-ledger-final-deniers = 残ったドゥニエ
caylus-ledger-carried = それまでの得点
caylus-plan-goods = 資源とドゥニエ
caylus-plan-income = 収入
caylus-plan-buildings = 建物（今後）
caylus-plan-castle = 城と恩恵
caylus-plan-order = 手番順

caylus-refusal-unreadable = 「{ $text }」は手として読めません。例：worker farm、pass、provost +2、build mason、favour deniers 3、skip。
caylus-refusal-not-an-action = { $action }は手ではありません。手は0から{ $last }までの数です。
caylus-refusal-ambiguous = 道に{ caylus-name-building }がいくつかあります。マスの番号も書いてください。
caylus-refusal-not-there = 道に{ caylus-name-building }はありません。
caylus-refusal-time = { $asked ->
    [tile] 今は中立建物を置くところです。
    [order] 今は最初の手番順を決めるところです。
    [worker] 今は職人を置くかパスするところです。
    [gate] 今は門の職人を移せます。
    [guild] 今は商人ギルドで監督官を動かせます。
    [joust] 今は馬上槍試合場を使えます。
    [inn] 今は宿屋の職人を残すか戻すかを決めるところです。
    [provost] 今は監督官を動かせます。
    [take] 今は資源を受け取るところです。
    [bonus] 今は所有者の資源を受け取るところです。
    [sell] 今は資源を1つ売れます。
    [buy] 今は資源を1つ買えます。
    [offer] 今は取引を選べます。
    [build] 今は建物を建てられます。
    [site] 今は置き換える住宅を選ぶところです。
    [transform] 今は建物を改築できます。
    [pay] 今は資源を1つ支払うところです。
    [batch] 今はセットを納められます。
    [favour] 今は王の恩恵を選ぶところです。
   *[over] 対局は終わりました。
}
caylus-refusal-no-skip = これは必ず行います。
caylus-refusal-no-seat = { $players }人の対局に席{ $seat }はありません。
caylus-refusal-laid = { caylus-name-building }はもう道に置かれています。
caylus-refusal-seated = 席{ $seat }の順番はもう決まっています。
caylus-refusal-no-worker = 置ける職人がもういません。
caylus-refusal-place-kind = { caylus-name-building }に職人は置けません。
caylus-refusal-unbuilt = マス{ $space }にはまだ建物がありません。
caylus-refusal-taken = { caylus-name-place }にはもう職人がいます。
caylus-refusal-stables-two = 2人のとき、馬小屋は使いません。
caylus-refusal-stables-own = 馬小屋にはもう自分の職人がいます。
caylus-refusal-stables-full = 馬小屋の3つの円はすべてふさがっています。
caylus-refusal-inn-taken = 宿屋の左の円はふさがっています。
caylus-refusal-castle-own = 城にはもう自分の職人がいます。
caylus-refusal-price = { $price }ドゥニエかかりますが、{ $deniers }ドゥニエしかありません。
caylus-refusal-road-end = 監督官は道の外へ出られません。
caylus-refusal-no-deniers = { $cost }ドゥニエかかりますが、{ $deniers }ドゥニエしかありません。
caylus-refusal-cube-not-offered = ここでは{ caylus-name-cube }を選べません。
caylus-refusal-not-a-batch = 1セットは、互いに種類の違う資源3つで、そのうち1つは食料です。
caylus-refusal-off-road = 改築できるのは道の建物だけです。
caylus-refusal-steps = 監督官が動くのは1、2、3マスのどれかです。
caylus-refusal-no-space = 道は{ $spaces }マスです。
caylus-refusal-no-cube = 渡せる{ caylus-name-cube }がありません。
caylus-refusal-offer-cost = { $what ->
    [deniers] { $count }ドゥニエ
    [cloth] 布地{ $count }
    [gold] 金{ $count }
   *[any] 金以外の資源{ $count }つ
}が必要です。
caylus-refusal-class = 今建てられるのは{ caylus-name-class }だけです。
caylus-refusal-stock = { caylus-name-building }はストックにありません。
caylus-refusal-no-residence = 上に建てられる自分の住宅がありません。
caylus-refusal-road-full = 道に空きマスがありません。
caylus-refusal-cost = { caylus-name-building }のコストを支払えません。
caylus-refusal-not-residence = マス{ $space }は自分の住宅ではありません。
caylus-refusal-lawyer = 弁護士そのものは、決して改築できません。
caylus-refusal-fixed = { caylus-name-building }はボードに印刷されていて、変えられません。
caylus-refusal-not-transformed = { caylus-name-building }は改築できません。
caylus-refusal-not-own = { caylus-name-building }はほかのプレイヤーのものです。
caylus-refusal-pending = { caylus-name-building }はもう改築されることになっています。
caylus-refusal-line-used = { caylus-name-line }トラックは、このフェイズにもう選びました。
caylus-refusal-column-closed = { $column }段目はまだ開いていません。今は{ $columns }段目まで使えます。
caylus-refusal-level = { caylus-name-line }トラックのマーカーは、{ $column }段目まで届きません。
caylus-refusal-none-buildings = 建物トラックで効果がないのは1段目です。favour buildings 1と書きます。
caylus-refusal-unusable = 今はその効果を使えません。

## What `bastide games` says of the options

caylus-option-simplified-favour = 簡易恩恵：1つにつき3点
caylus-option-jeweller = 宝石職人を加える
caylus-option-late-lawyer = 弁護士は3点（後の版）

# 手の名前と、それがもたらすもの。

caylus-good = { $good ->
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
caylus-does-produce = { $what }を得る
caylus-does-sell = 好きな資源1つを{ $deniers }ドゥニエで売る
caylus-does-buy = 金以外の資源1つを{ $deniers }ドゥニエで買う
caylus-does-buy-two = 金以外の資源を1つか2つ、1つ{ $deniers }ドゥニエで買う
caylus-does-lawyer = { $cost }を払い、中立建物か自分の木造・石造の建物1つを住宅に改築する：{ $points }点
caylus-does-income = 毎ラウンドの収入+{ $deniers }ドゥニエ
caylus-does-gate = この職人を好きな空きへ無料で動かす
caylus-does-trading_post = { $deniers }ドゥニエを得る
caylus-does-merchants_guild = 監督官を無料で1〜3マス動かす
caylus-does-joust_field = { $cost }を払い、恩恵1つを得る
caylus-does-stables = これ以降、手番順が1番目、2番目、3番目になる
caylus-does-stables-unused = 2人のときは使いません
caylus-does-inn = 次のラウンドから、職人がいる間はどこに置いても1ドゥニエ
caylus-does-castle = 食料とほかの2種類のセットを納めて城を建てる
caylus-does-exchange = { $paid }で{ $got }
caylus-does-build = { $class ->
    [wood] 木造建物を1つ建てる
    [stone] 石造建物を1つ建てる
   *[prestige] 自分の住宅に名声建物を1つ建てる
}

caylus-then-there = 効果：{ $what }
caylus-then-beyond = 監督官より先：今のままでは稼働しない
caylus-then-pending = 使われた後に改築
caylus-then-pass = パス表の{ $number }番
caylus-then-provost = 監督官はマス{ $space }へ
caylus-then-active = 稼働する：{ $spaces }
caylus-then-idle = 稼働しない（職人は手ぶらで戻る）：{ $spaces }
caylus-then-inn = { $stay ->
    [1] 次のラウンドも、どこに置いても1ドゥニエ
   *[other] 職人が戻る
}
caylus-then-skip = { $ask ->
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
caylus-then-done = { $given ->
    [0] 1セットも納めない
   *[other] { $given }セット納めて終わる
}
caylus-then-space = マス{ $space }
caylus-then-house = { caylus-name-section }に家（残り{ $left }か所）
caylus-then-best = 最多：{ $name }
caylus-then-reward = { $effect ->
    [resources-2] 木材1つか石材1つ
    [resources-4] 好きな資源1つを渡し、金以外を2つ受け取る
    [buildings-2] 木材1つ引きで木造建物を建てる
    [buildings-3] 石材1つ引きで石造建物を建てる
    [buildings-4] 布地1つで弁護士の効果
   *[buildings-5] 自分の住宅に名声建物を建てる
}
caylus-then-marker = { caylus-name-line }トラック{ $before }→{ $level }
caylus-then-no-effect = 効果なし
caylus-then-favours = 王の恩恵{ $count }つ
caylus-then-built = { $changes }

caylus-did-inn = { $stay ->
    [1] 職人を宿屋に残す
   *[other] 職人を宿屋から戻す
}
caylus-act-worker = 職人を置く：{ caylus-name-place }
caylus-act-move = 職人を移す：{ caylus-name-place }
caylus-act-pass = パス
caylus-act-provost = 監督官を動かす
caylus-act-joust = 馬上槍試合
caylus-act-inn = 宿屋の職人
caylus-act-take = { caylus-name-cube }を受け取る
caylus-act-bonus = 所有者として{ caylus-name-cube }を受け取る
caylus-act-sell = { caylus-name-cube }を売る
caylus-act-buy = { caylus-name-cube }を買う
caylus-act-offer = 取引{ $number }を選ぶ
caylus-act-build = 建てる：{ caylus-name-building }
caylus-act-site = マス{ $space }に建てる
caylus-act-transform = 住宅に改築する：{ caylus-name-building }
caylus-act-pay = { caylus-name-cube }を支払う
caylus-act-batch = 1セット納める
caylus-act-done = これ以上納めない
caylus-act-favour = 王の恩恵を選ぶ：{ caylus-name-line }
caylus-act-skip = 何もしない
caylus-act-tile = タイルを引く：{ caylus-name-building }
caylus-act-order = 手番順を引く
