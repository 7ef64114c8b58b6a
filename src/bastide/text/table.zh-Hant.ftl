# 每張桌、每次重播與遊戲結束時的文字。

shell-told-skip = 略過
shell-sentence-separator = { "" }
shell-title-table = { $ask } – { $game } – Bastide

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
shell-notice-removed = 伺服器管理員請 { $name } 離開，由電腦接手。
shell-notice-vote-asked = { $by } 詢問是否將 { $name } 的座位交給電腦。
shell-notice-vote-refused = { $by } 希望 { $name } 留下。
shell-notice-voted-out = 其他人空出了 { $name } 的座位，由電腦接手。
shell-notice-rematch-offered = { $name } 想再來一局。
shell-notice-rematch-accepted = { $name } 同意再來一局。
shell-notice-played-on = { $name } 從先前一局的第 { $ply } 步接著玩。
shell-ask-lost = 電腦正在代你玩。
shell-title-nudge = 大家在等你 – Bastide

shell-seat-goods = { $name } 的資源
shell-seats = 座位
shell-you = 你
shell-thinking = 思考中
shell-on-turn = 輪到此玩家
shell-points = { $points } 分
shell-clock-days = { $days } 天 { $hours } 小時
shell-clock-hours = { $hours } 小時 { $minutes } 分
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
shell-hint = 提示
shell-hint-times = （{ $times } 次）
shell-hint-shown = 已畫在圖上
shell-plan = 試走

shell-ask-named = 輪到 { $name } 決定
shell-ask-bot = { $name } 思考中
shell-ask-watching = 你正在觀戰。
shell-ask-chance = 正在抽取
shell-ask-plan = 試走：由 { $name } 決定
shell-ask-open = 還差 { $count } 人
shell-ask-open-more = 座位坐滿後立刻開始。
shell-idle-waiting = 等候時可以四處看看、試走，或閱讀規則。
shell-idle-watching = 你正在觀看這一局。
shell-idle-over = 對局結束。

shell-over = 對局結束
shell-over-alone = 對局結束：{ $points } 分
shell-over-you-win = 你獲勝了！
shell-over-wins = { $count ->
    [1] { $names } 獲勝
   *[other] { $names } 並列獲勝
}
shell-over-result = 結果

shell-menu = 遊戲桌
shell-awaits = 第一次抽牌正在等候 { $names } 的隨機數。

shell-drawer = 過程、計分帳、規則與聊天
shell-tab-log = 過程
shell-tab-ledger = 計分帳
shell-tab-rules = 規則
shell-tab-chat = 聊天
shell-log-empty = 還沒有發生任何事。
shell-log-setup = 遊戲準備
shell-log-turn = 第 { $turn } 回合
shell-log-turn-of = { $turn } · { $name }
shell-log-draw-undone = { $name } 收回了已經看過的抽取結果；之後仍會抽到同樣的結果。
shell-log-points = { $points ->
   *[other] +{ $points }
}

# 依回合的紀錄、上次行動之後的事、對方正指著什麼。
shell-log-every = 顯示每個回合的每一步
shell-did-nothing = 沒有行動
shell-did-so-far = 目前為止
shell-since-count = { $count ->
    [0] 從你上次行動之後還沒有新的事
   *[other] 從你上次行動之後有 { $count } 個回合
}
shell-pointing = { $name } 指著：{ $what }
shell-in-hand = { $name } 手上的是：

shell-chat-unread = { $count } 則新訊息

shell-help = 說明與按鍵

shell-replay-jump = 顯示第 { $ply } 步

# how a game ended: the final count, the result, the graph, playing on
shell-count = 終局計分
shell-ask-plan-over = 試走：對局結束
shell-plan-gone = 試走的起點已被復原，你現在回到遊戲桌。

error-not-over = 這一局的棋譜到結束才公開，否則會洩漏祕密。
error-not-announced = 這不是你的座位所預告的隨機數。
error-closed-record = 這一桌的棋譜到對局結束才公開。
error-not-your-turn = 現在沒有輪到你。
error-stale-seq = 這段時間遊戲桌已有變化，所以這一步沒有送出。這是現在的局面。
error-chance-first = 要先抽取，看過之後再繼續。
error-illegal-action = 規則不允許：{ $reason }
error-nothing-to-undo = 沒有可以收回的動作。
error-undo-question = 這會收回不只最後一步，確定要這樣做嗎？
error-nothing-to-redo = 沒有可以重做的動作。
error-too-soon = 太早了，請再等一會兒。
error-bad-point = 無法傳送你所指的東西。
error-no-hints = 這一桌不提供提示。
error-no-advice = 現在沒有提示，請稍後再試。
error-no-nudge = 現在不需要提醒任何人。
error-bad-frame = 這個頁面與伺服器無法溝通，請重新載入。
error-binary-frame = 這個頁面與伺服器無法溝通，請重新載入。
error-no-hello = 這個頁面與伺服器無法溝通，請重新載入。
error-bad-hello = 這個頁面與伺服器無法溝通，請重新載入。
error-too-many-frames = 太快了，即時連線稍後就會恢復。
