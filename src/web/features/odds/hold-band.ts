import { CONFIDENCE } from '../../../odds/par.ts'

/** The hold of equal wagers over a day, as a band about the edge. */

export interface Hold {
  readonly hours: number
  readonly rounds: number
  readonly low: number
  readonly high: number
}

const ROUNDS_AN_HOUR = 60
const DEVIATIONS = CONFIDENCE[1]![1]

export const HOURS = [1, 2, 4, 8, 12, 16, 20, 24] as const

export const holdAfter = (hours: number, edge: number, deviation: number): Hold => {
  const rounds = hours * ROUNDS_AN_HOUR
  const off = (DEVIATIONS * deviation) / Math.sqrt(rounds)
  return { hours, rounds, low: edge - off, high: edge + off }
}

export const WIDTH = 640
export const HEIGHT = 220

/** Points of the band, from the first hour to the last and back; and where edge and zero lie. */
export const bandOf = (edge: number, deviation: number) => {
  const holds = Array.from({ length: 47 }, (_, i) => holdAfter(1 + i / 2, edge, deviation))
  const top = Math.max(...holds.map(({ high }) => high), 0)
  const bottom = Math.min(...holds.map(({ low }) => low), 0)
  const x = (hours: number) => ((hours - 1) / 23) * WIDTH
  const y = (value: number) => ((top - value) / (top - bottom || 1)) * HEIGHT
  const upper = holds.map(({ hours, high }) => `${x(hours).toFixed(1)},${y(high).toFixed(1)}`)
  const lower = holds.map(({ hours, low }) => `${x(hours).toFixed(1)},${y(low).toFixed(1)}`)
  return { points: [...upper, ...lower.reverse()].join(' '), edge: y(edge), zero: y(0) }
}

export const bandSvg = (title: string, edge: number, deviation: number): string => {
  const band = bandOf(edge, deviation)
  const line = (at: number, dash: string) =>
    `<line x2="${WIDTH}" y1="${at}" y2="${at}" stroke="#111" stroke-dasharray="${dash}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -30 ${WIDTH} ${HEIGHT + 60}" font-family="sans-serif" font-size="13"><rect y="-30" width="100%" height="100%" fill="#fff"/><text y="-12" font-weight="bold">${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text><polygon points="${band.points}" fill="#9cc9b5"/>${line(band.edge, '')}${line(band.zero, '4 4')}<text y="${HEIGHT + 20}">1 h</text><text x="${WIDTH}" y="${HEIGHT + 20}" text-anchor="end">24 h</text></svg>`
}
