
### The commands of the bot's owner, in their own server.
cmd-admin = Look after the bot (its owner only)
cmd-health = Show the bot’s health
cmd-stuck = List tables that don’t go on, and why
cmd-stuck-table = A table’s id: show what this table waits for
cmd-announce = Post a message on every server
# Description of an option of /admin announce: the text to post.
cmd-announce-message = The message
cmd-drain = Bring tables to rest before an upgrade
cmd-drain-minutes = Minutes until the bot is back; 0: go on now
cmd-forget = Delete the data of a person or a departed server
cmd-forget-person = The person’s Discord id
cmd-forget-server = The server’s Discord id
cmd-forget-sure = Delete it now: this can’t be undone
admin-not_owner = Only the bot’s owner can do that.
admin-health =
    ### Health
    - Gateway: up since <t:{ $up }:R>, last heard { $silent } s ago, **{ $delay } ms** a heartbeat (−1: not yet)
    - Servers: **{ $servers }**
    - Open tables: **{ $tables }**, in play: **{ $playing }**
    - Boards to redraw: **{ $boards }**, the first for **{ $lag } s**; clicks waiting: **{ $clicks }**
    - Errors today (UTC): **{ $errors }**
admin-newest = - Newest error, <t:{ $at }:R>: `{ $text }`
admin-none_stuck = No table is stuck, and no channel is closed to me.
# A line of a list. $table: a link, or the table's id; $why: admin-homeless, admin-parked or admin-failed.
admin-stuck = - { $table } ({ $game }): { $why }
admin-failed = { $n ->
    [one] { $n } failed step; I try again
   *[other] { $n } failed steps; I try again
}
admin-homeless = its channel is gone; the host can move it
admin-parked = - <#{ $channel }>: closed to me, so its boards wait
admin-more = { $n ->
    [one] - { $n } more
   *[other] - { $n } more
}
# What a table waits for, as all admin-rests_…. $table: a link, or the table’s id; $seat: a seat’s number, from 1.
admin-rests_lobby = { $table } is in its lobby or over: nothing goes on by itself.
admin-rests_claims = { $table } still hears claims.
admin-rests_pace = { $table }: a robot lets people see the last move.
admin-rests_reply_delay = { $table }: the automatic move of seat { $seat } takes its time.
admin-rests_outage = { $table }: time stands still while people can’t play.
admin-rests_person = { $table } waits for seat { $seat }.
# Follows those.
admin-until = By itself, something happens <t:{ $until }:R>.
admin-acts = { $table }: something goes on right now. Ask again in a moment.
admin-announced = Servers posted on: { $posted }. Not posted on { $lacking }.
admin-draining = No new tables open now, and all clocks stand still. Boards say that you’re back <t:{ $until }:R>. Restart when you like.
admin-not_draining = Tables open again, and all clocks run.
admin-no_id = Give the id of a person or of a server.
admin-not_sure = This deletes all data of { $number }. Send it again with `sure: True`.
admin-still_there = I’m still on that server. Its managers can remove me first.
admin-forgotten = The data is deleted.
drain-board = -# Boneyard pauses for an upgrade. Clocks stand still. Back <t:{ $until }:R>.
refusal-draining = Boneyard is about to restart and opens no new tables. Try again <t:{ $until }:R>.
