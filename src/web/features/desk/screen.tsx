import { useEffect, useMemo, useState } from 'react'
import { hrefTo, sessionAt } from '../../app/route.ts'
import { startOf } from '../../app/staff-links.tsx'
import type { Connection } from '../../client/connection.ts'
import type { DeskLine, Who } from '../../client/desk.ts'
import { connectionTo } from '../../client/table-connections.ts'
import type { AnyFace } from '../../games/face.ts'
import { faceOf, hasFace } from '../../games/index.ts'
import { spokenText, useWords } from '../../i18n/index.ts'
import type { Role } from '../staff/roles.ts'
import { NoticeLine } from '../table/notice-line.tsx'
import { useMoment } from '../table/state/use-view.ts'
import { SessionDealing } from '../tournament/dealing/screen.tsx'
import { PendingApprovals } from './approvals.tsx'
import { OpenCalls, QuickCalls } from './calls.tsx'
import type { At } from './desk-context.ts'
import { Felt } from './felt.tsx'
import { DeedPanel } from './forms/command-form.tsx'
import { formsAt } from './forms/command-forms.ts'
import { Next } from './next-step.tsx'
import { SessionLink, Wall } from './overview.tsx'
import { Asks, Disputes, Nominees } from './people.tsx'
import { OnSign } from './sign.tsx'
import { ToldLine, useAsk } from './use-ask.tsx'
import { useDesk } from './use-desk.ts'
import './desk.css'

/** The dealer's and the supervisor's side of the house: `#/desk`, and `#/desk/TABLE`. */

interface TableProps {
  readonly line: DeskLine
  readonly lines: readonly DeskLine[]
  readonly who: Who
}

interface Reached {
  readonly connection: Connection
  readonly face: AnyFace | undefined
}

const useReached = (table: string): Reached | undefined => {
  const [reached, setReached] = useState<Reached>()
  useEffect(() => {
    let wanted = true
    void connectionTo(table).then(async connection => {
      const { game } = connection
      const face = hasFace(game) ? await faceOf(game) : undefined
      if (wanted) setReached({ connection, face })
    })
    return () => {
      wanted = false
    }
  }, [table])
  return reached
}

const Top = ({ at }: { readonly at: At }) => {
  const words = useWords()
  const { desk } = words
  const { dealing, attended } = at.desk
  const name = dealing.is === 'person' ? dealing.name : ''
  const dealer = { virtual: desk.virtual, nobody: desk.nobody, person: desk.person(name) }
  return (
    <header className="desk-top">
      <a href={hrefTo('desk')}>← {desk.wall}</a>
      <h1 tabIndex={-1}>{spokenText(words, at.line.title)}</h1>
      <ul className="facts-row">
        <li className="badge">{at.isDealer ? desk.you : dealer[dealing.is]}</li>
        {attended && <li className="badge">{desk.attended}</li>}
        {!at.desk.open && <li className="badge">{desk.closed}</li>}
      </ul>
      {at.isDealer ? (
        <button type="button" onClick={() => void at.ask({ does: 'hand-back' })}>
          {attended ? desk.handBack : desk.handBackTo}
        </button>
      ) : (
        <button
          type="button"
          className="primary"
          onClick={() => void at.ask({ does: 'take-over' })}
        >
          {desk.takeOver}
        </button>
      )}
    </header>
  )
}

interface WorkingProps extends TableProps {
  readonly reached: Reached
}

const Working = ({ reached, line, lines, who }: WorkingProps) => {
  const words = useWords()
  const { connection, face } = reached
  const moment = useMoment(connection)
  const { told, ...asks } = useAsk(connection)
  const forms = useMemo(() => formsAt(line.game), [line.game])
  if (!moment?.desk) return <p className="wait">{words.line.opening}</p>
  const { desk } = moment
  const isDealer = desk.dealing.is === 'person' && desk.dealing.name === who.name
  const now = () => connection.moment() ?? moment
  const at: At = { line, who, moment, desk, face, isDealer, now, ...asks }
  return (
    <>
      <Top at={at} />
      <ToldLine told={told} />
      <SessionLink line={line} />
      <NoticeLine connection={connection} />
      <div className="desk-columns">
        <div>
          <Next at={at} />
          <Disputes at={at} />
          <Asks at={at} />
          <DeedPanel title={words.desk.happened} deeds={forms.happened} at={at} />
          <QuickCalls at={at} />
          <DeedPanel title={words.desk.directs} deeds={forms.directs} at={at} />
          <DeedPanel title={words.desk.notices} deeds={forms.notices} at={at} />
        </div>
        <div>
          <OpenCalls who={who} lines={[line]} />
          <PendingApprovals who={who} lines={lines} />
          <Felt at={at} connection={connection} />
          <Nominees at={at} />
          <OnSign at={at} />
        </div>
      </div>
    </>
  )
}

const AtTable = ({ line, lines, who }: TableProps) => {
  const { line: words } = useWords()
  const reached = useReached(line.id)
  return reached ? (
    <Working reached={reached} line={line} lines={lines} who={who} />
  ) : (
    <p className="wait">{words.opening}</p>
  )
}

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
  return (
    <div className="page desk">
      {at ? <AtTable key={at.id} line={at} {...found} /> : <Wall {...found} />}
    </div>
  )
}
