"""``python -m calico`` is ``calico``."""

from calico.cli import main

main()
