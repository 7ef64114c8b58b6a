# What is said where one asks to be told of one's turn.

bell-more = You are told once it has been your turn for a while and you are not here. This holds for every table where you sit with other people in this browser, for new ones too.
bell-device = On this device
bell-device-more = As a notification, even when this page is closed.
bell-mail = By mail
bell-mail-field = Your mail address
bell-mail-on = Tell me by mail
bell-mail-off = No more mail
bell-mail-unconfirmed = Confirm it in the mail that was sent.
bell-mail-confirmed = Confirmed.
bell-mail-wrong = This is not a mail address.
bell-elsewhere = Another of your devices is told of this table already.
bell-none = This server cannot tell people who are away.
bell-no-push = This server tells by mail only.
bell-no-mail = This server sends no mail.
bell-insecure = Notifications on this device need a secure connection: an address that begins with https.
bell-home = On an iPhone or iPad, first put Bastide on the home screen (Share, then Add to Home Screen) and open it there.
bell-unable = This browser cannot receive notifications.
bell-denied = The browser refuses notifications. Allow them for this site in its settings, then try again.
bell-failed = The browser could not set up notifications. Try again later.

error-no-push = This server sends no notifications to browsers.
error-no-mail = This server sends no mails.
error-bad-endpoint = Your browser’s notification service cannot be used from here.
