import { isOutside } from '../../../records/pit/band.ts'
import { type Grouping, type Pit, type PitLine, pitFile } from '../../client/api/pit.ts'
import { useWords } from '../../i18n/index.ts'
import { Choose } from '../../ui/controls/choice.tsx'
import { Bands } from './band.tsx'
import { Counts } from './counts.tsx'
import { dropOf, money, share, sigma } from './money.ts'
import { MoneyTable } from './money-table.tsx'

/** Win, hold and theory, as a chart with bands and as figures. */

const BYS = ['table', 'game', 'dealer', 'shift', 'day'] as const

interface RowProps {
  readonly line: PitLine
  readonly name: string
}

const PARTS = ['cash', 'chips', 'vouchers'] as const

/** What the drop consists of. */
const DropParts = ({ line: { drop } }: { readonly line: PitLine }) => {
  const { pit } = useWords()
  const parts = PARTS.filter(part => drop[part] > 0)
  return <small>{parts.map(part => `${pit.ofDrop[part]} ${money(drop[part])}`).join(' · ')}</small>
}

const Row = ({ line, name }: RowProps) => (
  <tr data-outside={isOutside(line) || undefined}>
    <th scope="row">{name}</th>
    <td className="figure">{line.rounds.toLocaleString('en')}</td>
    <td className="figure">{money(line.turnover)}</td>
    <td className="figure">
      {money(dropOf(line))}
      <DropParts line={line} />
    </td>
    <td className="figure">
      <strong>{money(line.win)}</strong>
    </td>
    <td className="figure">{share(line.hold)}</td>
    <td className="figure">{money(line.theoretical)}</td>
    <td className="figure">{line.deviation === null ? '–' : `± ${money(line.deviation)}`}</td>
    <td className="figure">{sigma(line.off)}</td>
  </tr>
)

const Figures = ({ lines, total, name }: TableProps) => {
  const { pit } = useWords()
  const heads = [
    pit.rounds,
    pit.turnover,
    pit.drop,
    pit.win,
    pit.hold,
    pit.theoretical,
    pit.deviation,
    pit.off,
  ]
  return (
    <MoneyTable heads={heads}>
      <tbody>
        {lines.map(line => (
          <Row key={line.of} line={line} name={name(line)} />
        ))}
      </tbody>
      <tfoot>
        <Row line={total} name={pit.total} />
      </tfoot>
    </MoneyTable>
  )
}

interface TableProps {
  readonly lines: readonly PitLine[]
  readonly total: PitLine
  readonly name: (line: PitLine) => string
}

interface Props {
  readonly pit: Pit
  readonly by: Grouping
  readonly day: number | undefined
  readonly choose: (by: Grouping, day: number | undefined) => void
  readonly name: (line: PitLine) => string
}

const Choices = ({
  by,
  day,
  days,
  choose,
}: Pick<Props, 'by' | 'day' | 'choose'> & Pick<Pit, 'days'>) => {
  const { pit } = useWords()
  return (
    <div className="row">
      {BYS.map(each => (
        <button
          key={each}
          type="button"
          className="small"
          aria-pressed={by === each}
          onClick={() => choose(each, day)}
        >
          {pit.bys[each]}
        </button>
      ))}
      <Choose
        name={pit.day}
        value={day === undefined ? '' : String(day)}
        among={[
          ['', pit.allDays],
          ...days.map(each => [String(each.day), pit.dayNumber(each.day)] as const),
        ]}
        choose={text => choose(by, text === '' ? undefined : Number(text))}
      />
      <a className="button small" href={pitFile(by, day, 'csv')} download="pit.csv">
        {pit.csv}
      </a>
      <a className="button small" href={pitFile(by, day, 'json')} download="pit.json">
        {pit.json}
      </a>
    </div>
  )
}

export const Report = ({ pit: { report, days }, by, day, choose, name }: Props) => {
  const { pit } = useWords()
  const { lines, total } = report
  return (
    <section className="tile pit-report" aria-labelledby="pit-report">
      <h2 id="pit-report">{pit.report}</h2>
      <Choices by={by} day={day} days={days} choose={choose} />
      {lines.length === 0 ? (
        <p>{pit.nothing}</p>
      ) : (
        <>
          <h3>{pit.chart}</h3>
          <Bands lines={lines} name={name} />
          <Figures lines={lines} total={total} name={name} />
          <h3>{pit.floats}</h3>
          <Counts lines={lines} name={name} />
        </>
      )}
      {total.without > 0 && <p className="note">{pit.without(money(total.without))}</p>}
      <p className="note">{pit.method}</p>
    </section>
  )
}
