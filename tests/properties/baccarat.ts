import type { BaccaratCommand } from '../../src/games/baccarat/events.ts'
import { baccarat } from '../../src/games/baccarat/index.ts'
import type { BaccaratState } from '../../src/games/baccarat/state.ts'
import { ONS } from '../../src/games/baccarat/wagers.ts'
import type { GeneralCommand } from '../../src/general/commands.ts'
import type { TableState } from '../../src/general/state.ts'
import { DECK } from '../../src/kernel/card.ts'
import { chips } from '../../src/kernel/money.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { actors, generalCommand, PATRONS, type Subject, type Tape } from './subject.ts'

const DEALER: Actor = { role: 'staff', rank: 'dealer' }

/** What the house would do next, so that a run gets through opening, shoe and rounds. */
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
      return betting(tape, state, seated)
    default:
      return { by: { role: 'chance' }, does: 'card', card: drawn(tape) }
  }
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
  const stack = state.accounts[`stack:${patron}`]?.value ?? 0
  if (stack < 100_000) return { by, does: 'buy-in', chips: chips(1_000_000) }
  return state.wagers.length > 0 && tape.below(2) === 0
    ? { by: DEALER, does: 'call' }
    : { by, does: 'wager', on: tape.one(PLACES), chips: chips(tape.one([2000, 10_000, 2500, 200])) }
}

const PLACES = [...ONS, 'ante']

const drawn = (tape: Tape) =>
  tape.below(40) === 0 ? tape.one(['cutting-card', 'none'] as const) : tape.one(DECK)

const anything = (tape: Tape): BaccaratCommand => {
  const by = actors(tape)
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
    { by, does: 'cap-area', patrons: tape.one(['everybody', PATRONS, []]) },
  ])
}

const proposes = (
  tape: Tape,
  state: TableState<BaccaratState>,
): BaccaratCommand | GeneralCommand => {
  const mood = tape.below(8)
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
  }
  return Object.entries(tables).map(([name, config]) => ({
    name: `baccarat ${book} ${name}`,
    game: baccarat.game as unknown as Subject['game'],
    config: config as unknown as Subject['config'],
    proposes: proposes as unknown as Subject['proposes'],
  }))
})
