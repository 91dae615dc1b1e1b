import type { Comparison } from '../../what-if/comparison.ts'
import { table } from '../odds/table.ts'

const signed = (cents: number): string =>
  `${cents < 0 ? '−' : '+'}$${(Math.abs(cents) / 100).toFixed(2)}`

const section = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[],
): string => (rows.length === 0 ? '' : `\n${title}\n${table(heads, rows, right)}`)

const MOST = 30

export const asText = (found: Comparison): string => {
  const lines = found.different.flatMap(({ table: at, round, wagers }) =>
    wagers.map(({ patron, on, before, after, becomes, sentence: why }) => [
      at,
      `${round}`,
      patron,
      on,
      signed(before),
      signed(after),
      becomes,
      why,
    ]),
  )
  const many = `${found.different.length} of ${found.rounds} rounds would have been settled differently.\n`
  const notes = [
    ...found.courses.map(({ table: at, round, note }) => `  ${at} round ${round}: ${note}`),
    ...found.leftOut.map(
      ({ table: at, round, wager, why }) =>
        `  ${at} round ${round}${wager ? ` ${wager}` : ''}: ${why}`,
    ),
  ]
  const sums = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([name, cents]) => [name, signed(cents)])
  return [
    many,
    section(
      lines.length > MOST ? `The first ${MOST} of ${lines.length} wagers` : 'Wagers',
      ['Table', 'Round', 'Patron', 'Wager', 'Was', 'Would be', 'Clause', 'Why'],
      lines.slice(0, MOST),
      [1, 4, 5],
    ),
    section(
      'Clauses that mattered',
      ['Was', 'Becomes', 'Wagers', 'Money'],
      found.clauses.map(({ was, becomes, wagers, cents }) => [
        was,
        becomes,
        `${wagers}`,
        signed(cents),
      ]),
      [2, 3],
    ),
    section('By patron', ['Patron', 'Money'], sums(found.patrons), [1]),
    section('By table', ['Table', 'Money'], sums(found.tables), [1]),
    section(
      'House edge',
      ['Game', 'Wager', 'Terms', 'Was', 'Would be'],
      found.edges.map(({ game, wager, terms, before, after }) => [
        game,
        wager,
        terms,
        before ?? 'not offered',
        after ?? 'not offered',
      ]),
      [3, 4],
    ),
    found.unreachable.length === 0
      ? ''
      : `\nClauses that decide nothing any more: ${found.unreachable.join(', ')}\n`,
    found.silent.length === 0
      ? ''
      : `\nClauses that end no wager here, so their change could not be compared: ${found.silent.join(', ')}\n`,
    notes.length === 0
      ? ''
      : `\nNot compared\n${notes.slice(0, MOST).join('\n')}\n${notes.length > MOST ? `  … and ${notes.length - MOST} more\n` : ''}`,
  ].join('')
}
