import { type FormEvent, useState } from 'react'
import { isInPlay } from '../../../../tournament/director/state.ts'
import type {
  ShownSession,
  TournamentView,
} from '../../../../tournament/director/view/tournament-view.ts'
import type { Refused } from '../../../client/connection.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { sessionName } from '../session/header.tsx'
import {
  Against,
  Confirmation,
  type DecisionContext,
  useProposal,
} from './decisions/consequences.tsx'

/** Chips counted by hand: two people have to find the same amount. */

interface CountsProps {
  readonly directing: DecisionContext
  /** The session to count, if not all of them. */
  readonly only?: number
}

/** People count if there is no terminal, and at a table of the house once the session has ended. */
const isCounted = (view: TournamentView, session: ShownSession): boolean => {
  if (!isInPlay(session)) return false
  if (view.tables === 'outside') return true
  const standing = view.standings.find(each => each.session === session.at)
  return session.table !== undefined && standing?.status === 'over'
}

const cents = (text: string): number => Math.round(Number(text.replaceAll(/[$,\s]/g, '')) * 100)

const stacksIn = (form: FormData): Readonly<Record<string, number>> =>
  Object.fromEntries([...form].map(([patron, said]) => [patron, cents(String(said))]))

/** @rule nz7:5.5(a) ruling:744 */
const Count = ({ directing, session }: CountsProps & { readonly session: ShownSession }) => {
  const words = useWords()
  const { director } = words.tournament
  const { counts } = director
  const { at, players, counted } = session
  const [wrong, setWrong] = useState<Refused>()
  const proposal = useProposal(directing)
  const name = sessionName(words, directing.view, at)
  const still = players.filter(patron => isStillIn(directing.view, patron))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const stacks = stacksIn(new FormData(event.currentTarget))
    const isWhole = Object.values(stacks).every(sum => Number.isSafeInteger(sum) && sum >= 0)
    setWrong(isWhole ? undefined : { under: 'nz7:5.5(a)', says: counts.how })
    if (isWhole) void proposal.propose({ does: 'count', session: at, stacks })
  }
  return (
    <form
      className="tile next-step decision"
      aria-label={`${counts.title}: ${name}`}
      onSubmit={submit}
    >
      <h3>
        {counts.title}: {name} <ClauseLink id="nz7:5.5(a)" />
      </h3>
      {counted?.differs ? (
        <p role="alert">
          {counts.differs(
            counted.differs.from,
            counted.by,
            words.marks.list(counted.differs.patrons),
          )}
        </p>
      ) : (
        <p className="note">{counted ? counts.first(counted.by) : counts.how}</p>
      )}
      {still.map(patron => (
        <label key={patron}>
          {counts.chips(patron)}{' '}
          <input name={patron} required inputMode="decimal" autoComplete="off" />
        </label>
      ))}
      {!proposal.proposed && (
        <button type="submit" className="primary">
          {counts.send}
        </button>
      )}
      <Against refused={wrong} />
      <Confirmation view={directing.view} proposal={proposal} />
    </form>
  )
}

/** Entries that are not in the view count as accepted. */
const isStillIn = ({ entries }: TournamentView, patron: string): boolean =>
  (entries?.find(each => each.patron === patron)?.status ?? 'accepted') === 'accepted'

export const Counts = ({ directing, only }: CountsProps) => {
  const { view } = directing
  return view.sessions
    .filter(each => (only === undefined || each.at === only) && isCounted(view, each))
    .map(session => (
      <Count
        key={`${session.at} ${session.counted?.by ?? ''}`}
        directing={directing}
        session={session}
      />
    ))
}
