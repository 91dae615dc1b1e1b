/**
 * The tally of a remaining shoe, as `src/odds/baccarat/tally/tally.ts` explains it, two numbers at a time.
 * The host writes the plan of a draw table once, then the ten numbers of a shoe for every call.
 */

/** Written by the host: ten counts; of the hands that end early, the offsets of hand and finish. */
const POINTS: usize = memory.data(80, 16)
/** How many hands end after four cards, and after five by what the fifth counts; then the hands. */
const ENDING: usize = memory.data(11 * 4, 16)
const HANDS: usize = memory.data(11 * 100 * 4, 16)
/** Both draw where the Player's first two count less than the first, the Banker's than the others. */
const DRAWING: usize = memory.data(11 * 4, 16)
/** [Player's count][Banker's] the offset of a finish that both drew to. */
const BOTH_ENDS: usize = memory.data(100 * 4, 16)

/** Read by the host. */
const TALLY: usize = memory.data(400 * 8, 16)

export function points(): usize { return POINTS }
export function ending(): usize { return ENDING }
export function hands(): usize { return HANDS }
export function drawing(): usize { return DRAWING }
export function bothEnds(): usize { return BOTH_ENDS }
export function tally(): usize { return TALLY }

/** Written by the host: [finish] the offset of its page; [page][line] what a line loses, in units. */
const PAGE_OF: usize = memory.data(400 * 2, 16)
const LOSSES: usize = memory.data(64 * 32 * 8, 16)
/** [page] deals; [line] what it loses over all deals, which is read by the host. */
const PAGES: usize = memory.data(64 * 8, 16)
const LOST: usize = memory.data(32 * 8, 16)

export function pageOf(): usize { return PAGE_OF }
export function losses(): usize { return LOSSES }
export function lost(): usize { return LOST }

/** Counts, and adds up the loss of each line over all pages. */
export function settle(pages: u32, lines: u32): void {
  count()
  memory.fill(PAGES, 0, 64 * 8)
  memory.fill(LOST, 0, 32 * 8)
  for (let finish: usize = 0; finish < 400; finish += 1) {
    const page = PAGES + <usize>load<u16>((finish << 1) + PAGE_OF)
    store<i64>(page, load<i64>(page) + <i64>load<f64>((finish << 3) + TALLY))
  }
  const end = LOST + (<usize>lines << 3)
  let row = LOSSES
  for (let page: usize = 0; page < <usize>pages; page += 1) {
    const deals = load<i64>((page << 3) + PAGES)
    let loss = row
    for (let line = LOST; line < end; line += 8) {
      store<i64>(line, load<i64>(line) + load<i64>(loss) * deals)
      loss += 8
    }
    row += 256
  }
}

/** [v] cards, twice over. */
const LEFT: usize = memory.data(24 * 8, 16)
/** [s] ordered pairs. */
const PAIRS: usize = memory.data(10 * 8, 16)
/** [v][s] pairs with one certain card, for v twice over; and the same [s][v]. */
const TAKING: usize = memory.data(200 * 8, 16)
const TAKEN: usize = memory.data(202 * 8, 16)
/** [p][b] ways, in rows of sixteen. */
const FOURS: usize = memory.data(160 * 8, 64)
/** [v][p][b] those with one certain card, and what is left of them: for hands below eight. */
const PARTS: usize = memory.data(640 * 8, 64)
const REST: usize = memory.data(64 * 8, 64)
/** [Player's count][sixth card][b] deals that both draw in. */
const BOTH: usize = memory.data(800 * 8, 64)

// @ts-ignore: decorator
@inline
function at(table: usize, i: i32): usize { return table + (<usize>i << 3) }

// @ts-ignore: decorator
@inline
function add(to: usize, more: f64): void { store<f64>(to, load<f64>(to) + more) }

export function count(): void {
  const cards = countCards()
  countFours()
  memory.fill(TALLY, 0, 400 * 8)
  memory.fill(BOTH, 0, 800 * 8)
  addEnding(0, FOURS, (cards - 4) * (cards - 5))
  for (let fifth: i32 = 0; fifth < 10; fifth += 1) {
    const left = load<f64>(at(POINTS, fifth))
    if (left == 0) continue
    leave(fifth)
    addEnding(fifth + 1, REST, left * (cards - 5))
    setLeft(fifth, left - 1)
    for (let sixth: i32 = 0; sixth < 10; sixth += 1) {
      const others = load<f64>(at(LEFT, sixth))
      if (others > 0) countSixes(fifth, sixth, left, others)
    }
    setLeft(fifth, left)
  }
  addBoth()
}

// @ts-ignore: decorator
@inline
function setLeft(value: i32, cards: f64): void {
  store<f64>(at(LEFT, value), cards)
  store<f64>(at(LEFT, value + 10), cards)
}

/** What is left without the fifth card. */
function leave(fifth: i32): void {
  let part = at(PARTS, fifth * 64)
  let from = FOURS
  for (let into = REST; into < REST + 512; into += 64) {
    v128.store(into, f64x2.sub(v128.load(from), v128.load(part)))
    v128.store(into, f64x2.sub(v128.load(from, 16), v128.load(part, 16)), 16)
    v128.store(into, f64x2.sub(v128.load(from, 32), v128.load(part, 32)), 32)
    v128.store(into, f64x2.sub(v128.load(from, 48), v128.load(part, 48)), 48)
    from += 128
    part += 64
  }
}

function addBoth(): void {
  let both = BOTH
  for (let player: i32 = 0; player < 10; player += 1) {
    const ends = BOTH_ENDS + <usize>player * 40
    for (let sixth: i32 = 0; sixth < 10; sixth += 1) {
      for (let b: i32 = 0; b < 8; b += 1)
        add(TALLY + <usize>load<u32>(ends + (<usize>digit(b + sixth) << 2)), load<f64>(at(both, b)))
      both += 64
    }
  }
}

function countCards(): f64 {
  let cards: f64 = 0
  for (let v: i32 = 0; v < 10; v += 1) {
    const left = load<f64>(at(POINTS, v))
    store<f64>(at(LEFT, v), left)
    store<f64>(at(LEFT, v + 10), left)
    cards += left
  }
  for (let s: i32 = 0; s < 10; s += 1) {
    let pairs: f64 = 0
    for (let v: i32 = 0; v < 10; v += 1) {
      const doubled = v < 5 ? v + v : v + v - 10
      const partners = load<f64>(at(LEFT, 10 + s - v)) - (doubled == s ? 1 : 0)
      const taking = partners + partners
      store<f64>(at(TAKING, v * 10 + s), taking)
      store<f64>(at(TAKING, v * 10 + s + 100), taking)
      store<f64>(at(TAKEN, s * 20 + v), taking)
      store<f64>(at(TAKEN, s * 20 + v + 10), taking)
      pairs += load<f64>(at(LEFT, v)) * partners
    }
    store<f64>(at(PAIRS, s), pairs)
  }
  return cards
}

function countFours(): void {
  for (let p: i32 = 0; p < 10; p += 1) {
    const pairs = f64x2.splat(load<f64>(at(PAIRS, p)))
    let b0 = f64x2.mul(pairs, v128.load(PAIRS))
    let b2 = f64x2.mul(pairs, v128.load(PAIRS, 16))
    let b4 = f64x2.mul(pairs, v128.load(PAIRS, 32))
    let b6 = f64x2.mul(pairs, v128.load(PAIRS, 48))
    let b8 = f64x2.mul(pairs, v128.load(PAIRS, 64))
    let row = TAKING
    for (let v: i32 = 0; v < 10; v += 1) {
      const ways = f64x2.splat(load<f64>(at(LEFT, v)) * load<f64>(at(row, p)))
      b0 = f64x2.sub(b0, f64x2.mul(ways, v128.load(row)))
      b2 = f64x2.sub(b2, f64x2.mul(ways, v128.load(row, 16)))
      b4 = f64x2.sub(b4, f64x2.mul(ways, v128.load(row, 32)))
      b6 = f64x2.sub(b6, f64x2.mul(ways, v128.load(row, 48)))
      b8 = f64x2.sub(b8, f64x2.mul(ways, v128.load(row, 64)))
      row += 80
    }
    const into = at(FOURS, p * 16)
    v128.store(into, b0)
    v128.store(into, b2, 16)
    v128.store(into, b4, 32)
    v128.store(into, b6, 48)
    v128.store(into, b8, 64)
    add(at(into, p), 2 * load<f64>(at(PAIRS, p)))
  }
  for (let v: i32 = 0; v < 10; v += 1)
    for (let p: i32 = 0; p < 8; p += 1) countParts(v, p)
}

/** Only hands below eight are drawn to. */
function countParts(v: i32, p: i32): void {
  const own = at(TAKING, v * 10)
  const takes = load<f64>(at(own, p))
  const takesP = f64x2.splat(takes)
  const partner = at(TAKING, (10 + p - v) * 10)
  const others = at(TAKEN, p * 20 + 10 - v)
  const rest = f64x2.splat(load<f64>(at(PAIRS, p)) - takes)
  const into = at(PARTS, v * 64 + p * 8)
  for (let i: usize = 0; i < 64; i += 16) {
    const takesB = v128.load(own + i)
    v128.store(into + i, f64x2.add(
      f64x2.mul(takesP, f64x2.sub(f64x2.sub(v128.load(PAIRS + i), takesB), v128.load(partner + i))),
      f64x2.mul(takesB, f64x2.sub(rest, v128.load(others + i))),
    ))
  }
  add(at(into, p), 4 * takes)
}

/** Adds the hands that end after four cards, or after five. */
function addEnding(which: i32, ways: usize, others: f64): void {
  let from = HANDS + <usize>which * 400
  const end = from + (<usize>load<u32>(ENDING + (<usize>which << 2)) << 2)
  for (; from < end; from += 4)
    add(TALLY + <usize>load<u16>(from, 2), load<f64>(ways + <usize>load<u16>(from)) * others)
}

/** A one among zeros. Reading from here minus n gives a vector with the one at place n. */
const ONE: usize = memory.data<f64>([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]) + 15 * 8

/**
 * Both draw, these two cards. Of deals in which both cards were among the first four, those with one
 * card in each hand come back for all hands at once; their partners are two cards, even where they
 * count the same. The Banker draws to at least three counts, 0 to 2, and at most eight (9.4).
 */
function countSixes(fifth: i32, sixth: i32, left: f64, others: f64): void {
  setLeft(sixth, others - 1)
  const ways = left * others
  const players = load<i32>(DRAWING)
  const draws = load<i32>(DRAWING + 4 + (<usize>fifth << 2))
  const all = f64x2.splat(ways)
  const last = draws & 1 ? f64x2.replace_lane(all, 1, 0) : all
  const second = draws < 5 ? last : all
  const third = draws < 7 ? last : all
  const ofSixth = at(LEFT, 10 - sixth)
  const ofFifth = at(LEFT, 10 - fifth)
  let rest = REST
  let part = at(PARTS, sixth * 64)
  let player = fifth
  for (let p: i32 = 0; p < players; p += 1) {
    const into = at(BOTH, (player * 10 + sixth) * 8)
    const one = f64x2.splat(4 * load<f64>(at(ofFifth, p)))
    const other = f64x2.splat(4 * load<f64>(at(ofSixth, p)))
    const oneAgain = ONE - (<usize>digit(p - fifth + sixth) << 3)
    const otherAgain = ONE - (<usize>digit(p - sixth + fifth) << 3)
    addTwo(0, into, all, rest, part, one, ofSixth, oneAgain, other, ofFifth, otherAgain)
    addTwo(16, into, second, rest, part, one, ofSixth, oneAgain, other, ofFifth, otherAgain)
    if (draws > 4)
      addTwo(32, into, third, rest, part, one, ofSixth, oneAgain, other, ofFifth, otherAgain)
    if (draws > 6)
      addTwo(48, into, last, rest, part, one, ofSixth, oneAgain, other, ofFifth, otherAgain)
    rest += 64
    part += 64
    player = player == 9 ? 0 : player + 1
  }
  addSharing(fifth, sixth, ways + ways, players, draws)
  setLeft(sixth, others)
}

// @ts-ignore: decorator
@inline
function addTwo(
  i: usize, into: usize, ways: v128, rest: usize, part: usize,
  one: v128, ofSixth: usize, oneAgain: usize, other: v128, ofFifth: usize, otherAgain: usize,
): void {
  v128.store(into + i, f64x2.add(v128.load(into + i), f64x2.mul(ways, f64x2.add(
    f64x2.sub(v128.load(rest + i), v128.load(part + i)),
    f64x2.add(
      f64x2.mul(one, f64x2.sub(v128.load(ofSixth + i), v128.load(oneAgain + i))),
      f64x2.mul(other, f64x2.sub(v128.load(ofFifth + i), v128.load(otherAgain + i))),
    ),
  ))))
}

/** And those with both cards in one hand, the other hand being any pair without them. */
function addSharing(fifth: i32, sixth: i32, ways: f64, players: i32, draws: i32): void {
  const sum = digit(fifth + sixth)
  if (sum < players) {
    const into = at(BOTH, (digit(sum + fifth) * 10 + sixth) * 8)
    for (let b: i32 = 0; b < draws; b += 1)
      add(at(into, b), ways * pairsWithout(fifth, sixth, b, sum))
  }
  if (sum < draws)
    for (let p: i32 = 0; p < players; p += 1)
      add(at(BOTH, (digit(p + fifth) * 10 + sixth) * 8 + sum), ways * pairsWithout(fifth, sixth, p, sum))
}

// @ts-ignore: decorator
@inline
function digit(n: i32): i32 { return n < 0 ? n + 10 : n > 9 ? n - 10 : n }

function pairsWithout(one: i32, other: i32, s: i32, sum: i32): f64 {
  return load<f64>(at(PAIRS, s)) - load<f64>(at(TAKING, one * 10 + s)) -
    load<f64>(at(TAKING, other * 10 + s)) + (sum == s ? 2 : 0)
}
