import { type KeyboardEvent, lazy, type ReactNode, useState } from 'react'
import type { OwnRound } from '../../../../records/round-views.ts'
import { hrefTo } from '../../../app/route.ts'
import type { Ask, Connection, View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { settlementKey } from '../state/use-view.ts'
import { SeatsPanel } from './seats.tsx'
import styles from './side-panel.module.css'
import { SignPanel } from './sign.tsx'

/** The panel beside a table: results, your bets, the rules, a guide and the seats. */

const TABS = ['display', 'rounds', 'sign', 'guide', 'people'] as const
export type Tab = (typeof TABS)[number]

export interface SidePanelProps {
  readonly face: AnyFace
  readonly view: View
  readonly connection: Connection
  readonly why: (round: OwnRound) => void
  readonly ask: (what: Ask) => Promise<unknown>
  readonly newShoe: (() => void) | undefined
  /** The text field below the panel. */
  readonly foot: ReactNode
}

const People = ({ face, view, connection, ask, newShoe }: SidePanelProps) => {
  const { table } = useWords()
  const { patron } = connection
  return (
    <>
      <SeatsPanel view={view} patron={patron} sit={seat => void ask({ does: 'sit', seat })} />
      {newShoe && (
        <button type="button" onClick={newShoe}>
          {table.newShoe}
        </button>
      )}
      {face.People && patron !== '' && (
        <LoadedPart>
          <face.People view={view} patron={patron} ask={ask} />
        </LoadedPart>
      )}
    </>
  )
}

const Guide = ({ face, connection }: SidePanelProps) => {
  const words = useWords()
  const { shell } = words
  return (
    <>
      <h2>{shell.howTo}</h2>
      <ol className={styles.guide}>
        {face.guide(words).map(([title, says]) => (
          <li key={title}>
            <strong>{title}</strong> {says}
          </li>
        ))}
      </ol>
      <a className="button" href={hrefTo('help', connection.game)}>
        <Icon name="help" />
        {shell.learn}
      </a>
    </>
  )
}

/** Until the first result, the panel introduces the game. */
const Newcomer = ({ face, connection }: SidePanelProps) => {
  const words = useWords()
  const { shell } = words
  const [first] = face.guide(words)
  return (
    <section className={styles.newcomer}>
      <h2>{shell.newTo(face.title(words))}</h2>
      {first && <p>{first[1]}</p>}
      <a className="button" href={hrefTo('help', connection.game)}>
        <Icon name="help" />
        {shell.learn}
      </a>
    </section>
  )
}

const Rules = ({ face, view, connection }: SidePanelProps) => {
  const words = useWords()
  return (
    <>
      <p className="note">{face.book(words, view.play)}</p>
      <SignPanel face={face} view={view} />
      <a className="button" href={hrefTo('fairness', connection.table)}>
        <Icon name="shield" />
        {words.shell.checkIt}
      </a>
    </>
  )
}

const HistoryPanel = lazy(async () => ({ default: (await import('./history.tsx')).HistoryPanel }))

const panelOf = (tab: Tab, props: SidePanelProps): ReactNode => {
  switch (tab) {
    case 'display':
      return (
        <>
          <props.face.Display view={props.view} />
          {props.view.round === 0 && <Newcomer {...props} />}
        </>
      )
    case 'rounds':
      return (
        <LoadedPart>
          <HistoryPanel
            face={props.face}
            connection={props.connection}
            ended={settlementKey(props.view)}
            why={props.why}
          />
        </LoadedPart>
      )
    case 'sign':
      return <Rules {...props} />
    case 'guide':
      return <Guide {...props} />
    case 'people':
      return <People {...props} />
  }
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }

export const SidePanel = ({ first, ...props }: SidePanelProps & { readonly first: Tab }) => {
  const words = useWords()
  const { side } = words
  const [tab, setTab] = useState<Tab>(first)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEP[event.key]
    if (step === undefined) return
    const next = TABS[(TABS.indexOf(tab) + step) % TABS.length]!
    setTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <aside className={styles.beside} aria-label={side.tabs}>
      <div role="tablist" className={styles.tabs} aria-label={side.tabs} onKeyDown={move}>
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
      <div
        role="tabpanel"
        className={styles.panel}
        id="beside-panel"
        aria-labelledby={`tab-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {panelOf(tab, props)}
      </div>
      {props.foot && <div className={styles.foot}>{props.foot}</div>}
    </aside>
  )
}
