import { useState } from 'react'
import { type Period, periodAt } from '../../../protection/period.ts'
import type { Result } from '../../../protocol/protection.ts'
import { dollars, useSpoken, useWords } from '../../i18n/index.ts'
import { Choose } from '../../ui/controls/choice.tsx'
import { signed } from '../table/state/announcements/sums.ts'

/** Your wins and losses by period and game, newest first and complete. */

const SPANS = ['day', 'week', 'month', 'all'] as const

type ResultSpan = (typeof SPANS)[number]

interface Line extends Result {
  readonly key: string
}

const NEVER = 0

const startOf = (shown: ResultSpan, day: number): number =>
  shown === 'all' ? NEVER : periodAt(shown as Period, day).from

const linesOf = (results: readonly Result[], shown: ResultSpan): readonly Line[] => {
  const lines = new Map<string, Line>()
  for (const { day, game, ...sums } of results) {
    const from = startOf(shown, day)
    const key = `${from} ${game}`
    const before = lines.get(key)
    lines.set(key, {
      key,
      game,
      day: from,
      rounds: sums.rounds + (before?.rounds ?? 0),
      staked: sums.staked + (before?.staked ?? 0),
      net: sums.net + (before?.net ?? 0),
    })
  }
  return [...lines.values()]
}

const Sums = ({ rounds, staked, net }: Pick<Result, 'rounds' | 'staked' | 'net'>) => (
  <>
    <td>{rounds}</td>
    <td>{dollars(staked)}</td>
    <td data-net={Math.sign(net)}>{signed(net)}</td>
  </>
)

const Table = ({
  lines,
  shown,
}: {
  readonly lines: readonly Line[]
  readonly shown: ResultSpan
}) => {
  const { limits, games } = useWords()
  const { language } = useSpoken()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0)
  const total = { rounds: sum(l => l.rounds), staked: sum(l => l.staked), net: sum(l => l.net) }
  return (
    <table>
      <thead>
        <tr>
          {shown !== 'all' && <th scope="col">{limits.when}</th>}
          <th scope="col">{limits.game}</th>
          <th scope="col">{limits.rounds}</th>
          <th scope="col">{limits.staked}</th>
          <th scope="col">{limits.net}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.key}>
            {shown !== 'all' && <td>{date.format(line.day)}</td>}
            <th scope="row">
              {line.game === 'tournament'
                ? limits.tournament
                : games[line.game as keyof typeof games].title}
            </th>
            <Sums {...line} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={shown === 'all' ? 1 : 2}>
            {limits.total}
          </th>
          <Sums {...total} />
        </tr>
      </tfoot>
    </table>
  )
}

export const Results = ({ results }: { readonly results: readonly Result[] }) => {
  const { limits } = useWords()
  const [shown, show] = useState<ResultSpan>('day')
  if (results.length === 0) return <p>{limits.nothing}</p>
  return (
    <>
      <Choose
        name={limits.show}
        value={shown}
        among={SPANS.map(each => [each, limits.by[each]])}
        choose={each => show(each as ResultSpan)}
      />
      <Table lines={linesOf(results, shown)} shown={shown} />
    </>
  )
}
