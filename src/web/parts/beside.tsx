import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { RoundRecord, View } from '../connection/connection.ts'
import { useWords } from '../words/index.ts'
import { HistoryPanel } from './history.tsx'
import { RoadsPanel } from './roads.tsx'
import { SeatsPanel } from './seats.tsx'
import { SignPanel } from './sign.tsx'

/** What hangs beside a table: roads, my rounds, the sign, the seats. */

const TABS = ['roads', 'rounds', 'sign', 'people'] as const
type Tab = (typeof TABS)[number]

interface BesideProps {
  readonly view: View
  readonly patron: string
  readonly rounds: readonly RoundRecord[]
  readonly why: (round: RoundRecord) => void
  readonly sit: (seat: number) => void
  readonly newShoe: (() => void) | undefined
}

const panelOf = (
  tab: Tab,
  { view, patron, rounds, why, sit, newShoe }: BesideProps,
  ends: string,
): ReactNode => {
  switch (tab) {
    case 'roads':
      return <RoadsPanel rounds={view.play.results} />
    case 'rounds':
      return <HistoryPanel rounds={rounds} why={why} />
    case 'sign':
      return <SignPanel view={view} />
    case 'people':
      return (
        <>
          <SeatsPanel view={view} patron={patron} sit={sit} />
          {newShoe && (
            <button type="button" onClick={newShoe}>
              {ends}
            </button>
          )}
        </>
      )
  }
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }

export const Beside = (props: BesideProps) => {
  const { side, table } = useWords()
  const [tab, setTab] = useState<Tab>('roads')
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
            {side[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="beside-panel" aria-labelledby={`tab-${tab}`}>
        {panelOf(tab, props, table.newShoe)}
      </div>
    </aside>
  )
}
