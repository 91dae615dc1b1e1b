import { useEffect, useRef, useState } from 'react'
import type { GameName } from '../../../games/catalogue.ts'
import type { Moment } from '../../client/connection.ts'
import { InWords, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { Sitting } from './sitting.tsx'
import { useFocusIfLost } from './state/focus.ts'
import type { ArrivalPlan } from './state/sitting/seat-choice.ts'
import { type ConnectedTable, type TableFailure, useConnectedTable } from './state/use-table.ts'
import { useMoment } from './state/use-view.ts'

/** A table on the server or in this browser, from arriving to leaving. */

interface Visit {
  readonly visit: number
  readonly meant?: ArrivalPlan
}

export const TableScreen = ({ table }: { readonly table: string }) => {
  const [now, setNow] = useState<Visit>({ visit: 0 })
  const reached = useConnectedTable(table, now.visit)
  if (reached === 'failed' || reached === 'gone') return <NotReached why={reached} />
  return reached ? (
    <Watching
      {...reached}
      meant={reached.visit === now.visit ? now.meant : undefined}
      named={meant => setNow(({ visit }) => ({ visit: visit + 1, meant }))}
    />
  ) : (
    <Opening />
  )
}

/** Offers a way back, because a table's page has no menu. */
const NotReached = ({ why }: { readonly why: TableFailure }) => {
  const { lobby, line } = useWords()
  return (
    <div className="wait">
      <p role="status">{why === 'gone' ? lobby.noTable : `${lobby.noHouse} ${line.again}`}</p>
      <p>
        <a className="button" href="#/">
          {lobby.toTables}
        </a>
      </p>
    </div>
  )
}

interface WatchingProps extends ConnectedTable {
  readonly visit?: number
  readonly meant?: ArrivalPlan | undefined
  readonly named?: (meant: ArrivalPlan) => void
}

/** A table that is already connected. Until the first view of a new visit, the last one stays. */
export const Watching = ({ named = () => undefined, ...props }: WatchingProps) => {
  const moment = useMoment(props.connection)
  const last = useRef<ShownVisit>(undefined)
  if (moment) last.current = { ...props, moment }
  const shown = last.current
  if (!shown) return <Opening />
  const { connection, face, meant, visit } = shown
  return (
    <InWords of={[connection.game as GameName]}>
      <Sitting
        key={visit}
        connection={connection}
        face={face}
        moment={shown.moment}
        meant={meant}
        named={named}
      />
    </InWords>
  )
}

interface ShownVisit extends WatchingProps {
  readonly moment: Moment
}

/** Announced only if it takes long: most tables are there at once. */
const LONG = 1500

const Opening = () => {
  const { line } = useWords()
  const say = useSay()
  const here = useFocusIfLost()
  useEffect(() => {
    const timer = setTimeout(() => say(line.opening), LONG)
    return () => clearTimeout(timer)
  }, [say, line])
  return (
    <p className="wait" tabIndex={-1} ref={here}>
      {line.opening}
    </p>
  )
}
