import type { Authority } from '../../../kernel/authority.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { bookOf, type ElectionHolder, type PhaseName } from '../law.ts'

/** Division 5 section 15: International Baccarat, in addition to the table's other rules. */

/** @rule nz5:15.1 */
export const isInternational = ({ elections }: ElectionHolder): boolean =>
  elections.international === true

/** This section applies only to tables that adopted it. */
export const notAdopted = (play: ElectionHolder): Refusal | undefined =>
  isInternational(play)
    ? undefined
    : refuse(bookOf(play).elects.international.under, 'This is not International Baccarat.')

/** A clause of this section. At other tables, the clause on adopting it. */
export const whereAdopted =
  (under: Authority) =>
  (play: ElectionHolder): Authority =>
    isInternational(play) ? under : bookOf(play).elects.international.under

export const UNDER_WAY: readonly PhaseName[] = [
  'called',
  'offering',
  'dealing',
  'turning',
  'reopened',
]
