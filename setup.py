"""Every build starts empty: setuptools never takes a deleted module out of build/lib, and would go on installing it."""

import shutil

from setuptools import setup

shutil.rmtree("build", ignore_errors=True)
setup()
