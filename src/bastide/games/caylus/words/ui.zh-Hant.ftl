# 凱呂斯的版圖說什麼、問什麼。

caylus-ui-comma = 、
caylus-ui-or = {"或 "}

caylus-ui-name-gate = 城門
caylus-ui-name-trading_post = 交易站
caylus-ui-name-merchants_guild = 商會
caylus-ui-name-joust_field = 比武場
caylus-ui-name-stables = 馬廄
caylus-ui-name-inn = 客棧
caylus-ui-name-castle = 城堡
caylus-ui-name-farm = 農場
caylus-ui-name-forest = 森林
caylus-ui-name-sawmill = 鋸木廠
caylus-ui-name-quarry = 採石場
caylus-ui-name-marketplace = 市集
caylus-ui-name-carpenter = 木匠
caylus-ui-name-peddler = 小販
caylus-ui-name-gold_mine = 金礦
caylus-ui-name-lawyer = 律師
caylus-ui-name-mason = 石匠
caylus-ui-name-park = 公園
caylus-ui-name-workshop = 工坊
caylus-ui-name-architect = 設計師
caylus-ui-name-church = 教堂
caylus-ui-name-tailor = 裁縫師
caylus-ui-name-bank = 銀行
caylus-ui-name-alchemist = 煉金術士
caylus-ui-name-jeweller = 珠寶匠
caylus-ui-name-residence = 住宅
caylus-ui-name-statue = 雕像
caylus-ui-name-granary = 穀倉
caylus-ui-name-library = 圖書館
caylus-ui-name-weaver = 織布廠
caylus-ui-name-theater = 劇院
caylus-ui-name-college = 大學
caylus-ui-name-monument = 紀念碑
caylus-ui-name-hotel = 旅館
caylus-ui-name-cathedral = 大教堂

caylus-ui-class-special = 特殊建物
caylus-ui-class-neutral = 中立建物
caylus-ui-class-fixed = 固定建物
caylus-ui-class-wood = 木製建物
caylus-ui-class-stone = 石製建物
caylus-ui-class-residential = 住宅
caylus-ui-class-prestige = 聲望建物

caylus-ui-section-dungeon = 地下室
caylus-ui-section-walls = 城牆
caylus-ui-section-towers = 高塔
caylus-ui-line-prestige = 分數
caylus-ui-line-deniers = 金錢
caylus-ui-line-resources = 資源
caylus-ui-line-buildings = 建物

caylus-ui-favours = { $n } 個國王賞賜
caylus-ui-batch-now = 目前在{ $section }：每批 { $points } 分
caylus-ui-no-batch = 一批都沒交要扣 { $points } 分
caylus-ui-built-for = 費用 { $cost }，得到 { $brings }
caylus-ui-owner-bonus = 別人在此工作時，擁有者得到 { $what }
caylus-ui-owned = 擁有者：{ $name }
caylus-ui-owned-visits = 擁有者：{ $name }，每名訪客得 1 分
caylus-ui-worked = { $name } 在此工作
caylus-ui-pending-of = 將成為 { $name } 的住宅
caylus-ui-end = 結束時每個黃金 { $gold } 分，其他資源每 { $cubes } 個 1 分，每 { $deniers } 塊錢 1 分。
caylus-ui-stock-gone = 已蓋
caylus-ui-stock-able = 付得起

caylus-ui-reward-none = 無
caylus-ui-reward-carpenter = 蓋一座木製建物，少付 1 個木頭
caylus-ui-reward-mason = 蓋一座石製建物，少付 1 個石頭
caylus-ui-reward-lawyer = 律師的效果，只付 1 個布
caylus-ui-reward-architect = 蓋一座聲望建物
caylus-ui-column = 第 { $column } 欄
caylus-ui-column-shut = 第 { $column } 欄尚未開放

caylus-ui-turn = 回合
caylus-ui-round = 第 { $turn } 回合 · 階段 { $phase }
caylus-ui-turn-title = 第 { $turn } 回合
caylus-ui-phases = 一回合的七個階段
caylus-ui-phase-setup = 遊戲準備
caylus-ui-phase-income = 收入
caylus-ui-phase-place = 派工人
caylus-ui-phase-special = 特殊建物
caylus-ui-phase-provost = 量地官移動
caylus-ui-phase-activate = 建物生效
caylus-ui-phase-castle = 建造城堡
caylus-ui-phase-end = 回合結束
caylus-ui-phase-over = 遊戲結束
caylus-ui-order-label = 回合順序：{ $names }
caylus-ui-price-label = 目前派到每處要 { $price } 塊錢
caylus-ui-supply = 建物供應區
caylus-ui-supply-short = 供應區
caylus-ui-close = 關閉
caylus-ui-yard = 城堡工地
caylus-ui-passed = 已跳過
caylus-ui-batch = 一批
caylus-ui-next-1 = 下一個
caylus-ui-next-2 = 建地
caylus-ui-site = 建地
caylus-ui-favour-table = 國王賞賜
caylus-ui-favour-short = 選一條軌：右移一欄，再用走到的其中一格
caylus-ui-favour-simple = 每個國王賞賜得 3 分。
caylus-ui-places = 可派工人的地方
caylus-ui-provost-spots = 量地官可到的格子
caylus-ui-choices = 選項

caylus-ui-on-space = { $name }（第 { $space } 格）
caylus-ui-pass = 跳過（跳過順位 { $number }）
caylus-ui-skip = 不使用
caylus-ui-skip-gate = 工人回到手中
caylus-ui-skip-provost = 不移動
caylus-ui-provost = { $steps } → { $space }
caylus-ui-joust = 比武
caylus-ui-inn-stay = 留在客棧
caylus-ui-inn-return = 把工人收回
caylus-ui-offer = 選項 { $number }
caylus-ui-done = 不再交了
caylus-ui-favour = { $line } { $column }
caylus-ui-favour-none = { $line }：只移動標記
caylus-ui-ask-you = 輪到你：{ $what }
caylus-ui-ask-name = { $name }：{ $what }
caylus-ui-ask-plan = 試走（{ $name }）：{ $what }
caylus-ui-ask-here = { $building }：{ $what }
caylus-ui-point-worker = 點選標出的地點
caylus-ui-point-gate = 點選要移到的地點
caylus-ui-point-build = 從供應區選一座建物
caylus-ui-detail-worker = 派到每處要 { $price ->
    [1] 1 塊錢
   *[other] { $price } 塊錢，派到自己的建物只要 1 塊錢
}。你有 { $deniers } 塊錢與 { $workers } 名工人。
caylus-ui-detail-worker-inn = 因為客棧，派到每處只要 1 塊錢（別人要 { $price } 塊錢）。你有 { $deniers } 塊錢與 { $workers } 名工人。
caylus-ui-detail-guild = 量地官在第 { $space } 格。
caylus-ui-detail-provost = 每格 1 塊錢，最多 3 格。量地官在第 { $space } 格，你有 { $deniers } 塊錢。
caylus-ui-detail-batch = { $section }：每批 { $points } 分，尚有 { $free } 個位置。{ $given ->
    [0] 還沒交出任何一批。
   *[other] 已交出 { $given } 批。
}
caylus-ui-detail-favour = 每條賞賜軌每個階段只能選一次；目前開放到第 { $columns } 欄。
caylus-ui-detail-discount = 少付 { $what }。

caylus-ui-goods = { $deniers } 塊錢，收入 { $income }，可派的工人 { $workers } 名；食物 { $food }，木頭 { $wood }，石頭 { $stone }，布 { $cloth }，黃金 { $gold }
caylus-ui-summary = 第 { $turn } 回合，{ $phase }。回合順序：{ $order }。量地官在第 { $provost } 格，監督官在第 { $bailiff } 格。
caylus-ui-summary-undrawn = 尚未抽定
caylus-ui-summary-passed = 已跳過：{ $names }；派到每處要 { $price } 塊錢。
caylus-ui-summary-section = { $section }：{ $built }／{ $parts }。
caylus-ui-summary-worker = { $name }：{ $place }。

caylus-ui-key-arrows = 在選項間移動
caylus-ui-key-enter = 選擇，再確定
caylus-ui-key-digits = 以數字選擇
caylus-ui-key-none = 跳過、不使用或結束
caylus-ui-key-supply = 建物供應區
caylus-ui-key-back = 退一步

# 圖板上每樣東西的說明。

caylus-card-kind-neutral = 中立建物
caylus-card-kind-fixed = 印在圖板上的固定建物
caylus-card-kind-wood = 木製建物
caylus-card-kind-stone = 石製建物
caylus-card-kind-residential = 住宅
caylus-card-kind-prestige = 聲望建物
caylus-card-kind-special = 特殊建物
caylus-card-kind-space = { $kind }，第 { $space } 格
caylus-card-space = 道路第 { $space } 格
caylus-card-income-phase = 每回合一開始就得到這份收入。
caylus-card-reached = 不在量地官前方：這座建物本回合會生效。
caylus-card-unreached = 在量地官前方：這裡的工人會空手而回。
caylus-card-no-workers = 不能派工人到這裡。
caylus-card-trigger = 監督官到達或超過這一格時，{ $section }計分。
caylus-card-trigger-done = 已經計分：{ $section }。
caylus-card-site = 建地
caylus-card-site-next = 下一座木製或石製建物蓋在這裡。
caylus-card-site-later = 還沒有建物。木製與石製建物一律蓋在最前面的空格。
caylus-card-provost-here = 量地官在這裡：到這一格為止的建物都會生效。
caylus-card-bailiff-here = 監督官在這裡。
caylus-card-gate = 可移到任何還能派工人的地方；如果那是別人的建物，擁有者得 1 分。
caylus-card-stables = 站在 1 號圈的人排第一，接著是 2 號、3 號，其餘的人照原來的順序。
caylus-card-inn = 先站左圈，再移到右圈，原本在右圈的工人回家。下一整個回合都享有優惠。
caylus-card-how-wood = 由木匠建造，蓋在道路最前面的空格。
caylus-card-how-stone = 由石匠建造，蓋在道路最前面的空格。
caylus-card-how-residential = 由律師把一座中立建物或自己的木製、石製建物改建而成。
caylus-card-how-prestige = 由設計師建造，取代自己的一座住宅。
caylus-card-left = { $n ->
    [0] 已經沒有了
   *[other] 還有 { $n } 座
}
caylus-card-able = 你現在付得起。
caylus-card-unable = 你現在付不起。
caylus-card-provost = 量地官
caylus-card-provost-means = 到他所在的第 { $space } 格為止，建物本回合都會生效；在他前方的工人空手而回。
caylus-card-provost-moves = 全員跳過之後，依跳過順序，每人可花錢讓他前進或後退最多 3 格，每格 1 塊錢。商會的工人可免費移動他。
caylus-card-provost-end = 回合結束時他移到監督官那裡。
caylus-card-bailiff = 監督官
caylus-card-bailiff-moves = 回合結束時前進 1 格；如果量地官在他前方，前進 2 格。
caylus-card-bailiff-next = 再 { $steps } 格就到第 { $space } 格，在那裡{ $section }計分。
caylus-card-bailiff-fewer = 高塔計分之後遊戲結束。
caylus-card-worker = { $name } 的工人
caylus-card-worker-home = 工作完就回家。
caylus-card-place = 第 { $place } 位
caylus-card-place-shut = 每位玩家只能派一名工人；人數較少時，這個位置空著。
caylus-card-place-order = 每位玩家只能派一名工人。第 6 階段依此順序交資源，要交幾批都可以。
caylus-card-batch = 一批是三種不同資源各一個，其中一個必須是食物。每批變成一座房子。
caylus-card-batch-gold = 黃金也可以是其中一種。
caylus-card-best = 一回合中交最多批的人得 1 個國王賞賜；同數時順位在前的人得到。
caylus-card-scoring-none = 沒有房子：扣 { $points } 分
caylus-card-scoring = { $range ->
    [exact] { $from } 座
    [span] { $from } 到 { $to } 座
   *[more] { $from } 座以上
}：{ $favours ->
    [0] 無
   *[other] { $favours } 個賞賜
}
caylus-card-semicolon = ；
caylus-card-houses-of = { $name }：{ $n }
caylus-card-section-batch = 每批 { $points } 分
caylus-card-section-built = 已建 { $built }／{ $parts }
caylus-card-section-scored = 已經計分：沒蓋的部分就空著。
caylus-card-section-when = 監督官到達或超過第 { $space } 格，或最後一個位置蓋好的那個回合結束時計分。
caylus-card-opens-0 = 地下室計分之後，開放國王賞賜第 3、4 欄。
caylus-card-opens-1 = 城牆計分之後，開放國王賞賜第 5 欄。
caylus-card-opens-2 = 高塔計分之後遊戲結束。
caylus-card-part = 第 { $part } 個位置，共 { $parts } 個
caylus-card-part-built = { $name } 蓋的。
caylus-card-part-lost = 沒來得及蓋，就這樣空著。
caylus-card-part-next = 下一批蓋在這裡：{ $points } 分。
caylus-card-part-open = 還沒蓋：每批 { $points } 分。
caylus-card-favour-how = 選一條賞賜軌：標記如果能動就右移一欄，然後可使用該軌上到標記為止的其中一格。
caylus-card-favour-once = 每條軌每個階段只能選一次；沒有軌可選的賞賜就失去。
caylus-card-favour-from = 來自比武場、某些建物、一回合中交最多批，以及城堡計分。
caylus-card-favour-zero = 所有標記從這裡開始。
caylus-card-start = 起點
caylus-card-reward = 第 { $column } 欄：{ $what }
caylus-card-markers = 在這裡的標記：{ $names }
caylus-card-bridge = 橋與跳過順位
caylus-card-bridge-means = 跳過的人占最小的空號；派一名工人的費用就是目前最小的空號。
caylus-card-bridge-two = 跳過的人占最小的空號。兩人之中有一人跳過後，另一人派一名工人要 3 塊錢。
caylus-card-passed = 已跳過：{ $names }
caylus-card-price-own = 自己的建物一律 1 塊錢；工人在客棧右圈時，到處都是 1 塊錢。
caylus-card-first-pass = 第一個跳過的人得 1 塊錢。
caylus-card-passing = 跳過順位 { $n }
caylus-card-passing-price = 這是最小的空號時，派到每處要 { $n } 塊錢。
caylus-card-passing-provost = 移動量地官也依這個順序。
caylus-card-phase = 第 { $n } 階段，共 7 個
caylus-card-phase-now = 目前就是這個階段。
caylus-card-phase-income = 每人得 2 塊錢，每座住宅再多 1 塊錢；圖書館與旅館還會再多。
caylus-card-phase-place = 依回合順序，每人派一名工人或跳過，直到全員跳過。
caylus-card-phase-special = 依序使用城門、交易站、商會、比武場、馬廄、客棧。
caylus-card-phase-provost = 依跳過順序，每人可移動量地官最多 3 格，每格 1 塊錢。
caylus-card-phase-activate = 有工人的建物從第 1 格到量地官為止依序生效；在他前方的工人回家。
caylus-card-phase-castle = 城堡的工人依位置順序交資源。
caylus-card-phase-end = 監督官移動，量地官到他那裡，該計分的城堡部分計分。
caylus-card-order = 回合順序
caylus-card-order-means = 每回合沿用；馬廄會改變它，兩人遊戲每回合互換。移動量地官依跳過順序，蓋城堡依位置順序。
caylus-card-price = 派工人的費用
caylus-card-turn = 七個階段：收入、派工人、特殊建物、量地官、建物、城堡、回合結束。
caylus-card-game-end = 高塔計分之後遊戲結束。
caylus-card-seat-place = 回合順序第 { $place }
caylus-card-seat-inn = 工人在客棧右圈：派到每處都只要 1 塊錢。
caylus-card-seat-castle = 城堡中的房子：{ $what }
caylus-card-seat-favours = 國王賞賜：{ $what }
caylus-card-if-ended = 若此刻結束：{ $points } 分
caylus-card-deniers = 用來派工人、移動量地官，以及使用某些建物。
caylus-card-income = 每回合收入：{ $income }
caylus-card-workers = { $workers } 名工人可派
caylus-card-workers-of = 每人有 { $all } 名。除了留在客棧的那一名，回合結束前都會回家。
caylus-card-gold = 用來蓋聲望建物，也可放進一批資源。黃金不能代替其他資源。
caylus-card-food = 蓋城堡的每一批都要有一個。
caylus-card-cube = 用來蓋建物，也可放進一批資源。
caylus-sign-deniers = 塊錢
caylus-sign-points = 分
caylus-sign-favours = 一個國王賞賜
caylus-sign-food = 食物
caylus-sign-wood = 木頭
caylus-sign-stone = 石頭
caylus-sign-cloth = 布
caylus-sign-gold = 黃金
caylus-sign-any = 任意資源
caylus-sign-any_except_gold = 黃金以外的任意資源
caylus-sign-builds-wood = 蓋木製建物
caylus-sign-builds-stone = 蓋石製建物
caylus-sign-builds-residential = 蓋住宅
caylus-sign-builds-prestige = 蓋聲望建物

# what stands out in a finished game
caylus-ui-record-castle = 城堡裡房子最多
caylus-ui-record-batch = 城堡裡得分最高的一批
caylus-ui-record-road = 道路上建物最多
caylus-ui-record-visitors = 從訪客得到最多分

# 一次交出幾樣。

caylus-ui-batches = 要交幾批
caylus-ui-batch-count = { $n } 批
caylus-ui-given = 要交出的資源，每一項都可以更換
caylus-ui-change = { $what }：更換
caylus-ui-bundle-batch = 交出 { $n } 批（{ $what }），得 { $points } 分；每一批都可以更換。
caylus-ui-bundle-pay = 支付 { $what }；每個資源都可以更換。
caylus-ui-stock-folded = 已蓋 { $n } 座
