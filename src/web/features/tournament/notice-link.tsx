import { hrefTo } from '../../app/route.ts'
import type { Me } from '../../client/api/house.ts'
import { useTournament } from '../../client/tournament.ts'
import { useWords } from '../../i18n/index.ts'
import { sessionName } from './session/header.tsx'

/**
 * On other pages: where and when a player's next session is. It follows the director's changes at
 * once. @rule nz7:2.7 nz7:4.2
 */

const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
  })

export const TournamentNotice = ({ me }: { readonly me: Me & { readonly tournament: string } }) => {
  const words = useWords()
  const { notices } = words.tournament
  const { now } = useTournament(me.tournament)
  if (!now) return null
  const { view } = now
  const next = view.sessions.find(
    ({ players, result, isVoid }) => players.includes(me.name) && !result && !isVoid,
  )
  const seat = (next?.players.indexOf(me.name) ?? -1) + 1
  const name = next ? sessionName(words, view, next.at) : ''
  const says = !next
    ? notices.barOut
    : next.begun
      ? notices.barNow(name, seat)
      : notices.bar(name, seat, clockTime(next.startsAt))
  return (
    <span role="status">
      <a className="seat" href={hrefTo('tournament', me.tournament)}>
        {says}
      </a>
    </span>
  )
}
