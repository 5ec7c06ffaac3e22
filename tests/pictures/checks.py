"""What every picture must keep to, whatever it shows."""

from bot.pictures import fonts
from bot.pictures.scene import MIN_TEXT, WIDTH, Badge, Scene, Text, corners, overlap
from bot.pictures.theme import contrast


def readable(scene: Scene, tallest: int) -> None:
    """Everything lies in the canvas, words are large enough, stand out, and never run into each other."""
    assert scene.width == WIDTH
    assert scene.height <= tallest
    for shape in scene.shapes:
        for x, y in corners(shape):
            assert -1 <= x <= scene.width + 1, shape
            assert -1 <= y <= scene.height + 1, shape
    for text in scene.texts:
        assert text.size >= MIN_TEXT, text
        if isinstance(text, Badge):
            assert contrast(text.ink, text.fill) >= 4.5, text
        else:
            assert contrast(text.colour, text.on) >= 4.5, text
            assert fonts.clean(text.text) == text.text
    words = [text for text in scene.texts if isinstance(text, Text) and text.text]
    for at, one in enumerate(words):
        for other in words[:at]:
            assert not overlap(one, other, 2), (one, other)


def no_tile_on_another(scene: Scene, slack: float = 2) -> None:
    """No two tiles share more than a hair."""
    for at, one in enumerate(scene.tiles):
        for other in scene.tiles[:at]:
            assert not overlap(one, other, slack), (one, other)
