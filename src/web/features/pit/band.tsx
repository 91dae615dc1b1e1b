import { BAND, isOutside } from '../../../records/pit/band.ts'
import type { PitLine } from '../../client/api/pit.ts'
import { useWords } from '../../i18n/index.ts'
import { money } from './money.ts'

/**
 * The win of each line as a mark on its band: the theoretical win, and 2.58 deviations either way.
 */

const HEIGHT = 26

interface Scale {
  readonly at: (cents: number) => number
}

const edgesOf = ({ theoretical, deviation }: PitLine): readonly [number, number] => {
  const half = BAND * (deviation ?? 0)
  return [theoretical - half, theoretical + half]
}

/** In percent of the width. All lines share one scale, and zero is on it. */
const scaleOf = (lines: readonly PitLine[]): Scale => {
  const all = lines.flatMap(line => [line.win, ...edgesOf(line)])
  const low = Math.min(0, ...all)
  const high = Math.max(0, ...all)
  const room = (high - low) * 0.04 || 1
  return { at: cents => ((cents - low + room) / (high - low + 2 * room)) * 100 }
}

const Mark = ({ line, scale }: { readonly line: PitLine; readonly scale: Scale }) => {
  const [from, to] = edgesOf(line).map(scale.at) as [number, number]
  const win = scale.at(line.win)
  const theory = `${scale.at(line.theoretical)}%`
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" className="band-line">
      <rect width="100%" height={HEIGHT} className="track" />
      <rect
        x={`${from}%`}
        width={`${Math.max(0.3, to - from)}%`}
        height={HEIGHT}
        className="range"
      />
      <line x1={theory} x2={theory} y2={HEIGHT} className="theory" />
      <line x1={`${scale.at(0)}%`} x2={`${scale.at(0)}%`} y2={HEIGHT} className="zero" />
      <svg x={`${win}%`} overflow="visible" aria-hidden="true">
        <path d={`M0 3 L8 ${HEIGHT / 2} L0 ${HEIGHT - 3} L-8 ${HEIGHT / 2} Z`} className="won" />
      </svg>
    </svg>
  )
}

interface Props {
  readonly lines: readonly PitLine[]
  readonly name: (line: PitLine) => string
}

export const Bands = ({ lines, name }: Props) => {
  const { pit } = useWords()
  const scale = scaleOf(lines)
  return (
    <ul className="chart bands" aria-label={pit.chart}>
      {lines.map(line => {
        const [from, to] = edgesOf(line)
        const standing = line.deviation === null ? pit.noBand : pit.inBand
        return (
          <li key={line.of} data-outside={isOutside(line) || undefined}>
            <span>{name(line)}</span>{' '}
            <span className="figure">
              {money(line.win)} · {isOutside(line) ? pit.outOfBand : standing}
            </span>
            <Mark line={line} scale={scale} />
            <span className="unseen">{pit.bandSays(money(line.win), money(from), money(to))}</span>
          </li>
        )
      })}
    </ul>
  )
}
