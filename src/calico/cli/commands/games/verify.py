"""``calico verify``: checks the deal of a game against its seed and the commitment."""

from __future__ import annotations

import typer

from calico.cli.files.output import print_json
from calico.cli.files.records import read_record
from calico.cli.options.files import AsJson, RecordFile
from calico.lang import say
from calico.rules.luck import fair


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Deal a game again from its seed: the cats, the boards, the goals and the bag."""
    record = read_record(file)
    record.replay()
    checks = fair.verify(record)
    is_fair = all(check.agrees for check in checks)
    if as_json:
        agrees = {str(check.part): check.agrees for check in checks}
        print_json({"fair": is_fair, "checks": agrees})
    else:
        from calico.cli.terminal.screen import console

        for check in checks:
            result = say("verify.agrees" if check.agrees else "verify.differs")
            console().print(f"{result} {check}", markup=False)
        console().print(say("verify.fair" if is_fair else "verify.unfair"))
    raise typer.Exit(0 if is_fair else 1)
