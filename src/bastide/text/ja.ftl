# どのページにも共通の枠、ロビー、うまくいかないときの説明。最初から読み込む。

shell-name = Bastide
shell-skip = 卓へ移動
shell-to-lobby = ロビーへ
shell-try-again = もう一度
shell-settings = 設定
shell-language = 言語
shell-theme = 昼と夜
shell-your-name = あなたの名前
shell-guest = ゲスト
shell-guest-number = ゲスト{ $number }
shell-list-separator = 、
shell-lost = −{ $what }
shell-won = +{ $what }
shell-then = {"／"}
shell-or = か
shell-other = { $name }：{ $what }
shell-title-lobby = Bastide

shell-blank-loading = 図面を広げています……
shell-blank-offline = サーバーにつながりません
shell-blank-offline-more = 対局はサーバーに残っています。接続を確かめて、もう一度試してください。
shell-blank-nowhere = ここには何もありません
shell-blank-nowhere-more = このアドレスのページはありません。リンクの一部が欠けているかもしれません。
shell-blank-error = うまくいきませんでした
shell-blank-part = ページのこの部分を表示できません。

shell-server-newer = このページの新しいバージョンがあります。読み込み直しても何も失われません。
shell-server-load = 読み込む
shell-server-says = お知らせ
shell-server-seen = わかりました
shell-server-when = { $text }（{ $when }）

shell-seat-open = 空席
shell-seat-unnamed = 席{ $seat }
shell-level = レベル{ $level }
shell-present = オンライン
shell-absent = 離席中
shell-bot-name = { $seat ->
    [1] オド
    [2] マティルダ
    [3] ロラン
    [4] アリス
    [5] ジルベール
   *[other] ブランシュ
}
shell-bot-level = ボット Lv.{ $level }
shell-bot-named = ボット（{ $spec }）
shell-clock = { $minutes }:{ $seconds }

shell-ask-you = あなたの番
shell-ask-other = { $name }の番
shell-frozen = この卓は続けられません

shell-seat-reserved = { $name }のための席

shell-pair-taking = 席に着いています……

# 手番ごとの記録、前の自分の手番のあとのこと、相手が指しているもの。
shell-guide-link = 図でわかる手番

# how a game ended: the final count, the result, the graph, playing on
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
lobby-local-name = その人の名前
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
lobby-learn = 遊びながら覚える
lobby-learn-more = 案内つきの最初の一局です。5分から10分ほど。
lobby-learn-new = { $game }は初めてですか？5分から10分ほどです。
lobby-learn-known = このゲームは知っている
lobby-hints = 全員がヒントを使える
lobby-closed = 棋譜を終局まで公開しない
lobby-away = 戻らない人の席
lobby-away-vote = ほかの全員で決める
lobby-away-minutes = { $minutes }分後に空けられる
lobby-away-hour = 1時間後に空けられる
lobby-away-day = 1日後に空けられる
lobby-away-week = 1週間後に空けられる
lobby-clock = 時計
lobby-clock-game = 対局全体の持ち時間
lobby-each = 1手番{ $days }日
lobby-clock-minutes = 分
lobby-clock-increment = 手番ごとの秒
lobby-start-table = 卓を立てる
lobby-invite-later = 卓が立つと、空席{ $count }つへの招待リンクが出ます。
lobby-level = { $level ->
    [1] レベル1は場にある得点を数えます。
    [2] レベル2はこの先のことを少し見ます。
    [3] レベル3はこの先のことの大部分を見ます。
    [4] レベル4は先を読みます。
   *[5] レベル5はかなり先まで読みます。
}
lobby-levels = 2人戦では、どのレベルも一つ下のレベルに4回のうちおよそ3回勝ちます。
lobby-reconstructed = このゲームには、印刷された数値が確かめられず、推定した数値で遊ぶところがあります。
lobby-corrected = このサーバーでは{ $count }個の値を訂正しています。
lobby-values = どの値？
lobby-wrong-local-name = 同じ画面の人にも名前が必要です。
lobby-wrong-few = このゲームには{ $min }〜{ $max }人が必要です。
lobby-wrong-many = このゲームは{ $min }〜{ $max }人用です。
lobby-state-open = 募集中
lobby-state-running = 対局中
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
lobby-legal = 文章と絵は独自のものです。ゲーム名は各出版社に帰属します。ぜひ製品をお求めください。

error-unknown = 問題が起きました。何も変わっていません。
error-network = サーバーから返事がありません。最後に送った内容は届いているかもしれません。もう一度試しても問題ありません。
error-bad-request = サーバーがこの要求を理解できませんでした：{ $reason }
error-too-large = 大きすぎて受け取れません。
error-too-slow = 要求が届くまでに時間がかかりすぎました。もう一度お試しください。
error-too-many-requests = 速すぎます。少し待ってからもう一度試してください。
error-busy = サーバーがとても混んでいます。少し待ってから試してください。
error-not-ready = サーバーが起動中です。少し待ってから試してください。
error-internal = サーバーで問題が起きました。内容は記録しました。何も変わっていません。
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
error-over = 対局は終わりました。
error-bad-code = このリンクは使用済みか、期限が切れています。卓の「ほかの端末で席を使う」から新しいリンクを作ってください。
error-invalid-option = このルールの組み合わせはできません：{ $reason }
error-unknown-game = このサーバーにそのゲームはありません。
error-unknown-bot = このサーバーにそのボットはいません。
error-bad-record = 棋譜を読めません：{ $reason }
error-bad-format = このページはサーバーより古いものです。読み込み直してください。
error-storage = サーバーは今データを保存できません。何も変わっていません。少し待って、もう一度お試しください。
error-too-many-tables = ボットだけの対局がすでに多数進行中です。どれかが終わるまでお待ちください。
error-old-rules = 以前のルールの対局です。ここに残りますが、続けられません。
error-other-values = この対局はこのサーバーと異なる数値で始められました。同じ数値を使うサーバーでなら続けられます。
error-closed = この卓はサーバーの管理者によって閉じられました。
error-broken = この卓の保存データが壊れています。サーバーの管理者による確認が必要です。
error-banned = このサーバーの管理者によって利用を禁止されています。
error-banned-name = その名前では席に着けません。
error-until = { $text }（{ $until } まで）
error-unwanted-words = ここでは使えない言葉が含まれています。
shell-close = 閉じる
