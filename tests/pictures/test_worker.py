"""Drawing off the event loop: bounded, shared, kept, and by due time."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bot.pictures import HandSubject, Picture, Style, Subject
from bot.pictures.process.renderers import InThread, NotDrawn
from bot.pictures.process.worker import PictureWorker, TooManyPictures
from bot.words import words_for
from engine.rules.tiles import tile_set


def subject(number: int, style: Style | None = None) -> Subject:
    """The hand with that tile: 0 to 90."""
    return HandSubject((tile_set(12)[number],), None, words_for(), style or Style())


class Renderer:
    """Draws a hundred bytes, counts its calls, waits for a gate, and cannot draw the tile 90."""

    def __init__(self) -> None:
        self.drawn: list[Subject] = []
        self.threads: set[str] = set()
        self.gate = threading.Event()
        self.gate.set()

    def draw(self, wanted: Subject) -> Picture:
        assert self.gate.wait(30)
        self.drawn.append(wanted)
        self.threads.add(threading.current_thread().name)
        if wanted == subject(90):
            raise ValueError("12|12")
        return Picture(bytes(100), wanted.name, str(wanted.style))


@pytest.fixture
async def worker(renderer: Renderer) -> AsyncIterator[PictureWorker]:
    made = PictureWorker(InThread(renderer.draw), queue=3, cache_bytes=2_000)
    yield made
    await made.close()


@pytest.fixture
def renderer() -> Renderer:
    return Renderer()


async def test_an_equal_subject_is_drawn_once_and_off_the_event_loop(worker: PictureWorker, renderer: Renderer) -> None:
    first = await worker.draw(subject(1))
    assert await worker.draw(subject(1)) is first
    assert renderer.drawn == [subject(1)]
    assert threading.current_thread().name not in renderer.threads


async def test_a_style_makes_another_picture(worker: PictureWorker) -> None:
    assert await worker.draw(subject(1)) != await worker.draw(subject(1, Style(high_contrast=True)))


async def test_callers_at_the_same_time_share_one_drawing(worker: PictureWorker, renderer: Renderer) -> None:
    renderer.gate.clear()
    asked = [asyncio.ensure_future(worker.draw(subject(5))) for _ in range(4)]
    await asyncio.sleep(0)
    renderer.gate.set()
    assert len(set(await asyncio.gather(*asked))) == 1
    assert renderer.drawn == [subject(5)]


async def test_a_full_queue_says_so_at_once(worker: PictureWorker, renderer: Renderer) -> None:
    renderer.gate.clear()
    asked = [asyncio.ensure_future(worker.draw(subject(number))) for number in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyPictures):
        await worker.draw(subject(9))
    renderer.gate.set()
    assert len(await asyncio.gather(*asked)) == 3
    assert (await worker.draw(subject(9))).name == "hand.png"


async def test_a_caller_that_gives_up_leaves_the_picture_to_the_others(
    worker: PictureWorker, renderer: Renderer
) -> None:
    renderer.gate.clear()
    one, other = (asyncio.ensure_future(worker.draw(subject(7))) for _ in range(2))
    await asyncio.sleep(0)
    one.cancel()
    renderer.gate.set()
    assert (await other).name == "hand.png"


async def test_a_failed_drawing_is_reported_and_tried_again_next_time(
    worker: PictureWorker, renderer: Renderer
) -> None:
    for _ in range(2):
        with pytest.raises(NotDrawn, match=r"ValueError at test_worker\.py") as failed:
            await worker.draw(subject(90))
        assert "12|12" not in str(failed.value), "a log shows no tile"
    assert renderer.drawn == [subject(90)] * 2


async def test_kept_pictures_stay_within_their_bytes(worker: PictureWorker, renderer: Renderer) -> None:
    for number in range(40):
        await worker.draw(subject(number))
        assert worker.kept_bytes <= 2_000
    await worker.draw(subject(39))
    await worker.draw(subject(0))
    assert renderer.drawn == [subject(number) for number in (*range(40), 0)]


async def test_a_patient_picture_is_overtaken_but_not_for_ever(renderer: Renderer) -> None:
    worker = PictureWorker(InThread(renderer.draw))
    renderer.gate.clear()
    now = asyncio.get_running_loop().time()
    asked = [(1, 0.0), (2, 0.0), (3, 0.5), (4, 0.3), (5, 0.0), (6, 0.4), (7, 0.6)]
    drawing = [asyncio.ensure_future(worker.draw(subject(number), now + wait)) for number, wait in asked]
    for _ in range(3):
        await asyncio.sleep(0)
    board = asyncio.ensure_future(worker.turn(now + 0.55))
    board.add_done_callback(lambda _: renderer.drawn.append(subject(90)))
    await asyncio.sleep(0)
    renderer.gate.set()
    await asyncio.gather(*drawing, board)
    order = [number for wanted in renderer.drawn for number in range(91) if wanted == subject(number)]
    assert [number for number in order if number != 90] == [1, 2, 5, 4, 6, 3, 7], "two were under way already"
    assert order.index(90) >= 5, "its turn comes when those before it are drawn or under way"
    await worker.close()


async def test_an_urgent_caller_moves_a_patient_picture_forward(renderer: Renderer) -> None:
    worker = PictureWorker(InThread(renderer.draw))
    renderer.gate.clear()
    now = asyncio.get_running_loop().time()
    waits = [(1, 0.0), (2, 0.0), (3, 0.1), (4, 0.9)]
    drawing = [asyncio.ensure_future(worker.draw(subject(number), now + wait)) for number, wait in waits]
    for _ in range(3):
        await asyncio.sleep(0)
    drawing.append(asyncio.ensure_future(worker.draw(subject(4), now)))
    await asyncio.sleep(0)
    renderer.gate.set()
    await asyncio.gather(*drawing)
    assert renderer.drawn == [subject(number) for number in (1, 2, 4, 3)]
    await worker.close()


async def test_an_answer_that_would_wait_too_long_goes_without_its_picture(renderer: Renderer) -> None:
    worker = PictureWorker(InThread(renderer.draw), patience=0.0)
    renderer.gate.clear()
    later = asyncio.get_running_loop().time() + 0.5
    boards = [asyncio.ensure_future(worker.draw(subject(number), later)) for number in (1, 2)]
    for _ in range(3):
        await asyncio.sleep(0)
    with pytest.raises(TooManyPictures):
        await worker.draw(subject(3))
    renderer.gate.set()
    assert len(await asyncio.gather(*boards)) == 2, "boards wait"
    assert (await worker.draw(subject(4), later)).name == "hand.png"
    assert subject(3) not in renderer.drawn, "no caller wants it any more"
    await worker.close()


async def test_an_answer_does_not_join_a_queue_that_is_too_slow(renderer: Renderer) -> None:
    worker = PictureWorker(InThread(renderer.draw), patience=60.0)
    await worker.draw(subject(1))
    worker._pace = 30.0
    renderer.gate.clear()
    first = asyncio.ensure_future(worker.draw(subject(2)))
    for _ in range(3):
        await asyncio.sleep(0)
    with pytest.raises(TooManyPictures):
        await worker.draw(subject(3))
    renderer.gate.set()
    assert (await first).name == "hand.png", "the first in an empty queue is always drawn"
    await worker.close()
