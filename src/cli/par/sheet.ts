import type { Fraction } from '../../odds/numbers/fraction.ts'
import { toNumber } from '../../odds/numbers/fraction.ts'
import type { Covariance, ParLine, ParSheet } from '../../odds/par.ts'
import { whenText } from './costly-outcome.ts'

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

const figures = (line: ParLine) => ({
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
  largest: line.largest,
  under: line.under,
})

export const asJson = ({ heads, lines, covariances, exposures, ...sheet }: Sheet): string => {
  const { played, playedCovariances = [] } = sheet
  const named = ({ wager, terms }: ParLine) => ({ wager, terms })
  const together = ({ covariance, correlation }: Covariance) => ({
    covariance: written(covariance),
    correlation,
  })
  const answer = {
    ...heads,
    wagers: lines.map(line => ({
      ...named(line),
      ...figures(line),
    })),
    covariances: covariances.map(each => ({
      of: named(lines[each.of]!),
      with: named(lines[each.with]!),
      ...together(each),
    })),
    ...(played && {
      played: played.map(line => ({ ...named(line), by: line.by, ...figures(line) })),
      playedCovariances: playedCovariances.map(each => ({
        of: { ...named(played[each.of]!), by: played[each.of]!.by },
        with: named(lines[each.with]!),
        ...together(each),
      })),
    }),
    exposures: exposures.map(each => ({ ...each, when: whenText(each.when) })),
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

/** With the way to play in their terms. */
export const playedAsLines = ({ played = [] }: Sheet): readonly ParLine[] =>
  played.map(line => ({ ...line, terms: `${line.terms} by ${line.by}` }))
