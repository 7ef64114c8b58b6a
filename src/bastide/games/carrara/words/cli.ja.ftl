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
