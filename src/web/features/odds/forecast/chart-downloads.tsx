import { useWords } from '../../../i18n/index.ts'
import { csvOf } from '../../../ui/download.ts'
import type { Bar } from '../chart.tsx'
import { barsSvg, fileOf } from './chart-file.ts'

/** Links that download a chart and its figures. */

interface SavesProps {
  /** Of the chart, because the page has many of these links. */
  readonly title: string
  /** Of the files. */
  readonly name: string
  readonly svg?: string
  readonly csv: string
  /** The label of the CSV link, if it differs from the usual one. */
  readonly says?: string
}

export const Saves = ({ title, name, svg, csv, says }: SavesProps) => {
  const { forecast } = useWords().odds
  return (
    <p className="row no-print">
      {svg !== undefined && (
        <a
          className="button small"
          href={fileOf('svg', svg)}
          download={`${name}.svg`}
          aria-label={`${forecast.saveSvg}: ${title}`}
        >
          {forecast.saveSvg}
        </a>
      )}
      <a
        className="button small"
        href={fileOf('csv', csv)}
        download={`${name}.csv`}
        aria-label={`${says ?? forecast.saveCsv}: ${title}`}
      >
        {says ?? forecast.saveCsv}
      </a>
    </p>
  )
}

interface BarSavesProps {
  readonly title: string
  readonly name: string
  readonly bars: readonly Bar[]
  /** The CSV file to offer. By default it has the bars in percent. */
  readonly csv?: string | undefined
}

export const BarSaves = ({ title, name, bars, csv }: BarSavesProps) => (
  <Saves
    title={title}
    name={name}
    svg={barsSvg(title, bars)}
    csv={
      csv ??
      csvOf(
        [title, '%'],
        bars.map(bar => [bar.name, bar.value * 100]),
      )
    }
  />
)
