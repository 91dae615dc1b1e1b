import { isRefusal, refuse } from '../../kernel/refusal.ts'
import { type Law, rankOf } from './law.ts'
import { areFaces } from './s05-roll.ts'
import type { Inspection } from './state.ts'

/** Division 11A rules 3.4, 5.2 and 6.8 to 6.10: dice and devices. */

/** @rule nz11a:5.2 */
export const inspectDice: Law<'inspect-dice'> = ({ phase }, { by }) => {
  const rank = rankOf(by, 'dealer', 'nz11a:5.2')
  if (isRefusal(rank)) return rank
  if (phase.is !== 'inspecting') return refuse('nz11a:5.2', 'No dice have come to the table.')
  const name = by.role === 'staff' ? by.name : undefined
  const inspection: Inspection = {
    rank: rank === 'dealer' ? 'dealer' : 'game-supervisor',
    ...(name !== undefined && { name }),
  }
  const others = phase.inspections
  if (others.some(one => one.rank === inspection.rank || (name && one.name === name)))
    return refuse('nz11a:5.2', 'The dealer and the game supervisor each look, independently.')
  return [
    { is: 'DiceInspected', inspection, under: 'nz11a:5.2' },
    ...(others.length > 0 ? [{ is: 'DiceReady', under: 'nz11a:5.2' } as const] : []),
  ]
}

/** Both faces are entered: a total alone does not say which way it was made. @rule ruling:1110 */
export const enter: Law<'enter'> = ({ phase, elections, equipment }, { by, faces }) => {
  const rank = rankOf(by, 'dealer', 'nz11a:5.6(b)')
  if (isRefusal(rank)) return rank
  if (!elections.resultEntry) return refuse('nz11a:3.4(c)', 'This table has no entry terminal.')
  if (equipment !== 'working') return refuse('nz11a:6.10', 'The equipment is out of order.')
  if (phase.is !== 'at-rest' || !phase.called)
    return refuse('nz11a:5.6(b)', 'The result is entered when the total has been called.')
  if (phase.entered)
    return refuse('nz11a:6.8', 'An entry is amended under the eyes of the game supervisor.')
  return areFaces(faces) ?? [{ is: 'ResultEntered', faces, under: 'nz11a:3.4(c)(i)' }]
}

export const amendEntry: Law<'amend-entry'> = ({ phase }, { by, faces }) => {
  const rank = rankOf(by, 'game-supervisor', 'nz11a:6.8')
  if (isRefusal(rank)) return rank
  if (phase.is !== 'at-rest' || !phase.entered)
    return refuse('nz11a:6.8', 'An entry is amended before the wagers are settled.')
  return areFaces(faces) ?? [{ is: 'EntryAmended', faces, under: 'nz11a:6.8' }]
}

/** The roll under way is still settled, by the dice; then nothing moves. @rule nz11a:6.9 ruling:1111 */
export const equipmentFailed: Law<'equipment-failed'> = ({ elections, equipment }, { by }) => {
  const rank = rankOf(by, 'dealer', 'nz11a:6.10')
  if (isRefusal(rank)) return rank
  if (!elections.resultEntry && !elections.resultsDisplay)
    return refuse('nz11a:3.4', 'This table has no electronic equipment.')
  return equipment === 'working'
    ? [{ is: 'EquipmentFailed', under: 'nz11a:6.10' }]
    : refuse('nz11a:6.10', 'The equipment is known to be out of order.')
}

export const resume: Law<'resume'> = ({ equipment }, { by, how, note }) => {
  const rank = rankOf(by, 'game-supervisor', 'nz11a:6.10')
  if (isRefusal(rank)) return rank
  if (equipment === 'working') return refuse('nz11a:6.10', 'The equipment is not out of order.')
  return note === ''
    ? refuse('nz11a:6.10', 'Say what was put right, or which procedures are introduced.')
    : [{ is: 'EquipmentResumed', how, note, under: 'nz11a:6.10' }]
}
