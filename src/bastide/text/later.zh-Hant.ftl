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
shell-pace-more = 版圖卡、物資與分數移動所需的時間。點一下版面即可略過尚未播完的部分。
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

shell-lost-time-out = 你的時間用完了，電腦正在代你玩。
shell-lost-handed = 你離開了一陣子，電腦正在代你玩。
shell-lost-left = 你離開了遊戲桌，電腦正在代你玩。
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
shell-mine-more = 這個瀏覽器各桌的名字、訊息與座位。清除後無法復原；棋局會保留，但不再有你的名字。
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
shell-reserved-title = 正在等 { $names }
shell-reserved-more = 座位已為他們保留，同意再來一局就會入座。你也可以空出座位，或交給電腦。
shell-free-seat = 空出 { $name } 的座位
shell-share = 分享
shell-share-text = 來玩{ $game }吧！
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
values-title = { $game }的數值
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
shell-result-judged = 以電腦估計的預期得分計算，抽到什麼不計在內。
shell-picture = 儲存圖片
shell-picture-svg = SVG 向量圖
shell-picture-send = 傳送圖片
values-instead = { $after }，原為 { $before }
values-corrected = 這個伺服器更正的數值
values-how = 如何更正數值
values-how-start = 架設伺服器的人把檔案放進一個資料夾，啟動時指定它：
values-how-file = 把你手邊遊戲所印的內容寫進檔案 { $file }，只寫不同的列與欄位：
