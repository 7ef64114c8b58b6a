# 卡拉拉的王宮：發生了什麼，為什麼不允許，卡片寫了什麼，分數從哪裡來。

## 詞語

carrara-colour-white = 白
carrara-colour-yellow = 黃
carrara-colour-red = 紅
carrara-colour-green = 綠
carrara-colour-blue = 藍
carrara-colour-black = 黑

carrara-city-livorno = 利佛諾
carrara-city-pisa = 比薩
carrara-city-lucca = 盧卡
carrara-city-viareggio = 維亞雷焦
carrara-city-massa = 馬薩
carrara-city-lerici = 萊里奇

carrara-type-palazzo = 王宮
carrara-type-porta = 城門
carrara-type-biblioteca = 圖書館
carrara-type-cattedrale = 大教堂
carrara-type-castello = 城堡
carrara-type-villa = 別墅

carrara-object-crown = 王冠
carrara-object-book = 書
carrara-object-gate = 門
carrara-object-cup = 聖杯
carrara-object-flag = 旗
carrara-object-coat-of-arms = 紋章

carrara-category-city = 城市建物
carrara-category-land = 鄉村建物

carrara-class-top = 首要卡
carrara-class-object = 物件卡
carrara-class-building = 建物卡
carrara-class-bonus = 獎勵卡

## 句子的部分：每個部分讀取所在句子的變數

carrara-part-colour = { $colour ->
    [white] { carrara-colour-white }
    [yellow] { carrara-colour-yellow }
    [red] { carrara-colour-red }
    [green] { carrara-colour-green }
    [blue] { carrara-colour-blue }
   *[black] { carrara-colour-black }
}
carrara-part-city = { $city ->
    [livorno] { carrara-city-livorno }
    [pisa] { carrara-city-pisa }
    [lucca] { carrara-city-lucca }
    [viareggio] { carrara-city-viareggio }
    [massa] { carrara-city-massa }
    [lerici] { carrara-city-lerici }
   *[other] { $city }
}
carrara-part-type = { $type ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
   *[other] { $type }
}
carrara-part-old-type = { $old_type ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
   *[other] { $old_type }
}
carrara-part-object = { $object ->
    [crown] { carrara-object-crown }
    [book] { carrara-object-book }
    [gate] { carrara-object-gate }
    [cup] { carrara-object-cup }
    [flag] { carrara-object-flag }
    [coat_of_arms] { carrara-object-coat-of-arms }
   *[other] { $object }
}
carrara-part-class = { $class ->
    [top] { carrara-class-top }
    [object] { carrara-class-object }
    [building] { carrara-class-building }
   *[bonus] { carrara-class-bonus }
}
carrara-part-category = { $category ->
    [city] { carrara-category-city }
   *[land] { carrara-category-land }
}
carrara-part-which = { $which ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
    [livorno] { carrara-city-livorno }
    [pisa] { carrara-city-pisa }
    [lucca] { carrara-city-lucca }
    [viareggio] { carrara-city-viareggio }
    [massa] { carrara-city-massa }
    [lerici] { carrara-city-lerici }
    [city] { carrara-category-city }
    [land] { carrara-category-land }
   *[other] { $which }
}
carrara-part-nothing = 沒有收入
carrara-part-coins = { $coins } 金幣
carrara-part-points = { $points } 分

## 詢問

carrara-ask-start = 誰是起始玩家？
carrara-ask-cards = 正在發卡
carrara-ask-display = 正在翻開建物
carrara-ask-turn = { $last_round ->
    [yes] 最後一輪：購買石材、建造建物，或計分
   *[no] 購買石材、建造建物，或計分
}
carrara-ask-refill = 正在抽石材
carrara-ask-buy = { $count ->
    [0] 從一個區拿取石材，還有 { carrara-part-coins }
   *[other] 從第 { $segment } 區再拿，或輸入 done，還有 { carrara-part-coins }
}
carrara-ask-pay = { carrara-part-city }的{ carrara-part-type } { $cost }：還要付 { $owed } 塊石材
carrara-ask-upgrade = 選一片城市或類別的升級板塊
carrara-ask-after = { $purchase ->
    [yes] { $announce ->
        [yes] 購買物件、宣告結束，或結束回合
       *[no] 花 { $price } 金幣購買物件，或結束回合
    }
   *[no] { $announce ->
        [yes] 宣告結束，或結束回合
       *[no] 結束回合
    }
}
carrara-ask-over = 對局結束

## 過程

carrara-log-start = { $name } 是起始玩家。
carrara-log-card = { carrara-part-class }：{ $card }
carrara-log-display = 翻開了 { $count } 棟建物。
carrara-log-rotate = { $name } 轉動轉盤。
carrara-log-stay = { $name } 不轉動轉盤。
carrara-log-refill = 從布袋抽出{ $blocks }。
carrara-log-buy = { $name } 從第 { $segment } 區拿取{ $blocks }，{ $coins ->
    [0] 免費。
   *[other] 付 { carrara-part-coins }。
}
carrara-log-shown = { $name } 公開持有物：{ $holding }。
carrara-log-proof = { $name } 出示證明：{ $holding }。
carrara-log-relief = { $name } 從銀行得到 { carrara-part-coins }。
carrara-log-build = { $name } 在{ carrara-part-city }建造{ carrara-part-type } { $cost }，支付{ $blocks }。
carrara-log-rebuild = { $name } 在{ carrara-part-city }把{ carrara-part-old-type } { $old_cost } 改建成{ carrara-part-type } { $cost }，支付{ $blocks }。
carrara-log-reveal = { carrara-part-type } { $cost } 補進展示區。
carrara-log-upgrade = { $name } 拿取一片升級板塊：{ carrara-part-which }的價值變成 { $value } { $currency ->
    [coins] 金幣
   *[vp] 分
}。
carrara-log-score = { $name } 為{ carrara-part-which }計分：{ $gains }。
carrara-log-purchase = { $name } 花 { carrara-part-coins } 購買物件：{ carrara-part-object }。
carrara-log-announce = { $name } 宣告結束。
carrara-log-last-round = { $by ->
    [buildings] 建物全部建成了：這是最後一輪。
   *[announcement] 已宣告結束：這是最後一輪。
}
carrara-log-final = { $cause ->
    [object-card] { $name }：{ carrara-class-object }，{ carrara-part-points }。
    [building-card] { $name }：{ carrara-class-building }，{ carrara-part-points }。
    [bonus-card] { $name }：{ carrara-class-bonus }，{ carrara-part-points }。
    [surplus] { $name }：多餘的物件，{ carrara-part-points }。
   *[coins] { $name }：金幣，{ carrara-part-points }。
}
carrara-log-over = { $count ->
    [1] { $tied ->
        [0] 對局結束，{ $winners } 獲勝。
       *[other] 對局結束，{ $winners } 剩下的石材最多，獲勝。
    }
   *[other] 對局結束，{ $winners } 並列獲勝。
}

## 分數的來源

carrara-ledger-type = 類型計分
carrara-ledger-city = 城市計分
carrara-ledger-category = 類別計分
carrara-ledger-announcement = 宣告結束
carrara-ledger-object-card = 物件卡
carrara-ledger-building-card = 建物卡
carrara-ledger-bonus-card = 獎勵卡
carrara-ledger-surplus = 多餘的物件
carrara-ledger-coins = 金幣
carrara-ledger-carried = 先前得分
carrara-plan-blocks = 石材
carrara-plan-coins = 金幣（日後）
carrara-plan-scorings = 日後的計分
carrara-plan-objects = 物件
carrara-plan-markers = 計分標記
carrara-plan-objectives = 目標

## 目標卡的要求；數字取自配件檔

carrara-condition-scorings-total = 計分至少 { $need } 次。
carrara-condition-cities-scored = 為至少 { $need } 座城市計分。
carrara-condition-types-scored = 為至少 { $need } 種類型計分。
carrara-condition-categories-scored = 為至少 { $need } 個類別計分。
carrara-condition-vp-on-track = 分數表上至少 { $need } 分。
carrara-condition-coins-owned = 至少有 { $need } 金幣。
carrara-condition-object-pairs-identical = 至少有 { $need } 對相同的物件。
carrara-condition-object-triplets-identical = 至少有 { $need } 組三件相同的物件。
carrara-condition-object-sets-distinct = 至少有 { $need } 套 { $size } 種不同的物件。
carrara-condition-objects-of-kinds = { $kinds }合計至少 { $need } 件。
carrara-condition-objects-total = 至少有 { $need } 件物件。
carrara-condition-building-cost-total = 建物費用總和至少 { $need }。
carrara-condition-category-cost-total = { carrara-part-category }的費用總和至少 { $need }。
carrara-condition-buildings-cost-at-least = 至少有 { $need } 棟費用 { $cost } 以上的建物。
carrara-condition-buildings-total = 至少有 { $need } 棟建物。
carrara-condition-cities-with-building = 至少在 { $need } 座城市有建物。
carrara-condition-distinct-types = 至少有 { $need } 種不同類型的建物。
carrara-condition-max-same-type = 至少有 { $need } 棟同類型的建物。
carrara-condition-max-in-one-city = 至少有 { $need } 棟建物在同一座城市。

## 終局計分的得分方式

carrara-part-vp = { $vp } 分
carrara-rate-per-object = 每件物件 { carrara-part-vp }。
carrara-rate-per-identical-group = 每 { $size } 件相同的物件 { carrara-part-vp }。
carrara-rate-per-distinct-set = 每套 { $size } 種不同的物件 { carrara-part-vp }。
carrara-rate-per-object-of-kinds = { $kinds }每件 { carrara-part-vp }。
carrara-rate-per-distinct-object-kind = 每種物件 { carrara-part-vp }。
carrara-rate-per-building-of-category = { carrara-part-category }每棟 { carrara-part-vp }。
carrara-rate-per-building-cost-at-least = 費用 { $cost } 以上的建物每棟 { carrara-part-vp }。
carrara-rate-per-building = 每棟建物 { carrara-part-vp }。
carrara-rate-per-city-with-building = 每座有建物的城市 { carrara-part-vp }。
carrara-rate-per-distinct-type = 每種建物類型 { carrara-part-vp }。
carrara-rate-per-building-in-largest-type = 最多的那種類型，每棟 { carrara-part-vp }。
carrara-rate-per-building-in-largest-city = 建物最多的那座城市，每棟 { carrara-part-vp }。
carrara-rate-per-building-in-cities = { $cities }的建物每棟 { carrara-part-vp }。
carrara-rate-per-marble-block = 每塊剩餘的石材 { carrara-part-vp }。
carrara-rate-per-city-scored = 每座已計分的城市 { carrara-part-vp }。
carrara-rate-per-type-scored = 每種已計分的類型 { carrara-part-vp }。
carrara-rate-per-upgrade-tile = 每片升級板塊 { carrara-part-vp }。
carrara-rate-coins-rate = 每 { $coins_per_vp } 金幣換 1 分。

## 重建的數值

carrara-reconstructed = 手邊沒有這款遊戲的完整配件。以下數值是重建的，可能與印製的不同：
carrara-reconstructed-wheel = 轉盤：留在第 VI 區的石材會轉回第 I 區。
carrara-reconstructed-cities = 城市：各需要幾棟建物才能計分。
carrara-reconstructed-objectives = 目標：依人數而定的數字，以及終局計分的分數。
carrara-reconstructed-cost8 = 費用 8 的建物：每種類型各有一棟。
carrara-reconstructed-upgrades = 升級板塊：各提高什麼、提高多少。
carrara-reconstructed-categories = 類別：每位玩家可以為每個類別計分一次。
carrara-reconstructed-cards = 卡片：要求的內容與給的分數。
carrara-reconstructed-final-scoring = 終局計分：金幣的餘數捨去。

## 規則選項

carrara-option-mode = 基本遊戲或進階遊戲；值為 mode 的選項依此而定
carrara-option-rotation = 可以不轉動轉盤
carrara-option-cost8 = 費用 8 的建物
carrara-option-upgrades = 升級板塊
carrara-option-rebuild = 改建
carrara-option-categories = 類別計分
carrara-option-cards = 隨機的目標卡
carrara-option-bonus = 獎勵卡
carrara-option-surplus = 多餘的物件計分
carrara-option-open = 一切公開
carrara-option-start-player = 起始玩家

## 不允許的理由

carrara-refusal-unreadable = 「{ $text }」不是動作；可以這樣寫：rotate、buy II white、build porta_3 in lucca、pay red、score type palazzo、end。
carrara-refusal-not-an-action = { $action } 不是一個動作：動作是 0 到 { $last }。
carrara-refusal-time = { $asked ->
    [start] 要先決定起始玩家。
    [cards] 要先發卡。
    [display] 要先翻開建物。
    [turn] 現在要從三種行動中選擇一種。
    [refill] 要先抽石材。
    [buy] 現在要從轉盤拿取石材。
    [pay] 要先付清建物的石材。
    [upgrade] 要先拿取一片升級板塊。
    [after] 行動已經完成：可以購買物件、宣告結束，或結束回合。
   *[over] 對局已經結束。
}
carrara-refusal-no-seat = { $players } 人遊戲沒有座位 { $seat }。
carrara-refusal-no-card = 現在不能發 { $card } 這張卡。
carrara-refusal-tile-gone = { carrara-part-type } { $cost } 已經不在牌堆裡。
carrara-refusal-bag-colour = 布袋裡沒有{ carrara-part-colour }色石材。
carrara-refusal-nothing-to-buy = 布袋與轉盤都空了，沒有石材可買。
carrara-refusal-no-rotation = 這局購買石材之前一定要轉動轉盤。
carrara-refusal-nothing-to-take = 不轉動轉盤就沒有石材可拿。
carrara-refusal-one-action = { $done ->
    [yes] 一回合只能執行一個行動，本回合的行動已經做完。
   *[no] 一回合只能執行一個行動，本回合的行動還沒做完。
}
carrara-refusal-after-action = { $given ->
    [announce] 行動之後才能宣告結束。
   *[purchase] 行動之後才能購買物件。
}
carrara-refusal-must-act = 執行行動之後才能結束回合。
carrara-refusal-wheel-first = { $may_stay ->
    [yes] 購買石材之前要先決定轉動轉盤或不轉動。
   *[no] 購買石材之前要先轉動轉盤。
}
carrara-refusal-relief = 只有沒有其他行動可選的人才能得到 { carrara-part-coins }。
carrara-refusal-done = 至少要拿一塊石材。
carrara-refusal-one-segment = 只能從同一區拿取石材，這次是第 { $chosen } 區。
carrara-refusal-not-in-segment = 第 { $segment } 區沒有{ carrara-part-colour }色石材。
carrara-refusal-too-dear = 第 { $segment } 區的{ carrara-part-colour }色石材要 { $price } 金幣，金幣不夠。
carrara-refusal-order = 顏色要由貴到賤依序選，而{ $last ->
    [white] { carrara-colour-white }
    [yellow] { carrara-colour-yellow }
    [red] { carrara-colour-red }
    [green] { carrara-colour-green }
    [blue] { carrara-colour-blue }
   *[black] { carrara-colour-black }
}色已經選過了。
carrara-refusal-not-accepted = { carrara-part-city }不接受{ carrara-part-colour }色石材。
carrara-refusal-pay-colour = 付{ carrara-part-colour }色石材就無法付清了。
carrara-refusal-not-displayed = 現在拿不到 { carrara-part-type } { $cost }。
carrara-refusal-no-cost8 = 這局不使用費用 8 的建物。
carrara-refusal-too-few-blocks = 需要 { $owed } 塊{ carrara-part-city }接受的石材。
carrara-refusal-no-rebuild = 這局不能改建。
carrara-refusal-not-yours = { carrara-part-old-type } { $old_cost } 不是你的建物。
carrara-refusal-not-higher = { carrara-part-type } { $cost } 的費用沒有比 { carrara-part-old-type } { $old_cost } 高。
carrara-refusal-no-marker = 計分標記用完了。
carrara-refusal-type-scored = 你已經為{ carrara-part-which }計分過了。
carrara-refusal-no-building = 你一棟都沒有：{ carrara-part-which }。
carrara-refusal-city-scored = { carrara-part-which }已經計分過了，每局只能一次。
carrara-refusal-city-minimum = { carrara-part-which }要有 { $minimum } 棟以上的建物才能計分。
carrara-refusal-no-categories = 這局不能為類別計分。
carrara-refusal-category-scored = 你已經為{ carrara-part-which }計分過了。
carrara-refusal-purchased = 每回合只能購買一件物件。
carrara-refusal-sold = 這件物件已經售出：{ carrara-part-object }。
carrara-refusal-purchase-price = 一件物件要 { $price } 金幣，金幣不夠。
carrara-refusal-announced = 最後一輪已經開始，不能再宣告結束。
carrara-refusal-not-met = 三個目標還沒有全部達成。
carrara-refusal-no-upgrade = 升級板塊已經被拿走了：{ carrara-part-which }。

## 行動是什麼、會帶來什麼

carrara-good = { $good ->
    [points] { $count } 分
    [coins] { $count } 金幣
    [crown] { $count } 件{ carrara-object-crown }
    [book] { $count } 件{ carrara-object-book }
    [gate] { $count } 件{ carrara-object-gate }
    [cup] { $count } 件{ carrara-object-cup }
    [flag] { $count } 件{ carrara-object-flag }
    [coat_of_arms] { $count } 件{ carrara-object-coat-of-arms }
    [white] { carrara-colour-white }色 { $count } 塊
    [yellow] { carrara-colour-yellow }色 { $count } 塊
    [red] { carrara-colour-red }色 { $count } 塊
    [green] { carrara-colour-green }色 { $count } 塊
    [blue] { carrara-colour-blue }色 { $count } 塊
   *[black] { carrara-colour-black }色 { $count } 塊
}
carrara-goal = { $class ->
    [top] 首要
    [object] 物件
   *[building] 建物
} { $have }/{ $need }{ $met ->
    [yes] {" "}✓
   *[no] {""}
}

carrara-then-rotate = 石材全部便宜 1 金幣，再補到 11 塊
carrara-then-rotate-drawn = 石材全部便宜 1 金幣，{ $count ->
    [0] 不抽石材
   *[other] 抽 { $count } 塊
}
carrara-then-back = { $blocks }回到原價
carrara-then-stay = 價格不變，不抽石材
carrara-then-relief = 公開持有物
carrara-then-done = 就這些
carrara-then-announce = 這是最後一輪
carrara-then-end = 輪到下一位
carrara-then-free = 免費
carrara-then-left = 剩 { carrara-part-coins }
carrara-then-ways = 付 { $count } 塊石材，{ $ways } 種付法
carrara-then-ways-many = 付 { $count } 塊石材，付法很多
carrara-then-worth = 計分時得 { $what } 與 { $object }
carrara-then-worth-alone = 計分時得 { $what }
carrara-then-replaces = 換下{ carrara-part-old-type } { $old_cost }
carrara-then-upgrade = 再得一片升級板塊
carrara-then-scored = { carrara-part-city }的{ carrara-part-type } { $cost }：{ $what }
carrara-then-better = { carrara-part-which }往後價值 { $what }
carrara-then-goal = 之後{ carrara-goal }

carrara-act-draw = 抽出{ carrara-part-colour }色
carrara-act-reveal = 翻開{ carrara-part-type } { $cost }
carrara-act-start = 決定起始玩家
carrara-act-card = 發卡：{ carrara-part-class }
carrara-act-rotate = 轉動轉盤
carrara-act-stay = 不轉動轉盤
carrara-act-relief = 從銀行領金幣
carrara-act-done = 不再拿石材
carrara-act-announce = 宣告結束
carrara-act-end = 結束回合
carrara-act-buy = 從第 { $segment } 區取{ carrara-part-colour }色
carrara-act-pay = 支付{ carrara-part-colour }色
carrara-act-score = 為{ carrara-part-which }計分
carrara-act-purchase = 購買{ carrara-part-object }
carrara-act-upgrade = 升級{ carrara-part-which }
carrara-act-build = 在{ carrara-part-city }建造{ carrara-part-type } { $cost }
carrara-act-rebuild = 把{ carrara-part-city }的{ carrara-part-old-type } { $old_cost } 改建為{ carrara-part-type } { $cost }
