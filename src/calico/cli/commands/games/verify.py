"""``calico verify``: was the luck of a game what its seed says, and the seed what was promised?"""

from __future__ import annotations

import json

from calico.cli.commands.games.score import read_record
from calico.cli.terminal.screen import console
from calico.lang import say
from calico.rules.fair import Check, verify


def run(file: str, as_json: bool) -> int:
    """Check the luck of the record in ``file``; 0 if all agrees, 1 if something differs."""
    record = read_record(file)
    record.replay()
    checks = verify(record)
    fair = all(check.agrees for check in checks)
    if as_json:
        console().out(json.dumps(_plain(checks, fair), indent=2), highlight=False)
    else:
        for check in checks:
            sign = say("verify.agrees" if check.agrees else "verify.differs")
            console().print(f"{sign} {check}", markup=False)
        console().print(say("verify.fair" if fair else "verify.unfair"))
    return 0 if fair else 1


def _plain(checks: list[Check], fair: bool) -> dict[str, object]:
    return {
        "fair": fair,
        "checks": {str(check.part): check.agrees for check in checks},
    }
