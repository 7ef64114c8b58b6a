# 指令列與終端機遊戲桌的用語。

## 說明

cli-help = 城市建設桌遊：遊玩、架設伺服器、電腦玩家對戰、讀取棋譜。
cli-usage = 用法：
cli-arguments = 參數
cli-options = 選項
cli-commands = 指令
cli-help-help = 顯示此說明後結束。
cli-help-lang = 輸出的語言；預設依環境而定。
cli-help-version = 顯示版本後結束。
cli-version-compiled = 規則已編譯
cli-version-interpreted = 規則以純 Python 執行
cli-version-client = 含瀏覽器介面
cli-version-no-client = 不含瀏覽器介面
cli-slow-build = 此處的規則未經編譯，所需時間約為 { $times } 倍。多數系統上 `pip install bastide` 會安裝編譯好的版本；在原始碼目錄中，需有 C 編譯器再執行 `pip install .`。
cli-serve-no-client = 此套件不含瀏覽器介面：API 可用，網頁不可用。`pip install 'bastide[server]'` 會附上介面；在原始碼目錄中用 `make client` 建置。
cli-help-game = 遊戲名稱，見 `bastide games`。
cli-help-options = 規則選項，例如 preset=modern 或 farmers=false；可重複使用。
cli-help-json = 輸出供程式讀取的 JSON。
cli-help-seed = 整數；相同的數字得到相同的抽牌。
cli-help-file = 棋譜檔；- 表示從標準輸入讀取。
cli-help-play = 在終端機遊玩，可多人共用鍵盤，也可與電腦對戰。
cli-help-play-game = 遊戲名稱（列在 `bastide games`）；省略時會詢問。
cli-help-seats = 依序指定座位：me、me:名字、random、greedy、search:1s、level:1 … level:5。
cli-help-record = 每步之後將棋譜寫入此檔案。
cli-help-plain = 逐行遊玩；沒有終端機時自動採用。
cli-help-simulate = 讓電腦進行多局，以取得統計與資料。
cli-help-players = 座位數；未指定時等於電腦玩家數。
cli-help-bots = 以逗號分隔的電腦玩家，各坐一個座位；其餘座位由最後一名擔任。
cli-help-games-number = 局數。
cli-help-out = 把各局的表格寫入此檔，決策的表格放在旁邊；.parquet、.jsonl 或 .jsonl.gz。中斷後可再接續。
cli-help-replay = 重播棋譜並檢查其中的一切。
cli-help-review = 回顧一局棋譜：當時的預期、抽取的手氣、最大的失誤。
cli-help-review-bot = 由誰判斷：greedy（快），或 search:0.2s 之類的搜尋，每個決定都會思考
cli-help-review-seat = 只看這個座位的失誤，從 0 起算
cli-help-review-most = 每個座位最多幾個失誤
cli-help-verify = 以祕密值檢查每次抽牌，並檢查祕密值與承諾值是否相符。
cli-help-at = 顯示若干步之後的局面。
cli-help-svg = 將局面畫成此檔案。
cli-help-match = 讓電腦以相同抽牌、輪換座位對戰，直到分出強弱。
cli-help-match-bots = 二至五名電腦玩家，各坐一個座位；其餘座位由最後一名擔任。
cli-help-stop = 逐次檢定判定第一名電腦玩家的勝率為 LOW 或 HIGH 後立即停止，例如 0.5,0.55。
cli-help-resume = 每局寫入一行的檔案；中斷的對戰可由此繼續。
cli-help-rotate = 每局之後輪換座位。
cli-help-keep = 與 --out 一起使用：legal 保存每個決定的合法行動清單，search 保存機器人搜尋的結果（造訪次數與數值）；可同時指定兩者。
cli-help-workers-cores = 分擔工作的行程數；不指定時每個核心一個。
cli-help-ray = 在 Ray 叢集上進行：RAY_ADDRESS 所指或本機正在執行的叢集，否則暫時啟動一個。
cli-help-bench = 測量規則引擎在此機器上的速度。
cli-help-seconds = 每項測量的秒數。
cli-help-rules = 搜尋編號規則書。
cli-help-rules-game = 遊戲的名稱，見 `bastide games`；省略時搜尋所有規則書。
cli-help-rules-words = 規則中須含的字詞，或規則編號。
cli-help-coverage = 列出沒有測試引用的規則；若有則結束碼為 1。
cli-help-provenance = 列出每個配件數值的來源與可信度。
cli-help-code = 列出原始碼中寫明規則編號的各行；對整個遊戲也列出沒有任何一行寫明的規則。
cli-help-corrections = 放有 GAME.toml 的資料夾，記載與套件不同的數值。
cli-help-check = 重新推算資料庫中的每一桌，指出哪些已損壞。
cli-help-check-database = SQLite 資料庫檔案，或資料庫位址。
cli-help-config = 設定檔（TOML）；環境變數與指令選項優先於它。
cli-help-serve-check = 只檢查伺服器能否啟動、有何疑慮；有錯時結束代碼為 1。
cli-help-admin = 以管理員身分管理執行中的伺服器。
cli-help-admin-server = 伺服器的位址。
cli-help-admin-token-file = 內含管理員權杖的檔案；否則用 BASTIDE_OPERATOR_TOKEN，再不然會詢問。
cli-help-admin-operator = 在存放資料庫的機器上新增管理員，權杖只顯示一次；再執行一次即換新權杖。
cli-help-admin-operator-name = 管理員的名字，會寫入管理紀錄。
cli-help-admin-operator-remove = 改為移除這位管理員。
cli-help-admin-tables = 列出各桌，包括隱藏和關閉的桌。
cli-help-admin-state = 只列出這些狀態的桌。
cli-help-admin-game = 只列出這個遊戲的桌。
cli-help-admin-name = 只列出有名字含此字詞的人入座的桌。
cli-help-admin-private = 也列出私人桌；這會留下紀錄。
cli-help-admin-reported = 只列出有待處理檢舉的桌。
cli-help-admin-look = 顯示一桌及其聊天內容；閱讀私人桌會留下紀錄。
cli-help-admin-hide = 讓一桌不出現在清單中。
cli-help-admin-close = 關閉一桌；仍可觀看，但不能再操作。
cli-help-admin-delete = 永久刪除一桌及其所有內容。
cli-help-admin-free = 永久空出某人的座位；進行中的遊戲由電腦接手。
cli-help-admin-unsay = 移除一桌的一則聊天訊息。
cli-help-admin-announce = 向所有人公告；內容留空則撤回。
cli-help-admin-announce-text = 公告內容；"" 表示撤回。
cli-help-admin-announce-in = 多久之後開始，如 30m 或 2h。
cli-help-admin-restrict = 禁言（mute）或封鎖（ban）某人：依名字、位址，或某個座位上的人。
cli-help-admin-restrictions = 列出被禁言或封鎖的人。
cli-help-admin-lift = 解除一項限制。
cli-help-admin-reports = 列出檢舉。
cli-help-admin-answer = 記下一則檢舉的處理結果。
cli-help-admin-words = 顯示或更改不可用於聊天和名字的字詞。
cli-help-admin-audit = 顯示管理員做過與讀過什麼。
cli-help-admin-export = 以 JSON 輸出屬於某座位玩家的所有資料。
cli-help-admin-forget = 永久清除屬於某座位玩家的所有資料。
cli-help-admin-prune = 立即清除超過設定期限的資料。
cli-help-admin-table = 桌的代號或連結。
cli-help-admin-seat = 座位編號，從 0 起。
cli-help-admin-message = 訊息編號，見 `look`。
cli-help-admin-kind = mute：禁言；ban：封鎖。
cli-help-admin-by-name = 使用這個名字的所有人。
cli-help-admin-by-address = 來自這個位址或範圍的所有人，例如 203.0.113.0/24。
cli-help-admin-by-seat = 某座位上的人，不限於這一桌。
cli-help-admin-for = 期限；省略則為永久。
cli-help-admin-number = 清單中的編號。
cli-help-admin-note = 處理結果。
cli-help-admin-words-add = 要加入的字詞；`word*` 表示以此開頭的所有字詞。
cli-help-admin-words-remove = 要移除的字詞。
cli-help-admin-limit = 筆數。
cli-help-admin-dry = 只計數，每類至多一百筆。
cli-help-admin-all = 也包括已處理的。
cli-help-admin-reason = 理由，會寫入管理紀錄。
cli-help-admin-undo = 改為取消。
cli-help-admin-yes = 不再詢問是否確定。
cli-help-serve = 架設伺服器：網頁、API 與電腦玩家。
cli-help-host = 監聽位址；0.0.0.0 表示全部。
cli-help-port = 監聽連接埠；0 表示任選空閒者。
cli-help-serve-port = 監聽連接埠，只用所指定者；0 表示任選空閒者。未指定時為 8080，若已被占用則取下一個空閒者。
cli-help-data = 存放資料庫與伺服器密鑰的資料夾。
cli-help-database = PostgreSQL 資料庫位址；未指定時使用資料夾中的 SQLite。
cli-help-log = 記錄的詳細程度。
cli-help-proxies = 可信任其 X-Forwarded-For 的反向代理位址，以逗號分隔。
cli-help-workers = 共用連接埠的伺服器程序數，限 PostgreSQL。
cli-help-games = 列出所有遊戲與選項。
cli-help-mcp = 讓語言模型入座：提供讀取局面、行動與查閱規則等工具的 MCP 伺服器。
cli-help-new = 寫出一個新遊戲的套件：小而完整、可以直接玩，作為開端。
cli-help-new-name = 遊戲在指令與紀錄中的名稱：小寫字母與數字。
cli-help-new-folder = 套件寫入的資料夾；省略時為 bastide-NAME。
cli-help-new-title = 人們如何稱呼這個遊戲；省略時為首字母大寫的名稱。
cli-help-mcp-server = Bastide 伺服器的網址，讓模型能加入該處的遊戲桌。
cli-help-mcp-http = 改以 HTTP 提供服務，而不使用標準輸入與輸出。

## 錯誤

cli-did-you-mean = 你是指 { $word } 嗎？
cli-unknown-game = 沒有名為 { $name } 的遊戲；有：{ $games }。
cli-new-name = { $name } 不能作為遊戲名稱：至少三個小寫字母，其後可接數字。
cli-new-title = { $title } 不能作為標題：須以文字開頭，且不含引號、括號或其他程式符號。
cli-new-taken = 已經有名為 { $name } 的遊戲。
cli-new-folder = { $folder } 已存在且不是空的。
cli-new-failed = 無法寫入 { $folder }：{ $reason }
cli-new-next = { $title } 可以安裝、測試與遊玩：
cli-unknown-option = 沒有名為 { $name } 的選項；有：{ $options }。
cli-unknown-bot = 沒有名為 { $spec } 的電腦玩家；有：{ $bots }。
cli-bad-program = { $spec } 不是電腦玩家：{ $reason }
cli-unknown-language = 沒有 { $name } 這種語言；有：{ $languages }。
cli-option-form = { $word } 不是選項；請寫成「名稱=值」。
cli-too-many-bots = { $players } 個座位坐不下 { $bots } 名電腦玩家。
cli-match-few = 對戰至少需要兩名電腦玩家。
cli-cannot-read = 無法讀取 { $file }：{ $reason }
cli-cannot-write = 無法寫入 { $file }：{ $reason }
cli-data-suffix = { $file }：表格的副檔名須為 { $suffixes } 之一。
cli-data-needs = 這需要 { $package }：{ $install }
cli-data-exists = { $file } 已存在；請換個名稱或將它移除。
cli-data-other = { $file } 屬於另一次執行：其中 { $name } 為 { $value }。請以當時的指令接續，或移除此檔。
cli-data-damaged = { $file } 的第 { $line } 行已損壞；移除後可重新開始。
cli-data-more = { $file } 已有 { $games } 局；請要求不少於此數的局數，或移除此檔。
cli-data-busy = 另一個行程正在寫入 { $file }。
cli-data-ray = Ray 叢集發生錯誤：{ $reason }
cli-data-kept = 已有 { $games } 局保存在 { $file }；以相同指令即可接續。
cli-record-bad = { $file } 不是棋譜：{ $reason }
cli-record-false = { $file } 與事實不符：{ $reason }
cli-replay-no-ply = 沒有第 { $at } 步之後的局面；全局共 { $plies } 步。
cli-serve-missing = 伺服器需要更多套件：pip install 'bastide[server]'
cli-mcp-missing = MCP 伺服器需要更多套件：pip install 'bastide[mcp]'
cli-play-no-textual = 全螢幕模式還需要一個套件：pip install 'bastide[terminal]'。改為逐行遊玩。
cli-play-no-game = 哪一個遊戲？有：{ $games }。
cli-play-which = 要玩哪一個遊戲？請輸入編號
cli-play-which-not = 沒有「{ $typed }」。
cli-coverage-no-tests = 這裡沒有測試；請在原始碼目錄中執行。
cli-coverage-gaps = { $rules } 條規則中有 { $gaps } 條沒有測試引用。
cli-coverage-whole = { $rules } 條規則都有測試引用。
cli-code-reason = 沒有程式碼：{ $reason }
cli-code-nowhere = 原始碼中沒有任何一行寫明這條規則。
cli-code-gaps = { $rules } 條規則中有 { $percent }% 能找到程式碼，或不需要程式碼的理由；{ $gaps } 條兩者皆無：
cli-code-whole = { $rules } 條規則都能找到程式碼，或不需要程式碼的理由。
cli-coverage-unknown = 沒有規則 { $rule }，卻被 { $tests } 引用。
cli-provenance-none = { $game } 沒有列出數值的來源。
cli-corrections-no-folder = 沒有資料夾 { $folder }。
cli-corrections-no-game = { $file } 不對應任何遊戲；現有 { $games }。
cli-corrected = { $game } 採用更正後的數值：{ $values }。
cli-check-failed = 無法檢查資料庫：{ $reason }
cli-check-broken = 桌 { $table }：{ $what }
cli-check-done = 已檢查 { $tables } 桌：{ $broken } 桌損壞，{ $frozen } 桌屬於舊規則。
cli-serve-failed = 無法啟動伺服器：{ $reason }
cli-admin-done = 完成。
cli-admin-none = 沒有任何項目。
cli-admin-sure = 這無法復原。要繼續嗎？
cli-admin-not-done = 什麼也沒做。加上 `--yes` 表示確定。
cli-admin-token = 管理員權杖：
cli-admin-no-token = 需要管理員的權杖：放在 { $name }，或以 --token-file 指定檔案。
cli-admin-away = { $server } 沒有回應：{ $reason }
cli-admin-refused = 伺服器回覆：{ $reason }
cli-admin-made = { $name } 已成為管理員。此權杖只顯示一次，不會儲存：
cli-admin-bad-name = 名字至少要有一個可見字元，至多 { $most } 個。
cli-admin-no-operator = 沒有名為 { $name } 的管理員。
cli-admin-no-database = 無法使用資料庫：{ $reason }
cli-admin-bad-seat = { $seat } 不是 TABLE:SEAT 的形式，例如 aBcDeFg:1。
cli-admin-bad-duration = { $duration } 不是時間，例如 30m、12h 或 7d。
cli-admin-restricted = 限制 { $number } 已生效，至 { $until }。
cli-admin-hidden = 隱藏
cli-admin-closed = 已關閉
cli-admin-private = 私人
cli-admin-reports = 檢舉：{ $reports }
cli-admin-column-table = 桌
cli-admin-column-game = 遊戲
cli-admin-column-state = 狀態
cli-admin-column-who = 對象
cli-admin-column-number = 編號
cli-admin-column-kind = 種類
cli-admin-column-until = 期限
cli-admin-column-reason = 理由
cli-admin-column-at = 時間
cli-admin-column-operator = 管理員
cli-admin-column-what = 事項
cli-admin-column-details = 詳情
cli-preflight-good = 正常
cli-preflight-doubtful = 留意
cli-preflight-wrong = 錯誤
cli-preflight-setting = 有項設定不可能正確：{ $reason }
cli-preflight-unknown = 環境變數 { $name } 不起作用。
cli-preflight-folder = 資料夾 { $folder } 可以寫入。
cli-preflight-folder-closed = 資料夾 { $folder } 無法寫入。
cli-preflight-folder-open = 這台機器的其他使用者可以進入資料夾 { $folder }：請執行 chmod o-rwx。
cli-preflight-secret-short = 密鑰少於 { $least } 個字元；可用 `openssl rand -hex 32` 產生。
cli-preflight-secret-open = 這台機器的其他使用者可以讀取 { $file }：請執行 chmod 600。
cli-preflight-secret-here = 密鑰只在這台機器的 { $file }；共用資料庫的各伺服器及備份都需要同一個。
cli-preflight-database = 資料庫有回應；啟動時要更新的結構步驟：{ $steps }；管理員：{ $operators }。
cli-preflight-database-new = 啟動時會建立資料庫。
cli-preflight-database-not = 無法使用資料庫：{ $reason }
cli-preflight-database-newer = 資料庫屬於較新版本的 Bastide（結構 { $version }）。
cli-preflight-bot = { $name } 指定的電腦 { $spec } 無法在每個遊戲入座。
cli-preflight-no-client = 這個套件沒有瀏覽器用戶端，網頁將無法使用。
cli-preflight-port = 無法使用連接埠：{ $reason }
cli-preflight-port-free = 伺服器可在 { $host } 接受連線。
cli-preflight-any-host = 伺服器回應任何主機名稱；請在 allowed_hosts 填入你的主機名稱。
cli-preflight-few-connections = 系統只允許 { $room } 個連線；可用 LimitNOFILE 或 ulimit -n 提高。
cli-stopped = 已停止。

## 用語

cli-player = 玩家 { $number }
cli-seat = 座位
cli-points = 得分
cli-total = 總分
cli-cause = 來源
cli-bot = 電腦
cli-bot-seat = { $name }（{ $level }）
cli-game = 遊戲
cli-option = 選項
cli-default = 預設
cli-choices = 可選值
cli-free-text = （文字）
cli-games-players = { $least } 至 { $most } 人
cli-seat-supply = 手中
cli-seat-if-ended = 若此刻結束

## 多局

cli-simulating = 進行中
cli-data-writing = 寫入中
cli-simulated = 共 { $games } 局，每秒 { $rate } 局，每局 { $plies } 步。
cli-win-share = 勝率
cli-mean-score = 平均得分
cli-interval = 95% 信賴區間
cli-margin = 平均領先
cli-seconds-game = 秒／局
cli-slowest = 最慢（秒）
cli-match-games = 共 { $games } 局。
cli-match-begins = 共 { $games } 局，使用 { $workers } 個行程（--workers 可更改）。Ctrl-C 可停止；加上 --resume 檔名，之後可以接著進行。
cli-progress = { $total } 局中已完成 { $done } 局，{ $left }：{ $note }
cli-time-left = { $whole ->
    [0] 剩下不到 1 分鐘
   *[other] { $hours ->
        [0] 約剩 { $minutes } 分鐘
       *[other] 約剩 { $hours } 小時 { $minutes } 分鐘
    }
}
cli-match-stopped = 提前停止：結果已明確。
cli-match-replaced = 有 { $games } 局由 { $stand } 接替 { $bot }：{ $why }
cli-bench-compiled = 已編譯
cli-bench-interpreted = 直譯
cli-bench-games = 隨機局／秒
cli-bench-actions = 逐步動作／秒
cli-bench-clone = 複製 µs

## 棋譜

cli-replay-head = { $players } 人，{ $plies } 步
cli-replay-at = 第 { $at } 步之後；最後一步是 { $action }。
cli-replay-drawn = 已畫入 { $file }。
cli-replay-not-over = 這一局尚未結束。
cli-replay-verified = 每次抽牌都符合所承諾的祕密值（{ $commitment }）與各席的隨機數。
cli-replay-verified-older = 每次抽牌都符合所承諾的種子：{ $commitment }。這是舊協定：沒有玩家參與決定種子。
cli-replay-nonce = { $name }：隨機數 { $nonce }
cli-replay-nonce-none = { $name }：沒有隨機數
cli-replay-nonce-late = { $name }：預告了隨機數，但沒有及時送到
cli-replay-imported = 這局是以棋譜匯入伺服器的：由誰在何時玩的，無人擔保。

## 規則

cli-rules-none = 沒有規則包含：{ $words }
cli-rules-how =
    要查哪些規則？請輸入規則中的字詞，或遊戲加字詞，或規則編號：
      bastide rules { cli-rules-example }
      bastide rules caylus 量地官
      bastide rules praga PRA-056
      bastide rules carcassonne          （整本規則書）
    遊戲：{ $games }
cli-rules-search = 字詞或編號，例如 037

## 遊戲桌

cli-ask = { $phase }
cli-play-type = 輸入
cli-play-brings = 結果
cli-play-placeholder = 動作、其編號，或 help
cli-play-back = Esc：回到版圖。PgUp、PgDn：翻頁。
cli-play-refused = { $reason }（{ $rule }）
cli-play-legal = 現在可以 { $action }。
cli-play-no-number = 沒有選項 { $number }；可選 1 至 { $most }。
cli-play-undone = 已復原。
cli-play-no-undo-nothing = 還沒有可以復原的步驟。
cli-play-no-undo-revealed = 之後已抽出或公開新的資訊，無法復原。
cli-play-no-undo-shown = 你的上一步之後已抽出或公開新的資訊。輸入 undo turn 仍可回到自己回合的開頭。
cli-play-no-undo-turn = 這會復原你的回合結束。輸入 undo turn 可回到該回合的開頭。
cli-play-no-undo-others = 之後其他人已行動。輸入 undo turn 可回到自己的上一個回合。
cli-play-no-undo-people = 之後其他人已行動，無法復原。
cli-play-redone = 已重做。
cli-play-no-redo = 沒有可以重做的步驟。
cli-play-nothing-done = 沒有執行任何動作。
cli-play-loses = { $action }：{ $what }。（{ $rule }）確定嗎？請輸入 yes，或先做別的事。
cli-play-ways = （{ $count } 種）
cli-play-several = { $words } 可以是 { $count } 種動作：
cli-play-none-begins = 現在沒有以 { $words } 開頭的動作。
cli-play-wait = 請稍候：{ $name } 思考中。
cli-play-over = 遊戲結束。輸入 ledger 查看得分，或 quit 離開。
cli-play-rules-which = 要查哪些規則？請輸入字詞或編號：rules { cli-rules-example }
cli-play-how = 請照上面的寫法輸入動作、它的編號，或動作的開頭。
cli-play-more = help 加上一個詞可看說明，例如 help undo。一行可輸入數個動作：a; b。
cli-group-look = 查看
cli-group-ask = 詢問
cli-group-back = 復原
cli-group-leave = 儲存與離開
cli-about-board = 顯示版圖，可用方向鍵移動；版圖很大時，board 加上部分名稱可移到該處
cli-about-scores = 每個人有什麼
cli-about-tiles = 還有什麼尚未出現；加上名稱可查看細節
cli-about-log = 發生過的一切
cli-about-ledger = 各項得分的來源
cli-about-hint = 三種最好的走法與預期得分
cli-about-why = 為何不能這麼做，附規則編號：why 動作
cli-about-rules = 搜尋規則書：rules 字詞
cli-about-undo = 復原自己的上一步；undo turn 會越過電腦的行動，回到自己的上一個回合
cli-about-restart = 復原本回合做過的一切
cli-about-redo = 重做剛才復原的步驟
cli-about-save = 把對局寫入檔案：save 檔名
cli-about-record = 顯示本局的棋譜
cli-about-quit = 離開遊戲桌
cli-goods-separator = {" · "}
cli-headline = 第 { $turn } 回合 · 還有 { $total } 張版圖卡
cli-rules-example = 農夫
cli-play-hint = 提示：{ $action }  { $worth }
cli-play-hint-or = 或：{ $action }  { $worth }
cli-play-hint-why = { $points }（{ $reason }）
cli-play-hint-then = { $reason }；預料接下來：{ $what }

cli-review-turn = 步
cli-review-course = 預期的最終分數（括號內為到當時為止抽取的手氣）：
cli-review-luck = 抽取的手氣（分）：{ $luck }
cli-review-one = { $name } { $points }
cli-review-mistake = { $name }，第 { $turn } 回合，第 { $ply } 步：少了 { $points } 分
cli-review-played = 實際
cli-review-better = 更好
cli-review-line = { $kind }：{ $action }  { $worth }
cli-review-then = 預料接下來：{ $what }
cli-review-none = 沒有明顯的失誤。
cli-review-after = review：回顧這一局，Enter：離開
cli-review-wait = 這局還沒結束，只回顧到目前為止。

cli-play-thinking = { $name } 思考中……
cli-play-save-where = 存到哪裡？請輸入：save 檔名
cli-play-saved = 已儲存：{ $file }
cli-play-left = 對局未結束就離開了。
cli-play-won = { $names } 獲勝。
cli-play-shared = { $names } 並列獲勝。
cli-play-unseen = 還有 { $total } 張版圖卡
cli-play-nothing-unseen = 一切都已公開。

## 按鍵

cli-key-help = 說明
cli-key-hint = 提示
cli-key-rules = 規則
cli-key-ledger = 計分帳
cli-key-seats = 座位
cli-key-board = 版圖
cli-key-log = 過程
cli-key-undo = 復原
cli-key-quit = 離開

## 語言模型

cli-mcp-open = Bastide 的工具已開放於 { $address }
cli-mcp-instructions = 依精確規則進行的城市建設桌遊。以 sit_down（或 join_table）入座並記下遊戲桌的金鑰，其他工具都需要它。接著使用 read_position、legal_moves、move，直到遊戲結束。一個回合可能有數次決定。行動的意義寫在規則裡，可用 rules 查閱。
cli-mcp-tool-list-games = 列出可玩的遊戲，以及各自的人數與選項。
cli-mcp-tool-sit-down = 開一張自己的遊戲桌，與內建電腦玩家對戰，並讀取局面。bot 可為 random、greedy 或 level:1（最弱）至 level:5；seat 是你的座位，通常座位 0 先行；options 見 list_games。傳回遊戲桌的金鑰。
cli-mcp-tool-learn = 上一堂課：一局一切都安排好的短遊戲，教練在你的每個決定告訴你做什麼、為什麼。照常用 move；做別的合法動作只會得到一句回應，不會執行。傳回桌子的金鑰和第一句話。
cli-mcp-tool-list-tables = 列出伺服器上還有空位的遊戲桌。
cli-mcp-tool-join-table = 以遊戲桌的編號或連結加入伺服器上的遊戲桌：用一個名字坐下，或坐進權杖所屬的座位。同桌可能有真人。傳回遊戲桌的金鑰。
cli-mcp-tool-say = 對伺服器遊戲桌上的所有人說話。
cli-mcp-tool-read-position = 以文字讀取整個局面：版圖、各家分數與資源、尚未出現的物件、最近的事件，以及現在要你決定什麼。
cli-mcp-tool-legal-moves = 查看現在可採取的每個行動，以及其花費與收益。begins 只顯示以此開頭的行動。
cli-mcp-tool-hint = 請教練建議：結束這個回合的三種最佳走法，各附預期分數與分數來源。在課程中則是課程要的動作。伺服器的桌子不一定允許提示。
cli-mcp-tool-review = 回顧已結束的一局：逐回合的預期、抽取的手氣、最大的失誤，以及怎樣更好、好幾分。
cli-review-not-over = 這局還沒結束，結束後才能回顧。
cli-mcp-tool-move = 採取一個行動（寫法同 legal_moves），或依序採取本回合的數個行動。全部執行或全部不執行；不合規則時會說明理由與規則編號。傳回到你下次決定為止所發生的事。
cli-mcp-tool-wait-for-turn = 最多等待指定秒數讓其他人行動，並讀取他們做了什麼。
cli-mcp-tool-rules = 查閱某款遊戲中含有所有這些字詞的編號規則，或以編號查一條規則。
cli-mcp-tool-leave = 離開遊戲桌。伺服器上的座位會由電腦接手。
cli-mcp-lesson-says = 課程：{ $text }
cli-mcp-lesson-asks = 課程要的是：{ $action }
cli-mcp-lesson-other = { $action }（第 { $number } 個動作）不是課程要的。{ $remark } 什麼都沒有改變。
cli-mcp-no-lesson = { $game }沒有課程。
cli-mcp-unknown-lesson = 沒有課程 { $lesson }；有的是：{ $lessons }。
cli-mcp-sat = 你已入座。遊戲桌的金鑰：{ $table }
cli-mcp-you-are = { $game }。你是 { $name }，座位 { $seat }。
cli-mcp-yours = { $ask }
    由你決定；有 { $choices } 個選擇（legal_moves）。
cli-mcp-others = 輪到 { $name }。請使用 wait_for_turn。
cli-mcp-wait = 輪到其他人。請使用 wait_for_turn。
cli-mcp-not-started = 遊戲尚未開始：還有空位。請使用 wait_for_turn。
cli-mcp-none-begins = 沒有以 { $begins } 開頭的行動；可用的開頭有：{ $kinds }。
cli-mcp-not-yours = { $action }：已不是由你決定。未做任何行動。
cli-mcp-draw-first = { $action }：此行動之前會先抽取；請看到抽取結果後再送出。未做任何行動。
cli-mcp-refused = { $action }（第 { $number } 個行動）不合規則：{ $reason } 未做任何行動。
cli-mcp-no-action = 請至少寫出一個行動。
cli-mcp-no-seat = 沒有座位 { $seat }；座位為 0 至 { $most }。
cli-mcp-no-table = 沒有金鑰為 { $table } 的遊戲桌。請先使用 sit_down。
cli-mcp-too-often = 請求太頻繁，請於 { $seconds } 秒後再試。
cli-mcp-no-open-table = 沒有任何遊戲桌有空位。
cli-mcp-no-link = { $table } 不是 { $server } 的遊戲桌。
cli-mcp-bad-token = 那張遊戲桌沒有座位使用此權杖。
cli-mcp-seat-lost = 座位已不屬於你：可能已放棄，或時間已用完。
cli-mcp-other-rules = 這張遊戲桌的 { $game } 使用與此處不同的規則。
cli-mcp-server-says = 伺服器回覆：{ $reason }
cli-mcp-server-away = { $server } 沒有回應：{ $reason }
cli-mcp-nobody-listens = 這張遊戲桌只有電腦玩家，沒有人在聽。
cli-mcp-said = 已說出。
cli-mcp-left = 你已離開遊戲桌。
cli-mcp-name = 語言模型
