import { useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { fetchText } from '../../client/api/house.ts'
import { useWords } from '../../i18n/index.ts'
import { Found } from './logs.tsx'
import { closeExport, logIn, openExport, places, useOpenExport } from './open-export.ts'

/** A log of the house at its own URL: the whole log, one round, or one entry. */

type LogStatus = 'fetching' | 'open' | 'none' | 'not-yet'

const ENTRY = /^entry-(\d+)$/

/** Selects the round or entry of the URL in the open log. Returns false if it is not there. */
const goTo = (log: string, at: string): boolean => {
  const opened = logIn(log)
  if (!opened) return false
  const { file } = opened
  const entry = Number(ENTRY.exec(at)?.[1] ?? 0)
  if (entry > 0 && entry <= file.lines.length)
    places.set(log, { from: 1, to: file.lines.length, at: entry })
  const round = opened.rounds.find(one => String(one.round) === at)
  if (round) {
    const [from, to] = round.entries
    places.set(log, { from, to, at: from, round: round.round })
  }
  return at === '' || round !== undefined || places.has(log)
}

/** True if the round is already open, so that returning from a clause keeps the step. */
const isThere = (log: string, at: string): boolean =>
  logIn(log) !== undefined && at !== '' && String(places.get(log)?.round) === at

const reach = async (log: string, at: string): Promise<LogStatus> => {
  if (isThere(log, at)) return 'open'
  const text = await fetchText(`/api/tables/${encodeURIComponent(log)}/log`).catch(() => '')
  if (!openExport(text)) return 'none'
  return goTo(log, at) ? 'open' : 'not-yet'
}

export const HouseLog = ({ id }: { readonly id: string }) => {
  const { audit, inspector } = useWords()
  const [log = '', at = ''] = id.split('/')
  const [reached, setReached] = useState<LogStatus>('fetching')
  const opened = useOpenExport()
  useEffect(() => {
    let wanted = true
    setReached('fetching')
    void reach(log, at).then(found => wanted && setReached(found))
    return () => {
      wanted = false
    }
  }, [log, at])
  if (reached === 'fetching') return <p className="wait">{audit.fetching(log)}</p>
  if (reached === 'none') return <p className="trouble">{inspector.house.isNone(log)}</p>
  const close = () => {
    closeExport()
    location.hash = hrefTo('inspector')
  }
  return (
    <>
      {reached === 'not-yet' && (
        <p className="tile" role="status">
          {audit.notYet(at.replace(ENTRY, '$1'))}{' '}
          <a href={hrefTo('inspector', 'rounds', log, at)}>{audit.itsRecord}</a>
        </p>
      )}
      {opened && <Found key={id} opened={opened} close={close} />}
    </>
  )
}
