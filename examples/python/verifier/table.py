"""One log: its promises, cards, wagers and chips."""

from . import rules
from .lunar_poker import Deal
from .money import Ledger, check_payment
from .promises import Promise
from .tournament import Tournament

BOOKS = {"baccarat": ("nz5", "nz5-old", "mbs"), "roulette": ("nz8",), "snake-eyes": ("nz11a",)}
LUNAR = "lunar-poker"
OWES = ("bank", "cage")
POCKETS = {"single-zero": 37, "double-zero-00-0": 38, "double-zero-0-00": 38}
OF_ONE_PATRON = ("ChipsBought", "ChipsRedeemed", "ColourBought", "FeeTaken", "PatronLeft")
BY_CHANCE = ("card", "spun", "dice", "discard", "lot")


class Table(Tournament):
    """A table has elections; other logs only have promises and chips."""

    def __init__(self, log, opens, found):
        config = opens.get("config") or {}
        game = opens["game"]
        self.log, self.found, self.seq = log, found, 0
        self.game = game.split("/")[0] if game.split("/")[0] != "session" else game.split("/")[1]
        self.attended = bool(opens.get("attended"))
        self.elections = config.get("elections") or {}
        self.smallest = min(config.get("denominations") or [1])
        may_owe = (lambda _: True) if game == "tournament" else (lambda name: name in OWES)
        self.ledger, self.promises, self.now = Ledger(may_owe), {}, None
        self.hands = {"player": [], "banker": []}
        self.result, self.live, self.settled, self.paid = None, {}, 0, {}
        self.deal, self.command = Deal(), {}

    def wrong(self, says):
        self.found.append((self.log, self.seq, says))

    def read(self, body):
        """One entry. A secret is shown before the next promise is made."""
        self.command = body.get("command") or {"does": None, "by": {"role": None}}
        self.hear(self.command)
        if "adds" in body and self.now is not None:
            self.now.said.append(body["adds"])
        if "reveals" in body:
            self.reveal(body["reveals"])
        if "seals" in body:
            self.seal(body["seals"])
        for event in body["events"]:
            self.happen(event)
        self.check_areas()

    # Promises

    def seal(self, sealed):
        if self.attended:
            self.wrong("people deal here, so there is nothing to promise")
        if self.now is not None and self.now.out and self.now.secret is None:
            self.wrong(f"promise {self.now.number} was used, but its secret was never shown")
        self.now = Promise(self.log, sealed)
        if self.now.number in self.promises:
            self.wrong(f"promise {self.now.number} was made twice")
        self.promises[self.now.number] = self.now

    def reveal(self, opened):
        promise = self.promises.get(opened["number"])
        made = promise and (promise.commitment, promise.decks)
        if made != (opened["commitment"], opened.get("decks", made and made[1])):
            self.wrong(f"promise {opened['number']} was never made")
            return
        promise.secret = opened["secret"]
        promise.check(self.wrong)

    def hear(self, command):
        does = command["does"]
        if does in BY_CHANCE and not self.attended:
            if self.now is None or command["by"]["role"] != "chance":
                self.wrong(f"nobody promised this {does}")
            else:
                self.draw(does, command)
        elif self.now is not None and does == "cut":
            self.now.cut = command["at"]
        elif self.now is not None and does == "place-cutting-card":
            self.now.behind = command["behind"]
        elif self.now is not None and does == "shuffled":
            if command["commitment"] != self.now.commitment:
                self.wrong(f"promise {self.now.number} has another commitment")

    def draw(self, does, command):
        if does == "card":
            self.now.out.append(("card", command["card"]))
        elif does == "spun":
            pockets = POCKETS.get(self.elections.get("layout", "single-zero"), 37)
            self.now.out.append(("spin", (command["number"], pockets)))
        elif does == "dice":
            self.now.out.append(("dice", command["faces"]))
        elif does == "lot":
            of = None if self.lots is None else len(self.lots)
            self.now.out.append(("lot", (command["number"], of)))
        else:
            of = None if self.deal.rack is None else len(self.deal.rack)
            self.now.discards.append((command["at"], of))

    # Cards and results

    def happen(self, event):
        self.ledger.move(event, self.wrong)
        if self.game == LUNAR:
            self.deal.hear(event)
        if event["is"] in OF_ONE_PATRON:
            self.check_owner(event)
        handler = getattr(self, f"on_{event['is']}", None)
        if handler is not None:
            handler(event)

    def check_owner(self, event):
        for move in event.get("moves", ()):
            for account in (move["from"], move["to"]):
                if account not in OWES and account.split(":", 1)[1] != event["patron"]:
                    self.wrong(f"{account} has part in what {event['patron']} did")

    def on_NoMoreBets(self, event):
        self.result = None
        self.deal, self.hands = Deal(), {"player": [], "banker": []}

    def on_RoundVoided(self, event):
        self.deal, self.hands = Deal(), {"player": [], "banker": []}

    def on_CardDrawn(self, event):
        card = event["card"]
        face = card["secret"] if isinstance(card, dict) else card
        source, does = event.get("from", "deck"), self.command["does"]
        if isinstance(source, int):
            came = self.deal.take_discard(source)
            if came is not None and (face, source) != (came, self.command.get("at")):
                self.wrong(f"{face} was dealt, but {came} was at that place of the discards")
        elif source == "deck" and not self.attended and does in (None, "card"):
            if face != self.command.get("card"):
                self.wrong(f"{face} was dealt, but {self.command.get('card')} came")

    on_DealerCardReplaced = on_CardDrawn
    on_CardBurned = on_CardDrawn

    def on_CardDealt(self, event):
        self.on_CardDrawn(event)
        if self.game == "baccarat":
            self.hands[event["to"]].append(event["card"]["secret"])

    def on_DealCompleted(self, event):
        for place in self.deal.uneven():
            self.wrong(f"{place} was not dealt five cards")

    def on_DealerRevealed(self, event):
        five = self.deal.five("dealer")
        if five is not None and sorted(event["hand"]) != sorted(five):
            self.wrong("the Dealer shows other cards than were dealt")

    def on_ResultAnnounced(self, event):
        player, banker = event["hands"]["player"], event["hands"]["banker"]
        self.result = (player, banker)
        if not rules.is_lawful(player, banker):
            self.wrong("these hands break the rules for third cards")
        counts = (rules.points(player), rules.points(banker))
        if counts != (event["round"]["player"], event["round"]["banker"]):
            self.wrong(f"the hands count {counts[0]} and {counts[1]}, which was not announced")
        if event["is"] == "ResultAnnounced" and not self.attended:
            if self.hands != {"player": player, "banker": banker}:
                self.wrong("the result has other cards than were dealt")

    on_ResultCorrected = on_ResultAnnounced

    def on_RoundReconstructed(self, event):
        for to, cards in event["hands"].items():
            self.hands[to] = [card["secret"] for card in cards]

    def on_BallRested(self, event):
        self.result = event["in"]
        if not self.attended and self.command.get("number") != event["in"]:
            self.wrong(f"the ball rests on {event['in']}, but another number came")

    def on_NumberAnnounced(self, event):
        if self.result is not None and event["number"] != self.result:
            self.wrong(f"{event['number']} was announced, but the ball rests on {self.result}")
        self.result = event["number"]

    def on_DiceRested(self, event):
        if not self.attended and self.command.get("faces") != event["faces"]:
            self.wrong(f"the dice show {event['faces']}, but others came")

    def on_RollSettled(self, event):
        self.result = event["faces"]

    on_RollSettledAgain = on_RollSettled

    def on_CallOverruled(self, event):
        if isinstance(event.get("outcome"), list):
            self.result = event["outcome"]

    # Wagers

    def on_WagerPlaced(self, event):
        wager = event["wager"]
        self.live[wager["id"]] = dict(wager)
        self.check_stake(event, wager)

    def check_stake(self, event, wager):
        """The patron asked for this wager, and pays for it."""
        patron, command = wager["patron"], self.command
        for move in event["moves"]:
            if f"stack:{patron}" not in (move["from"], move["to"]):
                self.wrong(f"{move['from']} pays for a wager of {patron}")
        if command["does"] == "wager" and command["by"]["role"] == "patron":
            asked = (command["by"]["patron"], command["on"], command["chips"])
            chips = sum(move["chips"] for move in event["moves"])
            if (patron, wager["on"], chips) != asked:
                self.wrong(f"{wager['id']} is not the wager that was asked for")

    def on_WagerReopened(self, event):
        """A settlement is taken back: no more than was paid, and the stake lies there again."""
        wager = event["wager"]
        self.live[wager["id"]] = dict(wager)
        paid = self.paid.pop(wager["id"], None)
        taken = sum(m["chips"] for m in event["moves"] if m["to"] == "bank")
        given = sum(m["chips"] for m in event["moves"] if m["from"] == "bank")
        if paid is None or taken > paid + given or given > wager["chips"] + max(paid, 0):
            self.wrong(f"{wager['id']} was reopened, but other chips moved than when it ended")

    def on_WagerAltered(self, event):
        wager = self.live[event["wager"]]
        wager["chips"] = event["chips"]
        self.check_stake(event, wager)

    def on_WagerCut(self, event):
        self.live[event["wager"]]["chips"] -= event["part"]

    def on_WagerWithdrawn(self, event):
        wager = self.live.pop(event["wager"])
        self.check_stake(event, wager)

    def on_WagerSettled(self, event):
        wager, outcome = event["wager"], event["outcome"]
        self.settled += 1
        self.paid[wager["id"]] = event["won"] - event["commission"]
        if self.live.pop(wager["id"], None) != wager:
            self.wrong(f"{wager['id']} ended, but no such wager was on the table")
        if wager["kind"].startswith("tournament"):
            smallest = 1
        else:
            smallest = self.smallest
        check_payment(event, smallest, self.wrong)
        self.compare(f"{wager['id']} on {wager['on']}", outcome, self.due(wager, outcome["under"]))

    def on_BoxSettled(self, event):
        for on in ("ante", "bet"):
            if on in event["settled"]:
                outcome = event["settled"][on]
                wager = {"on": on, "area": event["seat"]}
                due = self.due(wager, outcome["under"])
                self.compare(f"the {on} of seat {event['seat']}", outcome, due)

    def compare(self, name, outcome, due):
        odds = outcome.get("odds")
        given = (outcome["is"], (odds["pays"], odds["to"]) if odds else None)
        if due is not None and given != due:
            self.wrong(f"{name} should {said(due)}, not {said(given)}")

    def check_areas(self):
        """What lies on the table is what was wagered."""
        for (account, _), chips in self.ledger.balances.items():
            if not account.startswith("area:"):
                continue
            wager = self.live.get(account[5:])
            if chips != (wager["chips"] if wager else 0):
                self.wrong(f"{chips} cents lie on {account}, which nobody wagered")
                self.live[account[5:]] = {"chips": chips}

    def due(self, wager, under):
        """What the rules of the game say; None where something else ended the wager."""
        on = wager["on"]
        if self.game == LUNAR:
            return self.deal.due(on, wager.get("area"), under, self.elections)
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
