# コマンドラインと端末の卓で使う言葉。

## ヘルプ

cli-help = 街づくりのボードゲームの対局、サーバー、ボット対戦、棋譜の確認。
cli-usage = 使い方：
cli-arguments = 引数
cli-options = オプション
cli-commands = コマンド
cli-help-help = このヘルプを表示して終了します。
cli-help-lang = 表示する言語。標準は環境の設定。
cli-help-version = バージョンを表示して終了します。
cli-version-compiled = ルールはコンパイル済み
cli-version-interpreted = ルールは純 Python
cli-version-client = ブラウザ画面あり
cli-version-no-client = ブラウザ画面なし
cli-slow-build = ここではルールがコンパイルされていないため、約{ $times }倍の時間がかかります。多くの環境では `pip install bastide` でコンパイル済みの版が入ります。ソースからなら、C コンパイラを用意して `pip install .` を実行してください。
cli-serve-no-client = このパッケージにはブラウザ画面がありません。API は使えますが、ページは表示されません。`pip install 'bastide[server]'` なら付属し、ソースからなら `make client` でビルドできます。
cli-help-game = ゲームの名前（`bastide games` に一覧）。
cli-help-options = ルールの選択。例：preset=modern、farmers=false。何度でも指定できます。
cli-help-json = プログラム用に JSON で出力します。
cli-help-seed = 整数。同じ数なら引くタイルも同じになります。
cli-help-file = 棋譜ファイル。- なら標準入力から読みます。
cli-help-play = 端末で対局します。同じキーボードの人とも、ボットとも遊べます。
cli-help-play-game = ゲームの名前（`bastide games` に一覧）。省くと尋ねられます。
cli-help-seats = 席順：me、me:名前、random、greedy、search:1s、level:1 … level:5。
cli-help-record = 一手ごとに棋譜をこのファイルへ書き出します。
cli-help-plain = 一行ずつ対局します。端末がなければ自動でこうなります。
cli-help-simulate = ボット同士で何局も対局し、集計やデータを得ます。
cli-help-players = 席の数。省略時はボットの数。
cli-help-bots = ボットをコンマ区切りで、1席に1体。残りの席は最後のボットが座ります。
cli-help-games-number = 対局数。
cli-help-out = 対局の表をこのファイルに、決定の表をその隣に書き出します。.parquet、.jsonl、.jsonl.gz のいずれか。中断しても続きから始められます。
cli-help-replay = 棋譜を再生し、書かれていることをすべて確かめます。
cli-help-review = 記録した対局を振り返る：その時々の予想、引きの運、大きなミス。
cli-help-review-bot = 判断役：greedy（速い）、または search:0.2s などの探索（決定ごとに考える）
cli-help-review-seat = この席のミスだけ（0から数える）
cli-help-review-most = 席ごとのミスの最大数
cli-help-verify = 引いたタイルを秘密値と、秘密値をコミットメントと照合します。
cli-help-at = 指定した手数の後の局面を表示します。
cli-help-svg = 局面をこのファイルに描きます。
cli-help-match = 同じ引きで席を入れ替えながらボットを対戦させ、強さを比べます。
cli-help-match-bots = 2〜5体のボット、1席に1体。残りの席は最後のボットが座ります。
cli-help-stop = 最初のボットの勝率が LOW か HIGH かを逐次検定が決めた時点で終了します。例：0.5,0.55
cli-help-resume = 一局ごとに一行を書くファイル。中断した対戦をそこから続けます。
cli-help-rotate = 一局ごとに席を入れ替えます。
cli-help-keep = --out とともに：legal は決定ごとの合法手の一覧を、search はボットの探索結果（訪問回数と値）を残します。両方指定できます。
cli-help-workers-cores = 作業を分担するプロセスの数。指定がなければコアごとに一つ。
cli-help-ray = Ray クラスターで対局します。RAY_ADDRESS が指すもの、ここで動いているもの、なければ一時的に起動したものを使います。
cli-help-bench = この環境での速さを測ります。
cli-help-seconds = 1項目にかける秒数。
cli-help-rules = 番号つきルールブックを検索します。
cli-help-rules-game = `bastide games` に出るゲーム名。省略するとすべてのルールブックを探します。
cli-help-rules-words = ルールに含まれる語、またはルールの番号。
cli-help-coverage = どのテストにも引用されていないルールを示します。あれば終了コードは1。
cli-help-provenance = コンポーネントの各数値の出典と確かさを示します。
cli-help-code = ルールを番号で挙げているソースの行を示します。ゲーム全体なら、どの行にもないルールも示します。
cli-help-corrections = パッケージと異なる値を記した GAME.toml を置くフォルダー。
cli-help-check = データベースのすべての卓を最初から再現し、壊れている卓を知らせます。
cli-help-check-database = SQLite データベースのファイル、またはアドレス。
cli-help-config = 設定ファイル（TOML）。環境変数とコマンドのオプションが優先されます。
cli-help-serve-check = サーバーを開始できるか、気になる点は何かだけを表示します。誤りがあれば終了コードは1です。
cli-help-admin = 実行中のサーバーを管理者として管理します。
cli-help-admin-server = サーバーのアドレス。
cli-help-admin-token-file = 管理者のトークンを収めたファイル。なければ BASTIDE_OPERATOR_TOKEN、それもなければ入力を求めます。
cli-help-admin-operator = データベースのあるマシンで管理者を作り、トークンを一度だけ表示します。もう一度行うと新しいトークンになります。
cli-help-admin-operator-name = 管理者の名前。管理記録に残ります。
cli-help-admin-operator-remove = 代わりに管理者を削除します。
cli-help-admin-tables = 卓を一覧します。非表示の卓や閉じた卓も含みます。
cli-help-admin-state = この状態の卓だけ。
cli-help-admin-game = このゲームの卓だけ。
cli-help-admin-name = 名前にこの語を含む人がいる卓だけ。
cli-help-admin-private = 非公開の卓も含めます。このことは記録されます。
cli-help-admin-reported = 未対応の通報がある卓だけ。
cli-help-admin-look = 卓とその発言を表示します。非公開の卓を読むと記録されます。
cli-help-admin-hide = 卓を一覧に出さないようにします。
cli-help-admin-close = 卓を閉じます。見ることはできますが、操作はできなくなります。
cli-help-admin-delete = 卓とそのすべてを完全に削除します。
cli-help-admin-free = 席を空けます。戻ることはできず、対局中ならボットが引き継ぎます。
cli-help-admin-unsay = 卓の発言を一つ取り除きます。
cli-help-admin-announce = 全員にお知らせを出します。文を空にすると取り消します。
cli-help-admin-announce-text = お知らせの文。"" で取り消し。
cli-help-admin-announce-in = 始まるまでの時間（30m、2h など）。
cli-help-admin-restrict = 発言を禁止（mute）または利用を禁止（ban）します。名前、アドレス、席の人のいずれかで指定します。
cli-help-admin-restrictions = 発言や利用を禁止された人を一覧します。
cli-help-admin-lift = 制限を解除します。
cli-help-admin-reports = 通報を一覧します。
cli-help-admin-answer = 通報への対応を書き留めます。
cli-help-admin-words = 発言や名前に使えない言葉の一覧を表示、変更します。
cli-help-admin-audit = 管理者が行ったこと、読んだことを表示します。
cli-help-admin-export = 席の人に属するすべてを JSON で表示します。
cli-help-admin-forget = 席の人に属するすべてを完全に消去します。
cli-help-admin-prune = 設定の期限を過ぎたものを今すぐ削除します。
cli-help-admin-table = 卓の ID またはリンク。
cli-help-admin-seat = 席の番号。0 から数えます。
cli-help-admin-message = 発言の番号。`look` で分かります。
cli-help-admin-kind = mute は発言の禁止、ban は利用の禁止。
cli-help-admin-by-name = この名前の人すべて。
cli-help-admin-by-address = このアドレスまたは範囲の人すべて。例：203.0.113.0/24。
cli-help-admin-by-seat = 席の人。ほかの卓でも有効です。
cli-help-admin-for = 期間。省略すると無期限です。
cli-help-admin-number = 一覧にある番号。
cli-help-admin-note = 対応の内容。
cli-help-admin-words-add = 加える言葉。`word*` はそれで始まる言葉すべて。
cli-help-admin-words-remove = 外す言葉。
cli-help-admin-limit = 件数。
cli-help-admin-dry = 数えるだけです。種類ごとに100件まで。
cli-help-admin-all = 対応済みも含めます。
cli-help-admin-reason = 理由。管理記録に残ります。
cli-help-admin-undo = 代わりに取り消します。
cli-help-admin-yes = 確認せずに行います。
cli-help-serve = ブラウザー向けに卓を開きます：画面、API、ボット。
cli-help-host = 待ち受けるアドレス。0.0.0.0 はすべて。
cli-help-port = 待ち受けるポート。0 なら空きポート。
cli-help-serve-port = 待ち受けるポート（指定したものだけ。0 なら空きポート）。省略すると 8080、使用中なら次の空きポート。
cli-help-data = データベースとサーバーの秘密鍵を置くフォルダー。
cli-help-database = PostgreSQL のアドレス。省略時はデータフォルダーの SQLite。
cli-help-log = ログの詳しさ。
cli-help-proxies = X-Forwarded-For を信頼するリバースプロキシのアドレス（コンマ区切り）。
cli-help-workers = ポートを共有するサーバープロセスの数（PostgreSQL のみ）。
cli-help-games = ゲームとルールの選択肢を一覧します。
cli-help-mcp = 言語モデルを席に着かせます：局面を読み、手を打ち、ルールを調べるツールをそろえた MCP サーバー。
cli-help-new = 新しいゲームのパッケージを書き出します。小さいながら完全で、そのまま遊べる出発点です。
cli-help-new-name = コマンドや棋譜でのゲームの名前：英小文字と数字。
cli-help-new-folder = パッケージを書き込むフォルダー。省略時は bastide-NAME です。
cli-help-new-title = 人が呼ぶゲームの名前。省略時は先頭を大文字にした名前です。
cli-help-mcp-server = Bastide サーバーのアドレス。モデルがそこの卓に着けるようになります。
cli-help-mcp-http = 標準入出力の代わりに HTTP で提供します。

## エラー

cli-did-you-mean = { $word } のことですか？
cli-unknown-game = { $name } というゲームはありません。あるのは：{ $games }
cli-new-name = { $name } はゲームの名前にできません：英小文字3文字以上、数字はその後に続けます。
cli-new-title = { $title } は題名にできません：文字で始め、引用符、括弧、コードに使う記号は使えません。
cli-new-taken = { $name } というゲームはすでにあります。
cli-new-folder = { $folder } はすでにあり、空ではありません。
cli-new-failed = { $folder } に書き込めません：{ $reason }
cli-new-next = { $title } をインストール、テスト、対局できます：
cli-unknown-option = { $name } という選択肢はありません。あるのは：{ $options }
cli-unknown-bot = { $spec } というボットはありません。あるのは：{ $bots }
cli-bad-program = { $spec } はボットではありません：{ $reason }
cli-unknown-language = { $name } という言語はありません。あるのは：{ $languages }
cli-option-form = { $word } は選択として読めません。名前=値 の形で書きます。
cli-too-many-bots = { $players }席に{ $bots }体のボットは座れません。
cli-match-few = 対戦には2体以上のボットが必要です。
cli-cannot-read = { $file } を読めません：{ $reason }
cli-cannot-write = { $file } に書けません：{ $reason }
cli-data-suffix = { $file }：表の拡張子は { $suffixes } のいずれかです。
cli-data-needs = { $package } が必要です：{ $install }
cli-data-exists = { $file } はすでにあります。別の名前にするか、削除してください。
cli-data-other = { $file } は別の実行のものです。そこでは { $name } が { $value } です。そのときのコマンドで続けるか、ファイルを削除してください。
cli-data-damaged = { $file } の{ $line }行目が壊れています。削除すると最初からやり直せます。
cli-data-more = { $file } にはすでに{ $games }局あります。それ以上の局数を指定するか、削除してください。
cli-data-busy = 別のプロセスが { $file } に書き込んでいます。
cli-data-ray = Ray クラスターでエラーが起きました：{ $reason }
cli-data-kept = { $games }局を { $file } に残しました。同じコマンドで続きから始まります。
cli-record-bad = { $file } は棋譜ではありません：{ $reason }
cli-record-false = { $file } は正しくありません：{ $reason }
cli-replay-no-ply = { $at }手後の局面はありません。全部で{ $plies }手です。
cli-serve-missing = サーバーには追加のパッケージが必要です：pip install 'bastide[server]'
cli-mcp-missing = MCP サーバーには追加のパッケージが必要です：pip install 'bastide[mcp]'
cli-play-no-textual = 全画面には追加のパッケージが必要です：pip install 'bastide[terminal]'。一行ずつの対局にします。
cli-play-no-game = どのゲームですか。あるもの：{ $games }。
cli-play-which = どのゲームにしますか。番号を入力してください
cli-play-which-not = 「{ $typed }」はありません。
cli-coverage-no-tests = ここにはテストがありません。ソースのフォルダーで実行してください。
cli-coverage-gaps = ルール{ $rules }件のうち{ $gaps }件は、どのテストにも引用されていません。
cli-coverage-whole = ルール{ $rules }件はすべてテストに引用されています。
cli-code-reason = コードなし：{ $reason }
cli-code-nowhere = このルールを挙げている行はソースにありません。
cli-code-gaps = ルール{ $rules }件のうち{ $percent }%は、コードか、コードがない理由にたどり着けます。どこにもないもの{ $gaps }件：
cli-code-whole = ルール{ $rules }件はすべて、コードか、コードがない理由にたどり着けます。
cli-coverage-unknown = { $rule } というルールはありませんが、{ $tests } が引用しています。
cli-provenance-none = { $game } には数値の出典の一覧がありません。
cli-corrections-no-folder = フォルダー { $folder } がありません。
cli-corrections-no-game = { $file } に対応するゲームがありません。ゲーム：{ $games }。
cli-corrected = { $game }は訂正した値で遊びます：{ $values }。
cli-check-failed = データベースを検査できません：{ $reason }
cli-check-broken = 卓 { $table }：{ $what }
cli-check-done = { $tables }卓を検査しました：破損 { $broken }、以前のルール { $frozen }。
cli-serve-failed = サーバーを開始できません：{ $reason }
cli-admin-done = 完了しました。
cli-admin-none = 何もありません。
cli-admin-sure = 元に戻せません。続けますか？
cli-admin-not-done = 何もしていません。`--yes` を付けると実行します。
cli-admin-token = 管理者のトークン：
cli-admin-no-token = 管理者のトークンが必要です。{ $name } に入れるか、--token-file でファイルを指定してください。
cli-admin-away = { $server } が応答しません：{ $reason }
cli-admin-refused = サーバーの応答：{ $reason }
cli-admin-made = { $name } を管理者にしました。このトークンは一度だけ表示され、どこにも保存されません：
cli-admin-bad-name = 名前は見える文字が1つ以上、{ $most }文字までです。
cli-admin-no-operator = { $name } という管理者はいません。
cli-admin-no-database = データベースを使えません：{ $reason }
cli-admin-bad-seat = { $seat } は TABLE:SEAT の形ではありません。例：aBcDeFg:1。
cli-admin-bad-duration = { $duration } は時間ではありません。例：30m、12h、7d。
cli-admin-restricted = 制限 { $number } を { $until } まで適用します。
cli-admin-hidden = 非表示
cli-admin-closed = 閉鎖
cli-admin-private = 非公開
cli-admin-reports = 通報：{ $reports }
cli-admin-column-table = 卓
cli-admin-column-game = ゲーム
cli-admin-column-state = 状態
cli-admin-column-who = 対象
cli-admin-column-number = 番号
cli-admin-column-kind = 種類
cli-admin-column-until = 期限
cli-admin-column-reason = 理由
cli-admin-column-at = 日時
cli-admin-column-operator = 管理者
cli-admin-column-what = 内容
cli-admin-column-details = 詳細
cli-preflight-good = 良好
cli-preflight-doubtful = 注意
cli-preflight-wrong = 誤り
cli-preflight-setting = ありえない設定があります：{ $reason }
cli-preflight-unknown = 環境変数 { $name } は何も設定しません。
cli-preflight-folder = データフォルダー { $folder } に書き込めます。
cli-preflight-folder-closed = データフォルダー { $folder } に書き込めません。
cli-preflight-folder-open = このマシンのほかのユーザーがデータフォルダー { $folder } に入れます：chmod o-rwx。
cli-preflight-secret-short = シークレットが{ $least }文字より短いです。`openssl rand -hex 32` で作れます。
cli-preflight-secret-open = このマシンのほかのユーザーが { $file } を読めます：chmod 600。
cli-preflight-secret-here = シークレットはこのマシンの { $file } だけにあります。同じデータベースを使うサーバーにもバックアップにも同じものが必要です。
cli-preflight-database = データベースは応答しています。開始時に行う更新：{ $steps }、管理者：{ $operators }。
cli-preflight-database-new = 開始時にデータベースを作ります。
cli-preflight-database-not = データベースを使えません：{ $reason }
cli-preflight-database-newer = データベースはより新しい Bastide のものです（スキーマ { $version }）。
cli-preflight-bot = { $name } のボット { $spec } は、どのゲームでも座れるとは限りません。
cli-preflight-no-client = このパッケージにはブラウザー用の画面がありません。
cli-preflight-port = ポートを使えません：{ $reason }
cli-preflight-port-free = { $host } で接続を受けられます。
cli-preflight-any-host = どのホスト名にも応答します。allowed_hosts に自分のホスト名を書いてください。
cli-preflight-few-connections = システムの許す接続数は{ $room }です。LimitNOFILE か ulimit -n で増やせます。
cli-stopped = 中断しました。

## 言葉

cli-player = プレイヤー{ $number }
cli-seat = 席
cli-points = 得点
cli-total = 合計
cli-cause = 内訳
cli-bot = ボット
cli-bot-seat = { $name }（{ $level }）
cli-game = ゲーム
cli-option = 項目
cli-default = 標準
cli-choices = 選択肢
cli-free-text = （文字列）
cli-games-players = { $least }〜{ $most }人
cli-seat-supply = 手元
cli-seat-if-ended = 今終わった場合

## 多くの対局

cli-simulating = 対局中
cli-data-writing = 書き出し中
cli-simulated = { $games }局、毎秒{ $rate }局、1局あたり{ $plies }手。
cli-win-share = 勝率
cli-mean-score = 平均得点
cli-interval = 95%信頼区間
cli-margin = 平均リード
cli-seconds-game = 秒／局
cli-slowest = 最長（秒）
cli-match-games = { $games }局。
cli-match-begins = { $games }局を{ $workers }プロセスで行います（--workers で変更）。Ctrl-C で止まります。--resume ファイル名 を付けると、あとで続きができます。
cli-progress = { $total }局中{ $done }局、{ $left }：{ $note }
cli-time-left = { $whole ->
    [0] 残り1分未満
   *[other] { $hours ->
        [0] 残り約{ $minutes }分
       *[other] 残り約{ $hours }時間{ $minutes }分
    }
}
cli-match-stopped = 結果がはっきりしたため、途中で終了しました。
cli-match-replaced = { $games }局で{ $bot }の席を{ $stand }が引き継ぎました：{ $why }
cli-bench-compiled = コンパイル済み
cli-bench-interpreted = インタープリター
cli-bench-games = ランダム対局／秒
cli-bench-actions = 手／秒
cli-bench-clone = 複製 µs

## 棋譜

cli-replay-head = { $players }人、{ $plies }手
cli-replay-at = { $at }手後。最後の手は { $action }。
cli-replay-drawn = { $file } に描きました。
cli-replay-not-over = この対局は終わっていません。
cli-replay-verified = すべての引きは、コミットされた秘密値（{ $commitment }）と各席の乱数のとおりです。
cli-replay-verified-older = すべての引きはコミットされたシードのとおりです：{ $commitment }。古い方式のため、シードに関わったプレイヤーはいません。
cli-replay-nonce = { $name }：乱数 { $nonce }
cli-replay-nonce-none = { $name }：乱数なし
cli-replay-nonce-late = { $name }：予告した乱数が時間内に届きませんでした
cli-replay-imported = この対局はサーバーに棋譜として読み込まれたものです。誰がいつプレイしたかは保証されません。

## ルール

cli-rules-none = 該当するルールはありません：{ $words }
cli-rules-how =
    どのルールですか？ ルールに含まれる語、ゲームと語、またはルール番号を入力してください：
      bastide rules { cli-rules-example }
      bastide rules caylus 監督官
      bastide rules praga PRA-056
      bastide rules carcassonne          （ルールブック全体）
    ゲーム：{ $games }
cli-rules-search = 語または番号（例：037）

## 卓

cli-ask = { $phase }
cli-play-type = 入力
cli-play-brings = 結果
cli-play-placeholder = 手、その番号、または help
cli-play-back = Esc：盤面に戻る。PgUp、PgDn：ページをめくる。
cli-play-refused = { $reason }（{ $rule }）
cli-play-legal = { $action } は今できます。
cli-play-no-number = { $number }番の選択肢はありません。1〜{ $most } です。
cli-play-undone = 戻しました。
cli-play-no-undo-nothing = 戻せる手はまだありません。
cli-play-no-undo-revealed = そのあと新しいものが引かれたか公開されたので、戻せません。
cli-play-no-undo-shown = あなたの最後の手のあと、新しいものが引かれたか公開されました。それでも undo turn と入力すれば、手番の初めに戻れます。
cli-play-no-undo-turn = それは手番の終わりを戻すことになります。undo turn と入力すると、その手番の初めに戻ります。
cli-play-no-undo-others = そのあとほかの人が行動しました。undo turn と入力すると、自分の前の手番に戻ります。
cli-play-no-undo-people = そのあとほかの人が行動したので、戻せません。
cli-play-redone = やり直しました。
cli-play-no-redo = やり直せる手はありません。
cli-play-nothing-done = 何もしませんでした。
cli-play-loses = { $action }：{ $what }。（{ $rule }）よろしいですか？ yes と入力するか、先にほかのことをしてください。
cli-play-ways = （{ $count }通り）
cli-play-several = { $words } は{ $count }通りに読めます：
cli-play-none-begins = { $words } で始まる手は今ありません。
cli-play-wait = お待ちください：{ $name } が考え中です。
cli-play-over = ゲームは終わりました。ledger で点数を見るか、quit で終わります。
cli-play-rules-which = どのルールですか？ 語または番号を入力してください：rules { cli-rules-example }
cli-play-how = 上に書かれたとおりの手、その番号、または手の初めの部分を入力します。
cli-play-more = help に語を続けると説明が出ます（例：help undo）。一行にいくつも：a; b。
cli-group-look = 見る
cli-group-ask = 尋ねる
cli-group-back = 戻す
cli-group-leave = 保存と終了
cli-about-board = 盤面を見る。矢印キーで動かせます。大きな盤面では board に部分の名前を続けるとそこへ移ります
cli-about-scores = 全員の持ち物
cli-about-tiles = まだ出ていないもの。名前を続けるとそのタイルの説明
cli-about-log = これまでの経過
cli-about-ledger = 点数の内訳
cli-about-hint = いちばん良い手を三つ、見込みの点数つきで
cli-about-why = できない理由とルール番号：why 手
cli-about-rules = ルールを探す：rules 語
cli-about-undo = 自分の一手を戻す。undo turn はボットの行動を越えて自分の前の手番に戻ります
cli-about-restart = この手番でしたことをすべて戻す
cli-about-redo = 戻した手をやり直す
cli-about-save = 対局をファイルに保存：save ファイル名
cli-about-record = 棋譜を表示
cli-about-quit = 卓を離れる
cli-goods-separator = {" · "}
cli-headline = { $turn }手番目 · 残りタイル{ $total }枚
cli-rules-example = 農夫
cli-play-hint = ヒント：{ $action }  { $worth }
cli-play-hint-or = または：{ $action }  { $worth }
cli-play-hint-why = { $points }（{ $reason }）
cli-play-hint-then = { $reason }；その後の予想：{ $what }

cli-review-turn = 手目
cli-review-course = 予想される最終得点（かっこ内はそれまでの引きの運）：
cli-review-luck = 引きの運（点）：{ $luck }
cli-review-one = { $name } { $points }
cli-review-mistake = { $name }、手番{ $turn }、{ $ply }手目：{ $points }点の損
cli-review-played = 実際
cli-review-better = 良い手
cli-review-line = { $kind }：{ $action }  { $worth }
cli-review-then = その後の予想：{ $what }
cli-review-none = はっきりしたミスは見つかりませんでした。
cli-review-after = review：対局を振り返る、Enter：終わる
cli-review-wait = 対局は終わっていません。ここまでを振り返ります。

cli-play-thinking = { $name }が考え中……
cli-play-save-where = 保存先は？ save ファイル名 と入力します
cli-play-saved = 保存しました：{ $file }
cli-play-left = 対局を途中で終えました。
cli-play-won = { $names }の勝ち。
cli-play-shared = { $names }の同点勝利。
cli-play-unseen = 残りタイル{ $total }枚
cli-play-nothing-unseen = すべて公開されています。

## キー

cli-key-help = ヘルプ
cli-key-hint = ヒント
cli-key-rules = ルール
cli-key-ledger = 得点帳
cli-key-seats = 席
cli-key-board = 盤面
cli-key-log = 経過
cli-key-undo = 戻す
cli-key-quit = 終了

## 言語モデル

cli-mcp-open = Bastide のツールは { $address } で使えます
cli-mcp-instructions = 正確なルールで遊ぶ都市建設ボードゲームです。sit_down（または join_table）で席に着き、卓のキーを控えてください。ほかのツールはすべてこのキーを使います。あとはゲームが終わるまで read_position、legal_moves、move を繰り返します。1つの手番に複数の決定があることもあります。手の意味はルールにあり、rules で調べられます。
cli-mcp-tool-list-games = 遊べるゲームを、人数とオプションとともに一覧します。
cli-mcp-tool-sit-down = 内蔵ボットを相手に自分の卓を開き、局面を読みます。bot は random、greedy、または level:1（最弱）から level:5。seat はあなたの席で、ふつうは 0 が先手。options は list_games のものです。卓のキーを返します。
cli-mcp-tool-learn = レッスンを受けます。すべてが決められた短いゲームで、あなたの決定のたびに何をなぜするのかをコーチが言います。いつもどおり move を使います。ほかの可能な手には一言返るだけで、指されません。卓のキーと最初の言葉を返します。
cli-mcp-tool-list-tables = サーバー上の、空席のある卓を一覧します。
cli-mcp-tool-join-table = サーバーの卓に、番号またはリンクで着きます。名前を名乗って空席に着くか、トークンの持つ席に着きます。人間が同席することもあります。卓のキーを返します。
cli-mcp-tool-say = サーバーの卓にいる全員に話しかけます。
cli-mcp-tool-read-position = 局面全体を言葉で読みます：盤面、全員の得点と持ち物、これから出るもの、直近の出来事、そしてあなたに求められている決定。
cli-mcp-tool-legal-moves = 今できる手を、費用と得られるものとともに表示します。begins を付けると、その語で始まるものだけになります。
cli-mcp-tool-hint = コーチに尋ねます。手番を終える最善の3通りを、見込める点とその理由とともに返します。レッスンでは、求められている手を返します。サーバーの卓ではヒントが使えないこともあります。
cli-mcp-tool-review = 終わった対局を振り返る：手番ごとの予想、引きの運、大きなミスと、どうすれば何点良かったか。
cli-review-not-over = 対局は終わっていません。終わってから振り返れます。
cli-mcp-tool-move = legal_moves の書き方で手を1つ、または手番の手を順にいくつか行います。すべて行うか、何も行わないかです。できないときは理由とルール番号を伝えます。次の決定までに起きたことを返します。
cli-mcp-tool-wait-for-turn = ほかの人を指定した秒数まで待ち、何をしたかを読みます。
cli-mcp-tool-rules = これらの語をすべて含むルール、または番号で指定したルールを調べます。
cli-mcp-tool-leave = 卓を離れます。サーバーの席はボットが引き継ぎます。
cli-mcp-lesson-says = レッスン：{ $text }
cli-mcp-lesson-asks = レッスンが求める手：{ $action }
cli-mcp-lesson-other = { $action }（{ $number }番目の手）はレッスンが求める手ではありません。{ $remark } 何も変わっていません。
cli-mcp-no-lesson = { $game }にレッスンはありません。
cli-mcp-unknown-lesson = { $lesson }というレッスンはありません。あるのは：{ $lessons }
cli-mcp-sat = 席に着きました。卓のキー：{ $table }
cli-mcp-you-are = { $game }。あなたは{ $name }、席{ $seat }です。
cli-mcp-yours = { $ask }
    あなたが決める番です。選択肢は{ $choices }個（legal_moves）。
cli-mcp-others = { $name }の番です。wait_for_turn を使ってください。
cli-mcp-wait = ほかの人の番です。wait_for_turn を使ってください。
cli-mcp-not-started = まだ始まっていません：空席があります。wait_for_turn を使ってください。
cli-mcp-none-begins = { $begins } で始まる手はありません。始まりの語は：{ $kinds }。
cli-mcp-not-yours = { $action }：もうあなたが決める番ではありません。何も行っていません。
cli-mcp-draw-first = { $action }：この手の前に引きがあります。引いたものを見てから送ってください。何も行っていません。
cli-mcp-refused = { $action }（{ $number }番目の手）はルール上できません：{ $reason } 何も行っていません。
cli-mcp-no-action = 手を少なくとも1つ書いてください。
cli-mcp-no-seat = 席{ $seat }はありません。席は0から{ $most }までです。
cli-mcp-no-table = キー { $table } の卓には着いていません。まず sit_down を使ってください。
cli-mcp-too-often = 呼び出しが多すぎます。{ $seconds } 秒後にもう一度お試しください。
cli-mcp-no-open-table = 空席のある卓はありません。
cli-mcp-no-link = { $table } は { $server } の卓ではありません。
cli-mcp-bad-token = その卓に、このトークンの席はありません。
cli-mcp-seat-lost = この席はもうあなたのものではありません：明け渡したか、時間切れになりました。
cli-mcp-other-rules = この卓の{ $game }は、ここで知っているものとは別のルールです。
cli-mcp-server-says = サーバーの返答：{ $reason }
cli-mcp-server-away = { $server } が応答しません：{ $reason }
cli-mcp-nobody-listens = この卓にいるのはボットだけで、聞く人はいません。
cli-mcp-said = 伝えました。
cli-mcp-left = 卓を離れました。
cli-mcp-name = 言語モデル
