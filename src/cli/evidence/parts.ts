import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOOKS as BACCARAT } from '../../games/baccarat/books/index.ts'
import { LAYOUTS } from '../../games/roulette/s03-layout.ts'
import { ROOT } from '../../law/index.ts'
import { wholeShoe } from '../../odds/baccarat/shoe.ts'
import { toNumber } from '../../odds/fraction.ts'
import { baccaratOdds, rouletteOdds, snakeEyesOdds, superBetOdds } from '../../odds/index.ts'
import type { Row } from '../../odds/row.ts'
import { play } from '../../scenario/index.ts'
import { brokenIn } from '../../server/chance/generator-health.ts'

/** The parts of an evidence pack that do not depend on a house. */

export const sha256 = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex')

const filesIn = (folder: string, ends: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith(ends))
    .sort()

export const lawHashes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesIn('law', '.json').map(name => [name, sha256(readFileSync(join(ROOT, name)))]),
  )

export interface ScenarioResult {
  readonly file: string
  readonly title: string
  readonly result: 'passed' | 'failed' | 'not understood'
  readonly says?: string
}

export const scenarioResults = (): readonly ScenarioResult[] =>
  filesIn('scenarios', '.txt').flatMap(file =>
    play(readFileSync(join(ROOT, file), 'utf8')).map(
      ({ scenario: { title }, failure, mistakes }): ScenarioResult => {
        if (mistakes.length > 0) return { file, title, result: 'not understood' }
        return failure
          ? { file, title, result: 'failed', says: failure.says }
          : { file, title, result: 'passed' }
      },
    ),
  )

const DECKS = [6, 8]

const shown = ({ wager, terms, under, edge }: Row) => ({
  wager,
  terms,
  edge: { num: String(edge.num), den: String(edge.den), percent: 100 * toNumber(edge) },
  under,
})

export const oddsTables = () => ({
  baccarat: Object.entries(BACCARAT).flatMap(([book, rules]) =>
    DECKS.map(decks => ({
      book,
      decks,
      wagers: baccaratOdds(rules, wholeShoe(decks)).map(shown),
    })),
  ),
  roulette: LAYOUTS.map(layout => ({ layout, wagers: rouletteOdds(layout).map(shown) })),
  dice: snakeEyesOdds().map(shown),
  superBet: superBetOdds().map(shown),
})

const BLOCK = 64 * 1024
const BLOCKS = 64

/** Chi-square over the 256 values of a byte; a fair source is between these 99 times in 100. */
const FAIR = { from: 198.4, to: 316.9 }

export const randomness = () => {
  const counts = new Array<number>(256).fill(0)
  let broken = 0
  for (let block = 0; block < BLOCKS; block += 1) {
    const bytes = randomBytes(BLOCK)
    if (brokenIn(bytes)) broken += 1
    for (const byte of bytes) counts[byte]! += 1
  }
  const expected = (BLOCKS * BLOCK) / 256
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const isFair = broken === 0 && chiSquare >= FAIR.from && chiSquare <= FAIR.to
  return { bytes: BLOCKS * BLOCK, healthTests: { blocks: BLOCKS, broken }, chiSquare, FAIR, isFair }
}
