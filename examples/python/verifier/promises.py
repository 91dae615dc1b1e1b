"""docs/promises.md: what a secret, the patrons' words and the cut make of a shoe, spin or roll."""

import hmac
from hashlib import sha256

RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]
WHEELS = {
    37: "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12"
    " 35 3 26".split(),
    38: "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4"
    " 23 35 14 2".split(),
}


def hexed(*parts):
    digest = sha256()
    for part in parts:
        digest.update(part if isinstance(part, bytes) else part.encode())
    return digest.hexdigest()


def words_digest(said):
    return hexed("".join(f"{word['seat']}|{hexed(word['says'])}\n" for word in said))


def numbers(key, purpose, table, shoe, mixed):
    block = 0
    while True:
        text = f"{purpose}|v1|{table}|{shoe}|{mixed}|{block}"
        made = hmac.new(key, text.encode(), sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(made[at : at + 4], "big")
        block += 1


def below(n, stream):
    most = (2**32 // n) * n
    return next(number for number in stream if number < most) % n


def shuffled(cards, stream):
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, stream)
        order[i], order[j] = order[j], order[i]
    return order


class Promise:
    """One commitment with everything that happened to it."""

    def __init__(self, table, sealed):
        self.table, self.number, self.decks = table, sealed["number"], sealed["decks"]
        self.commitment, self.envelopes = sealed["commitment"], sealed.get("envelopes")
        self.said, self.cut, self.behind = [], None, None
        self.out, self.discards, self.secret = [], [], None

    def stream(self, purpose, said=None):
        mixed = words_digest(self.said if said is None else said)
        return numbers(bytes.fromhex(self.secret), purpose, self.table, self.number, mixed)

    def committed(self):
        if self.envelopes is not None:
            text = "".join(envelope + "\n" for envelope in self.envelopes)
            return hexed(f"deck|v1|{self.table}|{self.number}|{text}")
        return hexed(f"commit|v1|{self.table}|{self.number}|", bytes.fromhex(self.secret))

    def filled(self):
        """The envelopes as the secret fills them: a card and a salt for each place."""
        key = bytes.fromhex(self.secret)
        cards = shuffled(DECK * self.decks, self.stream("shuffle", []))
        for place, card in enumerate(cards):
            text = f"salt|v1|{self.table}|{self.number}|{place}"
            salt = hmac.new(key, text.encode(), sha256).hexdigest()
            yield card, hexed(f"card|v1|{self.table}|{self.number}|{place}|{card}|{salt}")

    def order(self):
        if self.envelopes is not None:
            cards = [card for card, _ in self.filled()]
            places = list(range(len(cards)))
            if self.said:
                mixed = words_digest(self.said)
                key = bytes.fromhex(mixed)
                places = shuffled(places, numbers(key, "mix", self.table, self.number, mixed))
            order = [cards[place] for place in places]
        else:
            order = shuffled(DECK * self.decks, self.stream("shuffle"))
        cut = self.cut or 0
        order = order[cut:] + order[:cut]
        if self.behind is not None:
            order.insert(len(order) - self.behind, "cutting-card")
        return order

    def check(self, wrong):
        if self.committed() != self.commitment:
            wrong(f"promise {self.number}: the secret is not the one that was committed to")
            return
        if self.envelopes is not None and [e for _, e in self.filled()] != self.envelopes:
            wrong(f"promise {self.number}: the envelopes hold other cards than the secret says")
        cards = [what for kind, what in self.out if kind == "card"]
        order = self.order() if cards else []
        for place, card in enumerate(cards):
            due = order[place] if place < len(order) else "none"
            if card != due:
                wrong(f"promise {self.number}: card {place + 1} is {card}, but {due} was promised")
                return
        for kind, what in self.out:
            self.check_throw(kind, what, wrong)
        for drawn, (place, of) in enumerate(self.discards):
            stream = self.stream("discard")
            for _ in range(drawn):
                next(stream)
            if of is not None and place != below(of, stream):
                wrong(f"promise {self.number}: another discard was promised")

    def check_throw(self, kind, what, wrong):
        if kind == "spin":
            number, pockets = what
            due = WHEELS[pockets][below(pockets, self.stream("spin"))]
            if number != due:
                wrong(f"promise {self.number}: the ball fell on {number}, but {due} was promised")
        elif kind == "dice":
            stream = self.stream("dice")
            due = [below(6, stream) + 1, below(6, stream) + 1]
            if what != due:
                wrong(f"promise {self.number}: the dice are {what}, but {due} was promised")
        elif kind == "lot":
            number, of = what
            if of is not None and number != below(of, self.stream("lot")):
                wrong(f"promise {self.number}: another lot was promised")
