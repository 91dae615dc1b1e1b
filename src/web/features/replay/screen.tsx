import { useEffect, useState } from 'react'
import { hrefToTable, practiceGame } from '../../app/route.ts'
import { fetchSharedRound, type SharedRound } from '../../client/api/records.ts'
import type { Connection } from '../../client/connection.ts'
import type { PastStep } from '../../client/past-rounds.ts'
import { useWords } from '../../i18n/index.ts'
import { useConnectedTable } from '../table/state/use-table.ts'
import { CheckedHere } from './check-result.tsx'
import { type FoundProps, Steps } from './steps.tsx'
import '../fairness/fairness.css'
import './replay.css'

/** The replay of a round, step by step, as you or a watcher saw it. Anybody can check it. */

interface ReplayProps {
  readonly table: string
  readonly round: number
}

export const ReplayScreen = ({ table, round }: ReplayProps) => {
  const words = useWords()
  const { past, line, lobby } = words
  const reached = useConnectedTable(table)
  return (
    <div className="replay">
      <div className="row spread">
        <h1>
          {past.title(round)}
          {typeof reached === 'object' && <small> {reached.face.title(words)}</small>}
        </h1>
        <a className="button" href={hrefToTable(table)}>
          {past.back}
        </a>
      </div>
      {reached === undefined && <p className="wait">{line.opening}</p>}
      {reached === 'failed' && <p className="wait">{`${lobby.noHouse} ${line.again}`}</p>}
      {reached === 'gone' && <p className="wait">{lobby.noTable}</p>}
      {typeof reached === 'object' && <Found {...reached} round={round} />}
    </div>
  )
}

const useSteps = (
  connection: Connection,
  round: number,
): readonly PastStep[] | 'gone' | undefined => {
  const [steps, setSteps] = useState<readonly PastStep[] | 'gone'>()
  useEffect(() => {
    let wanted = true
    const again = connection.replay?.(round) ?? Promise.resolve(undefined)
    again.then(
      found => wanted && setSteps(found ?? 'gone'),
      () => wanted && setSteps('gone'),
    )
    return () => {
      wanted = false
    }
  }, [connection, round])
  return steps
}

/** The public record of the round. A practice table has none. */
const useShared = (table: string, round: number): SharedRound | 'gone' | undefined => {
  const [shared, setShared] = useState<SharedRound | 'gone'>()
  useEffect(() => {
    let wanted = true
    const show = (found: SharedRound | 'gone') => wanted && setShared(found)
    if (practiceGame(table) !== undefined) show('gone')
    else
      fetchSharedRound(table, round).then(
        found => show(found ?? 'gone'),
        () => show('gone'),
      )
    return () => {
      wanted = false
    }
  }, [table, round])
  return shared
}

const Found = (props: FoundProps) => {
  const { past, share } = useWords()
  const own = useSteps(props.connection, props.round)
  const shared = useShared(props.connection.table, props.round)
  if (own === undefined || shared === undefined) return <p className="wait">{past.fetching}</p>
  if (own === 'gone' && shared === 'gone')
    return (
      <p className="note">
        {practiceGame(props.connection.table) === undefined ? share.gone : past.gone}
      </p>
    )
  const isOwn = own !== 'gone'
  const steps = isOwn ? own : (shared as SharedRound).steps
  return (
    <>
      {!isOwn && <p className="lead">{share.lead}</p>}
      {steps.length > 0 && (
        <Steps {...props} steps={steps} seen={isOwn ? 'own' : (shared as SharedRound)} />
      )}
      {shared !== 'gone' && <CheckedHere face={props.face} shared={shared} />}
    </>
  )
}
