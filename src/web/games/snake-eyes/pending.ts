import type { SnakeEyesView } from '../../../games/snake-eyes/table/view.ts'
import type { DeskTable } from '../../features/desk/desk-context.ts'
import type { Find, Pending } from '../../features/desk/requests/pending.ts'
import type { Words } from '../../i18n/index.ts'

/** A missing die, and a failed terminal. @rule nz11a:6.1 nz11a:6.10 */
export const pending = ({ desk }: Words, at: DeskTable, find: Find): readonly Pending[] => {
  const { dice, equipment } = at.moment.view.play as SnakeEyesView
  const missing = dice.filter(one => one.at === 'missing').map(({ id }) => id)
  return [
    ...missing.map(die => ({
      key: `die ${die}`,
      says: desk.isMissing(die),
      deeds: [find('die-found', { die }), find('give-up-search')],
    })),
    ...(equipment === 'working'
      ? []
      : [{ key: 'equipment', says: desk.incident('equipment'), deeds: [find('resume')] }]),
  ]
}
