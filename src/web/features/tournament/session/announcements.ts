import { useEffect, useRef } from 'react'
import type { Contest } from '../../../client/session-table.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import { statusOf } from './turn.tsx'

/** Announces a session to screen readers: turns, cards, who is out, limits, the end. */

const newlyOut = (before: Contest, now: Contest) =>
  now.players.filter(
    ({ patron, status }) =>
      status !== 'active' && before.players.find(one => one.patron === patron)?.status === 'active',
  )

const changed = (words: Words, before: Contest, now: Contest, self: string): readonly string[] => {
  const { at } = words.tournament
  const { limits } = now
  const played = now.players.filter(
    ({ patron, card }) =>
      patron !== self &&
      card !== null &&
      before.players.find(one => one.patron === patron)?.card === null,
  )
  return [
    ...played.map(({ patron, card }) =>
      card === 'pass' ? at.saidPass(patron) : at.saidSecret(patron),
    ),
    ...newlyOut(before, now).map(({ patron, status }) =>
      status === 'disqualified' ? at.saidDisqualified(patron) : at.saidOut(patron),
    ),
    ...(limits.raised > before.limits.raised
      ? [at.raised(dollars(limits.minimum), dollars(limits.maximum))]
      : []),
    ...(before.status === 'running' && now.status === 'over' ? [at.saidOver] : []),
  ]
}

export const useSessionSaid = (session: Contest, patron: string): void => {
  const say = useSay()
  const words = useWords()
  const told = useRef(session)
  useEffect(() => {
    const before = told.current
    told.current = session
    if (before === session) return
    for (const said of changed(words, before, session, patron)) say(said)
    const { says } = statusOf(words, session, patron)
    if (says === statusOf(words, before, patron).says) return
    if (session.turn === patron && patron !== '') say(says, 'urgently')
    else if (session.turn === null || session.turn !== before.turn) say(says)
  }, [session, patron, words, say])
}
