"""The lines of an export: every entry continues the one before it, and the last line sums up."""

import json
from hashlib import sha256

GENESIS = "0" * 64
FIELDS = ("log", "seq", "epoch", "id", "at", "program", "body", "prev", "hash")


def digest(entry):
    parts = [entry["prev"]] + [entry[name] for name in FIELDS[:7]]
    text = "".join(f"{len(str(part).encode())}|{part}" for part in parts)
    return sha256(text.encode()).hexdigest()


class Tail:
    def __init__(self):
        self.seq, self.hash, self.epoch, self.ids = 0, GENESIS, 0, set()


def check_entry(entry, tail, wrong):
    if entry["seq"] != tail.seq + 1:
        wrong(f"entry {entry['seq']} follows entry {tail.seq}")
    if entry["prev"] != tail.hash:
        wrong("it does not continue the entry before it")
    if digest(entry) != entry["hash"]:
        wrong("its content does not have its hash")
    if entry["epoch"] < tail.epoch:
        wrong("an older writer wrote it")
    if entry["id"] in tail.ids:
        wrong(f"the id {entry['id']} is used twice")
    tail.seq, tail.hash, tail.epoch = entry["seq"], entry["hash"], entry["epoch"]
    tail.ids.add(entry["id"])


def check_closing(line, logs, tails, findings):
    closing = json.loads(line)
    text = line[len('{"closes":') : line.rindex(',"hash":"')]
    if sha256(text.encode()).hexdigest() != closing["hash"]:
        findings.append(("export", 0, "the last line does not have its hash"))
    stated = closing["closes"]["logs"]
    for log in sorted(set(stated) | set(logs)):
        if log not in stated or log not in logs:
            findings.append((log, 0, "it is not in both the export and its last line"))
        elif stated[log]["entries"] != len(logs[log]) or stated[log]["hash"] != tails[log].hash:
            findings.append((log, len(logs[log]), "it does not end where the last line says"))


def read(text):
    """The bodies of every log, and what is wrong with the lines."""
    logs, tails, findings, closed = {}, {}, [], False
    for number, line in enumerate(text.splitlines(), 1):
        try:
            entry = json.loads(line)
        except ValueError:
            findings.append(("export", number, "this line is no JSON"))
            continue
        if "closes" in entry:
            check_closing(line, logs, tails, findings)
            closed = True
            continue
        if closed or set(entry) != set(FIELDS):
            findings.append(("export", number, "this line is no entry of a log"))
            continue
        log = entry["log"]
        tail = tails.setdefault(log, Tail())
        check_entry(entry, tail, lambda says: findings.append((log, entry["seq"], says)))
        try:
            body = json.loads(entry["body"])
        except ValueError:
            findings.append((log, entry["seq"], "its body is no JSON"))
            continue
        logs.setdefault(log, []).append((entry["seq"], entry["id"], body))
    if not closed:
        findings.append(("export", 0, "the last line is missing: entries may have been cut off"))
    return logs, findings
