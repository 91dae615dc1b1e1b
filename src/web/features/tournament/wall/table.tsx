import { useEffect, useState } from 'react'
import type {
  Standing,
  TournamentView,
} from '../../../../tournament/director/view/tournament-view.ts'
import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'
import { openSession, type SessionConnection } from '../../../client/session-table.ts'
import type { AnyFace } from '../../../games/face.ts'
import { faceOf } from '../../../games/index.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { Countdown } from '../../../ui/countdown.tsx'
import { settlementKey, useMoment, useRounds } from '../../table/state/use-view.ts'

/** The only table in play, on the wall: who bets, and the last result. */

interface OneTableProps {
  readonly view: TournamentView
  readonly standing: Standing
}

interface ConnectedSession {
  readonly connection: SessionConnection
  readonly face: AnyFace
}

const useConnectedSession = ({ view, standing }: OneTableProps): ConnectedSession | undefined => {
  const [reached, setReached] = useState<ConnectedSession>()
  const { game } = view.conditions
  const { table } = standing
  useEffect(() => {
    let wanted = true
    const felt = isGameName(game) ? APPLICATION[game].table : 'roulette'
    const connection = openSession(table, felt, '')
    void faceOf(felt).then(face => wanted && setReached({ connection, face }))
    return () => {
      wanted = false
      connection.close()
    }
  }, [table, game])
  return reached
}

/** The players who bet after the one in turn, clockwise. @rule nz7:4.7 */
const nextOf = ({ players, turn }: Standing): readonly string[] => {
  const playing = players.filter(({ status }) => status === 'active')
  const at = playing.findIndex(({ patron }) => patron === turn)
  const round = [...playing.slice(at + 1), ...playing.slice(0, at)]
  return round.filter(({ done }) => !done).map(({ patron }) => patron)
}

const Turn = ({
  standing,
  reached,
}: Pick<OneTableProps, 'standing'> & { reached: ConnectedSession }) => {
  const { wall } = useWords().tournament
  const moment = useMoment(reached.connection)
  const { turn } = standing
  if (turn === null) return null
  const [first, second] = nextOf(standing)
  const then =
    first === undefined
      ? wall.afterwardsDeal
      : second === undefined
        ? wall.afterwards(first)
        : wall.afterwards2(first, second)
  return (
    <section className="wall-card wall-turn">
      {moment && <Countdown moment={moment} />}
      <div>
        <p>{wall.toBet}</p>
        <h2>{turn}</h2>
        <p>{then}</p>
      </div>
    </section>
  )
}

const Last = ({ reached }: { readonly reached: ConnectedSession }) => {
  const words = useWords()
  const { connection, face } = reached
  const moment = useMoment(connection)
  const { rounds } = useRounds(connection, moment ? settlementKey(moment.view) : '')
  const [round] = rounds
  if (!round) return null
  return (
    <section className="wall-card wall-last">
      <p>{face.roundName?.(words, round.round) ?? words.table.round(round.round)}</p>
      <h2>{face.result(words, round)}</h2>
      <div className="came">
        <face.Came round={round} />
      </div>
    </section>
  )
}

/** @rule nz7:4.13 nz7:4.15 */
const Notes = ({ view, standing }: OneTableProps) => {
  const { wall } = useWords().tournament
  const { next } = standing.limits
  const isSecret = view.conditions.secretCards > 0
  if (!next && !isSecret) return null
  return (
    <section className="wall-card wall-notes">
      {next && <p>{wall.raised(dollars(next.minimum), dollars(next.maximum))}</p>}
      {isSecret && <p>{wall.secretNote}</p>}
    </section>
  )
}

export const OneTable = (props: OneTableProps) => {
  const reached = useConnectedSession(props)
  return (
    <>
      {reached && <Turn standing={props.standing} reached={reached} />}
      {reached && <Last reached={reached} />}
      <Notes {...props} />
    </>
  )
}
