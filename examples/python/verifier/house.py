"""Goes through the logs of a house: promises, cards, wagers and chips."""

from . import rules
from .money import Ledger, check_payment
from .promises import Promise

BOOKS = {"baccarat": ("nz5", "nz5-old", "mbs"), "roulette": ("nz8",), "snake-eyes": ("nz11a",)}
OWES = ("bank", "cage")
POCKETS = {"single-zero": 37, "double-zero-00-0": 38, "double-zero-0-00": 38}


class Table:
    """One log. A table has elections; other logs only have promises and chips."""

    def __init__(self, log, opens, found):
        config = opens.get("config") or {}
        game = opens["game"]
        self.log, self.found, self.seq = log, found, 0
        self.game = game.split("/")[0] if game.split("/")[0] != "session" else game.split("/")[1]
        self.elections = config.get("elections") or {}
        self.smallest = min(config.get("denominations") or [1])
        may_owe = (lambda _: True) if game == "tournament" else (lambda name: name in OWES)
        self.ledger, self.promises, self.now = Ledger(may_owe), {}, None
        self.hands = {"player": [], "banker": []}
        self.result, self.live, self.settled, self.paid = None, {}, 0, {}

    def wrong(self, says):
        self.found.append((self.log, self.seq, says))

    # Promises

    def seal(self, sealed):
        self.now = Promise(self.log, sealed)
        if self.now.number in self.promises:
            self.wrong(f"promise {self.now.number} was made twice")
        self.promises[self.now.number] = self.now

    def reveal(self, opened):
        promise = self.promises.get(opened["number"])
        if promise is None or promise.commitment != opened["commitment"]:
            self.wrong(f"promise {opened['number']} was never made")
            return
        promise.secret = opened["secret"]
        promise.check(self.wrong)

    def hear(self, command):
        does = command["does"]
        if self.now is None or command["by"]["role"] != "chance":
            if self.now is not None and does == "cut":
                self.now.cut = command["at"]
            elif self.now is not None and does == "place-cutting-card":
                self.now.behind = command["behind"]
            return
        if does == "card":
            self.now.out.append(("card", command["card"]))
        elif does == "spun":
            pockets = POCKETS.get(self.elections.get("layout", "single-zero"), 37)
            self.now.out.append(("spin", (command["number"], pockets)))
        elif does == "dice":
            self.now.out.append(("dice", command["faces"]))
        elif does == "lot":
            self.now.out.append(("lot", (command["number"], None)))

    # Cards, wagers and chips

    def happen(self, event):
        self.ledger.move(event, self.wrong)
        handler = getattr(self, f"on_{event['is']}", None)
        if handler is not None:
            handler(event)

    def on_NoMoreBets(self, event):
        self.result = None
        self.hands = {"player": [], "banker": []}

    def on_CardDealt(self, event):
        if self.game == "baccarat" and event.get("to") in self.hands:
            if event.get("first"):
                self.hands = {"player": [], "banker": []}
            self.hands[event["to"]].append(event["card"]["secret"])

    def on_ResultAnnounced(self, event):
        player, banker = event["hands"]["player"], event["hands"]["banker"]
        self.result = (player, banker)
        if not rules.is_lawful(player, banker):
            self.wrong("these hands break the rules for third cards")
        counts = (rules.points(player), rules.points(banker))
        if counts != (event["round"]["player"], event["round"]["banker"]):
            self.wrong(f"the hands count {counts[0]} and {counts[1]}, which was not announced")
        dealt = (self.hands["player"], self.hands["banker"])
        if event["is"] == "ResultAnnounced" and all(dealt) and dealt != (player, banker):
            if sorted(dealt[0] + dealt[1]) != sorted(player + banker):
                self.wrong("the result has other cards than were dealt")

    on_ResultCorrected = on_ResultAnnounced

    def on_BallRested(self, event):
        self.result = event["in"]

    def on_NumberAnnounced(self, event):
        if self.result is not None and event["number"] != self.result:
            self.wrong(f"{event['number']} was announced, but the ball rests on {self.result}")
        self.result = event["number"]

    def on_RollSettled(self, event):
        self.result = event["faces"]

    on_RollSettledAgain = on_RollSettled

    def on_CallOverruled(self, event):
        if isinstance(event.get("outcome"), list):
            self.result = event["outcome"]

    def on_WagerPlaced(self, event):
        self.live[event["wager"]["id"]] = event["wager"]["chips"]

    def on_WagerReopened(self, event):
        """A settlement is taken back: no more than was paid, and the stake lies there again."""
        self.on_WagerPlaced(event)
        wager = event["wager"]
        paid = self.paid.pop(wager["id"], None)
        taken = sum(m["chips"] for m in event["moves"] if m["to"] == "bank")
        given = sum(m["chips"] for m in event["moves"] if m["from"] == "bank")
        if paid is None or taken > paid + given or given > wager["chips"] + max(paid, 0):
            self.wrong(f"{wager['id']} was reopened, but other chips moved than when it ended")

    def on_WagerAltered(self, event):
        self.live[event["wager"]] = event["chips"]

    def on_WagerCut(self, event):
        self.live[event["wager"]] -= event["part"]

    def on_WagerWithdrawn(self, event):
        self.live.pop(event["wager"], None)

    def on_WagerSettled(self, event):
        wager, outcome = event["wager"], event["outcome"]
        self.settled += 1
        self.paid[wager["id"]] = event["won"] - event["commission"]
        if self.live.pop(wager["id"], None) != wager["chips"]:
            self.wrong(f"{wager['id']} ended, but no such wager was on the table")
        if wager["kind"].startswith("tournament"):
            smallest = 1
        else:
            smallest = self.smallest
        check_payment(event, smallest, self.wrong)
        due = self.due(wager["on"], outcome["under"])
        if due is None:
            return
        odds = outcome.get("odds")
        given = (outcome["is"], (odds["pays"], odds["to"]) if odds else None)
        if given != due:
            self.wrong(f"{wager['id']} on {wager['on']} should {said(due)}, not {said(given)}")

    def check_areas(self):
        """What lies on the table is what was wagered."""
        for (account, kind), chips in self.ledger.balances.items():
            if account.startswith("area:") and chips != self.live.get(account[5:], 0):
                self.wrong(f"{chips} cents lie on {account}, which nobody wagered")
                self.live[account[5:]] = chips

    def due(self, on, under):
        """What the rules of the game say; None where something else ended the wager."""
        book = under.split(":")[0]
        if book not in BOOKS.get(self.game, ()) or self.result is None:
            return None
        if self.game == "roulette":
            return None if ":5." in under else rules.roulette(on, self.result)
        if self.game == "snake-eyes":
            return None if ":6." in under else rules.snake_eyes(on, self.result, self.elections)
        if not self.elections or ":12." in under or ":14." in under or under == "nz5:5.13":
            return None
        return rules.baccarat(on, *self.result, self.elections)


def said(outcome):
    name, odds = outcome
    return f"{name} at {odds[0]} to {odds[1]}" if odds else name


def check(logs):
    findings, promises, opened, wagers = [], 0, 0, 0
    for log, entries in logs.items():
        seq, first = entries[0]
        if "opens" not in first:
            findings.append((log, seq, "it does not say what it is"))
            continue
        table = Table(log, first["opens"], findings)
        for table.seq, body in entries:
            if "command" in body:
                table.hear(body["command"])
            if "adds" in body and table.now is not None:
                table.now.said.append(body["adds"])
            if "reveals" in body:
                table.reveal(body["reveals"])
            if "seals" in body:
                table.seal(body["seals"])
            for event in body["events"]:
                table.happen(event)
            table.check_areas()
        promises += len(table.promises)
        opened += sum(promise.secret is not None for promise in table.promises.values())
        wagers += table.settled
    counts = {
        "logs": len(logs),
        "entries": sum(map(len, logs.values())),
        "promises": promises,
        "opened promises": opened,
        "settled wagers": wagers,
    }
    return counts, findings
