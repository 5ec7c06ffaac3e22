"""The cache of sprites: bounded in bytes, the least recently used leave first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import NamedTuple

from PIL import Image

CACHE_BYTES = 20 * 1024 * 1024


class Sprite(NamedTuple):
    """An image, or a mask to fill with a colour. `left` and `top` place its corner relative to its middle."""

    image: Image.Image
    left: float
    top: float
    mask: Image.Image | None = None
    """The opaque part of the image."""


def centred(image: Image.Image) -> Sprite:
    """The image around its middle, without the empty space at its edges."""
    box = image.getbbox() or (0, 0, 1, 1)
    return Sprite(image.crop(box), box[0] - image.width / 2, box[1] - image.height / 2)


def seen(mask: Image.Image) -> Image.Image:
    """The mask without soft edges."""
    return mask.point([0] * 16 + [255] * 240, "1")


class SpriteCache:
    """Sprites by what they show, at most `limit` bytes of pixels."""

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0
        self.evicted = 0

    def get(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        """The sprite under `key`, drawn now if it is not held."""
        with self._lock:
            found = self._held.get(key)
            if found is not None:
                self._held.move_to_end(key)
                return found
        made = draw()
        with self._lock:
            if key not in self._held:
                self._held[key] = made
                self.bytes += _weight(made)
            while self.bytes > self._limit and len(self._held) > 1:
                _, gone = self._held.popitem(last=False)
                self.bytes -= _weight(gone)
                self.evicted += 1
        return made

    def clear(self) -> None:
        """Forget every sprite."""
        with self._lock:
            self._held.clear()
            self.bytes = self.evicted = 0


def _weight(sprite: Sprite) -> int:
    bands = len(sprite.image.getbands()) + (sprite.mask is not None)
    return sprite.image.width * sprite.image.height * bands


CACHE = SpriteCache()
