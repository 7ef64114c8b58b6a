# 端末だけで使う言葉：問いの内容、盤面の記号。

praga-cli-ask-free = { $todo ->
    [tile] アクションタイルを取る
    [act] { praga-pair }のどちらか、またはほかにできること
    [half] { praga-pair }のどちらか（{ $cannot }）、またはほかにできること
   *[any] まだ何かしますか？ なければ end turn
}
praga-cli-ask-take = { $action ->
    [upgrade] 改良タイルを取る
    [wall] 市壁タイルを取る
   *[building] 建物タイルを取る
}
praga-cli-ask-onto = どこに、どの向きで置きますか？ { $tile }
praga-cli-ask-span = カレル橋のどのマスに置きますか？ { $tile }
praga-cli-ask-plaza = { $plaza }のどちらの報酬ですか？
praga-cli-ask-arrow = { praga-grid }の矢印に従いますか？
praga-cli-ask-token = { $track ->
    [mines] 金鉱の生産トークンを選ぶ
   *[quarries] 石切場の生産トークンを選ぶ
}
praga-cli-ask-technology = レベル{ $level }の技術を選ぶ
praga-cli-ask-manage = { $action ->
    [mines] 金鉱を増やすか、金を生産するか？
   *[quarries] 石切場を増やすか、石を生産するか？
}

praga-cli-sign = { $what ->
    [gold] 金{ $count }
    [stone] 石{ $count }
    [egg] 卵{ $count }
    [silver_window] 銀{ $count }
    [gold_window] 窓{ $count }
    [red_token] 赤{ $count }
    [blue_token] 青{ $count }
    [technology] 技{ $count }
    [university] 学{ $count }
    [mine] 鉱{ $count }
    [quarry] 切{ $count }
    [hunger_wall] 壁{ $count }
    [cathedral] 堂{ $count }
    [hunger_wall_or_cathedral] 壁堂{ $count }
   *[points] { $count }点
}
praga-cli-signs = 金、石、卵、銀＝銀の窓、窓＝金の窓、赤・青＝トークン、技＝技術、学＝大学、鉱＝金鉱、切＝石切場、壁＝飢餓の壁、堂＝大聖堂、冠＝王冠、特＝特別タイル
praga-cli-hex = { $action ->
    [mines] 金鉱
    [quarries] 石切
    [upgrade] 改良
    [wall] 市壁
    [building] 建物
   *[road] 王道
}
praga-cli-coded = { $name } [{ $code }]
praga-cli-label = { $label }：{ $what }
praga-cli-join = ；
praga-cli-special = 特/{ $points }
praga-cli-for = { $paid }>{ $won }

## 盤面

praga-cli-crane = クレーン、矢印は{ $arrow }、時代{ $era }{ $cube ->
    [none] {""}
   *[other] 、手番キューブ{ $cube }
}
praga-cli-taken = 取ったタイル：{ $pair }
praga-cli-row = { $row ->
    [upgrade] 改良
    [wall] 市壁
   *[building] 建物
}
praga-cli-bridge = カレル橋
praga-cli-seals = 印章
praga-cli-river = トークン
praga-cli-grid-head = { $grid ->
    [hunger_wall] 飢餓の壁
   *[cathedral] 大聖堂
}
praga-cli-done = 済み

## 席と残り

praga-cli-grid = { $grid ->
    [hunger_wall] 飢餓の壁
   *[cathedral] 大聖堂
} { $row }.{ $column }
praga-cli-walk = 区域{ $region }、キューブ{ $cubes }個、残り{ $turns }手番
praga-cli-if-ended = 今終わった場合：{ $points }
praga-cli-era = 時代{ $era }、全員で残り{ $turns }手番
praga-cli-stack = { $row ->
    [upgrade] 改良タイル
    [wall] 市壁タイル
   *[building] 建物タイル
}（{ $rank ->
    [normal] 通常
   *[special] 特別
}）：山札に{ $count }枚
praga-cli-left = { $tile }：残り{ $count }個
praga-cli-cost = { $tile }：{ $cost }
praga-cli-way = { $way ->
    [n] 北
    [ne] 北東
    [e] 東
    [se] 南東
    [s] 南
    [sw] 南西
    [w] 西
   *[nw] 北西
}
praga-cli-headline = { $round }巡目 · 時代{ $era } · 残り{ $turns }手番
praga-cli-edges = 辺：{ $edges }
praga-cli-corners = 角：{ $corners }
praga-cli-lies = { $place }{ $owner ->
    [none] {""}
   *[other] （{ $owner }）
}、向きは r{ $turns }：{ $tile }
praga-cli-free-place = { $place }：空き。ここに建てる費用または得点：{ $price }
praga-cli-on-crane = { $at }にあり、費用は{ $cost }、得点は{ $points }。{ $wheel }
praga-cli-no-tile = { $words } というタイルや場所はありません。盤面のコードか、upgrade、wall、building を入力してください。
praga-cli-plaza = { $plaza }：{ $top }／{ $bottom }。{ $resolved ->
    [yes] 決算済み
   *[no] { $spaces }マス中{ $built }マス建設済み
}。キューブ：{ $cubes }
praga-cli-technologies = 技術{ $level }
praga-cli-four = 区域IVのタイル
praga-cli-five = 残りのVのタイル：橋に{ $bridge }枚、大聖堂に{ $cathedral }枚
praga-cli-stack-left = { $label }：山札に{ $count }枚
praga-cli-open = 公開：{ $tile }
praga-cli-about-tiles = まだ出ていないもの。tiles A-3、tiles W1-03、tiles N_L2、tiles wall でタイル、場所、列の中身
praga-cli-about-plazas = 広場の報酬と、誰のキューブがあるか
praga-cli-about-technologies = 残りの技術タイルと橋のタイル

praga-cli-price = 費用は{ $cost }
praga-lesson-first-old-town-typed = 旧市街のマスは金1が余分にかかりますが、点がもらえます。金の広場のとなりの O_9 は2点です。青い角どうしが接すると、青のトークンを1個得ます。r0 から r5 は建物の向きです。そこに建ててください。
praga-lesson-first-old-town-other-typed = ルールでは建てられます。ここでは、金の広場のとなりの O_9 に建ててください。2点と青のトークン1個です。
