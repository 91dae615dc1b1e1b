import type { Denominations } from '../../../kernel/chips/denominations.ts'
import styles from './chip.module.css'

/** Chips with their values. The figure identifies a chip; the colour is secondary. */

type Paint = readonly [face: string, edge: string, ink: string]

const PAINT: Readonly<Record<number, Paint>> = {
  25: ['#8d5a3a', '#f0dcc8', '#fff'],
  50: ['#5f6b7a', '#e8edf2', '#fff'],
  100: ['#e9e4d6', '#2f4f8f', '#16181c'],
  250: ['#c0557f', '#fff', '#fff'],
  500: ['#b3202e', '#fff', '#fff'],
  2500: ['#1b7443', '#fff', '#fff'],
  10000: ['#22242b', '#e9e4d6', '#fff'],
  50000: ['#5a2f96', '#f3d98b', '#fff'],
  100000: ['#d9961d', '#3b2503', '#221502'],
}

const COLOURS: Readonly<Record<string, Paint>> = {
  blue: ['#2458b8', '#e6eefc', '#fff'],
  green: ['#1d7a46', '#e2f3e8', '#fff'],
  orange: ['#c2570c', '#fff0e0', '#fff'],
  pink: ['#c2437e', '#ffe6f1', '#fff'],
  purple: ['#6a2f9c', '#f0e4fa', '#fff'],
  red: ['#b3262e', '#fbe6e4', '#fff'],
  white: ['#f3f0e6', '#4a4a4a', '#1c1c1c'],
  yellow: ['#e8c62c', '#5b4a00', '#1d1700'],
}

const OTHERS: readonly Paint[] = [
  ['#6b5a8e', '#d9cff0', '#fff'],
  ['#3f6f76', '#cfe8ea', '#fff'],
  ['#7a5b3a', '#efdcc0', '#fff'],
  ['#556b3f', '#dfe8cf', '#fff'],
]

const paintOf = (value: number): Paint => PAINT[value] ?? ['#2c6e8f', '#e6f1f5', '#fff']

const THOUSAND = 100_000

/** The short text on a chip. */
const chipText = (cents: number): string => {
  if (cents < 100) return `${cents}¢`
  if (cents >= THOUSAND) return `${Math.round(cents / (THOUSAND / 10)) / 10}K`
  return (cents / 100).toLocaleString('en')
}

const sizeOf = (text: string): number =>
  text.length > 4 ? 21 : text.length > 3 ? 26 : text.length > 2 ? 32 : 38

/** How much of each lower chip in a stack is visible. */
const EDGE = 8

const Face = ({ paint, text }: { readonly paint: Paint; readonly text: string }) => {
  const [face, edge, ink] = paint
  return (
    <>
      <circle r="49" fill={face} stroke="#0007" strokeWidth="1.5" />
      <circle r="42" fill="none" stroke={edge} strokeWidth="13" strokeDasharray="18.85 25.13" />
      <circle r="34" fill={face} stroke={edge} strokeWidth="2" strokeOpacity="0.75" />
      <text y="1" fill={ink} fontSize={sizeOf(text)} className={styles.value}>
        {text}
      </text>
    </>
  )
}

interface StackProps {
  readonly paint: Paint
  readonly text: string
  readonly high?: number
}

/** A stack seen from above, slightly from the front. */
const Stack = ({ paint, text, high = 1 }: StackProps) => {
  const below = Math.max(0, high - 1)
  return (
    <svg
      className={`chip ${styles.chip}`}
      viewBox={`-50 -50 100 ${100 + below * EDGE}`}
      aria-hidden="true"
    >
      {Array.from({ length: below }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the chips of a stack are all alike
          key={i}
          r="49"
          cy={(below - i) * EDGE}
          fill={paint[0]}
          stroke="#0009"
          strokeWidth="1.5"
          className={styles.under}
        />
      ))}
      <Face paint={paint} text={text} />
    </svg>
  )
}

interface PictureProps {
  readonly value: number
  /** The sum to print instead of the chip's own value. */
  readonly shows?: number
  /** A table's own colour, whose chips have no printed value. */
  readonly colour?: string | undefined
}

/** The picture only. The caller adds the text for screen readers. */
export const ChipPicture = ({ value, shows = value, colour }: PictureProps) => (
  <Stack paint={COLOURS[colour ?? ''] ?? paintOf(value)} text={chipText(shows)} />
)

/** Another patron's chip: their initial on a muted face. */
export const OtherChip = ({ name, place }: { readonly name: string; readonly place: number }) => (
  <Stack paint={OTHERS[place % OTHERS.length]!} text={[...name][0]?.toUpperCase() ?? '?'} />
)

const largestIn = (amount: number, denominations: Denominations): number =>
  denominations.toSorted((a, b) => b - a).find(chip => chip <= amount) ?? amount

interface SumProps {
  readonly amount: number
  readonly denominations: Denominations
  readonly colour?: string | undefined
}

/** A pile drawn as one chip: the colour of its largest chip, and the total. */
export const ChipSum = ({ amount, denominations, colour }: SumProps) => {
  const largest = largestIn(amount, denominations)
  const paint = COLOURS[colour ?? ''] ?? paintOf(largest)
  return <Stack paint={paint} text={chipText(amount)} high={amount > largest ? 2 : 1} />
}

const MOST_PILES = 3
const MOST_HIGH = 6

/** The fewest chips that make up an amount, largest first. */
const pilesOf = (amount: number, denominations: Denominations) => {
  const piles: { readonly chip: number; readonly high: number }[] = []
  let left = amount
  for (const chip of denominations.toSorted((a, b) => b - a)) {
    const high = Math.floor(left / chip)
    if (high > 0 && piles.length < MOST_PILES) piles.push({ chip, high: Math.min(high, MOST_HIGH) })
    left -= high * chip
  }
  return piles
}

export const ChipPile = ({ amount, denominations }: SumProps) => (
  <span className={styles.piles} aria-hidden="true">
    {pilesOf(amount, denominations).map(({ chip, high }) => (
      <Stack key={chip} paint={paintOf(chip)} text={chipText(chip)} high={high} />
    ))}
  </span>
)
