import { type ReactNode, useState } from 'react'
import type { OwnRound } from '../../../../records/round-views.ts'
import type { TournamentView } from '../../../../tournament/director/view/tournament-view.ts'
import type { Moment } from '../../../client/connection.ts'
import {
  type Contest,
  isContestant,
  type SessionConnection,
} from '../../../client/session-table.ts'
import type { CommandSender } from '../../../client/tournament.ts'
import type { AnyFace } from '../../../games/face.ts'
import { useWords } from '../../../i18n/index.ts'
import { SpokenCountdown } from '../../../ui/countdown.tsx'
import { HeadlineText, ResultParts } from '../../table/headline.tsx'
import { WhyDialog } from '../../table/panels/why.tsx'
import { useCalls } from '../../table/state/announcements/announcements.ts'
import { settlementKey, useConnectionState, useRounds } from '../../table/state/use-view.ts'
import { Surface } from '../../table/surface.tsx'
import { useSessionSaid } from './announcements.ts'
import { SessionTop } from './header.tsx'
import { Contestants } from './seats.tsx'

/** Everything around the felt of a session, for players, watchers and directors. */

export interface SessionAt {
  readonly view: TournamentView
  readonly session: number
  readonly table: string
  readonly id: string
  /** Empty for watchers. */
  readonly patron: string
  /** For a director, who has a desk beside the table. */
  readonly directing: CommandSender | undefined
}

export interface ConnectedSession {
  readonly connection: SessionConnection
  readonly face: AnyFace
}

export interface Seated extends ConnectedSession {
  readonly at: SessionAt
  readonly moment: Moment
  readonly session: Contest
}

/** What every viewer of a session's table shares. */
export interface FrameState extends Seated {
  readonly rounds: readonly OwnRound[]
  readonly setWhy: (round: OwnRound) => void
}

export const useFrame = (seated: Seated) => {
  const { connection, face, moment, session } = seated
  const { rounds } = useRounds(connection, settlementKey(moment.view))
  const [why, setWhy] = useState<OwnRound>()
  useCalls(face, moment.view, connection.patron)
  useSessionSaid(session, connection.patron)
  return { rounds, why, setWhy }
}

interface UpperProps extends FrameState {
  /** The betting areas, drawn on the same felt. */
  readonly children?: ReactNode
}

export const FrameTop = (props: UpperProps) => {
  const { at, connection, face, moment, session, rounds, setWhy, children } = props
  const words = useWords()
  const { view } = moment
  const { patron } = connection
  const isMine = session.turn !== null && session.turn === patron
  const isClosed = face.isClosed(view.play)
  const latest = isClosed ? undefined : rounds[0]
  const mode = isClosed ? 'closed' : face.isOver(view) ? 'result' : 'betting'
  return (
    <>
      <SessionTop
        at={at}
        session={session}
        moment={moment}
        lost={useConnectionState(connection) === 'lost'}
      />
      <Contestants session={session} face={face} patron={patron} />
      <Surface face={face} game={connection.game} mode={mode} isPicture>
        <face.Stage
          view={view}
          connection={connection}
          seat={undefined}
          ask={NOBODY_ASKS}
          mode={mode}
        >
          <HeadlineText {...face.headline(words, view, patron)} />
          {!isMine && session.status === 'running' && <SpokenCountdown moment={moment} />}
        </face.Stage>
        {children}
      </Surface>
      {latest &&
        (isContestant(session, patron) ? (
          <ResultParts face={face} view={view} round={latest} why={setWhy} />
        ) : (
          <AskWhy why={() => setWhy(latest)} />
        ))}
    </>
  )
}

/** The rules behind a round, for watchers, who have no result of their own. */
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

/** In a tournament only the dealer cuts and handles cards. */
export const NOBODY_ASKS = () => Promise.resolve()

interface WhyProps extends Seated {
  readonly why: OwnRound | undefined
  readonly setWhy: (round: OwnRound | undefined) => void
}

export const FrameWhy = ({ connection, face, moment, why, setWhy }: WhyProps) =>
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
