# ターミナルだけの言葉：盤面の短い言葉と、行動で支払うものと得るもの。

carrara-cli-short = { $colour ->
    [white] 白
    [yellow] 黄
    [red] 赤
    [green] 緑
    [blue] 青
   *[black] 黒
}
carrara-cli-marble = { $colour ->
    [white] 白
    [yellow] 黄
    [red] 赤
    [green] 緑
    [blue] 青
   *[black] 黒
}{ $count }
carrara-cli-objects = { $object ->
    [crown] 王冠
    [book] 本
    [gate] 門
    [cup] 聖杯
    [flag] 旗
   *[coat_of_arms] 紋章
}{ $count }
carrara-cli-coins = { $count }コイン
carrara-cli-points = { $count }勝利点
carrara-cli-tile = { $type }{ $cost }
carrara-cli-label = { $label }：{ $what }
carrara-cli-join = ／
carrara-cli-space = { "" }
carrara-cli-nothing = なし

## 盤面

carrara-cli-bag = 袋 { $count }
carrara-cli-bag-unknown = 袋は空でない
carrara-cli-bag-empty = 袋は空
carrara-cli-stack = 山札 { $count }
carrara-cli-cost8 = コスト8
carrara-cli-upgrades = アップグレードタイル
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
carrara-cli-goal = { $class ->
    [top] トップ
    [object] オブジェクト
   *[building] 建物
}{ $have }/{ $need }
carrara-cli-if-ended = 今終わった場合：{ $points }
carrara-cli-headline = 第{ $round }ラウンド、{ $turn }手番目{ $last ->
    [yes] {" "}· 最終ラウンド（{ $mark }まで）
   *[no] {""}
}
carrara-cli-no-upgrades = このゲームにアップグレードタイルはありません。
carrara-cli-about-upgrades = アップグレードタイルの価値と持ち主
carrara-cli-about-cards = 目標カード

## 支払うものと得るもの

carrara-cli-rotate = 石材はすべて1コイン安くなり、{ $draws }個引く
carrara-cli-rotate-unknown = 石材はすべて1コイン安くなり、11個まで補充
carrara-cli-back = { $blocks }は元の価格に戻る
carrara-cli-stay = 価格はそのまま、補充なし
carrara-cli-leaves = { $what }を払い、残り{ $left }
carrara-cli-gains = { $what }を得る
carrara-cli-free = 無料
carrara-cli-pays = { $blocks }を払う
carrara-cli-ways = 石材{ $count }個、払い方{ $ways }通り
carrara-cli-ways-many = 石材{ $count }個、払い方は多数
carrara-cli-worth = 決算時に{ $what }と{ $object }
carrara-cli-replaces = { $tile }と置き換える
carrara-cli-choose-upgrade = アップグレードタイルも得る
carrara-cli-building = { $city }の{ $tile }：{ $what }
carrara-cli-better = { $which }の価値が今後{ $what }
carrara-cli-then = その後{ $goals }
carrara-cli-met = { $goal } ✓
carrara-cli-relief = 所有物を公開する
carrara-cli-done = これで終わり
carrara-cli-announce = これが最終ラウンド
carrara-cli-end = 次のプレイヤーの手番
