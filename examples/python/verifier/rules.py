"""How wagers end, as the regulations say it. Returns (outcome, odds) or None if undecided."""

TENS = ("10", "J", "Q", "K")
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
INSIDE = {
    "straight-up": 35,
    "split": 17,
    "street": 11,
    "asian-neighbour": 11,
    "corner": 8,
    "five-line": 6,
    "six-line": 5,
}


def rank(card):
    return card[:-1]


def value(card):
    face = rank(card)
    return 0 if face in TENS else 1 if face == "A" else int(face)


def points(hand):
    return sum(map(value, hand)) % 10


def is_natural(hand):
    return len(hand) == 2 and points(hand) >= 8


def banker_draws(banker, third):
    if third is None:
        return banker <= 5
    lowest = {3: (0, 9), 4: (2, 7), 5: (4, 7), 6: (6, 7)}
    if banker <= 2:
        return True
    if banker == 3:
        return third != 8
    low, high = lowest.get(banker, (1, 0))
    return low <= third <= high


def is_lawful(player, banker):
    """Whether these two hands can have come from the rules for third cards."""
    first = player[:2], banker[:2]
    if is_natural(first[0]) or is_natural(first[1]):
        return len(player) == 2 and len(banker) == 2
    if (points(first[0]) <= 5) != (len(player) == 3):
        return False
    third = value(player[2]) if len(player) == 3 else None
    return banker_draws(points(first[1]), third) == (len(banker) == 3)


def pair_kind(hand):
    if rank(hand[0]) != rank(hand[1]):
        return None
    suits = hand[0][-1], hand[1][-1]
    if suits[0] == suits[1]:
        return "perfect"
    return "coloured" if (suits[0] in "DH") == (suits[1] in "DH") else "mixed"


PERFECT = {1: (5, 10, 30), 2: (6, 12, 25), 3: (5, 12, 25)}
LUCKY = {1: (5, 10, 25, 100), 2: (5, 10, 20, 500)}
KINDS = ("mixed", "coloured", "perfect")
DRAGON = {
    1: {9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1},
    2: {9: 20, 8: 8, 7: 7, 6: 4, 5: 3, 4: 1},
    3: {9: 30, 8: 10, 7: 4, 6: 4, 5: 2, 4: 2},
}
LOSES = ("lose", None)


def wins(pays, to=1):
    return ("win", (pays, to))


def main_wager(on, won, banker, variant):
    if won == "tie":
        return ("stand-off", None)
    if on != won:
        return LOSES
    six = on == "banker" and points(banker) == 6
    if variant == "half-on-six" and six:
        return wins(1, 2)
    if variant.startswith("two-to-one"):
        return None
    return wins(1)


def baccarat(on, player, banker, elections):
    gap = points(player) - points(banker)
    won = "player" if gap > 0 else "banker" if gap < 0 else "tie"
    if on in ("player", "banker"):
        return main_wager(on, won, banker, elections["variant"])
    if on == "tie":
        return wins(elections["tie"]) if won == "tie" else LOSES
    kind, side = on.rsplit("-", 1)
    hand = player if side == "player" else banker
    pair = pair_kind(hand)
    if kind == "pair":
        return wins(11) if pair else LOSES
    if kind == "any-pair":
        return wins({1: 11, 2: 10}[elections["anyPair"]]) if pair else LOSES
    if kind == "perfect-pair":
        return wins(PERFECT[elections["perfectPair"]][KINDS.index(pair)]) if pair else LOSES
    if kind == "lucky-match":
        scale = LUCKY[elections["luckyMatch"]]
        triple = len(hand) == 3 and len(set(hand)) == 1
        return (wins(scale[3]) if triple else wins(scale[KINDS.index(pair)])) if pair else LOSES
    return dragon_bonus(won, side, hand, player, abs(gap), elections["dragonBonus"])


def dragon_bonus(won, side, hand, player, gap, table):
    if won == "tie":
        return ("stand-off", None) if is_natural(player) else LOSES
    if won != side:
        return LOSES
    if is_natural(hand):
        return wins(1)
    pays = DRAGON[table].get(gap)
    return wins(pays) if pays else LOSES


def roulette(on, spun):
    kind, _, rest = on.partition(":")
    number = int(spun)
    if kind in INSIDE:
        return wins(INSIDE[kind]) if spun in rest.split("-") else LOSES
    hit = {
        "column": lambda: number % 3 == int(rest) % 3,
        "dozen": lambda: (number - 1) // 12 == int(rest) - 1,
        "low": lambda: number <= 18,
        "high": lambda: number >= 19,
        "even": lambda: number % 2 == 0,
        "odd": lambda: number % 2 == 1,
        "red": lambda: number in RED,
        "black": lambda: number not in RED,
    }.get(kind)
    if hit is None:
        return None
    pays = 2 if kind in ("column", "dozen") else 1
    return wins(pays) if number > 0 and hit() else LOSES


def snake_eyes(on, dice, elections):
    total, hard = sum(dice), dice[0] == dice[1]
    if on.startswith("hard-"):
        wanted = int(on[5:])
        if total == wanted and hard:
            return wins(elections[f"hard{wanted}"])
        return LOSES if total in (wanted, 7) else None
    if on == "hardway-combo":
        if total in (4, 6, 8, 10):
            return wins(4) if hard else LOSES
        return LOSES if total == 7 else None
    if on in ("five", "six", "eight"):
        wanted = {"five": 5, "six": 6, "eight": 8}[on]
        return wins(1) if total == wanted else LOSES if total == 7 else None
    if on == "field":
        twelve, two = {1: (2, 3), 2: (2, 2), 3: (1, 3)}[elections["field"]]
        if total in (5, 6, 7, 8):
            return LOSES
        return wins(two if total == 2 else twelve if total == 12 else 1)
    totals, pays = {
        "any-7": ((7,), 4),
        "c-and-e": ((2, 3, 11, 12), 4),
        "craps-2": ((2,), elections["craps2"]),
        "craps-3": ((3,), 15),
        "craps-12": ((12,), elections["craps12"]),
        "eleven-in-1": ((11,), 15),
    }[on]
    return wins(pays) if total in totals else LOSES
