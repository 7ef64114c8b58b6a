# カード：盤面にあるものが何か、そこにあるアイコンの意味。

praga-card-trade = { $pay } → { $gain }
praga-card-free = 無料
praga-card-kind = { $kind ->
    [action] アクションタイル
    [action-of] アクション
    [upgrade] 改良タイル、時代{ $era }
    [wall] 市壁タイル、時代{ $era }
    [building] 建物タイル、時代{ $era }
    [technology] 技術タイル
    [bridge] 橋タイル
    [v_tile] Vのタイル
    [plaza] 広場タイル
    [token] 生産トークン
    [seal] 印章
    [crane] アクションクレーン
    [row] 取れるタイル
    [space] 建物のマス
    [city] 市街
    [road] 王の道
    [bridge-space] カレル橋
    [board] アクションボード
    [track] プレイヤーボード
   *[grid] 段のあるマス目
}{ $special ->
    [yes] （特別）
   *[no] {""}
}
praga-card-hex = { $row ->
    [wall] 市壁
    [building] 建物
   *[upgrade] 改良：{ praga-action-short }
}
praga-card-each-action = { praga-action }を行うたびに：{ $gains }。
praga-card-crown = 広場のまわりの建物1つにつき1点（この建物も数える）。
praga-card-cube = 空いているキューブを1個置き、広場の報酬を争います。
praga-card-special = 特別タイル：ホイールの金の星でだけ取れます。
praga-card-by = { $name }が置きました。
praga-card-no-cube = キューブは載っていません。
praga-card-of = { $name }のもの。
praga-card-left = { $n ->
    [0] もう残っていません。
   *[other] 残り{ $n }個。
}
praga-card-now = すぐに得る：{ $gains }。
praga-card-most = 最大{ $gain }。

praga-card-tile = 2つのアクションのどちらかを行います：{ $first }か{ $second }。
praga-card-tile-taken = この手番に取ったタイル：{ $first }か{ $second }。
praga-card-tile-cost = ここで取ると{ $pay }を払います。
praga-card-tile-points = ここで取ると{ $gain }を得ます。
praga-card-tile-wheel = その下の{ $wheel }。
praga-card-tile-token = 一周したタイル：さらに{ $gain }。
praga-card-action = { $action ->
    [mines] 金鉱の運営：金1と金鉱1つを得るか、金を生産
    [quarries] 石切場の運営：石1と石切場1つを得るか、石を生産
    [upgrade] アクションを改良する：改良タイルをそのアクションに置く
    [wall] 市壁を建てる：費用を払い、アクションボードのまわりに置く
    [building] 建物を建てる：費用を払い、市街に置く
   *[road] 王の道を建てる：コマが1区域進む
}

praga-card-crane = アクションクレーン
praga-card-crane-take = 毎手番ここからタイルを1枚取り、そのアクションを1つ行います。
praga-card-crane-turn = 手番の終わりにホイールが回り、タイルは赤ゾーンの最初に戻ります。
praga-card-arrow = 白い矢印
praga-card-arrow-turns = ホイールの回り具合を示し、毎手番1マス進みます。
praga-card-arrow-shut = この区画にタイルは置かれません。
praga-card-sector = ホイールの報酬
praga-card-sector-with = 上のタイルを取った人が、すぐに、またはこの手番の後で得ます。
praga-card-sector-special = そのタイルのアクションで、点の代わりに特別タイルを取れます。
praga-card-zone = { $zone ->
    [red] 赤ゾーン
    [blue] 青ゾーン
   *[green] 緑ゾーン
}
praga-card-zone-text = { $zone ->
    [red] ここのタイルを取るには{ $pay }を払います。
    [blue] ここのタイルを取ると{ $gain }を得ます。
   *[green] ここのタイルは無料で取れます。
}
praga-card-zone-moves = 誰も取らないタイルは毎手番1マス進みます。
praga-card-platform = 手番キューブ
praga-card-platform-falls = ホイールが一周するたびに1マス下がり、砂時計に着くとゲーム終了です。
praga-card-platform-era = { $players ->
    [2] 赤い線を越えた後、白い矢印が最後の赤マスに着くと時代IIになり、改良、市壁、建物が新しくなります。
   *[other] 赤い線を越えると時代IIになり、改良、市壁、建物が新しくなります。
}
praga-card-turns-left = 残り{ $n }手番。

praga-card-slot = { $row ->
    [upgrade] 改良タイルの枠
    [wall] 市壁タイルの枠
   *[building] 建物タイルの枠
}
praga-card-slot-empty = 空き：山札が尽きました。
praga-card-stack = { $row ->
    [upgrade] 時代{ $era }の改良タイル
    [wall] 時代{ $era }の市壁タイル
   *[building] 時代{ $era }の建物タイル
}
praga-card-stack-left = これから出るもの：{ $n }枚、特別{ $special }枚。
praga-card-stack-refill = 取られた枠はすぐに補充されます。

praga-card-technology = レベル{ $level }の技術
praga-card-lasting = 得た次の手番から、ずっと有効です。
praga-card-once = 1回だけ、すぐに、または後の手番に使えます。
praga-card-once-a-turn = 1手番に1回。
praga-card-level-missing = まだありません。技術トラックの本に着いたら3枚から1枚を選びます。
praga-card-bridge-tile = 区域{ $set }の橋タイル
praga-card-token = そのトラックで生産するたびに：{ $gains }。
praga-card-token-where = 金鉱か石切場がその位置に着いたら1個取ります。
praga-card-seal-free = 獲得は無料です。
praga-card-seal-cost = 獲得の費用：{ $pay }。
praga-card-seal-plain = ゲーム終了時：{ $gain }。
praga-card-seal-exchange = ゲーム終了時、払える回数だけ：{ $pay } → { $gain }。
praga-card-seal-how = 金鉱か石切場が端に着いた人が1つ獲得できます。

praga-card-new-town = 新市街：費用も点もありません。
praga-card-space = { $plaza }のまわりに数えます。
praga-card-space-corner = 青い角が印刷されています。建物の青い角が接すると青のトークンを得ます。
praga-card-plaza-top = 上半分：{ $gains }。
praga-card-plaza-bottom = 下半分：{ $gains }。
praga-card-plaza-around = まわりの建物{ $of }のうち{ $n }。
praga-card-plaza-unused = この人数では使いません。報酬はありません。
praga-card-plaza-done = 報酬は配られました。
praga-card-plaza-both = { $count ->
    [1] 今なら両方を得る人：{ $names }。
   *[other] 今なら同点で両方を得る人：{ $names }。
}
praga-card-plaza-one = { $count ->
    [1] 今なら片方を得る人：{ $names }。
   *[other] 今なら片方ずつ得る人：{ $names }。
}
praga-card-plaza-how = 最後の建物が建つと、キューブが最も多い人は両方、ほかにキューブのある人は片方を得ます。対局終了まで空きが残れば、キューブのある人は下半分を得ます。

praga-card-region = 区域{ $region }
praga-card-region-4 = 橋タイル3枚から1枚を選び、橋に置きます。
praga-card-region-5 = Vのタイルを1枚選び、橋に置きます。
praga-card-region-how = 着いた人はその手番に両方の効果を使えます。
praga-card-here = ここにいる人：{ $names }。
praga-card-effect = 区域{ $region }の効果
praga-card-effect-when = 着いた人が、その手番に1回使えます。
praga-card-per-upgrade = 置いた時代Iの改良タイル1枚につき：{ $words }
praga-card-road-tile = 王の道タイル{ $region }
praga-card-road-tile-instead = その区域の、卵のいらない効果に代わります。
praga-card-road-per-window = 着いたとき：銀の窓1個につき{ $gain }。
praga-card-road-action = ここにいる間、{ $action }を行うたびに：{ $gains }。
praga-card-road-building = ここにいる間、大聖堂のアイコンのない建物ごとに：{ $gains }。
praga-card-span = 橋のマス{ $space }
praga-card-span-how = 橋タイルで覆った人が得ます。
praga-card-figure = { $name }のコマ
praga-card-figure-at = 区域{ $region }にいます。
praga-card-figure-before = まだ王の道の手前です。
praga-card-figure-how = 王の道のアクションで1区域進みます。
praga-card-figure-end = 橋の終わりまで来ました。

praga-card-cell-at = { $grid }、{ $row }段目の{ $column }列目
praga-card-cell = { $kind ->
    [points] ここに着くと{ $gain }。
    [side] ここに着くと、さらに横へ1マス進みます。
    [up] ここに着くと、窓なしで1段上がれます。
   *[plain] ここでは何も起こりません。
}
praga-card-climb = 1段上へ：{ $pay }。
praga-card-sideways = { $grid ->
    [hunger_wall] このアイコンのある市壁でキューブが左へ1マス進みます。
   *[cathedral] このアイコンのある建物でキューブが右へ1マス進みます。
}
praga-card-grid-end = { $grid ->
    [hunger_wall] 終了時、段が点になり、列が青のトークン1個の価値になります。
   *[cathedral] 終了時、段が点になり、列が赤のトークン1個の価値になります。
}
praga-card-row = { $grid }、{ $row }段目
praga-card-row-end = 終了時にこの段にいると：{ $gain }。
praga-card-column = { $grid }、{ $column }列目
praga-card-column-end = { $token ->
    [blue_token] 終了時、青のトークン1個につき：{ $gain }。
   *[red_token] 終了時、赤のトークン1個につき：{ $gain }。
}
praga-card-tier = { $grid }：第{ $tier }階層へ
praga-card-tier-cost = 越えるにはさらに{ $pay }を払います。
praga-card-marker = { $name }のキューブ

praga-card-not-upgraded = まだ改良されていません。
praga-card-wall-place = ここに市壁を好きな向きで置けます。
praga-card-wall-meets = 接した辺のアイコンは両方を得ます。赤い角1つに接するごとに赤のトークンを得ます。
praga-card-track = { $track ->
    [mines] 金{ $n }を生産します。
    [quarries] 石{ $n }を生産します。
    [technology] { $step }マス目。
   *[university] { $step }マス目：技術のマス数が{ $times }倍になります。
}
praga-card-track-how = { $track ->
    [mines] 生産すると、キューブが通り過ぎた報酬も得ます。
    [quarries] 生産すると、キューブが通り過ぎた報酬も得ます。
    [technology] 本に着くと、そのレベルの技術を選びます。
   *[university] 改良タイルごとに上がります。
}
praga-card-track-end = { $track ->
    [mines] 端に着くと印章を獲得できます。
    [quarries] 端に着くと印章を獲得できます。
    [technology] 終了時：マス数×大学の倍率。
   *[university] 頂上から先は1マスごとに2点。
}
praga-card-step = { $track }：{ $space }
praga-card-step-produces = { $track ->
    [mines] キューブが通り過ぎると金鉱が{ $n }つになります。
   *[quarries] キューブが通り過ぎると石切場が{ $n }つになります。
}
praga-card-step-gain = 通り過ぎると、生産のたびにこれも得ます：{ $gains }。
praga-card-step-token = ここで生産トークンを取ります。
praga-card-step-seal = ここで印章を獲得する権利を得ます。
praga-card-step-book = 本{ $level }：このレベルの技術3枚から1枚を選びます。
praga-card-step-plain = { $track ->
    [technology] 技術トラックの1マス。
   *[university] 大学の1マス。
}
praga-card-step-times = 終了時にここだと、技術1マスが{ $times }倍になります。
praga-card-wealth = 財産
praga-card-wealth-when = { $bonus ->
    [gold_6] 初めて金6を持ったとき：{ $gains }。
    [stone_6] 初めて石6を持ったとき：{ $gains }。
   *[any_9] 初めて金9か石9を持ったとき：{ $gains }。
}
praga-card-wealth-state = { $open ->
    [true] まだ得ていません。
   *[false] 得ました。
}
praga-card-cubes = 空いているキューブ{ $n }個
praga-card-cubes-for = キューブの枠がある建物に置いて広場の報酬を争い、広場の決算で戻ります。
praga-card-good = { $good ->
    [gold] 建物、赤ゾーンのタイル、階層を越えるときに使います。9まで持てます。
    [stone] 市壁と建物に使います。9まで持てます。
    [egg] 王の道の卵の効果と橋に使います。終了時、1、2、3、4個で1、3、6、10点。
    [silver_window] 2個で1段上がれます。1個と金の窓1個で追加アクションを買えます。窓は2個まで残せます。
    [gold_window] 2個で追加アクションを買えます。窓は2個まで残せます。
    [red_token] 終了時の価値は大聖堂での列で決まります。
   *[blue_token] 終了時の価値は飢餓の壁での列で決まります。
}
praga-card-goal = 今は{ $now }点、今終わった場合は{ $ended }点。
praga-card-rival = クレーンで最も先にあるタイルを取り、何もせずに戻します。
praga-card-rival-next = 今のクレーンなら次に取るもの：{ $first }・{ $second }。

praga-card-sign = { $sign ->
    [gold] 金
    [stone] 石
    [points] 点
    [egg] 卵
    [silver_window] 銀の窓
    [gold_window] 金の窓
    [red_token] 赤のトークン
    [blue_token] 青のトークン
    [technology] 技術トラックを1マス進む
    [university] 大学を1マス上がる
    [mine] 金鉱が1つ増える
    [quarry] 石切場が1つ増える
    [hunger_wall] 飢餓の壁を横に1マス
    [cathedral] 大聖堂を横に1マス
    [hunger_wall_or_cathedral] 飢餓の壁か大聖堂を横に1マス
    [crown] 広場のまわりの建物1つにつき1点
    [cube] キューブの枠
    [edge] 辺のアイコン：ほかのアイコンと接すると両方を得る
    [red_corner] 赤い角：接する赤い角1つにつき赤のトークン1個
    [blue_corner] 青い角：接する青い角1つにつき青のトークン1個
   *[special] 金の星：特別タイル
}

# 推定した数値
praga-card-about-text = ボードやタイルに印刷された内容の多くは図にしかなく、そのすべてが見つかったわけではありません。次の数値は推定で、もっともらしいものの、印刷されたものではありません。
praga-card-about-where = いずれもデータです。実物をお持ちの方は訂正でき、ルール、絵、文章のすべてに反映されます。
praga-card-about-grids = 飢餓の壁と大聖堂：多くのマスと各段の得点。
praga-card-about-tiles = 改良、市壁、建物のタイル：多くの費用、報酬、辺、角。
praga-card-about-crane = クレーン：赤マスの金と、青マスのうち3つの点。
praga-card-about-tracks = トラック：本、倍率、一部の報酬の位置。
praga-card-about-city = 広場タイル、橋の報酬、市街のいくつかのマス。
praga-card-about-action-board = アクションボード：6つのアクションの並び。

praga-card-losing-title = これらを失って手番を終えますか？
praga-card-losing-text = まだ選択や支払いをしていないものは、手番の終わりに失われます：
praga-card-losing-yes = 失って手番を終える
praga-card-losing-no = 続ける
