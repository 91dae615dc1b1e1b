import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { type Cell, crossing, GAMES, type Phase, POWERS, phasesWith, rowOf } from './crossing.ts'
import type { Power } from './powers.ts'

/** law/crossings.md is written by this test: `npx vitest run tests/conformance/crossings -u` */

const PATH = join(ROOT, 'law/crossings.md')

const cellsOf = (power: Power): readonly (readonly [Phase, Cell])[] =>
  phasesWith(power).map(phase => [phase, crossing(phase, power)] as const)

const CELLS = new Map(POWERS.map(power => [power, cellsOf(power)]))

describe.each(POWERS.map(power => [power.name, power] as const))('%s', (_, power) => {
  test('every cell follows the rule', () => {
    const wrong = CELLS.get(power)!.flatMap(([phase, cell]) => {
      const says = power.wrong(cell)
      const name = `${phase.book} ${phase.name}`
      return says === undefined ? [] : [`${name}: ${says}`]
    })
    expect(wrong).toEqual([])
  })
})

const table = (rows: readonly (readonly string[])[]): string =>
  [
    [
      'phase',
      'outcome and clause',
      'wager of seat 1',
      'net at the end of the round',
      'net without it',
    ],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map(row => `| ${row.map(text => text.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

const HEAD = `# The crossing table

Every power of Division 1, and every power to put a round right, in every phase of every game and of a tournament session. Each row was played at a real table:
the scenarios are in \`scenarios/crossings\`, and a test compares every row. "Net" is what seat 1, seat 2 and, in a session, seat 3
have won or lost when the round is over, with the power and without it. Above each table is the rule that all its rows follow.
`

const phases = (): string =>
  GAMES.map(
    ([title, list]) =>
      `### ${title}\n\n${list.map(({ book, name, says }) => `- **${book} ${name}**: ${says}`).join('\n')}`,
  ).join('\n\n')

const page = (): string =>
  [
    HEAD,
    '## Phases\n',
    phases(),
    ...POWERS.map(power => {
      const cells = CELLS.get(power)!
      const rows = cells.map(([{ book }, cell]) => {
        const [name = '', ...rest] = rowOf(cell)
        return [`${book} ${name}`, ...rest]
      })
      return `\n## ${power.name}\n\n${power.rule}\n\n${table(rows)}`
    }),
  ].join('\n')

test('law/crossings.md matches every cell as played', async () => {
  await expect(`${page()}\n`).toMatchFileSnapshot(PATH)
})
