# The words of the command line and of the table in the terminal.

## Help

cli-help = City-building board games: play, serve tables, let bots play, read records.
cli-usage = Usage:{" "}
cli-heading = { $name }:
cli-see-help = `{ $command }` explains what can be typed.
cli-no-command = There is no command { $name }.
cli-no-option = There is no option { $name } here.
cli-needs-value = { $name } needs a value after it.
cli-no-value = { $name } takes no value.
cli-missing = { $name } is missing.
cli-too-much = Too much was typed: { $words }
cli-whole = { $name } has to be a whole number.
cli-whole-from = { $name } has to be a whole number from { $least } on.
cli-number-from = { $name } has to be a number from { $least } on.
cli-whole-between = { $name } has to be a whole number from { $least } to { $most }.
cli-too-long = { $name } may have at most { $most } characters.
cli-one-of = { $name } has to be one of: { $choices }.
cli-from-environment = env var: { $names }
cli-by-default = default: { $value }
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-help-help = Show this help and stop.
cli-help-lang = The language of everything printed; otherwise that of the environment.
cli-help-version = Print the version and stop.
cli-version-compiled = rules compiled
cli-version-interpreted = rules in pure Python
cli-version-client = with the browser client
cli-version-no-client = without the browser client
cli-slow-build = The rules are not compiled here: this takes some { $times } times as long. `pip install bastide` brings them compiled for most systems; in a checkout a C compiler and `pip install .` do.
cli-serve-no-client = There is no browser client in this package: the API works, the page does not. `pip install 'bastide[server]'` brings it; in a checkout `make client` builds it.
cli-help-game = The game, by its name in `bastide games`.
cli-help-simulate-game = The game, by its name in `bastide games`; without it the first one there.
cli-help-options = Rule options, for example preset=modern or farmers=false; may be given more than once.
cli-help-json = Print JSON for programs.
cli-help-seed = A whole number; the same number gives the same draws.
cli-help-file = A record; - reads it from the standard input.
cli-help-play = Play in the terminal, with people at this keyboard and bots.
cli-help-learn = Learn a game: a short first one in which a coach says at each of your decisions what to do and why.
cli-help-learn-lesson = Which lesson, where a game has several; else its first.
cli-help-join = Sit down at a table of a Bastide server, where the others play in browsers; or come back to one, or watch.
cli-help-join-link = The link to a table, to your seat on another device, or the address of a server: then its free seats are listed. Without it, the tables at which you sit.
cli-help-join-name = Under which name you sit down; without it you are asked.
cli-help-join-seat = Which seat, from 0; without it the first free one.
cli-help-join-watch = Watch, also where a seat is free.
cli-help-open = Open a table at a Bastide server, sit down there, and tell its link to whoever is to come.
cli-help-open-seats = Who sits where, in order: me, me:NAME, open (for whoever has the link), random, greedy, level:1 … level:5.
cli-help-open-clock = A clock: 10+5 is ten minutes for each person and five seconds more for each turn, 12h or 3d so long for each turn; without it none.
cli-help-open-private = Only whoever has the link finds the table.
cli-help-open-hints = Everybody who plays there may ask a bot for advice; without it only where at most one person sits.
cli-help-play-game = The game, by its name in `bastide games`; without it you are asked.
cli-help-seats = Who sits where, in order: me, me:NAME, random, greedy, search:1s, level:1 … level:5; without it me,level:2.
cli-help-record = Write the game to this file, after every action.
cli-help-continue = Go on with the game in this file, which is kept up to date.
cli-help-plain = Play line by line; chosen automatically where there is no terminal.
cli-help-simulate = Let bots play many games; for numbers and for data.
cli-help-players = Number of seats; otherwise as many as there are bots, two at least.
cli-help-bots = The bots, separated by commas, one for each seat; the last one takes any seats left over.
cli-help-games-number = How many games.
cli-help-out = Write a table of games to this file, and a table of decisions beside it; .parquet, .jsonl or .jsonl.gz. A run that was stopped goes on.
cli-help-replay = Play a record back and check everything it says.
cli-help-review = Look back on a recorded game: what was expected, the luck of the draws, the largest mistakes.
cli-help-review-bot = Who judges: greedy (quick), or a search such as search:0.2s, which thinks at every decision.
cli-help-review-seat = Show only the mistakes of this seat; the first is 0.
cli-help-review-most = How many mistakes of each seat to show at most.
cli-help-verify = Check the draws against the shuffle's secret, and the secret against its commitment.
cli-help-at = Show the position after so many actions.
cli-help-svg = Draw the position into this file.
cli-help-match = Let bots play each other with the same draws and changing seats, and see who is stronger.
cli-help-match-bots = Two to five bots, one for each seat; the last one takes any seats left over.
cli-help-stop = Stop as soon as a sequential test has decided whether the first bot's share of wins is LOW or HIGH, for example 0.5,0.55.
cli-help-resume = A file that gets a line for each game; a match that was stopped goes on from it.
cli-help-rotate = Let the bots change seats after each game.
cli-help-keep = With --out: `legal` keeps the list of legal actions of each decision, `search` what its bot found of them (visits and values); may be given twice.
cli-help-workers-cores = How many processes share the work; otherwise one for each core.
cli-help-ray = Play on a Ray cluster: the one that RAY_ADDRESS names or that runs here, else one for the time.
cli-help-ladder = Let every bot play every other with the same draws and changing seats, and rate them on one scale.
cli-help-ladder-bots = The bots, each once; at least as many as there are seats.
cli-help-ladder-games = How many games at each table; a table is as many bots as there are seats, and everybody meets everybody.
cli-help-ladder-players = Number of seats at each table; two without it.
cli-help-anchor = The bot whose rating is 0; otherwise random if it plays, else the first one.
cli-help-ladder-resume = A file that gets a line for each game; the same command goes on from it, with more games or further bots too.
cli-help-ladder-out = Write ratings and games to this file as JSON.
cli-help-bench = Measure how fast the rules run here.
cli-help-seconds = How long each measurement takes.
cli-help-rules = Search the numbered rulebook.
cli-help-rules-game = The game, by its name in `bastide games`; without it all rulebooks are searched.
cli-help-rules-words = Words that the rule must contain, or a rule's number.
cli-help-coverage = List the rules that no test cites; exit code 1 if there are any.
cli-help-provenance = List where every value of the components comes from and how sure it is.
cli-help-code = Print the lines of the source that name a rule; of a whole game also the rules that no line names.
cli-help-corrections = Folder with files GAME.toml: values of the box that differ from the package.
cli-help-notify = Try out how people who are away are told.
cli-help-notify-way = mail sends one, webhook posts to it, push shows the public key.
cli-help-notify-to = The address that the mail goes to.
cli-notify-no-mail = This server sends no mails: set mail_host, mail_from and public_url.
cli-notify-no-data = In { $folder } there is nothing of a server, so no key either. Name its data folder with --data or its settings with --config; the server makes it when it first starts.
cli-notify-no-push = This server sends no pushes: set public_url to an address that begins with https.
cli-notify-no-webhook = This server has no webhook: set webhook_url.
cli-notify-to = Say where the mail is to go: bastide notify mail you@example.org
cli-notify-mail = The mail server has taken a mail to { $to }.
cli-notify-push = Pushes are offered. The public key is { $key }
cli-notify-webhook = The webhook has answered.
cli-notify-failed = It was not taken: { $reason }
cli-help-check = Fold every table of a database anew and say which are broken.
cli-help-check-database = The file of a SQLite database, or an address.
cli-help-config = File with settings (TOML); the environment and the options of the command go before it.
cli-help-serve-check = Only say whether the server would start and what is doubtful; exit code 1 if something is wrong, 2 if a setting cannot be.
cli-help-admin = Moderate a running server as one of its operators.
cli-help-admin-server = Address of the server.
cli-help-admin-token-file = File with the operator’s token; else BASTIDE_OPERATOR_TOKEN, else it is asked for.
cli-help-admin-operator = Make an operator on the machine that has the database, and print the token once; again for a new token.
cli-help-admin-operator-name = Name of the operator, as it stands in the log.
cli-help-admin-operator-remove = Remove the operator instead.
cli-help-admin-tables = List tables, hidden and closed ones too.
cli-help-admin-state = Only tables in these states.
cli-help-admin-game = Only tables of this game.
cli-help-admin-name = Only tables where somebody with this in the name sits.
cli-help-admin-private = Private tables too; that is written down.
cli-help-admin-reported = Only tables with a report that waits for an answer.
cli-help-admin-look = Show a table with what was said there; reading a private one is written down.
cli-help-admin-hide = Keep a table out of the lists.
cli-help-admin-close = End a table for everybody; it can still be looked at.
cli-help-admin-delete = Remove a table with everything that belongs to it, for good.
cli-help-admin-free = Free somebody’s seat for good; in a running game a bot plays on.
cli-help-admin-unsay = Take a message out of the talk of a table.
cli-help-admin-announce = Tell everybody something, or nothing any more if the text is empty.
cli-help-admin-announce-text = The sentence; "" takes it back.
cli-help-admin-announce-in = When it begins, as 30m or 2h.
cli-help-admin-restrict = Let somebody not talk (mute) or not come (ban): by name, by address, or the person of a seat.
cli-help-admin-restrictions = List who may not talk or not come.
cli-help-admin-lift = Lift such a restriction.
cli-help-admin-reports = List what people report.
cli-help-admin-answer = Write down what came of a report.
cli-help-admin-words = Show the words that nobody may say or sit under, or change the list.
cli-help-admin-audit = Show what operators did and read.
cli-help-admin-export = Print everything that belongs to the person of a seat, as JSON.
cli-help-admin-forget = Forget everything that belongs to the person of a seat, for good.
cli-help-admin-prune = Remove now what is older than the settings say.
cli-help-admin-table = Id or link of a table.
cli-help-admin-seat = Number of the seat, from 0.
cli-help-admin-message = Number of the message, as `look` shows it.
cli-help-admin-kind = mute: not talk; ban: not come.
cli-help-admin-by-name = Everybody under this name.
cli-help-admin-by-address = Everybody from this address or range, such as 203.0.113.0/24.
cli-help-admin-by-seat = The person of a seat, here and elsewhere.
cli-help-admin-for = For how long; for good without it.
cli-help-admin-number = Number, as the list shows it.
cli-help-admin-note = What came of it.
cli-help-admin-words-add = A word to put on the list; `word*` is every word that begins so.
cli-help-admin-words-remove = A word to take off the list.
cli-help-admin-limit = How many entries.
cli-help-admin-tables-limit = How many tables, the newest first.
cli-help-admin-dry = Only count, up to a hundred of each kind.
cli-help-admin-all = Answered ones too.
cli-help-admin-reason = Why, for the log.
cli-help-admin-undo = Take that back instead.
cli-help-admin-yes = Do not ask whether that is meant.
cli-help-serve = Serve tables to browsers: the client, the API, the bots.
cli-help-host = Address to listen on; 0.0.0.0 is every one.
cli-help-port = Port to listen on; 0 takes a free one.
cli-help-serve-port = Port to listen on, this very one; 0 takes a free one. Without it 8080, or the next that is free.
cli-help-data = Folder for the database and the server's secret.
cli-help-database = Address of a PostgreSQL database; otherwise SQLite in the data folder.
cli-help-log = How much is logged.
cli-help-proxies = Addresses of reverse proxies whose X-Forwarded-For is trusted, separated by commas.
cli-help-workers = Server processes that share the port, on PostgreSQL.
cli-help-games = List the games with their options.
cli-help-mcp = Give language models a seat: an MCP server with tools to read positions, move and look rules up.
cli-help-new = Write the package of a new game: a small one, complete and playable, to begin with.
cli-help-new-name = What the game is called in commands and records: small letters and digits.
cli-help-new-folder = Where the package is written; bastide-NAME if left out.
cli-help-new-title = What people call the game; its name with a capital if left out.
cli-help-mcp-server = Address of a Bastide server, so that models can sit at its tables.
cli-help-mcp-http = Serve over HTTP instead of standard input and output.

## Errors

cli-did-you-mean = Did you mean { $word }?
cli-unknown-game = There is no game { $name }; there are: { $games }.
cli-new-name = { $name } cannot be the name of a game: at least three small letters, digits after them.
cli-new-title = { $title } cannot be a title: it begins with a letter and holds no quotes, brackets or other signs of code.
cli-new-taken = There is a game { $name } already.
cli-new-folder = { $folder } is there already and is not empty.
cli-new-failed = { $folder } cannot be written: { $reason }
cli-new-next = { $title } can be installed, tested and played:
cli-unknown-option = There is no option { $name }; there are: { $options }.
cli-unknown-bot = There is no bot { $spec }; there are: { $bots }.
cli-empty-bot = The name of a bot is empty; there are: { $bots }.
cli-empty-seat = --seats names nobody for seat { $seat }; write there: { $bots }.
cli-bad-program = { $spec } is not a bot: { $reason }
bot-no-number = “{ $text }” is no plain number
bot-not-between = { $text } is not between { $least } and { $most }
bot-budget = a budget is simulations (2000), seconds (1s), or both (20,1.5s)
bot-whole = simulations are a whole number, and seconds end in s
bot-levels = there are levels 1 to { $last }
bot-release = no weights of a release { $release } are kept for { $game }
cli-unknown-language = There is no language { $name }; there are: { $languages }.
cli-option-form = { $word } is not an option; write name=value.
cli-too-many-bots = { $bots } bots do not fit in { $players } seats.
cli-match-few = A match needs at least two bots.
cli-ladder-few = A ladder with { $players } seats needs at least as many bots, two at least; there are { $bots }.
cli-cannot-read = { $file } cannot be read: { $reason }
cli-cannot-write = { $file } cannot be written: { $reason }
cli-system-full = there is no space left on the disk
cli-system-forbidden = this account may not do that
cli-system-read-only = the disk is read-only
cli-system-missing = there is no such file or folder
cli-system-folder = it is a folder
cli-system-no-folder = a part of the path is no folder
cli-system-long = the name is too long
cli-system-broken = the device reports an error
cli-system-port-taken = the port is already in use
cli-system-no-address = this machine does not have that address
cli-system-nobody = the connection was refused
cli-system-not-printed = The output could not be written to its end: { $reason }
cli-data-suffix = { $file }: tables end in one of { $suffixes }.
cli-data-needs = This needs { $package }: { $install }
cli-data-exists = { $file } exists already; choose another name or remove it.
cli-data-other = { $file } belongs to another run: there, { $name } is { $value }. Repeat that run's command to go on, or remove the file.
cli-data-keep = --keep adds columns to the tables that --out writes: name a file with --out as well.
cli-data-damaged = { $file } is damaged in line { $line }, or something else altogether; name another file, or remove this one to start afresh.
cli-data-seed = --seed { $seed } is too large for a table; choose one of at most 18 digits.
cli-data-more = { $games ->
    [one] { $file } already has 1 game; ask for at least as many, or remove it.
   *[other] { $file } already has { $games } games; ask for at least as many, or remove it.
}
cli-data-busy = Another process is writing { $file }.
cli-data-ray = The Ray cluster failed: { $reason }
cli-crew-ended = A process that played games was ended, by somebody or because memory ran out; --workers takes fewer.
cli-data-kept = { $games ->
    [one] 1 game is kept in { $file }; the same command goes on from there.
   *[other] { $games } games are kept in { $file }; the same command goes on from there.
}
cli-record-bad = { $file } is not a record: { $reason }
cli-record-false = { $file } is not correct: { $reason }
cli-match-stop-form = { $text } is not LOW,HIGH: two win shares from 0 to 1, the smaller one first, such as 0.5,0.55.
cli-replay-no-ply = There is no position after { $at ->
    [1] 1 action
   *[other] { $at } actions
}; the game has { $plies }.
cli-serve-missing = The server needs more packages: pip install 'bastide[server]'
cli-mcp-no-http = { $option } belongs to --http: without it the tools speak over standard input and output.
cli-mcp-missing = The MCP server needs more packages: pip install 'bastide[mcp]'
cli-play-no-textual = The full screen needs one more package: pip install 'bastide[terminal]'. Playing line by line.
cli-play-no-game = Which game? There are: { $games }.
cli-lesson-how = Type what the lesson asks for, or its number in what help lists. hint says what to type.
cli-lesson-says = The lesson says: { $text }
cli-lesson-asks = The lesson asks for: { $action }
cli-lesson-none = { $game } has no lesson.
cli-lesson-unknown = There is no lesson { $lesson }; there are: { $lessons }.
cli-lesson-other = The rules allow that, but the lesson asks for something else: hint says what.
cli-play-which = Which game? Type its number
cli-play-which-not = There is no “{ $typed }” here.
cli-play-or-learn = New to a game? bastide learn teaches it.
cli-coverage-no-tests = The tests are not here; run this in a checkout of the sources.
cli-coverage-gaps = { $gaps } of { $rules } rules are cited by no test.
cli-coverage-whole = All { $rules } rules are cited by a test.
cli-code-reason = no code: { $reason }
cli-code-nowhere = No line of the source names this rule.
cli-code-gaps = { $percent } % of { $rules } rules lead to code or to a reason why there is none; { $gaps } lead nowhere:
cli-code-whole = All { $rules } rules lead to code or to a reason why there is none.
cli-coverage-unknown = There is no rule { $rule }, but it is cited by { $tests }.
cli-provenance-none = { $game } does not list where its values come from.
box-refused = { $file } cannot be played with:
box-unreadable = { $file } cannot be read: { $why }
box-no-folder = { $name }: there is no folder { $folder }
box-of-record = the record’s corrections
box-record-unreadable = The record’s corrections cannot be read.
box-unknown = { $similar ->
    [0] { $path }: the box has nothing of this name
   *[other] { $path }: the box has nothing of this name; did you mean { $near }?
}
box-no-row = { $similar ->
    [0] { $path } has no row { $name }
   *[other] { $path } has no row { $name }; did you mean { $near }?
}
box-no-field = { $similar ->
    [0] { $path } has no field { $name }
   *[other] { $path } has no field { $name }; did you mean { $near }?
}
box-no-table = { $path } is { $value }, it should be a table
box-no-rows = { $path }: write each row as [[{ $path }]] with its { $naming }
box-row-unnamed = { $path }: a row has no { $naming }, which says what it corrects
box-row-twice = { $path } has the row { $name } twice
box-fixed = { $path } is fixed in this game and cannot be corrected
box-unlike = { $path } is { $value }, it should be like { $model }
box-bounds = { $path } is { $value }, it should be from { $least } to { $most }
box-not-possible = { $path } has { $name }, possible are { $possible }
box-lacks = { $path } has no { $name }
box-none-of = { $path } is { $value }, possible are { $possible }
box-entries = { $count ->
    [one] { $path } has { $count } entry, it needs { $wanted }
   *[other] { $path } has { $count } entries, it needs { $wanted }
}
box-altogether = { $path }: { $count } altogether, there should be { $wanted }
box-twice = { $path } has { $name } twice
box-both = { $path } and { $other } are both { $value }
box-unfit = { $path } is { $value }, it should be { $wanted }
box-unfit-by = { $path } is { $value }, it should be { $wanted }, because { $other } is { $because }
box-wrong-kind = a value is of the wrong kind: { $why }
cli-corrections-no-folder = There is no folder { $folder }.
cli-corrections-no-game = { $file } corrects no game; there are { $games }.
cli-corrected = { $game } is played with corrected values: { $values }.
database-address = this is not the address of a database, such as postgresql://user:password@host/name; where a file of SQLite lies is chosen with --data
database-driver = { $driver } is not supported; use one of { $drivers }
database-newer = the database is at step { $step }, which this version does not know; run a newer one
database-taken = another server has { $file }; one SQLite file serves one server, several share a PostgreSQL
database-secret = this database was used with another secret, so nobody’s seat would open; bring that secret’s file into the data folder or set BASTIDE_SECRET
database-unusable = the database cannot be used: { $reason }
database-unreachable = the database cannot be reached: { $reason }
database-no-host = no machine has this name
database-slow = it does not answer
database-refused = it does not let this user in with this password
database-absent = the database server has no database of this name
database-not-sqlite = file is not a database
database-damaged = its file is damaged
database-busy = another program is using it
database-read-only = its file can be read, but not written
database-full = the disk is full
database-closed = its file cannot be opened
cli-check-failed = The database cannot be checked: { $reason }
cli-check-older = the database is of an older version, or of no server yet; start the server on it once
cli-check-broken = Table { $table }: { $what }
cli-check-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} checked: { $broken } broken, { $frozen } of older rules.
cli-serve-failed = The server cannot start: { $reason }
cli-admin-done = Done.
cli-admin-none = There is nothing.
cli-admin-more = There are more; { $option } shows so many.
cli-admin-sure = This cannot be taken back. Go on?
cli-admin-not-done = Nothing was done. `--yes` says that it is meant.
cli-admin-token = Token of the operator:
cli-admin-no-token = The operator’s token is needed: in { $name }, or in a file named with --token-file.
cli-admin-away = { $server } does not answer: { $reason }
cli-admin-moved = { $server } sends on to { $there }. Nothing was done: name that address with --server.
cli-admin-other = { $server } is not the address of a Bastide server. Name it with --server.
cli-admin-refused = The server says: { $reason }
cli-site-other = { $server } is not the address of a Bastide server.
cli-site-moved = { $server } sends on to { $there }. Use that address.
cli-site-broken = the answer broke off
cli-admin-made = { $name } is an operator now. This token is shown once and kept nowhere:
cli-admin-bad-name = A name has at least one visible character and at most { $most }.
cli-admin-no-operator = There is no operator called { $name }.
cli-admin-no-database = The database cannot be used: { $reason }
cli-admin-no-file = There is no database { $file }. Name the data folder of the server with --data or its settings with --config; it makes its database when it first starts.
cli-admin-secret = The server of this database has another secret than { $file } and would not know the token. Name its data folder with --data or its settings with --config.
cli-admin-whom = Say who it is, in one way: by --name, by --address or by --seat.
cli-admin-look-talk = Talk, with the numbers for unsay:
cli-admin-look-reports = Reports, with the numbers for answer:
cli-admin-bad-seat = { $seat } is not TABLE:SEAT, such as aBcDeFg:1.
cli-admin-bad-duration = { $duration } is not a time such as 30m, 12h or 7d.
cli-admin-duration-long = The time may be at most { $days } days.
cli-admin-restricted = Restriction { $number } is in force until { $until }.
cli-admin-restricted-for-good = Restriction { $number } is in force for good.
cli-admin-hidden = hidden
cli-admin-closed = closed
cli-admin-private = private
cli-admin-quoted = “{ $text }”
cli-admin-reports = reports: { $reports }
cli-admin-pruned = Removed:
cli-admin-prune-dry = To be removed, counted up to a hundred of each kind:
cli-admin-prune-tables-open = tables that never started
cli-admin-prune-tables-running = games that nobody plays on
cli-admin-prune-tables-over = finished games
cli-admin-prune-chat = messages
cli-admin-prune-clients = hashes of addresses
cli-admin-prune-reports = answered reports
cli-admin-prune-restrictions = mutes and bans that are over
cli-admin-prune-audit = entries of the log
cli-admin-prune-listeners = devices and mail addresses that listen to no table
cli-admin-prune-codes = codes that are no good any more
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-state = state
cli-admin-column-who = who
cli-admin-column-number = no.
cli-admin-column-kind = kind
cli-admin-column-until = until
cli-admin-column-reason = reason
cli-admin-column-at = when
cli-admin-column-operator = operator
cli-admin-column-what = what
cli-admin-column-details = details
cli-preflight-good = good
cli-preflight-doubtful = doubtful
cli-preflight-wrong = WRONG
cli-preflight-setting = A setting cannot be right: { $reason }
setting-file = { $file }: { $reason }
setting-choice = { $name } is '{ $value }'; there are { $choices }
setting-range = { $name } is { $value }; it is at least { $least } and at most { $most }
setting-port-taken = port { $first } of { $host } is taken
setting-ports-taken = ports { $first } to { $last } of { $host } are all taken
setting-port-closed = this account may not open port { $port }: those below 1024 belong to the system
setting-proxy = proxies names '{ $value }', which is no address
setting-none = there is no setting '{ $name }'
setting-near = there is no setting '{ $name }'; did you mean { $near }?
setting-cannot = { $name } cannot be { $value }: { $reason }
setting-type = that is of another type
setting-switch = it is 0 or 1
setting-whole = it is a whole number
setting-rate = a rate is so many at once/so many a second, as 10/0.5
setting-time = a time is a number of seconds, or one with s, m, h or d behind it
setting-amount = { $name } is { $value }, which is no amount
setting-rate-none = { $name } is { $value }, which lets nobody do anything: at least 1 at once
setting-rate-ends = { $name } is { $value }, which never fills up again: more than 0 a second
setting-zero = { $name } is 0, with which nothing works
setting-begins = { $name } is '{ $value }'; it begins with { $one } or { $other }
setting-no-address = { $name } is '{ $value }', which is no address
setting-host = allowed_hosts names '{ $value }'; a host is named without https:// and path
setting-origin = allowed_origins names '{ $value }'; an origin is https:// and a host
setting-vapid = vapid_key is not the private key of a pair on P-256: 32 bytes in base64url
setting-encoding = it is not written in UTF-8
setting-toml = { $line ->
    [end] it is not TOML: it ends too early ({ $said })
   *[other] it is not TOML at line { $line }, column { $column } ({ $said })
}
setting-workers-sqlite = several workers share a PostgreSQL database (--database); one SQLite file serves one process
setting-workers-windows = several workers are not for Windows
cli-preflight-unknown = { $name } in the environment sets nothing.
cli-preflight-folder = The data folder { $folder } can be written.
cli-preflight-folder-closed = The data folder { $folder } cannot be written.
cli-preflight-folder-open = Other users of this machine can enter the data folder { $folder }: chmod o-rwx.
cli-preflight-secret-short = The secret has fewer than { $least } characters; `openssl rand -hex 32` makes a good one.
cli-preflight-secret-open = Other users of this machine can read { $file }: chmod 600.
cli-preflight-secret-here = The secret is in { $file } on this machine alone; several servers of one database need the same one, and the backup too.
cli-preflight-database = The database answers; steps of the schema that the start will take: { $steps }; operators: { $operators }.
cli-preflight-database-new = The start will make the database.
cli-preflight-database-not = The database cannot be used: { $reason }
cli-preflight-database-newer = The database is of a newer version of Bastide (schema { $version }).
cli-preflight-disk-full = The disk of the folder { $folder } has { $free } MiB left; below { $least } MiB (disk_reserve) the server says that it is not ready.
cli-preflight-secret-not = The secret in { $file } cannot be read, or the file is empty.
cli-preflight-file-closed = This account may not read and write { $file }.
cli-preflight-secret-other = The database was used with another secret, so nobody's seat would open: bring that secret to { $file }, or set BASTIDE_SECRET.
cli-preflight-database-taken = Another server has the database; one SQLite file serves one server.
cli-preflight-plugin = The plugin { $name } cannot be imported: { $reason }
cli-preflight-bot = { $name } names the bot { $spec }, which cannot sit in every game.
cli-preflight-no-client = There is no browser client in this package: the page will not work.
cli-preflight-port = The port is not available: { $reason }
cli-preflight-port-free = The server can listen on { $host }.
cli-preflight-any-host = The server answers to any host name; allowed_hosts should name yours.
cli-preflight-few-connections = The system allows { $room } connections; LimitNOFILE or ulimit -n gives more.
cli-preflight-notify = Who is away is told by { $ways }.
cli-preflight-notify-missing = Telling people who are away needs { $name }: pip install 'bastide[server]'.
cli-preflight-mail-half = No mails are sent: { $missing } is not set.
cli-preflight-mail-open = The password for the mail server goes there unencrypted: mail_security = "starttls" or "tls".
cli-preflight-push-https = Browsers take pushes only from pages that they reach by https, and public_url does not say so.
cli-preflight-vapid-here = The key of pushes is in { $file } on this machine alone; several servers of one database need the same vapid_key.
cli-preflight-webhook-secret = What is posted to the webhook is not signed: set webhook_secret.
cli-preflight-webhook-links = The links that are posted to the webhook lead nowhere: set public_url.
cli-preflight-notify-private = notify_private lets anybody have this server post into private networks.
cli-stopped = Stopped.

## Words

cli-player = Player { $number }
cli-seat = Seat
cli-points = Points
cli-total = Total
cli-cause = For
cli-bot = Bot
cli-bot-seat = { $name } ({ $level })
cli-game = Game
cli-option = Option
cli-default = Default
cli-choice-means = { $choice } = { $meaning }
cli-option-means = { $option }: { $choices }
cli-choices = Choices
cli-free-text = (text)
cli-start-seat = seat { $seat }
cli-start-random = at random
cli-games-players = { $least } to { $most } players
cli-seat-supply = meeples
cli-seat-if-ended = if it ended now

## Many games

cli-simulating = Playing
cli-data-writing = Writing
cli-simulated = { $games ->
    [one] 1 game, { $rate } a second, { $plies } actions.
   *[other] { $games } games, { $rate } a second, { $plies } actions each.
}
cli-win-share = Wins
cli-mean-score = Mean points
cli-interval = 95% interval
cli-margin = Mean lead
cli-seconds-game = s / game
cli-slowest = Slowest s
cli-match-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
cli-match-begins = { $games } games on { $workers ->
    [one] one process
   *[other] { $workers } processes
}; --workers changes that. Ctrl-C stops; with --resume FILE a match goes on later.
cli-progress = { $done } of { $total } games, { $left }: { $note }
cli-time-left = { $whole ->
    [0] less than a minute left
   *[other] { $hours ->
        [0] about { $minutes } min left
       *[other] about { $hours } h { $minutes } min left
    }
}
cli-match-stopped = Stopped early: the sequential test of { $bot } decided for a win share of { $taken }, not { $other }.
cli-match-open = The sequential test of { $bot } has not decided between win shares of { $low } and { $high }.
cli-match-replaced = { $stand } took over from { $bot } in { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $why }
cli-ladder-twice = { $bot } is named twice; a bot is on a ladder once.
cli-ladder-no-anchor = { $bot } is not on this ladder.
cli-ladder-rating = Elo
cli-ladder-score = Score
cli-ladder-games = Games
cli-ladder-begins = { $games } games on { $workers ->
    [one] one process
   *[other] { $workers } processes
}; --workers changes that. Ctrl-C stops; with --resume FILE a ladder goes on later.
cli-ladder-anchor = { $games ->
    [one] 1 game; { $anchor } is the zero of the scale.
   *[other] { $games } games; { $anchor } is the zero of the scale.
}
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-games = random games / s
cli-bench-actions = stepped actions / s
cli-bench-clone = clone µs

## Records

cli-replay-head = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}
cli-replay-at = { $at ->
    [one] After 1 action, which was { $action }.
   *[other] After { $at } actions; the last was { $action }.
}
cli-replay-drawn = Drawn into { $file }.
cli-replay-not-over = The game is not over.
cli-replay-verified = Every draw follows from the secret that was committed to, { $commitment }, and from the random numbers of the seats.
cli-replay-verified-alone = Every draw follows from the secret that was committed to: { $commitment }. No seat was asked for a random number.
cli-replay-verified-older = Every draw follows from the seed that was committed to: { $commitment }. The older protocol: nobody at the table had a part in the seed.
cli-replay-nonce = { $name }: random number { $nonce }
cli-replay-nonce-none = { $name }: no random number
cli-replay-nonce-late = { $name }: random number announced, but not sent in time
cli-replay-imported = The game came to its server as a record: nobody vouches for who played it and when.

## Rules

cli-rules-none = No rule contains: { $words }.
cli-rules-row = { $head }: { $cell }
cli-rules-how =
    Which rules? Type words they hold, or a game and words, or a rule’s number:
      bastide rules { cli-rules-example }
      bastide rules caylus provost
      bastide rules praga PRA-056
      bastide rules carcassonne          (the whole rulebook)
    Games: { $games }
cli-rules-search = words or a number, like 037

## At the table

cli-ask = { $phase }
cli-play-type = Type
cli-play-brings = Brings
cli-play-placeholder = an action, its number, or help
cli-play-placeholder-over = the game is over: ledger, review, help or quit
cli-play-back = Esc: back to the board. PgUp, PgDn: turn the pages.
cli-play-refused = { $reason } ({ $rule })
cli-play-legal = { $action } is allowed now.
cli-play-no-number = { $most ->
    [one] There is no choice { $number }; the only one is 1.
   *[other] There is no choice { $number }; there are 1 to { $most }.
}
cli-play-undone = Taken back.
cli-play-no-undo-nothing = You have not done anything that could be taken back.
cli-play-no-undo-revealed = Something new was drawn or shown after that, so it stands.
cli-play-no-undo-shown = Something new was drawn or shown after your last step. Type undo turn to go back to the beginning of your turn all the same.
cli-play-no-undo-turn = That would take back the end of your turn. Type undo turn to go back to its beginning.
cli-play-no-undo-others = Others have acted since. Type undo turn to go back to your own last turn.
cli-play-no-undo-people = Somebody else has acted since, so it stands.
cli-play-redone = Done again.
cli-play-no-redo = There is nothing to do again.
cli-play-nothing-done = Nothing was done.
cli-play-loses = { $action }: { $what }. ({ $rule }) Go ahead? Type yes, or do something else first.
cli-play-ways = ({ $count } ways)
cli-play-several = { $words } can mean { $count } things:
cli-play-none-begins = Nothing that may be typed now begins with { $words }.
cli-play-take = { $name }: take the keyboard and press Enter
cli-play-clears = Not everything is for everybody here: before the next person comes, the screen is cleared. Scrolling back still shows what stood there.
cli-play-stays = Not everything is for everybody here, and what is printed stays: the next person can read what you were shown.
cli-play-wait = Not yet: { $name } is thinking.
cli-play-over = The game is over. Type ledger for the points, or quit.
cli-play-rules-which = Which rules? Type words they hold or a number: rules 037
cli-play-how = Type an action as it is written above, its number, or the beginning of one.
cli-play-how-after = The game is over. What may still be typed:
cli-play-look-back = review: look back on what was expected, the luck of the draws and the largest mistakes.
cli-play-more = help WORD says more: help undo. Several on one line: a; b.
cli-group-look = see
cli-group-ask = ask
cli-group-back = take back
cli-group-leave = keep and leave
cli-about-board = show the board, or move about on it with the arrow keys; board PART for a part of a large one
cli-about-scores = what everybody has
cli-about-tiles = what is still to come; with a name, what that tile is
cli-about-log = everything that has happened
cli-about-ledger = points by cause
cli-about-hint = the best three lines, with expected points
cli-about-review = once the game is over: what was expected, the luck of the draws, the largest mistakes
cli-about-why = why something is refused, with the rule: why ACTION
cli-about-rules = search the rulebook: rules WORDS
cli-about-undo = take back your last step; undo turn goes back to your last turn, over what bots have done since
cli-about-restart = take back everything you have done in this turn
cli-about-redo = do again what was taken back
cli-about-save = write the game to a file: save FILE
cli-about-record = show the game as a record
cli-about-quit = leave the table
cli-group-company = the others
cli-about-say = say something to everybody at the table: say TEXT
cli-about-remind = remind whoever has had to move for a while
cli-about-hand = ask whether a bot may play on for somebody who is away
cli-about-back = take your seat back from the bot that plays for you
cli-about-rematch = once the game is over: another game with the same people, or accept theirs
cli-about-leave = give your seat up: a bot plays on; quit keeps it for you
cli-group-host = the host
cli-about-device = a link by which you have your seat on another device, too
cli-about-bot = as the host: put a bot on a seat, without a number on the first free one: bot 2 level:4
cli-about-open = as the host: open a seat for whoever comes: open 2
cli-about-free = as the host: have a bot play on for somebody, if the others agree or after the time agreed: free NAME
cli-online-no-link = “{ $link }” is no link to a table and no address of a server.
cli-online-no-clock = { $clock } is no clock. Write, for example, 10+5, 12h or 3d.
cli-online-one-person = At { $game } not everything is for everybody: at a server only one person sits at a keyboard. Others come by the link.
cli-online-no-seat = Seat { $seat } is not free; free seats: { $free }.
cli-online-nothing = At { $server } you have no seat, and none is free at a public table.
cli-online-none-kept = You have no seat at any server. Name a link: bastide join https://play.example.org/t/aBcDeFg
cli-online-name = Your name? Enter: { $name }
cli-online-which = Which table? Type its number
cli-online-column-game = Game
cli-online-column-state = Now
cli-online-column-who = Who sits there
cli-online-column-link = Link
cli-online-yours = your turn
cli-online-kept = Your seat stays yours. Come back with:
cli-online-announced = Those who run the server say: { $text }
cli-online-vote = { $what } Type yes or no.
cli-online-sure = { $what } Type yes, or do something else first.
cli-online-away = { $name } is away. May a bot play on?
cli-online-unheard = Nothing can be heard of the table; trying again. { $reason }
cli-online-open = Waiting until every seat is taken. The link to this table: { $link }
cli-online-open-host = Waiting until every seat is taken; type bot to fill one. The link to this table: { $link }
cli-online-withdraw = { $what } Type no to ask no more.
cli-online-which-seat = Which seat? { $seats }
cli-online-somebodys-seat = { $name } sits there. During the game, free asks the others for the seat.
cli-online-own-seat = That is your own seat. Type leave to give it up.
cli-online-device =
    Open this link on the other device; it works once and for a few minutes. Both then play on the same seat.
    { $link }
cli-online-lost = A bot plays for you. Type back to take your seat again.
cli-online-drawn = Waiting for what is drawn.
cli-online-waits = Waiting for { $name }.
cli-online-waits-away = Waiting for { $name }, who does not have the table open.
cli-online-meanwhile = { $what } (Ctrl-C lets you type meanwhile.)
cli-online-taken-back = Something was taken back.
cli-online-leave = A bot will play on in your place. Give your seat up? Type yes; quit keeps it for you.
cli-online-leave-open = Give your seat up? Somebody else may take it then. Type yes; quit keeps it for you.
cli-online-again = rematch: another game with the same people.
cli-online-after = rematch, review, say TEXT, save FILE; Enter: leave
cli-goods-separator = {" · "}
cli-headline-turn = Turn { $turn }
cli-headline = Turn { $turn } · { $total ->
    [one] 1 tile to come
   *[other] { $total } tiles to come
}
cli-rules-example = farmer
cli-play-hint = Hint: { $action }  { $worth }
cli-play-hint-or = or: { $action }  { $worth }
cli-play-hint-why = { $points } ({ $reason })
cli-play-hint-then = { $reason }; then, it expects: { $what }

cli-review-turn = step
cli-review-course = Expected final points, and in brackets what luck in the draws had brought:
cli-review-luck = Luck of the draws, in points: { $luck }
cli-review-one = { $name } { $points }
cli-review-mistake = { $points ->
    [1] { $name }, turn { $turn }, step { $ply }: 1 point given away
   *[other] { $name }, turn { $turn }, step { $ply }: { $points } points given away
}
cli-review-played = done
cli-review-better = better
cli-review-line = { $kind }: { $action }  { $worth }
cli-review-then = then, it expects: { $what }
cli-review-none = No clear mistakes were found.
cli-review-after = review: look back on the game, save FILE: keep it, Enter: leave
cli-review-wait = The game is not over; it is reviewed as far as it went.

cli-play-thinking = { $name } is thinking…
cli-play-save-where = Save where? Type: save FILE
cli-play-saved = Saved: { $file }
cli-play-kept = Saved: { $file }. `bastide play --continue { $file }` goes on with it.
cli-play-bots-ended = The system ended the process in which bots think, twice; it may have too little memory.
cli-play-replaced = { $name }: the program has failed or resigned, and { $stand } plays on ({ $why }).
cli-play-unkept = { $file } cannot be written: { $reason }. The game goes on and is written after the next action if that is possible again; save FILE keeps it elsewhere.
cli-play-kept-again = { $file } is written again.
cli-play-leave = No file holds the game as it stands. save FILE keeps it; quit once more leaves all the same.
cli-play-exists = { $file } exists already; choose another name, or go on with the game in it: --continue { $file }
cli-play-other = The game in { $file } is { $game }, with the options { $options }; leave game and options away to go on with it.
cli-play-ended = The game in { $file } is over; `bastide replay { $file }` shows it.
cli-play-program = A bot in { $file } is a program: { $bot }. Name it with --seats to start it, or say who else sits there.
cli-play-seats = The game in { $file } has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; --seats names { $named }.
cli-play-left = You left the game before it ended.
cli-play-alone = The game is over: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cli-play-won = { $names } wins.
cli-play-shared = { $names } share the win.
cli-play-unseen = { $total ->
    [one] 1 tile is still to come
   *[other] { $total } tiles are still to come
}
cli-play-nothing-unseen = This game does not list what is still to come.

## Keys

cli-key-help = help
cli-key-hint = hint
cli-key-rules = rules
cli-key-ledger = ledger
cli-key-seats = seats
cli-key-board = board
cli-key-log = log
cli-key-undo = undo
cli-key-quit = quit

## Language models

cli-mcp-open = Bastide's tools are open at { $address }
cli-mcp-instructions = City-building board games by exact rules. Sit down with sit_down (or join_table), and keep the table's key: every other tool needs it. Then use read_position, legal_moves and move until the game is over. A turn may take several decisions. What an action means is in the rules: look it up with rules.
cli-mcp-tool-list-games = List the games that can be played, with the number of players and the options of each.
cli-mcp-tool-sit-down = Open a table of your own against built-in bots and read the position. bot is random, greedy or level:1 (weakest) to level:5; seat is your place (as a rule, seat 0 goes first); options are those of list_games. Returns the table's key.
cli-mcp-tool-learn = Play a lesson: a short game in which everything is laid down and a coach says at each of your decisions what to do and why. Use move as usual; another legal action is answered by a remark and not made. Returns the table's key and the first remark.
cli-mcp-tool-list-tables = List the tables of the server that have a free seat.
cli-mcp-tool-join-table = Sit down at a table of the server, by its id or link, under a name, or in the seat that a token holds. People may sit there too. Returns the table's key.
cli-mcp-tool-say = Say something to everyone at a served table.
cli-mcp-tool-read-position = Read the whole position in words: the board, everyone's points and goods, what is still to come, the last events, and what you have to decide.
cli-mcp-tool-legal-moves = See every action you may take now, with what it costs and brings. begins shows only those that begin with this word.
cli-mcp-tool-hint = Ask a coach what to do: the best three ways to finish your turn, each with the points to expect and what they are for. At a lesson, the action that it asks for. Not every table of a server allows hints.
cli-mcp-tool-review = Look back on a finished game: what was expected turn by turn, the luck of the draws, the largest mistakes with what was better and by how many points.
cli-review-not-over = The game is not over: it is reviewed once it is.
cli-mcp-tool-move = Make one action, written as in legal_moves, or several of your turn in order. All are made or none; a refusal gives the reason and the number of the rule. Returns what happened up to your next decision.
cli-mcp-tool-wait-for-turn = Wait up to so many seconds for the other players, and read what they did.
cli-mcp-tool-rules = Look up the numbered rules of a game that contain all these words, or one rule by its number.
cli-mcp-tool-leave = Leave a table. At a served one a bot plays on in your place.
cli-mcp-lesson-other = { $action } (action { $number }) is not what the lesson asks for. { $remark } Nothing was done.
cli-mcp-sat = You sit at a table. Its key: { $table }
cli-mcp-you-are = { $game }. You are { $name }, seat { $seat }.
cli-mcp-yours = { $ask }
    It is your decision; { $choices ->
        [one] there is 1 choice
       *[other] there are { $choices } choices
    } (legal_moves).
cli-mcp-others = It is the turn of { $name }. Use wait_for_turn.
cli-mcp-wait = It is another player's turn. Use wait_for_turn.
cli-mcp-not-started = The game has not started: a seat is still open. Use wait_for_turn.
cli-mcp-none-begins = No action you may take begins with { $begins }; they begin with: { $kinds }.
cli-mcp-not-yours = { $action }: it is not your decision any more. Nothing was done.
cli-mcp-over = { $action }: the game is over. Nothing was done.
cli-mcp-no-tool = There is no tool { $tool }; there are: { $tools }.
cli-mcp-called = { $tool } was called wrongly: { $mistakes }. It takes: { $takes }. Nothing was done.
cli-mcp-left-out = { $name } is missing
cli-mcp-no-argument = it has no argument { $name }
cli-mcp-wants = { $name } must be { $wanted }
cli-mcp-wants-number = a whole number
cli-mcp-wants-text = a text
cli-mcp-wants-list = a list of texts
cli-mcp-wants-object = an object of option names and their values
cli-mcp-draw-first = { $action }: something is drawn before this action. Send it once you have seen the draw. Nothing was done.
cli-mcp-refused = { $action } (action { $number }) is refused: { $reason } Nothing was done.
cli-mcp-no-action = Name at least one action.
cli-mcp-no-seat = There is no seat { $seat }; the seats are 0 to { $most }.
cli-mcp-no-table = You have no table with the key { $table }. Use sit_down first.
cli-mcp-too-often = You ask for this too often. Try again in { $seconds } s.
cli-mcp-no-open-table = No table has a free seat.
cli-mcp-no-link = { $table } is not a table of { $server }.
cli-mcp-bad-token = No seat at that table has this token.
cli-mcp-seat-lost = The seat is no longer yours: you gave it up, or your time ran out.
cli-mcp-other-rules = This table plays { $game } by rules that are not known here.
cli-mcp-server-says = The server says: { $reason }
cli-mcp-server-away = { $server } does not answer: { $reason }
cli-mcp-nobody-listens = There are only bots at this table, so nobody is listening.
cli-mcp-said = Said.
cli-mcp-left = You have left the table.
cli-mcp-name = Language model
