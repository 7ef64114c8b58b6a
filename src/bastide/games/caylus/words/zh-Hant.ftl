# 凱呂斯裡發生的事、不允許的理由，以及得分的來源。

caylus-name-building = { $building ->
    [neutral_farm] 農場
    [neutral_forest] 森林
    [neutral_sawmill] 鋸木廠
    [neutral_quarry] 採石場
    [neutral_marketplace] 市集
    [neutral_carpenter] 木匠
    [fixed_peddler] 小販
    [fixed_carpenter] 木匠
    [gold_mine] 金礦
    [wood_farm_food] 食物農場
    [wood_farm_cloth] 布農場
    [wood_quarry] 木製採石場
    [wood_sawmill] 木製鋸木廠
    [wood_marketplace] 木製市集
    [wood_peddler] 木製小販
    [lawyer] 律師
    [mason] 石匠
    [stone_farm] 石製農場
    [park] 公園
    [workshop] 工坊
    [architect] 設計師
    [church] 教堂
    [tailor] 裁縫師
    [bank] 銀行
    [alchemist] 煉金術士
    [jeweller] 珠寶匠
    [residence] 住宅
    [statue] 雕像
    [granary] 穀倉
    [library] 圖書館
    [weaver] 織布廠
    [theater] 劇院
    [college] 大學
    [monument] 紀念碑
    [hotel] 旅館
   *[cathedral] 大教堂
}
caylus-name-place = { $place ->
    [gate] 城門
    [trading_post] 交易站
    [merchants_guild] 商會
    [joust_field] 比武場
    [stables] 馬廄
    [inn] 客棧
    [castle] 城堡
   *[road] { caylus-name-building }
}
caylus-name-cube = { $cube ->
    [food] 食物
    [wood] 木頭
    [stone] 石頭
    [cloth] 布
   *[gold] 黃金
}
caylus-name-section = { $section ->
    [dungeon] 地下室
    [walls] 城牆
   *[towers] 高塔
}
caylus-name-line = { $line ->
    [prestige] 分數
    [deniers] 金錢
    [resources] 資源
   *[buildings] 建物
}
caylus-name-class = { $class ->
    [neutral] 中立建物
    [fixed] 固定建物
    [wood] 木製建物
    [stone] 石製建物
    [residential] 住宅
   *[prestige] 聲望建物
}
caylus-name-deniers = { $deniers } 塊錢
caylus-name-points = { $points } 分

caylus-ask-tile = 放置中立建物
caylus-ask-order = 決定第一回合的回合順序
caylus-ask-worker = 派出一名工人，或跳過
caylus-ask-gate = 移動城門的工人，或讓他回來
caylus-ask-guild = 移動量地官，或不移動
caylus-ask-joust = 在比武場換取賞賜，或不換
caylus-ask-inn = 工人留在客棧嗎？
caylus-ask-provost = 移動量地官（每格 1 塊錢），或不移動
caylus-ask-take = 拿取資源
caylus-ask-bonus = 拿取擁有者的額外資源
caylus-ask-sell = 賣出一個資源，或不賣
caylus-ask-buy = 買一個資源，或不買
caylus-ask-offer = 選一種交換，或不換
caylus-ask-build = 建造
caylus-ask-site = 選擇要被取代的住宅
caylus-ask-transform = 選擇要改建成住宅的建物
caylus-ask-pay = 支付一個資源
caylus-ask-batch = 交出一批，或結束
caylus-ask-favour = { $waiting ->
    [1] 選擇國王賞賜
   *[other] 選擇國王賞賜，共 { $waiting } 個
}
caylus-ask-over = 對局結束

caylus-log-tile = 第 { $space } 格是{ caylus-name-building }。
caylus-log-order = { $name } 在回合順序的第 { $place } 位。
caylus-log-start = { $name } 開始時有 { caylus-name-deniers }、{ $food } 個食物、{ $wood } 個木頭。
caylus-log-turn = 第 { $turn } 回合開始。
caylus-log-income = { $name } 收入 { caylus-name-deniers }。
caylus-log-worker = { $name } 以 { $price } 塊錢派出工人：{ caylus-name-place }。
caylus-log-visitor = 別人的工人來到 { $name } 的建物：{ caylus-name-place }。
caylus-log-pass = { $name } 跳過，位於跳過順位 { $number }。
caylus-log-first-pass = { $name } 最先跳過，得到 { caylus-name-deniers }。
caylus-log-gate = { $name } 從城門移動工人：{ caylus-name-place }。
caylus-log-trading-post = { $name } 在交易站得到 { caylus-name-deniers }。
caylus-log-provost = { $name } 把量地官從第 { $from } 格移到第 { $to } 格{ $deniers ->
    [0] 。
   *[other] ，支付 { caylus-name-deniers }。
}
caylus-log-joust = { $name } 在比武場支付 { caylus-name-deniers }和 { $cloth } 個布，得到一個國王賞賜。
caylus-log-stables = 新的回合順序：{ $players }。
caylus-log-inn = { $what ->
    [in] { $name } 的工人進入客棧右圈。
    [out] { $name } 的工人離開客棧。
    [stay] { $name } 的工人留在客棧。
   *[return] { $name } 把工人從客棧收回。
}
caylus-log-idle = { caylus-name-building }沒有生效，{ $name } 的工人回來。
caylus-log-unused = { $name } 沒有使用{ caylus-name-place }。
caylus-log-produce = { $name } 從{ caylus-name-building }得到 { $cubes }。
caylus-log-bonus = { $name } 擁有{ caylus-name-building }，得到 1 個{ caylus-name-cube }。
caylus-log-sell = { $name } 賣出 1 個{ caylus-name-cube }，得到 { caylus-name-deniers }。
caylus-log-buy = { $name } 以 { caylus-name-deniers }買 1 個{ caylus-name-cube }。
caylus-log-offer = { $name } 在{ caylus-name-building }支付 { $count } { $paid ->
    [deniers] 塊錢
    [cloth] 個布
    [gold] 個黃金
   *[cubes] 個資源
}，得到 { $gold ->
    [0] { caylus-name-points }。
   *[other] { $gold } 個黃金。
}
caylus-log-build = { $name } 在第 { $space } 格蓋{ caylus-name-building }。
caylus-log-lawyer = { $delayed ->
    [0] { $name } 為第 { $space } 格的{ caylus-name-building }支付律師費用。
   *[other] { $name } 為第 { $space } 格的{ caylus-name-building }支付律師費用；等那裡的工人離開後才改建。
}
caylus-log-residence = 第 { $space } 格的{ caylus-name-building }成為 { $name } 的住宅。
caylus-log-batch = { $name } 交出一批（{ $cubes }），在{ caylus-name-section }放一座房子。
caylus-log-no-batch = { $points ->
    [0] { $name } 沒有交出任何一批，但沒有分數可扣。
   *[other] { $name } 沒有交出任何一批。
}
caylus-log-exempt = { $name } 在城堡已經沒有空位。
caylus-log-best-builder = { $name } 交出最多批（{ $batches } 批），得到一個國王賞賜。
caylus-log-bailiff = 監督官從第 { $from } 格移到第 { $to } 格。
caylus-log-section = 計分：{ caylus-name-section }。
caylus-log-section-penalty = { $points ->
    [0] { $name } 在那裡沒有房子，但沒有分數可扣。
   *[other] { $name } 在那裡沒有房子。
}
caylus-log-section-favours = { $name } 在那裡有 { $houses } 座房子，得到 { $favours } 個國王賞賜。
caylus-log-favour = { $name } 選擇{ caylus-name-line }軌，標記在第 { $level } 欄。
caylus-log-favour-points = { $name } 以賞賜得分。
caylus-log-favour-deniers = { $name } 以賞賜得到 { caylus-name-deniers }。
caylus-log-favour-cube = { $name } 以賞賜得到 1 個{ caylus-name-cube }。
caylus-log-favour-swap = { $name } 交出 1 個{ caylus-name-cube }，換 2 個其他資源。
caylus-log-favour-lost = { $name } 在這個階段已經選過每一條軌，失去一個賞賜。
caylus-log-favour-simple = { $name } 因國王賞賜得分。
caylus-log-final = { $what ->
    [gold] { $name }：剩下 { $count } 個黃金。
    [cubes] { $name }：剩下 { $count } 個其他資源。
   *[deniers] { $name }：剩下 { $count } 塊錢。
}
caylus-log-over = { $cause ->
    [bailiff] 監督官到達高塔的計分格
   *[full] 高塔已經放滿
}，對局結束。{ $count ->
    [1] { $winners } 獲勝。
   *[other] { $winners } 並列獲勝。
}

caylus-ledger-visitors = 訪客
caylus-ledger-buildings = 建物
caylus-ledger-residences = 住宅
caylus-ledger-church = 教堂
caylus-ledger-tailor = 裁縫師
caylus-ledger-jeweller = 珠寶匠
caylus-ledger-castle = 城堡
caylus-ledger-penalty = 扣分
caylus-ledger-favours = 賞賜
caylus-ledger-final-gold = 剩餘黃金
caylus-ledger-final-cubes = 剩餘資源
caylus-ledger-final-deniers = 剩餘的錢
caylus-ledger-carried = 先前得分
caylus-plan-goods = 資源與錢
caylus-plan-income = 收入
caylus-plan-buildings = 建物（日後）
caylus-plan-castle = 城堡與賞賜
caylus-plan-order = 回合順序

caylus-refusal-unreadable = 「{ $text }」不是動作；請寫成例如：worker farm、pass、provost +2、build mason、favour deniers 3、skip。
caylus-refusal-not-an-action = { $action } 不是動作；動作是 0 到 { $last } 的數字。
caylus-refusal-ambiguous = 道路上有好幾座（{ caylus-name-building }），請再寫出格的號碼。
caylus-refusal-not-there = 道路上沒有{ caylus-name-building }。
caylus-refusal-time = { $asked ->
    [tile] 現在要放置中立建物。
    [order] 現在要決定第一回合的順序。
    [worker] 現在要派出工人或跳過。
    [gate] 現在可以移動城門的工人。
    [guild] 現在可以用商會移動量地官。
    [joust] 現在可以使用比武場。
    [inn] 現在要決定客棧的工人留下或回來。
    [provost] 現在可以移動量地官。
    [take] 現在要拿取資源。
    [bonus] 現在要拿取擁有者的額外資源。
    [sell] 現在可以賣出一個資源。
    [buy] 現在可以買一個資源。
    [offer] 現在可以選一種交換。
    [build] 現在可以建造。
    [site] 現在要選擇被取代的住宅。
    [transform] 現在可以改建一座建物。
    [pay] 現在要支付一個資源。
    [batch] 現在可以交出資源。
    [favour] 現在要選擇國王賞賜。
   *[over] 對局已經結束。
}
caylus-refusal-no-skip = 這是必須的，不能略過。
caylus-refusal-no-seat = { $players } 人遊戲沒有座位 { $seat }。
caylus-refusal-laid = { caylus-name-building }已經放在道路上了。
caylus-refusal-seated = 座位 { $seat } 的順序已經決定了。
caylus-refusal-no-worker = 你沒有可派的工人了。
caylus-refusal-place-kind = 不能派工人到{ caylus-name-building }。
caylus-refusal-unbuilt = 第 { $space } 格還沒蓋建物。
caylus-refusal-taken = { caylus-name-place }已經有工人了。
caylus-refusal-stables-two = 兩人遊戲不使用馬廄。
caylus-refusal-stables-own = 你在馬廄已經有一名工人。
caylus-refusal-stables-full = 馬廄的三個圈都有人了。
caylus-refusal-inn-taken = 客棧左圈已經有人了。
caylus-refusal-castle-own = 你在城堡已經有一名工人。
caylus-refusal-price = 需要 { $price } 塊錢，你只有 { $deniers } 塊。
caylus-refusal-road-end = 量地官不能離開道路。
caylus-refusal-no-deniers = 需要 { $cost } 塊錢，你只有 { $deniers } 塊。
caylus-refusal-cube-not-offered = 這裡沒有這種資源：{ caylus-name-cube }。
caylus-refusal-not-a-batch = 一批是三種不同的資源各一個，其中一種必須是食物。
caylus-refusal-off-road = 只有道路上的建物才能改建。
caylus-refusal-steps = 量地官只能移動 1、2 或 3 格。
caylus-refusal-no-space = 道路共有 { $spaces } 格。
caylus-refusal-no-cube = 你沒有{ caylus-name-cube }可以交出。
caylus-refusal-offer-cost = 需要 { $count } { $what ->
    [deniers] 塊錢
    [cloth] 個布
    [gold] 個黃金
   *[any] 個黃金以外的資源
}。
caylus-refusal-class = 現在只能蓋{ caylus-name-class }。
caylus-refusal-stock = 供應區裡沒有{ caylus-name-building }。
caylus-refusal-no-residence = 你沒有可以蓋上去的住宅。
caylus-refusal-road-full = 道路上已經沒有空格。
caylus-refusal-cost = 你付不起{ caylus-name-building }的費用。
caylus-refusal-not-residence = 第 { $space } 格不是你的住宅。
caylus-refusal-lawyer = 律師本身永遠不能改建。
caylus-refusal-fixed = 印在圖板上的不能改變：{ caylus-name-building }。
caylus-refusal-not-transformed = { caylus-name-building }不能改建。
caylus-refusal-not-own = { caylus-name-building }是別人的。
caylus-refusal-pending = { caylus-name-building }已經要改建了。
caylus-refusal-line-used = 你在這個階段已經選過{ caylus-name-line }軌。
caylus-refusal-column-closed = 第 { $column } 欄還沒開放；目前開放到第 { $columns } 欄。
caylus-refusal-level = 你在{ caylus-name-line }軌的標記還到不了第 { $column } 欄。
caylus-refusal-none-buildings = 建物軌沒有效果的是第 1 欄，請寫 favour buildings 1。
caylus-refusal-unusable = 現在不能使用這個效果。

## What `bastide games` says of the options

caylus-option-simplified-favour = 簡化的國王賞賜：每個 3 分
caylus-option-jeweller = 加入珠寶匠
caylus-option-late-lawyer = 律師 3 分（後來的版本）

# 動作是什麼、會帶來什麼。

caylus-good = { $good ->
    [deniers] { $count } 塊錢
    [points] { $count } 分
    [favours] { $count } 個賞賜
    [income] 收入 { $count }
    [any] { $count } 個任意資源
    [any_except_gold] { $count } 個黃金以外的資源
    [food] { $count } 個食物
    [wood] { $count } 個木頭
    [stone] { $count } 個石頭
    [cloth] { $count } 個布
   *[gold] { $count } 個黃金
}
caylus-does-produce = 得 { $what }
caylus-does-sell = 賣 1 個任意資源，得 { $deniers } 塊錢
caylus-does-buy = 花 { $deniers } 塊錢買 1 個黃金以外的資源
caylus-does-buy-two = 買 1 或 2 個黃金以外的資源，每個 { $deniers } 塊錢
caylus-does-lawyer = 付 { $cost }，把一座中立建物或自己的木製、石製建物改建成住宅，得 { $points } 分
caylus-does-income = 每回合收入多 { $deniers } 塊錢
caylus-does-gate = 免費把這名工人移到任何空位
caylus-does-trading_post = 得 { $deniers } 塊錢
caylus-does-merchants_guild = 免費移動量地官 1 到 3 格
caylus-does-joust_field = 付 { $cost }，得 1 個國王賞賜
caylus-does-stables = 從現在起回合順序排第 1、2 或 3
caylus-does-stables-unused = 兩人遊戲不使用
caylus-does-inn = 從下一回合起，只要工人留著，派到任何地方都只要 1 塊錢
caylus-does-castle = 交出資源蓋城堡，每批是食物加上另外兩種資源
caylus-does-exchange = { $paid } 換 { $got }
caylus-does-build = { $class ->
    [wood] 蓋一座木製建物
    [stone] 蓋一座石製建物
   *[prestige] 在自己的住宅上蓋一座聲望建物
}

caylus-then-there = 作用：{ $what }
caylus-then-beyond = 在量地官前方：目前不會生效
caylus-then-pending = 使用之後才改建
caylus-then-pass = 跳過順位 { $number }
caylus-then-provost = 量地官到第 { $space } 格
caylus-then-active = 生效：{ $spaces }
caylus-then-idle = 不生效（工人空手而回）：{ $spaces }
caylus-then-inn = { $stay ->
    [1] 下一回合派到任何地方仍然只要 1 塊錢
   *[other] 工人回到手中
}
caylus-then-skip = { $ask ->
    [gate] 工人回到手中
    [guild] 量地官不動
    [provost] 量地官不動
    [joust] 不支付，沒有賞賜
    [sell] 不賣
    [buy] 不再買
    [offer] 不支付
    [build] 不蓋
   *[transform] 不改建
}
caylus-then-done = { $given ->
    [0] 一批都不交
   *[other] 已交出 { $given } 批
}
caylus-then-space = 在第 { $space } 格
caylus-then-house = 房子放在{ caylus-name-section }（還有 { $left } 個位置）
caylus-then-best = 目前交最多批：{ $name }
caylus-then-reward = { $effect ->
    [resources-2] 1 個木頭或 1 個石頭
    [resources-4] 交出 1 個任意資源，換 2 個黃金以外的資源
    [buildings-2] 蓋一座木製建物，少付 1 個木頭
    [buildings-3] 蓋一座石製建物，少付 1 個石頭
    [buildings-4] 律師的效果，只付 1 個布
   *[buildings-5] 在自己的住宅上蓋一座聲望建物
}
caylus-then-marker = { caylus-name-line }軌 { $before } → { $level }
caylus-then-no-effect = 沒有效果
caylus-then-favours = { $count } 個國王賞賜
caylus-then-built = { $changes }

caylus-did-inn = { $stay ->
    [1] 工人留在客棧
   *[other] 把工人從客棧收回
}
caylus-act-worker = 派出工人：{ caylus-name-place }
caylus-act-move = 移動工人：{ caylus-name-place }
caylus-act-pass = 跳過
caylus-act-provost = 移動量地官
caylus-act-joust = 比武
caylus-act-inn = 客棧的工人
caylus-act-take = 拿取{ caylus-name-cube }
caylus-act-bonus = 以擁有者身分拿取{ caylus-name-cube }
caylus-act-sell = 賣出{ caylus-name-cube }
caylus-act-buy = 購買{ caylus-name-cube }
caylus-act-offer = 選擇第 { $number } 種交換
caylus-act-build = 建造：{ caylus-name-building }
caylus-act-site = 蓋在第 { $space } 格
caylus-act-transform = 改建為住宅：{ caylus-name-building }
caylus-act-pay = 支付{ caylus-name-cube }
caylus-act-batch = 交出一批
caylus-act-done = 不再交資源
caylus-act-favour = 選擇國王賞賜：{ caylus-name-line }
caylus-act-skip = 不做
caylus-act-tile = 抽出建物卡：{ caylus-name-building }
caylus-act-order = 抽出回合順序
