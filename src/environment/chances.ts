import { DECK } from '../kernel/card.ts'
import type { Ask } from '../kernel/chance.ts'
import type { Command } from '../kernel/game.ts'
import { numberBelow, type Words } from '../odds/simulation/random.ts'
import { anyCard, type Cards, holds } from './cards.ts'
import { asks, type Position, settledDown, taken } from './position.ts'

/** The possible outcomes of chance at a position, each with its exact probability. */
export interface Chance {
  readonly outcome: Outcome
  readonly num: number
  readonly den: number
}

/** A card, a number of the wheel, two dice, or the place of a card among the discards. */
export type Outcome = string | number | readonly number[]

const FACES = [1, 2, 3, 4, 5, 6]

type AskFor<F> = Extract<Ask, { readonly for: F }>
type DrawKind = Exclude<Ask['for'], 'shuffle'>

interface Source<F> {
  readonly all: (ask: AskFor<F>, cards: Cards) => readonly Chance[]
  readonly one: (ask: AskFor<F>, cards: Cards, words: Words) => Outcome
  readonly says: (outcome: Outcome) => Omit<Command, 'by'>
}

const evenly = (outcomes: readonly Outcome[]): readonly Chance[] =>
  outcomes.map(outcome => ({ outcome, num: 1, den: outcomes.length }))

const upTo = (of: number): readonly number[] => Array.from({ length: of }, (_, i) => i)

const SOURCES: { readonly [F in DrawKind]: Source<F> } = {
  card: {
    all: (_, { left, total }) =>
      DECK.flatMap((card, i) =>
        left[i]! > 0 ? [{ outcome: card, num: left[i]!, den: total }] : [],
      ),
    one: (_, cards, words) => anyCard(cards, words),
    says: card => ({ does: 'card', card }) as never,
  },
  spin: {
    all: ({ pockets }) => evenly(pockets),
    one: ({ pockets }, _, words) => pockets[numberBelow(pockets.length, words)]!,
    says: number => ({ does: 'spun', number }) as never,
  },
  dice: {
    all: () => evenly(FACES.flatMap(one => FACES.map(two => [one, two]))),
    one: (_, __, words) => [1 + numberBelow(6, words), 1 + numberBelow(6, words)],
    says: faces => ({ does: 'dice', faces }) as never,
  },
  discard: {
    all: ({ of }) => evenly(upTo(of)),
    one: ({ of }, _, words) => numberBelow(of, words),
    says: at => ({ does: 'discard', at }) as never,
  },
  lot: {
    all: ({ of }) => evenly(upTo(of)),
    one: ({ of }, _, words) => numberBelow(of, words),
    says: number => ({ does: 'lot', number }) as never,
  },
}

const asked = (position: Position): Exclude<Ask, { for: 'shuffle' }> | undefined => {
  const ask = asks(position)
  return ask?.for === 'shuffle' ? undefined : ask
}

const sourceOf = (ask: Ask): Source<never> => SOURCES[ask.for as DrawKind] as never

export const chancesAt = (position: Position): readonly Chance[] => {
  const ask = asked(position)
  return ask ? sourceOf(ask).all(ask as never, position.cards) : []
}

/** Draws an outcome with a generator. @param words are changed. */
export const sampled = (position: Position, words: Words): Outcome => {
  const ask = asked(position)
  if (!ask) throw new Error('chance has nothing to say')
  return sourceOf(ask).one(ask as never, position.cards, words)
}

/** Whether chance can bring this. The outcome may come from another program, so check its shape too. */
const isPossible = ({ cards }: Position, ask: Ask, outcome: Outcome): boolean => {
  switch (ask.for) {
    case 'card':
      return DECK.some(card => card === outcome) && holds(cards, outcome as (typeof DECK)[number])
    case 'spin':
      return ask.pockets.some(pocket => pocket === outcome)
    case 'dice':
      return (
        Array.isArray(outcome) &&
        outcome.length === 2 &&
        outcome.every(face => FACES.includes(face))
      )
    case 'shuffle':
      return false
    default:
      return Number.isInteger(outcome) && (outcome as number) >= 0 && (outcome as number) < ask.of
  }
}

/** The position after this outcome; undefined if it is impossible. */
export const answered = (position: Position, outcome: Outcome): Position | undefined => {
  const ask = asked(position)
  if (!ask || !isPossible(position, ask, outcome)) return undefined
  const command = { ...sourceOf(ask).says(outcome), by: { role: 'chance' } } as Command
  const next = taken(position, command)
  return 'refused' in next ? undefined : settledDown(next)
}
