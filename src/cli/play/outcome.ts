import type { Book } from '../../games/baccarat/book.ts'
import { announcement, wagerName } from '../../games/baccarat/names.ts'
import { thirdCardReasons } from '../../games/baccarat/reasons.ts'
import { isMain, type On } from '../../games/baccarat/wagers.ts'
import type { Authority } from '../../kernel/authority.ts'
import { dollars } from '../../kernel/refusal.ts'
import { entryOf, type Law } from '../../law/index.ts'
import { faces, lengthOf, type Paint, padded, withClause, wrapped } from './drawing.ts'
import { netOf, type Round } from './session.ts'

/** What became of a round, and why. */

export const signed = (paint: Paint, cents: number): string => {
  if (cents === 0) return '$0'
  return cents > 0 ? paint('green', `+${dollars(cents)}`) : paint('red', dollars(cents))
}

type Settled = Round['settled'][number]

const VERDICT = { win: 'won', lose: 'lost', 'stand-off': 'stands off', void: 'void' } as const

const noteOf = ({ outcome, commission, wager }: Settled): string => {
  switch (outcome.is) {
    case 'win': {
      const at = `${outcome.odds.pays} to ${outcome.odds.to}`
      return commission > 0 ? `${at} less ${dollars(commission)}` : at
    }
    case 'stand-off':
      return isMain(wager.on as On) ? 'stays there' : 'back to you'
    case 'void':
      return 'back to you'
    case 'lose':
      return ''
  }
}

/** One line for each wager: what it was, what became of it, the money, the clause. */
export const settledLines = (paint: Paint, settled: readonly Settled[]): readonly string[] => {
  const rows = settled.map(event => [
    wagerName(event.wager.on),
    dollars(event.wager.chips),
    VERDICT[event.outcome.is],
    signed(paint, netOf(event)),
    noteOf(event),
  ])
  const widths = [0, 1, 2, 3, 4].map(at => Math.max(...rows.map(row => lengthOf(row[at]!))))
  return rows.map((row, i) => {
    const columns = row.map((cell, at) => padded(cell, widths[at]!))
    return withClause(paint, `   ${columns.join('  ').trimEnd()}`, settled[i]!.outcome.under)
  })
}

/** Our summary of a clause, or a reading of ours. */
export const summaryOf = (law: Law, id: string): string | undefined => {
  const ruling = law.rulings[id]
  return ruling ? `${ruling.asks} ${ruling.reads}` : entryOf(law, id)?.says
}

/** A statement with its clause, and what the clause says below. */
const reason = (paint: Paint, law: Law, text: string, clause: Authority): readonly string[] => [
  withClause(paint, `   ${text}`, clause),
  ...wrapped(summaryOf(law, clause) ?? '', '      ').map(line => paint('dim', line)),
]

/** The whole answer to `why`: cards, third cards, every wager. */
export const whyRound = (
  paint: Paint,
  law: Law,
  book: Book['id'],
  { number, hands, result, settled }: Round,
): readonly string[] => [
  `   Round ${number}: ${announcement(result)}`,
  `   Player ${faces(paint, hands.player)}   Banker ${faces(paint, hands.banker)}`,
  ...thirdCardReasons(book, hands).flatMap(([text, clause]) => reason(paint, law, text, clause)),
  ...settled.flatMap(event => {
    const { wager, outcome } = event
    const money = outcome.is === 'void' ? '' : `: ${signed(paint, netOf(event))}`
    const note = noteOf(event)
    const text = `${wagerName(wager.on)} ${dollars(wager.chips)} ${VERDICT[outcome.is]}${money}`
    return reason(paint, law, note === '' ? text : `${text} (${note})`, outcome.under)
  }),
]
