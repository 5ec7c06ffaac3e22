### A server's rules, seen and changed by its managers.

server-channels = Channels …
server-members = Blocked members …
server-log = Log
server-back = Back
server-everywhere =
    ### Channels
    Tables and events may be opened **everywhere**.
server-only_in =
    ### Channels
    Tables and events may be opened only in { $channels } and their threads.
server-pick_channels = Allow only these channels and categories
server-none_blocked =
    ### Blocked members
    No one is blocked. A blocked member can’t play, join events or be invited here.
server-blocked =
    ### Blocked members
    { $names } can’t play, join events or be invited here.
server-block = Block a member
server-unblock = Unblock a member
server-not_yourself = You can’t block yourself.
server-not_here = Tables aren’t allowed in this channel. Open yours in { $channels }.
server-log_title = ### Managers’ log
server-log_empty = No manager has changed anything here yet.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** blocked { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** unblocked { $about }
server-log_channels = - <t:{ $when }:d> **{ $manager }** chose the channels for tables ({ $about })
server-log_ended = - <t:{ $when }:d> **{ $manager }** ended a table: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** moved a table: { $about }
blocked-you = The managers of this server have blocked you from its tables.

## The bot's permissions
server-permissions = My permissions
perm-title =
    ### My permissions
    In channels where tables may be opened:
perm-fine = ✅ I have all I need in { $channels }.
perm-missing = ⚠️ **{ $permission }** is missing in { $channels }: { $effect }.
perm-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
perm-here = In this channel: { $effects }. I lack the permission.
perm-view_channel = View Channels
perm-send_messages = Send Messages
perm-attach_files = Attach Files
perm-read_message_history = Read Message History
perm-create_public_threads = Create Public Threads
perm-create_private_threads = Create Private Threads
perm-send_messages_in_threads = Send Messages in Threads
without-view_channel = boards stay as they are
without-send_messages = no pings and no new boards
without-attach_files = no pictures
without-read_message_history = double boards after a failure
without-create_public_threads = no threads
without-create_private_threads = no duplicate nights
without-send_messages_in_threads = no tables in threads
