import { useEffect, useState } from 'react'
import type { TournamentLine } from '../../../tournament/director/view/tournament-view.ts'
import { hrefTo } from '../../app/route.ts'
import type { Me } from '../../client/api/house.ts'
import { fetchTournaments } from '../../client/api/tournaments.ts'
import { dollars, useWords } from '../../i18n/index.ts'

/** The tournaments in the lobby; nothing if there are none. */

const REFRESH = 2000
const SHOWN = 6

/** The label of the link, by status. */
const GO = {
  draft: 'look',
  'entries-open': 'enter',
  running: 'watch',
  completed: 'results',
  cancelled: 'look',
} as const

/** Tournaments to enter or watch come first, finished ones last. */
const ORDER = ['entries-open', 'running', 'draft', 'completed', 'cancelled']

const inOrder = (lines: readonly TournamentLine[]): readonly TournamentLine[] =>
  lines.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status)).slice(0, SHOWN)

const Tile = ({ line }: { readonly line: TournamentLine }) => {
  const { tournaments } = useWords()
  const { id, name, game, status, stage, taken, most, fee, prizes, champion } = line
  const go = tournaments.go[GO[status]]
  return (
    <li className="tile">
      <h3>{name}</h3>
      <p>
        <span className="standing" data-taking={status === 'entries-open' || undefined}>
          {tournaments.status[status]}
          {status === 'running' && ` · ${stage}`}
        </span>
      </p>
      <p>
        {tournaments.games[game as keyof typeof tournaments.games]} ·{' '}
        {tournaments.players(taken, most)}
      </p>
      <p>
        {champion === null
          ? `${tournaments.fee(dollars(fee))} · ${tournaments.prizes(dollars(prizes))}`
          : tournaments.champion(champion)}
      </p>
      <a className="button" href={hrefTo('tournament', id)} aria-label={`${go}: ${name}`}>
        {go}
      </a>
    </li>
  )
}

/** True for people who may hold a tournament. @rule nz7:1.1/tournament-director nz7:2.2 */
const directs = (me: Me | null | undefined): boolean =>
  me?.role === 'operator' || me?.role === 'tournament-director'

export const Tournaments = ({ me }: { readonly me: Me | null | undefined }) => {
  const { tournaments } = useWords()
  const [lines, setLines] = useState<readonly TournamentLine[]>([])
  useEffect(() => {
    const look = () => void fetchTournaments().then(setLines, () => setLines([]))
    look()
    const timer = setInterval(look, REFRESH)
    return () => clearInterval(timer)
  }, [])
  const isDirector = directs(me)
  if (lines.length === 0 && !isDirector) return null
  return (
    <section aria-label={tournaments.list}>
      <h2>{tournaments.list}</h2>
      {isDirector && (
        <p>
          <a className="button" href={hrefTo('tournament', 'new')}>
            {tournaments.hold}
          </a>
        </p>
      )}
      <ul className="tiles">
        {inOrder(lines).map(line => (
          <Tile key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}
