import { type Card, DECK } from '../../kernel/card.ts'
import type { Denominations } from '../../kernel/chips/denominations.ts'
import { type Settlement, settle } from '../../kernel/chips/settle.ts'
import { type Chips, chips, isCountable, NONE, odds, oddsText } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { type Outcome, voided, type Wager } from '../../kernel/wager.ts'
import type { Book, Elections } from './books/book.ts'
import { electionRefused } from './books/elections.ts'
import { isNatural, pointCount } from './s04-card-values.ts'
import { exactlyPaid, isMain, payablePart, type WagerName } from './s05-wagers/basic-wagers.ts'
import { cardsOut, dealFrom, type Hands, result } from './s09-third-cards/third-card.ts'
import { anteDue } from './s14-ante-up.ts'

/** A whole round, settled at once without a table, seats or limits. */
export interface Round {
  readonly book: Book
  readonly elections: Elections
  readonly denominations: Denominations
  readonly cards: readonly Card[]
  readonly wagers: readonly (Wager & { readonly on: WagerName })[]
  readonly antes: Readonly<Record<Patron, Chips>>
}

/** What the amount of a settlement depends on, besides the cards. */
export type Terms = Pick<Round, 'book' | 'elections' | 'denominations'>

export const settleRound = (round: Round) => {
  const refused = roundRefused(round)
  if (refused) return refused
  const hands = dealFrom(round.book.draw, round.cards)
  if (!hands)
    return refuse(round.book.under.tooFewCards, 'There are not enough cards to finish the round.')
  const rules = round.book.wagers(round.elections)
  const antes = antesOf(round)
  const wagers = round.wagers.map(wager =>
    isMain(wager.on) && antes.get(wager.patron)?.missing
      ? answer(wager, voided('nz5:14.7'), NONE, round)
      : wagerAnswer(wager, rules[wager.on]!(hands), round),
  )
  return {
    player: handAnswer(hands.player),
    banker: handAnswer(hands.banker),
    result: result(hands),
    cardsUsed: cardsOut(hands),
    wagers,
    ...(round.elections.ante && {
      antes: Object.fromEntries(
        [...antes].map(([patron, { collected, returned }]) => [patron, { collected, returned }]),
      ),
    }),
    net: netOf(round, wagers, antes),
  }
}

const handAnswer = (cards: Hands['player']) => ({
  cards,
  points: pointCount(cards),
  natural: isNatural(cards),
})

const roundRefused = (round: Round): Refusal | undefined =>
  electionRefused(round.book, round.elections) ??
  tooManyCopies(round) ??
  wagersRefused(round) ??
  anteNotOffered(round)

const tooManyCopies = ({ book, elections, cards }: Round): Refusal | undefined => {
  const card = DECK.find(one => cards.filter(c => c === one).length > elections.decks)
  return (
    card &&
    refuse(book.under.composition, '{decks} decks do not have that many of {card}.', {
      decks: elections.decks,
      card,
    })
  )
}

/** A Lucky Triple Match at 500 to 1 has the best odds. */
const BEST_ODDS = odds(500)

const wagersRefused = (round: Round): Refusal | undefined => {
  const offered = round.book.wagers(round.elections)
  const step = round.denominations[0]!
  let staked = 0
  for (const { id, on, chips: stake } of round.wagers) {
    if (!offered[on])
      return refuse(round.book.under.wagerNotOffered(on), 'No wager on {on} is offered here.', {
        on,
      })
    if (stake % step !== 0)
      return refuse('nz1:10.3', 'Wager {id} of {$stake} is not made of chips of {$step}.', {
        id,
        stake,
        step,
      })
    staked += stake
    if (!isCountable(staked, BEST_ODDS))
      return refuse('nz1:10.4', 'What wager {id} could win cannot be paid to the cent.', { id })
  }
  return undefined
}

const anteNotOffered = ({ elections, antes }: Round): Refusal | undefined =>
  !elections.ante && Object.values(antes).some(placed => placed > 0)
    ? refuse('nz1:10.1(a)', 'There is no Ante at this table.')
    : undefined

/** With commission, only the part that chips can pay exactly is in play. */
export const wagerAnswer = (wager: Wager, outcome: Outcome, round: Terms) => {
  const commissioned = exactlyPaid(wager.on, round.elections, round.book)
  if (!commissioned) return answer(wager, outcome, NONE, round)
  const valid = payablePart(wager.chips, round.denominations)
  const rest = chips(wager.chips - valid)
  return valid === 0
    ? answer(wager, voided(commissioned.cuts), NONE, round)
    : answer({ ...wager, chips: valid }, outcome, rest, round)
}

const answer = (wager: Wager, outcome: Outcome, cut: Chips, { denominations }: Terms) => {
  const settled = settle(wager, outcome, denominations)
  return {
    id: wager.id,
    outcome: outcome.is,
    odds: outcome.is === 'win' ? oddsText(outcome.odds) : null,
    won: settled.won,
    commission: settled.commission,
    voided: chips(settled.voided + cut),
    net: net(wager, outcome, settled),
    under: outcome.under,
  }
}

const net = (wager: Wager, outcome: Outcome, { won, commission }: Settlement): number =>
  outcome.is === 'lose' ? -wager.chips : won - commission

const antesOf = ({ elections, wagers, antes }: Round) => {
  const patrons = new Set([...wagers.map(({ patron }) => patron), ...Object.keys(antes)])
  return new Map(
    [...patrons].map(patron => {
      const stakes = wagers.filter(w => w.patron === patron && isMain(w.on)).map(w => w.chips)
      const placed = Object.hasOwn(antes, patron) ? antes[patron]! : NONE
      const due = elections.ante ? anteDue(elections.ante, stakes) : NONE
      const missing = placed < due
      const collected = missing ? NONE : due
      return [patron, { missing, collected, returned: chips(placed - collected) }] as const
    }),
  )
}

const netOf = (
  { wagers }: Round,
  answers: readonly { readonly net: number }[],
  antes: ReturnType<typeof antesOf>,
): Readonly<Record<Patron, number>> => {
  const nets = new Map<Patron, number>()
  const add = (patron: Patron, change: number) => nets.set(patron, (nets.get(patron) ?? 0) + change)
  wagers.forEach(({ patron }, i) => {
    add(patron, answers[i]!.net)
  })
  for (const [patron, { collected }] of antes) add(patron, -collected)
  return Object.fromEntries(nets)
}
