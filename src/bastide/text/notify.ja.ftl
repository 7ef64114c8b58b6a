# What people who are away are told: pushes, mails, and the page that a mail leads to.

notify-turn-title = あなたの番です
notify-turn-with = { $others }との{ $game }で、あなたの番です。
notify-turn-alone = { $game }で、あなたの番です。
notify-over-title = 対局が終わりました
notify-over-with = { $others }との{ $game }が終わりました。結果をご覧ください。
notify-over-alone = { $game }が終わりました。結果をご覧ください。
notify-clock-title = 持ち時間がなくなります
notify-clock-with = { $others }との{ $game }：残り{ $minutes }分です。時間が切れるとボットが引き継ぎます。
notify-clock-alone = { $game }：残り{ $minutes }分です。時間が切れるとボットが引き継ぎます。

notify-mail-subject = { $game }：{ $title }
notify-mail-why = この卓の方がこのアドレスへの通知を希望したため、お送りしています。
notify-mail-end = このアドレスへのメールを止める：
notify-ask-subject = 手番が来たらお知らせしますか
notify-ask-text = { $site } のボードゲームで手番の通知を受け取るために、このアドレスが登録されました（おそらくご本人によるものです）。
notify-ask-link = ご本人であれば、こちらで確認してください：
notify-ask-else = 心当たりがなければ、何もする必要はありません。ほかのメールは届かず、アドレスは一日以内に消去されます。
notify-test-subject = Bastide からのテスト
notify-test-text = { $site } の設定を試すためのメールです。メールは届いています。

notify-page-title = Bastide からのお知らせ
notify-page-ask = 手番が来たら { $address } にお知らせしますか。
notify-page-confirm = はい、知らせてください
notify-page-on = 離れている間に手番が来たら、{ $address } にお知らせします。
notify-page-on-push = 離れている間に手番が来たら、この端末にお知らせします。
notify-page-end = 今後は知らせないでください
notify-page-done = 完了しました。このアドレスは消去され、今後は何も送られません。
notify-page-gone = このリンクはもう使えません。通知はすでに終わっています。
notify-page-home = ゲームへ

# What a chat shows beside a link.
preview-lobby = 街づくりのボードゲームをブラウザーで。友だちともボットとも遊べます。登録は不要です。
preview-table = { $about }。{ $players }人用の卓：リンクを開くと着席や観戦ができます。登録は不要です。
preview-rules = { $about }。図でわかる手番、印の意味、すべてのルール。
