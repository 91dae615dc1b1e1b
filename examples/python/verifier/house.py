"""Goes through the logs of a house, first each alone and then the money between them."""

from .table import Table
from .transfers import check_transfers

MALFORMED = (AttributeError, IndexError, KeyError, TypeError, ValueError)


def check(logs):
    findings, tables = [], []
    for log, entries in logs.items():
        seq, _, first = entries[0]
        if not isinstance(first.get("opens"), dict) or "game" not in first["opens"]:
            findings.append((log, seq, "it does not say what it is"))
            continue
        table = Table(log, first["opens"], findings)
        tables.append(table)
        for table.seq, _, body in entries:
            try:
                table.read(body)
            except MALFORMED as error:
                table.wrong(f"it is not as docs/export.md says: {error!r}")
    if not findings:
        check_transfers(logs, findings)
    promises = [promise for table in tables for promise in table.promises.values()]
    counts = {
        "logs": len(logs),
        "entries": sum(map(len, logs.values())),
        "promises": len(promises),
        "opened promises": sum(promise.secret is not None for promise in promises),
        "settled wagers": sum(table.settled for table in tables),
    }
    return counts, findings
