# What operators read in the browser.

admin-title = Operators
admin-token = Token
admin-enter = Enter
admin-leave = Leave
admin-reports = Reports
admin-tables = Tables
admin-restrictions = Mutes and bans
admin-words = Words
admin-audit = Log
admin-none = Nothing
admin-more = More
admin-answered-too = Answered ones too
admin-why-insult = Insults or threats
admin-why-spam = Spam
admin-why-cheating = Cheating
admin-why-name = A name
admin-why-other = Something else
admin-seat = seat { $seat }
admin-look = Look
admin-note = What came of it
admin-answer = Done
admin-name = Part of a name
admin-private = private
admin-private-too = Private tables too (written down)
admin-reported = Only with reports
admin-reports-waiting = reports: { $count }
admin-hidden = hidden
admin-closed = closed
admin-back = Back
admin-open = Open the table
admin-hide = Hide
admin-show = Show again
admin-close = Close
admin-reopen = Open again
admin-delete = Delete
admin-sure = Really?
admin-free = Free the seat
admin-mute = Mute
admin-ban = Ban
admin-mute-day = Mute for a day
admin-ban-week = Ban for a week
admin-remove = Remove
admin-kind = Mute or ban
admin-by = By
admin-by-name = Name
admin-by-address = Address or range
admin-by-seat = Seat
admin-until = For how long
admin-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
admin-for-good = for good
admin-reason = Reason
admin-restrict = Apply
admin-lift = Lift
admin-words-more = Nobody may say these or sit under them. “word*” is every word that begins so; case and accents do not matter.
admin-word = Word
admin-add = Add
admin-remove-word = Remove { $word }

error-no-operator = This needs the token of an operator.
error-no-report = There is no such report.
error-no-restriction = There is no such restriction.
error-bad-range = That is not an address or a range of addresses, or the range is too wide.
