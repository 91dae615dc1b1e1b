import { DECK } from '../../../kernel/card.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { electionRefused } from '../book/elections.ts'
import type { Box, Round, SuperBet } from '../round.ts'

/** Reasons to refuse a round before a card is dealt. */
export const roundRefused = (round: Round): Refusal | undefined =>
  electionRefused(round.elections) ?? deckRefused(round) ?? boxesRefused(round)

/** The deck must hold each card once. @rule nz22:3.4(a) nz22:7.3 */
const deckRefused = ({ deck }: Round): Refusal | undefined =>
  deck.length === DECK.length && new Set(deck).size === DECK.length
    ? undefined
    : refuse(
        'nz22:11.10',
        'One deck is 52 different cards; here are {cards}, {different} different.',
        {
          cards: deck.length,
          different: new Set(deck).size,
        },
      )

const BOXES = 5

/** @rule nz22:3.1 nz22:5.1 nz22:5.1(a) nz22:5.4 nz22:8.1 */
const boxesRefused = (round: Round): Refusal | undefined => {
  const seats = round.patrons.map(({ seat }) => seat)
  if (seats.length === 0) return refuse('nz22:8.1', 'A round needs an Ante Wager.')
  const outside = seats.find(seat => seat > BOXES)
  if (outside !== undefined)
    return refuse('nz22:3.1', 'A table has {boxes} wagering areas; there is no {seat}.', {
      boxes: BOXES,
      seat: outside,
    })
  const twice = seats.find((seat, i) => seats.indexOf(seat) < i)
  if (twice !== undefined)
    return refuse('nz22:5.4', 'Only one Ante is accepted on the area of seat {seat}.', {
      seat: twice,
    })
  for (const box of round.patrons) {
    const refused = supersRefused(box, round) ?? tooMuch(box, round)
    if (refused) return refused
  }
  return undefined
}

/** @rule nz22:5.1(b) nz22:5a.1 nz22:5a.2 nz22:5a.4 nz22:5a.4(a) */
const supersRefused = (box: Box, round: Round): Refusal | undefined => {
  for (const [i, bet] of box.super.entries()) {
    const refused = superRefused(bet, box, round)
    if (refused) return refused
    if (box.super.findIndex(({ on }) => on === bet.on) < i)
      return refuse('nz22:5.4', 'Seat {seat} may place one Super Bet on each hand.', {
        seat: box.seat,
      })
  }
  const own = box.super.find(({ on }) => on === 'own')
  return round.elections.multipleSuper && (own === undefined || own.amount < box.ante)
    ? refuse(
        'nz22:5a.4(a)',
        'Seat {seat} must place a Super Bet on its own hand of at least {$ante}.',
        {
          seat: box.seat,
          ante: box.ante,
        },
      )
    : undefined
}

/** @rule nz22:5a.4(b) nz22:5a.4(c) nz22:5a.5 */
const superRefused = (
  { on }: SuperBet,
  { seat }: Box,
  { elections, patrons }: Round,
): Refusal | undefined => {
  if (on === 'own') return undefined
  if (!elections.multipleSuper)
    return refuse(
      'nz22:5a.1',
      'At this table each player may place a Super Bet only on their own hand.',
    )
  if (on === 'dealer') return undefined
  if (on === seat)
    return refuse(
      'nz22:5a.4(b)',
      'Seat {seat} is your own box. For your own Super Bet, say "own".',
      {
        seat,
      },
    )
  return patrons.some(other => other.seat === on)
    ? undefined
    : refuse('nz22:5a.5', 'No hand is dealt to seat {seat}, so no Super Bet is taken on it.', {
        seat: on,
      })
}

/** The best Super Bet pays 250 to 1. A Bet of two Antes pays at best 100 and 50 to 1 for two hands. */
const BEST_SUPER = 250n
const BEST_BET = 2n * 150n

/** @rule nz1:10.4 */
const tooMuch = (box: Box, { elections }: Round): Refusal | undefined => {
  const royal = BigInt(elections.instantCash.royalFlush)
  const supers = box.super.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const best = BigInt(box.ante) * (royal > BEST_BET ? royal : BEST_BET) + supers * BEST_SUPER
  return best <= BigInt(Number.MAX_SAFE_INTEGER)
    ? undefined
    : refuse('nz1:10.4', 'What seat {seat} could win cannot be paid to the cent.', {
        seat: box.seat,
      })
}
