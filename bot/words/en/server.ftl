### A server's rules, seen and changed by its managers.

# Button, to all pages of the server's settings.
server-back = Back
# Label of a menu of members.
server-block = Block a member
server-unblock = Unblock a member
server-not_yourself = You can’t block yourself.
server-not_here = Tables aren’t allowed in this channel. Open yours in { $channels }.
server-log_empty = No manager has changed anything here yet.
# A line of the managers' log. $about: a name.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** blocked { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** unblocked { $about }
server-log_ended = - <t:{ $when }:d> **{ $manager }** ended a table: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** moved a table: { $about }
server-log_voided = - <t:{ $when }:d> **{ $manager }** voided a match: { $about }
blocked-you = The managers of this server have blocked you from its tables.
blocked-there = The managers of the table’s server have blocked you.

## The bot's permissions
perm-fine = ✅ I have all I need in { $channels }.
perm-missing = ⚠️ **{ $permission }** is missing in { $channels }: { $effect }.
perm-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
perm-here = In this channel: { $effects }. I lack { $permissions }.
# As Discord calls this permission in its settings, as are all perm-….
perm-view_channel = View Channels
perm-send_messages = Send Messages
perm-connect = Connect
perm-add_reactions = Add Reactions
perm-attach_files = Attach Files
perm-read_message_history = Read Message History
perm-create_public_threads = Create Public Threads
perm-create_private_threads = Create Private Threads
perm-send_messages_in_threads = Send Messages in Threads
without-view_channel = boards stay as they are
without-send_messages = no pings and no new boards
without-connect = boards stay as they are
# What is missing without that permission.
without-add_reactions = no applause
without-attach_files = no pictures
without-read_message_history = double boards after a failure
without-create_public_threads = no threads
without-create_private_threads = no duplicate nights
without-send_messages_in_threads = no tables in threads
# What people can do where Discord refuses the bot. $code: Discord’s number of the error.
remedy-lacking = Give me { $permissions }.
remedy-timeout = I’m in time-out until <t:{ $until }:f>. Moderators can end it sooner.
remedy-locked = The thread is locked. Unlock it.
remedy-outside = I’m not in that thread. Add me by mentioning me there.
remedy-many_threads = The server has too many active threads. Close some.
remedy-no_threads = Threads exist only in text channels.
remedy-elsewhere = Discord takes no messages there. Use `/domino board` in another channel to move the table.
remedy-failing = Discord fails each time (error { $code }). I try again at the next move or click.
remedy-refused = Discord refuses me there (error { $code }). Check my permissions, or use `/domino board` in another channel to move the table.

## The panel and its pages
server-title =
    ### This server
    The rules that managers have chosen. Press a button to change them.
server-untouched = None yet: everyone may open tables everywhere.
# Buttons: the pages of the server's settings, to server-log.
server-boards = Boards
server-channels = Channels
server-posts = Posts
server-roles = Roles
server-limits = Limits
server-defaults = New tables
server-members = Fair play
server-permissions = Permissions
server-log = Log
server-none_blocked = No one is blocked. A blocked member can’t play, join events or be invited here.
server-blocked = { $names } can’t play, join events or be invited here.
server-fair = **What counts.**
    Leaving a match is a loss, also after a take-over. From their fourth match in 30 days on, two people move each other’s rating less. Forfeits count once a day. Casual matches, robots alone and repeated deals don’t count.
    To take a finished match out, press **More** on its result, then **Void match**.
server-log_changed = - <t:{ $when }:d> **{ $manager }** changed: { $about }
server-only_hosts = On this server, only { $roles } may open tables.
server-only_planners = On this server, only { $roles } may plan events.
server-zone = **Time zone** of this server: **{ $zone }**
server-quiet = Members without a time zone have **quiet hours**: **{ $hours }**
server-zone_pick = Time zone
server-quiet_pick = Quiet hours
server-quiet_none = Members without a time zone have **no quiet hours**.
perm-title = In channels where tables may be opened:

## Rules: a sentence with the choice, one without, and the menu
rule-channels = Tables and events open only in { $value } and their threads.
rule-channels_none = Tables and events may be opened **everywhere**.
pick-channels = Channels and categories for tables
rule-results = Results of matches are posted in { $value }.
rule-results_none = **Results** of matches stay at their tables.
pick-results = Channel for results
rule-hosts = Only { $value } may open tables.
rule-hosts_none = **Everyone** may open tables.
pick-hosts = Roles that may open tables
rule-planners = Only { $value } may plan events.
rule-planners_none = **Everyone** may plan events.
pick-planners = Roles that may plan events
rule-enders = { $value } may end every table, as managers may.
rule-enders_none = Only **managers** may end other people’s tables.
pick-enders = Roles that may end tables
rule-most_tables = Open tables on this server: up to **{ $value }**
pick-most_tables = Most open tables on this server
rule-most_hosted = Open tables of one host: up to **{ $value }**
pick-most_hosted = Most open tables of one host
rule-clock = New tables start with: **{ $value }**
pick-clock = Turn timer of new tables
rule-casual = New tables start **casual**: ratings don’t change.
rule-casual_none = New tables are **rated**.
rule-casual_on = Casual
rule-casual_off = Rated
pick-casual = Rated or casual
