import { useEffect, useState } from 'react'
import type { Standing, TournamentView } from '../../tournament/standing.ts'
import { fetchMe } from '../connection/house.ts'
import { useTournament } from '../connection/tournament.ts'
import { ClauseLink } from '../parts/clause.tsx'
import { Desk, Entry, Turn } from '../parts/tournament-acts.tsx'
import { dollars, useWords } from '../words/index.ts'

/** One tournament: its conditions, the draw, how it stands, and in the end the places. */

type Told = { readonly view: TournamentView }

const Conditions = ({ view: { conditions } }: Told) => {
  const { tournament } = useWords()
  const { stages, prizes, passCards, secretCards, entryFee } = conditions
  const list = prizes.map(prize => ('money' in prize ? dollars(prize.money) : prize.item))
  return (
    <details>
      <summary>{tournament.conditions}</summary>
      <ul>
        <li>{tournament.fee(dollars(entryFee))}</li>
        <li>{tournament.prizes(list.join(', '))}</li>
        {stages.map(({ name, startingChips, limits }) => (
          <li key={name}>
            {tournament.stage(
              name,
              dollars(startingChips),
              dollars(limits[0]!.minimum),
              dollars(limits[0]!.maximum),
            )}
          </li>
        ))}
        <li>{tournament.cards(passCards, secretCards)}</li>
      </ul>
    </details>
  )
}

const Places = ({ view: { placings, awards } }: Told) => {
  const { tournament } = useWords()
  if (placings.length === 0) return null
  return (
    <section aria-label={tournament.places}>
      <h2>{tournament.places}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{tournament.place}</th>
            <th scope="col">{tournament.player}</th>
            <th scope="col">{tournament.prize}</th>
            <th scope="col">{tournament.because}</th>
          </tr>
        </thead>
        <tbody>
          {placings.map(({ patron, place, under }) => {
            const award = awards.find(each => each.patron === patron)
            const won = award
              ? [...(award.money > 0 ? [dollars(award.money)] : []), ...award.items]
              : []
            return (
              <tr key={patron}>
                <td>{place}</td>
                <th scope="row">{patron}</th>
                <td>{won.join(', ') || tournament.noPrize}</td>
                <td>
                  <ClauseLink id={under} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** What there is to say of a player at the moment. */
const useRemark = () => {
  const { tournament } = useWords()
  return ({ turn }: Standing, { patron, status, card }: Standing['players'][number]): string => {
    if (status !== 'active') return tournament.out
    if (card !== null) return tournament[card]
    return turn === patron ? tournament.turn : ''
  }
}

interface RankedProps {
  readonly standing: Standing
  /** What was counted when the session was over: the chips themselves have gone back. @rule nz7:5.5 */
  readonly counted: Readonly<Record<string, number>> | undefined
}

const Ranked = ({ standing, counted }: RankedProps) => {
  const remark = useRemark()
  const players = standing.players.map(one => ({
    ...one,
    chips: counted?.[one.patron] ?? one.chips,
  }))
  return (
    <ol className="ranked">
      {players
        .toSorted((a, b) => b.chips - a.chips || a.seat - b.seat)
        .map(player => (
          <li key={player.patron}>
            {player.patron} · {dollars(player.chips)} <em>{remark(standing, player)}</em>
          </li>
        ))}
    </ol>
  )
}

const Sessions = ({ view: { sessions, standings, conditions } }: Told) => {
  const { tournament } = useWords()
  return (
    <section aria-label={tournament.ranking}>
      <h2>{tournament.ranking}</h2>
      <ul className="tiles">
        {sessions.map(({ stage, playOff, players, isVoid, result }, at) => {
          const standing = standings.find(each => each.session === at)
          const name = conditions.stages[stage]!.name
          const nth = sessions.slice(0, at + 1).filter(each => each.stage === stage).length
          const { indicator } = standing ?? {}
          const status = isVoid ? 'void' : (standing?.status ?? 'waiting')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a session is known by its number
            <li key={at} className="tile">
              <h3>{playOff ? tournament.playOff(name) : tournament.heat(name, nth)}</h3>
              <p>
                {tournament.session[status]}
                {indicator &&
                  ` · ${tournament.indicator(indicator.unit, indicator.now, indicator.of)}`}
              </p>
              {standing ? (
                <Ranked standing={standing} counted={result?.stacks} />
              ) : (
                <p>{players.join(', ')}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface Who {
  readonly name: string
  readonly role?: string
}

const DIRECTS: readonly string[] = ['operator', 'tournament-director']

export const TournamentScreen = ({ id }: { readonly id: string }) => {
  const { tournament, line } = useWords()
  const { now, says, ask } = useTournament(id)
  const [me, setMe] = useState<Who>()
  useEffect(() => {
    void fetchMe().then(setMe, () => setMe(undefined))
  }, [])
  if (!now) return <p className="wait">{says || line.opening}</p>
  const { view, left } = now
  const { conditions, status, taken } = view
  return (
    <div className="page tournament">
      <h1>{conditions.name}</h1>
      <p className="lead" role="status">
        {tournament.status[status]} · {tournament.players(taken, conditions.maxPlayers ?? null)}
        {left !== null && ` · ${tournament.seconds(Math.ceil(left / 1000))}`}
      </p>
      {says && <p role="alert">{says}</p>}
      {me?.role === 'guest' && <Entry view={view} ask={ask} />}
      {!me && status === 'entries-open' && <p className="note">{tournament.signIn}</p>}
      {me?.role === 'guest' && <Turn view={view} patron={me.name} ask={ask} />}
      {DIRECTS.includes(me?.role ?? '') && <Desk view={view} ask={ask} />}
      <Places view={view} />
      {view.sessions.length > 0 && <Sessions view={view} />}
      <Conditions view={view} />
    </div>
  )
}
