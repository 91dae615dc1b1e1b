import type { Authority } from '../../kernel/authority.ts'
import type { Consequence, Felt, Play } from '../../kernel/game.ts'
import { chips, EVENS, type Odds, odds } from '../../kernel/money.ts'
import { type Actor, isPatron } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import { type Stake, voided, type Wager } from '../../kernel/wager.ts'
import { burn, seeBurn } from './burn.ts'
import { call, card } from './deal.ts'
import type {
  BaccaratCommand,
  BaccaratCommandOf,
  BaccaratDoes,
  BaccaratEvent,
  BaccaratEventOf,
} from './events.ts'
import { evolveBaccarat } from './evolve.ts'
import { bookOf, inspect, riffle, spread, stack, wash } from './opening.ts'
import {
  afterRound,
  cut,
  declineCut,
  directShuffle,
  placeCuttingCard,
  replaceCards,
  reportExposed,
  shuffled,
} from './shoe.ts'
import type { BaccaratState, TableElections } from './state.ts'
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
}

const open = (elections: TableElections): BaccaratState => ({
  elections,
  phase: { is: 'opening', step: 'delivered' },
  inspectedBy: [],
  left: 0,
  shoes: 0,
  lastCutter: 0,
  lastCoup: 'no',
  burned: [],
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

const permits = (
  state: BaccaratState,
  { on, chips: size }: Stake,
  { denominations }: Felt,
  by: Actor,
): Refusal | undefined => {
  const book = bookOf(state)
  if (!isOn(on)) return refuse(book.under.permittedWagers, 'There is no wager on {on}.', { on })
  if (!book.wagers(state.elections)[on])
    return refuse(book.under.wagerNotOffered(on), 'No wager on {on} is offered here.', { on })
  const late = closed(state, by, { locked: book.under.placing, called: book.under.betsClosed })
  if (late) return late
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

/** What the call makes void: side wagers alone, and what commission could not be taken from. */
const atTheCall = (
  state: BaccaratState,
  { wagers, denominations }: Felt,
): readonly Consequence[] => {
  const book = bookOf(state)
  const hasMain = (patron: string) => wagers.some(w => w.patron === patron && isMain(w.on))
  return wagers.flatMap((wager): Consequence[] => {
    const alone = isOn(wager.on) && !hasMain(wager.patron) && book.needsMain(wager.on)
    if (alone) return [{ wager: wager.id, outcome: voided(alone) }]
    if (wager.on !== 'banker' || state.elections.variant !== 'commission' || !book.exactPayment)
      return []
    const rest = chips(wager.chips - payablePart(wager.chips, denominations))
    return rest > 0 ? [{ wager: wager.id, outcome: voided(book.exactPayment.cuts, rest) }] : []
  })
}

const ORDER = { lose: 0, void: 1, win: 2, 'stand-off': 3 } as const

/**
 * Losing wagers are collected, then winners are paid; what stands off on a hand stays for the next
 * round. @rule nz5:10.2 nz5:5.16 ruling:543 nz5:11A.6 nz5:11B.7 nz5:11C.7 nz5:11D.7 ruling:572
 */
const paid = (
  state: BaccaratState,
  { hands }: BaccaratEventOf<'ResultAnnounced'>,
  { wagers }: Felt,
): readonly Consequence[] => {
  const book = bookOf(state)
  const rules = book.wagers(state.elections)
  return wagers
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
}

const resolves = (
  state: BaccaratState,
  event: BaccaratEvent,
  felt: Felt,
): readonly Consequence[] => {
  switch (event.is) {
    case 'NoMoreBets':
    case 'CallOmitted':
      return atTheCall(state, felt)
    case 'CardDealt':
      return event.first ? atTheCall(state, felt) : []
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
  awaits: ({ phase, elections }) => {
    if (phase.is === 'shuffling') return { for: 'shuffle', decks: elections.decks }
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
    ...afterRound(state),
  ],
  kindOf,
  pays,
  allowsNonValueChips: false,
}
