import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { OwnRound } from '../../../records/round-views.ts'
import type { Ask, Connection, View } from '../../client/connection.ts'
import type { AnyFace } from '../../games/face.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { CashOut } from './cash-out.tsx'
import { HistoryPanel } from './history.tsx'
import { BUY } from './purse.tsx'
import { SeatsPanel } from './seats.tsx'
import { SignPanel } from './sign.tsx'
import { endedIn } from './state/use-view.ts'

/** What hangs beside a table: the results, my rounds, the sign, the seats. */

const TABS = ['display', 'rounds', 'sign', 'people'] as const
type Tab = (typeof TABS)[number]

interface BesideProps {
  readonly face: AnyFace
  readonly view: View
  readonly connection: Connection
  readonly why: (round: OwnRound) => void
  readonly ask: (what: Ask) => Promise<void>
  readonly newShoe: (() => void) | undefined
}

const Seated = ({ face, view, connection, ask, newShoe }: BesideProps) => {
  const { table } = useWords()
  const { patron } = connection
  return (
    <>
      <SeatsPanel view={view} patron={patron} sit={seat => void ask({ does: 'sit', seat })} />
      {patron !== '' && (
        <div className="row">
          <button type="button" onClick={() => void ask({ does: 'buy-in', chips: BUY })}>
            {table.buyInFor(dollars(BUY))}
          </button>
          {newShoe && (
            <button type="button" onClick={newShoe}>
              {table.newShoe}
            </button>
          )}
          <button type="button" onClick={() => void ask({ does: 'leave' })}>
            {table.leave}
          </button>
        </div>
      )}
      {patron !== '' && <CashOut view={view} ask={ask} />}
      {face.People && patron !== '' && <face.People view={view} patron={patron} ask={ask} />}
    </>
  )
}

const panelOf = (tab: Tab, props: BesideProps): ReactNode => {
  switch (tab) {
    case 'display':
      return <props.face.Display view={props.view} />
    case 'rounds':
      return (
        <HistoryPanel
          face={props.face}
          connection={props.connection}
          ended={endedIn(props.view)}
          why={props.why}
        />
      )
    case 'sign':
      return <SignPanel face={props.face} view={props.view} />
    case 'people':
      return <Seated {...props} />
  }
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }

export const Beside = (props: BesideProps) => {
  const words = useWords()
  const { side } = words
  const [tab, setTab] = useState<Tab>('display')
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEP[event.key]
    if (step === undefined) return
    const next = TABS[(TABS.indexOf(tab) + step) % TABS.length]!
    setTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <aside className="beside" aria-label={side.tabs}>
      <div role="tablist" aria-label={side.tabs} onKeyDown={move}>
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab === each}
            aria-controls="beside-panel"
            tabIndex={tab === each ? 0 : -1}
            onClick={() => setTab(each)}
          >
            {each === 'display' ? props.face.display(words) : side[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="beside-panel" aria-labelledby={`tab-${tab}`}>
        {panelOf(tab, props)}
      </div>
    </aside>
  )
}
