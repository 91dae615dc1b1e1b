import { FACE_DOWN } from '../../../../kernel/chance.ts'
import type { RoundRecord } from '../../../../records/round-record.ts'
import { netIn } from '../../../../records/round-views.ts'
import { roundsIn } from '../../../../records/rounds.ts'
import { setUpOf } from '../../../../records/table-book.ts'
import type { Words } from '../../../i18n/index.ts'
import type { LogFile } from '../verifier/export-file.ts'

/**
 * Rounds to list and search. They use the same fold as the server's records; only `verifier/` is an
 * independent program.
 */

/**
 * Empty for a log that is not a table's. A forged log may not fold: then the verdict says what is
 * wrong.
 */
export const roundsOf = ({ lines }: LogFile): readonly RoundRecord[] => {
  const [first] = lines
  if (!first || !setUpOf(first.body).elections) return []
  try {
    return roundsIn(lines)
  } catch {
    return []
  }
}

const CODE = /^[a-z]+(-[a-z]+)+$/

/** A cause is recorded as the code of an option at the desk; a reason is what somebody wrote. */
export const whyText = (
  { desk }: { readonly desk: Pick<Words['desk'], 'option'> },
  why: string,
): string => (CODE.test(why) ? desk.option(why) : why)

type RoundWithResult = Pick<RoundRecord, 'result'>

export const resultWords = ({ inspector }: Words, { result }: RoundWithResult): string => {
  const { results, rounds } = inspector
  if (typeof result !== 'object' || result === null) return rounds.noResult
  if ('number' in result) return results.number(String(result.number))
  if ('value' in result) return results.dealer(String(result.value))
  if ('faces' in result) {
    const [one, other] = result.faces as readonly [number, number]
    return results.faces(one, other)
  }
  const { result: wins, player, banker } = result as BaccaratResult
  return results[wins](player, banker)
}

interface BaccaratResult {
  readonly result: 'player' | 'banker' | 'tie'
  readonly player: number
  readonly banker: number
}

/** Cards, numbers and dice in the order they came. */
export const cameWords = ({ came }: Pick<RoundRecord, 'came'>): string =>
  came.map(({ what }) => what).join(' ')

type Hands = Readonly<Record<string, readonly (string | { readonly secret: unknown })[]>>

export const handsText = (hands: unknown): string =>
  Object.entries((hands ?? {}) as Hands)
    .map(([hand, cards]) => `${hand}: ${cards.filter(card => typeof card === 'string').join(' ')}`)
    .join(' · ')

/**
 * The hands of a round whose entries were corrected; otherwise what came. Cards that nobody saw are
 * counted.
 */
export const cardsShown = (
  { inspector }: Pick<Words, 'inspector'>,
  { came, hands, incidents }: Pick<RoundRecord, 'came' | 'hands' | 'incidents'>,
): string => {
  if (hands !== undefined && incidents.some(({ is }) => is === 'EntryCorrected'))
    return handsText(hands)
  const seen = came.filter(({ what }) => what !== FACE_DOWN)
  const unseen = came.length - seen.length
  const counted = unseen > 0 ? inspector.faceDown(String(unseen)) : ''
  return [cameWords({ came: seen }), counted].filter(Boolean).join(' · ')
}

/** The net result of all patrons together. */
export const netOfRound = ({ patrons }: Pick<RoundRecord, 'patrons'>): number =>
  patrons.reduce((sum, patron) => sum + netIn(patron), 0)

const wordsOf = (record: RoundRecord): readonly string[] =>
  [
    `#${record.round}`,
    ...record.patrons.map(({ patron }) => patron),
    ...cameWords(record).split(' '),
    ...(record.state === 'void' ? ['void'] : []),
    ...Object.values(record.result ?? {}).filter(value => typeof value === 'string'),
  ].map(word => word.toLowerCase())

/** Rounds that match all the words: a card, a patron, a result, or a number such as #12. */
export const matching = (rounds: readonly RoundRecord[], text: string): readonly RoundRecord[] => {
  const wanted = text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  if (wanted.length === 0) return rounds
  return rounds.filter(round => {
    const words = wordsOf(round)
    return wanted.every(word => words.includes(word) || words.includes(`#${word}`))
  })
}
