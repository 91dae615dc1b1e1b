import { roundsBefore, type TableState } from '../../src/general/state.ts'
import type { Command } from '../../src/kernel/game.ts'
import type { Tape } from './subject.ts'

const OPERATOR = { role: 'staff', rank: 'operator' } as const

/** Irregularities of an evening, more frequent than in a casino. */
export const irregular = (tape: Tape, state: TableState<unknown>): Command => {
  const { round, wagers, earlier } = state
  const laid = [...wagers, ...roundsBefore(state).flatMap(({ stakes }) => stakes ?? [])]
  const played = laid.map(({ patron }) => patron)
  const patron = tape.one([...played, 'Ana'])
  const before = earlier?.number ?? round.number - 1
  const named = tape.one([
    {},
    { round: round.number },
    { round: round.number - 1 },
    { round: before },
  ])
  const wager = tape.one(laid.map(({ id }) => id))
  /** A place where somebody has wagered, since each game has its own. */
  const { on, area } = tape.one([...laid, { on: 'red', area: undefined }])
  const late = { on, ...(area === undefined ? {} : { area }) }
  const reason = 'a reason'
  const byHand = tape.one(['recover', 'make-good'])
  return tape.one<Command>([
    { by: OPERATOR, does: 'invalidate', ground: 'disruption', forfeits: [], reason, ...named },
    { by: OPERATOR, does: 'invalidate', ground: 'fraud', forfeits: [patron], reason, ...named },
    { by: OPERATOR, does: 'void-wagers', patron, reason, ...named },
    { by: OPERATOR, does: 'void-wagers', patron, reason, wager, ...named },
    { by: OPERATOR, does: byHand, patron, chips: tape.one([500, 10_000]), reason, ...named },
    { by: OPERATOR, does: 'no-spin', cause: 'foreign-object' },
    { by: OPERATOR, does: 'accept', patron, ...late, chips: tape.one([100, 500_000]) },
    { by: { role: 'patron', patron }, does: 'sell-colour', colour: 'blue' },
    { by: { role: 'patron', patron }, does: 'cash-out', chips: 500_000 },
    { by: { role: 'patron', patron }, does: 'leave' },
  ] as Command[])
}
