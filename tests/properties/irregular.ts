import type { TableState } from '../../src/general/state.ts'
import type { Command } from '../../src/kernel/game.ts'
import type { Tape } from './subject.ts'

const OPERATOR = { role: 'staff', rank: 'operator' } as const

/** What goes wrong in an evening, more often than in a casino. */
export const irregular = (tape: Tape, state: TableState<unknown>): Command => {
  const { round, last, wagers } = state
  const played = [...wagers, ...(last?.stakes ?? [])].map(({ patron }) => patron)
  const patron = tape.one([...played, 'Ana'])
  const named = tape.one([{}, { round: round.number }, { round: round.number - 1 }])
  const wager = tape.one([...wagers, ...(last?.stakes ?? [])].map(({ id }) => id))
  const reason = 'a reason'
  return tape.one<Command>([
    { by: OPERATOR, does: 'invalidate', ground: 'disruption', forfeits: [], reason, ...named },
    { by: OPERATOR, does: 'invalidate', ground: 'fraud', forfeits: [patron], reason, ...named },
    { by: OPERATOR, does: 'void-wagers', patron, reason, ...named },
    { by: OPERATOR, does: 'void-wagers', patron, reason, wager, ...named },
    { by: OPERATOR, does: 'no-spin', cause: 'foreign-object' },
    { by: OPERATOR, does: 'accept', patron, on: 'red', chips: tape.one([100, 500_000]) },
    { by: { role: 'patron', patron }, does: 'sell-colour', colour: 'blue' },
    { by: { role: 'patron', patron }, does: 'cash-out', chips: 500_000 },
    { by: { role: 'patron', patron }, does: 'leave' },
  ] as Command[])
}
