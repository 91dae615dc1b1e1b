"""Money between logs: what a table takes or gives back is in the books of the cage."""

from collections import defaultdict


def amounts(body, cage):
    """What each patron takes from the cage, by patron. `cage` is the account that stands for it."""
    found = defaultdict(int)
    for event in body["events"]:
        for move in event.get("moves", ()):
            sides = {move["from"]: move["chips"], move["to"]: -move["chips"]}
            other = move["to"] if move["from"] == cage else move["from"]
            if cage in sides and other != cage:
                found[other.split(":", 1)[1]] += sides[cage]
    return {patron: chips for patron, chips in found.items() if chips != 0}


class Books:
    """The log of the cage: vouchers by their name, payments by the id of their entry."""

    def __init__(self, entries):
        self.vouchers, self.paid = {}, {}
        for seq, id, body in entries:
            for event in body["events"]:
                if event["is"] == "VoucherReserved":
                    of = event["of"]
                    self.vouchers[event["voucher"]] = (seq, of["table"], of["patron"], of["chips"])
                elif event["is"] == "ChipsRedeemed":
                    self.paid[id] = (seq, event["table"], event["patron"], event["chips"])
                elif event["is"] == "VoucherReturned":
                    self.vouchers.pop(event["voucher"], None)
                elif event["is"] == "VoucherPosted" and event["voucher"] not in self.vouchers:
                    self.vouchers[event["voucher"]] = (seq, None, None, None)


def due(log, entries, game):
    """What the cage has to have booked for this log: vouchers it took, and payments it caused."""
    is_tournament = game == "tournament"
    for seq, id, body in entries:
        for patron, chips in amounts(body, "bank" if is_tournament else "cage").items():
            is_taken = (chips < 0) if is_tournament else (chips > 0)
            voucher = f"{log}/{id}/{patron}" if is_tournament else f"{log}/{id}"
            yield seq, patron, abs(chips), voucher if is_taken else None


def paid_for(books, log, seq, patron):
    """The payments of the cage for one entry of a log."""
    starts = (f"redeem {log}#{seq} {patron}", f"pay {log}#{seq} ")
    return [
        id
        for id, (_, table, whose, _) in books.paid.items()
        if (table, whose) == (log, patron) and (id == starts[0] or id.startswith(starts[1]))
    ]


def check_tallies(logs, findings):
    """The director takes the chips of each player from the log of the session."""
    for log, entries in logs.items():
        for seq, _, body in entries:
            for event in body["events"]:
                if event["is"] != "SessionTallied":
                    continue
                session = f"{log}-session-{event['session'] + 1}"
                if session in logs and counted(logs[session]) != event["result"]["stacks"]:
                    findings.append((log, seq, f"{session} ended with other chips"))


def counted(entries):
    """What the players of a session gave back at its end."""
    return {
        event["patron"]: sum(move["chips"] for move in event["moves"])
        for _, _, body in entries
        for event in body["events"]
        if event["is"] == "ChipsRedeemed"
    }


def check_transfers(logs, findings):
    check_tallies(logs, findings)
    if "cage" not in logs:
        return
    books = Books(logs["cage"])
    used = set()
    for log, entries in logs.items():
        opens = entries[0][2]["opens"]
        game = opens["game"].split("/")[0]
        if game in ("session", "cage"):
            continue
        for seq, patron, chips, voucher in due(log, entries, game):
            if voucher is None:
                ids = paid_for(books, log, seq, patron)
                booked = sum(books.paid[id][3] for id in ids)
                used.update(ids)
                is_so = not ids or booked == chips
            else:
                used.add(voucher)
                cash = opens.get("attended") and voucher not in books.vouchers
                is_so = cash or books.vouchers.get(voucher, ())[1:] == (log, patron, chips)
            if not is_so:
                findings.append((log, seq, f"the cage has no {chips} cents for {patron} in its books"))
    for name, (seq, table, patron, chips) in [*books.vouchers.items(), *books.paid.items()]:
        if name not in used and (table is None or table in logs):
            findings.append(("cage", seq, f"{table} has no entry for {chips} cents of {patron}"))
