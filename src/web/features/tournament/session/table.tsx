import { useEffect, useState } from 'react'
import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'
import { openSession } from '../../../client/session-table.ts'
import { faceOf } from '../../../games/index.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { NO_BETS } from '../../table/state/bets/bets.ts'
import { useMoment } from '../../table/state/use-view.ts'
import { SessionDesk } from '../director/session-desk.tsx'
import { Playing } from './contestant-table.tsx'
import {
  type ConnectedSession,
  FrameTop,
  FrameWhy,
  NOBODY_ASKS,
  type Seated,
  type SessionAt,
  useFrame,
} from './frame.tsx'
import { SessionSide } from './side-panel.tsx'
import { statusOf } from './turn.tsx'

/** The table of a session: the felt of its game, wrapped in Division 7. */

const useReached = ({ table, patron, view }: SessionAt): ConnectedSession | undefined => {
  const [reached, setReached] = useState<ConnectedSession>()
  const { game } = view.conditions
  useEffect(() => {
    let wanted = true
    const felt = isGameName(game) ? APPLICATION[game].table : 'roulette'
    const connection = openSession(table, felt, patron)
    void faceOf(felt).then(face => wanted && setReached({ connection, face }))
    return () => {
      wanted = false
      connection.close()
    }
  }, [table, game, patron])
  return reached
}

export const SessionTable = (at: SessionAt) => {
  const { line } = useWords()
  const reached = useReached(at)
  return reached ? <Watching {...reached} at={at} /> : <p className="wait">{line.opening}</p>
}

const Watching = (reached: ConnectedSession & { readonly at: SessionAt }) => {
  const { line } = useWords()
  const { connection } = reached
  const moment = useMoment(connection)
  const session = connection.session()
  if (!moment || !session) return <p className="wait">{line.opening}</p>
  const me = session.players.find(({ patron }) => patron === connection.patron)
  const Felt = me?.status === 'active' && session.status === 'running' ? Playing : Railing
  return <Felt {...reached} moment={moment} session={session} />
}

/** For watchers, and players who are out: all chips on the felt, but no buttons. @rule nz7:4.9 */
const Railing = (seated: Seated) => {
  const words = useWords()
  const { at, connection, face, moment, session } = seated
  const { directing } = at
  const { why, ...around } = useFrame(seated)
  const { says, under } = statusOf(words, session, connection.patron)
  return (
    <div className="table contest" data-phase={moment.view.play.phase}>
      <div className="felt">
        <FrameTop {...seated} {...around}>
          <div inert style={{ display: 'contents' }}>
            <face.Layout
              view={moment.view}
              patron=""
              bets={NO_BETS}
              chip={0}
              removing={false}
              ask={NOBODY_ASKS}
            />
          </div>
        </FrameTop>
        <p className="turn-says">
          <strong>{says}</strong> {under && <ClauseLink id={under} />}
        </p>
        {directing && (
          <SessionDesk
            view={at.view}
            at={at.session}
            session={session}
            table={at.table}
            id={at.id}
            ask={directing}
          />
        )}
      </div>
      <SessionSide {...seated} {...around} />
      <FrameWhy {...seated} why={why} setWhy={around.setWhy} />
    </div>
  )
}
