import { useEffect, useMemo, useState } from 'react'
import type { Connection } from '../../../client/connection.ts'
import type { DeskLine, StaffMember } from '../../../client/desk.ts'
import { connectionTo } from '../../../client/table-connections.ts'
import type { AnyFace } from '../../../games/face.ts'
import { faceOf, hasFace } from '../../../games/index.ts'
import { useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NoticeLine } from '../../table/notice-line.tsx'
import { useMoment } from '../../table/state/use-view.ts'
import type { OpenPanel } from '../desk-context.ts'
import { formsAt } from '../forms/command-forms.ts'
import { SessionLink } from '../overview/overview.tsx'
import { Approvals } from '../requests/approvals.tsx'
import { OpenCalls } from '../requests/calls.tsx'
import { Asks, Disputes, Nominees } from '../requests/people.tsx'
import { useRequests, waitingAt } from '../requests/use-requests.ts'
import { Next } from '../step/next-step.tsx'
import { AnswerLine } from './answer-line.tsx'
import { Side } from './side.tsx'
import { OnSign } from './sign.tsx'
import { TableBar } from './table-bar.tsx'
import { Tray } from './tray.tsx'
import { useAsk } from './use-ask.ts'
import './at-table.css'

/** One table at the desk: the next step, the wagers, and what else may happen. */

interface TableProps {
  readonly line: DeskLine
  readonly lines: readonly DeskLine[]
  readonly who: StaffMember
}

interface ConnectedTable {
  readonly connection: Connection
  readonly face: AnyFace | undefined
}

const useConnectedTable = (table: string): ConnectedTable | undefined => {
  const [reached, setReached] = useState<ConnectedTable>()
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

interface FootProps {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly holds: (element: HTMLElement | null) => void
}

/** The last entry with its undo, and the button that opens everything besides the next step. */
const Foot = ({ isOpen, toggle, holds }: FootProps) => {
  const { desk } = useWords()
  return (
    <footer className="desk-foot">
      <div ref={holds} className="last-entry" />
      <button type="button" className="happened" aria-expanded={isOpen} onClick={toggle}>
        <Icon name={isOpen ? 'back' : 'alert'} />
        {isOpen ? desk.backToDealing : desk.happened}
      </button>
    </footer>
  )
}

interface WorkingProps extends TableProps {
  readonly reached: ConnectedTable
}

const Working = ({ reached, line, lines, who }: WorkingProps) => {
  const words = useWords()
  const { connection, face } = reached
  const moment = useMoment(connection)
  const { told, unwarn, asks } = useAsk(connection)
  const forms = useMemo(() => formsAt(line.game), [line.game])
  const requests = useRequests(who.name)
  const { look } = requests
  const isAsked = told?.is === 'waiting'
  useEffect(() => {
    if (isAsked) look()
  }, [isAsked, look])
  const waiting = waitingAt(line.id, requests)
  const isFree = waiting.length === 0
  useEffect(() => {
    if (isFree) unwarn()
  }, [isFree, unwarn])
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const [opened, opens] = useState<OpenPanel>()
  const isOpen = opened !== undefined
  if (!moment?.desk) return <p className="wait">{words.line.opening}</p>
  const { desk } = moment
  const isDealer = desk.dealing.is === 'person' && desk.dealing.name === who.name
  const now = () => connection.moment() ?? moment
  const at = { line, who, moment, desk, face, isDealer, waiting, foot, opens, now, ...asks }
  return (
    <div className="page desk at-table" data-game={line.game}>
      <TableBar at={at} />
      <div className="work">
        <AnswerLine told={told} />
        <SessionLink line={line} />
        <NoticeLine connection={connection} />
        <div className="dealing" hidden={isOpen}>
          <Next at={at} />
          <Disputes at={at} />
          <Asks at={at} />
        </div>
        {isOpen && <Tray at={at} forms={forms} opened={opened} close={() => opens(undefined)} />}
      </div>
      <aside className="beside">
        <OpenCalls who={who} lines={[line]} />
        <Approvals who={who} lines={lines} requests={requests} />
        <Side at={at} />
        <Nominees at={at} />
        <OnSign at={at} />
      </aside>
      <Foot isOpen={isOpen} toggle={() => opens(isOpen ? undefined : 'all')} holds={setFoot} />
    </div>
  )
}

export const AtTable = ({ line, lines, who }: TableProps) => {
  const { line: words } = useWords()
  const reached = useConnectedTable(line.id)
  return reached ? (
    <Working reached={reached} line={line} lines={lines} who={who} />
  ) : (
    <p className="wait">{words.opening}</p>
  )
}
