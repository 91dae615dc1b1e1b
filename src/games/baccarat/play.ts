import type { Authority } from '../../kernel/authority.ts'
import type { Consequence, Felt, Play } from '../../kernel/game.ts'
import { chips, EVENS, type Odds, odds } from '../../kernel/money.ts'
import { type Actor, isPatron } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import { lose, type Stake, voided, type Wager } from '../../kernel/wager.ts'
import { ANTE, anteMinds, anteRefused } from './ante.ts'
import { areaRefused, capArea } from './areas.ts'
import { burn, seeBurn } from './burn.ts'
import { atClosing } from './closing.ts'
import { call, card } from './deal.ts'
import { reduceDifferential } from './differential.ts'
import { cardsOut } from './draw.ts'
import type {
  BaccaratCommand,
  BaccaratCommandOf,
  BaccaratDoes,
  BaccaratEvent,
  BaccaratEventOf,
} from './events.ts'
import { evolveBaccarat } from './evolve.ts'
import { askFreeRounds } from './free-rounds.ts'
import { bookOf, inspect, riffle, spread, stack, wash } from './opening.ts'
import { bringPrepared, lookAtPrepared, requireMixing } from './prepared.ts'
import {
  afterRound,
  cardsReturned,
  cut,
  declineCut,
  directShuffle,
  isMixed,
  placeCuttingCard,
  replaceCards,
  reportExposed,
  shuffled,
  shuffleWaitingSet,
} from './shoe.ts'
import { type BaccaratState, faces, type TableElections } from './state.ts'
import { type BaccaratView, viewBaccarat } from './view.ts'
import { isExactlyPayable, isMain, isOn, payablePart } from './wagers.ts'

type Law<D extends BaccaratDoes> = (
  state: BaccaratState,
  command: BaccaratCommandOf<D>,
  felt: Felt,
) => Decision<BaccaratEvent>

const LAW: { readonly [D in BaccaratDoes]: Law<D> } = {
  inspect: (state, { by }) => inspect(state, by),
  spread: (state, { by }) => spread(state, by),
  wash: (state, { by }, felt) => wash(state, by, felt),
  stack: (state, { by }) => stack(state, by),
  riffle: (state, { by }) => riffle(state, by),
  shuffled,
  cut,
  'decline-cut': declineCut,
  'place-cutting-card': placeCuttingCard,
  burn,
  'see-burn': seeBurn,
  call,
  card,
  'report-exposed': reportExposed,
  'direct-shuffle': directShuffle,
  'replace-cards': replaceCards,
  'bring-prepared': bringPrepared,
  'look-at-prepared': lookAtPrepared,
  'require-mixing': requireMixing,
  'shuffle-waiting-set': shuffleWaitingSet,
  'ask-free-rounds': askFreeRounds,
  'reduce-differential': reduceDifferential,
  'cap-area': capArea,
}

const open = (elections: TableElections): BaccaratState => ({
  elections,
  phase: { is: 'opening', step: 'delivered' },
  inspectedBy: [],
  prepared: null,
  left: 0,
  shoes: 0,
  lastCutter: 0,
  lastCoup: 'no',
  burned: [],
  freeRounds: { asked: false, dealt: 0 },
  areaCaps: [],
  reduced: [],
  hands: { player: [], banker: [] },
  results: [],
  announced: [],
})

const decide = (
  state: BaccaratState,
  command: BaccaratCommand,
  felt: Felt,
): Decision<BaccaratEvent> =>
  Object.hasOwn(LAW, command.does)
    ? (LAW[command.does] as Law<BaccaratDoes>)(state, command, felt)
    : refuse('nz5:2.1', 'Nobody does that at a baccarat table.')

/** When wagers may be placed and touched. @rule nz5:5.14 nz5:5.15 ruling:501 */
const closed = (
  state: BaccaratState,
  by: Actor,
  under: { readonly locked: Authority; readonly called: Authority },
): Refusal | undefined => {
  const book = bookOf(state)
  switch (state.phase.is) {
    case 'loaded':
    case 'burning':
    case 'betting':
      return undefined
    case 'called':
      return book.dealerMayCorrect && !isPatron(by)
        ? undefined
        : refuse(under.called, 'No more bets has been called.')
    case 'dealing':
      return refuse(under.locked, 'The first card is out: no wager may be made or touched.')
    default:
      return refuse(book.procedure.load, 'Wagers are taken once the cards are in the shoe.')
  }
}

const lateFor = (state: BaccaratState, on: string, by: Actor): Refusal | undefined => {
  const { placing, betsClosed } = bookOf(state).under
  return closed(state, by, { locked: placing(on), called: betsClosed })
}

/** What is taken here, and where. @rule nz5:5.2 nz5:5.3 nz5:5.4 ruling:503 */
const permits = (
  state: BaccaratState,
  stake: Stake,
  felt: Felt,
  by: Actor,
): Refusal | undefined => {
  const book = bookOf(state)
  const { on, chips: size } = stake
  const { denominations } = felt
  const misplaced = () => areaRefused(state, stake, felt, kindOf)
  if (on === ANTE) return anteRefused(state, stake, felt) ?? lateFor(state, on, by) ?? misplaced()
  if (!isOn(on)) return refuse(book.under.permittedWagers, 'There is no wager on {on}.', { on })
  if (!book.wagers(state.elections)[on])
    return refuse(book.under.wagerNotOffered(on), 'No wager on {on} is offered here.', { on })
  const refused = lateFor(state, on, by) ?? misplaced()
  if (refused) return refused
  const inexact =
    on === 'banker' &&
    isPatron(by) &&
    state.elections.variant === 'commission' &&
    book.exactPayment &&
    !isExactlyPayable(size, denominations)
  return inexact
    ? refuse(book.exactPayment.refuses, '{$size} on Banker cannot be paid exactly; {$less} can.', {
        size,
        less: payablePart(size, denominations),
      })
    : undefined
}

/** Between rounds a wager may always be taken back, also after a tie. @rule nz5:5.16 */
const releases = (state: BaccaratState, _: Wager, by: Actor): Refusal | undefined => {
  const { altering } = bookOf(state).under
  const between =
    state.phase.is === 'shuffling' ||
    state.phase.is === 'cutting' ||
    state.phase.is === 'cut' ||
    state.phase.is === 'opening'
  return between ? undefined : closed(state, by, { locked: altering, called: altering })
}

const ORDER = { lose: 0, void: 1, win: 2, 'stand-off': 3 } as const

/** The Ante is collected before anything else, whatever the result. @rule nz5:14.6 ruling:525 */
const antesTaken = ({ wagers }: Felt): readonly Consequence[] =>
  wagers.filter(({ on }) => on === ANTE).map(({ id }) => ({ wager: id, outcome: lose('nz5:14.6') }))

/**
 * Losing wagers are collected, then winners are paid; what stands off on a hand stays for the next
 * round. @rule nz5:10.2 nz5:5.16 ruling:543 nz5:11A.6 nz5:11B.7 nz5:11C.7 nz5:11D.7 ruling:572
 */
const paid = (
  state: BaccaratState,
  { hands }: BaccaratEventOf<'ResultAnnounced'>,
  felt: Felt,
): readonly Consequence[] => {
  const { wagers } = felt
  const book = bookOf(state)
  const rules = book.wagers(state.elections)
  const settled = wagers
    .flatMap(wager => {
      const rule = isOn(wager.on) ? rules[wager.on] : undefined
      return rule ? [{ wager, outcome: rule(hands) }] : []
    })
    .sort((a, b) => ORDER[a.outcome.is] - ORDER[b.outcome.is])
    .flatMap(({ wager: { id, ...stake }, outcome }): Consequence[] => {
      const ended: Consequence = { wager: id, outcome }
      return outcome.is === 'stand-off' && isMain(stake.on)
        ? [ended, { stake, under: book.procedure.afterTie }]
        : [ended]
    })
  return [...antesTaken(felt), ...settled]
}

const resolves = (
  state: BaccaratState,
  event: BaccaratEvent,
  felt: Felt,
): readonly Consequence[] => {
  switch (event.is) {
    case 'NoMoreBets':
      return atClosing(state, felt, 'call')
    case 'CallOmitted':
      return atClosing(state, felt, 'first card')
    case 'CardDealt':
      return event.first ? atClosing(state, felt, 'first card') : []
    case 'DifferentialReduced':
      return event.reductions.map(({ wager, from, to }) => ({
        wager,
        outcome: voided(event.under, chips(from - to)),
      }))
    case 'ResultAnnounced':
      return paid(state, event, felt)
    case 'RoundVoided':
      return felt.wagers.map(({ id }) => ({ wager: id, outcome: voided(event.under) }))
    default:
      return []
  }
}

const milestone = (event: BaccaratEvent) => {
  switch (event.is) {
    case 'NoMoreBets':
    case 'CallOmitted':
      return 'no-more-bets'
    case 'CardDealt':
      return event.first ? 'no-more-bets' : undefined
    case 'RoundEnded':
      return 'round-over'
    case 'RoundVoided':
      return 'round-void'
    default:
      return undefined
  }
}

/** The wagers of one sign together: both hands, the tie, each side wager. */
const kindOf = (on: string): string =>
  on === 'player' || on === 'banker' ? 'main' : on.replace(/-(player|banker)$/, '')

/** Winnings that chips might not make up: half on six; everything else multiplies the stake. */
const pays = ({ elections }: BaccaratState, on: string): readonly Odds[] => {
  const halves = on === 'banker' && elections.variant.endsWith('half-on-six')
  return halves ? [EVENS, odds(1, 2)] : [BEST_ODDS[kindOf(on)] ?? EVENS]
}

const BEST_ODDS: Readonly<Record<string, Odds>> = {
  main: odds(2),
  tie: odds(9),
  'perfect-pair': odds(30),
  'any-pair': odds(11),
  'lucky-match': odds(500),
  'dragon-bonus': odds(30),
  pair: odds(11),
}

export const baccarat: Play<
  TableElections,
  BaccaratState,
  BaccaratCommand,
  BaccaratEvent,
  BaccaratView
> = {
  open,
  decide,
  evolve: evolveBaccarat,
  awaits: state => {
    const { phase, elections } = state
    if (isMixed(state)) return { for: 'shuffle', decks: elections.decks }
    const draws = phase.is === 'burning' || phase.is === 'called' || phase.is === 'dealing'
    return draws ? { for: 'card' } : undefined
  },
  view: viewBaccarat,
  permits,
  releases,
  resolves,
  milestone,
  abandon: (state, under) => [
    { is: 'RoundVoided', reason: 'the round was invalidated', under },
    ...cardsReturned(state, cardsOut(faces(state.hands))),
    ...afterRound(state),
  ],
  kindOf,
  minds: anteMinds,
  pays,
  allowsNonValueChips: false,
}
