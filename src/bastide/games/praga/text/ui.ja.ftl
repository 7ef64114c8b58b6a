# 『プラハ：王国の都』の盤面に出す文と問い。

praga-ui-comma = 、
praga-ui-grid = { $grid ->
    [hunger_wall] 飢餓の壁
    [hunger_wall_or_cathedral] 飢餓の壁か大聖堂
   *[cathedral] 大聖堂
}
praga-ui-beside = { $second ->
    [none] { $first }の隣
   *[other] { $first }と{ $second }の隣
}
praga-ui-site = { $side ->
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
praga-ui-special = 特別タイル
praga-ui-covers = { $tile }を覆う
praga-ui-turns = 向きは{ $n }通り

praga-ui-ask = { $who ->
    [you] あなたの手番：{ $what }
    [name] { $name }：{ $what }
   *[plan] { $name }の検討：{ $what }
}
praga-ui-ask-draw = 検討：何が引かれる？
praga-ui-ask-draw-detail = 自分で決めるか、くじに任せます。
praga-ui-do-now-tile = アクションタイルを取る
praga-ui-do-now-act = { $first }か{ $second }か
praga-ui-do-now-rest = ほかの行動、または手番を終える
praga-ui-do-now-take = { $action ->
    [upgrade] 改良タイルを取る
    [wall] 城壁タイルを取る
   *[building] 建物タイルを取る
}
praga-ui-do-now-onto = { $tile }を置く
praga-ui-do-now-manage = { $action ->
    [quarries] 石切場：広げるか産出するか
   *[mines] 金鉱：広げるか産出するか
}
praga-ui-do-now-arrow = { $grid }の矢印を上るか
praga-ui-do-now-plaza = { $both ->
    [true] { $plaza }：どちらの半分を先に？
   *[false] { $plaza }：どちらの半分？
}
praga-ui-detail-tile = クレーンの赤い場所は金がかかり、青い場所は得点になります。下のセクターのボーナスも得ます。
praga-ui-detail-rest = いま終えても失うものはありません。
praga-ui-waits = 手番の終わりに失うものが{ $n }つ残っています。
praga-ui-detail-take = 薄いタイルは今は取れません。選ぶと理由が出ます。
praga-ui-detail-onto = { $action ->
    [building] 旧市街の土地は金がかかり、得点になります。青い角が合うとトークンを得ます。
   *[wall] 辺のアイコンが合うと両方を得ます。赤い角が合うとトークンを得ます。
}
praga-ui-detail-arrow = 費用：{ $cost }。
praga-ui-detail-enter = 第{ $region }区に入るには卵1つを払います。

praga-ui-do-bonus = { $what ->
    [gain] 輪のボーナス
    [points] 輪の得点
   *[egg] 卵を買う
}
praga-ui-do-buy = { $what ->
    [silver] 追加アクション：金と銀の窓
   *[gold] 追加アクション：金の窓2つ
}
praga-ui-do-plaza = { $what ->
    [top] 上半分
   *[bottom] 下半分
}
praga-ui-do-discard = { $what ->
    [gold] 金の窓を捨てる
   *[silver] 銀の窓を捨てる
}
praga-ui-do-gain = { $what ->
    [gold] 金を得る
   *[stone] 石を得る
}
praga-ui-do-reward = { $action }の報酬：{ $gains }
praga-ui-do-step = { $grid }：横へ1歩
praga-ui-do-climb = { $grid }：上へ1段
praga-ui-do-follow = { $grid }を上る
praga-ui-do-road = { $effect ->
    [egg] 第{ $region }区（卵）
   *[free] 第{ $region }区
}{ $choice ->
    [stone] ：石
    [gold] ：金
    [quarry] ：石切場
    [mine] ：金鉱
    [windows] ：窓
    [tracks] ：金鉱と石切場
   *[none] {""}
}
praga-ui-do-refresh = { $first }と{ $second }の枠
praga-ui-turned = { $r ->
    [0] そのままの向き
    [1] 右に1つ回す
    [2] 右に2つ回す
    [3] 逆さま
    [4] 左に2つ回す
   *[5] 左に1つ回す
}
praga-ui-do-grow = { $action ->
    [quarries] 石切場を広げる
   *[mines] 金鉱を広げる
}
praga-ui-do-produce = { $action ->
    [quarries] 石を産出
   *[mines] 金を産出
}
praga-ui-do-enter = 卵を払い第{ $region }区へ
praga-ui-do-span = { $space }番の場所
praga-ui-do-stay = 上らない
praga-ui-do-pass = 取らない
praga-ui-do-end = 手番を終える
praga-ui-lot = くじで
praga-ui-list-extra = 追加アクション
praga-ui-list-claim = 印章を得る
praga-ui-list-refresh = { $row ->
    [upgrade] 改良
    [wall] 城壁
    [building] 建物
   *[any] 列を入れ替える
}

praga-ui-wheel = { $what ->
    [gain] 輪：{ $gains }
    [buy_egg] 輪：{ $pay }で卵1つ
   *[special_or_points] 輪：特別タイルか{ $points }
}
praga-ui-hint = { $kind ->
    [tile] アクションタイルを取る：{ $what }
    [act] アクションを行う：{ $what }
    [extra] 追加アクションを行う：{ $what }
    [take] 取る：{ $what }
    [choose] 選ぶ：{ $what }
    [onto] タイルを置く：{ $what }
    [use] 技術を使う：{ $what }
    [claim] 印章を取る：{ $what }
   *[other] { $what }
}
praga-ui-pays = { $what }を払う
praga-ui-gains = { $what }を得る
praga-ui-other-gains = { $name }が{ $what }を得る
praga-ui-moves = { $grid }：{ $row }段目の{ $column }列目
praga-ui-matches = { $n }か所が合う
praga-ui-no-match = 合うところなし
praga-ui-refresh-words = { $row ->
    [upgrade] 改良タイルを2枚除く：{ $tiles }
    [wall] 城壁タイルを2枚除く：{ $tiles }
   *[building] 建物タイルを2枚除く：{ $tiles }
}
praga-ui-would-lose = 失うもの：{ $what }
praga-ui-lost = { $what ->
    [action] タイルのアクション
    [extra] 追加アクション
    [egg] 輪の卵
    [choice] { $action ->
        [mines] 金鉱の報酬の選択
        [quarries] 石切場の報酬の選択
        [upgrade] 改良の報酬の選択
        [wall] 城壁の報酬の選択
        [building] 建物の報酬の選択
       *[road] 王の道の報酬の選択
    }
    [step] { $grid ->
        [hunger_wall] 飢餓の壁を{ $count }歩
        [hunger_wall_or_cathedral] 飢餓の壁か大聖堂を{ $count }歩
       *[cathedral] 大聖堂を{ $count }歩
    }
    [road] { $effect ->
        [egg] 第{ $region }区の卵の効果
       *[free] 第{ $region }区の効果
    }
   *[windows] 2つを超える窓（{ $count }）
}

praga-ui-waiting = この手番の待ち
praga-ui-waiting-none = 待っているものはありません。
praga-ui-wait-action = { $first }か{ $second }
praga-ui-wait-extra = 追加アクション（6種どれでも）
praga-ui-wait-bonus = { $what ->
    [gain] 輪：{ $gains }
    [buy_egg] 輪：{ $pay }で卵
   *[special_or_points] 輪：特別タイルか{ $points }
}
praga-ui-wait-reward = { $count ->
    [1] { $action }の報酬
   *[other] { $action }の報酬 { $count }回
}
praga-ui-wait-step = { $grid }：{ $count }歩
praga-ui-wait-road = { $effect ->
    [egg] 王の道 第{ $region }区（卵）
   *[free] 王の道 第{ $region }区
}
praga-ui-wait-open = 選ぶ技術タイル：{ $level }
praga-ui-wait-claim = 得られる印章：{ $count }
praga-ui-wait-lost = 手番の終わりに失う
praga-ui-wait-comes = 自動で得る
praga-ui-losing-title = これらを失って手番を終えますか？
praga-ui-losing-text = 選択や支払いが要る残りは、手番の終わりに消えます：
praga-ui-losing-yes = 失って終える
praga-ui-losing-no = 続ける

praga-ui-choices = できること
praga-ui-point-onto = { $n }か所に置けます
praga-ui-point-how = 盤面で選んでください。矢印キーでも移れます。
praga-ui-zoom = 拡大
praga-ui-back = 戻る
praga-ui-turn-left = 左へ回す
praga-ui-turn-right = 右へ回す
praga-ui-city = 都市
praga-ui-rows = 改良・城壁・建物
praga-ui-board-of = { $name }のボード
praga-ui-whose = ボードを見る
praga-ui-technologies = 技術
praga-ui-seals = 印章とトークン
praga-ui-goods = 金{ $gold }、石{ $stone }、卵{ $egg }、銀の窓{ $silver }、金の窓{ $window }、赤トークン{ $red }、青トークン{ $blue }
praga-ui-about = 復元した値
praga-ui-about-text = ボードやタイルの多くは写真でしか見られず、すべては見つかりませんでした。次の値は復元したもので、もっともらしいものの、印刷された値ではありません。
praga-ui-about-where = いずれもデータです。実物をお持ちの方は訂正でき、ルール、絵、文章のすべてに反映されます。
praga-ui-about-grids = 飢餓の壁と大聖堂：多くのマスと各段の得点。
praga-ui-about-tiles = 改良・城壁・建物タイル：多くの費用、報酬、辺、角。
praga-ui-about-crane = クレーン：赤い場所の金と、青い場所のうち3つの得点。
praga-ui-about-tracks = トラック：本、倍率、一部のボーナスの位置。
praga-ui-about-city = 広場タイル、橋の報酬、都市のいくつかの土地。
praga-ui-about-action-board = アクションボード：6つのアクションの並び。

praga-ui-round = { $round } / { $of }巡目、第{ $era }時代
praga-ui-turn-title = { $turn }巡目
praga-ui-coming = この先
praga-ui-turns-left = 残り{ $n }手番
praga-ui-if-ended = いま終われば{ $n }点
praga-ui-summary = { $round }巡目、第{ $era }時代。
praga-ui-summary-last = 直前：{ $name }が{ $tile }を置いた。{ $place }。
praga-ui-summary-seat = { $name }：{ $score }点、金{ $gold }、石{ $stone }、王の道 第{ $region }区、金鉱{ $mines }、石切場{ $quarries }、技術{ $technology }、大学{ $university }、飢餓の壁{ $hunger }段目、大聖堂{ $cathedral }段目。

praga-ui-key-arrows = 光る場所を移動
praga-ui-key-enter = 選んで確定
praga-ui-key-digits = 下のボタンを選ぶ
praga-ui-key-turn = 手にしたタイルを回す
praga-ui-key-end = 手番を終える／断る
praga-ui-key-view = 次の人のボード
praga-ui-key-back = 戻る
praga-ui-key-zoom = 拡大と全体
