# What people who are away are told: pushes, mails, and the page that a mail leads to.

notify-turn-title = It is your turn
notify-turn-with = { $game } with { $others } waits for you.
notify-turn-alone = { $game } waits for you.
notify-over-title = The game is over
notify-over-with = { $game } with { $others } has ended. See how.
notify-over-alone = { $game } has ended. See how.
notify-clock-title = Your clock is running out
notify-clock-with = { $game } with { $others }: { $minutes ->
        [one] one minute is
       *[other] { $minutes } minutes are
    } left, then a bot plays for you.
notify-clock-alone = { $game }: { $minutes ->
        [one] one minute is
       *[other] { $minutes } minutes are
    } left, then a bot plays for you.

notify-mail-subject = { $game }: { $title }
notify-mail-why = You get this because somebody at this table wanted to be told at this address.
notify-mail-end = No more mails to this address:
notify-ask-subject = Do you want to be told when it is your turn?
notify-ask-text = Somebody, most likely you, gave this address to be told when it is their turn in a board game at { $site }.
notify-ask-link = If that was you, say yes here:
notify-ask-else = If it was not you, do nothing: no other mail comes, and the address is forgotten within a day.
notify-test-subject = A test from Bastide
notify-test-text = This mail was sent to try out the settings of { $site }. Mails arrive.

notify-page-title = Messages from Bastide
notify-page-ask = Do you want to be told at { $address } when it is your turn?
notify-page-confirm = Yes, tell me
notify-page-on = You are told at { $address } when it is your turn and you are away.
notify-page-on-push = This device is told when it is your turn and you are away.
notify-page-end = Tell me nothing any more
notify-page-done = Done. This address is forgotten, and nothing more is sent to it.
notify-page-gone = This link leads nowhere any more: whatever it was about has ended.
notify-page-home = To the games

# What a chat shows beside a link.
preview-lobby = Board games about building cities, in your browser: with friends or bots, no account.
preview-table = { $about }. { $players ->
        [one] A table for one
       *[other] A table for { $players }
    }: open the link to sit down or watch. No account.
preview-rules = { $about }. A turn in pictures, what the signs mean, and every rule.
