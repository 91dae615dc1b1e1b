import type { Bar } from '../chart.tsx'

/** Charts as files for a report or a spreadsheet. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const ROW = 26
const NAMES = 300
const WIDTH = 760

/** An SVG that needs no style sheet. Negative bars go to the left of zero. */
export const barsSvg = (title: string, bars: readonly Bar[]): string => {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), Number.MIN_VALUE)
  const hasBelow = bars.some(({ value }) => value < 0)
  const zero = hasBelow ? (NAMES + WIDTH - 100) / 2 : NAMES
  const scale = (WIDTH - 100 - zero) / most
  const height = ROW * (bars.length + 2)
  const rows = bars.map(({ name, value, says }, i) => {
    const y = ROW * (i + 1.5)
    const width = Math.max(1, Math.abs(value) * scale)
    return `<text x="8" y="${y + 12}">${escaped(name)}</text><rect x="${value < 0 ? zero - width : zero}" y="${y}" width="${width}" height="16" fill="#2f7d5f"/><text x="${WIDTH - 8}" y="${y + 12}" text-anchor="end">${escaped(says)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="8" y="20" font-weight="bold">${escaped(title)}</text>${rows.join('')}</svg>`
}

/** One share of a row, and its colour in the file. */
interface Share {
  readonly value: number
  readonly fill: string
}

/** Rows of shares that add up to one. */
export const sharesSvg = (
  title: string,
  rows: readonly {
    readonly name: string
    readonly says: string
    readonly shares: readonly Share[]
  }[],
): string => {
  const width = WIDTH - NAMES - 8
  const drawn = rows.map(({ name, says, shares }, i) => {
    const y = 2 * ROW * (i + 0.75)
    let x = NAMES
    const parts = shares.map(({ value, fill }) => {
      const from = x
      x += value * width
      return `<rect x="${from}" y="${y}" width="${value * width}" height="16" fill="${fill}"/>`
    })
    return `<text x="8" y="${y + 12}">${escaped(name)}</text>${parts.join('')}<text x="${NAMES}" y="${y + 32}" font-size="11">${escaped(says)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${2 * ROW * (rows.length + 1)}" font-family="sans-serif" font-size="13"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="8" y="20" font-weight="bold">${escaped(title)}</text>${drawn.join('')}</svg>`
}

export const fileOf = (kind: 'svg' | 'csv', text: string): string =>
  `data:${kind === 'svg' ? 'image/svg+xml' : 'text/csv'};charset=utf-8,${encodeURIComponent(text)}`
