import { useEffect, useState } from 'react'
import type {
  ShownSession,
  Standing,
  TournamentView,
} from '../../../tournament/director/standing.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { sessionName } from './header.tsx'
import './wall.css'

/** A screen on the wall: now, next, countdown, leaders and seats. Nobody has to sign in. */

interface Told {
  readonly view: TournamentView
  readonly now: number
}

const LEADERS = 8
const TABLES = 6

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
  })

const left = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

interface Leader {
  readonly patron: string
  readonly chips: number
  readonly says: string
  readonly isTurn: boolean
}

const isOn = ({ status }: Standing): boolean => ['seating', 'running', 'over'].includes(status)

/** Everyone at a table now, the most chips first; after play, those who won. */
const useLeaders = (view: TournamentView): readonly Leader[] => {
  const words = useWords()
  const { tournament } = words
  if (view.placings.length > 0)
    return view.placings.map(({ patron, place }) => {
      const award = view.awards.find(each => each.patron === patron)
      return {
        patron,
        chips: award?.money ?? 0,
        says: tournament.results.nth(place),
        isTurn: false,
      }
    })
  return view.standings
    .filter(isOn)
    .flatMap(standing =>
      standing.players
        .filter(({ status }) => status === 'active' || status === 'out')
        .map(({ patron, chips, seat }) => ({
          patron,
          chips,
          says: `${sessionName(words, view, standing.session)} · ${tournament.at.seat(seat)}`,
          isTurn: standing.turn === patron,
        })),
    )
    .toSorted((a, b) => b.chips - a.chips)
}

const Leaders = ({ view }: Pick<Told, 'view'>) => {
  const all = useLeaders(view)
  const { wall } = useWords().tournament
  const most = Math.max(1, ...all.map(({ chips }) => chips))
  if (all.length === 0) return <p className="wall-empty">{wall.noLeaders}</p>
  return (
    <ol className="wall-leaders">
      {all.slice(0, LEADERS).map(({ patron, chips, says, isTurn }, i) => (
        <li key={patron} data-turn={isTurn || undefined} data-top={i < 3 || undefined}>
          <span className="place">{i + 1}</span>
          <span className="who">
            <strong>{patron}</strong>
            <small>{says}</small>
          </span>
          <span className="bar" aria-hidden="true">
            <span style={{ inlineSize: `${(chips / most) * 100}%` }} />
          </span>
          <b>{dollars(chips)}</b>
        </li>
      ))}
    </ol>
  )
}

const isNext = ({ begun, result, isVoid }: ShownSession): boolean => !begun && !result && !isVoid

/** The session that starts next, and how long until then. */
const Next = ({ view, now }: Told) => {
  const words = useWords()
  const { wall } = words.tournament
  const waiting = view.sessions.filter(isNext).toSorted((a, b) => a.startsAt - b.startsAt)
  const [next] = waiting
  const start = next?.startsAt ?? view.conditions.playStart
  const isAhead = start > now
  if (!next && view.status !== 'entries-open') return null
  return (
    <section className="wall-card">
      <p>{next ? wall.next : wall.starts}</p>
      <h2>{next ? sessionName(words, view, next.at) : clockTime(start)}</h2>
      <p className="countdown" role="timer">
        {isAhead ? left(start, now) : wall.now}
      </p>
    </section>
  )
}

/** Where everyone sits. */
const Seats = ({ view }: Pick<Told, 'view'>) => {
  const words = useWords()
  const { wall } = words.tournament
  const open = view.sessions.filter(({ result, isVoid }) => !result && !isVoid)
  if (open.length === 0) return null
  return (
    <section className="wall-card wall-seats">
      <p>{wall.seats}</p>
      <ul>
        {open.slice(0, TABLES).map(({ at, players, startsAt, begun }) => (
          <li key={at}>
            <strong>{sessionName(words, view, at)}</strong>{' '}
            <small>{begun ? wall.playing : clockTime(startsAt)}</small>
            <ol>
              {players.map(patron => (
                <li key={patron}>{patron}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {open.length > TABLES && <p>{wall.more(open.length - TABLES)}</p>}
    </section>
  )
}

const Indicator = ({ view }: Pick<Told, 'view'>) => {
  const { tournament } = useWords()
  const one = view.standings.filter(isOn)
  const { indicator } = one.length === 1 ? one[0]! : {}
  return indicator ? (
    <p>{tournament.indicator(indicator.unit, indicator.now, indicator.of)}</p>
  ) : null
}

export const Wall = ({ view }: Pick<Told, 'view'>) => {
  const { tournament } = useWords()
  const now = useClock()
  const { conditions, stage, status } = view
  return (
    <main className="wall">
      <header>
        <h1>{conditions.name}</h1>
        <p>{status === 'running' ? conditions.stages[stage]?.name : tournament.status[status]}</p>
        <div className="wall-facts">
          <p>{tournament.players(view.taken, conditions.maxPlayers ?? null)}</p>
          <Indicator view={view} />
          <p className="time">{clockTime(now)}</p>
        </div>
      </header>
      <Leaders view={view} />
      <aside>
        <Next view={view} now={now} />
        <Seats view={view} />
      </aside>
    </main>
  )
}
