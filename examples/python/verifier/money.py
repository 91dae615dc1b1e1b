"""Chips only move: nothing appears, nothing disappears, and each payment is its odds."""

from collections import defaultdict


class Ledger:
    """In the log of a tournament the players' money is the cage's, so any account may owe."""

    def __init__(self, may_owe):
        self.balances = defaultdict(int)
        self.may_owe = may_owe

    def move(self, event, wrong):
        for move in event.get("moves", ()):
            chips, kind = move["chips"], move["kind"]
            if not isinstance(chips, int) or chips < 0:
                wrong(f"{chips} is no number of chips")
                continue
            self.balances[move["from"], kind] -= chips
            self.balances[move["to"], kind] += chips
            if self.balances[move["from"], kind] < 0 and not self.may_owe(move["from"]):
                wrong(f"{move['from']} pays {chips} cents that it does not hold")


def rounded_up(amount, pays, to):
    return -(-amount * pays // to)


def check_payment(event, smallest, wrong):
    """A settlement: what was won, what was taken, and where the chips went."""
    wager, outcome = event["wager"], event["outcome"]
    stack, area = f"stack:{wager['patron']}", f"area:{wager['id']}"
    unclaimed = f"unclaimed:{wager['patron']}"
    came = sum(m["chips"] for m in event["moves"] if m["to"] in (stack, unclaimed))
    went = sum(m["chips"] for m in event["moves"] if m["from"] in (stack, unclaimed))
    left = sum(m["chips"] for m in event["moves"] if m["from"] == area)
    if outcome["is"] == "win":
        odds = outcome["odds"]
        due = rounded_up(wager["chips"], odds["pays"], odds["to"])
        most = outcome.get("atMost")
        due = due if most is None else min(due, most)
        if not due <= event["won"] < due + smallest:
            wrong(f"{wager['id']} won {event['won']}, but {due} cents are due")
        rate = outcome.get("commission")
        share = event["won"] * rate["pays"] // rate["to"] if rate else 0
        if not share - smallest < event["commission"] <= share:
            wrong(f"{wager['id']} paid a commission of {event['commission']} instead of {share}")
        if came - went != wager["chips"] + event["won"] - event["commission"]:
            wrong(f"{wager['id']} was settled, but other chips moved")
    elif outcome["is"] == "lose":
        if came or went or left != wager["chips"]:
            wrong(f"{wager['id']} lost, but other chips moved")
    elif came != left or went:
        wrong(f"{wager['id']} came back, but other chips moved")
