import type { Fraction } from '../../odds/fraction.ts'
import { toNumber } from '../../odds/fraction.ts'
import type { ParLine, ParSheet, Variation } from '../../odds/par.ts'
import type { Spread } from '../../odds/spread.ts'
import { whenText } from './when.ts'

/** A PAR sheet of one game, for output in any format. */
export interface Sheet extends ParSheet {
  readonly title: string
  /** Names the game and its options: game, book, decks … */
  readonly heads: Readonly<Record<string, unknown>>
  /** The assumptions behind the figures, one sentence per line. */
  readonly notes: readonly string[]
}

const written = ({ num, den }: Fraction) => ({ num: String(num), den: String(den) })

export const percentOf = (part: Fraction): number => toNumber({ ...part, num: part.num * 100n })

const figures = (line: Variation & Pick<Spread, 'endings' | 'edge'>) => ({
  hit: written(line.hit),
  edge: written(line.edge),
  variance: written(line.variance),
  hitPercent: percentOf(line.hit),
  percent: percentOf(line.edge),
  deviation: line.deviation,
  volatility: line.volatility,
  endings: line.endings.map(({ net, chance, under }) => ({
    net: written(net),
    chance: written(chance),
    under,
  })),
  bands: line.bands,
})

export const asJson = ({ heads, lines, covariances, played, exposures }: Sheet): string => {
  const named = ({ wager, terms }: ParLine) => ({ wager, terms })
  const answer = {
    ...heads,
    wagers: lines.map(line => ({
      ...named(line),
      ...figures(line),
      largest: line.largest,
      under: line.under,
    })),
    covariances: covariances.map(each => ({
      of: named(lines[each.of]!),
      with: named(lines[each.with]!),
      covariance: written(each.covariance),
      correlation: each.correlation,
    })),
    ...(played && {
      played: played.map(line => ({
        wager: line.wager,
        terms: line.terms,
        by: line.by,
        ...(line.varies
          ? figures(line.varies)
          : { edge: written(line.edge), percent: percentOf(line.edge) }),
        under: line.under,
      })),
    }),
    exposures: exposures.map(each => ({ ...each, when: whenText(each.when) })),
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}
