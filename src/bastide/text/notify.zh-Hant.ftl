# What people who are away are told: pushes, mails, and the page that a mail leads to.

notify-turn-title = 輪到你了
notify-turn-with = 你與 { $others } 的 { $game } 正等著你。
notify-turn-alone = { $game } 正等著你。
notify-over-title = 對局結束了
notify-over-with = 你與 { $others } 的 { $game } 結束了，來看看結果吧。
notify-over-alone = { $game } 結束了，來看看結果吧。
notify-clock-title = 你的時間快用完了
notify-clock-with = 你與 { $others } 的 { $game }：還剩 { $minutes } 分鐘，之後由電腦代你玩。
notify-clock-alone = { $game }：還剩 { $minutes } 分鐘，之後由電腦代你玩。

notify-mail-subject = { $game }：{ $title }
notify-mail-why = 你會收到這封信，是因為這桌有人希望通知寄到這個地址。
notify-mail-end = 不再寄信到這個地址：
notify-ask-subject = 輪到你時要通知你嗎？
notify-ask-text = 有人（多半就是你）在 { $site } 留下這個地址，希望桌遊輪到自己時收到通知。
notify-ask-link = 如果是你，請按這裡同意：
notify-ask-else = 如果不是你，什麼都不必做：不會再有信寄來，這個地址也會在一天內刪除。
notify-test-subject = Bastide 測試信
notify-test-text = 這封信用來測試 { $site } 的設定。寄信正常。

notify-page-title = Bastide 的通知
notify-page-ask = 輪到你時，要寄信到 { $address } 通知你嗎？
notify-page-confirm = 好，請通知我
notify-page-on = 輪到你而你不在時，會寄信到 { $address } 通知你。
notify-page-on-push = 輪到你而你不在時，會通知這台裝置。
notify-page-end = 不要再通知我
notify-page-done = 完成了。這個地址已刪除，不會再寄任何通知。
notify-page-gone = 這個連結已失效：相關的通知都已結束。
notify-page-home = 前往遊戲

# What a chat shows beside a link.
preview-lobby = 在瀏覽器裡玩建造城市的桌遊：和朋友或電腦一起玩，不必註冊。
preview-table = { $about }。{ $players } 人桌：打開連結即可入座或觀戰，不必註冊。
preview-rules = { $about }。圖解一個回合、符號的意思和全部規則。
