# ターミナルだけの言葉：盤面と席の短い言葉。

carrara-cli-short = { $colour ->
    [white] 白
    [yellow] 黄
    [red] 赤
    [green] 緑
    [blue] 青
   *[black] 黒
}
carrara-cli-tile = { $type }{ $cost }
carrara-cli-label = { $label }：{ $what }
carrara-cli-space = { "" }
carrara-cli-nothing = なし

## 盤面

carrara-cli-bag = 袋{ $count }個
carrara-cli-bag-unknown = 袋は空でない
carrara-cli-bag-empty = 袋は空
carrara-cli-stack = 山札{ $count }枚
carrara-cli-cost8 = コスト8
carrara-cli-upgrades = アップグレードタイル
carrara-cli-arms = 紋章
carrara-cli-supply = { $supply }
carrara-cli-sale = { $supply }＋売{ $price }
carrara-cli-value = { $currency ->
    [vp] { $value }勝利点
   *[coins] { $value }コイン
}
carrara-cli-upgraded = 今は{ $value }
carrara-cli-from = { $count }棟から
carrara-cli-scored = 決算済み{ $mark }

## 席

carrara-cli-screen = 所有物はついたての裏
carrara-cli-markers = マーカー{ $count }
carrara-cli-has-scored = 決算済み：{ $what }
carrara-cli-if-ended = 今終わった場合：{ $points }
carrara-cli-headline = 第{ $round }ラウンド、{ $turn }手番目{ $last ->
    [yes] {" "}· 最終ラウンド（{ $mark }まで）
    [over] {" "}· ゲーム終了
   *[no] {""}
}
carrara-cli-no-upgrades = この対局にアップグレードタイルはありません。
carrara-cli-about-upgrades = アップグレードタイルの価値と持ち主
carrara-cli-about-cards = 目標カード
carrara-lesson-first-turn-typed = 手番には、石材を買う、建物を建てる、決算する、のうち1つを行います。20コインありますが、石材は1個だけです。まず買いましょう。買う前に円盤を回します。rotate です。
carrara-lesson-first-turn-build-typed = 石材1個で建てられるのはこれだけで、1コインにしかなりません。先に石材を買いましょう。rotate で円盤が回ります。
carrara-lesson-first-build-typed = 建物を建てましょう。城門2は石材2個です。都市は、自分の色とそれより高い色の石材を受け入れます。ヴィアレッジョなら緑、赤、黄、白で、黒は使えません。porta_2 を viareggio に建て、手番を終えてください。
carrara-lesson-first-again-typed = 支払った赤と緑は袋に戻りました。そのあいだに相手が円盤を2回回し、よい石材5個が第I区画から第III区画に来ています。もう一度回しましょう。
carrara-lesson-first-pay-typed = 城門3をルッカに建てましょう。コスト1につき2勝利点になる都市です。使えるのは赤、黄、白で、5個あります。いちばん安い赤3個で支払ってください。
carrara-lesson-first-goal-typed = 16勝利点になりました。30棟すべてが建つか、3つの目標を満たした人が終了を告げると、対局は終わります。告げた人は5勝利点です。目標は決算4回、オブジェクト8個、建物のコスト合計30です。手番を終えましょう。
