"""The build: links of the index page from the repository's public address, and one name for all modules of the wheel.

A checkout has the packages `bot` and `engine`. Other packages have these names too, so the wheel has them inside
`boneyard`, with their imports written anew: `from engine.rules import tiles` becomes
`from boneyard.engine.rules import tiles`. No module is then known by two names, and `sys.path` stays as it is.
"""

import ast
import re
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
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


PACKAGES = ("boneyard", "bot", "engine")
"""The packages of a checkout that the wheel holds."""
MOVED = re.compile(r"(?<=from )(?=(?:bot|engine)\b)")


def moved_imports(source: str) -> str:
    """The source with the imports of `bot` and `engine` as they are in the wheel. Raises ValueError for an import that
    binds the bare name, which would need a change wherever the name is used."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import) and any(one.name.split(".")[0] in PACKAGES[1:] for one in node.names):
            raise ValueError(f"line {node.lineno}: write `from PACKAGE import MODULE`")
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in PACKAGES[1:]:
            lines[node.lineno - 1] = MOVED.sub("boneyard.", lines[node.lineno - 1], count=1)
    return "".join(lines)


class OnePackage(BuildHookInterface):  # type: ignore[type-arg]  # its configuration has no type of its own
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._made = tempfile.TemporaryDirectory()
        for package in PACKAGES:
            for file in sorted(Path(self.root, package).rglob("*")):
                if file.is_dir() or "__pycache__" in file.parts or file.name.startswith("."):
                    continue
                inner = file.relative_to(self.root).as_posix()
                target = inner if package == "boneyard" else f"boneyard/{inner}"
                if file.suffix == ".py":
                    written = Path(self._made.name, target)
                    written.parent.mkdir(parents=True, exist_ok=True)
                    written.write_text(moved_imports(file.read_text(encoding="utf-8")), encoding="utf-8")
                    file = written
                build_data["force_include"][str(file)] = target

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._made.cleanup()
