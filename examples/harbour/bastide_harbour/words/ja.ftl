# 港：起こったこと、できない理由、得点の理由。

harbour-name-good = { $good ->
    [red] 赤
    [green] 緑
    [blue] 青
   *[other] { $good }
}

harbour-good = { $count }点

harbour-ask-deal = 品物を配っています
harbour-ask-turn = 売る、倉庫に入れる、働く、または手番を終える
harbour-ask-work = 品物を引いています
harbour-ask-price = 売る品物の値段を決める
harbour-ask-tax = 売り上げに税をかける、または見送る
harbour-ask-over = ゲーム終了

harbour-act-sell = { harbour-name-good }の品物を売る
harbour-act-store = { harbour-name-good }の品物を倉庫に入れる
harbour-act-work = 働く
harbour-act-price = 値段は{ $points }点
harbour-act-tax = 税をかける
harbour-act-waive = 見送る
harbour-act-end = 手番を終える
harbour-act-draw = { harbour-name-good }を引く
harbour-then-draws = 品物を{ $count }つ引く

harbour-log-draw = { $name }が{ harbour-name-good }の品物を引きました。
harbour-log-sell = { $name }が{ harbour-name-good }の品物を売りに出しました。
harbour-log-store = { $name }が{ harbour-name-good }の品物を倉庫に入れました。
harbour-log-sale = { $name }が{ harbour-name-good }の品物を売りました。
harbour-log-tax = { $points ->
    [-1] { $name }が税を払いました。
   *[other] { $name }が税を受け取りました。
}
harbour-log-kinds = { $name }の倉庫には{ $points }種類の品物があります。

harbour-ledger-sale = 売り上げ
harbour-ledger-tax = 税
harbour-ledger-kinds = 倉庫の種類
harbour-ledger-carried = 持ち越し

harbour-refusal-not-an-action = { $action }は手ではありません。手は0から{ $last }までの数です。
harbour-refusal-unreadable = 「{ $text }」は手ではありません。
harbour-refusal-deal = 品物を配っているところです。
harbour-refusal-work = 品物を引いているところです。
harbour-refusal-price = 先に、売る品物の値段を決めてください。
harbour-refusal-tax = 次の席が税をどうするか決めているところです。
harbour-refusal-over = ゲームは終わっています。
harbour-refusal-drawn = 袋に{ harbour-name-good }の品物はもうありません。
harbour-refusal-draw = 品物を引くのは働くときだけです。
harbour-refusal-hand = 手元に{ harbour-name-good }の品物がありません。
harbour-refusal-worked = 働けるのは1手番に1回だけです。
harbour-refusal-bag = 袋は空です。
harbour-refusal-no-sale = 売りに出ている品物がありません。

harbour-option-rounds = 各席の手番の数
harbour-option-motto = 記録に書く一語。ゲームには影響しません
