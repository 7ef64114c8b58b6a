# What is said at every table, in every replay, and of how a game ended.

shell-told-skip = Skip
shell-sentence-separator = { " " }
shell-title-table = { $ask } – { $game } – Bastide

shell-line-connecting = Connecting
shell-line-reconnecting = Reconnecting
shell-line-restarting = The server is restarting
shell-line-offline = Offline

shell-notice-joined = { $name } sits down.
shell-notice-left-open = { $name } leaves. The seat is free again.
shell-notice-left = { $name } leaves. A bot plays on.
shell-notice-time-out = { $name } has run out of time. A bot plays on.
shell-notice-reclaimed = { $name } is back and plays on.
shell-notice-freed = The host frees the seat of { $name }.
shell-notice-given = The host gives the seat of { $name } to a bot.
shell-notice-undo-asked = { $name } asks to take a move back.
shell-notice-undo-granted = Everybody agrees: { $name } takes a move back.
shell-notice-undo-refused = { $name } refuses to take the move back.
shell-notice-undo-withdrawn = { $name } no longer asks to take a move back.
shell-notice-nudged = { $by } reminds { $name }: the table is waiting.
shell-notice-hand-asked = { $name } is away. { $by } asks whether a bot may play on.
shell-notice-hand-refused = { $by } would rather wait for { $name }.
shell-notice-handed = { $name } is away. A bot plays on.
shell-notice-removed = { $name } was removed by those who run the server. A bot plays on.
shell-notice-vote-asked = { $by } asks whether the seat of { $name } should go to a bot.
shell-notice-vote-refused = { $by } wants { $name } to stay.
shell-notice-voted-out = The others have freed the seat of { $name }. A bot plays on.
shell-notice-rematch-offered = { $name } wants a rematch.
shell-notice-rematch-accepted = { $name } accepts the rematch.
shell-notice-played-on = { $name } plays on from step { $ply } of an earlier game.
shell-ask-lost = A bot is playing for you.
shell-title-nudge = The table is waiting for you – Bastide

shell-seat-goods = { $name }’s goods
shell-seats = Seats
shell-you = you
shell-thinking = thinking
shell-on-turn = to move
shell-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shell-clock-days = { $days } d { $hours } h
shell-clock-hours = { $hours } h { $minutes } min
shell-clock-left = { $time } left

shell-board = Board
shell-tools = Tools
shell-decide = Decision
shell-confirm = Confirm
shell-undo = Undo
shell-undo-ask = Ask to undo
shell-undo-turn = Restart turn
shell-undo-turn-ask = Ask to restart turn
shell-redo = Redo
shell-hint = Hint
shell-hint-times = ({ $times } times)
shell-hint-shown = Shown on the board
shell-plan = Plan

shell-ask-named = Waiting for { $name }
shell-ask-bot = { $name } is thinking
shell-ask-watching = You are watching.
shell-ask-chance = Drawing…
shell-ask-plan = Plan: { $name } to move
shell-ask-open = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
}
shell-ask-open-more = The game starts when every seat is taken.
shell-idle-waiting = Meanwhile you can look around, try out moves or read the rules.
shell-idle-watching = You are watching this game.
shell-idle-over = The game is over.

shell-over = The game is over
shell-over-alone = The game is over: { $points ->
    [one] 1 point
   *[other] { $points } points
}
shell-over-you-win = You win!
shell-over-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
shell-over-result = Result

shell-menu = Table
shell-awaits = The first draw waits a moment for the random numbers of { $names }.

shell-drawer = Log, ledger, rules and chat
shell-tab-log = Log
shell-tab-ledger = Ledger
shell-tab-rules = Rules
shell-tab-chat = Chat
shell-log-empty = Nothing has happened yet.
shell-log-setup = Set-up
shell-log-turn = Turn { $turn }
shell-log-turn-of = { $turn } · { $name }
shell-log-draw-undone = { $name } took back a draw that had been seen; it comes again just the same.
shell-log-points = { $points ->
   *[other] +{ $points }
}

# The log by turns, what others did since one's last turn, and what somebody points at.
shell-log-every = Show every step of every turn
shell-did-nothing = nothing
shell-did-so-far = so far
shell-since-count = { $count ->
    [0] Nothing new since your last turn
    [one] 1 turn since your last one
   *[other] { $count } turns since your last one
}
shell-pointing = { $name } points at: { $what }
shell-in-hand = { $name } has in hand:

shell-chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}

shell-help = Help and keys

shell-replay-jump = Show step { $ply }

# how a game ended: the final count, the result, the graph, playing on
shell-count = Final count
shell-ask-plan-over = Plan: the game is over
shell-plan-gone = The move that you were planning from has been taken back. You are back at the table.

error-not-over = The record stays hidden until the game ends, because it would reveal hidden information.
error-not-announced = That is not the random number that was announced for your seat.
error-closed-record = This table keeps its record closed until the game is over.
error-not-your-turn = It is not your turn.
error-stale-seq = The game has moved on, so your move was not played. This is the position now.
error-chance-first = Something is drawn first. Look at it before you go on.
error-illegal-action = The rules do not allow this: { $reason }
error-nothing-to-undo = There is nothing to take back.
error-undo-question = This takes back more than your last step. Please confirm that you mean it.
error-nothing-to-redo = There is nothing to do again.
error-too-soon = That is too soon. Wait a little longer.
error-bad-point = What is being pointed at could not be passed on.
error-no-hints = Hints are off at this table.
error-no-advice = There is no advice just now. Try again in a moment.
error-no-nudge = Nobody needs to be reminded now.
error-bad-frame = This page and the server do not understand each other. Reload the page.
error-binary-frame = This page and the server do not understand each other. Reload the page.
error-no-hello = This page and the server do not understand each other. Reload the page.
error-bad-hello = This page and the server do not understand each other. Reload the page.
error-too-many-frames = Too many messages at once. The live connection will be back in a moment.
