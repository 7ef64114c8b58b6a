# 卓、リプレイ、ゲームの終わりの言葉。

shell-told-skip = スキップ
shell-sentence-separator = { "" }
shell-title-table = { $ask } – { $game } – Bastide

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
shell-notice-undo-asked = { $name }が「待った」を求めました。
shell-notice-undo-granted = 全員が認め、{ $name }の手を戻しました。
shell-notice-undo-refused = { $name }は「待った」を断りました。
shell-notice-undo-withdrawn = { $name }は「待った」を取り下げました。
shell-notice-nudged = { $by }から{ $name }へ：みんなが待っています。
shell-notice-hand-asked = { $name }は離席中です。{ $by }がボットに任せることを提案しました。
shell-notice-hand-refused = { $by }は{ $name }を待つことにしました。
shell-notice-handed = { $name }は離席中です。ボットが引き継ぎました。
shell-notice-removed = サーバーの管理者が{ $name }を退席させました。ボットが引き継ぎました。
shell-notice-vote-asked = { $by }が{ $name }の席をボットに任せるか尋ねています。
shell-notice-vote-refused = { $by }は{ $name }に残ってほしいと答えました。
shell-notice-voted-out = ほかの人の投票で{ $name }の席が空きました。ボットが引き継ぎました。
shell-notice-rematch-offered = { $name }がもう一局を希望しています。
shell-notice-rematch-accepted = { $name }がもう一局に応じました。
shell-notice-played-on = { $name }が以前の対局の{ $ply }手目から続きを始めます。
shell-ask-lost = ボットが代わりにプレイしています。
shell-title-nudge = みんなが待っています – Bastide

shell-seat-goods = { $name }の持ち物
shell-seats = 席
shell-you = あなた
shell-thinking = 考え中
shell-on-turn = 手番
shell-points = { $points }点
shell-clock-days = { $days }日{ $hours }時間
shell-clock-hours = { $hours }時間{ $minutes }分
shell-clock-left = 残り{ $time }

shell-board = 盤面
shell-tools = ツール
shell-decide = 決定
shell-confirm = 確定
shell-undo = 戻す
shell-undo-ask = 「待った」を頼む
shell-undo-turn = 手番をやり直す
shell-undo-turn-ask = 手番のやり直しを頼む
shell-redo = 取り消した手を戻す
shell-hint = ヒント
shell-hint-times = （{ $times }回）
shell-hint-shown = 盤上に示しています
shell-plan = 検討

shell-ask-named = { $name }の番です
shell-ask-bot = { $name }が考え中
shell-ask-watching = 観戦しています。
shell-ask-chance = 引いています
shell-ask-plan = 検討：{ $name }が決める番
shell-ask-open = あと{ $count }人を待っています
shell-ask-open-more = 席が埋まると始まります。
shell-idle-waiting = 待つあいだ、盤面を見たり、検討したり、ルールを読んだりできます。
shell-idle-watching = この対局を観戦しています。
shell-idle-over = 対局は終了しました。

shell-over = 対局終了
shell-over-alone = 対局終了：{ $points }点
shell-over-you-win = あなたの勝ち！
shell-over-wins = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }の同点勝利
}
shell-over-result = 結果

shell-menu = 卓
shell-awaits = 最初の引きは{ $names }の乱数を待っています。

shell-drawer = 経過、得点帳、ルール、チャット
shell-tab-log = 経過
shell-tab-ledger = 得点帳
shell-tab-rules = ルール
shell-tab-chat = チャット
shell-log-empty = まだ何も起きていません。
shell-log-setup = 準備
shell-log-turn = { $turn }手番目
shell-log-turn-of = { $turn } · { $name }
shell-log-draw-undone = { $name }が、一度見た引きの結果を戻しました。次も同じ結果になります。
shell-log-points = { $points ->
   *[other] +{ $points }
}

# 手番ごとの記録、前の自分の手番のあとのこと、相手が指しているもの。
shell-log-every = すべての手番の全ステップを表示
shell-did-nothing = 何もしない
shell-did-so-far = ここまで
shell-since-count = { $count ->
    [0] 前の自分の手番のあと、まだ何も起きていません
   *[other] 前の自分の手番から{ $count }手番
}
shell-pointing = { $name }が指しているもの：{ $what }
shell-in-hand = { $name }の手もと：

shell-chat-unread = 新しいメッセージ{ $count }件

shell-help = ヘルプとキー

shell-replay-jump = { $ply }手目を表示

# how a game ended: the final count, the result, the graph, playing on
shell-count = 最終計算
shell-ask-plan-over = 検討：対局終了
shell-plan-gone = 検討の出発点だった手が戻されたため、卓に戻りました。

error-not-over = このゲームの棋譜は終局まで公開されません。秘密の情報が含まれるためです。
error-not-announced = この席で予告した乱数とは違います。
error-closed-record = この卓の棋譜は終局まで公開されません。
error-not-your-turn = あなたの番ではありません。
error-stale-seq = そのあいだに卓が進んだため、この手は反映されていません。これが今の局面です。
error-chance-first = 先に引くものがあります。確かめてから続けてください。
error-illegal-action = ルール上できません：{ $reason }
error-nothing-to-undo = 戻せる手がありません。
error-undo-question = 最後の一手よりも前まで戻ります。よろしければ確認してください。
error-nothing-to-redo = やり直せる手がありません。
error-too-soon = まだ早すぎます。もう少し待ってください。
error-bad-point = 指しているものを伝えられませんでした。
error-no-hints = この卓ではヒントを使えません。
error-no-advice = 今は助言できません。少し待ってからもう一度お試しください。
error-no-nudge = 今は知らせる必要のある人はいません。
error-bad-frame = このページとサーバーの話が合いません。ページを読み込み直してください。
error-binary-frame = このページとサーバーの話が合いません。ページを読み込み直してください。
error-no-hello = このページとサーバーの話が合いません。ページを読み込み直してください。
error-bad-hello = このページとサーバーの話が合いません。ページを読み込み直してください。
error-too-many-frames = 速すぎました。ライブ接続はすぐに戻ります。
