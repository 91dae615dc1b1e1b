import type { Ended } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import { dollars, type Refusal, sentence } from '../../kernel/refusal.ts'
import type { Outcome } from '../../kernel/wager.ts'
import { entryOf, idsOf, type Law } from '../../law/index.ts'
import { nearest } from '../../law/suggestions.ts'
import { netOf } from '../../records/wager-ends.ts'
import { lengthOf, type Paint, padded, withClause, wrapped } from './drawing.ts'

/** The outcomes of wagers and requests, each with its clause. */

export const signed = (paint: Paint, cents: number): string => {
  if (cents === 0) return '$0'
  return cents > 0 ? paint('green', `+${dollars(cents)}`) : paint('red', dollars(cents))
}

export const VERDICT = {
  win: 'won',
  lose: 'lost',
  'stand-off': 'stands off',
  void: 'void',
} as const satisfies Record<Outcome['is'], string>

/** One wager, or several with the same outcome: name, chips, result and a remark. */
export interface Fate {
  readonly name: string
  readonly chips: number
  readonly outcome: Outcome
  readonly net: number
  readonly note: string
}

/** One outcome per wager. */
export const eachFate = (
  settled: readonly Ended[],
  nameOf: (on: string) => string,
  noteOf = oddsNote,
): readonly Fate[] =>
  settled.map(ended => ({
    name: nameOf(ended.wager.on),
    chips: ended.wager.chips,
    outcome: ended.outcome,
    net: netOf(ended),
    note: noteOf(ended),
  }))

export const oddsNote = ({ outcome }: Ended): string =>
  outcome.is === 'win' ? `${outcome.odds.pays} to ${outcome.odds.to}` : ''

/** One line per wager: name, outcome, money, clause. */
export const fateLines = (paint: Paint, fates: readonly Fate[]): readonly string[] => {
  const rows = fates.map(({ name, chips, outcome, net, note }) => [
    name,
    dollars(chips),
    VERDICT[outcome.is],
    signed(paint, net),
    note,
  ])
  const widths = [0, 1, 2, 3, 4].map(at => Math.max(...rows.map(row => lengthOf(row[at]!))))
  return rows.map((row, i) => {
    const columns = row.map((cell, at) => padded(cell, widths[at]!))
    return withClause(paint, `   ${columns.join('  ').trimEnd()}`, fates[i]!.outcome.under)
  })
}

/** The same as sentences, with the summary of each clause below. */
export const fateReasons = (paint: Paint, law: Law, fates: readonly Fate[]): readonly string[] =>
  fates.flatMap(({ name, chips, outcome, net, note }) => {
    const money = outcome.is === 'void' ? '' : `: ${signed(paint, net)}`
    const text = `${name} ${dollars(chips)} ${VERDICT[outcome.is]}${money}`
    return reason(paint, law, note === '' ? text : `${text} (${note})`, outcome.under)
  })

/** Our summary of a clause, or one of our rulings. */
export const summaryOf = (law: Law, id: string): string | undefined => {
  const ruling = law.rulings[id]
  return ruling ? `${ruling.asks} ${ruling.reads}` : entryOf(law, id)?.says
}

/** A statement with its clause, and the summary of the clause below. */
export const reason = (
  paint: Paint,
  law: Law,
  text: string,
  clause: Authority,
): readonly string[] => [
  withClause(paint, `   ${text}`, clause),
  ...wrapped(summaryOf(law, clause) ?? '', '      ').map(line => paint('dim', line)),
]

/** Gives the everyday name of a wager from its id. */
export type Naming = (on: string) => string

/** The refusal's sentence with the everyday name of the wager. */
const said = (refusal: Refusal, naming: Naming): string => {
  const on = refusal.facts?.on
  return sentence(
    typeof on === 'string' ? { ...refusal, facts: { ...refusal.facts, on: naming(on) } } : refusal,
  )
}

export const refusalLines = (paint: Paint, refusal: Refusal, naming: Naming): readonly string[] => {
  const lines = wrapped(`${paint('yellow', '✗')} ${said(refusal, naming)}`, '   ')
  return [...lines.slice(0, -1), withClause(paint, lines.at(-1)!, refusal.refused)]
}

export const whyRefused = (
  paint: Paint,
  law: Law,
  refusal: Refusal,
  naming: Naming,
): readonly string[] => [
  withClause(paint, `   ${said(refusal, naming)}`, refusal.refused),
  ...wrapped(summaryOf(law, refusal.refused) ?? '', '      '),
]

export const rulesLines = (law: Law, id: string, example: string): readonly string[] => {
  const summary = summaryOf(law, id)
  if (summary !== undefined) return [`   ${id}`, ...wrapped(summary, '      ')]
  const near = nearest(id, idsOf(law))
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Try rules ${example}.`
  return wrapped(`There is no clause ${id}. ${hint}`, '   ')
}
