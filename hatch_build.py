"""The parts of the package's metadata that depend on the repository's public address (pyproject.toml)."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(?<=\]\()(?!https?://|#)([^)]+)(?=\))")


def index_page(readme: str, repository: str) -> str:
    """The README with absolute links, because an index shows it without the repository."""
    kinds = {".webp": "raw", ".png": "raw"}
    return LINK.sub(lambda link: f"{repository}/{kinds.get(Path(link[1]).suffix, 'blob')}/HEAD/{link[1]}", readme)


class Metadata(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        readme, repository = Path(self.root, "README.md").read_text(encoding="utf-8"), self.config["repository"]
        if repository:
            readme = index_page(readme, repository)
            metadata["urls"] = {
                "Repository": repository,
                "Documentation": f"{repository}/tree/HEAD/docs",
                "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
