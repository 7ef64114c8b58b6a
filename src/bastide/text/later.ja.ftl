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

shell-lost-time-out = 時間切れになり、ボットが代わりにプレイしています。
shell-lost-handed = 離席していたため、ボットが代わりにプレイしています。
shell-lost-left = 退席したため、ボットが代わりにプレイしています。
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
shell-undo-go = 戻す
shell-undo-leave = やめておく
shell-undo-request = { $name }さんが「待った」を求めています。
shell-undo-waiting = 「待った」を認めてよいか、ほかの人に尋ねています。
shell-undo-allow = 認める
shell-undo-refuse = 断る
shell-undo-withdraw = 取り下げる
shell-hint-title = 助言：見込める点数
shell-hint-line = 手{ $number }
shell-hint-cause = { $cause } { $points }
shell-hint-standing = 終了時
shell-hint-prospects = この先の見込み
shell-hint-more = ほかに{ $count }手
shell-hint-show = 盤上に示す
shell-hint-play = この手にする
shell-lesson-step = { $steps }のうち{ $step }
shell-lesson-other = ルールではできますが、ここでは別の手です。「示してください」で盤に出ます。
shell-lesson-show = 示してください
shell-lesson-wait = { $name }の番です。
shell-lesson-lobby = ロビーへ
shell-lesson-on = このまま続ける
shell-lesson-right = そのとおりです。確定してください。
shell-hints = ヒント
shell-hints-on = 全員が使えます
shell-hints-off = なし
shell-invited-hints = 全員ヒントあり
shell-invite-hints = この卓では全員がヒントを使えます。

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
shell-reserved-more = 席は取ってあり、もう一局に応じると着席します。席を空けることも、ボットに任せることもできます。
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
shell-fair-check-commitment = コミットメントは、このブラウザが最初に見たものと同じです。
shell-fair-check-number = このブラウザの乱数が使われています。
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
shell-result-judged = ボットの見積もった予想得点によります。引きの運は含みません。
shell-picture = 画像を保存
shell-picture-svg = SVG 画像
shell-picture-send = 画像を送る
values-instead = { $after }（元は { $before }）
values-corrected = このサーバーで訂正した値
values-how = 値を訂正するには
values-how-start = サーバーを動かす人がそのファイルをフォルダーに置き、起動するときに指定します。
values-how-file = お手元のゲームに印刷された内容を { $file } に書きます。異なる行と項目だけで足ります。
