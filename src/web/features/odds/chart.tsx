import { toNumber } from '../../../odds/numbers/fraction.ts'
import { chanceOf, type Result, type Spread } from '../../../odds/spread.ts'
import { useWords } from '../../i18n/index.ts'
import { csvOf } from '../../ui/download.ts'
import { BarSaves, Saves } from './forecast/chart-downloads.tsx'
import { sharesSvg } from './forecast/chart-file.ts'
import { nameOf, percent } from './numbers.ts'

/** Bars with their names and numbers as text. The table beside them has the same figures. */

const BAR = 14

export interface Bar {
  readonly name: string
  readonly value: number
  readonly says: string
  readonly isBest?: boolean
}

interface Scale {
  readonly zero: number
  readonly width: (value: number) => number
}

/** In percent of the width. If a value is negative, the zero line moves inwards. */
const scaleOf = (values: readonly number[]): Scale => {
  const high = Math.max(0, ...values)
  const low = Math.max(0, ...values.map(value => -value))
  const all = high + low || 1
  return { zero: (low / all) * 100, width: value => (Math.abs(value) / all) * 100 }
}

const OneBar = ({ bar, scale }: { readonly bar: Bar; readonly scale: Scale }) => {
  const { value, isBest } = bar
  const width = scale.width(value)
  return (
    <svg width="100%" height={BAR} aria-hidden="true">
      <rect width="100%" height={BAR} className="track" />
      <rect
        x={`${value < 0 ? scale.zero - width : scale.zero}%`}
        width={`${Math.max(width, 0.2)}%`}
        height={BAR}
        className={value < 0 ? 'below' : isBest ? 'best' : 'above'}
      />
      {scale.zero > 0 && (
        <line x1={`${scale.zero}%`} x2={`${scale.zero}%`} y2={BAR} className="zero" />
      )}
    </svg>
  )
}

export const Bars = ({ bars, name }: { readonly bars: readonly Bar[]; readonly name: string }) => {
  const scale = scaleOf(bars.map(({ value }) => value))
  return (
    <ul className="chart" aria-label={name}>
      {bars.map(bar => (
        <li key={bar.name}>
          <span>{bar.name}</span> <span className="figure">{bar.says}</span>
          <OneBar bar={bar} scale={scale} />
        </li>
      ))}
    </ul>
  )
}

/** Losses are hatched and ties dotted, so that the chart works without colour. */
export const Patterns = () => (
  <svg width="0" height="0" className="patterns" aria-hidden="true">
    <defs>
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="#1c4a38" />
        <path d="M0 6L6 0M-1 1L1 -1M5 7L7 5" stroke="#7fb39d" strokeWidth="1.2" />
      </pattern>
      <pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="#123f5c" />
        <circle cx="3" cy="3" r="1.3" fill="#bfe0ff" />
      </pattern>
    </defs>
  </svg>
)

const RESULTS: readonly Result[] = ['win', 'stand-off', 'lose']

/** A share narrower than this has no room for a letter. */
const ROOM = 0.07

const Strip = ({ spread }: { readonly spread: Spread }) => {
  const { odds } = useWords()
  let from = 0
  return (
    <svg width="100%" height={BAR + 4} aria-hidden="true">
      {RESULTS.map(result => {
        const share = toNumber(chanceOf(spread, result))
        const x = `${from * 100}%`
        from += share
        return (
          <g key={result}>
            <rect x={x} width={`${share * 100}%`} height={BAR + 4} className={`of-${result}`} />
            {share > ROOM && (
              <g transform="translate(2 2)">
                <rect x={x} width="15" height={BAR} rx="3" className="plate" />
                <text x={x} dx="7.5" y="11" textAnchor="middle" className="letter">
                  {odds.letters[result]}
                </text>
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Colours on white paper. */
const FILLS: Readonly<Record<Result, string>> = {
  win: '#b8860b',
  'stand-off': '#4a90c2',
  lose: '#9db8ac',
}

const Chances = ({ spreads, label }: LabelledSpreads) => {
  const { odds } = useWords()
  const says = (spread: Spread): string =>
    RESULTS.map(result => [odds.letters[result], chanceOf(spread, result)] as const)
      .filter(([, chance]) => chance.num > 0n)
      .map(([letter, chance]) => `${letter} ${percent(chance, 1)}`)
      .join(' · ')
  const share = (spread: Spread, result: Result): number => toNumber(chanceOf(spread, result))
  return (
    <>
      <ul className="chart" aria-label={odds.charts.chances}>
        {spreads.map(spread => (
          <li key={`${spread.wager} ${spread.terms}`}>
            <span>{label(spread)}</span> <span className="figure">{says(spread)}</span>
            <Strip spread={spread} />
          </li>
        ))}
      </ul>
      <Legend />
      <Saves
        title={odds.charts.chances}
        name="chances"
        svg={sharesSvg(
          odds.charts.chances,
          spreads.map(spread => ({
            name: label(spread),
            says: says(spread),
            shares: RESULTS.map(result => ({ value: share(spread, result), fill: FILLS[result] })),
          })),
        )}
        csv={csvOf(
          ['wager', ...RESULTS],
          spreads.map(spread => [label(spread), ...RESULTS.map(result => share(spread, result))]),
        )}
      />
    </>
  )
}

const Legend = () => {
  const { odds } = useWords()
  return (
    <p className="legend note">
      {RESULTS.map(result => (
        <span key={result} className="row">
          <svg width="30" height="18" aria-hidden="true">
            <rect width="30" height="18" className={`of-${result}`} />
          </svg>
          {`${odds.letters[result]}: ${odds.results[result]}`}
        </span>
      ))}
    </p>
  )
}

export const CHARTS = ['edge', 'chances'] as const

interface LabelledSpreads {
  readonly spreads: readonly Spread[]
  readonly label: (spread: Spread) => string
}

interface ChartProps {
  readonly spreads: readonly Spread[]
  readonly kind: (typeof CHARTS)[number]
  readonly choose: (kind: string) => void
}

export const Chart = ({ spreads, kind, choose }: ChartProps) => {
  const words = useWords()
  const { odds } = words
  const label = (spread: Spread): string => nameOf(words, spread, spreads)
  const bars = spreads.map(spread => ({
    name: label(spread),
    value: toNumber(spread.edge),
    says: percent(spread.edge, 3),
  }))
  return (
    <section className="tile charts" aria-label={odds.chart}>
      <div className="row">
        <h2>{odds.chart}</h2>
        {CHARTS.map(each => (
          <button
            key={each}
            type="button"
            className="small"
            aria-pressed={kind === each}
            onClick={() => choose(each)}
          >
            {odds.charts[each]}
          </button>
        ))}
      </div>
      {kind === 'edge' ? (
        <>
          <Bars bars={bars} name={odds.charts.edge} />
          <BarSaves title={odds.charts.edge} name="edges" bars={bars} />
        </>
      ) : (
        <Chances spreads={spreads} label={label} />
      )}
    </section>
  )
}
