"""The commands of `/events`: a panel to plan one, and the list."""

from bot.cogs.choices import Commands, private
from bot.ui.actions.planning import begin_plan
from bot.ui.channel.reply import Reply
from bot.ui.pages.events.plan import events_page
from engine.events.model import Kind


class Events(Commands):
    """Everything under `/events`."""

    @private("night")
    async def night(self, reply: Reply) -> None:
        await begin_plan(self.services, reply, Kind.GAME_NIGHT)

    @private("tournament")
    async def tournament(self, reply: Reply) -> None:
        await begin_plan(self.services, reply, Kind.SWISS)

    @private("list")
    async def listed(self, reply: Reply) -> None:
        events = self.services.events.unfinished(reply.interaction.guild_id)
        await reply.private(events_page(reply.words, events))
        for event in events:  # a message that was deleted comes back
            await self.services.event_boards.look_for(event)
