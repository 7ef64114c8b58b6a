# 每張遊戲桌的外框、大廳，以及出錯時的說明。

shell-name = Bastide
shell-skip = 跳到遊戲桌
shell-to-lobby = 回大廳
shell-card-reconstructed = 重建的數值
shell-card-corrected = 已在此更正
shell-close = 關閉
shell-try-again = 再試一次
shell-settings = 設定
shell-language = 語言
shell-theme = 日間或夜間
shell-theme-system = 跟隨系統
shell-theme-vellum = 羊皮紙
shell-theme-night = 夜間
shell-your-name = 你的名字
shell-guest = 來賓
shell-guest-number = 來賓 { $number }
shell-setting-confirm = 行動前先確定
shell-setting-confirm-more = 動作會先擺在版圖上，按下「確定」才送出。關閉後，擺好就立刻送出。
shell-setting-sound = 音效
shell-setting-sound-more = 放置板塊、得分與輪到你時的短音效。
shell-setting-motion = 動畫
shell-setting-motion-more = 物件會移動，而不是直接出現。
shell-words = 找回我的座位
shell-words-more = 用八個字詞就能在另一個瀏覽器，或在儲存資料遺失後，找回你在進行中對局的所有座位。
shell-words-show = 顯示我的字詞
shell-words-write = 請抄下這些字詞並自己保管好：知道字詞的人就能使用你的座位。之後入座的座位也都包含在內。
shell-words-mine = 你的八個字詞
shell-words-copy = 複製字詞
shell-words-enter = 輸入字詞
shell-words-field = 八個字詞
shell-words-wrong = 這些字詞不太對，請檢查是否有字母寫錯。
shell-words-found = { $count ->
    [0] 沒有進行中的對局有你的座位。
   *[other] 已找回 { $count } 張遊戲桌的座位。
}
shell-copy-link = 複製連結
shell-copied = 已複製
shell-copy-failed = 無法複製
shell-list-separator = 、
shell-sentence-separator = { "" }
shell-lost = −{ $what }
shell-won = +{ $what }
shell-then = ；
shell-or = {"或 "}
shell-other = { $name }：{ $what }
shell-title-lobby = Bastide
shell-title-table = { $ask } – { $game } – Bastide
shell-title-replay = 重播 – { $game } – Bastide

shell-blank-loading = 正在展開圖紙……
shell-blank-offline = 連不上伺服器
shell-blank-offline-more = 什麼都沒有遺失，對局保存在伺服器上。請檢查網路後再試一次。
shell-blank-nowhere = 這裡什麼都沒有
shell-blank-nowhere-more = 這張遊戲桌不存在，或已經收起來了。
shell-blank-error = 沒有成功
shell-blank-error-more = 無法顯示這個頁面。

shell-line-connecting = 連線中
shell-line-reconnecting = 重新連線中
shell-line-restarting = 伺服器重新啟動中
shell-line-offline = 離線

shell-notice-joined = { $name } 入座。
shell-notice-left-open = { $name } 離開，座位又空出來了。
shell-notice-left = { $name } 離開，由電腦接手。
shell-notice-time-out = { $name } 的時間用完，由電腦接手。
shell-notice-reclaimed = { $name } 回來了，繼續玩。
shell-notice-freed = 桌主空出了 { $name } 的座位。
shell-notice-given = 桌主把 { $name } 的座位交給電腦。
shell-notice-undo-asked = { $name } 請求收回一步。
shell-notice-undo-granted = 大家都同意，{ $name } 收回一步。
shell-notice-undo-refused = { $name } 拒絕收回這一步。
shell-notice-undo-withdrawn = { $name } 取消了收回一步的請求。
shell-notice-nudged = { $by } 提醒 { $name }：大家在等你。
shell-notice-hand-asked = { $name } 不在。{ $by } 詢問可否由電腦接手。
shell-notice-hand-refused = { $by } 想再等 { $name }。
shell-notice-handed = { $name } 不在，由電腦接手。
shell-notice-rematch-offered = { $name } 想再來一局。
shell-notice-rematch-accepted = { $name } 同意再來一局。
shell-lost-time-out = 你的時間用完了，電腦正在代你玩。
shell-lost-handed = 你離開了一陣子，電腦正在代你玩。
shell-lost-left = 你離開了遊戲桌，電腦正在代你玩。
shell-lost-back = 拿回我的座位
shell-ask-lost = 電腦正在代你玩。
shell-absent-soon = { $name } 已離開 { $time }。再過 { $left } 可由電腦接手。
shell-absent-now = { $name } 已離開 { $time }。
shell-absent-asked = { $name } 已離開 { $time }。可以由電腦接手嗎？
shell-absent-waiting = { $name } 已離開 { $time }。正在詢問其他人可否由電腦接手。
shell-absent-hand = 由電腦接手
shell-absent-agree = 同意
shell-absent-refuse = 再等等
shell-nudge = 提醒 { $name }
shell-title-nudge = 大家在等你 – Bastide

shell-seats = 座位
shell-seat-open = 空位
shell-seat-unnamed = 座位 { $seat }
shell-you = 你
shell-level = { $level } 級
shell-thinking = 思考中
shell-present = 在線
shell-absent = 離開
shell-on-turn = 輪到此玩家
shell-spectator = 觀戰者
shell-bot-name = { $seat ->
    [1] 奧多
    [2] 瑪蒂達
    [3] 羅蘭
    [4] 艾莉絲
    [5] 吉伯特
   *[other] 布蘭琪
}
shell-bot-level = 電腦 { $level } 級
shell-bot-named = 電腦 { $spec }
shell-points = { $points } 分
shell-clock = { $minutes }:{ $seconds }
shell-clock-left = 剩餘 { $time }

shell-board = 版圖
shell-tools = 工具
shell-decide = 決定
shell-confirm = 確定
shell-undo = 復原
shell-undo-ask = 請求復原
shell-undo-turn = 重來本回合
shell-undo-turn-ask = 請求重來本回合
shell-redo = 重做
shell-undo-ends-turn = 這會收回你回合的結束。要繼續嗎？
shell-undo-since = 之後其他玩家已經行動。這會連同他們的行動一起收回，回到你自己的回合。要繼續嗎？
shell-undo-agree = 這需要其他人同意。要詢問他們嗎？
shell-undo-agree-turn = 這會收回你回合的結束，需要其他人同意。要詢問他們嗎？
shell-undo-agree-since = 之後其他玩家已經行動：這會連同他們的行動一起收回，需要他們同意。要詢問他們嗎？
shell-undo-go = 收回
shell-undo-leave = 維持原狀
shell-undo-request = { $name } 請求收回一步。
shell-undo-waiting = 正在詢問其他人是否同意你收回這一步。
shell-undo-allow = 同意
shell-undo-refuse = 拒絕
shell-undo-withdraw = 取消請求
shell-hint = 提示
shell-hint-title = 電腦會這樣走：
shell-hint-times = （{ $times } 次）
shell-hint-play = 照這樣走
shell-plan = 試走
shell-plan-note = 試走中，這裡的一切都不會影響遊戲桌。
shell-plan-end = 回到遊戲桌

shell-ask-you = 輪到你
shell-ask-named = 輪到 { $name } 決定
shell-ask-other = 輪到 { $name }
shell-ask-bot = { $name } 思考中
shell-ask-watching = 你正在觀戰。
shell-ask-chance = 正在抽取
shell-ask-plan = 試走：由 { $name } 決定
shell-ask-plan-over = 試走：對局結束
shell-ask-open = 還差 { $count } 人
shell-ask-open-more = 座位坐滿後立刻開始。
shell-idle-waiting = 等候時可以四處看看、試走，或閱讀規則。
shell-idle-watching = 你正在觀看這一局。
shell-idle-over = 對局結束。

shell-invite-title = 還有 { $count } 個空位
shell-invite-more = 把這個連結傳給想邀請的人，不需要帳號。
shell-invite-link = 這張遊戲桌的連結
shell-sit-down = 入座
shell-sit-here = 坐這裡
shell-fill-seat = 安排電腦入座
shell-invited = { $name } 邀請你玩{ $game }
shell-invited-anybody = 邀請你玩{ $game }
shell-invited-clock = 每人 { $minutes } 分鐘{ $seconds ->
    [0] { "" }
   *[other] ，每回合加 { $seconds } 秒
}
shell-invited-no-clock = 不計時
shell-seat-reserved = 保留給 { $name }
shell-reserved-title = 正在等 { $names }
shell-reserved-more = 座位已為他們保留，同意再來一局就會入座。你也可以空出座位，或交給電腦。
shell-free-seat = 空出 { $name } 的座位
shell-share = 分享
shell-share-text = 來玩{ $game }吧！
shell-qr = QR 碼
shell-qr-label = 這個連結的 QR 碼：{ $url }

shell-over = 對局結束
shell-over-you-win = 你獲勝了！
shell-over-wins = { $count ->
    [1] { $names } 獲勝
   *[other] { $names } 並列獲勝
}
shell-over-look = 看看版圖
shell-over-result = 結果
shell-rematch = 再來一局
shell-rematch-offer = { $name } 想再來一局。
shell-rematch-accept = 同意再來一局
shell-rematch-go = 前往下一局
shell-rematch-watch = 觀看下一局
shell-replay = 重播
shell-record = 下載棋譜
shell-share-replay = 複製重播連結

shell-menu = 遊戲桌
shell-menu-facts = 這張遊戲桌
shell-copy-watch = 複製觀戰連結
shell-leave = 離開遊戲桌
shell-leave-sure = 確定離開？
shell-leave-open = 你的座位會再空出來。
shell-leave-running = 電腦會接手你的座位繼續玩。
shell-pair = 在另一台裝置上使用我的座位
shell-pair-more = 在另一台裝置上開啟這個連結，或用相機掃描 QR 碼。之後兩台裝置都能使用同一個座位。
shell-pair-once = 連結只能使用一次，{ $minutes } 分鐘內有效。
shell-pair-over = 這個連結已經過期。
shell-pair-new = 產生新連結
shell-pair-link = 你的座位連結
shell-pair-taking = 正在入座……
values-title = { $game }的數值
values-corrected = 這個伺服器更正的數值
values-instead = { $after }，原為 { $before }
values-reconstructed = 並非所有印製的內容都查得到。以下是合理的替代數值；手邊有實體遊戲的人可以更正。
values-count = { $n } 個數值
values-how = 如何更正數值
values-how-file = 把你手邊遊戲所印的內容寫進檔案 { $file }，只寫不同的列與欄位：
values-how-start = 架設伺服器的人把檔案放進一個資料夾，啟動時指定它：
shell-commitment = 洗牌承諾值

shell-drawer = 過程、計分帳、規則與聊天
shell-tab-log = 過程
shell-tab-ledger = 計分帳
shell-tab-rules = 規則
shell-tab-chat = 聊天
shell-log-empty = 還沒有發生任何事。
shell-log-setup = 遊戲準備
shell-log-turn = 第 { $turn } 回合
shell-log-turn-of = { $turn } · { $name }
shell-plain-board = { $game }的圖版
shell-plain-none = 這個遊戲沒有圖。
shell-plain-actions = 可以做的事
shell-log-draw-undone = { $name } 收回了已經看過的抽取結果；之後仍會抽到同樣的結果。
shell-log-points = { $points ->
   *[other] +{ $points }
}

# 依回合的紀錄、上次行動之後的事、對方正指著什麼。
shell-log-steps = 這個回合的每一步
shell-log-every = 顯示每個回合的每一步
shell-did-nothing = 沒有行動
shell-since = 從你上次行動之後
shell-since-first = 到目前為止
shell-since-count = { $count ->
    [0] 從你上次行動之後還沒有新的事
   *[other] 從你上次行動之後有 { $count } 個回合
}
shell-since-again = 再看一次
shell-since-close = 關閉
shell-pointing = { $name } 指著：{ $what }
shell-in-hand = { $name } 手上的是：

shell-ledger = 依來源與座位列出的得分
shell-ledger-cause = 來源
shell-ledger-score = 得分
shell-ledger-total = 總分
shell-ledger-nothing = ·
shell-ledger-hidden = 未公開
shell-ledger-unknown = ?
shell-ledger-if-ended = 若此刻結束
shell-rules-search = 搜尋規則
shell-rules-found = { $count ->
    [0] 沒有規則包含這些字。
   *[other] { $count } 條規則
}
shell-chat = 聊天
shell-chat-empty = 還沒有人說話。
shell-chat-write = 輸入訊息
shell-chat-send = 送出
shell-chat-unread = { $count } 則新訊息

shell-help = 說明與按鍵
shell-help-board = 版圖上
shell-help-table = 遊戲桌上
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-space = 空白鍵
shell-key-home = Home
shell-key-end = End
shell-key-explain = 說明這是什麼；之後以方向鍵逐件查看
shell-key-cancel = 收回擺好的動作、關閉說明

shell-replay-title = 重播：{ $game }
shell-replay-controls = 重播
shell-replay-first = 回到開頭
shell-replay-turn-back = 上一回合
shell-replay-back = 上一步
shell-replay-play = 播放
shell-replay-pause = 暫停
shell-replay-next = 下一步
shell-replay-turn-next = 下一回合
shell-replay-last = 跳到結尾
shell-replay-slider = 對局的時間點
shell-replay-at = 第 { $ply } 步，共 { $plies } 步，{ $caption }
shell-replay-ply = { $ply } / { $plies }
shell-replay-turn = { $turn }，{ $name }
shell-replay-start = 第一步之前
shell-replay-link = 複製這一刻的連結
shell-replay-jump = 顯示第 { $ply } 步
shell-replay-graph = 各座位在整局中的得分
shell-replay-expected = 電腦對終局的預估（細線），此刻：
shell-replay-plan = 從這裡試走
shell-replay-table = 到遊戲桌
shell-replay-key-step = 上一步、下一步
shell-replay-key-turn = 上一回合、下一回合
shell-replay-key-ends = 開頭、結尾

lobby-title = 今天要蓋哪一座城？
lobby-new = 開新桌
lobby-games = 遊戲
lobby-unbuilt = 仍在興建
lobby-who = 誰入座？
lobby-seat = 座位 { $seat }
lobby-who-here = 誰坐座位 { $seat }？
lobby-me = 我
lobby-friend = 朋友
lobby-by-link = 以連結邀請
lobby-local = 同螢幕
lobby-local-name = 同螢幕玩家的名字
lobby-bots = 電腦
lobby-add-seat = 加一個座位
lobby-remove-seat = 移除這個座位
lobby-rules = 規則
lobby-more-rules = 所有規則選項
lobby-changed = 已更改
lobby-option-none = 無
lobby-start = 起始玩家
lobby-start-random = 隨機
lobby-public = 列入公開桌
lobby-clock = 計時
lobby-clock-minutes = 分鐘
lobby-clock-increment = 每回合增加秒數
lobby-start-table = 開桌
lobby-invite-later = 開桌後會給你 { $count } 個空位的邀請連結。
lobby-reconstructed = 這款遊戲有些印製的數值查不到，因此採用重建的數值。
lobby-corrected = 這個伺服器更正了 { $count } 個數值。
lobby-values = 有哪些？
lobby-wrong-local-name = 同螢幕的每個人都需要名字。
lobby-wrong-few = 這款遊戲需要 { $min } 到 { $max } 人。
lobby-wrong-many = 這款遊戲適合 { $min } 到 { $max } 人。
lobby-wrong-option = 「{ $option }」在這裡不能設為「{ $value }」。
lobby-wrong-needs = 「{ $option }」須與「{ $other }」一起使用。
lobby-mine = 你的遊戲桌
lobby-mine-turns = { $count } 桌輪到你
lobby-standing = { $name } { $points }
lobby-finished = 已結束的對局：{ $count }
lobby-resume = 繼續
lobby-look = 查看
lobby-forget = 從清單移除
lobby-state-open = 等人中
lobby-state-running = 進行中
lobby-state-lost = 電腦正在代你玩
lobby-state-over = 已結束
lobby-tables = 公開桌
lobby-no-tables = 現在沒有公開桌，開一桌吧！
lobby-filter = 只看
lobby-filter-all = 全部遊戲
lobby-rules-usual = 一般規則
lobby-rule-set = { $option }：{ $value }
lobby-no-clock = 不計時
lobby-pace = { $minutes } 分鐘＋{ $seconds } 秒
lobby-free = 尚有 { $count } 個空位
lobby-join = 加入
lobby-watch = 觀戰
lobby-import = 匯入棋譜
lobby-import-more = 結束的對局會以重播顯示；未結束的對局可從停下之處繼續。
lobby-import-file = 棋譜檔案
lobby-import-text = 或把棋譜貼在這裡
lobby-import-open = 開啟棋譜
lobby-legal = 文字與圖畫皆為自製。遊戲名稱屬其出版社所有；請購買實體遊戲。

error-unknown = 出了一點問題，沒有任何變動。
error-network = 連不上伺服器，沒有任何變動。
error-bad-request = 伺服器看不懂這個要求：{ $reason }
error-bad-json = 伺服器讀不到這個要求。
error-too-deep = 伺服器讀不到這個要求：層次太深。
error-too-large = 內容太大，伺服器無法接受。
error-too-many-requests = 太快了，請稍等一下再試。
error-busy = 伺服器非常忙碌，請稍後再試。
error-not-ready = 伺服器正在啟動，請稍後再試。
error-internal = 伺服器出了問題，已經記錄下來，沒有任何變動。
error-method-not-allowed = 伺服器不支援這個動作。
error-forbidden = 這裡不能這麼做。
error-foreign-origin = 這個要求來自其他網站，已被拒絕。
error-unknown-host = 伺服器不接受這個網址。
error-not-found = 這裡什麼都沒有，遊戲桌可能已經收起來了。
error-no-table = 沒有這張遊戲桌，可能已經收起來了。
error-no-token = 只有坐在這張遊戲桌的人才能這麼做。
error-bad-token = 這張遊戲桌的座位已經不屬於你。
error-not-host = 只有桌主才能這麼做。
error-no-seat = 這張遊戲桌沒有這個座位。
error-seat-taken = 這個座位剛剛被別人坐走了。
error-full = 座位都滿了，你可以觀戰。
error-not-started = 對局還沒開始，還有空位。
error-not-over = 這一局的棋譜到結束才公開，否則會洩漏祕密。
error-over = 對局已經結束。
error-not-your-turn = 現在沒有輪到你。
error-stale-seq = 這段時間遊戲桌已有變化，所以這一步沒有送出。這是現在的局面。
error-chance-first = 要先抽取，看過之後再繼續。
error-illegal-action = 規則不允許：{ $reason }
error-nothing-to-undo = 沒有可以收回的動作。
error-undo-question = 這會收回不只最後一步，確定要這樣做嗎？
error-nothing-to-redo = 沒有可以重做的動作。
error-no-request = 這個請求已經失效，對局已繼續進行。
error-bad-code = 這個連結已經用過或過期了。請在遊戲桌的「在另一台裝置上使用我的座位」產生新連結。
error-not-absent = 這個座位已經不再讓大家等候。
error-too-soon = 太早了，請再等一會兒。
error-no-nudge = 現在不需要提醒任何人。
error-not-finished = 對局結束後才能提議再來一局。
error-bad-ply = 對局還沒有這麼多步。
error-bad-field = 送出的內容無法理解。
error-one-seat = 一個程式一次只坐一個座位。
error-no-undo = 程式不能復原。
error-invalid-option = 這些規則不能一起使用：{ $reason }
error-unknown-game = 這個伺服器沒有這款遊戲。
error-unknown-bot = 這個伺服器沒有這種電腦玩家。
error-bad-record = 讀不懂這份棋譜：{ $reason }
error-bad-frame = 這個頁面與伺服器無法溝通，請重新載入。
error-binary-frame = 這個頁面與伺服器無法溝通，請重新載入。
error-no-hello = 這個頁面與伺服器無法溝通，請重新載入。
error-bad-hello = 這個頁面與伺服器無法溝通，請重新載入。
error-too-many-frames = 太快了，即時連線稍後就會恢復。
error-old-rules = 這一局使用舊版規則，無法在這裡繼續。
error-other-values = 這一局的配件數值與這個伺服器目前採用的不同，只能在數值相同的地方繼續。
