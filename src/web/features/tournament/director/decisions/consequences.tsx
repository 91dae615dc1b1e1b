import { useState } from 'react'
import type { TournamentView } from '../../../../../tournament/director/view/tournament-view.ts'
import {
  type Consequence,
  type Consequences,
  sessionAt,
} from '../../../../../tournament/director/view/tournament-view.ts'
import { considerInTournament } from '../../../../client/api/tournaments.ts'
import { type Answer, type Ask, type Refused, whyNot } from '../../../../client/connection.ts'
import { dollars, phraseText, useWords, type Words } from '../../../../i18n/index.ts'
import { useSay } from '../../../../ui/announcer/announcer.tsx'
import { ClauseLink } from '../../../../ui/clause.tsx'
import { sessionName, tableName } from '../../session/header.tsx'
import { timeOf } from '../../times.ts'

/** Shows the consequences of a decision before it is confirmed. */

export type Sending = (what: Ask) => Promise<Answer>

/** The target of a decision: the tournament, or the table of a session. */
export interface DecisionContext {
  /** Its name in the protocol. */
  readonly at: string
  readonly view: TournamentView
  readonly ask: Sending
  /** How far the server's clock is ahead of this machine's. */
  readonly ahead: number
}

const lineOf = (words: Words, view: TournamentView, each: Consequence): string | undefined => {
  const { follows } = words.tournament.director
  const { patrons, count, session, chips, at, table } = each
  const known = session !== null && sessionAt(view, session)
  return follows.lines[each.is]?.({
    names: follows.names(words.marks.list(patrons), count - patrons.length),
    count,
    session: known ? sessionName(words, view, session) : '',
    sum: dollars(chips),
    time: at === null ? '' : timeOf(at),
    table: table === null ? '' : tableName(words, table),
  })
}

const Lines = ({ view, of }: { readonly view: TournamentView; readonly of: Consequences }) => {
  const words = useWords()
  const { follows } = words.tournament.director
  const said = of.follows.map(each => ({ ...each, says: lineOf(words, view, each) }))
  const unsaid = said.filter(({ says }) => says === undefined).length
  return (
    <>
      <ul>
        {said.map(
          ({ says, under, is, session }) =>
            says !== undefined && (
              <li key={`${is} ${session ?? ''} ${says}`}>
                {says} <ClauseLink id={under} />
              </li>
            ),
        )}
        {unsaid > 0 && <li>{follows.others(unsaid)}</li>}
        {of.follows.length === 0 && <li>{follows.nothing}</li>}
        {of.told > 0 && <li>{follows.told(of.told)}</li>}
      </ul>
      <p className="note">{of.mayUndo ? follows.mayUndo : follows.final}</p>
    </>
  )
}

interface Proposed {
  readonly whats: readonly Ask[]
  readonly consequences: Consequences
}

const refusedBy = (answer: Answer, notSent: string): Refused | undefined => {
  if ('done' in answer) return undefined
  if ('refused' in answer) return answer.refused
  return { under: '', says: whyNot(answer, { failed: '', notSent }) }
}

/** Proposes a command, shows what follows, and sends it when it is confirmed. */
export const useProposal = ({ at, ask }: DecisionContext, done?: () => void) => {
  const words = useWords()
  const say = useSay()
  const [proposed, setProposed] = useState<Proposed>()
  const [refused, setRefused] = useState<Refused>()
  const refuse = (said: Refused | undefined) => {
    setRefused(said)
    if (said) say(`${phraseText(words, said)} ${said.under}`, 'urgently')
  }
  const propose = async (what: Ask, ...more: readonly Ask[]) => {
    const found = await considerInTournament(at, what, more)
    if ('follows' in found) setProposed({ whats: [what, ...more], consequences: found })
    refuse('follows' in found ? undefined : found)
  }
  /** Several are sent one after the other, up to the first that is refused. */
  const send = async ([what, ...others]: readonly Ask[]): Promise<void> => {
    const answer = await ask(what!)
    if ('done' in answer && others.length > 0) return send(others)
    setProposed(undefined)
    refuse(refusedBy(answer, words.line.notSent))
    if ('done' in answer) done?.()
  }
  return { proposed, refused, propose, send, drop: () => setProposed(undefined) }
}

type Proposal = ReturnType<typeof useProposal>

export const Against = ({ refused }: { readonly refused: Refused | undefined }) => {
  const words = useWords()
  return refused ? (
    <p className="against">
      {phraseText(words, refused)} {refused.under && <ClauseLink id={refused.under} />}
    </p>
  ) : null
}

/** The consequences, and a button to confirm them. */
export const Confirmation = ({
  view,
  proposal,
}: {
  readonly view: TournamentView
  readonly proposal: Proposal
}) => {
  const { follows } = useWords().tournament.director
  const { proposed, refused, send, drop } = proposal
  if (!proposed) return <Against refused={refused} />
  return (
    <section className="consequences" aria-label={follows.title}>
      <h4>{follows.title}</h4>
      <Lines view={view} of={proposed.consequences} />
      <p className="row">
        <button
          type="button"
          className="primary"
          ref={button => button?.focus()}
          onClick={() => void send(proposed.whats)}
        >
          {follows.confirm}
        </button>
        <button type="button" onClick={drop}>
          {follows.back}
        </button>
      </p>
    </section>
  )
}

interface DeedProps {
  readonly directing: DecisionContext
  /** One decision, or several that are confirmed together. */
  readonly what: Ask | readonly Ask[]
  readonly says: string
  readonly about?: string
  readonly isPrimary?: boolean
}

/** A button for a decision without further details. */
export const Deed = ({ directing, what, says, about, isPrimary }: DeedProps) => {
  const proposal = useProposal(directing)
  const [first, ...more]: readonly Ask[] = Array.isArray(what) ? what : [what]
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'primary' : undefined}
        aria-label={about === undefined ? undefined : `${says}: ${about}`}
        onClick={() => void proposal.propose(first!, ...more)}
      >
        {says}
      </button>
      <Confirmation view={directing.view} proposal={proposal} />
    </>
  )
}
