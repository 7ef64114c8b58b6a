# ときどき開くダイアログ、パネル、知らせの言葉。

shell-theme-system = システムに合わせる
shell-theme-vellum = 羊皮紙
shell-theme-night = 夜
shell-setting-confirm = 送る前に確定する
shell-setting-confirm-more = 「必要なとき」は、引く前、何かが公開される前、ほかの人の番になる前だけ確認します。自由に取り消せる手はすぐ送ります。
shell-asks-needed = 必要なとき
shell-asks-always = いつも
shell-asks-never = なし
shell-setting-sound = 音
shell-setting-sound-more = タイル、得点、手番を知らせる短い音です。
shell-pace = アニメーションの速さ
shell-pace-instant = 瞬時
shell-pace-brisk = 速め
shell-pace-calm = ゆっくり
shell-pace-more = タイルや資材、得点が動く速さです。盤面をクリックすると、残りの動きを飛ばせます。
shell-replay = リプレイ
shell-words = 席を取り戻す
shell-words-more = 8つの言葉で、続いている対局の席をすべて取り戻せます。ほかのブラウザーでも、保存データが消えたあとでも使えます。
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
shell-unkept = このブラウザーは何も保存しないので、ページを再読み込みすると席が失われます。設定の「言葉を表示」で出る8つの言葉を使えば取り戻せます。
shell-copy-link = リンクをコピー

shell-lost-time-out = 時間切れになり、ボットが代わりにプレイしています。
shell-lost-handed = 離席していたため、ボットが代わりにプレイしています。
shell-lost-left = 退席したため、ボットが代わりにプレイしています。
shell-lost-rematch = この対局はあなたが不在のまま始まりました。ボットが代わりにプレイしています。
shell-lost-back = 席に戻る
shell-absent-soon = { $name }は{ $time }離席中です。あと{ $left }でボットに任せられます。
shell-absent-now = { $name }は{ $time }離席中です。
shell-absent-asked = { $name }は{ $time }離席中です。ボットに任せますか？
shell-absent-waiting = { $name }は{ $time }離席中です。ボットに任せてよいか、ほかの人に尋ねています。
shell-absent-hand = ボットに任せる
shell-absent-agree = 認める
shell-absent-refuse = 待つ
shell-vote-free = { $name }の席を空ける
shell-vote-asked = 卓主が{ $name }の席をボットに任せるか尋ねています。
shell-vote-waiting = { $name }の席をボットに任せるか、ほかの人に尋ねています。
shell-vote-mine = あなたの席をボットに任せるか、ほかの人に尋ねています。
shell-vote-agree = 認める
shell-vote-refuse = 認めない
shell-report = 通報
shell-report-more = サーバーの管理者だけが読みます。卓の人には知らされません。
shell-report-why = 内容
shell-report-insult = 侮辱や脅し
shell-report-spam = 迷惑行為や宣伝
shell-report-cheating = 不正
shell-report-name = 名前
shell-report-other = その他
shell-report-about = 対象
shell-report-table = この卓
shell-report-message = { $name }：「{ $text }」
shell-report-text = 説明
shell-report-send = 送る
shell-report-sent = ありがとうございます。送りました。
shell-mine = 自分のデータ
shell-mine-more = このブラウザーの卓での名前、発言、席です。消去すると元に戻せません。対局は名前なしで残ります。
shell-mine-take = 書き出す
shell-mine-forget = すべて消去
shell-mine-sure = 本当にすべて消去しますか？
shell-mine-forgotten = 消去した席：{ $count }。
shell-nudge = { $name }に知らせる

shell-spectator = 観戦者

shell-undo-ends-turn = 手番の終了まで取り消します。続けますか？
shell-undo-since = そのあとでほかの人が行動しています。その行動も取り消して、自分の手番まで戻ります。続けますか？
shell-undo-agree = これにはほかの人の同意が必要です。尋ねますか？
shell-undo-agree-turn = 手番の終了まで取り消すので、ほかの人の同意が必要です。尋ねますか？
shell-undo-agree-since = そのあとでほかの人が行動しています。その行動も取り消すので、同意が必要です。尋ねますか？
shell-undo-ask-them = 尋ねる
shell-undo-go = 戻す
shell-undo-leave = やめる
shell-undo-request = { $name }が「待った」を求めています。
shell-undo-waiting = 「待った」を認めてよいか、ほかの人に尋ねています。
shell-undo-allow = 認める
shell-undo-refuse = 断る
shell-undo-withdraw = 取り下げる
shell-hint-title = 助言：見込める点数
shell-hint-line = 候補{ $number }
shell-hint-cause = { $cause } { $points }
shell-hint-standing = 終了時
shell-hint-prospects = この先の見込み
shell-hint-denies = 相手から奪う分
shell-hint-then = その後の予想：{ $what }
shell-hint-more = ほかに{ $count }手
shell-hint-show = 盤上に示す
shell-hint-play = この手にする
shell-lesson-step = { $step }／{ $steps }
shell-lesson-other = ルールではできますが、ここでは別の手です。「盤上に示す」で場所が出ます。
shell-lesson-show = 盤上に示す
shell-lesson-wait = { $name }の番です。
shell-lesson-lobby = ロビーへ
shell-lesson-on = このまま続ける
shell-lesson-right = そのとおりです。確定してください。
shell-hints = ヒント
shell-hints-on = 全員が使えます
shell-hints-off = なし
shell-invited-hints = 全員ヒントあり
shell-invite-hints = この卓では全員がヒントを使えます。
shell-invite-away = 戻らない人の席：{ $after }。

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
shell-reserved-title = { $names }を待っています
shell-reserved-more = 席は取ってあり、もう一局に応じると着席します。
shell-reserved-host = 席を空けることも、ボットに任せることもできます。
shell-free-seat = { $name }の席を空ける
shell-share = 共有
shell-share-text = { $game }で一緒に遊びましょう！
shell-qr = QRコード
shell-qr-label = このリンクのQRコード：{ $url }

shell-rematch = もう一局
shell-rematch-offer = { $name }がもう一局を希望しています。
shell-rematch-accept = もう一局に応じる
shell-rematch-go = 次の対局へ
shell-rematch-watch = 次の対局を観戦
shell-share-replay = リプレイのリンクをコピー

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
shell-bell = 自分の番になったら知らせる
values-title = { $game }の値
values-reconstructed = 印刷された内容のすべてが見つかったわけではありません。次の値はもっともらしい代わりの値です。実物をお持ちの方は訂正できます。
values-count = { $n }個の値
shell-commitment = シャッフルのコミットメント
shell-fair = 引きの公正さについて
shell-fair-how = 誰かが席につく前に、サーバーは秘密値を選び、その指紋（シャッフルのコミットメント）を公開しています。各端末は自分の乱数を予告し、すべての席が埋まってから送ります。引きはすべて秘密値とこれらの乱数で決まるため、誰も結果を選べません。
shell-fair-older = この卓は古い方式で始まりました。シードはサーバーだけで選び、最初の引きの前に指紋を公開しています。
shell-fair-lesson = これはレッスンです。引きはあらかじめ決まっています。
shell-fair-imported = この対局は棋譜として読み込まれたものです。誰がいつプレイしたかは保証されません。
shell-fair-continued = この対局は別の対局の途中から続いているため、すべての引きを説明するシャッフルはありません。
shell-fair-unknown = この対局は別の場所で始まったため、すべての引きを説明するシャッフルはありません。
shell-fair-seat-open = 乱数を送りました
shell-fair-seat-sealed = 乱数を予告しました
shell-fair-seat-late = 予告した乱数が時間内に届きませんでした
shell-fair-seat-none = 送っていません。サーバーの秘密値とほかの人に任せています
shell-fair-check-commitment = コミットメントは、このブラウザーが最初に見たものと同じです。
shell-fair-check-number = このブラウザーの乱数が使われています。
shell-fair-check-others = ほかの人の乱数は、すべて予告どおりです。
shell-fair-check-table = このシャッフルはこの卓のものです。
shell-fair-check-secret = 秘密値はコミットされたものと同じです。
shell-fair-bad = 確認できません。この卓の引きは信頼できません。
shell-fair-verify = 終局後に棋譜をダウンロードできます。「bastide replay FILE --verify」ですべての引きを検証できます。
shell-origin = 出どころ
shell-origin-imported = 棋譜からの読み込み
shell-origin-continued = 別の対局の続き
shell-record-closed = この卓の棋譜は終局後に入手できます。

# 手番ごとの記録、前の自分の手番のあとのこと、相手が指しているもの。
shell-since = 前の自分の手番のあと
shell-since-first = ここまで
shell-since-again = もう一度見る
shell-since-close = 閉じる

shell-chat = チャット
shell-chat-empty = まだ発言はありません。
shell-chat-write = メッセージを書く
shell-chat-send = 送る

shell-guide-turn = 図でわかる手番
shell-guide-signs = 印の意味
shell-guide-rules = 用語とルール
shell-guide-parts = このページの項目
shell-guide-players = プレイヤー
shell-guide-title = { $game }：図でわかる手番
shell-guide-print = 印刷

# how a game ended: the final count, the result, the graph, playing on
shell-count-step = { $cause }：{ $name } { $points }
shell-count-skip = スキップ
shell-result-close = 結果を閉じる
shell-result-causes = 項目ごとの得点
shell-result-turning = 分かれ目
shell-result-best = 最も良かった手番
shell-result-worst = 最も悪かった手番
shell-result-judged = ボットの判断による予想点です。引いたものは、それを使った手番に数えます。
shell-review = 振り返り
shell-review-mistakes = 失点の大きい手
shell-review-none = はっきりと良い手は、ほかに見つかりませんでした。
shell-review-busy = ボットが対局全体を見ています……
shell-review-fails = 今この対局を見られるボットがいません。
shell-review-loss = { $points }点の損
shell-review-played = 実際の手
shell-review-better = より良い手
shell-review-look = この場面を表示
shell-review-again = ここからやり直す
shell-review-luck = 棒：引きの運
shell-review-without = 運を除いた予想
shell-review-next = 次のミス
shell-review-here = ここで{ $loss }点の損。より良い手：{ $better }
shell-review-deep = もっと詳しく見る
shell-review-judged = 予想されるリードの点数です。その時点で知り得たことからボットが判断しています。
shell-picture = 画像を保存
shell-picture-svg = SVG 画像
shell-picture-send = 画像を送る
values-instead = { $after }（元は { $before }）
values-corrected = このサーバーで訂正した値
values-how = 値を訂正するには
values-how-start = サーバーを動かす人がそのファイルをフォルダーに置き、起動するときに指定します。
values-how-file = お手元のゲームに印刷された内容を { $file } に書きます。異なる行と項目だけで足ります。

# What replays say.
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
shell-replay-graph = 対局を通じた各席の得点
shell-replay-expected = ボットによる終局の予想（細い線）、今：
shell-replay-plan = ここから検討
shell-replay-table = 卓へ
shell-replay-key-step = 前の手、次の手
shell-replay-key-turn = 前の手番、次の手番
shell-replay-key-ends = 最初、最後
shell-replay-play-turn = この手番を再生
shell-replay-key-turning = 次の分かれ目
shell-play-on = ここから続きを遊ぶ
shell-play-on-more = この対局の最初の{ $ply }手から始まる新しい卓が開きます。あなたが一席に着き、ほかの席はボットが受け持ちます。ロビーには載りません。
shell-play-on-seat = あなたの席
shell-play-on-bots = ほかの席
shell-play-on-go = 始める

shell-ledger-nothing = ·
shell-ledger-hidden = 非公開
shell-ledger-unknown = ?
shell-ledger-if-ended = 今終わった場合
shell-rules-search = ルールを検索
shell-rules-back = { $rule }に戻る
shell-rules-found = { $count ->
    [0] この語を含むルールはありません。
   *[other] { $count }件のルール
}
shell-graph-points = 得点
shell-graph-turns = 手番
shell-graph-turning = 分かれ目
shell-graph-enlarge = グラフを大きく表示
shell-result-course = 対局の流れ
shell-glossary = 用語集：{ $count }語
shell-guide-rule = ルール{ $rule }
shell-guide-page = 別のページで開く（保存・印刷用）
shell-help-board = 盤面で
shell-help-table = 卓で
shell-help-keys = キー
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-explain = これが何かを説明（続けて矢印キーで次のものへ）
shell-key-cancel = 仮に置いた手を戻す、説明を閉じる
shell-key-space = スペース
shell-key-home = Home
shell-key-end = End
shell-title-replay = リプレイ – { $game } – Bastide
shell-record = 棋譜をダウンロード
shell-ledger = 要因と席ごとの得点
shell-ledger-cause = 要因
shell-ledger-score = 得点
shell-ledger-total = 合計
shell-copied = コピーしました
shell-copy-failed = コピーできません

record-line = { $line }行目：{ $reason }
record-scores-other = ヘッダーの点数は { $claimed } ですが、アクションからは { $found } になります
record-draw-other = シャッフルではここは「{ $expected }」ですが、棋譜には「{ $found }」とあります
record-refused = 「{ $action }」：{ $reason }
record-cut-off = 棋譜が改行で終わっていません。続きが欠けているかもしれません
record-windows = 行末がWindowsの改行（CRLF）か、先頭にBOMがあります。UTF-8、改行LFで保存してください
record-begins = 棋譜は「{ $word }」で始まります
record-format = 棋譜の形式は版 { $theirs } ですが、ここで読めるのは版 { $ours } です
record-no-gap = ヘッダーの後には空の行が必要です
record-no-action = ヘッダーの後は1行に1アクションで、余分な空白はありません
record-seat = 「{ $name }」は席の名前にできません
record-players = 「{ $text }」はプレイヤー数ではありません
record-game = { $name } というゲームはここにありません
record-rules = 棋譜はルールの版 { $theirs } で作られましたが、ここでは版 { $ours } です
record-options = オプションは「{ $text }」と書きます
record-option-form = 「{ $word }」は「オプション=値」の形ではありません
record-option-twice = オプション { $option } が2度あります
record-corrected = 棋譜は訂正した値 { $theirs } で作られました。ここで使っている値：{ $ours }
record-uncorrected = 棋譜は訂正した値なしで作られましたが、ここでは { $ours } の値を使っています
record-hex = { $field } が16進数で書かれていません
record-scores = scores は{ $count }個の整数です
record-origin = origin は「{ $one }」か「{ $other }」です
record-header-ends = 「{ $due }」があるはずの所でヘッダーが終わっています
record-expected = ここは「{ $due }」のはずですが、「{ $found }」となっています
record-protocol = 引きの方式「{ $name }」はここでは使えません
record-tag = table が16進数の SHA-256 ではありません
record-nonces = nonces は{ $count }語で、16バイトの16進数か「{ $none }」か「{ $late }」です
record-no-shuffle = { $field } の行がありますが、「shuffle」がありません
record-unproved = { $field } と commitment がないので、引きを検証できません
record-uncommitted = { $field } が、コミットされたものと違います
record-long = { $field } が { $count } バイトを超えています
record-not-text = UTF-8 ではありません
option-wrong = { $option }：{ $reason }
option-value = 「{ $value }」にはできません。選べるもの：{ $choices }
option-characters = 「{ $value }」には棋譜に書けない文字があります
option-players = プレイヤーは{ $least }人から{ $most }人までで、{ $count }人にはできません
option-unknown = そのオプションはありません。あるもの：{ $known }
option-no-tile = 「{ $tile }」というタイルはありません。タイルは { $first } から { $last } までです
option-tiles = タイル { $tile } が{ $asked }枚指定されましたが、箱から引けるのは{ $count }枚です
option-no-seat = { $value } は席{ $number }ですが、プレイヤーは{ $count }人です
option-needs = オプション { $other } が必要です
lobby-wrong-option = 「{ $option }」を「{ $value }」にはできません。
lobby-wrong-needs = 「{ $option }」は「{ $other }」と一緒にだけ使えます。
error-one-seat = プログラムが座れるのは一度に1席です。
error-no-undo = プログラムは手を戻せません。
error-bad-field = 送られた内容を読み取れません。
error-still-running = 対局の途中の局面から続けられるのは、対局が終わってからです。
error-no-message = その発言はありません。

shell-card-reconstructed = 推定した数値
shell-card-corrected = ここで訂正済み

# Who waits here and is waited for at another table.
shell-next-table = あなたの番：{ $names }との{ $game }{ $more ->
    [0] {""}
   *[other] 、ほかに{ $more }卓
}

# The lobby's list of one's own tables.
lobby-mine = あなたの卓
lobby-mine-turns = { $count }卓であなたの番
lobby-mine-more = ほかに{ $count }卓
lobby-standing = { $name } { $points }
lobby-finished = 終わった対局（{ $count }）
lobby-resume = 続ける
lobby-look = 見る
lobby-forget = 一覧から外す
lobby-left = 残り{ $time }
lobby-state-ended = 不在のあいだに終了
lobby-state-lost = ボットが代わりにプレイしています

# What only programs are refused for, and lessons.
error-bad-json = サーバーがこの要求を読めませんでした。
error-too-deep = 入れ子が深すぎるため、サーバーがこの要求を読めませんでした。
error-method-not-allowed = サーバーはこの操作に対応していません。
error-lesson-other = レッスンでは、ここで別のことをします。
error-no-lesson = そのレッスンはありません。
error-no-vote = 投票には、卓にほかに2人が必要です。
error-vote-running = 席についての投票が進行中です。終わるまでお待ちください。

# The lobby: a record that is pasted.
lobby-import-more = 終わった対局はリプレイになり、途中の対局は続きから遊べます。
lobby-import-file = 棋譜ファイル
lobby-import-text = またはここに棋譜を貼り付ける
lobby-import-open = 棋譜を開く

# A game that has no board here.
shell-plain-board = { $game }の盤面図
shell-plain-none = このゲームには図がありません。
shell-plain-actions = できること

error-no-request = この「待った」はもう取り下げられたか、対局が先に進んでいます。
error-not-absent = この席はもう待たせていません。
error-not-finished = もう一局の提案は、対局が終わってからできます。
error-bad-ply = 対局はそこまで進んでいません。手が取り消されたのかもしれません。
error-muted = サーバーの管理者により発言を禁止されています。
error-nobody-there = その席には誰もいません。
shell-plan-note = 検討中です。ここでの操作は卓に反映されません。
shell-plan-end = 卓に戻る
