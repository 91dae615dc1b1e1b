import { hrefTo, sessionAt } from '../../app/route.ts'
import { startOf } from '../../app/staff-links.tsx'
import { useWords } from '../../i18n/index.ts'
import type { Role } from '../staff/roles.ts'
import { SessionDealing } from '../tournament/dealing/screen.tsx'
import { Wall } from './overview/overview.tsx'
import { useDesk } from './overview/use-desk.ts'
import { AtTable } from './table/at-table.tsx'
import './desk.css'

/** The screens of dealers and supervisors: `#/desk` and `#/desk/TABLE`. */

export const DeskScreen = ({ id }: { readonly id: string | undefined }) => {
  const { desk, line, staff } = useWords()
  const found = useDesk()
  if (found === undefined) return <p className="wait">{line.opening}</p>
  if (found === 'nobody')
    return (
      <div className="page desk">
        <h1>{desk.title}</h1>
        <p className="lead">{desk.staffOnly}</p>
        <p>
          <a className="button primary" href={hrefTo('staff')}>
            {desk.signIn}
          </a>
        </p>
      </div>
    )
  if ('elsewhere' in found)
    return (
      <div className="page desk">
        <h1>{desk.title}</h1>
        <p className="lead">{desk.elsewhere(staff.roles[found.elsewhere.role as Role])}</p>
        <p>
          <a className="button primary" href={startOf(found.elsewhere.role)}>
            {desk.toStart}
          </a>
        </p>
      </div>
    )
  if (id !== undefined && sessionAt(id)) return <SessionDealing table={id} who={found.who} />
  const at = found.lines.find(one => one.id === id)
  return at ? (
    <AtTable key={at.id} line={at} {...found} />
  ) : (
    <div className="page desk">
      <Wall {...found} />
    </div>
  )
}
