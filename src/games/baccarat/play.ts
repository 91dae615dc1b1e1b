import { lawOf } from '../../kernel/command.ts'
import type { Play } from '../../kernel/game.ts'
import { EVENS, type Odds, odds } from '../../kernel/money.ts'
import { refuse } from '../../kernel/refusal.ts'
import { BACCARAT, type BaccaratCommand } from './commands.ts'
import { bookOf } from './law.ts'
import { parted } from './s02-nominees/leaving.ts'
import { represents } from './s02-nominees/nominees.ts'
import { limitsUnder } from './s05-wagers/areas.ts'
import { FIVE_PERCENT } from './s05-wagers/basic-wagers.ts'
import { fits, kindOf, permits, releases } from './s05-wagers/betting.ts'
import { afterRound, cardsReturned } from './s07-shoe/shoe.ts'
import { isMixed } from './s07-shoe/shuffle.ts'
import { isReady } from './s08-dealing/roles.ts'
import { cardsOut } from './s09-third-cards/third-card.ts'
import { milestone, resolves } from './s10-settlement.ts'
import { isDealt } from './s12-irregularities/deadline.ts'
import { anteMinds, dependants } from './s14-ante-up.ts'
import { NOTHING_YET } from './s15-international/events.ts'
import type { BaccaratEvent } from './table/events.ts'
import { evolveBaccarat } from './table/evolve/index.ts'
import { type BaccaratState, faces, type TableElections } from './table/state.ts'
import { type BaccaratView, viewBaccarat } from './table/view.ts'

/** The book refuses a command that no section declares. */
const LAW = lawOf(BACCARAT, (state: BaccaratState) =>
  refuse(bookOf(state).under.applies, 'Baccarat has no such command.'),
)

const open = (elections: TableElections): BaccaratState => ({
  elections,
  phase: { is: 'opening', step: 'delivered' },
  inspectedBy: [],
  prepared: null,
  left: 0,
  seen: {},
  sealed: false,
  emptied: null,
  invited: false,
  shoes: 0,
  waitingSetIsFresh: true,
  lastCutter: 0,
  lastCoup: 'no',
  burned: [],
  freeRounds: { asked: false, dealt: 0 },
  areaCaps: [],
  reduced: [],
  hands: { player: [], banker: [] },
  waiting: [],
  voidHand: null,
  roles: null,
  out: null,
  nominations: [],
  international: NOTHING_YET,
  bankerFirst: false,
  lifted: {},
  settled: null,
  results: [],
  lastResult: null,
  paidResults: [],
  announced: [],
})

/**
 * Only Banker winnings may need an amount that chips cannot make. Other wagers pay a multiple of
 * the stake.
 * @rule ruling:547
 */
const pays = ({ elections }: BaccaratState, on: string): readonly Odds[] => {
  const best = BEST_ODDS[kindOf(on)] ?? EVENS
  if (on !== 'banker') return [best]
  if (elections.variant === 'commission') return [best, LESS_COMMISSION]
  return elections.variant.endsWith('half-on-six') ? [best, odds(1, 2)] : [best]
}

const LESS_COMMISSION = odds(FIVE_PERCENT.to - FIVE_PERCENT.pays, FIVE_PERCENT.to)

const BEST_ODDS: Readonly<Record<string, Odds>> = {
  main: odds(2),
  tie: odds(9),
  'perfect-pair': odds(30),
  'any-pair': odds(11),
  'lucky-match': odds(500),
  'dragon-bonus': odds(30),
  pair: odds(11),
}

const IN_ROUND: readonly BaccaratState['phase']['is'][] = [
  'called',
  'offering',
  'dealing',
  'turning',
  'reopened',
]

export const baccarat: Play<
  TableElections,
  BaccaratState,
  BaccaratCommand,
  BaccaratEvent,
  BaccaratView
> = {
  commands: BACCARAT,
  open,
  decide: LAW.decide,
  evolve: evolveBaccarat,
  awaits: (state, felt) => {
    const { phase, elections } = state
    if (isMixed(state)) return { for: 'shuffle', decks: elections.decks }
    const draws = phase.is === 'burning' || phase.is === 'dealing' || isReady(state, felt)
    return draws ? { for: 'card' } : undefined
  },
  view: viewBaccarat,
  permits,
  fits,
  releases,
  resolves,
  milestone,
  represents,
  dependants,
  parted,
  isUnderWay: ({ phase }) => IN_ROUND.includes(phase.is),
  isTooLate: ({ phase }) => isDealt(phase.is),
  abandon: (state, under) => [
    { is: 'RoundVoided', reason: 'the round was invalidated', under },
    ...cardsReturned(state, cardsOut(faces(state.hands))),
    ...afterRound(state),
  ],
  withdrawn: ({ settled, lastResult }, under, isEarlier) =>
    isEarlier || settled || lastResult !== null
      ? [{ is: 'ResultVoided', wagers: [], ...(isEarlier && { isEarlier }), under }]
      : [],
  kindOf,
  minds: anteMinds,
  pays,
  limitsUnder,
  allowsNonValueChips: false,
}
