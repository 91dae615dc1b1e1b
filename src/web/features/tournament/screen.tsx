import { useState } from 'react'
import type { Result } from '../../../tournament/director/s05-results/ranking.ts'
import type {
  ShownSession,
  Standing,
  TournamentView,
} from '../../../tournament/director/view/tournament-view.ts'
import { hrefTo } from '../../app/route.ts'
import { type Ask, type Refused, whyNot } from '../../client/connection.ts'
import { type CommandSender, type TournamentNow, useTournament } from '../../client/tournament.ts'
import { useMe } from '../../client/use-me.ts'
import { useWords } from '../../i18n/index.ts'
import { Refusal } from '../table/shell/toast.tsx'
import { Everybody } from './all-players.tsx'
import { Conditions } from './conditions.tsx'
import { ConditionsForm } from './director/conditions-form.tsx'
import { Counts } from './director/counts.tsx'
import { Desk } from './director/desk.tsx'
import { Entry } from './entry.tsx'
import { Personal } from './own-schedule.tsx'
import { Ranking } from './ranking.tsx'
import { History, Money, Places } from './results.tsx'
import { sessionName, tableName } from './session/header.tsx'
import { SessionTable } from './session/table.tsx'
import { Sheets } from './sheets.tsx'
import { Wall } from './wall/wall.tsx'
import './tournament.css'
import { timeOf } from './times.ts'

/** One tournament: its conditions, the draw, the standings, and at the end the places. */

type TournamentProps = { readonly view: TournamentView }

const DealLink = ({ table, name }: { readonly table: string; readonly name: string }) => {
  const { deal } = useWords().tournament.director
  return (
    <a className="button" href={hrefTo('desk', table)} aria-label={`${deal}: ${name}`}>
      {deal}
    </a>
  )
}

/** A player of a session that was counted at a table outside the system. */
const countedAt = ({ stacks }: Result, patron: string, seat: number) => {
  const status = Object.hasOwn(stacks, patron) ? 'active' : 'disqualified'
  return { patron, seat, chips: stacks[patron] ?? 0, status, card: null } as const
}

interface FieldProps {
  readonly session: ShownSession
  readonly standing: Standing | undefined
  readonly patron: string
}

/** The players by chips, or in seat order before play. */
const Field = ({ session, standing, patron }: FieldProps) => {
  const { players, gone, result } = session
  const ranked =
    standing?.players ?? (result && players.map((each, i) => countedAt(result, each, i + 1)))
  if (!ranked) return <p>{players.filter(each => !gone.includes(each)).join(', ')}</p>
  const turn = standing?.turn ?? null
  return <Ranking players={ranked} turn={turn} patron={patron} counted={result?.stacks} />
}

const Sessions = ({
  view,
  patron,
  id,
  isStaff,
}: TournamentProps & {
  readonly patron: string
  readonly id: string
  readonly isStaff: boolean
}) => {
  const words = useWords()
  const { tournament } = words
  const { sessions, standings } = view
  return (
    <section aria-label={tournament.sessions}>
      <h2>{tournament.sessions}</h2>
      <ul className="tiles">
        {sessions.map(session => {
          const { players, isVoid, result, at, table, startsAt, begun } = session
          const standing = standings.find(each => each.session === at)
          const { indicator } = standing ?? {}
          const played = result ? 'tallied' : begun ? 'running' : 'waiting'
          const status = isVoid ? 'void' : (standing?.status ?? played)
          const name = sessionName(words, view, at)
          const go = players.includes(patron) ? tournament.at.toYours : tournament.at.toTable
          return (
            <li key={at} className="tile">
              <h3>{name}</h3>
              <p>
                {tournament.session[status]}
                {indicator &&
                  ` · ${tournament.indicator(indicator.unit, indicator.now, indicator.of)}`}
              </p>
              <p className="note">
                {[
                  ...(table === undefined ? [] : [tableName(words, table)]),
                  ...(begun || result ? [] : [timeOf(startsAt)]),
                ].join(' · ')}
              </p>
              <Field session={session} standing={standing} patron={patron} />
              {standing && (
                <a
                  className="button"
                  href={hrefTo('tournament', id, String(at + 1))}
                  aria-label={`${go}: ${name}`}
                >
                  {go}
                </a>
              )}
              {isStaff && begun && !result && table !== undefined && (
                <DealLink table={`${id}-session-${at + 1}`} name={name} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const KINDS = [
  ['CSV', 'csv'],
  ['JSON', 'json-file'],
] as const

/** The wall display needs no sign-in. */
const Links = ({ id, isDirector }: { readonly id: string; readonly isDirector: boolean }) => {
  const { wall, sheets, files } = useWords().tournament
  const reports = isDirector ? (['results', 'entries', 'money'] as const) : (['results'] as const)
  return (
    <p className="row tournament-links">
      <a href={hrefTo('tournament', id, 'wall')}>{wall.open}</a>
      {isDirector && <a href={hrefTo('tournament', id, 'sheets')}>{sheets.open}</a>}
      {reports.flatMap(report =>
        KINDS.map(([kind, as]) => (
          <a key={`${report} ${as}`} href={`/api/tournaments/${id}/${report}?as=${as}`}>
            {files.as(files[report], kind)}
          </a>
        )),
      )}
    </p>
  )
}

interface StaffMember {
  readonly name: string
  readonly role: string
}

/** @rule nz7:1.1/tournament-director */
const directs = (me: StaffMember | null): boolean =>
  me?.role === 'operator' || me?.role === 'tournament-director'

/** Sends a command and keeps the latest refusal. */
const useAsk = (asking: CommandSender) => {
  const { line } = useWords()
  const [refused, setRefused] = useState<Refused>()
  const ask = async (what: Ask) => {
    const answer = await asking(what)
    setRefused(
      'done' in answer
        ? undefined
        : 'refused' in answer
          ? answer.refused
          : { under: '', says: whyNot(answer, { failed: '', notSent: line.notSent }) },
    )
  }
  return { refused, ask: (what: Ask) => void ask(what), forget: () => setRefused(undefined) }
}

interface WholeProps {
  readonly id: string
  readonly now: TournamentNow
  readonly me: StaffMember | null
  readonly asking: CommandSender
}

const Whole = ({ id, now: { view, left, ahead }, me, asking }: WholeProps) => {
  const { tournament } = useWords()
  const { refused, ask, forget } = useAsk(asking)
  const { conditions, status, taken } = view
  const patron = me?.role === 'guest' ? me.name : ''
  const directing = { at: id, view, ask: asking, ahead }
  const isExpelled = view.standings.some(({ players }) =>
    players.some(each => each.patron === patron && each.status === 'disqualified'),
  )
  const isDrawn =
    status === 'running' && !view.sessions.some(({ begun, result }) => begun || result)
  const isOver = status === 'completed' || status === 'cancelled'
  return (
    <div className="page tournament">
      <h1>{conditions.name}</h1>
      <p className="lead" role="status">
        {isDrawn ? tournament.drawn : tournament.status[status]} ·{' '}
        {tournament.players(taken, conditions.maxPlayers ?? null)}
        {left !== null && ` · ${tournament.seconds(Math.ceil(left / 1000))}`}
      </p>
      <Refusal refused={refused && { on: '', ...refused }} dismiss={forget} />
      {patron !== '' && <Personal view={view} patron={patron} />}
      {me?.role === 'guest' && !isExpelled && <Entry view={view} ask={ask} />}
      {!me && status === 'entries-open' && <p className="note">{tournament.signIn}</p>}
      {directs(me) && <Desk directing={directing} />}
      {me && me.role !== 'guest' && !directs(me) && (
        <>
          <p className="note">{tournament.director.lookOn}</p>
          <Counts directing={directing} />
        </>
      )}
      <Places view={view} />
      {isOver && <Money view={view} />}
      {isOver && <History view={view} />}
      {!isOver && view.sessions.length > 0 && (
        <Sessions view={view} patron={patron} id={id} isStaff={me !== null && patron === ''} />
      )}
      {(isOver || view.sessions.some(({ result }) => result)) && <Everybody id={id} view={view} />}
      <Links id={id} isDirector={directs(me)} />
      <Conditions view={view} />
    </div>
  )
}

/** The patron's own session that has not been counted yet. */
const ownTable = ({ standings }: TournamentView, patron: string): Standing | undefined =>
  standings.find(
    ({ status, players }) =>
      ['seating', 'running', 'over'].includes(status) &&
      players.some(player => player.patron === patron),
  )

/**
 * `new`: the form of conditions; `ID`: your own table while you play; `ID/all`: the whole
 * tournament; `ID/2`: the table of a session.
 */
export const TournamentScreen = ({ id: path }: { readonly id: string }) => {
  const [id = '', part] = path.split('/')
  return id === NEW ? <ConditionsForm /> : <Looking id={id} part={part} />
}

const NEW = 'new'

const Looking = ({ id, part }: { readonly id: string; readonly part: string | undefined }) => {
  const { line, tournament } = useWords()
  const { now, ask } = useTournament(id)
  const [me] = useMe()
  if (!now || me === undefined) return <p className="wait">{line.opening}</p>
  const { view } = now
  const patron = me?.role === 'guest' ? me.name : ''
  const standing =
    part === undefined
      ? ownTable(view, patron)
      : view.standings.find(({ session }) => session === Number(part) - 1)
  if (part === 'wall') return <Wall view={view} ahead={now.ahead} />
  if (part === 'sheets') return <Sheets id={id} view={view} />
  if (!standing && part !== undefined && part !== 'all')
    return <p className="wait">{tournament.at.notYet}</p>
  if (!standing) return <Whole id={id} now={now} me={me} asking={ask} />
  const { session, table } = standing
  return (
    <SessionTable
      key={table}
      view={view}
      id={id}
      session={session}
      table={table}
      patron={patron}
      directing={directs(me) ? ask : undefined}
    />
  )
}
