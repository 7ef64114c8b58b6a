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
caylus-ui-do-tile = 下一張是哪張建物卡？
caylus-ui-do-order = 下一個是誰？
caylus-ui-do-worker = 派工人，或跳過
caylus-ui-do-gate = 城門的工人移到哪裡？
caylus-ui-do-guild = 免費移動量地官
caylus-ui-do-joust = 要比武換取國王賞賜嗎？
caylus-ui-do-inn = 要留在客棧嗎？
caylus-ui-do-provost = 要移動量地官嗎？
caylus-ui-do-take = 要拿什麼？
caylus-ui-do-bonus = 擁有者的資源
caylus-ui-do-sell = { $building }：要賣資源嗎？
caylus-ui-do-buy = { $building }：要買資源嗎？
caylus-ui-do-offer = { $building }：要選哪一項？
caylus-ui-do-build = 要蓋什麼？
caylus-ui-do-site = 要蓋在哪座住宅上？
caylus-ui-do-transform = 要把哪座建物改建成住宅？
caylus-ui-do-pay = 要用哪個資源支付？
caylus-ui-do-batch = 要交出一批蓋城堡嗎？
caylus-ui-do-favour = { $waiting ->
    [1] 選擇國王賞賜
   *[other] 選擇國王賞賜，共 { $waiting } 個
}
caylus-ui-do-over = 對局結束
caylus-ui-point-worker = 點選標出的地點
caylus-ui-point-gate = 點選要移到的地點
caylus-ui-point-build = 從供應區選一座建物
caylus-ui-detail-worker = 派到每處要 { $price } 塊錢，派到自己的建物只要 1 塊錢。你有 { $deniers } 塊錢與 { $workers } 名工人。
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
caylus-ui-summary-passed = 已跳過：{ $names }；派到每處要 { $price } 塊錢。
caylus-ui-summary-section = { $section }：{ $built }／{ $parts }。
caylus-ui-summary-worker = { $name }：{ $place }。

caylus-ui-key-arrows = 在選項間移動
caylus-ui-key-enter = 選擇，再確定
caylus-ui-key-digits = 以數字選擇
caylus-ui-key-none = 跳過、不使用或結束
caylus-ui-key-supply = 建物供應區
caylus-ui-key-back = 退一步

# what stands out in a finished game
caylus-ui-record-castle = 城堡裡最多房屋
caylus-ui-record-batch = 城堡裡得分最高的一批
caylus-ui-record-road = 道路上最多建築
caylus-ui-record-visitors = 從訪客得到最多分
