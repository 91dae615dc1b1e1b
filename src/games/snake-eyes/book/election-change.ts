import { election, type Option } from '../../election-change.ts'
import { command } from '../law.ts'
import type { State } from '../table/state.ts'
import { tableRefused } from './book.ts'
import { ELECTIONS } from './elections.ts'

/** Odds may be any of the printed ones, and the layout changes with the cloth. @rule ruling:125 */
const OPTIONS = {
  hard4: { when: 'round', under: 'nz11a:4.10' },
  hard6: { when: 'round', under: 'nz11a:4.10' },
  hard8: { when: 'round', under: 'nz11a:4.10' },
  hard10: { when: 'round', under: 'nz11a:4.10' },
  field: { when: 'round', under: 'nz11a:4.10' },
  craps2: { when: 'round', under: 'nz11a:4.10' },
  craps12: { when: 'round', under: 'nz11a:4.10' },
  resultsDisplay: { when: 'round', under: 'nz11a:3.4(b)' },
  resultEntry: { when: 'round', under: 'nz11a:3.4(c)' },
  layout: { when: 'closed', under: 'nz11a:3.2' },
} as const satisfies Readonly<Record<string, Option>>

export const elect = command(
  'elect',
  election(OPTIONS, 'nz11a:4.10', ({ phase }: State) => ({
    shapes: ELECTIONS,
    moment: { isUnderWay: phase.is === 'rolling' || phase.is === 'at-rest' },
    refused: tableRefused,
  })),
)
