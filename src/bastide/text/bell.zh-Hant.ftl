# 請求輪到自己時通知的地方所用的文字。

bell-more = 輪到你一段時間而你不在時，就會通知你。在這個瀏覽器裡，你與其他人同桌的每一桌都適用，之後新加入的也一樣。
bell-device = 在這台裝置上
bell-device-more = 以系統通知提醒，關閉這個頁面也收得到。
bell-mail = 用電子郵件
bell-mail-field = 你的電子郵件地址
bell-mail-on = 寄信通知我
bell-mail-off = 不再寄信
bell-mail-unconfirmed = 請到寄出的郵件中按下連結。
bell-mail-confirmed = 郵件通知已開啟。
bell-mail-wrong = 這不是電子郵件地址。
bell-elsewhere = 你的另一台裝置已經會收到這一桌的通知。
bell-none = 這個伺服器無法通知不在場的人。
bell-no-push = 這個伺服器只用電子郵件通知。
bell-no-mail = 這個伺服器不寄電子郵件。
bell-insecure = 要在這台裝置上收到通知，連線必須安全：網址要以 https 開頭。
bell-home = 使用 iPhone 或 iPad 時，請先將 Bastide 加入主畫面（「分享」→「加入主畫面」），再從主畫面開啟。
bell-unable = 這個瀏覽器無法接收通知。
bell-denied = 瀏覽器拒絕了通知。請在瀏覽器設定中允許這個網站傳送通知，然後再試一次。
bell-failed = 瀏覽器無法設定通知，請稍後再試。

error-no-push = 這個伺服器不向瀏覽器推播通知。
error-no-mail = 這個伺服器不寄信。
error-bad-endpoint = 這裡無法使用你瀏覽器的通知服務。
