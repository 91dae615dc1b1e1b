import type { BaccaratCommand } from '../../src/games/baccarat/commands.ts'
import { baccarat } from '../../src/games/baccarat/index.ts'
import { ONS } from '../../src/games/baccarat/s05-wagers/basic-wagers.ts'
import type { BaccaratState } from '../../src/games/baccarat/table/state.ts'
import type { GeneralCommand } from '../../src/general/commands.ts'
import { accountHoldings, type TableState } from '../../src/general/state.ts'
import { DECK } from '../../src/kernel/card.ts'
import { chips } from '../../src/kernel/money.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { isShown } from '../../src/kernel/secret.ts'
import { actors, generalCommand, PATRONS, type Subject, type Tape } from './subject.ts'

const DEALER: Actor = { role: 'staff', rank: 'dealer' }

/** The next step of the house, so that a run gets through opening, shoe and rounds. */
const next = (tape: Tape, state: TableState<BaccaratState>): BaccaratCommand | GeneralCommand => {
  const { phase } = state.play
  if (!state.open) return { by: { role: 'staff', rank: 'operator' }, does: 'open-table' }
  const seated = state.seats.find(patron => patron !== null)
  if (!seated) return { by: { role: 'patron', patron: tape.one(PATRONS) }, does: 'sit', seat: 1 }
  switch (phase.is) {
    case 'opening':
      return opening(phase.step, state)
    case 'shuffling':
      return { by: { role: 'chance' }, does: 'shuffled' }
    case 'cutting':
      return phase.seat === null
        ? { by: DEALER, does: 'cut', at: 52 + tape.below(300) }
        : { by: DEALER, does: 'decline-cut' }
    case 'cut':
      return { by: DEALER, does: 'place-cutting-card', behind: 20 + tape.below(10) }
    case 'loaded':
      return { by: DEALER, does: 'burn' }
    case 'betting':
      return represented(tape, state) ?? betting(tape, state, seated)
    case 'offering': {
      const by = { role: 'patron', patron: phase.offers[0]! } as const
      return { by, does: tape.below(3) === 0 ? 'decline-role' : 'accept-role' }
    }
    case 'turning':
      return international(tape, state) ?? turning(tape, state.play)
    case 'reopened':
      return tape.below(3) === 0 ? { by: DEALER, does: 'call' } : betting(tape, state, seated)
    case 'called':
      return state.play.elections.style === 'B' && state.play.roles === null
        ? { by: DEALER, does: 'offer-roles' }
        : { by: { role: 'chance' }, does: 'card', card: drawn(tape) }
    default:
      return (
        international(tape, state) ?? {
          by: { role: 'chance' },
          does: 'card',
          card: drawn(tape),
        }
      )
  }
}

const SIDES = ['player', 'banker'] as const

const CASINO: Actor = { role: 'staff', rank: 'casino-supervisor' }

/** Sometimes a patron uses section 15, or a request is granted. */
const international = (
  tape: Tape,
  { play, seats }: TableState<BaccaratState>,
): BaccaratCommand | undefined => {
  if (!play.elections.international || tape.below(6) > 0) return undefined
  const here = seats.filter(patron => patron !== null)
  const hand = tape.one(SIDES)
  const by = { role: 'patron', patron: play.roles?.[hand] ?? tape.one(here) } as const
  const astray = tape.one(['area', 'handler'] as const)
  return tape.one<BaccaratCommand>([
    ...granted(tape, play, here),
    { by: CASINO, does: 'reopen-bets' },
    { by, does: 'ask-split', hand, first: tape.one(here), second: tape.one(here) },
    { by, does: 'volunteer', hand },
    { by: DEALER, does: 'report-misdelivery', hand, astray },
  ])
}

const granted = (
  tape: Tape,
  { international: so, out }: BaccaratState,
  here: readonly string[],
): readonly BaccaratCommand[] => {
  const [split] = so.splits
  const [volunteer] = so.volunteers
  const [wrong] = so.astray
  const patron = tape.one(here)
  const by = { role: 'patron', patron: out?.receiver ?? patron } as const
  const asks: BaccaratCommand[] = wrong ? [{ by, does: 'ask-void-hand', hand: wrong }] : []
  if (split) asks.push({ by: CASINO, does: 'direct-split', hand: split.hand })
  if (volunteer) asks.push({ by: CASINO, does: 'direct-turner', ...volunteer })
  if (out) asks.push({ by, does: 'give-card', card: 1 + tape.below(3), to: patron })
  const [asked] = so.asked
  const ties = tape.below(2) === 0
  const hands = asked && tape.one([[asked.hand], SIDES])
  if (hands) asks.push({ by: CASINO, does: 'void-hands', hands, ties, reason: 'astray' })
  return asks
}

/** Before the first wager, sits a nominee down for the first patron. */
const represented = (
  tape: Tape,
  { play, seats }: TableState<BaccaratState>,
): BaccaratCommand | GeneralCommand | undefined => {
  const supervisor: Actor = { role: 'staff', rank: 'game-supervisor' }
  const [first, ...others] = seats.filter(patron => patron !== null)
  const [nominee] = others
  if (!play.elections.international || !first || tape.below(2) === 0) return undefined
  if (!nominee) {
    const newcomer = PATRONS.find(patron => patron !== first)!
    return { by: { role: 'patron', patron: newcomer }, does: 'sit', seat: seats.indexOf(null) + 1 }
  }
  const found = play.nominations.find(each => each.patron === first && each.nominee === nominee)
  switch (found?.stands) {
    case undefined:
      return { by: { role: 'patron', patron: first }, does: 'request-nominee', nominee }
    case 'requested': {
      const may = { mayWager: true, mayHandle: true, associated: false }
      return { by: supervisor, does: 'approve-nominee', patron: first, nominee, ...may }
    }
    case 'approved':
      return { by: supervisor, does: 'announce-nominee', patron: first, nominee }
    default:
      return undefined
  }
}

/** A patron holds a hand and turns it, or the dealer passes or turns the next one. */
const turning = (tape: Tape, { hands, out, roles }: BaccaratState): BaccaratCommand => {
  const hand = hands.player.every(isShown) ? 'banker' : 'player'
  const holder = out?.holders.find(one => one !== null)
  if (out && holder && tape.below(4) > 0)
    return { by: { role: 'patron', patron: holder }, does: 'turn-hand', hand: out.hand }
  if (out) return { by: DEALER, does: 'retrieve-hand' }
  return { by: DEALER, does: roles?.[hand] ? 'pass-hand' : 'turn-hand', hand }
}

const opening = (step: string, state: TableState<BaccaratState>): BaccaratCommand => {
  const supervisor: Actor = { role: 'staff', rank: 'game-supervisor' }
  if (step === 'delivered')
    return { by: state.play.inspectedBy.includes('dealer') ? supervisor : DEALER, does: 'inspect' }
  const does = {
    brought: 'wash',
    inspected: 'spread',
    spread: 'wash',
    washed: 'stack',
    stacked: 'riffle',
  } as const
  return { by: DEALER, does: does[step as keyof typeof does] }
}

const betting = (
  tape: Tape,
  state: TableState<BaccaratState>,
  patron: string,
): BaccaratCommand | GeneralCommand => {
  const by = { role: 'patron', patron } as const
  const stack = accountHoldings(state, `stack:${patron}`)?.value ?? 0
  if (stack < 100_000) return { by, does: 'buy-in', chips: chips(1_000_000) }
  return state.wagers.length > 0 && tape.below(2) === 0
    ? { by: DEALER, does: 'call' }
    : {
        by,
        does: 'wager',
        on: tape.one(state.play.elections.international ? OFTEN : PLACES),
        chips: chips(tape.one([2000, 10_000, 2500, 200])),
      }
}

const PLACES = [...ONS, 'ante']

/** Rounds of section 15 take many steps, so they try fewer pointless wagers. */
const OFTEN = ['player', 'banker', 'perfect-pair-player', 'ante']

const drawn = (tape: Tape) =>
  tape.below(40) === 0 ? tape.one(['cutting-card', 'none'] as const) : tape.one(DECK)

const NOMINEE: Actor = { role: 'nominee', nominee: 'Ben', patron: 'Ana' }

const anything = (tape: Tape): BaccaratCommand => {
  const by = tape.below(8) === 0 ? NOMINEE : actors(tape)
  return tape.one<BaccaratCommand>([
    { by, does: 'inspect' },
    { by, does: 'spread' },
    { by, does: 'wash' },
    { by, does: 'stack' },
    { by, does: 'riffle' },
    { by, does: 'shuffled' },
    { by, does: 'cut', at: tape.one([0, 51, 52, 364, 365, -1, 52.5]) },
    { by, does: 'decline-cut' },
    { by, does: 'place-cutting-card', behind: tape.one([0, 19, 20, 52, 53]) },
    { by, does: 'burn' },
    { by, does: 'see-burn' },
    { by, does: 'call' },
    { by, does: 'card', card: drawn(tape) },
    { by, does: 'report-exposed' },
    { by, does: 'card', card: drawn(tape), face: 'up', to: tape.one(['player', 'banker']) },
    { by, does: 'excess-card', card: tape.one(DECK), face: 'down' },
    { by, does: 'excess-card', card: tape.one(DECK), face: 'up', to: 'player' },
    { by, does: 'waiting-card-seen' },
    {
      by,
      does: 'reconstruct',
      error: tape.one(['number', 'together', 'order']),
      cards: Array.from({ length: tape.below(7) }, () => tape.one(DECK)),
      reason: tape.one(['', 'why']),
    },
    { by, does: 'void-round', error: tape.one(['number', 'together', 'order']), reason: 'why' },
    { by, does: 'foreign-card' },
    { by, does: 'elect-style', style: tape.one(['A', 'B', 'C']) },
    { by, does: 'request-nominee', nominee: tape.one(PATRONS) },
    {
      by,
      does: 'approve-nominee',
      patron: tape.one(PATRONS),
      nominee: tape.one(PATRONS),
      mayWager: true,
      mayHandle: tape.below(2) === 0,
      associated: tape.below(4) === 0,
    },
    {
      by,
      does: tape.one(['announce-nominee', 'end-nominee', 'refuse-nominee']),
      patron: tape.one(PATRONS),
      nominee: tape.one(PATRONS),
    },
    { by, does: 'withdraw-nominees', right: tape.one(['wager', 'handle']), patrons: 'everybody' },
    { by, does: 'offer-roles' },
    { by, does: 'accept-role' },
    { by, does: 'decline-role' },
    { by, does: 'pass-hand', hand: tape.one(['player', 'banker']) },
    { by, does: 'turn-hand', hand: tape.one(['player', 'banker']) },
    { by, does: 'dealer-turns', hand: tape.one(['player', 'banker']) },
    { by, does: 'banker-first' },
    {
      by,
      does: 'direct-shuffle',
      ground: tape.one(['doubt', 'discretion']),
      reason: tape.one(['', 'why']),
    },
    { by, does: 'replace-cards', reason: 'worn' },
    {
      by,
      does: 'bring-prepared',
      prepared: tape.one(['checked', 'shuffled', 'sealed']),
      secured: tape.below(2) === 0,
      approval: tape.one(['', 'letter']),
    },
    { by, does: 'look-at-prepared' },
    { by, does: 'require-mixing' },
    { by, does: 'shuffle-waiting-set', reason: tape.one(['', 'why']) },
    { by, does: 'ask-free-rounds' },
    { by, does: 'reduce-differential' },
    {
      by,
      does: 'report-late-chips',
      patron: tape.one(PATRONS),
      on: tape.one(PLACES),
      chips: chips(tape.one([0, 2000])),
    },
    {
      by,
      does: 'report-lifted-chips',
      wager: tape.one(['w1', 'w2', 'w3']),
      chips: chips(tape.one([0, 100, 2000])),
      putBack: tape.below(3) === 0,
    },
    { by, does: 'cap-area', patrons: tape.one(['everybody', PATRONS, []]) },
  ])
}

const proposes = (
  tape: Tape,
  state: TableState<BaccaratState>,
): BaccaratCommand | GeneralCommand => {
  // A round in which cards are passed and turned takes more steps.
  const mood = tape.below(state.play.elections.style === 'A' ? 8 : 24)
  if (mood === 0) return anything(tape)
  if (mood === 1) return generalCommand(tape, state, ONS)
  return next(tape, state)
}

export const baccaratSubjects: readonly Subject[] = baccarat.books.flatMap(book => {
  const standard = baccarat.standard(book)
  const rich = baccarat.setUp({
    ...standard.elections,
    ...(book === 'nz5' && { luckyMatch: 1, dragonBonus: 1, variant: 'half-on-six' as const }),
    burn: book === 'nz5-old' ? 'by-value' : 'one-face-down',
    sharing: 3,
    ...(book !== 'mbs' && { equipment: 'batch-shuffler' as const, differential: chips(5000) }),
  })
  const endless = baccarat.setUp({
    ...standard.elections,
    version: 'full',
    ...(book !== 'mbs' && { equipment: 'continuous-shuffler' as const }),
    ...(book === 'nz5' && { ante: { fee: chips(200), tableMinimum: chips(2000) } }),
  })
  const tables = {
    standard,
    'with all it offers': { ...rich, standing: true, promotionalChips: true },
    'full and without end': endless,
    ...(book !== 'mbs' && {
      'in Style B': baccarat.setUp({ ...standard.elections, style: 'B' }),
      'in Style C': baccarat.setUp({ ...standard.elections, style: 'C' }),
    }),
    ...(book === 'nz5' && {
      'as International': baccarat.setUp({
        ...standard.elections,
        style: 'B',
        international: true,
        perfectPair: 1,
      }),
      'as International in Style C': baccarat.setUp({
        ...standard.elections,
        style: 'C',
        international: true,
        ante: { fee: chips(200), tableMinimum: chips(2000) },
      }),
    }),
  }
  return Object.entries(tables).map(([name, config]) => ({
    name: `baccarat ${book} ${name}`,
    game: baccarat.game as unknown as Subject['game'],
    config: config as unknown as Subject['config'],
    proposes: proposes as unknown as Subject['proposes'],
  }))
})
