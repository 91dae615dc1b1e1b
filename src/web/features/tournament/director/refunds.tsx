import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { refundedUntil } from '../eligibility.ts'
import { timeOf } from '../times.ts'
import type { DecisionContext } from './decisions/consequences.tsx'

/** When a fee is refunded. */

/** The refund of a fee depends on the date. @rule nz7:2.4(1)(i) nz7:2.4(1)(ii) nz7:2.4 nz7:2.5 */
export const Refunds = ({ view }: Pick<DecisionContext, 'view'>) => {
  const { director } = useWords().tournament
  const rows = [
    ['nz7:2.4(1)(i)', director.refunds.early(timeOf(refundedUntil(view)))],
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
