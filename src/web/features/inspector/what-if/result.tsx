import type { ReactNode } from 'react'
import type { Comparison } from '../../../../what-if/comparison.ts'
import { hrefTo } from '../../../app/route.ts'
import { dollars, useWords } from '../../../i18n/index.ts'

/** What the change would have meant: wagers, money and edges, and what cannot be compared. */

const MOST = 100

const signed = (cents: number): string => (cents > 0 ? `+${dollars(cents)}` : dollars(cents))

interface FiguresProps {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

const Figures = ({ title, heads, rows }: FiguresProps) =>
  rows.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <table className="rounds">
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one answer never move
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

const Clause = ({ id }: { readonly id: string }) => (
  <a href={hrefTo('inspector', 'law', id)}>{id}</a>
)

const Money = ({ found }: { readonly found: Comparison }) => {
  const { whatIf } = useWords().inspector
  const { head } = whatIf
  const sums = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([name, cents]) => [name, signed(cents)])
  return (
    <>
      <Figures
        title={whatIf.byClause}
        heads={[head.was, head.becomes, head.wagers, head.money]}
        rows={found.clauses.map(({ was, becomes, wagers, cents }) => [
          <Clause key="was" id={was} />,
          <Clause key="becomes" id={becomes} />,
          wagers,
          signed(cents),
        ])}
      />
      <Figures
        title={whatIf.byPatron}
        heads={[head.patron, head.money]}
        rows={sums(found.patrons)}
      />
      <Figures title={whatIf.byTable} heads={[head.table, head.money]} rows={sums(found.tables)} />
      <Figures
        title={whatIf.edges}
        heads={[head.game, head.wager, head.terms, head.was, head.becomes]}
        rows={found.edges.map(({ game, wager, terms, before, after }) => [
          game,
          wager,
          terms,
          before ?? whatIf.notOffered,
          after ?? whatIf.notOffered,
        ])}
      />
    </>
  )
}

const Wagers = ({ found }: { readonly found: Comparison }) => {
  const { whatIf } = useWords().inspector
  const { head } = whatIf
  const wagers = found.different.flatMap(({ table, round, wagers: each }) =>
    each.map(wager => ({ table, round, ...wager })),
  )
  return (
    <Figures
      title={wagers.length > MOST ? whatIf.firstWagers(MOST, wagers.length) : whatIf.wagers}
      heads={[head.table, head.round, head.patron, head.wager, head.was, head.becomes, head.clause]}
      rows={wagers
        .slice(0, MOST)
        .map(({ table, round, patron, on, before, after, becomes }) => [
          table,
          round,
          patron,
          on,
          signed(before),
          signed(after),
          <Clause key="clause" id={becomes} />,
        ])}
    />
  )
}

const NotCompared = ({ found }: { readonly found: Comparison }) => {
  const { whatIf } = useWords().inspector
  const notes = [
    ...found.courses.map(({ table, round, note }) => [table, round, note]),
    ...found.leftOut.map(({ table, round, why }) => [table, round, why]),
  ]
  if (notes.length === 0) return null
  return (
    <details>
      <summary>{whatIf.notCompared(notes.length)}</summary>
      <Figures
        title={whatIf.why}
        heads={[whatIf.head.table, whatIf.head.round, whatIf.head.why]}
        rows={notes.slice(0, MOST)}
      />
    </details>
  )
}

export const Result = ({ found }: { readonly found: Comparison }) => {
  const { whatIf } = useWords().inspector
  return (
    <>
      <h2 role="status">{whatIf.different(found.different.length, found.rounds)}</h2>
      {found.unreachable.length > 0 && (
        <p>
          {whatIf.unreachable}{' '}
          {found.unreachable.map(id => (
            <span key={id}>
              <Clause id={id} />{' '}
            </span>
          ))}
        </p>
      )}
      {found.silent.length > 0 && (
        <p>
          {whatIf.silent}{' '}
          {found.silent.map(id => (
            <span key={id}>
              <Clause id={id} />{' '}
            </span>
          ))}
        </p>
      )}
      <Money found={found} />
      <Wagers found={found} />
      <NotCompared found={found} />
    </>
  )
}
