import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { kindName } from '../../../games/baccarat/names.ts'
import { isOn, type WagerName } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { HAND_PAYS, sidePays } from '../../../games/baccarat/s05-wagers/printed-odds.ts'
import type { RoundResult } from '../../../games/baccarat/table/state.ts'
import { dollars, sentence } from '../../../kernel/refusal.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { faces, type Paint, padded, wrapped } from '../drawing.ts'
import { signed } from '../reasons.ts'
import { roadsText } from './roads.ts'
import type { Coup, Table } from './session.ts'

/** Answers to a patron's questions. None of them advises a bet. @rule nz1:4.1 */

export const HELP = `   50 banker        put $50 on Banker; 50 b and banker 50 are the same
   20 tie 50 p      two wagers at once
   clear, clear tie take wagers back: all of them, or one
   rebet            the wagers of your last round again
   deal             no more bets: the round is dealt
   why, why 3       the rules behind the last round or refusal; behind round 3
   history, roads   every round so far; the results as roads
   sign             what is offered, what it pays, the limits
   rules nz5:9.4    what a clause says
   seal             how to check that the shoe is honest
   burn             ask to see the burned card
   buy 500          more chips
   quit             take your chips and go
   One letter is enough for deal, rebet, clear, why, help and quit.`

export const offeredAt = ({ play: { elections } }: Table): readonly WagerName[] =>
  Object.keys(BOOKS[elections.book].wagers(elections)).filter(isOn)

interface Row {
  readonly name: string
  readonly kind: string
  readonly pays: string
}

const rowsOf = (table: Table): readonly Row[] => {
  const { elections } = table.play
  const hands = HAND_PAYS[elections.variant]
  const sides = Object.keys(table.limits).filter(kind => kind !== 'main' && kind !== 'tie')
  return [
    { name: 'Player', kind: 'main', pays: sentence(hands.player) },
    { name: 'Banker', kind: 'main', pays: sentence(hands.banker) },
    { name: 'Tie', kind: 'tie', pays: `${elections.tie} to 1` },
    ...sides.map(kind => ({
      name: kindName(kind),
      kind,
      pays: sentence(sidePays(kind, elections)),
    })),
  ]
}

const rangeOf = ({ limits }: Table, kind: string): string => {
  const { minimum, maximum } = limits[kind]!
  return `${dollars(minimum)} to ${dollars(maximum)}`
}

/** The sign: the wagers, their odds and their limits. @rule nz1:9.1 nz1:9.2 */
export const signLines = (paint: Paint, table: Table): readonly string[] => {
  const rows = rowsOf(table)
  const width = Math.max(...rows.map(({ name }) => name.length))
  const side = rows.at(3)
  return [
    ...rows.map(({ name, kind, pays }) => {
      const limits = padded(rangeOf(table, kind), 14)
      return `   ${paint('bold', padded(name, width))}  ${limits}  ${pays}`
    }),
    ...(side
      ? [paint('dim', `   ${side.name} goes on either hand: 5 ${side.name.toLowerCase()} player`)]
      : []),
  ]
}

/** The limits in one line, above the prompt. */
export const limitsLine = (table: Table): string =>
  Object.keys(table.limits)
    .map(kind => `${kind === 'main' ? 'Player, Banker' : kindName(kind)} ${rangeOf(table, kind)}`)
    .join(' · ')

const MARK = { player: ['blue', 'P'], banker: ['red', 'B'], tie: ['green', 'T'] } as const

const bead = (paint: Paint, { result }: RoundResult): string => {
  const [ink, letter] = MARK[result]
  return paint(ink, letter)
}

const ROW = 30

/** The last results in a row, the newest on the right. */
export const beadRow = (paint: Paint, results: readonly RoundResult[]): string =>
  results
    .slice(-ROW)
    .map(result => bead(paint, result))
    .join(' ')

/** All five roads, as on the display beside a table. */
export const roadLines = (results: readonly RoundResult[]): readonly string[] =>
  results.length === 0
    ? ['   No results in this shoe yet.']
    : roadsText(results)
        .split('\n')
        .map(line => `  ${line}`)

const HISTORY = 15

export const historyLines = (paint: Paint, rounds: readonly Coup[]): readonly string[] =>
  rounds.length === 0
    ? ['   No round has been dealt yet.']
    : rounds.slice(-HISTORY).map(round => {
        const { number, hands, result, settled } = round
        const money = settled.length === 0 ? '' : signed(paint, netOfAll(settled))
        const counts = `Player ${result.player}  Banker ${result.banker}`
        const left = `   ${String(number).padStart(3)}  ${counts}  ${bead(paint, result)}  `
        const player = padded(faces(paint, hands.player), 12)
        return `${left}${player}${padded(faces(paint, hands.banker), 12)}${money}`.trimEnd()
      })

export const sealLines = (commitment: string | undefined): readonly string[] => [
  '   Before you cut, the house committed itself to one secret:',
  `     sha256 ${commitment ?? '(none yet)'}`,
  ...wrapped(
    'The order follows from that secret, from any words you add to the cut, and from where you ' +
      'cut. When the shoe is over, or when you leave, the secret is shown and every card that came ' +
      'out is compared with it. Write the line above down to check it yourself: it is the SHA-256 ' +
      'of the text commit|v1|terminal|, the number of the shoe, | and the 32 bytes of the secret.',
    '   ',
  ),
]
