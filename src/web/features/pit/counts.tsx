import type { PitLine } from '../../client/api/pit.ts'
import { useWords } from '../../i18n/index.ts'
import { dropOf, money } from './money.ts'
import { MoneyTable } from './money-table.tsx'

interface Props {
  readonly lines: readonly PitLine[]
  readonly name: (line: PitLine) => string
}

const shown = (cents: number | null): string => (cents === null ? '–' : money(cents))

/** A difference is also marked by a symbol, not only by plus or minus. */
const Row = ({ line, name }: { readonly line: PitLine; readonly name: string }) => {
  const { float, counted } = line
  const { opening, fills, credits, closing, expected, variance } = float ?? NOT_COUNTED
  const box = counted ? counted.cash + counted.chips + counted.vouchers : null
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="figure">{shown(opening)}</td>
      <td className="figure">{shown(fills)}</td>
      <td className="figure">{shown(credits)}</td>
      <td className="figure">{shown(closing)}</td>
      <td className="figure">{shown(expected)}</td>
      <td className="figure" data-off={(variance !== null && variance !== 0) || undefined}>
        {shown(variance)}
      </td>
      <td className="figure">{money(dropOf(line))}</td>
      <td className="figure" data-off={(box !== null && box !== dropOf(line)) || undefined}>
        {shown(box)}
      </td>
    </tr>
  )
}

const NOT_COUNTED = {
  opening: null,
  fills: null,
  credits: null,
  closing: null,
  expected: null,
  variance: null,
}

/** What staff counted, beside what the logs say. */
export const Counts = ({ lines, name }: Props) => {
  const { pit } = useWords()
  const counted = lines.filter(line => line.float !== null || line.counted !== null)
  if (counted.length === 0) return <p className="note">{pit.noFloats}</p>
  const heads = [
    pit.opening,
    pit.fills,
    pit.credits,
    pit.closing,
    pit.expected,
    pit.variance,
    pit.dropLogs,
    pit.dropCounted,
  ]
  return (
    <MoneyTable heads={heads}>
      <tbody>
        {counted.map(line => (
          <Row key={line.of} line={line} name={name(line)} />
        ))}
      </tbody>
    </MoneyTable>
  )
}
