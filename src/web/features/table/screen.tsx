import { useEffect, useState } from 'react'
import type { GameName } from '../../../games/catalogue.ts'
import { InWords, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer.tsx'
import { Sitting } from './sitting.tsx'
import { useFocusIfLost } from './state/focus.ts'
import type { Meant } from './state/seat-choice.ts'
import { type Reached, useReached } from './state/use-table.ts'
import { useMoment } from './state/use-view.ts'

/** A table on the server or in this browser, from arriving to leaving. */

export const TableScreen = ({ table }: { readonly table: string }) => {
  const [visit, setVisit] = useState<{ readonly number: number; readonly meant?: Meant }>({
    number: 0,
  })
  return (
    <Visit
      key={visit.number}
      table={table}
      meant={visit.meant}
      named={meant => setVisit(({ number }) => ({ number: number + 1, meant }))}
    />
  )
}

interface VisitProps {
  readonly table: string
  readonly meant: Meant | undefined
  readonly named: (meant: Meant) => void
}

const Visit = ({ table, ...visit }: VisitProps) => {
  const { lobby } = useWords()
  const reached = useReached(table)
  if (reached === 'failed') return <p className="wait">{lobby.noHouse}</p>
  return reached ? <Watching {...reached} {...visit} /> : <Opening />
}

/** A table that is already connected. */
export const Watching = ({
  connection,
  face,
  ...visit
}: Reached & Partial<Omit<VisitProps, 'table'>>) => {
  const moment = useMoment(connection)
  return moment ? (
    <InWords of={[connection.game as GameName]}>
      <Sitting
        connection={connection}
        face={face}
        moment={moment}
        meant={visit.meant}
        named={visit.named ?? (() => undefined)}
      />
    </InWords>
  ) : (
    <Opening />
  )
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
