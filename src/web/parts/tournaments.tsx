import { useEffect, useState } from 'react'
import type { TournamentLine } from '../../tournament/standing.ts'
import { fetchMe } from '../connection/house.ts'
import { fetchTournaments } from '../connection/tournaments.ts'
import { hrefTo } from '../route.ts'
import { dollars, useWords } from '../words/index.ts'

/** Tournaments of the house in the lobby; nothing where it holds none. */

const REFRESH = 2000
const SHOWN = 3

/** Whoever may hold one. @rule nz7:1.1/tournament-director nz7:2.2 */
const useDirects = (): boolean => {
  const [directs, setDirects] = useState(false)
  useEffect(() => {
    void fetchMe().then(
      ({ role }) => setDirects(role === 'operator' || role === 'tournament-director'),
      () => setDirects(false),
    )
  }, [])
  return directs
}

export const Tournaments = () => {
  const { tournament } = useWords()
  const [lines, setLines] = useState<readonly TournamentLine[]>([])
  useEffect(() => {
    const look = () => void fetchTournaments().then(setLines, () => setLines([]))
    look()
    const timer = setInterval(look, REFRESH)
    return () => clearInterval(timer)
  }, [])
  const directs = useDirects()
  if (lines.length === 0 && !directs) return null
  return (
    <section aria-label={tournament.list}>
      <h2>{tournament.list}</h2>
      {directs && (
        <p>
          <a className="button" href={hrefTo('tournament', 'new')}>
            {tournament.form.hold}
          </a>
        </p>
      )}
      <ul className="tiles">
        {lines.slice(0, SHOWN).map(({ id, name, status, taken, most, fee, prizes, champion }) => (
          <li key={id} className="tile">
            <h3>{name}</h3>
            <p>
              {tournament.status[status]} · {tournament.players(taken, most)}
            </p>
            <p>
              {champion === null
                ? `${tournament.fee(dollars(fee))} · ${tournament.prizes(dollars(prizes))}`
                : tournament.champion(champion)}
            </p>
            <a
              className="button"
              href={hrefTo('tournament', id)}
              aria-label={`${tournament.watch}: ${name}`}
            >
              {tournament.watch}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
