# どの卓にも共通の枠、ロビー、うまくいかないときの説明。

shell-name = Bastide
shell-skip = 卓へ移動
shell-to-lobby = ロビーへ
shell-card-reconstructed = 推定した数値
shell-card-corrected = ここで訂正済み
shell-close = 閉じる
shell-try-again = もう一度
shell-settings = 設定
shell-language = 言語
shell-theme = 昼と夜
shell-theme-system = システムに合わせる
shell-theme-vellum = 羊皮紙
shell-theme-night = 夜
shell-your-name = あなたの名前
shell-guest = ゲスト
shell-guest-number = ゲスト{ $number }
shell-setting-confirm = 手を確定する
shell-setting-confirm-more = 手を仮に置き、「確定」で送ります。オフにすると、手がそろった時点で送ります。
shell-setting-sound = 音
shell-setting-sound-more = タイル、得点、手番を知らせる短い音です。
shell-setting-motion = 動き
shell-setting-motion-more = コマやタイルが動いて表示されます。
shell-words = 席を取り戻す
shell-words-more = 8つの言葉で、続いている対局の席をすべて取り戻せます。ほかのブラウザでも、保存データが消えたあとでも使えます。
shell-words-show = 言葉を表示
shell-words-write = 書き留めて、人に知られないように保管してください。この言葉を知っている人は、あなたの席を使えます。これから着く席にも有効です。
shell-words-mine = あなたの8つの言葉
shell-words-copy = 言葉をコピー
shell-words-enter = 言葉を入力
shell-words-field = 8つの言葉
shell-words-wrong = 言葉が正しくありません。文字の間違いがないか確かめてください。
shell-words-found = { $count ->
    [0] あなたの席がある対局は続いていません。
   *[other] { $count }卓の席を取り戻しました。
}
shell-copy-link = リンクをコピー
shell-copied = コピーしました
shell-copy-failed = コピーできません
shell-list-separator = 、
shell-sentence-separator = { "" }
shell-lost = −{ $what }
shell-won = +{ $what }
shell-then = {"／"}
shell-or = か
shell-other = { $name }：{ $what }
shell-title-lobby = Bastide
shell-title-table = { $ask } – { $game } – Bastide
shell-title-replay = リプレイ – { $game } – Bastide

shell-blank-loading = 図面を広げています……
shell-blank-offline = サーバーにつながりません
shell-blank-offline-more = 対局はサーバーに残っています。接続を確かめて、もう一度試してください。
shell-blank-nowhere = ここには何もありません
shell-blank-nowhere-more = この卓は存在しないか、片づけられました。
shell-blank-error = うまくいきませんでした
shell-blank-error-more = このページを表示できません。

shell-line-connecting = 接続中
shell-line-reconnecting = 再接続中
shell-line-restarting = サーバーが再起動しています
shell-line-offline = オフライン

shell-notice-joined = { $name }が席に着きました。
shell-notice-left-open = { $name }が退席し、席が空きました。
shell-notice-left = { $name }が退席し、ボットが引き継ぎました。
shell-notice-time-out = { $name }は時間切れです。ボットが引き継ぎました。
shell-notice-reclaimed = { $name }が戻りました。
shell-notice-freed = 卓主が{ $name }の席を空けました。
shell-notice-given = 卓主が{ $name }の席をボットに任せました。
shell-notice-undo-asked = { $name }さんが「待った」を求めました。
shell-notice-undo-granted = 全員が認め、{ $name }さんの手を戻しました。
shell-notice-undo-refused = { $name }さんは「待った」を断りました。
shell-notice-undo-withdrawn = { $name }さんは「待った」を取り下げました。
shell-notice-nudged = { $by }から{ $name }へ：みんなが待っています。
shell-notice-hand-asked = { $name }は離席中です。{ $by }がボットに任せることを提案しました。
shell-notice-hand-refused = { $by }は{ $name }を待つことにしました。
shell-notice-handed = { $name }は離席中です。ボットが引き継ぎました。
shell-notice-rematch-offered = { $name }がもう一局を希望しています。
shell-notice-rematch-accepted = { $name }がもう一局に応じました。
shell-lost-time-out = 時間切れになり、ボットが代わりにプレイしています。
shell-lost-handed = 離席していたため、ボットが代わりにプレイしています。
shell-lost-left = 退席したため、ボットが代わりにプレイしています。
shell-lost-back = 席に戻る
shell-ask-lost = ボットが代わりにプレイしています。
shell-absent-soon = { $name }は{ $time }離席中です。あと{ $left }でボットに任せられます。
shell-absent-now = { $name }は{ $time }離席中です。
shell-absent-asked = { $name }は{ $time }離席中です。ボットに任せますか？
shell-absent-waiting = { $name }は{ $time }離席中です。ボットに任せてよいか、ほかの人に尋ねています。
shell-absent-hand = ボットに任せる
shell-absent-agree = 認める
shell-absent-refuse = 待つ
shell-nudge = { $name }に知らせる
shell-title-nudge = みんなが待っています – Bastide

shell-seats = 席
shell-seat-open = 空席
shell-seat-unnamed = 席{ $seat }
shell-you = あなた
shell-level = レベル{ $level }
shell-thinking = 考え中
shell-present = オンライン
shell-absent = 離席中
shell-on-turn = 手番
shell-spectator = 観戦者
shell-bot-name = { $seat ->
    [1] オド
    [2] マティルダ
    [3] ロラン
    [4] アリス
    [5] ジルベール
   *[other] ブランシュ
}
shell-bot-level = ボット（レベル{ $level }）
shell-bot-named = ボット（{ $spec }）
shell-points = { $points }点
shell-clock = { $minutes }:{ $seconds }
shell-clock-left = 残り{ $time }

shell-board = 盤面
shell-tools = ツール
shell-decide = 決定
shell-confirm = 確定
shell-undo = 戻す
shell-undo-ask = 「待った」を頼む
shell-undo-turn = 手番をやり直す
shell-undo-turn-ask = 手番のやり直しを提案
shell-redo = 取り消した手を戻す
shell-undo-ends-turn = 手番の終了まで取り消します。続けますか？
shell-undo-since = そのあとでほかの人が行動しています。その行動も取り消して、自分の手番まで戻ります。続けますか？
shell-undo-agree = これにはほかの人の同意が必要です。尋ねますか？
shell-undo-agree-turn = 手番の終了まで取り消すので、ほかの人の同意が必要です。尋ねますか？
shell-undo-agree-since = そのあとでほかの人が行動しています。その行動も取り消すので、同意が必要です。尋ねますか？
shell-undo-go = 戻す
shell-undo-leave = やめておく
shell-undo-request = { $name }さんが「待った」を求めています。
shell-undo-waiting = 「待った」を認めてよいか、ほかの人に尋ねています。
shell-undo-allow = 認める
shell-undo-refuse = 断る
shell-undo-withdraw = 取り下げる
shell-hint = ヒント
shell-hint-title = ボットならこうします：
shell-hint-times = （{ $times }回）
shell-hint-play = この手にする
shell-plan = 検討
shell-plan-note = 検討中です。ここでの操作は卓に反映されません。
shell-plan-end = 卓に戻る

shell-ask-you = あなたの番
shell-ask-named = { $name }の番です
shell-ask-other = { $name }の番
shell-ask-bot = { $name }が考え中
shell-ask-watching = 観戦しています。
shell-ask-chance = 引いています
shell-ask-plan = 検討：{ $name }が決める番
shell-ask-plan-over = 検討：対局終了
shell-ask-open = あと{ $count }人を待っています
shell-ask-open-more = 席が埋まると始まります。
shell-idle-waiting = 待つあいだ、盤面を見たり、検討したり、ルールを読んだりできます。
shell-idle-watching = この対局を観戦しています。
shell-idle-over = 対局は終了しました。

shell-invite-title = 空席はあと{ $count }つ
shell-invite-more = 一緒に座りたい人にこのリンクを送ってください。アカウントは要りません。
shell-invite-link = この卓へのリンク
shell-sit-down = 席に着く
shell-sit-here = ここに座る
shell-fill-seat = ボットを座らせる
shell-invited = { $name }から{ $game }への招待です
shell-invited-anybody = { $game }への招待です
shell-invited-clock = 持ち時間{ $minutes }分{ $seconds ->
    [0] { "" }
   *[other] 、1手番ごとに{ $seconds }秒
}
shell-invited-no-clock = 時間制限なし
shell-seat-reserved = { $name }のための席
shell-reserved-title = { $names }を待っています
shell-reserved-more = 席は取ってあり、もう一局に応じると着席します。席を空けることも、ボットに任せることもできます。
shell-free-seat = { $name }の席を空ける
shell-share = 共有
shell-share-text = { $game }で一緒に遊びましょう！
shell-qr = QRコード
shell-qr-label = このリンクのQRコード：{ $url }

shell-over = 対局終了
shell-over-you-win = あなたの勝ち！
shell-over-wins = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }の同点勝利
}
shell-over-look = 盤面を見る
shell-over-result = 結果
shell-rematch = もう一局
shell-rematch-offer = { $name }がもう一局を希望しています。
shell-rematch-accept = もう一局に応じる
shell-rematch-go = 次の対局へ
shell-rematch-watch = 次の対局を観戦
shell-replay = リプレイ
shell-record = 棋譜をダウンロード
shell-share-replay = リプレイのリンクをコピー

shell-menu = 卓
shell-menu-facts = この卓について
shell-copy-watch = 観戦用リンクをコピー
shell-leave = 退席する
shell-leave-sure = 本当に退席しますか？
shell-leave-open = あなたの席は空席に戻ります。
shell-leave-running = ボットがあなたの席を引き継ぎます。
shell-pair = ほかの端末で席を使う
shell-pair-more = ほかの端末でこのリンクを開くか、カメラでQRコードを読み取ってください。どちらの端末でも同じ席で続けられます。
shell-pair-once = リンクは1回だけ、{ $minutes }分以内に使えます。
shell-pair-over = このリンクは期限が切れました。
shell-pair-new = 新しいリンクを作る
shell-pair-link = あなたの席へのリンク
shell-pair-taking = 席に着いています……
values-title = { $game }の値
values-corrected = このサーバーで訂正した値
values-instead = { $after }（元は { $before }）
values-reconstructed = 印刷された内容のすべてが見つかったわけではありません。次の値はもっともらしい代わりの値です。実物をお持ちの方は訂正できます。
values-count = { $n }個の値
values-how = 値を訂正するには
values-how-file = お手元のゲームに印刷された内容を { $file } に書きます。異なる行と項目だけで足ります。
values-how-start = サーバーを動かす人がそのファイルをフォルダーに置き、起動するときに指定します。
shell-commitment = シャッフルのコミットメント

shell-drawer = 経過、得点帳、ルール、チャット
shell-tab-log = 経過
shell-tab-ledger = 得点帳
shell-tab-rules = ルール
shell-tab-chat = チャット
shell-log-empty = まだ何も起きていません。
shell-log-setup = 準備
shell-log-turn = { $turn }手番目
shell-log-turn-of = { $turn } · { $name }
shell-plain-board = { $game }の盤面図
shell-plain-none = このゲームには図がありません。
shell-plain-actions = できること
shell-log-draw-undone = { $name }が、一度見た引きの結果を戻しました。次も同じ結果になります。
shell-log-points = { $points ->
   *[other] +{ $points }
}

# 手番ごとの記録、前の自分の手番のあとのこと、相手が指しているもの。
shell-log-steps = この手番の全ステップ
shell-log-every = すべての手番の全ステップを表示
shell-did-nothing = 何もしない
shell-since = 前の自分の手番のあと
shell-since-first = ここまで
shell-since-count = { $count ->
    [0] 前の自分の手番のあと、まだ何も起きていません
   *[other] 前の自分の手番のあとの手番：{ $count }
}
shell-since-again = もう一度見る
shell-since-close = 閉じる
shell-pointing = { $name }が指しているもの：{ $what }
shell-in-hand = { $name }の手もと：

shell-ledger = 要因と席ごとの得点
shell-ledger-cause = 要因
shell-ledger-score = 得点
shell-ledger-total = 合計
shell-ledger-nothing = ·
shell-ledger-hidden = 非公開
shell-ledger-unknown = ?
shell-ledger-if-ended = 今終わった場合
shell-rules-search = ルールを検索
shell-rules-found = { $count ->
    [0] この語を含むルールはありません。
   *[other] { $count }件のルール
}
shell-chat = チャット
shell-chat-empty = まだ発言はありません。
shell-chat-write = メッセージを書く
shell-chat-send = 送る
shell-chat-unread = 新しいメッセージ{ $count }件

shell-help = ヘルプとキー
shell-help-board = 盤面で
shell-help-table = 卓で
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-space = スペース
shell-key-home = Home
shell-key-end = End
shell-key-explain = これが何かを説明（続けて矢印キーで次のものへ）
shell-key-cancel = 仮に置いた手を戻す、説明を閉じる

shell-replay-title = リプレイ：{ $game }
shell-replay-controls = リプレイ
shell-replay-first = 最初へ
shell-replay-turn-back = 前の手番
shell-replay-back = 前の手
shell-replay-play = 再生
shell-replay-pause = 一時停止
shell-replay-next = 次の手
shell-replay-turn-next = 次の手番
shell-replay-last = 最後へ
shell-replay-slider = 対局の時点
shell-replay-at = 全{ $plies }手の{ $ply }手目、{ $caption }
shell-replay-ply = { $ply } / { $plies }
shell-replay-turn = { $turn }、{ $name }
shell-replay-start = 1手目の前
shell-replay-link = この場面のリンクをコピー
shell-replay-jump = { $ply }手目を表示
shell-replay-graph = 対局を通じた各席の得点
shell-replay-expected = ボットによる終局の予想（細い線）、今：
shell-replay-plan = ここから検討
shell-replay-table = 卓へ
shell-replay-key-step = 前の手、次の手
shell-replay-key-turn = 前の手番、次の手番
shell-replay-key-ends = 最初、最後

lobby-title = 今日はどの街を築きますか
lobby-new = 新しい卓
lobby-games = ゲーム
lobby-unbuilt = まだ建設中
lobby-who = 誰が座りますか
lobby-seat = 席{ $seat }
lobby-who-here = 席{ $seat }に座るのは？
lobby-me = 自分
lobby-friend = 友だち
lobby-by-link = リンクで招待
lobby-local = 同じ画面で
lobby-local-name = 同じ画面の人の名前
lobby-bots = ボット
lobby-add-seat = 席を足す
lobby-remove-seat = この席をなくす
lobby-rules = ルール
lobby-more-rules = すべてのルールの選択
lobby-changed = 変更あり
lobby-option-none = なし
lobby-start = スタートプレイヤー
lobby-start-random = ランダム
lobby-public = 公開の卓にする
lobby-clock = 時計を使う
lobby-clock-minutes = 分
lobby-clock-increment = 手番ごとの秒
lobby-start-table = 卓を立てる
lobby-invite-later = 卓が立つと、空席{ $count }つへの招待リンクが出ます。
lobby-reconstructed = このゲームには、印刷された数値が確かめられず、推定した数値で遊ぶところがあります。
lobby-corrected = このサーバーでは{ $count }個の値を訂正しています。
lobby-values = どの値？
lobby-wrong-local-name = 同じ画面の人にも名前が必要です。
lobby-wrong-few = このゲームには{ $min }〜{ $max }人が必要です。
lobby-wrong-many = このゲームは{ $min }〜{ $max }人用です。
lobby-wrong-option = 「{ $option }」を「{ $value }」にはできません。
lobby-wrong-needs = 「{ $option }」は「{ $other }」と一緒にだけ使えます。
lobby-mine = あなたの卓
lobby-mine-turns = { $count }卓であなたの番
lobby-standing = { $name } { $points }
lobby-finished = 終わった対局（{ $count }）
lobby-resume = 続ける
lobby-look = 見る
lobby-forget = 一覧から外す
lobby-state-open = 募集中
lobby-state-running = 対局中
lobby-state-lost = ボットが代わりにプレイしています
lobby-state-over = 終了
lobby-tables = 公開の卓
lobby-no-tables = 今は公開の卓がありません。卓を立てましょう。
lobby-filter = 表示するゲーム
lobby-filter-all = すべてのゲーム
lobby-rules-usual = 標準ルール
lobby-rule-set = { $option }：{ $value }
lobby-no-clock = 時計なし
lobby-pace = { $minutes }分＋{ $seconds }秒
lobby-free = 空席{ $count }つ
lobby-join = 参加する
lobby-watch = 観戦する
lobby-import = 棋譜を読み込む
lobby-import-more = 終わった対局はリプレイになり、途中の対局は続きから遊べます。
lobby-import-file = 棋譜ファイル
lobby-import-text = またはここに棋譜を貼り付ける
lobby-import-open = 棋譜を開く
lobby-legal = 文章と絵は独自のものです。ゲーム名は各出版社に帰属します。ぜひ製品をお求めください。

error-unknown = 問題が起きました。何も変わっていません。
error-network = サーバーにつながりません。何も変わっていません。
error-bad-request = サーバーがこの要求を理解できませんでした：{ $reason }
error-bad-json = サーバーがこの要求を読めませんでした。
error-too-deep = 入れ子が深すぎるため、サーバーがこの要求を読めませんでした。
error-too-large = 大きすぎて受け取れません。
error-too-many-requests = 速すぎます。少し待ってからもう一度試してください。
error-busy = サーバーがとても混んでいます。少し待ってから試してください。
error-not-ready = サーバーが起動中です。少し待ってから試してください。
error-internal = サーバーで問題が起きました。内容は記録しました。何も変わっていません。
error-method-not-allowed = サーバーはこの操作に対応していません。
error-forbidden = ここではその操作はできません。
error-foreign-origin = ほかのサイトからの要求なので断りました。
error-unknown-host = サーバーはこのアドレスを受け付けていません。
error-not-found = ここには何もありません。卓が片づけられたのかもしれません。
error-no-table = その卓はありません。片づけられたのかもしれません。
error-no-token = この卓に席のある人だけができる操作です。
error-bad-token = この席はもうあなたのものではありません。
error-not-host = 卓主だけができる操作です。
error-no-seat = この卓にその席はありません。
error-seat-taken = その席は今ほかの人が取りました。
error-full = 席はすべて埋まっています。観戦できます。
error-not-started = まだ始まっていません。空席があります。
error-not-over = このゲームの棋譜は終局まで公開されません。秘密の情報が含まれるためです。
error-over = 対局は終わりました。
error-not-your-turn = あなたの番ではありません。
error-stale-seq = そのあいだに卓が進んだため、この手は反映されていません。これが今の局面です。
error-chance-first = 先に引くものがあります。確かめてから続けてください。
error-illegal-action = ルール上できません：{ $reason }
error-nothing-to-undo = 戻せる手がありません。
error-undo-question = 最後の一手よりも前まで戻ります。よろしければ確認してください。
error-nothing-to-redo = やり直せる手がありません。
error-no-request = この「待った」はもう取り下げられたか、対局が先に進んでいます。
error-bad-code = このリンクは使用済みか、期限が切れています。卓の「ほかの端末で席を使う」から新しいリンクを作ってください。
error-not-absent = この席はもう待たせていません。
error-too-soon = まだ早すぎます。もう少し待ってください。
error-no-nudge = 今は知らせる必要のある人はいません。
error-not-finished = もう一局の提案は、対局が終わってからできます。
error-bad-ply = 対局はまだそこまで進んでいません。
error-bad-field = 送られた内容を読み取れません。
error-one-seat = プログラムが座れるのは一度に1席です。
error-no-undo = プログラムは手を戻せません。
error-invalid-option = このルールの組み合わせはできません：{ $reason }
error-unknown-game = このサーバーにそのゲームはありません。
error-unknown-bot = このサーバーにそのボットはいません。
error-bad-record = 棋譜を読めません：{ $reason }
error-bad-frame = このページとサーバーの話が合いません。ページを読み込み直してください。
error-binary-frame = このページとサーバーの話が合いません。ページを読み込み直してください。
error-no-hello = このページとサーバーの話が合いません。ページを読み込み直してください。
error-bad-hello = このページとサーバーの話が合いません。ページを読み込み直してください。
error-too-many-frames = 速すぎました。ライブ接続はすぐに戻ります。
error-old-rules = この対局は以前のルールで行われたため、ここでは続けられません。
error-other-values = この対局はこのサーバーと異なる数値で始められました。同じ数値を使うサーバーでなら続けられます。
