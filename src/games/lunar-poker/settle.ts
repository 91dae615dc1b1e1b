import type { Card } from '../../kernel/card.ts'
import { settle } from '../../kernel/chips/settle.ts'
import { type Chips, chips, NONE, oddsText } from '../../kernel/money.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Outcome } from '../../kernel/wager.ts'
import type { Elections } from './book/elections.ts'
import type { Box, Round } from './round.ts'
import { highestCard, instantCash, qualifies } from './s04-hands/hands.ts'
import { roundRefused } from './s05-wagers/stakes.ts'
import { superCombination } from './s05-wagers/super-bet.ts'
import { dealingOrder, keptCards, type Place } from './s08-dealing/deal.ts'
import {
  type BoxResult,
  folded,
  forcedInVain,
  handComparison,
  instantCashOutcome,
  notForced,
  superOutcome,
} from './s10-settlement/settlement.ts'

/** A box after it has acted. */
interface ActedBox extends Box {
  readonly hand: readonly Card[]
  readonly finalHand: readonly Card[] | null
  readonly drew: boolean
}

export const settleRound = (round: Round) => {
  const refused = roundRefused(round)
  if (refused) return refused
  const { elections, deck, patrons } = round
  const order = dealingOrder(
    elections.dealing,
    patrons.map(({ seat }) => seat),
  )
  const hands = handsFrom(order, deck)
  const acted = act(patrons, hands, deck.slice(order.length))
  if (isRefusal(acted)) return acted
  const dealer = dealerOf(hands.get('dealer')!, acted.boxes, acted.rest)
  if (isRefusal(dealer)) return dealer
  return {
    dealer,
    patrons: acted.boxes.map(box => {
      const settled = settledBox(box, dealer, elections)
      return boxAnswer(box, settled, superAnswers(box, hands, elections), dealer)
    }),
  }
}

/** @rule nz22:8.3 nz22:8.4 */
const handsFrom = (
  order: readonly Place[],
  deck: readonly Card[],
): ReadonlyMap<Place, readonly Card[]> => {
  const hands = new Map<Place, readonly Card[]>()
  order.forEach((place, i) => {
    hands.set(place, [...(hands.get(place) ?? []), deck[i]!])
  })
  return hands
}

/** The boxes act one after the other with the rest of the deck. @rule nz22:8.7 nz22:9.6 nz22:9.7 */
const act = (
  patrons: readonly Box[],
  hands: ReadonlyMap<Place, readonly Card[]>,
  stub: readonly Card[],
): { readonly boxes: readonly ActedBox[]; readonly rest: readonly Card[] } | Refusal => {
  const boxes: ActedBox[] = []
  let rest = stub
  for (const box of patrons) {
    const hand = hands.get(box.seat)!
    const drawn = drawnBy(box, hand, rest)
    if (isRefusal(drawn)) return drawn
    rest = rest.slice(drawn.took)
    boxes.push({ ...box, hand, finalHand: drawn.finalHand, drew: drawn.took > 0 })
  }
  return { boxes, rest }
}

/** @rule nz22:5.2 nz22:5.2(c) nz22:8.5 nz22:8.5(c) nz22:8.6 nz22:8.6(b) nz22:9.9 nz22:5.8 */
const drawnBy = (
  { action, discard, afterDraw, seat }: Box,
  hand: readonly Card[],
  rest: readonly Card[],
): { readonly took: number; readonly finalHand: readonly Card[] | null } | Refusal => {
  if (instantCash(hand) || action === 'play') return { took: 0, finalHand: hand }
  if (action === 'fold') return { took: 0, finalHand: null }
  const kept = action === 'exchange' ? keptCards(hand, discard) : hand
  if (kept === undefined)
    return refuse('nz22:8.5', 'Seat {seat} may exchange two to five of its own cards.', { seat })
  const took = action === 'exchange' ? hand.length - kept.length : 1
  if (took > rest.length) return deckRunsOut
  return { took, finalHand: afterDraw === 'play' ? [...kept, ...rest.slice(0, took)] : null }
}

const deckRunsOut = refuse(
  'nz22:11.19',
  'The deck is running out, so the discards would have to be shuffled and dealt.',
)

export interface DealerAnswer {
  readonly hand: readonly Card[]
  readonly qualifies: boolean
  readonly forced: boolean
  readonly removed: Card | null
  readonly replacement: Card | null
  readonly finalHand: readonly Card[] | null
}

const isPlaying = ({ hand, finalHand }: ActedBox): boolean =>
  finalHand !== null && !instantCash(hand)

/** @rule nz22:1.0/force-the-dealer nz22:10.1 nz22:10.3 nz22:10.4 ruling:2229 */
const dealerOf = (
  hand: readonly Card[],
  boxes: readonly ActedBox[],
  [next]: readonly Card[],
): DealerAnswer | Refusal => {
  const unforced = { forced: false, removed: null, replacement: null, finalHand: null }
  if (qualifies(hand)) return { hand, qualifies: true, ...unforced }
  if (!boxes.some(box => isPlaying(box) && box.forceDealer))
    return { hand, qualifies: false, ...unforced }
  if (next === undefined) return deckRunsOut
  const removed = highestCard(hand)
  const finalHand = [...hand.filter(card => card !== removed), next]
  return { hand, qualifies: false, forced: true, removed, replacement: next, finalHand }
}

/** @rule nz22:5.8 nz22:10.2 nz22:10.5 */
export const settledBox = (
  box: Pick<ActedBox, 'hand' | 'finalHand' | 'forceDealer'>,
  dealer: Pick<DealerAnswer, 'hand' | 'qualifies' | 'finalHand'>,
  elections: Elections,
): BoxResult => {
  const cash = instantCashOutcome(box.hand, elections)
  if (cash) return { ante: cash, under: 'nz22:5.8' }
  if (box.finalHand === null) return folded
  if (dealer.qualifies) return handComparison(box.finalHand, dealer.hand, elections)
  if (!box.forceDealer) return notForced(elections)
  return qualifies(dealer.finalHand!)
    ? handComparison(box.finalHand, dealer.finalHand!, elections)
    : forcedInVain
}

/** @rule nz22:5a.4(b) nz22:5a.4(c) */
const superAnswers = (
  box: ActedBox,
  hands: ReadonlyMap<Place, readonly Card[]>,
  elections: Elections,
) =>
  box.super.map(({ on, amount }) => {
    const target = on === 'own' ? box.seat : on
    const five = hands.get(target)!
    const outcome = superOutcome(five, target, elections)
    return {
      on,
      combination: superCombination(five) ?? null,
      outcome: outcome.is,
      odds: outcome.is === 'win' ? oddsText(outcome.odds) : null,
      net: netOf(amount, outcome),
      under: outcome.under,
    }
  })

/**
 * The Bet is twice the Ante. Each fee equals the Ante.
 * @rule nz22:5.2(b) nz22:1.0/bet-wager nz22:1.0/fee nz22:8.5(a) nz22:8.6(a) nz22:10.3
 */
const boxAnswer = (
  { seat, ante, hand, finalHand, drew, forceDealer }: ActedBox,
  { ante: anteOutcome, bet: betOutcome, first, second, under }: BoxResult,
  supers: ReturnType<typeof superAnswers>,
  dealer: DealerAnswer,
) => {
  const forced = dealer.forced && forceDealer && betOutcome !== undefined
  const fees = { draw: drew ? ante : NONE, force: forced ? ante : NONE }
  const anteNet = netOf(ante, anteOutcome)
  const bet = betOutcome ? netOf(chips(2 * ante), betOutcome) : 0
  const superNet = supers.reduce((sum, { net }) => sum + net, 0)
  return {
    seat,
    hand,
    finalHand,
    instantCash: instantCash(hand) ?? null,
    super: supers,
    fees,
    ante: anteNet,
    bet,
    first: first?.name ?? null,
    second: second?.name ?? null,
    net: anteNet + bet + superNet - fees.draw - fees.force,
    under,
  }
}

const netOf = (stake: Chips, outcome: Outcome): number => {
  const wager = { id: '', patron: '', on: '', chips: stake, kind: 'value' } as const
  return outcome.is === 'lose' ? -stake : settle(wager, outcome, [chips(1)]).won
}
