import { type GameQuestion, sheetsOf } from '../../../../odds/games.ts'
import { cashTerms } from '../../../../odds/par/lunar-poker.ts'
import { maximaOf, signsOf } from '../../../../odds/par/tables.ts'
import type { Spread } from '../../../../odds/spread.ts'
import { cashIn } from '../lunar-poker/cash.ts'
import { keyOf } from '../numbers.ts'
import type { PageChoices } from '../page-choices.ts'
import type { Question } from '../question.ts'

/**
 * The limits on the table's sign that bound its losses: the standard ones, or those entered here.
 */

/** An amount in whole dollars, or a number of patrons. */
export interface Sign {
  readonly name: string
  readonly key: string
  readonly standard: number
  readonly most: number
}

export interface TableSigns {
  readonly maxima: readonly Sign[]
  readonly patrons: Sign
  readonly differential: Sign | undefined
}

const MOST_DOLLARS = 100_000_000
const MOST_PATRONS = 100

/** Only for kinds of wagers that the page shows. */
export const signsFor = (question: GameQuestion, spreads: readonly Spread[]): TableSigns => {
  const table = sheetsOf(question.of).table(question)
  const kinds = new Set([
    ...spreads.map(({ wager }) => table.kindOf(wager)),
    ...(question.of === 'lunar-poker' ? ['ante'] : []),
  ])
  const { differential } = table
  return {
    maxima: Object.entries(maximaOf(table))
      .filter(([kind]) => kinds.has(kind))
      .map(([kind, cents]) => ({
        name: kind,
        key: `max-${kind}`,
        standard: cents / 100,
        most: MOST_DOLLARS,
      })),
    patrons: { name: 'patrons', key: 'patrons', standard: table.seats, most: MOST_PATRONS },
    differential:
      differential === undefined
        ? undefined
        : {
            name: 'differential',
            key: 'differential',
            standard: differential / 100,
            most: MOST_DOLLARS,
          },
  }
}

/** The typed value if a sign could show it, otherwise the standard one. */
export const shownBy = (chosen: PageChoices, { key, standard, most }: Sign): number => {
  const typed = Number(chosen.of(key, String(standard)))
  return Number.isInteger(typed) && typed >= 1 && typed <= most ? typed : standard
}

/** The Ante of Lunar Poker has no line of its own, because its cost depends on the play. */
const anteIn = (
  game: GameQuestion,
  chosen: PageChoices,
): readonly Pick<Spread, 'wager' | 'terms'>[] =>
  game.of === 'lunar-poker' ? [{ wager: 'ante', terms: cashTerms(cashIn(chosen)) }] : []

export const sheetQuestion = (
  game: GameQuestion,
  spreads: readonly Spread[],
  chosen: PageChoices,
): Question => {
  const { maxima, patrons, differential } = signsFor(game, spreads)
  const signs = signsOf(sheetsOf(game.of).table(game), {
    maxima: Object.fromEntries(maxima.map(sign => [sign.name, 100 * shownBy(chosen, sign)])),
    patrons: shownBy(chosen, patrons),
    differential: differential && 100 * shownBy(chosen, differential),
  })
  const offered = [...spreads, ...anteIn(game, chosen)]
  return {
    of: 'sheet',
    game,
    offers: offered.map(keyOf),
    maxima: Object.fromEntries(offered.map(({ wager }) => [wager, signs.maximum(wager)])),
    patrons: signs.patrons,
    ...(signs.differential !== undefined && { differential: signs.differential }),
  }
}
