"""docs/engine.md: every example runs, with nothing but the standard library. `test_wheel.py` runs it on the wheel."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RUN = """
import doctest, sys
sys.path.insert(0, sys.argv[1])
text = open(sys.argv[2], encoding="utf-8").read().replace("```python", "").replace("```", "")
if sys.argv[3] == "checkout":
    text = text.replace("from boneyard.engine", "from engine")
example = doctest.DocTestParser().get_doctest(text, {}, "engine.md", sys.argv[2], 0)
result = doctest.DocTestRunner().run(example)
sys.exit(result.failed or not result.attempted)
"""


def run_page(library: Path, names: str) -> None:
    """Run the examples with the engine in the folder `library`, under its `names` there: "installed" or "checkout"."""
    page = (str(library), str(ROOT / "docs/engine.md"), names)
    ran = subprocess.run((sys.executable, "-I", "-S", "-c", RUN, *page), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_examples_of_the_engine_s_page_run_without_other_packages() -> None:
    run_page(ROOT, "checkout")
