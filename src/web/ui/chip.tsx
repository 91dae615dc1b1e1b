import type { Denominations } from '../../kernel/denominations.ts'

/** Chips with their values, as a rack has them. */

const PAINT: Readonly<Record<number, readonly [face: string, edge: string, ink: string]>> = {
  25: ['#8d5a3a', '#f0dcc8', '#fff'],
  100: ['#e9e6dc', '#37527d', '#1c2a3f'],
  500: ['#b3262e', '#f7e9dc', '#fff'],
  2500: ['#1d7a46', '#f2ead2', '#fff'],
  10000: ['#23232a', '#d9d4c5', '#fff'],
  50000: ['#5a2b86', '#efd9a3', '#fff'],
  100000: ['#c98a12', '#fff3d1', '#1d1400'],
}

const COLOURS: Readonly<Record<string, readonly [face: string, edge: string, ink: string]>> = {
  blue: ['#2458b8', '#e6eefc', '#fff'],
  green: ['#1d7a46', '#e2f3e8', '#fff'],
  orange: ['#c2570c', '#fff0e0', '#fff'],
  pink: ['#c2437e', '#ffe6f1', '#fff'],
  purple: ['#6a2f9c', '#f0e4fa', '#fff'],
  red: ['#b3262e', '#fbe6e4', '#fff'],
  white: ['#f3f0e6', '#4a4a4a', '#1c1c1c'],
  yellow: ['#e8c62c', '#5b4a00', '#1d1700'],
}

const paintOf = (value: number) => PAINT[value] ?? (['#2c6e8f', '#e6f1f5', '#fff'] as const)

/** What stands on a chip: short, because a chip is small. */
const chipText = (cents: number): string => {
  if (cents < 100) return `${cents}¢`
  return (cents / 100).toLocaleString('en')
}

/** The picture alone; whoever shows it says what it is. */
export const ChipPicture = ({
  value,
  shows = value,
  colour,
}: {
  readonly value: number
  /** A pile of them may be told by the top one. */
  readonly shows?: number
  /** A colour of the table's own, which shows no value of itself. */
  readonly colour?: string | undefined
}) => {
  const [face, edge, ink] = COLOURS[colour ?? ''] ?? paintOf(value)
  const text = chipText(shows)
  return (
    <svg className="chip" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="48" fill={face} stroke="#0009" strokeWidth="2" />
      <circle r="42" fill="none" stroke={edge} strokeWidth="11" strokeDasharray="17 27" />
      <circle r="33" fill={face} stroke={edge} strokeWidth="1.5" strokeDasharray="3 3" />
      <circle r="27" fill={face} stroke={edge} strokeWidth="1" opacity="0.9" />
      <text
        y={text.length > 3 ? 7 : 10.5}
        textAnchor="middle"
        fill={ink}
        fontSize={text.length > 3 ? 19 : 28}
        className="value"
      >
        {text}
      </text>
    </svg>
  )
}

/** A pile seen from above: the colour of its largest chip and the sum of it. */
export const ChipSum = ({
  amount,
  denominations,
  colour,
}: {
  readonly amount: number
  readonly denominations: Denominations
  readonly colour?: string | undefined
}) => {
  const largest = denominations.toSorted((a, b) => b - a).find(chip => chip <= amount)
  return <ChipPicture value={largest ?? amount} shows={amount} colour={colour} />
}

interface DiscProps {
  readonly x: number
  readonly y: number
  /** Half of its width. */
  readonly size: number
  readonly amount: number
  readonly denominations: Denominations
}

const THOUSAND = 100_000

/** Shorter still: a thousand and a half is 1.5k. */
const discText = (cents: number): string =>
  cents >= THOUSAND ? `${Math.round(cents / (THOUSAND / 10)) / 10}k` : chipText(cents)

/** A pile in a picture of the whole table: the colour of its largest chip, and its sum. */
export const ChipDisc = ({ x, y, size, amount, denominations }: DiscProps) => {
  const largest = denominations.toSorted((a, b) => b - a).find(chip => chip <= amount)
  const [face, edge, ink] = paintOf(largest ?? amount)
  const text = discText(amount)
  return (
    <g className="chip-disc" transform={`translate(${x} ${y}) scale(${size / 50})`}>
      <circle r="50" cy="5" fill="#0007" />
      <circle r="50" fill={face} />
      <circle r="43" fill="none" stroke={edge} strokeWidth="13" strokeDasharray="17 28" />
      <circle r="35" fill={face} />
      <text y="1" fill={ink} fontSize={text.length > 3 ? 25 : text.length > 2 ? 34 : 40}>
        {text}
      </text>
    </g>
  )
}

const MOST = 5

/** The fewest chips that make up an amount, the largest at the bottom. */
const chipsOf = (amount: number, denominations: Denominations): readonly number[] => {
  const pile: number[] = []
  let left = amount
  for (const chip of denominations.toSorted((a, b) => b - a))
    while (left >= chip && pile.length < MOST) {
      pile.push(chip)
      left -= chip
    }
  return pile
}

export const ChipPile = ({
  amount,
  denominations,
}: {
  readonly amount: number
  readonly denominations: Denominations
}) => (
  <span className="pile" aria-hidden="true">
    {chipsOf(amount, denominations).map((value, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its order
      <span key={i} style={{ '--at': i } as React.CSSProperties}>
        <ChipPicture value={value} />
      </span>
    ))}
  </span>
)
