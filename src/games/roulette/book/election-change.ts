import { election, type Option } from '../../election-change.ts'
import { command } from '../law.ts'
import type { State } from '../table/state.ts'
import { ELECTIONS, kindsOf, limitOf } from './elections.ts'

/** What is printed on the layout changes while the table is closed. @rule ruling:125 */
const OPTIONS = {
  layout: { when: 'closed', under: 'nz8:2.2' },
  racetrack: { when: 'closed', under: 'nz8:2.2(c)' },
  asianRacetrack: { when: 'closed', under: 'nz8:2.2(b)' },
  courtesyLine: { when: 'closed', under: 'nz8:2.2' },
  bell: { when: 'round', under: 'nz8:2.6(g)' },
  winningNumberDisplay: { when: 'round', under: 'nz8:2.6(e)' },
} as const satisfies Readonly<Record<string, Option>>

export const elect = command(
  'elect',
  election(OPTIONS, 'nz8:2.2', ({ phase }: State) => ({
    shapes: ELECTIONS,
    moment: { isUnderWay: phase.is !== 'betting' },
    refused: () => undefined,
    kinds: { of: kindsOf, usual: (_, kind) => limitOf(kind) },
  })),
)
