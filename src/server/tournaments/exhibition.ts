import { CONDITIONS } from '../../tournament/director/example.ts'
import type { Planned } from './tournament-book.ts'

/** The demonstration that `--exhibition` always runs. */

/** Three heats of four players and a final, quick enough to watch. */
export const EXHIBITION: Planned = {
  run: 'house',
  fill: 12,
  conditions: {
    ...CONDITIONS,
    name: 'House Exhibition',
    entryForm: ['name'],
    minPlayers: 4,
    maxPlayers: 12,
    stages: CONDITIONS.stages.map((stage, at) => ({
      ...stage,
      duration: { unit: 'spins', value: at === 0 ? 4 : 6 },
    })),
    transferable: false,
    timeToAct: { seconds: 20, silence: 'disqualified' },
    playStart: 1,
  },
}
