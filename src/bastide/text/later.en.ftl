# What is said in dialogs, panels and notes that are opened now and then.

shell-theme-system = Same as the system
shell-theme-vellum = Vellum
shell-theme-night = Night
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
shell-replay = Replay
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
shell-unkept = This browser keeps nothing: loading the page again loses your seat. “Show my words” in the settings gives you eight words that bring it back.
shell-copy-link = Copy link

shell-lost-time-out = Your time ran out. A bot is playing for you.
shell-lost-handed = You were away. A bot is playing for you.
shell-lost-left = You left the table. A bot is playing for you.
shell-lost-rematch = This rematch began without you. A bot is playing for you.
shell-lost-back = Take my seat back
shell-absent-soon = { $name } has been away for { $time }. In { $left } a bot may play on.
shell-absent-now = { $name } has been away for { $time }.
shell-absent-asked = { $name } has been away for { $time }. May a bot play on?
shell-absent-waiting = { $name } has been away for { $time }. The others are asked whether a bot may play on.
shell-absent-hand = Let a bot play on
shell-absent-agree = Yes
shell-absent-refuse = Wait
shell-vote-free = Free the seat of { $name }
shell-vote-asked = The host asks whether the seat of { $name } should go to a bot.
shell-vote-waiting = The others are asked whether the seat of { $name } should go to a bot.
shell-vote-mine = The others are asked whether your seat should go to a bot.
shell-vote-agree = Yes
shell-vote-refuse = No
shell-report = Report
shell-report-more = Those who run the server read this. Nobody at the table hears of it.
shell-report-why = What is wrong
shell-report-insult = Insults or threats
shell-report-spam = Spam
shell-report-cheating = Cheating
shell-report-name = A name
shell-report-other = Something else
shell-report-about = About
shell-report-table = This table
shell-report-message = { $name }: “{ $text }”
shell-report-text = In your own words
shell-report-send = Send
shell-report-sent = Thank you. It was sent.
shell-mine = What is mine
shell-mine-more = Names, messages and seats at the tables of this browser. What is forgotten cannot be brought back; games stay without your name.
shell-mine-take = Take it along
shell-mine-forget = Forget everything
shell-mine-sure = Really forget everything?
shell-mine-forgotten = Seats forgotten: { $count }.
shell-nudge = Remind { $name }

shell-spectator = Spectator

shell-undo-ends-turn = This takes back the end of your turn. Go on?
shell-undo-since = Others have played since. This takes their moves back too, and returns to your own turn. Go on?
shell-undo-agree = The others have to agree to this. Ask them?
shell-undo-agree-turn = This takes back the end of your turn, and the others have to agree. Ask them?
shell-undo-agree-since = Others have played since: this takes their moves back too, and they have to agree. Ask them?
shell-undo-ask-them = Ask them
shell-undo-go = Take back
shell-undo-leave = Leave it
shell-undo-request = { $name } would like to take back a move.
shell-undo-waiting = Waiting for the other players to allow it.
shell-undo-allow = Allow
shell-undo-refuse = Refuse
shell-undo-withdraw = Withdraw
shell-hint-title = Advice: the points you may expect
shell-hint-line = Line { $number }
shell-hint-cause = { $cause } { $points }
shell-hint-standing = at the end
shell-hint-prospects = prospects
shell-hint-denies = denied to others
shell-hint-then = Then, it expects: { $what }
shell-hint-more = and { $count ->
    [one] one more step
   *[other] { $count } more steps
}
shell-hint-show = Show me
shell-hint-play = Do it
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
shell-invite-away = Who stays away: { $after }.

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
shell-reserved-title = Waiting for { $names }
shell-reserved-more = Their seats are kept. They sit down by accepting the rematch.
shell-reserved-host = You can also free a seat or give it to a bot.
shell-free-seat = Free the seat of { $name }
shell-share = Share
shell-share-text = Come and play { $game }!
shell-qr = QR code
shell-qr-label = QR code of this link: { $url }

shell-rematch = Rematch
shell-rematch-offer = { $name } wants a rematch.
shell-rematch-accept = Accept the rematch
shell-rematch-go = To the rematch
shell-rematch-watch = Watch the rematch
shell-share-replay = Copy link to the replay

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
shell-bell = Tell me when it is my turn
values-title = The values of { $game }
values-reconstructed = Not everything that is printed could be found. These values are plausible stand-ins; whoever has the game at hand can correct them.
values-count = { $n ->
    [one] 1 value
   *[other] { $n } values
}
shell-commitment = Commitment to the shuffle
shell-fair = How the draws are made fair
shell-fair-how = The server chose a secret and published its fingerprint, the commitment, before anybody sat down. Each device announced a random number of its own and sent it only once every seat was taken. All draws follow from the secret and these numbers, so nobody could choose them.
shell-fair-older = This table began with the older protocol: the server chose the seed alone, and published its fingerprint before the first draw.
shell-fair-lesson = This is a lesson: its draws are laid down.
shell-fair-imported = This game came as a record: nobody vouches for who played it and when.
shell-fair-continued = This game goes on from a moment of another one, so no shuffle accounts for all of its draws.
shell-fair-unknown = This game began elsewhere, so no shuffle accounts for all of its draws.
shell-fair-seat-open = has sent a random number
shell-fair-seat-sealed = has announced a random number
shell-fair-seat-late = announced a random number and did not send it in time
shell-fair-seat-none = has sent none: left to the server’s secret and the others
shell-fair-check-commitment = The commitment is the one that this browser was shown first.
shell-fair-check-number = The random number of this browser is among them.
shell-fair-check-others = All the others have sent what they had announced.
shell-fair-check-table = The shuffle belongs to this table.
shell-fair-check-secret = The secret is the one that was committed to.
shell-fair-bad = This is not so: the draws of this table cannot be trusted.
shell-fair-verify = Once the game is over, download the record: “bastide replay FILE --verify” checks every draw.
shell-origin = Origin
shell-origin-imported = brought in as a record
shell-origin-continued = continued from another game
shell-record-closed = The record of this table can be had once the game is over.

# The log by turns, what others did since one's last turn, and what somebody points at.
shell-since = Since your last turn
shell-since-first = So far
shell-since-again = Watch again
shell-since-close = Close

shell-chat = Chat
shell-chat-empty = No messages yet.
shell-chat-write = Write a message
shell-chat-send = Send

shell-guide-turn = A turn in pictures
shell-guide-signs = What the signs mean
shell-guide-rules = Words and rules
shell-guide-parts = Parts of this page
shell-guide-players = Players
shell-guide-title = { $game }: a turn in pictures
shell-guide-print = Print

# how a game ended: the final count, the result, the graph, playing on
shell-count-step = { $cause }: { $name } { $points }
shell-count-skip = Skip
shell-result-close = Close the result
shell-result-causes = Points by cause
shell-result-turning = Turning point
shell-result-best = Best turn
shell-result-worst = Worst turn
shell-result-judged = In expected points, as a bot judges; what was drawn counts with the turn that used it.
shell-review = Looking back
shell-review-mistakes = What cost most
shell-review-none = The bot found nothing that was clearly better.
shell-review-busy = A bot looks at the whole game …
shell-review-fails = No bot could look at this game now.
shell-review-loss = { $points ->
    [one] 1 point given away
   *[other] { $points } points given away
}
shell-review-played = Done
shell-review-better = Better
shell-review-look = Show this moment
shell-review-again = Play it again from here
shell-review-luck = bars: the luck of the draws
shell-review-without = Expected, without luck
shell-review-next = Next mistake
shell-review-here = { $loss ->
    [one] 1 point given away here.
   *[other] { $loss } points given away here.
} Better: { $better }
shell-review-deep = Look more closely
shell-review-judged = In points of expected lead, as a bot judges what could be known then.
shell-picture = Save the picture
shell-picture-svg = SVG
shell-picture-send = Send the picture
values-instead = { $after } instead of { $before }
values-corrected = Corrected on this server
values-how = How to correct a value
values-how-start = Whoever runs the server puts the file into a folder and names it at the start:
values-how-file = Write what is printed in your copy into a file { $file }, only the rows and fields that differ:

# What replays say.
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
shell-replay-graph = Points of every seat over the game
shell-replay-expected = What a bot expects at the end (thin lines), now:
shell-replay-plan = Try moves from here
shell-replay-table = To the table
shell-replay-key-step = One step back, forward
shell-replay-key-turn = One turn back, forward
shell-replay-key-ends = Beginning, end
shell-replay-play-turn = Play this turn
shell-replay-key-turning = Next turning point
shell-play-on = Play on from here
shell-play-on-more = A new table opens with the { $ply ->
    [one] first step
   *[other] first { $ply } steps
} of this game. You take a seat, bots take the others, and it is not listed in the lobby.
shell-play-on-seat = Your seat
shell-play-on-bots = The others
shell-play-on-go = Start

shell-ledger-nothing = ·
shell-ledger-hidden = hidden
shell-ledger-unknown = ?
shell-ledger-if-ended = If the game ended now
shell-rules-search = Search the rules
shell-rules-back = Back to { $rule }
shell-rules-found = { $count ->
    [0] No rule contains these words.
    [one] One rule
   *[other] { $count } rules
}
shell-graph-points = points
shell-graph-turns = turns
shell-graph-turning = Turning points
shell-graph-enlarge = Enlarge the graph
shell-result-course = Course of the game
shell-glossary = Glossary: { $count ->
    [one] one word
   *[other] { $count } words
}
shell-guide-rule = Rule { $rule }
shell-guide-page = Open this as a page of its own, to keep or to print
shell-help-board = On the board
shell-help-table = At the table
shell-help-keys = Keys
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-explain = Say what this is, then the arrow keys go from thing to thing
shell-key-cancel = Take back what you laid out, close a note
shell-key-space = Space
shell-key-home = Home
shell-key-end = End
shell-title-replay = Replay – { $game } – Bastide
shell-record = Download the record
shell-ledger = Points by source and seat
shell-ledger-cause = Source
shell-ledger-score = Score
shell-ledger-total = Total
shell-copied = Copied
shell-copy-failed = Could not copy

# What is wrong with a record, or with an option.
record-line = line { $line }: { $reason }
record-scores-other = the header says scores { $claimed }, the actions give { $found }
record-draw-other = the shuffle gives '{ $expected }' here, the record has '{ $found }'
record-refused = '{ $action }': { $reason }
record-cut-off = the record does not end with a line break; its end may be missing
record-windows = its lines end as Windows ends them, or a byte order mark comes first; save it as UTF-8 with LF
record-begins = a record begins with '{ $word }'
record-format = the record is written in version { $theirs } of the format, here version { $ours } is read
record-no-gap = an empty line must follow the header
record-no-action = every line after the header is one action, without spare blanks
record-seat = '{ $name }' cannot be the name of a seat
record-players = '{ $text }' is not a number of players
record-game = no game here is called { $name }
record-rules = the record was made with rules { $theirs }, this is rules { $ours }
record-options = the options are written '{ $text }'
record-option-form = '{ $word }' is not of the form option=value
record-option-twice = the option { $option } stands twice
record-corrected = the record was made with the corrected values { $theirs }; those in use here: { $ours }
record-uncorrected = the record was made without corrected values; here it is played with those of { $ours }
record-hex = { $field } is not written in hexadecimal digits
record-scores = scores are { $count } whole numbers
record-origin = an origin is '{ $one }' or '{ $other }'
record-header-ends = the header ends where '{ $due }' is due
record-expected = '{ $due }' is due here, not '{ $found }'
record-protocol = the draws were made by the protocol '{ $name }', which is not known here
record-tag = the tag of the table is not a SHA-256 in hexadecimal digits
record-nonces = nonces are { $count } words: 16 bytes in hexadecimal digits, '{ $none }' or '{ $late }'
record-no-shuffle = there is a line { $field }, but none that says 'shuffle'
record-unproved = it holds no { $field } and commitment, so its draws cannot be verified
record-uncommitted = the { $field } is not the one that was committed to
record-long = { $field } is longer than { $count } bytes
record-not-text = not UTF-8
option-wrong = { $option }: { $reason }
option-value = '{ $value }' is not possible; choose one of { $choices }
option-characters = '{ $value }' has characters that no record can hold
option-players = there are { $least } to { $most } players, not { $count }
option-unknown = there is no such option; there are { $known }
option-no-tile = '{ $tile }' is not a tile; tiles are { $first } to { $last }
option-tiles = { $asked } tiles { $tile } are asked for, the box has { $count } to draw
option-no-seat = { $value } means seat { $number }, and there are { $count } players
option-needs = this needs the option { $other }
lobby-wrong-option = “{ $option }” cannot be “{ $value }” here.
lobby-wrong-needs = “{ $option }” can only be played together with “{ $other }”.
error-one-seat = A program can play at only one seat at a time.
error-no-undo = A program cannot take back moves.
error-bad-field = The server could not understand what was sent.
error-still-running = A game can be played on from one of its moments once it is over.
error-no-message = There is no such message.

shell-card-reconstructed = reconstructed
shell-card-corrected = corrected here

# Who waits here and is waited for at another table.
shell-next-table = Your turn: { $game } with { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}

# The lobby's list of one's own tables.
lobby-mine = Your tables
lobby-mine-turns = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
}
lobby-mine-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
lobby-standing = { $name } { $points }
lobby-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
lobby-resume = Continue
lobby-look = View
lobby-forget = Remove from list
lobby-left = { $time } left
lobby-state-ended = Ended while you were away
lobby-state-lost = A bot is playing for you

# What only programs are refused for, and lessons.
error-bad-json = The server could not read this request.
error-too-deep = The server could not read this request: it is nested too deeply.
error-method-not-allowed = The server cannot do that.
error-lesson-other = The lesson asks for something else here.
error-no-lesson = There is no such lesson.
error-no-vote = A vote needs two others at the table.
error-vote-running = A vote about a seat is going on. It has to end first.

# The lobby: a record that is pasted.
lobby-import-more = A finished game opens as a replay; an unfinished one continues where it stopped.
lobby-import-file = Record file
lobby-import-text = Or paste the record here
lobby-import-open = Open the record

# A game that has no board here.
shell-plain-board = The board of { $game }, drawn
shell-plain-none = This game has no drawing.
shell-plain-actions = What you may do

error-no-request = This request is no longer open: the game has moved on.
error-not-absent = This seat no longer keeps the table waiting.
error-not-finished = A rematch can be offered once the game is over.
error-bad-ply = The game has not come that far. Something may have been taken back.
error-muted = Those who run this server do not let you talk.
error-nobody-there = Nobody sits there.
shell-plan-note = You’re trying out moves. Nothing here affects the table.
shell-plan-end = Back to the table
