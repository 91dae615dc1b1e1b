import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../../games/catalogue.ts'
import { ROOT } from '../../law/index.ts'
import { sheetsOf } from '../../odds/games.ts'
import { toNumber } from '../../odds/numbers/fraction.ts'
import type { Row } from '../../odds/row.ts'
import { play } from '../../scenario/index.ts'
import { blockFault } from '../../server/chance/generator-health.ts'
import { judged, PARTS } from './battery/battery.ts'
import { freshSecrets } from './battery/sources.ts'

/** The parts of an evidence pack that do not depend on a house. */

export const sha256 = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex')

const filesIn = (folder: string, ends: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith(ends) && statSync(join(ROOT, name)).isFile())
    .sort()

type Hashes = Readonly<Record<string, string>>

const hashesOf = (names: readonly string[]): Hashes =>
  Object.fromEntries(names.map(name => [name, sha256(readFileSync(join(ROOT, name)))]))

export const lawHashes = (): Hashes => hashesOf(filesIn('law', '.json'))

/** Every file of the program that this installation has: sources, compiled files, the web client. */
export const programHashes = (): Hashes =>
  hashesOf([
    ...['package.json', 'package-lock.json'].filter(name => existsSync(join(ROOT, name))),
    ...['src', 'lib', 'dist/web']
      .filter(folder => existsSync(join(ROOT, folder)))
      .flatMap(folder => filesIn(folder, '')),
  ])

/** The dependencies with their versions. */
export const dependencyVersions = (): Readonly<Record<string, string>> => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  return dependencies
}

/** The documents of the repository that the checklist refers to. */
export const documents = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    [...new Set(names)]
      .filter(name => name.startsWith('docs/'))
      .sort()
      .map(name => [name, readFileSync(join(ROOT, name), 'utf8')]),
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

const shown = ({ wager, terms, under, edge }: Row) => ({
  wager,
  terms,
  edge: { num: String(edge.num), den: String(edge.den), percent: 100 * toNumber(edge) },
  under,
})

/** By game: the edges of every kind of table. */
export const oddsTables = () =>
  Object.fromEntries(
    GAMES.map(game => [
      game,
      sheetsOf(game)
        .edges()
        .map(({ of, rows }) => ({ ...of, wagers: rows.map(shown) })),
    ]),
  )

const BLOCK = 64 * 1024
const BLOCKS = 64

/** The size of `npm run battery -- --times 1`. */
const SIZES = { bytes: 6_710_886, draws: 100_000, decks: 30_000, shoes: 4000 }

/** The server's own health tests on fresh bytes, and the battery on everything tables draw. */
export const randomness = () => {
  const blocks = Array.from({ length: BLOCKS }, () => blockFault(randomBytes(BLOCK)))
  const broken = blocks.filter(Boolean).length
  const questions = Object.values(PARTS).flatMap(asks => asks(SIZES, freshSecrets))
  const { failed, least } = judged(questions)
  return {
    healthTests: { blocks: BLOCKS, bytes: BLOCKS * BLOCK, broken },
    battery: { sizes: SIZES, leastP: least, failed: failed.map(({ asks }) => asks), questions },
    isFair: broken === 0 && failed.length === 0,
  }
}
