import type { Elections } from '../games/lunar-poker/book/elections.ts'
import type { Box } from '../games/lunar-poker/round.ts'
import { settleRound } from '../games/lunar-poker/settle.ts'
import { type Card, DECK, RANKS, rank, SUITS, suit } from '../kernel/card.ts'
import { chips } from '../kernel/money.ts'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import { cardsIn, cardsOrNone } from './cards.ts'
import type { Difference, RulesOutcome, Suspect } from './difference.ts'
import { type Audited, type Judge, WAGER } from './game.ts'
import { namedField, type Row, required, Unreadable } from './row.ts'
import { corrected, fitted } from './statistics.ts'
import { aboutRound, optionalAmount, recordedWager, type Terms, wagerDifferences } from './wager.ts'

const ACTIONS = ['fold', 'play', 'exchange', 'buy-sixth'] as const

export const LUNAR_POKER: Audited = {
  required: {
    ...WAGER.required,
    stake: 'the Ante',
    seat: 'the seat, 1 to 7',
    hand: 'the five cards dealt to the patron',
    action: ACTIONS.join(', '),
    dealer: 'the five cards of the Dealer',
  },
  optional: {
    ...WAGER.optional,
    discard: 'the cards exchanged',
    drawn: 'the cards drawn for them, or the sixth card',
    afterDraw: 'play or fold, after a draw',
    forced: 'yes if the patron paid to force the Dealer',
    replacement: 'the card the Dealer drew when forced',
    super: 'the Super Bet on the patron’s own hand',
  },
}

export interface LunarPokerTerms extends Terms {
  readonly elections: Elections
}

interface Hand extends Box {
  readonly row: Row
  readonly cards: readonly Card[]
  readonly drawn: readonly Card[]
}

const isYes = (text: string | undefined): boolean => /^(y|yes|true|1)$/i.test(text ?? '')

const handIn = (row: Row, { unit }: Terms): Hand => {
  const seat = Number(required(row, 'seat'))
  if (!Number.isInteger(seat)) throw new Unreadable(row.line, 'seat: a number is expected')
  const cards = cardsIn(row, 'hand')
  if (cards.length !== 5) throw new Unreadable(row.line, 'hand: five cards are expected')
  const onOwn = optionalAmount(row, 'super', unit)
  return {
    row,
    cards,
    seat: seat as Box['seat'],
    ante: chips(recordedWager(row, 'ante', { unit, limits: {}, smallest: 1 }).stake),
    super: onOwn > 0 ? [{ on: 'own', amount: chips(onOwn) }] : [],
    action: namedField(row, 'action', ACTIONS),
    discard: cardsOrNone(row, 'discard'),
    drawn: cardsOrNone(row, 'drawn'),
    afterDraw:
      row.cell('afterDraw') === undefined ? 'play' : namedField(row, 'afterDraw', ['play', 'fold']),
    forceDealer: isYes(row.cell('forced')),
  }
}

/** The deck in an order that deals these hands: five cards to each, the Dealer last. */
const deckOf = (hands: readonly Hand[], dealer: readonly Card[], row: Row) => {
  const seen = [
    ...hands.flatMap(({ cards }) => cards),
    ...dealer,
    ...hands.flatMap(({ drawn }) => drawn),
    ...cardsOrNone(row, 'replacement'),
  ]
  const twice = seen.find((card, i) => seen.indexOf(card) < i)
  return { twice, deck: [...seen, ...DECK.filter(card => !seen.includes(card))] }
}

export const judgeLunarPoker = (setting: LunarPokerTerms): Judge => {
  const ranks = new Float64Array(RANKS.length)
  const suits = new Float64Array(SUITS.length)
  const settled = (hands: readonly Hand[], deck: readonly Card[], superTable: number) =>
    settleRound({
      elections: { ...setting.elections, dealing: 'shuffler', superTable } as Elections,
      deck,
      patrons: hands,
    })

  const judged = (hands: readonly Hand[], deck: readonly Card[]): readonly Difference[] => {
    const answer = settled(hands, deck, setting.elections.superTable)
    if (isRefusal(answer))
      return [
        aboutRound(hands[0]!.row, {
          kind: 'impossible-round',
          under: answer.refused,
          sentence: sentence(answer),
        }),
      ]
    return hands.flatMap((hand, i) => {
      const box = answer.patrons[i]!
      const ours: RulesOutcome = {
        outcome: box.net > 0 ? 'win' : box.net < 0 ? 'lose' : 'stand-off',
        odds: null,
        won: Math.max(0, box.net),
        commission: 0,
        net: box.net,
        under: box.under,
      }
      const suspects = (): readonly Suspect[] => [
        ...unpaid(box),
        ...[1, 2, 3, 4, 5, 6, 7].flatMap(superTable => {
          const other = settled(hands, deck, superTable)
          if (isRefusal(other) || hand.super.length === 0) return []
          const says = `The Super Bet was settled by pay table ${superTable}.`
          return [{ kind: 'wrong-pay-table', sentence: says, net: other.patrons[i]!.net } as const]
        }),
      ]
      return wagerDifferences(
        recordedWager(hand.row, 'ante', setting),
        setting,
        () => ours,
        suspects,
      )
    })
  }

  return {
    round: rows => {
      const [first] = rows
      const hands = rows.map(row => handIn(row, setting))
      const dealer = cardsIn(first!, 'dealer')
      if (dealer.length !== 5) throw new Unreadable(first!.line, 'dealer: five cards are expected')
      for (const card of [...dealer, ...hands.flatMap(({ cards }) => cards)]) {
        ranks[RANKS.indexOf(rank(card))]! += 1
        suits[SUITS.indexOf(suit(card))]! += 1
      }
      const { twice, deck } = deckOf(hands, dealer, first!)
      if (twice === undefined) return judged(hands, deck)
      const says = `${twice} came twice from one deck.`
      return [aboutRound(first!, { kind: 'card-used-twice', under: 'nz22:11.10', sentence: says })]
    },
    statistics: () =>
      corrected([
        ...fitted(
          'Ranks of the cards',
          ranks,
          Array.from(ranks, () => 1 / RANKS.length),
        ),
        ...fitted(
          'Suits of the cards',
          suits,
          Array.from(suits, () => 1 / SUITS.length),
        ),
      ]),
  }
}

interface HandAmounts {
  readonly net: number
  readonly ante: number
  readonly bet: number
  readonly fees: { readonly draw: number; readonly force: number }
}

const unpaid = ({ net, ante, bet, fees }: HandAmounts): readonly Suspect[] => {
  const all: readonly (Suspect & { readonly isDue: boolean })[] = [
    {
      isDue: fees.draw > 0,
      kind: 'fee-not-taken',
      sentence: 'The fee for the draw was not taken.',
      net: net + fees.draw,
    },
    {
      isDue: fees.force > 0,
      kind: 'fee-not-taken',
      sentence: 'The fee for forcing the Dealer was not taken.',
      net: net + fees.force,
    },
    {
      isDue: bet > 0,
      kind: 'win-not-paid',
      sentence: 'The Bet wins, but was not paid.',
      net: net - bet,
    },
    {
      isDue: ante > 0,
      kind: 'win-not-paid',
      sentence: 'The Ante wins, but was not paid.',
      net: net - ante,
    },
  ]
  return all.filter(({ isDue }) => isDue)
}
