"""Drawing off the event loop: bounded, shared, kept."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bot.pictures.scene import Scene
from bot.pictures.theme import Style
from bot.pictures.worker import PictureWorker, TooManyPictures

PLAIN = Style()


class Studio:
    """A drawing function that counts its calls and waits for a gate."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.threads: set[str] = set()
        self.gate = threading.Event()
        self.gate.set()

    def draw(self, subject: int, style: Style) -> Scene:
        assert self.gate.wait(30)
        self.drawn.append(subject)
        self.threads.add(threading.current_thread().name)
        if subject < 0:
            raise ValueError("no such picture")
        return Scene(300, 30 + subject, style, ())


@pytest.fixture
async def worker() -> AsyncIterator[PictureWorker]:
    made = PictureWorker(queue=3, cache_bytes=2_000)
    yield made
    await made.close()


@pytest.fixture
def studio() -> Studio:
    return Studio()


async def test_an_equal_subject_is_drawn_once_and_off_the_event_loop(worker: PictureWorker, studio: Studio) -> None:
    first = await worker.picture(studio.draw, 1, PLAIN)
    assert first.startswith(b"\x89PNG")
    assert await worker.picture(studio.draw, 1, PLAIN) is first
    assert studio.drawn == [1]
    assert threading.current_thread().name not in studio.threads


async def test_a_style_makes_another_picture(worker: PictureWorker, studio: Studio) -> None:
    plain = await worker.picture(studio.draw, 1, PLAIN)
    strong = await worker.picture(studio.draw, 1, Style(high_contrast=True))
    assert plain != strong


async def test_two_who_ask_at_once_share_one_drawing(worker: PictureWorker, studio: Studio) -> None:
    studio.gate.clear()
    asked = [asyncio.ensure_future(worker.picture(studio.draw, 5, PLAIN)) for _ in range(4)]
    await asyncio.sleep(0)
    studio.gate.set()
    assert len(set(await asyncio.gather(*asked))) == 1
    assert studio.drawn == [5]


async def test_a_full_queue_says_so_at_once(worker: PictureWorker, studio: Studio) -> None:
    studio.gate.clear()
    asked = [asyncio.ensure_future(worker.picture(studio.draw, subject, PLAIN)) for subject in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyPictures):
        await worker.picture(studio.draw, 9, PLAIN)
    studio.gate.set()
    assert len(await asyncio.gather(*asked)) == 3
    assert (await worker.picture(studio.draw, 9, PLAIN)).startswith(b"\x89PNG")


async def test_one_who_gives_up_does_not_spoil_it_for_the_others(worker: PictureWorker, studio: Studio) -> None:
    studio.gate.clear()
    one, other = (asyncio.ensure_future(worker.picture(studio.draw, 7, PLAIN)) for _ in range(2))
    await asyncio.sleep(0)
    one.cancel()
    studio.gate.set()
    assert (await other).startswith(b"\x89PNG")


async def test_a_failed_drawing_is_reported_and_tried_again_next_time(worker: PictureWorker, studio: Studio) -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="no such picture"):
            await worker.picture(studio.draw, -1, PLAIN)
    assert studio.drawn == [-1, -1]


async def test_kept_pictures_stay_within_their_bytes(worker: PictureWorker, studio: Studio) -> None:
    for subject in range(40):
        await worker.picture(studio.draw, subject, PLAIN)
        assert worker.kept_bytes <= 2_000
    await worker.picture(studio.draw, 39, PLAIN)
    await worker.picture(studio.draw, 0, PLAIN)
    assert studio.drawn == [*range(40), 0]
