"""The answers of the stand-in to requests that are well-formed: what each does to its messages, threads and emojis."""

from __future__ import annotations

from tests.wire.records import Interaction, Refusal, Request
from tests.wire.shapes import (
    ANNOUNCEMENTS,
    APPLICATION,
    BONEYARD,
    CLIENT_SECRET,
    EPHEMERAL,
    LOADING,
    NOW,
    THREAD,
    V2,
    Json,
    Message,
    Snowflakes,
    User,
    channel_payload,
    letters_of,
    message_body,
)


class Answers:
    """Keeps messages as Discord does. `_do_<call>` carries out the requests of a kind."""

    users: list[User]

    def __init__(self) -> None:
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.archived: set[int] = set()
        self.locked: set[int] = set()
        self.kinds: dict[int, int] = {}
        """Discord's numbers of the kinds of channels; text channels and public threads are left out."""
        self.shut: dict[str, tuple[int, int]] = {}
        """By call, the status and code of its refusal for now."""
        self.emojis: dict[str, Json] = {}
        self.codes: dict[str, User] = {}
        """Of the people whose client has given a page a code; each is good once."""
        self.bearers: dict[str, User] = {}
        """By what a request says to be authorized, the person who has let it."""
        self.in_thread = set[int]()
        """The members of the private thread."""
        self.instances: dict[str, Json] = {}
        """Activities under way."""
        self._nonces: dict[tuple[int, str], int] = {}
        self._ids = Snowflakes()

    def _do_commands(self, asked: Request) -> list[Json]:
        fixed = {
            "application_id": str(APPLICATION),
            "version": "1",
            "default_member_permissions": None,
            "description": "",
        }
        return [{**fixed, **command, "id": str(self._ids.new())} for command in asked.body]

    _do_home_commands = _do_commands

    def _do_all_commands(self, asked: Request) -> list[Json]:
        """Only the one that Discord has made."""
        fixed = {"application_id": str(APPLICATION), "version": "1", "handler": 2, "description": ""}
        return [{**fixed, "id": "1", "type": 4, "name": "launch"}]

    def _do_token(self, asked: Request) -> Json:
        form = asked.body
        if (form["client_id"], form["client_secret"]) != (str(APPLICATION), CLIENT_SECRET):
            raise Refusal(401, 0, "invalid_client")
        if form["grant_type"] != "authorization_code" or form["code"] not in self.codes:
            raise Refusal(400, 0, "invalid_grant")
        token = f"token-of-{form['code']}"
        self.bearers[f"Bearer {token}"] = self.codes.pop(form["code"])
        return {"access_token": token, "token_type": "Bearer", "expires_in": 604800, "scope": "identify"}

    def _do_instance(self, asked: Request) -> Json:
        if asked.address["instance"] not in self.instances:
            raise Refusal(404, 0, "404: Not Found")
        return self.instances[asked.address["instance"]]

    def _do_callback(self, asked: Request) -> Json:
        interaction = self.interactions.get(int(asked.address["interaction"]))
        if interaction is None or interaction.token != asked.address["token"]:
            raise Refusal(404, 10062, "Unknown interaction")
        if interaction.answer is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        kind, data = asked.body["type"], asked.body.get("data") or {}
        if kind == 4:
            interaction.shown = self._new(interaction.channel, data, asked.files, interaction.user)
        elif kind == 5:
            thinks = {"flags": data.get("flags", 0) | LOADING}
            interaction.shown = self._new(interaction.channel, thinks, {}, interaction.user)
        elif kind == 7:
            interaction.shown = self._change(interaction.message, data, asked.files)
        else:
            interaction.shown = interaction.message
        interaction.answer = asked.body
        told: Json = {"interaction": {"id": str(interaction.id), "type": 3}}
        if interaction.shown:
            told["interaction"]["response_message_id"] = str(interaction.shown.id)
            told["resource"] = {"type": kind, "message": interaction.shown.payload()}
        return told

    def _do_original(self, asked: Request) -> Json:
        return self._by_token(asked)[1].payload()

    def _do_panel(self, asked: Request) -> Json:
        return self._change(self._by_token(asked)[1], asked.body, asked.files).payload()

    def _do_unshow(self, asked: Request) -> None:
        if self.messages.pop(self._by_token(asked)[1].id, None) is None:
            raise Refusal(404, 10008, "Unknown Message")

    def _do_followup(self, asked: Request) -> Json:
        interaction, promised = self._by_token(asked)
        if (interaction.answer or {})["type"] == 5 and not promised.edits and promised.id in self.messages:
            return self._change(promised, asked.body, asked.files).payload()  # the promise decides who sees it
        return self._new(interaction.channel, asked.body, asked.files, interaction.user).payload()

    def _do_refollow(self, asked: Request) -> Json:
        return self._change(self._followed(asked), asked.body, asked.files).payload()

    def _do_unfollow(self, asked: Request) -> None:
        del self.messages[self._followed(asked).id]

    def _followed(self, asked: Request) -> Message:
        """A message of the interaction with this token, by its id."""
        interaction, _ = self._by_token(asked)
        message = self.messages.get(int(asked.address["message"]))
        if message is None or message.only_for not in (None, interaction.user.id):
            raise Refusal(404, 10008, "Unknown Message")
        return message

    def _by_token(self, asked: Request) -> tuple[Interaction, Message]:
        for interaction in self.interactions.values():
            if interaction.token == asked.address["token"] and interaction.answer and interaction.shown:
                return interaction, interaction.shown
        raise Refusal(404, 10015, "Unknown Webhook")

    def _do_post(self, asked: Request) -> Json:
        channel, nonce = int(asked.address["channel"]), asked.body.get("nonce")
        if channel in self.archived:
            raise Refusal(400, 50083, "Thread is archived")
        if nonce is None or not asked.body.get("enforce_nonce"):
            return self._new(channel, asked.body, asked.files).payload()
        message = self.messages.get(self._nonces.get((channel, nonce), 0))
        if message is None:
            message = self._new(channel, asked.body, asked.files)
            self._nonces[channel, nonce] = message.id
        return message.payload()

    def _do_history(self, asked: Request) -> list[Json]:
        """Without Discord's notices of new threads, the only ones that the bot asks for."""
        channel = int(asked.address["channel"])
        return [one.payload() for one in self.messages.values() if (one.channel, one.only_for) == (channel, None)][::-1]

    def _do_message(self, asked: Request) -> Json:
        if (message := self._there(asked)) is None:
            raise Refusal(404, 10008, "Unknown Message")
        return message.payload()

    def _do_edit(self, asked: Request) -> Json:
        if int(asked.address["channel"]) in self.archived:
            raise Refusal(400, 50083, "Thread is archived")
        return self._change(self._there(asked), asked.body, asked.files).payload()

    def _do_delete(self, asked: Request) -> None:
        if (message := self._there(asked)) is None:
            raise Refusal(404, 10008, "Unknown Message")
        del self.messages[message.id]

    def _do_react(self, asked: Request) -> None:
        if self._there(asked) is None:
            raise Refusal(404, 10008, "Unknown Message")

    def _there(self, asked: Request) -> Message | None:
        """The message of a channel that everybody sees."""
        message, channel = self.messages.get(int(asked.address["message"])), int(asked.address["channel"])
        return message if message and (message.channel, message.only_for) == (channel, None) else None

    def _do_channel(self, asked: Request) -> Json:
        channel = int(asked.address["channel"])
        locked, kind = channel in self.locked, self.kinds.get(channel)
        return channel_payload(channel, archived=channel in self.archived, locked=locked, kind=kind)

    def _do_thread(self, asked: Request) -> Json:
        """There is a single thread. Discord chooses the kind of one that begins at a message."""
        channel = int(asked.address["channel"])
        usual = {None: 11, ANNOUNCEMENTS: 10}.get(self.kinds.get(channel))
        kind = asked.body.get("type", usual)
        if usual is None or channel == THREAD or (kind != usual and (kind, usual) != (12, 11)):
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        self.kinds[THREAD] = kind
        return channel_payload(THREAD, kind=kind)

    def _do_member(self, asked: Request) -> Json:
        found = [user for user in self.users if user.id == int(asked.address["user"])]
        if not found:
            raise Refusal(404, 10007, "Unknown Member")
        return found[0].member()

    def _do_thread_member(self, asked: Request) -> Json:
        if int(asked.address["user"]) not in self.in_thread:
            raise Refusal(404, 10007, "Unknown Member")
        return {"id": asked.address["channel"], "user_id": asked.address["user"], "join_timestamp": NOW, "flags": 0}

    def _do_audit_log(self, asked: Request) -> Json:
        """The first person has added the bot."""
        added = {"id": "1", "action_type": 28, "target_id": str(BONEYARD.id), "user_id": str(self.users[0].id)}
        lists = ("webhooks", "integrations", "threads", "application_commands", "auto_moderation_rules")
        found: Json = {name: [] for name in (*lists, "guild_scheduled_events")}
        return {"audit_log_entries": [added], "users": [self.users[0].payload()], **found}

    def _do_reopen(self, asked: Request) -> Json:
        channel = int(asked.address["channel"])
        if channel in self.locked:
            raise Refusal(403, 50013, "Missing Permissions")
        if asked.body.get("archived") is False:
            self.archived.discard(channel)
        return channel_payload(channel)

    def _do_dm(self, asked: Request) -> Json:
        recipient = next(user for user in self.users if user.id == int(asked.body["recipient_id"]))
        return {
            "id": str(letters_of(recipient)),
            "type": 1,
            "recipients": [recipient.payload()],
            "last_message_id": None,
        }

    def _do_emojis(self, asked: Request) -> Json:
        return {"items": list(self.emojis.values())}

    def _do_emoji(self, asked: Request) -> Json:
        number = str(self._ids.new())
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        self.emojis[number] = {"id": number, "name": asked.body["name"], "roles": [], **flags}
        return self.emojis[number]

    def _new(self, channel: int, sent: Json, files: dict[str, bytes], asker: User | None = None) -> Message:
        message = Message(self._ids.new(), channel, message_body(sent, {}, files), files)
        if asker and message.body["flags"] & EPHEMERAL:
            message.only_for = asker.id
        self.messages[message.id] = message
        return message

    def _change(self, message: Message | None, sent: Json, files: dict[str, bytes]) -> Message:
        if message is None or message.id not in self.messages:
            raise Refusal(404, 10008, "Unknown Message")
        if message.body["flags"] & V2 and sent.get("content"):
            raise Refusal(400, 50035, "content beside components of the second kind")
        message.body, message.edits = message_body(sent, message.body, files), message.edits + 1
        message.body["flags"] &= ~LOADING
        return message
