import type { Authority } from '../../../kernel/authority.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { Book } from '../books/book.ts'
import { BOOKS } from '../books/index.ts'
import { capital } from '../names.ts'
import { isNatural, pointCount, pointValue } from '../s04-card-values.ts'
import type { Hands } from './third-card.ts'

/** Explains why each hand drew or stood, with the clause. */

interface ThirdCards {
  readonly natural: Authority
  readonly player: Authority
  readonly bankerAfterDraw: Authority
  readonly bankerAfterStand: Authority
}

const THIRD_CARDS: Readonly<Record<Book['id'], ThirdCards>> = {
  nz5: {
    natural: 'nz5:9.2',
    player: 'nz5:9.3',
    bankerAfterDraw: 'nz5:9.4',
    bankerAfterStand: 'nz5:9.5',
  },
  'nz5-old': {
    natural: 'nz5-old:9.2',
    player: 'nz5-old:9.3',
    bankerAfterDraw: 'nz5-old:9.4',
    bankerAfterStand: 'nz5-old:9.5',
  },
  mbs: {
    natural: 'mbs:3.9.1',
    player: 'mbs:3.9.2',
    bankerAfterDraw: 'mbs:3.9.4',
    bankerAfterStand: 'mbs:3.9.3',
  },
}

export type Reason = readonly [phrase: Phrase, clause: Authority]

/** The rule of every hand except a Banker after the Player drew: 0 to 5 draws, 6 and 7 stand. */
const simply = (side: string, count: number): Phrase => ({
  says:
    count <= 5 ? '{side} had {count}: draws on 0 to 5.' : '{side} had {count}: stands on 6 and 7.',
  facts: { side, count },
})

/** The third cards on which a row of the table draws: `0-7, 9`. */
const drawsOn = (row: string): readonly string[] =>
  [...row.matchAll(/D+/g)].map(({ index, 0: run }) =>
    run.length === 1 ? `${index}` : `${index}-${index + run.length - 1}`,
  )

const byTable = (row: string, count: number, third: number): Phrase => {
  const facts = { count, cards: drawsOn(row), third }
  if (!row.includes('D')) return { says: 'Banker had {count}: never draws.', facts }
  if (!row.includes('-')) return { says: 'Banker had {count}: always draws.', facts }
  return row[third] === 'D'
    ? {
        says: 'Banker had {count}: draws against {cards}. Third card counted {third}: drew.',
        facts,
      }
    : {
        says: 'Banker had {count}: draws against {cards}. Third card counted {third}: stood.',
        facts,
      }
}

export const thirdCardReasons = (
  book: Book['id'],
  { player, banker }: Hands,
): readonly Reason[] => {
  const clauses = THIRD_CARDS[book]
  const first = { player: pointCount(player.slice(0, 2)), banker: pointCount(banker.slice(0, 2)) }
  const natural = isNatural(player) ? 'player' : isNatural(banker) ? 'banker' : undefined
  if (natural) {
    const says = '{side} had {count} in two cards, a Natural: nobody draws.'
    return [[{ says, facts: { side: capital(natural), count: first[natural] } }, clauses.natural]]
  }
  const third = player[2]
  const row = BOOKS[book].draw[first.banker]!
  return [
    [simply('Player', first.player), clauses.player],
    third
      ? [byTable(row, first.banker, pointValue(third)), clauses.bankerAfterDraw]
      : [simply('Banker', first.banker), clauses.bankerAfterStand],
  ]
}
