"""Lunar Poker: what the cards of a deal are worth, and how its wagers end."""

from itertools import combinations

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
ACE, KING, QUEEN = 14, 13, 12
NAMES = (
    "odd-cards",
    "ace-king",
    "pair",
    "two-pairs",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
)
BET = dict(zip(NAMES, (0, 1, 1, 2, 3, 4, 5, 7, 20, 50, 100)))
GROUPS = {
    (2,): "pair",
    (3,): "three-of-a-kind",
    (2, 2): "two-pairs",
    (4,): "four-of-a-kind",
    (3, 2): "full-house",
}
# By pay table, 1 to 7.
SUPER = {
    "four-of-a-kind": (200, 250, 250, 250, 200, 200, 200),
    "same-coloured-straight": (150,) * 7,
    "full-house": (100,) * 7,
    "flush": (50, 60, 60, 60, 50, 50, 50),
    "straight": (25, 30, 30, 30, 25, 25, 25),
    "three-of-a-kind": (8, 8, 8, 7, 8, 7, 7),
    "ace-king-queen": (6, 6, 5, 5, 5, 6, 5),
    "five-coloured-cards": (2,) * 7,
}
LOSES, STANDS_OFF = ("lose", None), ("stand-off", None)
# Clauses by which the cards alone end a wager. Any other is about an irregularity.
BY_THE_CARDS = {
    "nz22:" + number
    for number in (
        "5.6 5.9 5a.6 9.2 9.4(a) 10.2(a) 10.2(c) 10.4 10.6(c) 10.7(a) 10.8(a) 10.8(c) 10.9(b)"
    ).split()
}


ENDS_A_BOX = ("BoxFolded", "BoxSettled", "HandForfeited", "HandVoided")
# After these, the events alone do not tell which cards are discarded.
REARRANGES = ("CardReread", "CardsTurned", "DrawnCardsRedirected", "MissedInstantCashPaid")


def wins(pays):
    return ("win", (pays, 1))


def value(card):
    return ORDER.index(card[:-1]) + 2


def grouped(cards):
    """How often each value comes, the most frequent and then the highest first."""
    values = [value(card) for card in cards]
    found = sorted(((values.count(one), one) for one in set(values)), reverse=True)
    return tuple(count for count, _ in found), tuple(one for _, one in found)


def top_of_sequence(values):
    if len(values) != 5:
        return None
    if values[0] - values[4] == 4:
        return values[0]
    return 5 if values == (ACE, 5, 4, 3, 2) else None


def is_suited(cards):
    return len({card[-1] for card in cards}) == 1


def name_of(five):
    counts, values = grouped(five)
    top = top_of_sequence(values)
    if top is not None and is_suited(five):
        return "royal-flush" if top == ACE else "straight-flush"
    if counts in ((4, 1), (3, 2)):
        return "four-of-a-kind" if counts == (4, 1) else "full-house"
    if is_suited(five):
        return "flush"
    if top is not None:
        return "straight"
    alike = {(3, 1, 1): "three-of-a-kind", (2, 2, 1): "two-pairs", (2, 1, 1, 1): "pair"}.get(counts)
    if alike:
        return alike
    return "ace-king" if values[:2] == (ACE, KING) else "odd-cards"


def worth(five):
    """Compares as the ranking says: first the name, then the values that decide."""
    values = grouped(five)[1]
    top = top_of_sequence(values)
    return (NAMES.index(name_of(five)), values if top is None else (top,))


def best(cards):
    return max(combinations(cards, 5), key=worth)


def formed_by(cards):
    """The combination that needs all of these cards, if there is one."""
    counts, values = grouped(cards)
    if counts in GROUPS:
        return GROUPS[counts]
    if len(cards) == 2:
        return "ace-king" if values == (ACE, KING) else None
    if len(values) != 5:
        return None
    name = name_of(cards)
    return name if name in ("straight", "flush", "straight-flush", "royal-flush") else None


def first_combination(cards):
    five = best(cards)
    name = name_of(five)
    if name == "ace-king":
        return name, {card for card in five if value(card) >= KING}
    if name in ("straight", "flush", "straight-flush", "royal-flush"):
        return name, set(five)
    values = [value(card) for card in five]
    return name, {card for card in five if values.count(value(card)) > 1}


def bet_pays(cards):
    """For the winning combination, and for a second one with at least one other card."""
    name, used = first_combination(cards)
    others = [
        formed_by(some)
        for size in range(2, 6)
        for some in combinations(cards, size)
        if not used.issuperset(some)
    ]
    return BET[name] + max((BET[other] for other in others if other), default=0)


def super_combination(five):
    counts, values = grouped(five)
    one_colour = len({card[-1] in "DH" for card in five}) == 1
    straight = top_of_sequence(values) is not None
    made = (
        counts == (4, 1),
        straight and one_colour,
        counts == (3, 2),
        is_suited(five),
        straight,
        counts == (3, 1, 1),
        {ACE, KING, QUEEN} <= set(values),
        one_colour,
    )
    return next((name for name, is_made in zip(SUPER, made) if is_made), None)


def qualifies(hand):
    return name_of(best(hand)) != "odd-cards"


class Deal:
    """The cards of one round, as the events tell them."""

    def __init__(self):
        self.dealt, self.drawn, self.discards = {}, {}, {}
        self.declared, self.folded, self.forces = set(), set(), set()
        self.replacement, self.reread = None, set()
        self.acted, self.rack = set(), []

    def hear(self, event):
        name, seat = event["is"], event.get("seat")
        self.discard(name, seat, event)
        if name == "CardDealt":
            self.dealt.setdefault(event["to"], []).append(event["card"]["secret"])
        elif name == "CardDrawn":
            self.drawn.setdefault(seat, []).append(event["card"]["secret"])
        elif name == "ChoiceMade":
            self.discards[seat] = [card["secret"] for card in event["choice"].get("discard", [])]
        elif name == "ChoiceTakenBack":
            self.discards.pop(seat, None)
        elif name == "HandDeclared":
            self.declared.add(seat)
        elif name == "BoxFolded":
            self.folded.add(seat)
        elif name == "ForceAnswered" and event["forces"]:
            self.forces.add(seat)
        elif name == "DealerCardReplaced":
            self.replacement = event["card"]
        elif name in ("CardReread", "CardsTurned"):
            self.reread.add(event.get("to", event.get("at")))

    def discard(self, name, seat, event):
        """Keeps the discards in their order; None once something irregular happened to cards."""
        if self.rack is None or name in REARRANGES:
            self.rack = None
        elif name in ("BoxPlays", "DrawBegan"):
            self.acted.add(seat)
            self.rack += self.discards.get(seat, []) if name == "DrawBegan" else []
        elif name in ENDS_A_BOX or (name == "HandVerified" and event["instantCash"]):
            self.rack += self.held_by(seat)
        elif name == "DealerForced":
            self.rack.append(event["removed"])

    def held_by(self, seat):
        given = self.discards.get(seat, []) if seat in self.acted else []
        hand = [card for card in self.dealt.get(seat, []) if card not in given]
        return hand + self.drawn.get(seat, [])

    def take_discard(self, place):
        """The card that leaves this place among the discards, if it is known."""
        if self.rack is None or not 0 <= place < len(self.rack):
            return None
        return self.rack.pop(place)

    def uneven(self):
        """The places that do not have five cards after the deal."""
        return [place for place, cards in self.dealt.items() if len(cards) != 5]

    def five(self, place):
        """The first five cards of a place, if the log names them all."""
        cards = self.dealt.get(place, [])[:5]
        is_known = len(cards) == 5 and all(isinstance(c, str) and c[:-1] in ORDER for c in cards)
        return cards if is_known and place not in self.reread else None

    def dealer(self, seat):
        """The Dealer's cards that this seat has to beat; None if the Dealer has no hand."""
        five = self.five("dealer")
        if qualifies(five):
            return five
        if seat not in self.forces or self.replacement is None:
            return None
        highest = max(five, key=value)
        forced = [card for card in five if card != highest] + [self.replacement]
        return forced if qualifies(forced) else None

    def super_due(self, place, seat, under, table):
        five = self.five(place)
        if five is None:
            return None
        name = super_combination(five)
        if name is None:
            return LOSES
        if under == "nz22:9.2" and seat not in self.declared:
            return LOSES
        return wins(SUPER[name][table - 1])

    def due(self, on, seat, under, elections):
        """How a wager ends by the cards; None where something else ended it."""
        if under not in BY_THE_CARDS:
            return None
        if on not in ("ante", "bet"):
            place = "dealer" if on == "dealer-super" else seat if on == "super" else None
            return self.super_due(place, seat, under, elections["superTable"])
        five = self.five(seat)
        if five is None or self.five("dealer") is None:
            return None
        if under == "nz22:5.6":
            odds = elections["instantCash"]
            cash = {"straight-flush": odds["straightFlush"], "royal-flush": odds["royalFlush"]}
            return wins(cash[name_of(five)]) if name_of(five) in cash else LOSES
        if seat in self.folded:
            return LOSES
        kept = [card for card in five if card not in self.discards.get(seat, [])]
        return self.compared(on, seat, kept + self.drawn.get(seat, []))

    def compared(self, on, seat, cards):
        dealer = self.dealer(seat)
        if dealer is None:
            return wins(1) if on == "ante" and seat not in self.forces else STANDS_OFF
        own, other = worth(best(cards)), worth(best(dealer))
        if own < other:
            return LOSES
        return wins(bet_pays(cards)) if own > other and on == "bet" else STANDS_OFF
