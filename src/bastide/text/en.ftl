# The shell, the lobby, and what is said when something goes wrong: read from the start.

shell-name = Bastide
shell-skip = Skip to the table
shell-to-lobby = To the lobby
shell-try-again = Try again
shell-settings = Settings
shell-language = Language
shell-theme = Day or night
shell-your-name = Your name
shell-guest = Guest
shell-guest-number = Guest { $number }
shell-list-separator = { ", " }
shell-lost = −{ $what }
shell-won = +{ $what }
shell-then = {"; "}
shell-or = {" or "}
shell-other = { $name }: { $what }
shell-title-lobby = Bastide

shell-blank-loading = Loading…
shell-blank-offline = The server cannot be reached
shell-blank-offline-more = Nothing is lost: your game is safe on the server. Check your connection and try again.
shell-blank-nowhere = There is nothing here
shell-blank-nowhere-more = No page has this address; a part of the link may be missing.
shell-blank-error = That did not work
shell-blank-part = This part of the page could not be shown.

shell-server-newer = A newer version of this page is ready. Nothing is lost when it is loaded.
shell-server-load = Load it
shell-server-says = Announcement
shell-server-seen = Understood
shell-server-when = { $text } ({ $when })

shell-seat-open = Free seat
shell-seat-unnamed = Seat { $seat }
shell-level = level { $level }
shell-present = online
shell-absent = away
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
shell-clock = { $minutes }:{ $seconds }

shell-ask-you = Your turn
shell-ask-other = { $name }’s turn
shell-frozen = This table cannot go on

shell-seat-reserved = kept for { $name }

shell-pair-taking = Taking your seat…

# The log by turns, what others did since one's last turn, and what somebody points at.
shell-guide-link = A turn in pictures

# how a game ended: the final count, the result, the graph, playing on
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
lobby-local-name = Player’s name
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
lobby-closed = Keep the record closed until the end
lobby-away = Who stays away
lobby-away-vote = the others decide together
lobby-away-minutes = free the seat after { $minutes } minutes
lobby-away-hour = free the seat after an hour
lobby-away-day = free the seat after a day
lobby-away-week = free the seat after a week
lobby-clock = Clock
lobby-clock-game = minutes for the whole game
lobby-each = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
lobby-clock-minutes = Minutes
lobby-clock-increment = Seconds per turn
lobby-start-table = Start the table
lobby-invite-later = { $count ->
    [one] You get a link for the free seat once the table is open.
   *[other] You get a link for the { $count } free seats once the table is open.
}
lobby-level = { $level ->
    [1] Level 1 counts what is on the table.
    [2] Level 2 sees a little of what is to come.
    [3] Level 3 sees most of what is to come.
    [4] Level 4 thinks ahead.
   *[5] Level 5 thinks far ahead.
}
lobby-levels = With two players each level wins about three games in four against the one below.
lobby-reconstructed = Some printed values of this game could not be found; they are reconstructed.
lobby-corrected = { $count ->
    [one] One value is corrected on this server.
   *[other] { $count } values are corrected on this server.
}
lobby-values = Which ones?
lobby-wrong-local-name = Everyone at this screen needs a name.
lobby-wrong-few = This game needs { $min } to { $max } players.
lobby-wrong-many = This game is for { $min } to { $max } players.
lobby-state-open = waiting
lobby-state-running = running
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
lobby-legal = Text and artwork are our own. Game names belong to their publishers; please buy the games.

error-unknown = Something went wrong. Nothing was changed.
error-network = No answer from the server. What you sent last may have arrived all the same; you can safely try again.
error-bad-request = The server did not understand this request: { $reason }
error-too-large = This is too large for the server.
error-too-slow = The request took too long to arrive. Try again.
error-too-many-requests = Too many requests. Wait a moment and try again.
error-busy = The server is very busy. Try again in a moment.
error-not-ready = The server is starting up. Try again in a moment.
error-internal = Something went wrong on the server. The problem has been logged, and nothing was changed.
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
error-over = The game is over.
error-bad-code = This link has been used already, or it is too old. Make a new one at the table, under “My seat on another device”.
error-invalid-option = These rules cannot be combined: { $reason }
error-unknown-game = This server does not have this game.
error-unknown-bot = This server does not have this bot.
error-bad-record = The record cannot be read: { $reason }
error-bad-format = This page is older than the server. Reload it.
error-storage = The server cannot reach its store just now. Nothing was done; try again.
error-too-many-tables = Enough of your tables are running at which only bots play. Let one of them end first.
error-old-rules = This game was played under older rules. It is kept here, but cannot be continued.
error-other-values = This game was opened with other values of the box than this server plays by. It can go on where they are the same.
error-closed = This table was closed by those who run the server.
error-broken = What is stored of this table is damaged. Those who run the server have to look at it.
error-banned = Those who run this server have banned you.
error-banned-name = Nobody may sit here under that name.
error-until = { $text } This ends on { $until }.
error-unwanted-words = That contains a word that is not wanted here.
shell-close = Close
