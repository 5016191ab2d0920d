"""The command line: ``calico --help`` teaches it."""

from calico.cli.app import main

__all__ = ["main"]
