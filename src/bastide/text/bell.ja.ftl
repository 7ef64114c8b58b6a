# 自分の番を知らせてもらうときの言葉。

bell-more = あなたの番になってしばらく席を外していると、お知らせします。このブラウザーでほかの人と囲むすべての卓が対象で、これから着く席も含みます。
bell-device = この端末で
bell-device-more = 通知でお知らせします。このページを閉じていても届きます。
bell-mail = メールで
bell-mail-field = あなたのメールアドレス
bell-mail-on = メールで知らせる
bell-mail-off = メールをやめる
bell-mail-unconfirmed = 送られたメールで確認してください。
bell-mail-confirmed = 確認済みです。
bell-mail-wrong = メールアドレスの形になっていません。
bell-elsewhere = この卓のお知らせは、あなたの別の端末に届くようになっています。
bell-none = このサーバーは、席を外した人に知らせることができません。
bell-no-push = このサーバーはメールだけで知らせます。
bell-no-mail = このサーバーはメールを送りません。
bell-insecure = この端末で通知を受けるには安全な接続が必要です。https で始まるアドレスで開いてください。
bell-home = iPhone や iPad では、まず Bastide をホーム画面に追加し（「共有」→「ホーム画面に追加」）、そこから開いてください。
bell-unable = このブラウザーは通知を受け取れません。
bell-denied = ブラウザーが通知を拒否しています。ブラウザーの設定でこのサイトの通知を許可してから、もう一度お試しください。
bell-failed = ブラウザーで通知の準備ができませんでした。あとでもう一度お試しください。

error-no-push = このサーバーはブラウザーへの通知を送りません。
error-no-mail = このサーバーはメールを送りません。
error-bad-endpoint = お使いのブラウザーの通知サービスは、ここからは使えません。
