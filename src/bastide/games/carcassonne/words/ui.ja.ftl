# カルカソンヌのボードの言葉と問い。

carcassonne-ui-comma = 、
carcassonne-ui-figure-city = 騎士
carcassonne-ui-figure-road = 盗賊
carcassonne-ui-figure-field = 農夫
carcassonne-ui-figure-cloister = 修道士
carcassonne-ui-figure-none = 置かない
carcassonne-ui-feature-city = 都市
carcassonne-ui-feature-road = 道
carcassonne-ui-feature-field = 草原
carcassonne-ui-feature-cloister = 修道院

carcassonne-ask-place-you = あなたの番：タイルを置く
carcassonne-ask-place-name = { $name }：タイルを置く
carcassonne-ask-place-plan = 検討：{ $name }のタイルを置く
carcassonne-ask-cells = 置ける場所は{ $cells }か所です。
carcassonne-ask-figure-you = あなたの番：ミープルを置きますか？
carcassonne-ask-figure-name = { $name }：ミープルを置きますか？
carcassonne-ask-figure-plan = 検討：{ $name }のミープルを置きますか？
carcassonne-ask-choices = { $spots ->
    [0] ミープルを置ける場所はありません。
   *[other] ミープルを置ける場所は{ $spots }か所です。
}
carcassonne-ask-point = 示されたマスをクリック。もう一度クリックすると回ります
carcassonne-ask-looking = 置ける場所を確認中……
carcassonne-ask-draw = 検討：どのタイルを引きますか？
carcassonne-ask-draw-detail = まだ見えていないタイルは{ $total }枚です。
carcassonne-ui-draw-random = ランダム
carcassonne-ui-draw-kind = タイル{ $tile }

carcassonne-ui-cell = マス{ $cell }、向き{ $rotations }通り
carcassonne-ui-gain-short = { $points } → { $closed }

carcassonne-ui-pennants = 紋章{ $pennants }つ
carcassonne-ui-cities = { $cities ->
    [0] 完成した都市なし
   *[other] 完成した都市{ $cities }つ
}
carcassonne-ui-complete = 完成
carcassonne-ui-open-city = 開いた辺{ $open }つ
carcassonne-ui-open-road = 開いた端{ $open }つ
carcassonne-ui-open-cloister = あと{ $open }枚
carcassonne-ui-owned = { $names }
carcassonne-ui-unowned = 持ち主なし
carcassonne-ui-won = { $name }：{ carcassonne-worth }
carcassonne-ui-outdone = 周りの都市では、ほかのプレイヤーの農夫のほうが多い

carcassonne-ui-cells = 置ける場所
carcassonne-ui-spots = ミープルを置ける場所
carcassonne-ui-spot-closed = { $figure }：ここには置けません。理由は？
carcassonne-ui-where = { $side ->
    [right] タイルの右
    [bottom-right] タイルの右下
    [bottom] タイルの下
    [bottom-left] タイルの左下
    [left] タイルの左
    [top-left] タイルの左上
    [top] タイルの上
    [top-right] タイルの右上
   *[middle] タイルの中央
}
carcassonne-ui-turn-tile = タイルを回す
carcassonne-ui-hand = 引いたタイル（{ $tile }）。盤面へドラッグできます
carcassonne-ui-zoom = 拡大と縮小
carcassonne-ui-zoom-in = 拡大
carcassonne-ui-zoom-out = 縮小
carcassonne-ui-zoom-fit = 全体を表示
carcassonne-ui-overlays = 重ね表示
carcassonne-ui-overlay-fields = 草原と持ち主
carcassonne-ui-overlay-features = 地形と大きさ
carcassonne-ui-overlay-open = 未完成のみ
carcassonne-ui-overlay-remaining = 残りタイル
carcassonne-ui-close = 閉じる

carcassonne-ui-stack = 山札の残り
carcassonne-ui-stack-kind = { $left ->
    [0] タイル{ $tile }：{ $count }枚すべて使用済み
   *[other] タイル{ $tile }：{ $count }枚中、残り{ $left }枚
}
carcassonne-ui-set-aside = 除外：{ $tiles }
carcassonne-ui-supply = 手元
carcassonne-ui-supply-label = 手元のミープル{ $n }体
carcassonne-ui-turn = { $turn }手番目
carcassonne-ui-block-tile = タイル
carcassonne-ui-block-hand = 今のタイル

carcassonne-ui-summary = タイルは{ $tiles }枚置かれ、残りは{ $left }枚です。
carcassonne-ui-summary-last = { $name }が直前に{ $cell }に置きました。
carcassonne-ui-summary-feature = { $name }：{ $tiles }枚の{ $feature }、残り{ $open }か所。

carcassonne-ui-key-arrows = マスを選び、次にミープルを選ぶ
carcassonne-ui-key-turn = タイルを回す、逆に回す
carcassonne-ui-key-enter = タイルを置き、確定する
carcassonne-ui-key-figure = 番号でミープルを選ぶ
carcassonne-ui-key-back = ひとつ戻る
carcassonne-ui-key-pan = 盤面を動かす
carcassonne-ui-key-zoom = 拡大、縮小、全体
carcassonne-ui-key-overlays = 草原、地形、未完成

# ---- cards: what things on the table are
carcassonne-card-hand = 引いたタイル
carcassonne-card-start = スタートタイル
carcassonne-card-placed = { $name }が配置
carcassonne-card-of-tile = { $feature }：{ $words }
carcassonne-card-meeples = { $name }：ミープル{ $count }体
carcassonne-card-figure = { $name }の{ $figure }
carcassonne-card-stays = ゲーム終了までここに残ります。
carcassonne-card-returns = 立っている地形が得点になると、ミープルは手元に戻ります。
carcassonne-card-cell = マス{ $cell }
carcassonne-card-cell-closed = 手元のタイルはここには置けません。
carcassonne-card-rotations = ここには{ $rotations }通りの向きで置けます。
carcassonne-card-supply = { $name }のミープル
carcassonne-card-score = これまでに{ $points }点。
carcassonne-card-ended = 今終わった場合：{ $points }点。
carcassonne-card-out = { $count }体のミープルが盤面に立っています。
carcassonne-card-supply-of = { $all }体のうち、あと{ $left }体置けます。
carcassonne-ui-show-tile = { $name }が画面の外にタイルを置きました：表示する

# what stands out in a finished game
carcassonne-ui-record-city = 最大の都市（タイル数）
carcassonne-ui-record-road = 最長の道（タイル数）
carcassonne-ui-record-field = 最も実りの多い草原
carcassonne-ui-record-once = 一度に得た最多得点
