import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crossing, POWERS, phasesWith, rowOf } from '../../tests/conformance/crossings/crossing.ts'
import { scenarioTables } from '../../tests/fixtures/documents/scenario-page.ts'
import { staffTables } from '../../tests/fixtures/people/staff-page.ts'
import { ROOT } from '../../tests/fixtures/processes/croupier.ts'
import * as conditions from '../../tests/properties/recorded/conditions.ts'
import { CONTESTS } from '../../tests/properties/recorded/contests.ts'
import * as declared from '../../tests/properties/recorded/declared.ts'
import * as displays from '../../tests/properties/recorded/displays.ts'
import { ELECTED } from '../../tests/properties/recorded/elected.ts'
import { EVENINGS } from '../../tests/properties/recorded/evenings.ts'
import { lineOf } from '../../tests/properties/recorded/marks.ts'
import * as scenarios from '../../tests/properties/recorded/scenarios.ts'
import * as settlements from '../../tests/properties/recorded/settlements.ts'
import * as spoken from '../../tests/properties/recorded/spoken.ts'

/**
 * The records in the repository: scenarios, evenings, the crossing table, and the pages about
 * commands.
 */

const linesOf = (path: string): ReadonlySet<string> =>
  new Set(readFileSync(join(ROOT, path), 'utf8').split('\n'))

const evenings = Object.entries({
  evenings: EVENINGS,
  elected: ELECTED,
  contests: CONTESTS,
}).flatMap(([page, lines]) => {
  const known = linesOf(`tests/properties/recorded/${page}.txt`)
  return lines.map(each => ({
    name: `recorded ${page}: ${each.name}`,
    fails: () => !known.has(lineOf(each)),
  }))
})

const decided: ReadonlySet<string> = new Set(
  scenarios.BOOKS.flatMap(book => readFileSync(scenarios.recordOf(book), 'utf8').split('\n')),
)

const played = scenarios.FILES.flatMap(file =>
  scenarios.scenariosOf(file).map(scenario => ({
    name: `${file}:${scenario.line}`,
    fails: () => !decided.has(scenarios.lineOf(file, scenario)),
  })),
)

const page = readFileSync(join(ROOT, 'law/crossings.md'), 'utf8')
const sections = page.split('\n## ')

const crossings = POWERS.flatMap(power => {
  const section = sections.find(text => text.startsWith(`${power.name}\n`)) ?? ''
  return phasesWith(power).map(phase => ({
    name: `crossing: ${power.name}, ${phase.book} ${phase.name}`,
    fails: () => {
      const [name = '', ...rest] = rowOf(crossing(phase, power))
      const row = [`${phase.book} ${name}`, ...rest].map(text => text.replaceAll('|', '\\|'))
      return !section.includes(`| ${row.join(' | ')} |`)
    },
  }))
})

const documents = [
  { name: 'docs/staff.md', path: 'docs/staff.md', tables: staffTables },
  { name: 'docs/scenarios.md', path: 'docs/scenarios.md', tables: scenarioTables },
].map(({ name, path, tables }) => ({
  name,
  fails: () => !readFileSync(join(ROOT, path), 'utf8').includes(tables().trim()),
}))

/** Records of one file each. */
const files = Object.entries({ conditions, declared, displays, settlements, spoken }).map(
  ([name, { lines }]) => {
    const known = linesOf(`tests/properties/recorded/${name}.txt`)
    return { name: `recorded ${name}`, fails: () => lines().some(line => !known.has(line)) }
  },
)

/** What is read without playing. */
export const pages = [...documents, ...files]

export const recorded = [...played, ...evenings, ...crossings]
