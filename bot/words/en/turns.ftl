### A person's turns on all servers, pings, and reminders.

cmd-turns = List your turns on all servers and open your hands
turns-title = ### Your turns: { $count }
turns-title_none = ### No turns waiting
turns-none = You aren’t at any table. Press **Join** in a lobby, or open one with `/domino play`.
turns-rest = **Others to move**
# $what: turns-move and others; $link: tables-link or nothing.
turns-line = **{ $game }** with { $names }: { $what }{ $link }
# After a colon in that line, as are the others to turns-theirs.
turns-move = your turn
turns-move_by = your turn, auto-plays <t:{ $when }:R>
turns-question = a question for you on the board
turns-invited = you’re invited
turns-lobby = not started
turns-theirs = { $name }’s turn, auto-plays <t:{ $when }:R>
turns-homeless = its channel is gone. Its host can move it with `/domino board`. Otherwise it closes <t:{ $when }:R>
turns-closed = ⚠️ Discord stops me there. { $remedy }
# Button: opens the hand at a table, on turn or with a question.
turns-play = Play
turns-answer = Answer
turns-pick = Look at another table
turns-next = Next table ({ $count })
turns-rematch = The rematch is open in the channel of the last match.

## Pings
ping-turn = { $mention }, it’s your turn at **{ $game }**.
ping-turn_deadline = { $mention }, it’s your turn at **{ $game }**. Auto-plays <t:{ $when }:R>.
ping-reminder = { $mention }, reminder: your turn at **{ $game }**. Auto-plays <t:{ $when }:R>.
ping-reminder_direct = Reminder: your turn at **{ $game }** in <#{ $channel }>. Auto-plays <t:{ $when }:R>.
ping-sit_in = { $mention }, { $name } hasn’t moved for a week at **{ $game }**. You can let a robot play on.
# A message in the channel that mentions those who are asked, as are the next four. $link: the board.
notice-undo = { $mention }, { $name } asks to take a move back at **{ $game }**. Answer [on the board]({ $link }).
notice-pause = { $mention }, { $name } asks for a pause at **{ $game }**. Answer [on the board]({ $link }).
notice-break_off = { $mention }, { $name } asks to abandon the match of **{ $game }**. Answer [on the board]({ $link }).
# $seat: the player whose seat it is.
notice-take_over = { $mention }, { $name } asks to take over { $seat }’s seat at **{ $game }**. Answer [on the board]({ $link }).
notice-wait = { $mention }, { $name } is going away and asks you to wait at **{ $game }**. Answer [on the board]({ $link }).
# To a person who asked for a seat, when the players have agreed.
notice-granted = { $mention }, the players agreed: you have a seat at **{ $game }**. Press **My hand** [on the board]({ $link }).
# To people on the waiting list, when the match begins without them.
notice-started = { $mention }, **{ $game }** began with all seats taken. If a robot plays later, press **Join** [on the board]({ $link }).
ping-over = This turn is over.
ping-board = To the board
# A link to another turn that waits.
ping-more = [{ $to }]({ $link })

## Reminders
cmd-mine-zone = Your time zone: clocks and pings then rest at night
# Button: the panel of reminders.
settings-times = Reminders…
# Button: back to the settings of the display.
settings-back = Display…
remind-title =
    ### Reminders
    For tables with a turn timer of an hour or more.
remind-now = I remind you of your turn **{ $when }**, { $where }.
remind-never = I **never** remind you of your turn.
remind-pick = When to remind you
remind-when_half = when half the time is over
remind-when_2d = 2 days before time ends
remind-when_1d = a day before time ends
remind-when_12h = 12 hours before time ends
remind-when_6h = 6 hours before time ends
remind-when_3h = 3 hours before time ends
remind-when_1h = an hour before time ends
remind-by_pick = Where to remind you
remind-by_channel = in the channel
remind-by_channel_about = A ping at the table that replaces the last one
remind-by_direct = by direct message
remind-by_direct_about = In the channel if your direct messages are closed
remind-zone = Your local time is **{ $time }** ({ $zone }).
remind-zone_unknown = I don’t know your time zone. Pings may come at night, and your clock runs then.
remind-zone_pick = Your time zone
remind-zone_choice = { $zone } · { $time }
# In place of a time zone.
remind-zone_none = none
remind-zone_more = -# Any other zone: type a city in `/settings mine zone:`.
remind-zone_wrong = I don’t know that time zone. Type a city in the field **zone** and choose one from the list.
remind-night =
    No pings or reminders **{ $hours }**, and your clock stops then. Turns that come up wait for the morning.
    -# At most { $longest } hours a night and { $most } such nights a match. Changes count from your next turn. Others see that your clock stops at night, but not your time zone.
remind-night_pick = When you sleep
# Quiet hours: within a sentence, and in a menu.
remind-hours = from { $begins }:00 to { $ends }:00
remind-no_night = no fixed time
remind-no_night_now = Pings and reminders come **at any hour**, and your clock always runs.
