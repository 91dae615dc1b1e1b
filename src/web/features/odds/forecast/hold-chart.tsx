import { CONFIDENCE } from '../../../../odds/par.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { csvOf } from '../../../ui/download.ts'
import { useMedia } from '../../../ui/media.ts'
import { Saves } from './chart-downloads.tsx'
import { escaped } from './chart-file.ts'
import { HOURS, holdChart, holdsAfter, type Play, SIZES } from './hold-band.ts'

/** The hold of equal wagers over a day, as a chart and as a table. */

/** Colours on white paper, the widest band first. */
const FILLS = ['#dcece4', '#b4d6c6', '#86bba3'] as const

const bandSvg = (title: string, play: Play, { hours, edge }: Words['odds']['forecast']): string => {
  const { width, height } = SIZES.wide
  const chart = holdChart(play, SIZES.wide)
  const { left, right, bottom } = chart.frame
  const line = (y: number, style: string) =>
    `<line x1="${left}" x2="${right}" y1="${y}" y2="${y}" ${style}/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -30 ${width} ${height + 34}" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title><rect y="-30" width="100%" height="100%" fill="#fff"/>`,
    `<text x="8" y="-12" font-size="14" font-weight="bold">${escaped(title)}</text>`,
    ...chart.percents.map(
      ({ y, says }) =>
        `${line(y, 'stroke="#ddd"')}<text x="${left - 6}" y="${y + 4}" text-anchor="end">${says}</text>`,
    ),
    ...chart.bands.map(({ points }, i) => `<polygon points="${points}" fill="${FILLS[i]}"/>`),
    line(chart.zero, 'stroke="#111" stroke-dasharray="4 4"'),
    line(chart.edge, 'stroke="#7a4a00" stroke-width="2"'),
    `<text x="${right - 4}" y="${chart.edge - 5}" text-anchor="end" fill="#7a4a00">${escaped(edge)}</text>`,
    ...chart.hours.map(
      ({ x, says }) => `<text x="${x}" y="${bottom + 16}" text-anchor="middle">${says}</text>`,
    ),
    `<text x="${right}" y="${bottom + 30}" text-anchor="end">${escaped(hours)}</text></svg>`,
  ].join('')
}

const Picture = ({ play }: { readonly play: Play }) => {
  const { forecast } = useWords().odds
  const size = useMedia('(max-width: 719px)') ? SIZES.narrow : SIZES.wide
  const { bands, percents, hours, edge, zero, frame } = holdChart(play, size)
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="hold" aria-hidden="true">
      {percents.map(({ y, says }) => (
        <g key={says}>
          <line x1={frame.left} x2={frame.right} y1={y} y2={y} className="grid" />
          <text x={frame.left - 8} y={y + 5} textAnchor="end">
            {says}
          </text>
        </g>
      ))}
      {bands.map(({ confidence, points }) => (
        <polygon key={confidence} points={points} className="band" />
      ))}
      <line x1={frame.left} x2={frame.right} y1={zero} y2={zero} className="nothing" />
      <line x1={frame.left} x2={frame.right} y1={edge} y2={edge} className="mean" />
      <text x={frame.right - 4} y={edge - 6} textAnchor="end" className="named">
        {forecast.edge}
      </text>
      {hours.map(({ x, says }) => (
        <text key={says} x={x} y={frame.bottom + 18} textAnchor="middle">
          {says}
        </text>
      ))}
      <text x={frame.right} y={size.height - 2} textAnchor="end">
        {forecast.hours}
      </text>
    </svg>
  )
}

const shown = (share: number): string => `${(share * 100).toFixed(2).replace('-', '−')} %`

const inWords = (confidence: number): string => `${Math.round(confidence * 100)} %`

export const Holds = ({ play }: { readonly play: Play }) => {
  const { forecast } = useWords().odds
  const rows = HOURS.map(hours => holdsAfter(hours, play))
  return (
    <>
      <h3>{forecast.hold}</h3>
      <Picture play={play} />
      <p className="note">{forecast.bands}</p>
      <table className="holds">
        <thead>
          <tr>
            <th scope="col">{forecast.hours}</th>
            <th scope="col">{forecast.rounds}</th>
            {CONFIDENCE.map(([confidence]) => (
              <th key={confidence} scope="col" className={confidence === 0.9 ? 'wide' : ''}>
                {inWords(confidence)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(holds => (
            <tr key={holds[0]!.hours}>
              <th scope="row">{holds[0]!.hours}</th>
              <td className="figure">{holds[0]!.rounds.toLocaleString('en')}</td>
              {holds.map(({ confidence, low, high }) => (
                <td key={confidence} className={confidence === 0.9 ? 'wide' : ''}>
                  <span className="figure">{shown(low)}</span>{' '}
                  <span className="figure">{forecast.to(shown(high))}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Saves
        title={forecast.hold}
        name="hold"
        svg={bandSvg(forecast.hold, play, forecast)}
        csv={csvOf(
          ['hours', 'rounds', 'confidence', 'low', 'high'],
          rows.flat().map(one => [one.hours, one.rounds, one.confidence, one.low, one.high]),
        )}
      />
    </>
  )
}
