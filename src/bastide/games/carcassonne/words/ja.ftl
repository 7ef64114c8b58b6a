# カルカソンヌで起きたこと、できない理由、得点の内訳。

carcassonne-ask-start = 誰から始める？
carcassonne-ask-place = タイルを置く
carcassonne-ask-meeple = ミープルを置く（置かなくてもよい）
carcassonne-ask-over = 対局終了

carcassonne-log-start = { $name }から始めます。
carcassonne-log-draw = { $name }がタイル{ $tile }を引きました。
carcassonne-log-set-aside = タイル{ $tile }は置ける場所がなく、除外されました。
carcassonne-log-place = { $name }がタイル{ $tile }を{ $x },{ $y }に置きました。
carcassonne-log-meeple = { $type ->
    [city] { $name }が都市に騎士を置きました。
    [road] { $name }が道に盗賊を置きました。
    [field] { $name }が草原に農夫を置きました。
   *[cloister] { $name }が修道院に修道士を置きました。
}
carcassonne-log-score = { $type ->
    [city] { $name }：都市が完成、タイル{ $tiles }枚{ $pennants ->
        [0] 。
       *[other] 、紋章{ $pennants }つ。
    }
    [road] { $name }：道が完成、タイル{ $tiles }枚。
   *[cloister] { $name }：修道院が完成。
}
carcassonne-log-final = { $type ->
    [city] { $name }：未完成の都市、タイル{ $tiles }枚{ $pennants ->
        [0] 。
       *[other] 、紋章{ $pennants }つ。
    }
    [road] { $name }：未完成の道、タイル{ $tiles }枚。
    [field] { $name }：農夫の草原に接する完成した都市{ $cities }つ。
   *[cloister] { $name }：未完成の修道院、9枚のうち{ $tiles }枚。
}
carcassonne-log-over = { $count ->
    [1] 対局終了。{ $winners }の勝ちです。
   *[other] 対局終了。{ $winners }の同点勝利です。
}

carcassonne-ledger-city = 都市
carcassonne-ledger-road = 道
carcassonne-ledger-cloister = 修道院
carcassonne-ledger-city-open = 未完成の都市
carcassonne-ledger-road-open = 未完成の道
carcassonne-ledger-cloister-open = 未完成の修道院
carcassonne-ledger-field = 草原
carcassonne-ledger-carried = それまでの得点
carcassonne-plan-meeples = 手元のミープル
carcassonne-plan-fields = 今後の草原

carcassonne-refusal-time = { $asked ->
    [start] 先に、誰から始めるかを決めます。
    [draw] 今はタイルを引くところです。
    [place] 先に、引いたタイルを置いてください。
    [meeple] 今はミープルを1体置けます。置かなくてもかまいません。
   *[over] 対局は終わりました。
}
carcassonne-refusal-no-seat = { $players }人の対局に席{ $seat }はありません。
carcassonne-refusal-stack = 山札の順は決められています。次は{ $next }で、{ $tile }ではありません。
carcassonne-refusal-none-left = タイル{ $tile }はもう残っていません。
carcassonne-refusal-other-tile = 引いたタイルは{ $tile }で、{ $asked }ではありません。
carcassonne-refusal-taken = { $x },{ $y }にはもうタイルがあります。
carcassonne-refusal-corner = { $x },{ $y }では、ほかのタイルと角でしか触れません。
carcassonne-refusal-no-neighbour = { $x },{ $y }の隣にタイルがありません。
carcassonne-refusal-edge = タイル{ $tile }（r{ $r }）を{ $x },{ $y }に置くと、{ $edge ->
    [north] 北
    [east] 東
    [south] 南
   *[west] 西
}の辺で{ $own ->
    [city] 都市
    [road] 道
   *[field] 草原
}が{ $other ->
    [city] 都市
    [road] 道
   *[field] 草原
}に接してしまいます。
carcassonne-refusal-same-picture = タイル{ $tile }のr{ $r }はr{ $same }と同じ図柄です。r{ $same }と書きます。
carcassonne-refusal-no-segment = タイル{ $tile }に{ $segment }はありません。
carcassonne-refusal-no-farmers = この対局では農夫を使いません。
carcassonne-refusal-no-meeple = 手元にミープルがもうありません。
carcassonne-refusal-occupied = { $type ->
    [city] この都市にはもうミープルがいます。
    [road] この道にはもうミープルがいます。
    [field] この草原にはもうミープルがいます。
   *[cloister] この修道院にはもうミープルがいます。
}
carcassonne-refusal-unreadable = 「{ $text }」は手として読めません。例：draw N、place N 1,-1 r2、meeple city.0、meeple none。
carcassonne-refusal-not-an-action = { $action }は手ではありません。手は0から{ $last }までの数です。

# 手の内容と、その手で得られるもの。

carcassonne-good = { $count }点
carcassonne-name-type = { $type ->
    [city] 都市
    [road] 道
    [field] 草原
   *[cloister] 修道院
}
carcassonne-name-tiles = タイル{ $tiles }枚
carcassonne-name-around = 9枚のうち{ $tiles }枚
carcassonne-name-points = { $points }点
carcassonne-name-rotation = { $r ->
    [0] 回転なし
   *[other] { $r }回まわした向き
}
carcassonne-worth = { $type ->
    [field] 今のままなら最後に{ carcassonne-name-points }
   *[other] 今終わった場合{ carcassonne-name-points }、完成すれば{ $later }点
}

carcassonne-then-completes = { $count ->
    [0] { $type ->
        [cloister] 持ち主のない修道院が完成
       *[other] 持ち主のない{ carcassonne-name-type }（{ carcassonne-name-tiles }）が完成
    }、{ carcassonne-name-points }分
   *[other] { $type ->
        [cloister] 修道院が完成
       *[other] { carcassonne-name-type }（{ carcassonne-name-tiles }）が完成
    }
}
carcassonne-then-figure = { $type ->
    [city] 都市の騎士
    [road] 道の盗賊
    [field] 草原の農夫
   *[cloister] 修道院の修道士
}
carcassonne-then-stands = { carcassonne-then-figure }（{ $type ->
    [cloister] { carcassonne-name-around }
   *[other] { carcassonne-name-tiles }
}）：{ carcassonne-worth }

carcassonne-did-place = タイル{ $tile }を{ $x },{ $y }に置く
carcassonne-act-start = 最初の手番を決める
carcassonne-act-draw = タイル{ $tile }を引く
carcassonne-act-place = タイルを{ $x },{ $y }に置く、{ carcassonne-name-rotation }
carcassonne-act-meeple-none = ミープルを置かない
carcassonne-act-meeple = { $segment ->
    [none] { carcassonne-act-meeple-none }
   *[other] ミープルを置く
}
