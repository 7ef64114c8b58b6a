# プラハ 王国の首都で起きたこと、できない理由、得点の内訳。

praga-ask-free = あなたの番
praga-ask-chance = タイルを引く
praga-ask-take = タイルを1枚取る
praga-ask-onto = タイルを置く
praga-ask-enter = 橋に入る費用を払う
praga-ask-manage = 増やすか生産するか？
praga-ask-grow = 金鉱か石切場か？
praga-ask-produce = 金か石か？
praga-ask-token = 生産トークンを選ぶ
praga-ask-technology = 技術タイルを選ぶ
praga-ask-four = 橋タイルを選ぶ
praga-ask-span = 橋のどのマスに置きますか？
praga-ask-five = Vのタイルを選ぶ
praga-ask-arrow = 矢印に従いますか？
praga-ask-step = 飢餓の壁か大聖堂か？
praga-ask-plaza = 広場のどちらの半分ですか？
praga-ask-coin = 金か石か？
praga-ask-discard = 窓を1個捨てる
praga-ask-over = 対局終了

praga-kind = { $what ->
    [gold] 金
    [stone] 石
    [egg] 卵
    [silver_window] 銀の窓
    [gold_window] 金の窓
    [red_token] 赤のトークン
    [blue_token] 青のトークン
    [technology] 技術
    [university] 大学
    [mine] 金鉱
    [quarry] 石切場
    [hunger_wall] 飢餓の壁での移動
    [cathedral] 大聖堂での移動
    [hunger_wall_or_cathedral] 飢餓の壁か大聖堂での移動
   *[points] { $n ->
       *[other] 点
    }
}
praga-action = { $action ->
    [mines] 金鉱の運営
    [quarries] 石切場の運営
    [upgrade] アクションを改良する
    [wall] 市壁を建てる
    [building] 建物を建てる
   *[road] 王の道を建てる
}
praga-grid = { $grid ->
    [hunger_wall] 飢餓の壁
    [hunger_wall_or_cathedral] 飢餓の壁か大聖堂
   *[cathedral] 大聖堂
}

## 名前。呼び出し側がつなぐもの（`$gains`、`$top`、`$bottom`）は `praga-gain` の並び。

praga-nothing = なし
praga-gain = { $what ->
    [gold] 金{ $count }
    [stone] 石{ $count }
    [egg] 卵{ $count }個
    [silver_window] 銀の窓{ $count }個
    [gold_window] 金の窓{ $count }個
    [red_token] 赤のトークン{ $count }個
    [blue_token] 青のトークン{ $count }個
    [technology] 技術{ $count }マス
    [university] 大学{ $count }マス
    [mine] 金鉱{ $count }つ
    [quarry] 石切場{ $count }つ
    [hunger_wall] 飢餓の壁を横に{ $count }マス
    [cathedral] 大聖堂を横に{ $count }マス
    [hunger_wall_or_cathedral] 飢餓の壁か大聖堂を横に{ $count }マス
   *[points] { $count }点
}
praga-action-short = { $action ->
    [mines] 金鉱
    [quarries] 石切場
    [upgrade] 改良
    [wall] 市壁
    [building] 建物
   *[road] 王の道
}
praga-pair = { $first ->
    [mines] 金鉱
    [quarries] 石切場
    [upgrade] 改良
    [wall] 市壁
    [building] 建物
   *[road] 王の道
}・{ $second ->
    [mines] 金鉱
    [quarries] 石切場
    [upgrade] 改良
    [wall] 市壁
    [building] 建物
   *[road] 王の道
}
# アクションタイルの片方ができない訳：今、またはタイルを取った後。
praga-half = { praga-action-short }：{ $why ->
    [too-dear] { $also ->
        [stone] 不足がいちばん少ないタイルが{ praga-gain }と石{ $also_cost }、{ $then ->
            [yes] 取った後に残るのは
           *[no] 持っているのは
        }{ $has }と{ $also_has }
       *[none] 不足がいちばん少ないタイルが{ praga-gain }、{ $then ->
            [yes] 取った後に残るのは
           *[no] 持っているのは
        }{ $has }
    }
    [cannot-pay] 費用は{ praga-gain }、{ $then ->
        [yes] 取った後に残るのは
       *[no] 持っているのは
    }{ $has }
    [row-empty] 列にもうタイルがない
    [special-only] 列に残っているのは特別タイルだけ
    [no-site] 空いた建物マスがない
    [walls-full] 12か所すべてに市壁がある
    [road-end] コマはもう橋の終わりにいる
   *[bonus] ホイールの報酬を得てから
}
praga-v-short = { $left ->
    [0] カレル橋のそばにVのタイルはもうありません。これから区域Vに着く人は得られません。
   *[1] カレル橋のそばのVのタイルは残り1枚です。得られるのは次に区域Vに着く人だけです。
}
praga-v-none = Vのタイルはもう残っていない
praga-plaza = { $colour ->
    [silver] 銀の広場{ $letter }
    [gold] 金の広場{ $letter }
    [blue] 青の広場{ $letter }
   *[tan] 広場{ $letter }
}
praga-place = { $where ->
    [hex] 「{ praga-action-short }」のマス
    [wall] 市壁のマス{ $number }（{ praga-action-short }の隣）
    [between] 市壁のマス{ $number }（{ praga-pair }の隣）
    [old_town] 旧市街の{ praga-plaza }の隣
   *[new_town] 新市街の{ praga-plaza }の隣
}
praga-tile = { $kind ->
    [action_tile] アクションタイル「{ praga-pair }」
    [upgrade] { praga-action-short }の改良タイル（{ $gains }）
    [wall] 市壁タイル（{ $gains }{ $icon ->
        [yes] 、飢餓の壁
       *[no] {""}
    }）
    [building] 建物タイル（{ $gains }{ $icon ->
        [yes] 、大聖堂
       *[no] 、王冠
    }）
    [technology] レベル{ $level }の技術（{ praga-technology }）
    [plaza] 広場タイル（{ $top }／{ $bottom }）
    [bridge] 橋タイル（{ $gains }）
    [v_tile] Vのタイル（{ $gains }、{ praga-final }）
    [v_tile_later] Vのタイル（{ praga-final }）
    [production_token] 生産トークン（{ $gains }）
    [exchange] 印章（終了時に{ $pay }ごとに{ $gains }）
   *[seal] 印章（{ $gains }）
}
praga-technology = { $does ->
    [wheel_reward_of_kind] ホイールで{ praga-kind }を得たら{ $gains }
    [each_step_on_track] { praga-kind }が1マス進むごとに{ $gains }
    [each_upward_move] 上への移動ごとに{ $gains }
    [points_from_taking_action_tile] アクションタイルで点を得たら{ $gains }
    [build_building_with] 大聖堂のアイコンのある建物ごとに{ $gains }
    [build_building_without] 大聖堂のアイコンのない建物ごとに{ $gains }
    [build_wall_with] 飢餓の壁のアイコンのある市壁ごとに{ $gains }
    [gain_corner_token] { praga-kind }を得たら{ $gains }
    [gain_or_buy_egg] 卵1個ごとに{ $gains }
    [climb] 無料で1段上へ
    [produce-gold] { $gains }、金の生産
    [produce-stone] { $gains }、石の生産
    [both-plaza] 広場1つの両方の報酬
    [grow] 金鉱か石切場を増やし、生産する
    [perform-any] 好きなアクション
    [perform-cheaper] { praga-action }（{ $cut }引き）
    [perform] { praga-action }
    [gain-perform] { $gains }、続けて{ praga-action }
   *[gain] { $gains }
}
praga-final = { $per ->
    [university_height] 終了時に大学1マスごとに{ $gain }
    [upgrade_tile_including_covered] 終了時に改良タイル1枚ごとに{ $gain }
    [wall_tile] 終了時に市壁タイル1枚ごとに{ $gain }
    [mine_count] 終了時に金鉱1つごとに{ $gain }
    [quarry_count] 終了時に石切場1つごとに{ $gain }
   *[row_on_hunger_wall_plus_row_on_cathedral] 終了時に飢餓の壁と大聖堂の1段ごとに{ $gain }
}

praga-log-start = { $name }がスタートプレイヤーです。
praga-log-neutral = 初めから{ $space }に{ $tile }があります。
praga-log-era = 時代{ $era ->
    [1] I
   *[2] II
}が始まり、列が新しくなります。
praga-log-tile = { $name }が{ $tile }を取りました。
praga-log-act = { $source ->
    [extra] { $name }が追加アクションを行いました：{ praga-action }。
   *[tile] { $name }がアクションを行いました：{ praga-action }。
}
praga-log-buy = { $name }が追加アクションを買いました。
praga-log-bonus = { $what ->
    [points] { $name }がホイールの点を得ました。
    [egg] { $name }がホイールの卵を買いました。
   *[gain] { $name }がホイールの報酬を得ました。
}
praga-log-reward = { $name }が{ $tile }の報酬を得ました。
praga-log-moved = { $name }が{ praga-grid }の{ $row }段目{ $column }列目へ動きました。
praga-log-stay = { $name }は矢印に従いませんでした。
praga-log-road = { $effect ->
    [egg] { $name }が区域{ $region }の卵の効果を使いました。
   *[free] { $name }が区域{ $region }の効果を使いました。
}
praga-log-arrive = { $name }が王の道の区域{ $region }に着きました。
praga-log-use = { $name }が{ $tile }を使いました。
praga-log-claim = { $name }が{ $seal }を獲得しました。
praga-log-refresh = { $row ->
    [upgrade] { $name }が改良タイルを入れ替えました。
    [wall] { $name }が市壁タイルを入れ替えました。
   *[building] { $name }が建物タイルを入れ替えました。
}
praga-log-choose = { $name }が{ $tile }を選びました。
praga-log-pass = { $name }はVのタイルを取りませんでした。
praga-log-take = { $name }が{ $tile }を取りました。
praga-log-onto = { $name }が{ $tile }を置きました：{ $place }。
praga-log-grow = { $action ->
    [mines] { $name }が金鉱を1つ増やしました。
   *[quarries] { $name }が石切場を1つ増やしました。
}
praga-log-produce = { $action ->
    [mines] { $name }が金を生産しました。
   *[quarries] { $name }が石を生産しました。
}
praga-log-span = { $name }がカレル橋のマス{ $space }に置きました。
praga-log-token = { $name }が{ $tile }を取りました。
praga-log-plaza = { $plaza }の決算です。
praga-log-half = { $half ->
    [top] { $name }が広場の上半分の報酬を得ました。
   *[bottom] { $name }が広場の下半分の報酬を得ました。
}
praga-log-discard = { $window ->
    [gold] { $name }が金の窓を1個捨てました。
   *[silver] { $name }が銀の窓を1個捨てました。
}
praga-log-dummy = 対戦相手が{ $tile }を取りました。
praga-log-goods = { $way ->
    [pays] { $name }が{ praga-gain }を払いました。
   *[gains] { $name }が{ praga-gain }を得ました。
}
praga-log-points = { $name }：{ $n }点（{ $cause ->
    [wheel] ホイール
    [blue-zone] 青ゾーン
    [five-point-token] 5点トークン
    [upgrade-reward] 改良したアクション
    [tile] タイル
    [old-town] 旧市街
    [crown] 広場の周りの建物
    [production] 生産
    [plaza] 広場
    [road] 王の道
    [road-tile] 王の道タイル
    [bridge] カレル橋
    [technology] 技術
    [overflow] トラックの頂上
    [grid] 飢餓の壁と大聖堂
    [university] 技術と大学
    [rows] 飢餓の壁と大聖堂の段
    [tokens-blue] 青のトークン
    [tokens-red] 赤のトークン
    [walls] 市壁
    [v-tile] Vのタイル
    [seal] 印章
    [eggs] 卵
   *[plaza-end] 未決算の広場
}）。
praga-log-wealth = { $bonus ->
    [gold_6] { $name }が初めて金6を持ちました。
    [stone_6] { $name }が初めて石6を持ちました。
   *[any_9] { $name }が初めて金9または石9を持ちました。
}
praga-log-v-short = { praga-v-short }
praga-log-overflow = { $track ->
    [technology] { $name }は技術トラックの頂上にいます。
   *[university] { $name }は大学の頂上にいます。
}
praga-log-open = { $name }が候補として引きました：{ $tiles }。
praga-log-over = { $tied ->
    [0] 対局終了。{ $winners }の勝ちです。
   *[other] 対局終了。同点では手番順が後のほうが勝つため、{ $winners }の勝ちです。
}
praga-log-over-alone = 対局終了：{ $points }点、{ $good ->
    [yes] よい得点です。
   *[no] まだよい得点ではありません。
}

praga-ledger-wheel = ホイール
praga-ledger-blue-zone = 青ゾーン
praga-ledger-five-point-token = 5点トークン
praga-ledger-upgrade-reward = 改良したアクション
praga-ledger-tile = タイル
praga-ledger-old-town = 旧市街
praga-ledger-crown = 広場の周りの建物
praga-ledger-production = 生産
praga-ledger-plaza = 広場
praga-ledger-road = 王の道
praga-ledger-road-tile = 王の道タイル
praga-ledger-bridge = カレル橋
praga-ledger-technology = 技術
praga-ledger-overflow = トラックの頂上
praga-ledger-grid = 飢餓の壁と大聖堂
praga-ledger-university = 技術と大学
praga-ledger-rows = 達した段
praga-ledger-tokens-blue = 青のトークン
praga-ledger-tokens-red = 赤のトークン
praga-ledger-walls = 市壁
praga-ledger-v-tile = Vのタイル
praga-ledger-seal = 印章
praga-ledger-eggs = 卵
praga-ledger-plaza-end = 未決算の広場
praga-ledger-edge = 隣接の報酬
praga-ledger-corner = 角の報酬
praga-ledger-wealth = 財産の報酬
praga-ledger-carried = それまでの得点
praga-plan-goods = 資源
praga-plan-production = 生産（今後）
praga-plan-technologies = 技術（今後）
praga-plan-seals = 印章（今後）
praga-plan-plazas = 広場（今後）
praga-plan-road = 王の道（今後）

praga-refusal-over = 対局は終わっています。
praga-refusal-time = { $asked ->
    [free] { $given ->
        [plaza] 広場が報酬を与えるのは、まわりの最後のマスが埋まったときです。
        [span] 橋タイルを置くのは、コマが区域IVかVに着いたときです。
        [token] 生産トークンを取るのは、金鉱か石切場がトラックのその場所に着いたときです。
        [choose] 技術タイルは本のマスに着いたとき、橋タイルは区域IVとVで選びます。
        [stay] 矢印を断れるのは、マーカーがそこに着いたときだけです。
        [discard] 窓を捨てるのは手番の終わりで、2個を超えた分だけです。
       *[other] 今それを決める場面ではありません。手番は自由に続けられます。
    }
    [chance] 先にタイルを引きます。
    [technology] 今は技術タイルを選びます。
    [four] 今は橋タイルを選びます。
    [five] 今はVのタイルを選びます。
    [span] 今は橋タイルを置きます。
    [arrow] 上向きの矢印は、今すぐ使うか、使わないかです。
    [step] 今は横移動を行います。
    [token] 今は生産トークンを選びます。
    [plaza] 今は広場のどちらかの半分を選びます。
    [manage] 先に、増やすか生産するかを決めます。
    [grow] 先に、金鉱か石切場かを決めます。
    [produce] 先に、金か石かを決めます。
    [coin] 先に、金か石かを決めます。
    [take] 先に六角タイルを取ります。
    [onto] 先に、取ったタイルを置きます。
    [enter] 先に、橋に入る費用を払います。
   *[discard] 先に窓を1個捨てます。
}
praga-refusal-none-left = ここでは出ません：{ $tile }。
praga-refusal-no-tile = 先にクレーンからアクションタイルを取り、そのどちらかのアクションを行います。
praga-refusal-taken-already = この手番にはもうアクションタイルを取りました。これはクレーンに残ります。
praga-refusal-red-cost = 赤のマスのこのタイルは金{ $cost }です。持っているのは金{ $gold }です。ほかの色のマスなら費用はかかりません。
praga-refusal-not-on-tile = 取ったタイルは「{ praga-pair }」です。「{ praga-action }」には、別のタイルか追加アクションが必要です。
praga-refusal-action-done = 取ったタイルのアクションはもう行いました。もう1回行うには追加アクションが必要で、金の窓2個、または金の窓と銀の窓1個ずつです。
praga-refusal-too-dear = { $also ->
    [stone] 今は「{ praga-action }」ができません。不足がいちばん少ないタイルが{ praga-gain }と石{ $also_cost }で、持っているのは{ $has }と{ $also_has }です。
   *[none] 今は「{ praga-action }」ができません。不足がいちばん少ないタイルが{ praga-gain }で、持っているのは{ $has }です。
}
praga-refusal-row-empty = { $row ->
    [upgrade] 改良タイルの列にはもうタイルがありません。
    [wall] 市壁タイルの列にはもうタイルがありません。
   *[building] 建物タイルの列にはもうタイルがありません。
}
praga-refusal-special-only = 列に残っているのは特別タイルだけです。それにはホイールの金の星と、アクションタイルのアクションが必要です。
praga-refusal-no-site = 街に空いた建物マスがありません。
praga-refusal-walls-full = アクションボードの周りの12か所すべてに市壁があります。
praga-refusal-road-end = あなたのコマはもう橋の終わりにいます。
praga-refusal-needs-action = { $way ->
    [choose] これは「{ praga-action }」の一部です。先にそのアクションを選んでください。
    [tile] これは「{ praga-action }」の一部です。先に、そのアクションのあるタイルを取ってください。
    [buy] これは「{ praga-action }」の一部です。取ったタイルではもう行えませんが、追加アクションを買えます。
   *[none] これは「{ praga-action }」の一部で、この手番にはもう行えません。
}
praga-refusal-no-hex-tile = 手元にタイルがありません。先に、その列のアクションで取ってください。
praga-refusal-extra-too-dear = 追加アクションは金の窓2個、または金の窓と銀の窓1個ずつです。持っているのは金{ $gold }個、銀{ $silver }個です。
praga-refusal-bought = 追加アクションを買えるのは1手番に1つだけです。
praga-refusal-no-extra = 先に追加アクションを買ってください。金の窓2個、または金の窓と銀の窓1個ずつです。
praga-refusal-no-bonus = 未使用のホイールの報酬はありません。アクションタイルとともに、1手番に1回得ます。
praga-refusal-other-bonus = 取ったタイルの下にあるホイールの報酬は、別のものです。
praga-refusal-cannot-pay = { $also ->
    [gold] 費用は{ praga-gain }と金{ $also_cost }です。持っているのは{ $has }と{ $also_has }です。
    [stone] 費用は{ praga-gain }と石{ $also_cost }です。持っているのは{ $has }と{ $also_has }です。
    [egg] 費用は{ praga-gain }と卵{ $also_cost }個です。持っているのは{ $has }と{ $also_has }です。
    [silver_window] 費用は{ praga-gain }と銀の窓{ $also_cost }個です。持っているのは{ $has }と{ $also_has }です。
    [gold_window] 費用は{ praga-gain }と金の窓{ $also_cost }個です。持っているのは{ $has }と{ $also_has }です。
   *[none] 費用は{ praga-gain }です。持っているのは{ $has }です。
}
praga-refusal-no-reward = 改良の報酬は、そのアクションを行うたびに1回です。今は残っていません：{ $tile }。
praga-refusal-no-step = { $grid ->
    [hunger_wall] { praga-grid }に未使用の横移動はありません。その印のある市壁が1マスずつ与えます。
   *[cathedral] { praga-grid }に未使用の横移動はありません。その印のある建物が1マスずつ与えます。
}
praga-refusal-other-arrow = マーカーは{ praga-grid }の矢印の上にあります。それに従うか、断ってください。
praga-refusal-edge-of-grid = あなたのマーカーはもう{ praga-grid }の端にあり、それ以上は進めません。
praga-refusal-no-road = 区域{ $region }の効果は、コマが着いた手番に1回ずつ使います。
praga-refusal-no-technology = 使えるのは、自分のまだ使っていないレベルIIIかIVの技術だけです：{ $tile }。
praga-refusal-no-choice = この選択はありません：{ $tile }。
praga-refusal-no-right = 印章を獲得できるのは、金鉱か石切場がトラックの終わりに達してからです。
praga-refusal-seal-taken = もう獲得されています：{ $seal }。
praga-refusal-refreshed = この手番にはもう列を入れ替えました。
praga-refusal-row-gap = 取り除くタイルは2枚ですが、そこは空いています。
praga-refusal-keeps-possible = この入れ替えの後では、アクションを行えなくなるかもしれません。
praga-refusal-not-open = 選べるタイルの中にありません：{ $tile }。
praga-refusal-not-in-row = 列にありません：{ $tile }。
praga-refusal-special = 特別タイルには、ホイールの金の星と、アクションタイルのアクションが必要です：{ $tile }。
praga-refusal-other-row = { $row ->
    [upgrade] このアクションで取るのは改良タイルです。
    [wall] このアクションで取るのは市壁タイルです。
   *[building] このアクションで取るのは建物タイルです。
}
praga-refusal-other-hex = { $kind ->
    [upgrade] この改良タイルは、ボードのそのアクションに置きます：{ praga-action }。
    [wall] 市壁は、アクションボードのまわりの12か所のどれかに置きます。
   *[building] 建物は、市街の空いた建物マスに置きます。
}
praga-refusal-place-taken = もう埋まっています：{ $place }。
praga-refusal-other-track = 行っているアクションは「{ praga-action }」です。動くのも生産するのも、そのトラックだけです。
praga-refusal-no-space = 橋のマス{ $space }はもう隠れています。
praga-refusal-no-token = その生産トークンはもう残っていません。
praga-refusal-take-first = 手番を終える前にアクションタイルを取ってください。
praga-refusal-owed = { $second ->
    [none] 取ったタイルには、まだ行えるアクションがあります：{ praga-action }。
   *[other] 取ったタイルには、まだ行えるアクションがあります：{ praga-pair }。
}
praga-refusal-unreadable = 「{ $text }」は手として読めません。例：tile A-1、act upgrade、take U1-05、onto upgrade r3、end turn。
praga-refusal-not-an-action = { $action }は手ではありません。手は0から{ $last }までの数です。

# 手の名前と、それがもたらすもの。

praga-good = { praga-gain }
praga-beside = { $second ->
    [none] { $first }の隣
   *[other] { $first }と{ $second }の隣
}
praga-site = { $side ->
    [old_town] 旧市街{ $letter }
   *[new_town] 新市街{ $letter }
}の{ $direction ->
    [ne] 北東
    [e] 東
    [se] 南東
    [sw] 南西
    [w] 西
   *[nw] 北西
}
praga-wheel = { $what ->
    [gain] ホイール：{ $gains }
    [buy_egg] ホイール：{ $pay }で卵1個
    [special_or_points] ホイール：特別タイルか{ $points }
   *[none] ホイール：なし
}
praga-lost = { $what ->
    [action] タイルのアクション
    [extra] 追加アクション
    [egg] ホイールの卵
    [choice] { $action ->
        [mines] 金鉱の運営の報酬の選択
        [quarries] 石切場の運営の報酬の選択
        [upgrade] 改良の報酬の選択
        [wall] 市壁の報酬の選択
        [building] 建物の報酬の選択
       *[road] 王の道の報酬の選択
    }
    [step] { $grid ->
        [hunger_wall] 飢餓の壁の横移動{ $count }マス
        [hunger_wall_or_cathedral] 飢餓の壁か大聖堂の横移動{ $count }マス
       *[cathedral] 大聖堂の横移動{ $count }マス
    }
    [road] { $effect ->
        [egg] 区域{ $region }の卵の効果
       *[free] 区域{ $region }の効果
    }
   *[windows] 2個を超える窓（{ $count }個）
}

praga-then-brings = { $changes }
praga-then-gives = ここ：{ $what }
praga-then-special = 特別タイル
praga-then-edges = 辺：{ $what }
praga-then-corners = { $count ->
    [0] 角なし
   *[other] 角{ $count }個
}
praga-then-meets = { $count ->
    [0] 接するところなし
   *[other] { $count }か所で接する：{ $what }
}
praga-then-covers = { $tile }を覆う
praga-then-removes = { $first }と{ $second }を取り除く
praga-then-moves = { $grid ->
    [hunger_wall] 飢餓の壁
   *[cathedral] 大聖堂
}：{ $row }段目の{ $column }列目
praga-then-lost = { praga-lost }を失う

praga-did = { $kind ->
    [act] { $what }
    [extra] 追加アクション：{ $what }
    [claim] { $what }を獲得する
    [use] { $what }を使う
    [choose] { $what }を選ぶ
   *[take] { $what }を取る
}
praga-act-draw = タイルを引く
praga-act-start = スタートプレイヤーを決める
praga-act-turn = 建物の向きを決める
praga-act-side = 橋のマスの面を決める
praga-act-crane = クレーンの次のアクションタイルを引く
praga-act-tile = アクションタイルを取る
praga-act-act = アクションを行う
praga-act-buy = { $with ->
    [silver] 金の窓と銀の窓で追加アクションを買う
   *[gold] 金の窓2個で追加アクションを買う
}
praga-act-extra = 追加アクションを行う
praga-act-bonus = { $what ->
    [gain] ホイールの報酬を得る
    [points] ホイールの点を得る
   *[egg] ホイールの卵を買う
}
praga-act-reward = 改良したアクションの報酬を得る
praga-act-step = { praga-grid }で横へ1マス
praga-act-climb = { praga-grid }で上へ1段
praga-act-stay = 矢印に従わない
praga-act-road = { $effect ->
    [egg] 区域{ $region }の卵の効果を使う
   *[free] 区域{ $region }の効果を使う
}{ $choice ->
    [stone] ：石
    [gold] ：金
    [quarry] ：石切場
    [mine] ：金鉱
    [windows] ：窓
    [tracks] ：金鉱と石切場
   *[none] {""}
}
praga-act-use = 技術を使う
praga-act-claim = 印章を獲得する
praga-act-refresh = { $pay ->
    [gold] 金
   *[stone] 石
}を払い、{ $row ->
    [upgrade] 改良タイルを入れ替える
    [wall] 市壁タイルを入れ替える
   *[building] 建物タイルを入れ替える
}
praga-act-choose = タイルを選ぶ
praga-act-take = { $row ->
    [upgrade] 改良タイルを取る
    [wall] 市壁タイルを取る
   *[building] 建物タイルを取る
}
praga-act-onto = タイルを置く
praga-act-grow = { $action ->
    [quarries] 石切場を増やす
   *[mines] 金鉱を増やす
}
praga-act-produce = { $action ->
    [quarries] 石を生産する
   *[mines] 金を生産する
}
praga-act-enter = 卵を払い区域{ $region }へ
praga-act-span = 橋タイルをマス{ $space }に置く
praga-act-token = 生産トークンを取る
praga-act-plaza = { $half ->
    [top] 広場タイルの上半分
   *[bottom] 広場タイルの下半分
}
praga-act-gain = { $what ->
    [gold] 金を得る
   *[stone] 石を得る
}
praga-act-discard = { $window ->
    [gold] 金の窓を捨てる
   *[silver] 銀の窓を捨てる
}
praga-act-pass = 取らない
praga-act-end = 手番を終える
