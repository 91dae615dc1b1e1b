import type { Crowd } from './crowd.ts'

/** The results of a load test, for people. */

const PERCENTILES = [50, 90, 99, 99.9]

const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`

const several = (lines: readonly string[]): string => lines.join(`\n${' '.repeat(10)}`)

export const reportOf = (
  crowd: Crowd,
  {
    house,
    tables,
    patrons,
    seconds,
  }: {
    readonly house: string
    readonly tables: number
    readonly patrons: number
    readonly seconds: number
  },
): string => {
  const { waits, done, malformed, unavailable, views, refused, closed, rounds } = crowd
  const of = [...refused].sort(([, a], [, b]) => b - a)
  const refusals = of.reduce((sum, [, count]) => sum + count, 0)
  const answers = [
    `${done} done`,
    `${refusals} refused`,
    `${malformed} malformed`,
    `${unavailable} unavailable`,
  ]
  const lines = {
    house: `${house}, ${tables} tables`,
    patrons: `${patrons} for ${seconds} s`,
    rounds: `${rounds}`,
    commands: `${waits.count}, ${(waits.count / seconds).toFixed(1)} a second: ${answers.join(', ')}`,
    ...(waits.count > 0 && {
      answer: several([
        PERCENTILES.map(p => `p${p} ${milliseconds(waits.percentile(p))}`).join('   '),
        ...waits.bars(),
      ]),
    }),
    views: `${views}, ${(views / seconds).toFixed(1)} a second`,
    ...(of.length > 0 && {
      refused: several(of.map(([clause, count]) => `${clause.padEnd(16)}${count}`)),
    }),
    ...(closed.size > 0 && {
      closed: several([...closed].map(([code, count]) => `${code}  ${count} sockets`)),
    }),
  }
  return Object.entries(lines)
    .map(([name, text]) => `${name.padEnd(10)}${text}\n`)
    .join('')
}
