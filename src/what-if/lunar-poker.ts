import { type Elections, electionRefused } from '../games/lunar-poker/book/elections.ts'
import { highestCard, qualifies } from '../games/lunar-poker/s04-hands/hands.ts'
import { otherSeat } from '../games/lunar-poker/s05-wagers/betting.ts'
import { BET_PAYS } from '../games/lunar-poker/s05-wagers/printed-odds.ts'
import { SUPER_BETS, superCombination } from '../games/lunar-poker/s05-wagers/super-bet.ts'
import { HAND_SIZE, type Place } from '../games/lunar-poker/s08-dealing/deal.ts'
import { type BoxResult, superOutcome } from '../games/lunar-poker/s10-settlement/settlement.ts'
import { settledBox } from '../games/lunar-poker/settle.ts'
import { type Card, isCard } from '../kernel/card.ts'
import { odds } from '../kernel/money.ts'
import type { Seat } from '../kernel/people.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Outcome } from '../kernel/wager.ts'
import SOLUTION from '../odds/lunar-poker/solve/solution.json' with { type: 'json' }
import { type Solution, valueUnder } from '../odds/lunar-poker/solve/solution.ts'
import { superSorts } from '../odds/lunar-poker.ts'
import { negative } from '../odds/numbers/fraction.ts'
import type { RoundRecord } from '../records/round-record.ts'
import { weighedSpread } from './draws.ts'
import type { LawBuilder, PricedSpread } from './law.ts'
import { amended, changedPay, type Overlay, type PayTables } from './overlay.ts'

/** Bet and Super Bet pay by a table, so an overlay can change single rows. */
export const PAY_TABLES: PayTables = {
  'nz22:5.5': Object.keys(BET_PAYS),
  'nz22:5.9': SUPER_BETS.map(({ name }) => name),
}

const nameOf = (place: Place): string => (place === 'dealer' ? 'dealer' : `seat ${place}`)

/** The cards dealt to a place; undefined if one of them was never shown. */
const cardsTo = ({ came }: RoundRecord, place: Place): readonly Card[] | undefined => {
  const cards = came.filter(({ is, to }) => is === 'card' && to === nameOf(place))
  return cards.every(({ what }) => isCard(what)) ? cards.map(({ what }) => what as Card) : undefined
}

const fiveOf = (round: RoundRecord, place: Place): readonly Card[] | undefined => {
  const cards = cardsTo(round, place)
  return cards && cards.length >= HAND_SIZE ? cards.slice(0, HAND_SIZE) : undefined
}

/** The cards that a patron exchanged; undefined if nobody saw them. */
const discardsOf = (
  { choices }: RoundRecord,
  patron: string,
  drawn: number,
): readonly string[] | undefined => {
  if (drawn <= 1) return []
  const said = choices.findLast(({ by, does }) => by === `patron ${patron}` && does === 'exchange')
  const discard = said?.with.discard as readonly string[] | undefined
  return discard?.length === drawn && discard.every(isCard) ? discard : undefined
}

/** There is a Bet on the area only if the patron plays. */
const boxOf = (round: RoundRecord, seat: Seat, patron: string) => {
  const cards = cardsTo(round, seat)
  const hand = fiveOf(round, seat)
  if (!cards || !hand) return undefined
  const drawn = cards.slice(HAND_SIZE)
  const discards = discardsOf(round, patron, drawn.length)
  if (!discards) return undefined
  const plays = round.stakes.some(({ on, area }) => on === 'bet' && area === seat)
  const finalHand = [...hand.filter(card => !discards.includes(card)), ...drawn]
  const forceDealer = round.choices.some(
    ({ by, does }) => by === `patron ${patron}` && does === 'force',
  )
  return { hand, finalHand: plays ? finalHand : null, forceDealer }
}

const dealerOf = (round: RoundRecord) => {
  const hand = fiveOf(round, 'dealer')
  if (!hand) return undefined
  const next = cardsTo(round, 'dealer')![HAND_SIZE]
  const removed = next && highestCard(hand)
  const finalHand = next ? [...hand.filter(card => card !== removed), next] : null
  return { hand, qualifies: qualifies(hand), finalHand }
}

/** The Bet with the odds of a changed pay table. */
const repriced = ({ bet, first, second }: BoxResult, overlay: Overlay): Outcome | undefined => {
  if (bet?.is !== 'win' || !first) return bet
  const pays = [first, ...(second ? [second] : [])].map(
    ({ name }) => changedPay(overlay, 'nz22:5.5', name) ?? BET_PAYS[name],
  )
  return { ...bet, odds: odds(pays.reduce((sum, one) => sum + one, 0)) }
}

const superEnd = (five: readonly Card[], on: Place, elections: Elections, overlay: Overlay) => {
  const outcome = superOutcome(five, on, elections)
  const name = superCombination(five)
  const pays = name && changedPay(overlay, 'nz22:5.9', name)
  const paid =
    pays === undefined || outcome.is !== 'win' ? outcome : { ...outcome, odds: odds(pays) }
  return amended(paid, overlay)
}

const superPlace = (on: string, area: Seat): Place =>
  on === 'dealer-super' ? 'dealer' : (otherSeat(on) ?? area)

/** Clauses of this game that are not only about the Super Bet. */
const isOfAnte = (clause: string): boolean => /^nz22:(?!5\.9|5a)/.test(clause)

/** The best play is solved for the printed rules only. */
const spreads = (elections: Elections, overlay: Overlay): readonly PricedSpread[] => {
  const isSolved = !Object.keys(overlay).some(isOfAnte) && elections.maxPayout === undefined
  const solved = isSolved ? negative(valueUnder(SOLUTION as Solution, elections.instantCash)) : null
  const cases = superSorts().map(({ example, hands }) => ({
    outcome: superEnd(example, 1, elections, overlay),
    ways: BigInt(hands),
  }))
  return [
    { wager: 'ante', terms: 'best play', under: ['nz22:5.5'], edge: solved, endings: [] },
    weighedSpread('super', cases)!,
  ]
}

export const enact: LawBuilder = (_book, elected, overlay) => {
  const elections = elected as unknown as Elections
  const refused = electionRefused(elections)
  if (refused) return refused
  return {
    end: ({ on, wager, patron }, round) => {
      const area = round.stakes.find(each => each.wager === wager)?.area
      if (area === undefined) return undefined
      if (on !== 'ante' && on !== 'bet') {
        const place = superPlace(on, area)
        const five = fiveOf(round, place)
        if (on !== 'super' && !elections.multipleSuper)
          return refuse('nz22:5a.1', 'There is no Super Bet on the hands of others.')
        return five && superEnd(five, place, elections, overlay)
      }
      const [box, dealer] = [boxOf(round, area, patron), dealerOf(round)]
      if (!box || !dealer || (box.forceDealer && !dealer.finalHand)) return undefined
      const settled = settledBox(box, dealer, elections)
      const outcome = on === 'ante' ? settled.ante : repriced(settled, overlay)
      return outcome && amended(outcome, overlay)
    },
    course: round =>
      (round.elections as Elections).dealing === elections.dealing
        ? undefined
        : 'the cards would have been dealt in another order',
    spreads: () => spreads(elections, overlay),
  }
}
