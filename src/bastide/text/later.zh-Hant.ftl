# 偶爾才打開的對話框、面板與通知的文字。

shell-theme-system = 跟隨系統
shell-theme-vellum = 羊皮紙
shell-theme-night = 夜間
shell-setting-confirm = 送出前先確定
shell-setting-confirm-more = 「需要時」：抽取、公開，或輪到別人行動之前才問；能自由復原的行動立刻送出。
shell-asks-needed = 需要時
shell-asks-always = 總是
shell-asks-never = 從不
shell-setting-sound = 音效
shell-setting-sound-more = 放置板塊、得分與輪到你時的短音效。
shell-pace = 動畫速度
shell-pace-instant = 立即
shell-pace-brisk = 輕快
shell-pace-calm = 從容
shell-pace-more = 配件、物資與分數移動所需的時間。點一下版面即可略過尚未播完的部分。
shell-replay = 重播
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
shell-unkept = 這個瀏覽器不會保存資料：重新載入頁面就會失去座位。設定裡的「顯示我的字詞」會給你八個字詞，用來找回座位。
shell-copy-link = 複製連結

shell-lost-time-out = 你的時間用完了，電腦正在代你玩。
shell-lost-handed = 你離開了一陣子，電腦正在代你玩。
shell-lost-left = 你離開了遊戲桌，電腦正在代你玩。
shell-lost-rematch = 這一局開始時你不在，電腦正在代你玩。
shell-lost-back = 拿回我的座位
shell-absent-soon = { $name } 已離開 { $time }。再過 { $left } 可由電腦接手。
shell-absent-now = { $name } 已離開 { $time }。
shell-absent-asked = { $name } 已離開 { $time }。可以由電腦接手嗎？
shell-absent-waiting = { $name } 已離開 { $time }。正在詢問其他人可否由電腦接手。
shell-absent-hand = 由電腦接手
shell-absent-agree = 同意
shell-absent-refuse = 再等等
shell-vote-free = 空出 { $name } 的座位
shell-vote-asked = 桌主詢問是否將 { $name } 的座位交給電腦。
shell-vote-waiting = 正在詢問其他人是否將 { $name } 的座位交給電腦。
shell-vote-mine = 正在詢問其他人是否將你的座位交給電腦。
shell-vote-agree = 同意
shell-vote-refuse = 不同意
shell-report = 檢舉
shell-report-more = 只有伺服器管理員會讀到，桌上其他人不會知道。
shell-report-why = 問題
shell-report-insult = 辱罵或威脅
shell-report-spam = 洗版或廣告
shell-report-cheating = 作弊
shell-report-name = 名字
shell-report-other = 其他
shell-report-about = 對象
shell-report-table = 這一桌
shell-report-message = { $name }：「{ $text }」
shell-report-text = 說明
shell-report-send = 送出
shell-report-sent = 謝謝，已送出。
shell-mine = 我的資料
shell-mine-more = 這個瀏覽器各桌的名字、訊息與座位。清除後無法復原；對局會保留，但不再有你的名字。
shell-mine-take = 匯出
shell-mine-forget = 全部清除
shell-mine-sure = 確定全部清除？
shell-mine-forgotten = 已清除的座位：{ $count }。
shell-nudge = 提醒 { $name }

shell-spectator = 觀戰者

shell-undo-ends-turn = 這會收回你回合的結束。要繼續嗎？
shell-undo-since = 之後其他玩家已經行動。這會連同他們的行動一起收回，回到你自己的回合。要繼續嗎？
shell-undo-agree = 這需要其他人同意。要詢問他們嗎？
shell-undo-agree-turn = 這會收回你回合的結束，需要其他人同意。要詢問他們嗎？
shell-undo-agree-since = 之後其他玩家已經行動：這會連同他們的行動一起收回，需要他們同意。要詢問他們嗎？
shell-undo-ask-them = 詢問
shell-undo-go = 收回
shell-undo-leave = 維持原狀
shell-undo-request = { $name } 請求收回一步。
shell-undo-waiting = 正在詢問其他人是否同意你收回這一步。
shell-undo-allow = 同意
shell-undo-refuse = 拒絕
shell-undo-withdraw = 取消請求
shell-hint-title = 建議：預期得分
shell-hint-line = 走法 { $number }
shell-hint-cause = { $cause } { $points }
shell-hint-standing = 終局計分
shell-hint-prospects = 後續機會
shell-hint-denies = 使對手少得
shell-hint-then = 預料接下來：{ $what }
shell-hint-more = 還有 { $count } 步
shell-hint-show = 在圖上看
shell-hint-play = 照這樣走
shell-lesson-step = 第 { $step } 步，共 { $steps } 步
shell-lesson-other = 規則允許，但這一課要做的是別的。按「畫給我看」就會標出來。
shell-lesson-show = 畫給我看
shell-lesson-wait = 輪到 { $name }。
shell-lesson-lobby = 回大廳
shell-lesson-on = 繼續玩
shell-lesson-right = 就是這樣，請按確定。
shell-hints = 提示
shell-hints-on = 人人可用
shell-hints-off = 關閉
shell-invited-hints = 人人可用提示
shell-invite-hints = 這一桌人人都可以用提示。
shell-invite-away = 久離不歸的座位：{ $after }。

shell-invite-title = 還有 { $count } 個空位
shell-invite-more = 把這個連結傳給想邀請的人，不需要帳號。
shell-invite-link = 這張遊戲桌的連結
shell-sit-down = 入座
shell-sit-here = 坐這裡
shell-fill-seat = 安排電腦入座
shell-invited = { $name } 邀請你玩 { $game }
shell-invited-anybody = 邀請你玩 { $game }
shell-invited-clock = 每人 { $minutes } 分鐘{ $seconds ->
    [0] { "" }
   *[other] ，每回合加 { $seconds } 秒
}
shell-invited-no-clock = 不計時
shell-reserved-title = 正在等 { $names }
shell-reserved-more = 座位已為他們保留，同意再來一局就會入座。
shell-reserved-host = 你也可以空出座位，或交給電腦。
shell-free-seat = 空出 { $name } 的座位
shell-share = 分享
shell-share-text = 來玩 { $game } 吧！
shell-qr = QR 碼
shell-qr-label = 這個連結的 QR 碼：{ $url }

shell-rematch = 再來一局
shell-rematch-offer = { $name } 想再來一局。
shell-rematch-accept = 同意再來一局
shell-rematch-go = 前往下一局
shell-rematch-watch = 觀看下一局
shell-share-replay = 複製重播連結

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
shell-bell = 輪到我時通知我
values-title = { $game } 的數值
values-reconstructed = 並非所有印製的內容都查得到。以下是合理的替代數值；手邊有實體遊戲的人可以更正。
values-count = { $n } 個數值
shell-commitment = 洗牌承諾值
shell-fair = 抽牌如何保證公平
shell-fair-how = 在任何人入座之前，伺服器先選定祕密值，並公布它的指紋（洗牌承諾值）。每台裝置各自預告一個隨機數，等所有座位坐滿後才送出。所有抽牌都由祕密值與這些數決定，因此沒有人能挑選結果。
shell-fair-older = 這一桌始於舊協定：種子由伺服器單獨選定，並在第一次抽牌前公布其指紋。
shell-fair-lesson = 這是教學：抽牌都已事先排好。
shell-fair-imported = 這局是以棋譜匯入的：由誰在何時玩的，無人擔保。
shell-fair-continued = 這局從另一局的某一刻接續，因此沒有任何洗牌能說明全部抽牌。
shell-fair-unknown = 這局始於別處，因此沒有任何洗牌能說明全部抽牌。
shell-fair-seat-open = 已送出隨機數
shell-fair-seat-sealed = 已預告隨機數
shell-fair-seat-late = 預告了隨機數，但沒有及時送出
shell-fair-seat-none = 沒有送出：由伺服器的祕密值與其他人決定
shell-fair-check-commitment = 洗牌承諾值就是這個瀏覽器最初看到的那一個。
shell-fair-check-number = 這個瀏覽器的隨機數在其中。
shell-fair-check-others = 其他人送出的都與預告相符。
shell-fair-check-table = 這次洗牌屬於這張遊戲桌。
shell-fair-check-secret = 祕密值與承諾相符。
shell-fair-bad = 並非如此：這一桌的抽牌不可信任。
shell-fair-verify = 對局結束後可下載棋譜：「bastide replay FILE --verify」會檢查每次抽牌。
shell-origin = 來源
shell-origin-imported = 以棋譜匯入
shell-origin-continued = 從另一局接續
shell-record-closed = 這一桌的棋譜要等對局結束才能取得。

# 依回合的紀錄、上次行動之後的事、對方正指著什麼。
shell-since = 從你上次行動之後
shell-since-first = 到目前為止
shell-since-again = 再看一次
shell-since-close = 關閉

shell-chat = 聊天
shell-chat-empty = 還沒有人說話。
shell-chat-write = 輸入訊息
shell-chat-send = 送出

shell-guide-turn = 圖解一個回合
shell-guide-signs = 圖示說明
shell-guide-rules = 詞彙與規則
shell-guide-parts = 本頁各部分
shell-guide-players = 玩家
shell-guide-title = { $game }：圖解一個回合
shell-guide-print = 列印

# how a game ended: the final count, the result, the graph, playing on
shell-count-step = { $cause }：{ $name } { $points }
shell-count-skip = 略過
shell-result-close = 關閉結果
shell-result-causes = 各項得分
shell-result-turning = 轉捩點
shell-result-best = 最好的一回合
shell-result-worst = 最差的一回合
shell-result-judged = 以預期得分計，由電腦判斷；抽到的算在用掉它的那一回合。
shell-review = 回顧
shell-review-mistakes = 失分最多之處
shell-review-none = 電腦沒有找到明顯更好的走法。
shell-review-busy = 電腦正在回顧整局……
shell-review-fails = 目前沒有電腦能回顧這局。
shell-review-loss = 少了 { $points } 分
shell-review-played = 實際走法
shell-review-better = 更好的走法
shell-review-look = 顯示這一刻
shell-review-again = 從這裡重玩
shell-review-luck = 長條：抽取的手氣
shell-review-without = 扣除手氣的預期
shell-review-next = 下一個失誤
shell-review-here = 這裡少了 { $loss } 分。更好的走法：{ $better }
shell-review-deep = 看得更仔細
shell-review-judged = 以預期領先的分數計，由電腦依當時可知的情況判斷。
shell-picture = 儲存圖片
shell-picture-svg = SVG 向量圖
shell-picture-send = 傳送圖片
values-instead = { $after }，原為 { $before }
values-corrected = 這個伺服器更正的數值
values-how = 如何更正數值
values-how-start = 架設伺服器的人把檔案放進一個資料夾，啟動時指定它：
values-how-file = 把你手邊遊戲所印的內容寫進檔案 { $file }，只寫不同的列與欄位：

# What replays say.
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
shell-replay-graph = 各座位在整局中的得分
shell-replay-expected = 電腦對終局的預估（細線），此刻：
shell-replay-plan = 從這裡試走
shell-replay-table = 到遊戲桌
shell-replay-key-step = 上一步、下一步
shell-replay-key-turn = 上一回合、下一回合
shell-replay-key-ends = 開頭、結尾
shell-replay-play-turn = 播放這一回合
shell-replay-key-turning = 下一個轉捩點
shell-play-on = 從這裡接著玩
shell-play-on-more = 會開一張新桌，從這局的前 { $ply } 步接下去。你坐一個座位，其餘由電腦來玩，不會列在大廳裡。
shell-play-on-seat = 你的座位
shell-play-on-bots = 其他座位
shell-play-on-go = 開始

shell-ledger-nothing = ·
shell-ledger-hidden = 未公開
shell-ledger-unknown = ?
shell-ledger-if-ended = 若此刻結束
shell-rules-search = 搜尋規則
shell-rules-back = 回到 { $rule }
shell-rules-found = { $count ->
    [0] 沒有規則包含這些字。
   *[other] { $count } 條規則
}
shell-graph-points = 分數
shell-graph-turns = 回合
shell-graph-turning = 轉捩點
shell-graph-enlarge = 放大圖表
shell-result-course = 對局經過
shell-glossary = 詞彙：{ $count } 個
shell-guide-rule = 規則 { $rule }
shell-guide-page = 在新頁開啟，方便保存或列印
shell-help-board = 版圖上
shell-help-table = 遊戲桌上
shell-help-keys = 按鍵
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-explain = 說明這是什麼；之後以方向鍵逐件查看
shell-key-cancel = 收回擺好的動作、關閉說明
shell-key-space = 空白鍵
shell-key-home = Home
shell-key-end = End
shell-title-replay = 重播 – { $game } – Bastide
shell-record = 下載棋譜
shell-ledger = 依來源與座位列出的得分
shell-ledger-cause = 來源
shell-ledger-score = 得分
shell-ledger-total = 總分
shell-copied = 已複製
shell-copy-failed = 無法複製

record-line = 第 { $line } 行：{ $reason }
record-scores-other = 標頭寫的分數是 { $claimed }，照行動算出的是 { $found }
record-draw-other = 這裡依洗牌應為「{ $expected }」，棋譜寫的是「{ $found }」
record-refused = 「{ $action }」：{ $reason }
record-cut-off = 棋譜結尾沒有換行，後面的內容可能遺失了
record-windows = 行尾是 Windows 的換行（CRLF），或開頭有 BOM；請存成 UTF-8、換行 LF
record-begins = 棋譜的第一行是「{ $word }」
record-format = 棋譜的格式是版本 { $theirs }，這裡讀的是版本 { $ours }
record-no-gap = 標頭之後要有一個空行
record-no-action = 標頭之後每行是一個行動，前後沒有多餘的空白
record-seat = 「{ $name }」不能當作座位的名字
record-players = 「{ $text }」不是玩家人數
record-game = 這裡沒有叫 { $name } 的遊戲
record-rules = 棋譜依規則版本 { $theirs } 進行，這裡是版本 { $ours }
record-options = 選項應寫成「{ $text }」
record-option-form = 「{ $word }」不是「選項=值」的形式
record-option-twice = 選項 { $option } 出現了兩次
record-corrected = 棋譜使用更正過的數值 { $theirs }；這裡使用的是：{ $ours }
record-uncorrected = 棋譜沒有使用更正過的數值；這裡使用的是 { $ours }
record-hex = { $field } 不是十六進位數字
record-scores = scores 要有 { $count } 個整數
record-origin = origin 是「{ $one }」或「{ $other }」
record-header-ends = 標頭在應有「{ $due }」的地方就結束了
record-expected = 這裡應為「{ $due }」，卻是「{ $found }」
record-protocol = 抽取使用的協定「{ $name }」在這裡無法辨識
record-tag = table 不是以十六進位寫成的 SHA-256
record-nonces = nonces 要有 { $count } 項：十六進位的 16 位元組、「{ $none }」或「{ $late }」
record-no-shuffle = 有 { $field } 這一行，卻沒有「shuffle」
record-unproved = 棋譜裡沒有 { $field } 和 commitment，無法驗證抽取
record-uncommitted = { $field } 與先前承諾的不符
record-long = { $field } 超過 { $count } 個位元組
record-not-text = 這不是 UTF-8
option-wrong = { $option }：{ $reason }
option-value = 不能是「{ $value }」；可以選 { $choices }
option-characters = 「{ $value }」含有棋譜不能記載的字元
option-players = 玩家人數是 { $least } 到 { $most }，不是 { $count }
option-unknown = 沒有這個選項；有 { $known }
option-no-tile = 「{ $tile }」不是版圖卡；版圖卡是 { $first } 到 { $last }
option-tiles = 要 { $asked } 張版圖卡 { $tile }，盒中只有 { $count } 張可抽
option-no-seat = { $value } 是座位 { $number }，但只有 { $count } 位玩家
option-needs = 這需要選項 { $other }
lobby-wrong-option = 「{ $option }」在這裡不能設為「{ $value }」。
lobby-wrong-needs = 「{ $option }」須與「{ $other }」一起使用。
error-one-seat = 一個程式一次只坐一個座位。
error-no-undo = 程式不能復原。
error-bad-field = 送出的內容無法理解。
error-still-running = 對局結束後，才能從其中某一步接著玩。
error-no-message = 沒有這則訊息。

shell-card-reconstructed = 重建的數值
shell-card-corrected = 已在此更正

# Who waits here and is waited for at another table.
shell-next-table = 輪到你：與 { $names } 的 { $game }{ $more ->
    [0] {""}
   *[other] ，還有 { $more } 桌
}

# The lobby's list of one's own tables.
lobby-mine = 你的遊戲桌
lobby-mine-turns = { $count } 桌輪到你
lobby-mine-more = 還有 { $count } 桌
lobby-standing = { $name } { $points }
lobby-finished = 已結束的對局：{ $count }
lobby-resume = 繼續
lobby-look = 查看
lobby-forget = 從清單移除
lobby-left = 剩餘 { $time }
lobby-state-ended = 在你離開時結束了
lobby-state-lost = 電腦正在代你玩

# What only programs are refused for, and lessons.
error-bad-json = 伺服器讀不到這個要求。
error-too-deep = 伺服器讀不到這個要求：層次太深。
error-method-not-allowed = 伺服器不支援這個動作。
error-lesson-other = 這裡的教學要你做別的事。
error-no-lesson = 沒有這一課。
error-no-vote = 表決需要桌上另有兩人。
error-vote-running = 正在就一個座位表決，請先等它結束。

# The lobby: a record that is pasted.
lobby-import-more = 結束的對局會以重播顯示；未結束的對局可從停下之處繼續。
lobby-import-file = 棋譜檔案
lobby-import-text = 或把棋譜貼在這裡
lobby-import-open = 開啟棋譜

# A game that has no board here.
shell-plain-board = { $game } 的圖版
shell-plain-none = 這個遊戲沒有圖。
shell-plain-actions = 可以做的事

error-no-request = 這個請求已經失效，對局已繼續進行。
error-not-absent = 這個座位已經不再讓大家等候。
error-not-finished = 對局結束後才能提議再來一局。
error-bad-ply = 對局還沒有走到這一步，可能有動作被收回了。
error-muted = 這個伺服器的管理員已將你禁言。
error-nobody-there = 那個座位沒有人。
shell-plan-note = 試走中，這裡的一切都不會影響遊戲桌。
shell-plan-end = 回到遊戲桌
