import { type CSSProperties, useEffect, useState } from 'react'
import { isWaiting } from '../../../../tournament/director/state.ts'
import type {
  ShownSession,
  Standing,
  TournamentView,
} from '../../../../tournament/director/view/tournament-view.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { sessionName, tableName } from '../session/header.tsx'
import { Champion, HowToEnter, Prizes } from './entry-and-winner.tsx'
import { Board, isOn } from './ranking.tsx'
import { OneTable } from './table.tsx'
import './wall.css'

/** A screen on the wall: now, next, countdown, leaders and seats. Nobody has to sign in. */

interface WallProps {
  readonly view: TournamentView
  readonly now: number
}

/** Heights in hundredths of the screen: a line of text, and the gap below a table. */
const LINE = 3.2
const GAP = 2

/** The height of a table with its name, its time and its seats. */
const heightOf = (seats: number): number => (seats + 2) * LINE + GAP

/** How many tables fit. */
const fitting = (height: number, columns: number, seats: number): number =>
  columns * Math.max(1, Math.floor(height / heightOf(seats)))

/** With few tables the text is larger, up to this factor. */
const LARGEST = 1.7

/** How long each page of tables is shown, if there are several, in milliseconds. */
const PAGE_FOR = 12_000

const useClock = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })

/** With the date, if it is another day. */
const dayTime = (at: number, now: number): string => {
  const lang = document.documentElement.lang
  const day = new Date(at).toLocaleDateString(lang, { day: 'numeric', month: 'short' })
  const today = new Date(now).toLocaleDateString(lang, { day: 'numeric', month: 'short' })
  return day === today ? clockTime(at) : `${day}, ${clockTime(at)}`
}

const left = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

/** The session that starts next, and how long until then. */
const Next = ({ view, now }: WallProps) => {
  const words = useWords()
  const { wall } = words.tournament
  const waiting = view.sessions.filter(isWaiting).toSorted((a, b) => a.startsAt - b.startsAt)
  const [next] = waiting
  const start = next?.startsAt ?? view.conditions.playStart
  if (!next && view.status !== 'entries-open') return null
  const together = waiting.filter(({ startsAt }) => startsAt === start)
  const name =
    together.length > 1 ? wall.several(together.length) : next && sessionName(words, view, next.at)
  return (
    <section className="wall-card wall-next">
      <p>{next ? wall.next : wall.starts}</p>
      <h2>{name ? wall.nameAt(name, dayTime(start, now)) : dayTime(start, now)}</h2>
      {start > now ? (
        <p className="countdown" role="timer">
          <small>{wall.in}</small> {left(start, now)}
        </p>
      ) : (
        <p className="called">{next ? wall.take : wall.afterDraw}</p>
      )}
    </section>
  )
}

const whereOf = (words: Words, { table, startsAt, begun }: ShownSession, now: number): string => {
  const { wall } = words.tournament
  const time = begun ? wall.playing : startsAt > now ? clockTime(startsAt) : wall.now
  return table === undefined ? time : words.marks.list([tableName(words, table), time])
}

interface SeatsProps extends WallProps {
  /** As large as the screen while nobody plays, otherwise beside the ranking. */
  readonly isWide?: boolean
  /** The height that is left for it. */
  readonly height: number
}

/** The seats of all players. */
const Seats = ({ view, now, isWide, height }: SeatsProps) => {
  const words = useWords()
  const { wall } = words.tournament
  const open = view.sessions.filter(({ result, isVoid }) => !result && !isVoid)
  const inOrder = open.toSorted((a, b) => a.startsAt - b.startsAt || a.at - b.at)
  if (open.length === 0) return null
  const most = Math.max(...open.map(({ players }) => players.length))
  const columns = Math.min(isWide ? 4 : 2, open.length)
  const size = fitting(height, columns, most)
  const pages = Math.ceil(inOrder.length / size)
  const from = (Math.floor(now / PAGE_FOR) % pages) * size
  const shown = inOrder.slice(from, from + size)
  const isFew = isWide && open.length <= 3
  const scale = isFew ? Math.min(LARGEST, height / heightOf(most)) : 1
  const style = { '--columns': columns, fontSize: `${scale}em` } as CSSProperties
  return (
    <section className="wall-card wall-seats" data-wide={isWide} style={style}>
      <p>{wall.seats}</p>
      <ul>
        {shown.map(session => (
          <li key={session.at} data-on={session.begun || undefined}>
            <strong>{sessionName(words, view, session.at)}</strong>
            <small>{whereOf(words, session, now)}</small>
            <ol>
              {session.players.map(
                (patron, at) =>
                  !session.gone.includes(patron) && (
                    <li key={patron} value={at + 1}>
                      {patron}
                    </li>
                  ),
              )}
            </ol>
          </li>
        ))}
      </ul>
      {pages > 1 && <p>{wall.tablesOf(from + 1, from + shown.length, open.length)}</p>}
    </section>
  )
}

const Stat = ({ name, says }: { readonly name: string; readonly says: string }) => (
  <p className="wall-stat">
    <small>{name}</small> <b>{says}</b>
  </p>
)

/** Tables in play, which have the same limits as a rule. */
const limitsOf = (on: readonly Standing[]): Standing['limits'] | undefined => {
  const [first, ...others] = on.map(({ limits }) => limits)
  const isSame = others.every(
    each => each.minimum === first!.minimum && each.maximum === first!.maximum,
  )
  return isSame ? first : undefined
}

const Facts = ({ view, on, now }: WallProps & { readonly on: readonly Standing[] }) => {
  const { tournament } = useWords()
  const { wall } = tournament
  const { conditions, taken } = view
  const one = on.length === 1 ? on[0] : undefined
  const { indicator } = one ?? {}
  const limits = limitsOf(on)
  const most = conditions.maxPlayers
  return (
    <div className="wall-facts">
      {!one && (
        <Stat name={wall.players} says={most === undefined ? `${taken}` : `${taken} / ${most}`} />
      )}
      {indicator && (
        <Stat
          name={tournament.form.units[indicator.unit as 'spins']}
          says={`${indicator.now} / ${indicator.of}`}
        />
      )}
      {limits && (
        <Stat
          name={wall.limits}
          says={wall.range(dollars(limits.minimum), dollars(limits.maximum))}
        />
      )}
      <Stat name={wall.time} says={clockTime(now)} />
    </div>
  )
}

export const Wall = ({ view, ahead }: Pick<WallProps, 'view'> & { readonly ahead: number }) => {
  const words = useWords()
  const { tournament } = words
  const now = useClock() + ahead
  const { conditions, stage, status } = view
  const on = view.standings.filter(isOn)
  const one = on.length === 1 ? on[0] : undefined
  const hasNext = view.sessions.some(isWaiting)
  const isOpen = view.sessions.some(({ result, isVoid }) => !result && !isVoid)
  /** As long as no table can be followed, people look for where everybody sits. */
  const isDrawn = isOpen && on.length === 0 && view.placings.length === 0
  /** At terminals nobody is in turn. */
  const hasRoom = on.length === 0 || one?.marker === null
  const where = one
    ? sessionName(words, view, one.session)
    : status === 'running'
      ? conditions.stages[stage]?.name
      : tournament.status[status]
  return (
    <main className="wall">
      <header>
        <h1>{conditions.name}</h1>
        <p>{where}</p>
        <Facts view={view} on={on} now={now} />
      </header>
      {isDrawn ? (
        <Seats view={view} now={now} height={70} isWide />
      ) : on.length === 0 && view.placings.length === 0 ? (
        <HowToEnter view={view} />
      ) : (
        <Board view={view} one={one} />
      )}
      <aside>
        {one && <OneTable key={one.table} view={view} standing={one} />}
        <Next view={view} now={now} />
        {!one && !isDrawn && <Seats view={view} now={now} height={hasNext ? 42 : 70} />}
        {hasRoom && view.placings.length === 0 && <Prizes view={view} />}
        <Champion view={view} />
      </aside>
    </main>
  )
}
