import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { timeOf } from '../times.ts'
import type { Directing } from './consequences.tsx'

/** When a fee is refunded. */

const TWO_DAYS = 48 * 60 * 60_000

/** The refund of a fee depends on the date. @rule nz7:2.4(1)(i) nz7:2.4(1)(ii) nz7:2.4 nz7:2.5 */
export const Refunds = ({ view }: Pick<Directing, 'view'>) => {
  const { director } = useWords().tournament
  const { playStart } = view.conditions
  const rows = [
    ['nz7:2.4(1)(i)', director.refunds.early(timeOf(playStart - TWO_DAYS))],
    ['nz7:2.4(1)(ii)', director.refunds.late],
    ['nz7:2.4', director.refunds.after],
    ['nz7:2.5', director.refunds.never],
    ['nz7:2.4(b)', director.refunds.cancelled],
  ] as const
  return (
    <details className="tile">
      <summary>{director.refunds.title}</summary>
      <ul>
        {rows.map(([under, says]) => (
          <li key={under}>
            {says} <ClauseLink id={under} />
          </li>
        ))}
      </ul>
    </details>
  )
}
