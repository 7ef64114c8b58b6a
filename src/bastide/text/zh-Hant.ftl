# 每頁共用的框架、大廳，以及出錯時的說明：一開始就讀取。

shell-name = Bastide
shell-skip = 跳到遊戲桌
shell-to-lobby = 回大廳
shell-try-again = 再試一次
shell-settings = 設定
shell-language = 語言
shell-theme = 日間或夜間
shell-your-name = 你的名字
shell-guest = 來賓
shell-guest-number = 來賓 { $number }
shell-list-separator = 、
shell-lost = −{ $what }
shell-won = +{ $what }
shell-then = ；
shell-or = {"或 "}
shell-other = { $name }：{ $what }
shell-title-lobby = Bastide

shell-blank-loading = 正在展開圖紙……
shell-blank-offline = 連不上伺服器
shell-blank-offline-more = 什麼都沒有遺失，對局保存在伺服器上。請檢查網路後再試一次。
shell-blank-nowhere = 這裡什麼都沒有
shell-blank-nowhere-more = 這個網址沒有頁面，連結可能少了一部分。
shell-blank-error = 沒有成功
shell-blank-part = 無法顯示頁面的這一部分。

shell-server-newer = 本頁已有新版本，重新載入不會遺失任何內容。
shell-server-load = 重新載入
shell-server-says = 公告
shell-server-seen = 知道了
shell-server-when = { $text }（{ $when }）

shell-seat-open = 空位
shell-seat-unnamed = 座位 { $seat }
shell-level = { $level } 級
shell-present = 在線
shell-absent = 暫離
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
shell-clock = { $minutes }:{ $seconds }

shell-ask-you = 輪到你
shell-ask-other = 輪到 { $name }
shell-frozen = 這張桌無法繼續

shell-seat-reserved = 保留給 { $name }

shell-pair-taking = 正在入座……

# 依回合的紀錄、上次行動之後的事、對方正指著什麼。
shell-guide-link = 圖解一個回合

# how a game ended: the final count, the result, the graph, playing on
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
lobby-local-name = 玩家名字
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
lobby-learn = 邊玩邊學
lobby-learn-more = 有人帶著玩的第一局，五到十分鐘。
lobby-learn-new = 第一次玩 { $game }？五到十分鐘就會。
lobby-learn-known = 我會玩這個遊戲
lobby-hints = 人人可用提示
lobby-closed = 棋譜到結束才公開
lobby-away = 久離不歸的座位
lobby-away-vote = 由其他人一起決定
lobby-away-minutes = { $minutes } 分鐘後可空出
lobby-away-hour = 1 小時後可空出
lobby-away-day = 1 天後可空出
lobby-away-week = 1 週後可空出
lobby-clock = 計時
lobby-clock-game = 每人整局的時間
lobby-each = 每回合 { $days } 天
lobby-clock-minutes = 分鐘
lobby-clock-increment = 每回合增加秒數
lobby-start-table = 開桌
lobby-invite-later = 開桌後會給你 { $count } 個空位的邀請連結。
lobby-level = { $level ->
    [1] 1 級計算桌面上已有的分數。
    [2] 2 級看得到後續的一小部分。
    [3] 3 級看得到後續的大部分。
    [4] 4 級會往後推想。
   *[5] 5 級會往後推想很遠。
}
lobby-levels = 兩人對局時，每一級對上低一級的，大約四局贏三局。
lobby-reconstructed = 這款遊戲有些印製的數值查不到，因此採用重建的數值。
lobby-corrected = 這個伺服器更正了 { $count } 個數值。
lobby-values = 有哪些？
lobby-wrong-local-name = 同螢幕的每個人都需要名字。
lobby-wrong-few = 這款遊戲需要 { $min } 到 { $max } 人。
lobby-wrong-many = 這款遊戲適合 { $min } 到 { $max } 人。
lobby-state-open = 等人中
lobby-state-running = 進行中
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
lobby-legal = 文字與圖畫皆為自製。遊戲名稱屬其出版社所有；請購買實體遊戲。

error-unknown = 出了一點問題，沒有任何變動。
error-network = 伺服器沒有回應。剛才送出的可能已經送達；再試一次也沒關係。
error-bad-request = 伺服器看不懂這個要求：{ $reason }
error-too-large = 內容太大，伺服器無法接受。
error-too-slow = 要求花了太久才送達，請再試一次。
error-too-many-requests = 太快了，請稍等一下再試。
error-busy = 伺服器非常忙碌，請稍後再試。
error-not-ready = 伺服器正在啟動，請稍後再試。
error-internal = 伺服器出了問題，已經記錄下來，沒有任何變動。
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
error-over = 對局已經結束。
error-bad-code = 這個連結已經用過或過期了。請在遊戲桌的「在另一台裝置上使用我的座位」產生新連結。
error-invalid-option = 這些規則不能一起使用：{ $reason }
error-unknown-game = 這個伺服器沒有這款遊戲。
error-unknown-bot = 這個伺服器沒有這種電腦玩家。
error-bad-record = 讀不懂這份棋譜：{ $reason }
error-bad-format = 這個頁面比伺服器舊，請重新載入。
error-storage = 伺服器暫時無法存取資料，什麼都沒有改變，請稍後再試。
error-too-many-tables = 你已有夠多只有電腦玩家的遊戲桌在進行，請等其中一桌結束。
error-old-rules = 這一局使用舊版規則，會保留在這裡，但無法繼續。
error-other-values = 這一局的配件數值與這個伺服器目前採用的不同，只能在數值相同的地方繼續。
error-closed = 這一桌已由伺服器管理員關閉。
error-broken = 這一桌儲存的資料已損壞，需要由伺服器管理員處理。
error-banned = 你已被這個伺服器的管理員封鎖。
error-banned-name = 這裡不能使用這個名字入座。
error-until = { $text }（到 { $until } 為止）
error-unwanted-words = 其中有這裡不歡迎的字詞。
shell-close = 關閉
