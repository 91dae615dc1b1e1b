import { OPERATOR } from '../../general/law.ts'
import * as field from '../../kernel/shape.ts'
import { elected, type Option } from '../election-change.ts'
import { ELECTIONS, kindsOf, limitOf } from './elections.ts'
import { command } from './law.ts'

/** What is printed on the layout changes while the table is closed. @rule ruling:125 */
const OPTIONS = {
  layout: { when: 'closed', under: 'nz8:2.2' },
  racetrack: { when: 'closed', under: 'nz8:2.2(c)' },
  asianRacetrack: { when: 'closed', under: 'nz8:2.2(b)' },
  courtesyLine: { when: 'closed', under: 'nz8:2.2' },
  bell: { when: 'round', under: 'nz8:2.6(g)' },
  winningNumberDisplay: { when: 'round', under: 'nz8:2.6(e)' },
} as const satisfies Readonly<Record<string, Option>>

const NAMES = Object.keys(OPTIONS) as readonly (keyof typeof OPTIONS)[]

export const elect = command('elect', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { election: field.oneOf(...NAMES), value: field.word },
  about: 'the-table',
  under: 'nz8:2.2',
  underBy: {
    field: 'election',
    clauses: () => Object.fromEntries(NAMES.map(name => [name, OPTIONS[name].under])),
  },
  place: 'notice',
  decide: ({ elections, phase }, said, felt) =>
    elected(
      {
        elections,
        options: OPTIONS,
        shapes: ELECTIONS,
        moment: { isUnderWay: phase.is !== 'betting' },
        refused: () => undefined,
        kindsOf,
        usual: (_, kind) => limitOf(kind),
      },
      said,
      felt,
    ),
})
