import { Suspense, useEffect, useState } from 'react'
import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'
import { hrefTo, sessionAt } from '../../../app/route.ts'
import type { DeskLine, StaffMember } from '../../../client/desk.ts'
import { type Contest, openSession, type SessionConnection } from '../../../client/session-table.ts'
import {
  type CommandSender,
  type TournamentNow,
  useTournament,
} from '../../../client/tournament.ts'
import type { AnyFace } from '../../../games/face.ts'
import { faceOf } from '../../../games/index.ts'
import { useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DeskTable } from '../../desk/desk-context.ts'
import { Next } from '../../desk/step/next-step.tsx'
import { AnswerLine } from '../../desk/table/answer-line.tsx'
import { useAsk } from '../../desk/table/use-ask.ts'
import { useMoment } from '../../table/state/use-view.ts'
import { Counts } from '../director/counts.tsx'
import { Badges, sessionName, tableName } from '../session/header.tsx'
import { Contestants } from '../session/seats.tsx'
import { PlaceBets } from './place-bets.tsx'
import '../../desk/desk.css'
import '../../desk/table/at-table.css'
import '../tournament.css'

/**
 * The dealer's screen for a session at an attended table: turns, bets, results, payments, the
 * count.
 */

interface SessionDealingProps {
  /** The name of the session's table. */
  readonly table: string
  readonly who: StaffMember
}

interface ConnectedSession {
  readonly connection: SessionConnection
  readonly face: AnyFace
  readonly game: string
}

const useConnectedSession = (
  table: string,
  game: string | undefined,
): ConnectedSession | undefined => {
  const [reached, setReached] = useState<ConnectedSession>()
  useEffect(() => {
    if (game === undefined || !isGameName(game)) return
    let wanted = true
    const felt = APPLICATION[game].table
    const connection = openSession(table, felt, '')
    void faceOf(felt).then(face => wanted && setReached({ connection, face, game: felt }))
    return () => {
      wanted = false
      connection.close()
    }
  }, [table, game])
  return reached
}

/** A line of the floor overview for the session's table, which the desk's parts expect. */
const lineOf = (table: string, game: string, title: string): DeskLine => ({
  id: table,
  game,
  book: '',
  title,
  attended: true,
  open: true,
  seats: 0,
  taken: 0,
  phase: '',
  dealing: { is: 'nobody' },
  stopped: null,
  next: null,
  rounds: 0,
  wagered: 0,
  limits: {},
  pace: null,
  shoe: null,
  differential: null,
  incidents: [],
  calls: [],
})

interface TopProps {
  readonly at: DeskTable
  readonly view: TournamentNow['view']
  readonly session: number
}

const Top = ({ at, view, session }: TopProps) => {
  const words = useWords()
  const { desk } = words
  const { dealing } = at.desk
  const table = view.sessions.find(each => each.at === session)?.table
  const name = dealing.is === 'person' ? desk.person(dealing.name) : desk.nobody
  const facts = [at.isDealer ? desk.you : name, ...(table ? [tableName(words, table)] : [])]
  return (
    <header className="desk-bar">
      <a href={hrefTo('desk')} aria-label={desk.wall} title={desk.wall}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1}>
        {view.conditions.name}: {sessionName(words, view, session)}
      </h1>
      <p className="facts">{facts.join(' · ')}</p>
      <button
        type="button"
        className={at.isDealer ? undefined : 'primary'}
        onClick={() => void at.ask({ does: at.isDealer ? 'hand-back' : 'take-over' })}
      >
        {at.isDealer ? desk.handBack : desk.takeOver}
      </button>
    </header>
  )
}

interface WorkingProps extends SessionDealingProps {
  readonly reached: ConnectedSession
  readonly now: TournamentNow
  readonly asking: CommandSender
  readonly tournament: string
  readonly session: number
}

/** What the dealer waits for when there is no next step. */
const Waiting = ({ contest }: { readonly contest: Contest }) => {
  const { tournament } = useWords()
  const { status, turn } = contest
  if (status !== 'running') return <p className="lead">{tournament.session[status]}</p>
  return turn === null ? null : <p className="lead">{tournament.at.turnOf(turn)}</p>
}

interface DealingAsideProps {
  readonly at: DeskTable
  readonly contest: Contest
  readonly face: AnyFace
}

const DealingAside = ({ at, contest, face }: DealingAsideProps) => {
  const { desk } = useWords()
  return (
    <aside className="beside">
      <Contestants session={contest} face={face} patron="" />
      <section aria-labelledby="layout">
        <h2 id="layout">{desk.layout}</h2>
        <Suspense fallback={null}>
          <face.DeskLayout at={at} />
        </Suspense>
      </section>
    </aside>
  )
}

/** A session has no tray. The director decides everything but the next step. */
const NO_TRAY = { opens: () => undefined, waiting: [] }

const Working = (props: WorkingProps) => {
  const { reached, now, asking, tournament, session, who, table } = props
  const words = useWords()
  const { connection, face, game } = reached
  const moment = useMoment(connection)
  const { told, asks } = useAsk(connection)
  const contest = connection.session()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  if (!moment?.desk || !contest) return <p className="wait">{words.line.opening}</p>
  const { desk } = moment
  const { view } = now
  const isDealer = desk.dealing.is === 'person' && desk.dealing.name === who.name
  const at: DeskTable = {
    line: lineOf(table, game, view.conditions.name),
    who,
    moment,
    desk,
    face,
    isDealer,
    foot,
    ...NO_TRAY,
    now: () => connection.moment() ?? moment,
    ...asks,
  }
  const isOn = contest.status === 'seating' || contest.status === 'running'
  const directing = { at: tournament, view, ask: asking, ahead: now.ahead }
  return (
    <div className="page desk at-table tournament" data-game={game}>
      <Top at={at} view={view} session={session} />
      <div className="work">
        <AnswerLine told={told} />
        <Badges session={contest} moment={moment} />
        <div className="dealing">
          <Waiting contest={contest} />
          {isOn && <PlaceBets at={at} contest={contest} connection={connection} face={face} />}
          {isOn && <Next at={at} />}
          <Counts directing={directing} only={session} />
        </div>
      </div>
      <DealingAside at={at} contest={contest} face={face} />
      <footer className="desk-foot">
        <div ref={setFoot} className="last-entry" />
      </footer>
    </div>
  )
}

export const SessionDealing = ({ table, who }: SessionDealingProps) => {
  const { line } = useWords()
  const { tournament, number } = sessionAt(table)!
  const { now, ask } = useTournament(tournament)
  const reached = useConnectedSession(table, now?.view.conditions.game)
  if (!now || !reached) return <p className="wait">{line.opening}</p>
  return (
    <Working
      table={table}
      who={who}
      reached={reached}
      now={now}
      asking={ask}
      tournament={tournament}
      session={Number(number) - 1}
    />
  )
}
