# The shell of every table, the lobby, and what is said when something goes wrong.

shell-name = Bastide
shell-skip = Skip to the table
shell-to-lobby = To the lobby
shell-card-reconstructed = reconstructed
shell-card-corrected = corrected here
shell-close = Close
shell-try-again = Try again
shell-settings = Settings
shell-language = Language
shell-theme = Day or night
shell-theme-system = Same as the system
shell-theme-vellum = Vellum
shell-theme-night = Night
shell-your-name = Your name
shell-guest = Guest
shell-guest-number = Guest { $number }
shell-setting-confirm = Ask before a move is sent
shell-setting-confirm-more = Where needed: before a draw, before something is shown, and before others act. What Undo takes back freely is sent at once.
shell-asks-needed = Where needed
shell-asks-always = Always
shell-asks-never = Never
shell-setting-sound = Sounds
shell-setting-sound-more = Short sounds for tiles, points and your turn.
shell-pace = Animation speed
shell-pace-instant = Instant
shell-pace-brisk = Brisk
shell-pace-calm = Calm
shell-pace-more = How long tiles, goods and points take on their way. A click on the board skips what is still being shown.
shell-told-skip = Skip
shell-words = Bring my seats back
shell-words-more = Eight words that bring back all your seats at games that still go on: in another browser, or here if its storage is gone.
shell-words-show = Show my words
shell-words-write = Write these words down and keep them to yourself: whoever has them can sit on your seats. They also cover every seat you take from now on.
shell-words-mine = Your eight words
shell-words-copy = Copy the words
shell-words-enter = I have words
shell-words-field = The eight words
shell-words-wrong = These words are not quite right. Look for a wrong letter.
shell-words-found = { $count ->
    [0] No game with a seat of yours goes on.
    [one] One table is yours again.
   *[other] { $count } tables are yours again.
}
shell-copy-link = Copy link
shell-copied = Copied
shell-copy-failed = Could not copy
shell-list-separator = { ", " }
shell-sentence-separator = { " " }
shell-lost = −{ $what }
shell-won = +{ $what }
shell-then = {"; "}
shell-or = {" or "}
shell-other = { $name }: { $what }
shell-title-lobby = Bastide
shell-title-table = { $ask } – { $game } – Bastide
shell-title-replay = Replay – { $game } – Bastide

shell-blank-loading = Loading…
shell-blank-offline = The server cannot be reached
shell-blank-offline-more = Nothing is lost: your game is safe on the server. Check your connection and try again.
shell-blank-nowhere = There is nothing here
shell-blank-nowhere-more = This table does not exist, or it has been removed.
shell-blank-error = That did not work
shell-blank-error-more = The page could not be shown.

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
shell-notice-rematch-offered = { $name } wants a rematch.
shell-notice-rematch-accepted = { $name } accepts the rematch.
shell-notice-played-on = { $name } plays on from step { $ply } of an earlier game.
shell-lost-time-out = Your time ran out. A bot is playing for you.
shell-lost-handed = You were away. A bot is playing for you.
shell-lost-left = You left the table. A bot is playing for you.
shell-lost-back = Take my seat back
shell-ask-lost = A bot is playing for you.
shell-absent-soon = { $name } has been away for { $time }. In { $left } a bot may play on.
shell-absent-now = { $name } has been away for { $time }.
shell-absent-asked = { $name } has been away for { $time }. May a bot play on?
shell-absent-waiting = { $name } has been away for { $time }. The others are asked whether a bot may play on.
shell-absent-hand = Let a bot play on
shell-absent-agree = Yes
shell-absent-refuse = Wait
shell-nudge = Remind { $name }
shell-title-nudge = The table is waiting for you – Bastide

shell-seat-goods = { $name }’s goods
shell-seats = Seats
shell-seat-open = Free seat
shell-seat-unnamed = Seat { $seat }
shell-you = you
shell-level = level { $level }
shell-thinking = thinking
shell-present = online
shell-absent = away
shell-on-turn = to move
shell-spectator = Spectator
shell-bot-name = { $seat ->
    [1] Odo
    [2] Matilda
    [3] Roland
    [4] Alys
    [5] Gilbert
   *[other] Blanche
}
shell-bot-level = Bot, level { $level }
shell-bot-named = Bot { $spec }
shell-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shell-clock = { $minutes }:{ $seconds }
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
shell-undo-ends-turn = This takes back the end of your turn. Go on?
shell-undo-since = Others have played since. This takes their moves back too, and returns to your own turn. Go on?
shell-undo-agree = The others have to agree to this. Ask them?
shell-undo-agree-turn = This takes back the end of your turn, and the others have to agree. Ask them?
shell-undo-agree-since = Others have played since: this takes their moves back too, and they have to agree. Ask them?
shell-undo-go = Take back
shell-undo-leave = Leave it
shell-undo-request = { $name } would like to take back a move.
shell-undo-waiting = Waiting for the other players to allow it.
shell-undo-allow = Allow
shell-undo-refuse = Refuse
shell-undo-withdraw = Withdraw
shell-hint = Hint
shell-hint-title = Advice: the points you may expect
shell-hint-line = Line { $number }
shell-hint-cause = { $cause } { $points }
shell-hint-standing = at the end
shell-hint-prospects = prospects
shell-hint-times = ({ $times } times)
shell-hint-more = and { $count ->
    [one] one more step
   *[other] { $count } more steps
}
shell-hint-show = Show me
shell-hint-shown = Shown on the board
shell-hint-play = Do it
shell-lesson = Lesson
shell-lesson-step = { $step } of { $steps }
shell-lesson-other = The rules allow that, but the lesson asks for something else. “Show me” draws it.
shell-lesson-show = Show me
shell-lesson-wait = { $name } plays.
shell-lesson-lobby = To the lobby
shell-lesson-on = Play on
shell-lesson-right = Just so. Confirm it.
shell-hints = Hints
shell-hints-on = for everybody
shell-hints-off = off
shell-invited-hints = hints for everybody
shell-invite-hints = Everybody at this table may ask for hints.
shell-plan = Plan
shell-plan-note = You’re trying out moves. Nothing here affects the table.
shell-plan-end = Back to the table

shell-ask-you = Your turn
shell-ask-named = Waiting for { $name }
shell-ask-other = { $name }’s turn
shell-ask-bot = { $name } is thinking
shell-ask-watching = You are watching.
shell-ask-chance = Drawing…
shell-ask-plan = Plan: { $name } to move
shell-ask-plan-over = Plan: the game is over
shell-ask-open = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
}
shell-ask-open-more = The game starts when every seat is taken.
shell-idle-waiting = Meanwhile you can look around, try out moves or read the rules.
shell-idle-watching = You are watching this game.
shell-idle-over = The game is over.

shell-invite-title = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
shell-invite-more = Send this link to anyone you want to play with. No account needed.
shell-invite-link = Link to this table
shell-sit-down = Take a seat
shell-sit-here = Sit here
shell-fill-seat = Add a bot
shell-invited = { $name } invites you to { $game }
shell-invited-anybody = You are invited to { $game }
shell-invited-clock = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}{ $seconds ->
    [0] { "" }
    [one] , plus 1 second a turn
   *[other] , plus { $seconds } seconds a turn
}
shell-invited-no-clock = no clock
shell-seat-reserved = kept for { $name }
shell-reserved-title = Waiting for { $names }
shell-reserved-more = Their seats are kept. They sit down by accepting the rematch; you can also free a seat or give it to a bot.
shell-free-seat = Free the seat of { $name }
shell-share = Share
shell-share-text = Come and play { $game }!
shell-qr = QR code
shell-qr-label = QR code of this link: { $url }

shell-over = The game is over
shell-over-you-win = You win!
shell-over-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
shell-over-result = Result
shell-rematch = Rematch
shell-rematch-offer = { $name } wants a rematch.
shell-rematch-accept = Accept the rematch
shell-rematch-go = To the rematch
shell-rematch-watch = Watch the rematch
shell-replay = Replay
shell-record = Download the record
shell-share-replay = Copy link to the replay

shell-menu = Table
shell-menu-facts = This table
shell-copy-watch = Copy link to watch
shell-leave = Leave the table
shell-leave-sure = Really leave?
shell-leave-open = Your seat becomes free again.
shell-leave-running = A bot will take your seat and play on.
shell-pair = My seat on another device
shell-pair-more = Open this link on the other device, or point its camera at the code. Both devices then play on the same seat.
shell-pair-once = { $minutes ->
    [one] The link works once, within 1 minute.
   *[other] The link works once, within { $minutes } minutes.
}
shell-pair-over = This link is too old now.
shell-pair-new = Make a new link
shell-pair-link = Link to your seat
shell-pair-taking = Taking your seat…
values-title = The values of { $game }
values-corrected = Corrected on this server
values-instead = { $after } instead of { $before }
values-reconstructed = Not everything that is printed could be found. These values are plausible stand-ins; whoever has the game at hand can correct them.
values-count = { $n ->
    [one] 1 value
   *[other] { $n } values
}
values-how = How to correct a value
values-how-file = Write what is printed in your copy into a file { $file }, only the rows and fields that differ:
values-how-start = Whoever runs the server puts the file into a folder and names it at the start:
shell-commitment = Commitment to the shuffle

shell-drawer = Log, ledger, rules and chat
shell-tab-log = Log
shell-tab-ledger = Ledger
shell-tab-rules = Rules
shell-tab-chat = Chat
shell-log-empty = Nothing has happened yet.
shell-log-setup = Set-up
shell-log-turn = Turn { $turn }
shell-log-turn-of = { $turn } · { $name }
shell-plain-board = The board of { $game }, drawn
shell-plain-none = This game has no drawing.
shell-plain-actions = What you may do
shell-log-draw-undone = { $name } took back a draw that had been seen; it comes again just the same.
shell-log-points = { $points ->
   *[other] +{ $points }
}

# The log by turns, what others did since one's last turn, and what somebody points at.
shell-log-steps = Every step of this turn
shell-log-every = Show every step of every turn
shell-did-nothing = nothing
shell-since = Since your last turn
shell-since-first = So far
shell-since-count = { $count ->
    [0] Nothing new since your last turn
    [one] 1 turn since your last one
   *[other] { $count } turns since your last one
}
shell-since-again = Watch again
shell-since-close = Close
shell-pointing = { $name } points at: { $what }
shell-in-hand = { $name } has in hand:

shell-ledger = Points by source and seat
shell-ledger-cause = Source
shell-ledger-score = Score
shell-ledger-total = Total
shell-ledger-nothing = ·
shell-ledger-hidden = hidden
shell-ledger-unknown = ?
shell-ledger-if-ended = If the game ended now
shell-rules-search = Search the rules
shell-rules-found = { $count ->
    [0] No rule contains these words.
    [one] One rule
   *[other] { $count } rules
}
shell-chat = Chat
shell-chat-empty = No messages yet.
shell-chat-write = Write a message
shell-chat-send = Send
shell-chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}

shell-guide-turn = A turn in pictures
shell-guide-signs = What the signs mean
shell-guide-rules = Words and rules
shell-guide-parts = Parts of this page
shell-guide-players = Players
shell-guide-rule = Rule { $rule }
shell-guide-title = { $game }: a turn in pictures
shell-guide-page = Open this as a page of its own, to keep or to print
shell-guide-print = Print
shell-guide-link = A turn in pictures
shell-glossary = Glossary: { $count ->
    [one] one word
   *[other] { $count } words
}
shell-help-keys = Keys
shell-help = Help and keys
shell-help-board = On the board
shell-help-table = At the table
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-space = Space
shell-key-home = Home
shell-key-end = End
shell-key-explain = Say what this is, then the arrow keys go from thing to thing
shell-key-cancel = Take back what you laid out, close a note

shell-replay-title = Replay: { $game }
shell-replay-controls = Replay
shell-replay-first = To the beginning
shell-replay-turn-back = One turn back
shell-replay-back = One step back
shell-replay-play = Play
shell-replay-pause = Pause
shell-replay-next = One step forward
shell-replay-turn-next = One turn forward
shell-replay-last = To the end
shell-replay-slider = Moment of the game
shell-replay-at = Step { $ply } of { $plies }, { $caption }
shell-replay-ply = { $ply } / { $plies }
shell-replay-turn = { $turn }, { $name }
shell-replay-start = Before the first step
shell-replay-link = Copy link to this moment
shell-replay-jump = Show step { $ply }
shell-replay-graph = Points of every seat over the game
shell-replay-expected = What a bot expects at the end (thin lines), now:
shell-replay-plan = Try moves from here
shell-replay-table = To the table
shell-replay-key-step = One step back, forward
shell-replay-key-turn = One turn back, forward
shell-replay-key-ends = Beginning, end

# how a game ended: the final count, the result, the graph, playing on
shell-count = Final count
shell-count-step = { $cause }: { $name } { $points }
shell-count-skip = Skip
shell-result-close = Close the result
shell-result-causes = Points by cause
shell-result-course = Course of the game
shell-result-turning = Turning point
shell-result-best = Best turn
shell-result-worst = Worst turn
shell-result-judged = In expected points, as a bot judges; what was drawn does not count.
shell-picture = Save the picture
shell-picture-svg = SVG
shell-picture-send = Send the picture
shell-graph-points = points
shell-graph-turns = turns
shell-graph-turning = Turning points
shell-graph-enlarge = Enlarge the graph
shell-replay-play-turn = Play this turn
shell-replay-key-turning = Next turning point
shell-play-on = Play on from here
shell-play-on-more = A new table opens with the first { $ply } steps of this game. You take a seat, bots take the others, and it is not listed in the lobby.
shell-play-on-seat = Your seat
shell-play-on-bots = The others
shell-play-on-go = Start

lobby-title = What shall we build?
lobby-new = A new table
lobby-games = Games
lobby-unbuilt = still being built
lobby-who = Who is playing?
lobby-seat = Seat { $seat }
lobby-who-here = Who takes seat { $seat }?
lobby-me = Me
lobby-friend = A friend
lobby-by-link = Invited by link
lobby-local = On this screen
lobby-local-name = Name of the player on this screen
lobby-bots = Bots
lobby-add-seat = Add a seat
lobby-remove-seat = Remove this seat
lobby-rules = Rules
lobby-more-rules = All rule options
lobby-changed = changed
lobby-option-none = none
lobby-start = Who starts
lobby-start-random = Drawn at random
lobby-public = List this table publicly
lobby-learn = Learn by playing
lobby-learn-more = A guided first game of five to ten minutes.
lobby-learn-new = New to { $game }? Five to ten minutes.
lobby-learn-known = I know this game
lobby-hints = Hints for everybody
lobby-clock = Play with clocks
lobby-clock-minutes = Minutes
lobby-clock-increment = Seconds per turn
lobby-start-table = Start the table
lobby-invite-later = { $count ->
    [one] You get a link for the free seat once the table is open.
   *[other] You get a link for the { $count } free seats once the table is open.
}
lobby-reconstructed = Some printed values of this game could not be found; they are reconstructed.
lobby-corrected = { $count ->
    [one] One value is corrected on this server.
   *[other] { $count } values are corrected on this server.
}
lobby-values = Which ones?
lobby-wrong-local-name = Everyone at this screen needs a name.
lobby-wrong-few = This game needs { $min } to { $max } players.
lobby-wrong-many = This game is for { $min } to { $max } players.
lobby-wrong-option = “{ $option }” cannot be “{ $value }” here.
lobby-wrong-needs = “{ $option }” can only be played together with “{ $other }”.
lobby-mine = Your tables
lobby-mine-turns = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
}
lobby-standing = { $name } { $points }
lobby-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
lobby-resume = Continue
lobby-look = View
lobby-forget = Remove from list
lobby-state-open = waiting
lobby-state-running = running
lobby-state-lost = A bot is playing for you
lobby-state-over = over
lobby-tables = Open tables
lobby-no-tables = There are no public tables right now. Open one!
lobby-filter = Show tables of
lobby-filter-all = All games
lobby-rules-usual = Usual rules
lobby-rule-set = { $option }: { $value }
lobby-no-clock = no clock
lobby-pace = { $minutes } min + { $seconds } s
lobby-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
lobby-join = Join
lobby-watch = Watch
lobby-import = Import a record
lobby-import-more = A finished game opens as a replay; an unfinished one continues where it stopped.
lobby-import-file = Record file
lobby-import-text = Or paste the record here
lobby-import-open = Open the record
lobby-legal = Text and artwork are our own. Game names belong to their publishers; please buy the games.

error-unknown = Something went wrong. Nothing was changed.
error-network = The server cannot be reached. Nothing was changed.
error-bad-request = The server did not understand this request: { $reason }
error-bad-json = The server could not read this request.
error-too-deep = The server could not read this request: it is nested too deeply.
error-too-large = This is too large for the server.
error-too-slow = The request took too long to arrive. Try again.
error-too-many-requests = Too many requests. Wait a moment and try again.
error-busy = The server is very busy. Try again in a moment.
error-not-ready = The server is starting up. Try again in a moment.
error-internal = Something went wrong on the server. The problem has been logged, and nothing was changed.
error-method-not-allowed = The server cannot do that.
error-forbidden = You cannot do that here.
error-foreign-origin = This request came from another site and was refused.
error-unknown-host = The server does not answer to this address.
error-not-found = There is nothing here. The table may have been removed.
error-no-table = This table does not exist. It may have been removed.
error-no-token = You need a seat at this table to do that.
error-bad-token = You no longer have this seat.
error-not-host = Only the host of the table can do that.
error-no-seat = This table has no such seat.
error-seat-taken = Somebody else has just taken this seat.
error-full = Every seat at this table is taken. You can watch.
error-not-started = The game has not started: there is still a free seat.
error-not-over = The record stays hidden until the game ends, because it would reveal hidden information.
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-stale-seq = The game has moved on, so your move was not played. This is the position now.
error-chance-first = Something is drawn first. Look at it before you go on.
error-illegal-action = The rules do not allow this: { $reason }
error-nothing-to-undo = There is nothing to take back.
error-undo-question = This takes back more than your last step. Please confirm that you mean it.
error-nothing-to-redo = There is nothing to do again.
error-no-request = This request is no longer open: the game has moved on.
error-bad-code = This link has been used already, or it is too old. Make a new one at the table, under “My seat on another device”.
error-not-absent = This seat no longer keeps the table waiting.
error-too-soon = That is too soon. Wait a little longer.
error-bad-point = What is being pointed at could not be passed on.
error-lesson-other = The lesson asks for something else here.
error-no-hints = Hints are off at this table.
error-no-advice = There is no advice just now. Try again in a moment.
error-no-lesson = There is no such lesson.
error-no-nudge = Nobody needs to be reminded now.
error-not-finished = A rematch can be offered once the game is over.
error-still-running = A game can be played on from one of its moments once it is over.
error-bad-ply = The game has not had that many steps yet.
error-bad-field = The server could not understand what was sent.
error-one-seat = A program can play at only one seat at a time.
error-no-undo = A program cannot take back moves.
error-invalid-option = These rules cannot be combined: { $reason }
error-unknown-game = This server does not have this game.
error-unknown-bot = This server does not have this bot.
error-bad-record = The record cannot be read: { $reason }
error-bad-frame = This page and the server do not understand each other. Reload the page.
error-binary-frame = This page and the server do not understand each other. Reload the page.
error-no-hello = This page and the server do not understand each other. Reload the page.
error-bad-hello = This page and the server do not understand each other. Reload the page.
error-too-many-frames = Too many messages at once. The live connection will be back in a moment.
error-storage = The server cannot reach its store just now. Nothing was done; try again.
error-too-many-tables = Enough of your tables are running at which only bots play. Let one of them end first.
error-old-rules = This game was played under older rules. It is kept here, but cannot be continued.
error-other-values = This game was opened with other values of the box than this server plays by. It can go on where they are the same.
