import { useState } from 'react'
import type { OwnRound } from '../../../records/round-views.ts'
import type { TournamentView } from '../../../tournament/director/standing.ts'
import type { Moment } from '../../client/connection.ts'
import { type Contest, isContestant, type SessionConnection } from '../../client/session-table.ts'
import type { Asking } from '../../client/tournament.ts'
import type { AnyFace } from '../../games/face.ts'
import { useWords } from '../../i18n/index.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { ResultBar } from '../table/result.tsx'
import { useCalls } from '../table/state/announcements.ts'
import { endedIn, useLine, useRounds } from '../table/state/use-view.ts'
import { WhyDialog } from '../table/why.tsx'
import { useSessionSaid } from './announcements.ts'
import { SessionTop } from './header.tsx'
import { Contestants } from './seats.tsx'

/** What surrounds the felt of a session, whoever looks at it. */

export interface SessionAt {
  readonly view: TournamentView
  readonly session: number
  readonly table: string
  readonly id: string
  /** Nobody's, for whoever watches. */
  readonly patron: string
  /** Whoever directs has a desk beside it. */
  readonly directing: Asking | undefined
}

export interface Reached {
  readonly connection: SessionConnection
  readonly face: AnyFace
}

export interface Seated extends Reached {
  readonly at: SessionAt
  readonly moment: Moment
  readonly session: Contest
}

/** What every table of a session shows, whoever looks at it. */
export interface Around extends Seated {
  readonly rounds: readonly OwnRound[]
  readonly setWhy: (round: OwnRound) => void
}

export const useAround = (seated: Seated) => {
  const { connection, face, moment, session } = seated
  const rounds = useRounds(connection, endedIn(moment.view))
  const [why, setWhy] = useState<OwnRound>()
  useCalls(face, moment.view)
  useSessionSaid(session, connection.patron)
  return { rounds, why, setWhy }
}

export const Upper = ({ at, connection, face, moment, session, rounds, setWhy }: Around) => {
  const { view } = moment
  const { patron } = connection
  const isMine = session.turn !== null && session.turn === patron
  const latest = face.isClosed(view.play) ? undefined : rounds[0]
  return (
    <>
      <SessionTop at={at} session={session} moment={moment} lost={useLine(connection) === 'lost'} />
      <Contestants session={session} face={face} patron={patron} />
      <div className="upper">
        <face.Stage view={view} connection={connection} seat={undefined} ask={NOBODY_ASKS}>
          {!isMine && session.status === 'running' && <Countdown moment={moment} />}
        </face.Stage>
        {isContestant(session, patron) ? (
          <ResultBar face={face} view={view} latest={latest} why={setWhy} ask={NOBODY_ASKS} />
        ) : (
          latest && <AskWhy why={() => setWhy(latest)} />
        )}
      </div>
    </>
  )
}

/** Whoever only watches had no wager; the rules behind the round are everybody's. */
const AskWhy = ({ why }: { readonly why: () => void }) => {
  const { result } = useWords()
  return (
    <p className="result">
      <button type="button" className="why-button" onClick={why}>
        {result.why}
      </button>
    </p>
  )
}

/** Cuts and cards are the dealer's in a tournament. */
export const NOBODY_ASKS = () => Promise.resolve()

interface WhyProps extends Seated {
  readonly why: OwnRound | undefined
  readonly setWhy: (round: OwnRound | undefined) => void
}

export const Why = ({ connection, face, moment, why, setWhy }: WhyProps) =>
  why && (
    <WhyDialog
      face={face}
      view={moment.view}
      round={why}
      close={() => setWhy(undefined)}
      dispute={about => {
        void connection.send({ does: 'dispute', about })
        setWhy(undefined)
      }}
    />
  )
