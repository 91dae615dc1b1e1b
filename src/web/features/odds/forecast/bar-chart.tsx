import { type Bar, Bars } from '../chart.tsx'
import { BarSaves } from './chart-downloads.tsx'

interface BarChartProps {
  readonly title: string
  readonly name: string
  readonly bars: readonly Bar[]
  /** The CSV file to offer. By default it has the bars in percent. */
  readonly csv?: string
}

/** A chart with its title and download links. */
export const BarChart = ({ title, name, bars, csv }: BarChartProps) => (
  <>
    <h3>{title}</h3>
    <Bars bars={bars} name={title} />
    <BarSaves title={title} name={name} bars={bars} csv={csv} />
  </>
)
