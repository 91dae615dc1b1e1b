import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { hrefTo } from '../../../app/route.ts'
import type { Connection } from '../../../client/connection.ts'
import { useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Stage } from '../table.ts'
import styles from './asked.module.css'

/**
 * The stack that the patron cuts. The outer decks are marked, because a cut there is not allowed.
 * @rule nz5:7.5 nz5:7.6
 */

const DECK = 52

const useCommitment = (connection: Connection): string | undefined => {
  const [commitment, setCommitment] = useState<string>()
  useEffect(() => {
    let wanted = true
    void connection.promises().then(sealed => {
      if (wanted) setCommitment(sealed[0]?.commitment)
    })
    return () => {
      wanted = false
    }
  }, [connection])
  return commitment
}

const Stack = ({ cards, at }: { readonly cards: number; readonly at: number }) => {
  const x = (card: number) => (card / cards) * 400
  return (
    <svg
      className={styles.stack}
      viewBox="0 0 400 56"
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <defs>
        <pattern id="edges" width="3" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0V8" stroke="#cfc5ab" strokeWidth="1.2" />
        </pattern>
        <pattern id="hatched" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M-2 11L11 -2M-2 2L2 -2M7 11L11 7" stroke="#4a4740" strokeWidth="4" />
        </pattern>
      </defs>
      <rect width="400" height="56" rx="2" fill="#f4eedd" />
      <rect width="400" height="56" fill="url(#edges)" />
      {[0, cards - DECK].map(from => (
        <g key={from}>
          <rect x={x(from)} width={x(DECK)} height="56" fill="#6d6a61" />
          <rect x={x(from)} width={x(DECK)} height="56" fill="url(#hatched)" />
        </g>
      ))}
      <rect x={x(at) - 3} y="-8" width="6" height="64" fill="#ecc56d" stroke="#3c2c05" />
      <circle cx={x(at)} cy="-8" r="6" fill="#ecc56d" stroke="#3c2c05" />
    </svg>
  )
}

interface SlideProps {
  readonly cards: number
  readonly at: number
  readonly move: Dispatch<SetStateAction<number>>
}

const Slide = ({ cards, at, move }: SlideProps) => {
  const { cut } = useWords()
  const by = (step: number) => move(now => Math.min(cards - 1, Math.max(1, now + step)))
  return (
    <div className={styles.slide}>
      <button type="button" aria-label={cut.less} onClick={() => by(-1)}>
        <Icon name="minus" />
      </button>
      <input
        type="range"
        min={1}
        max={cards - 1}
        value={at}
        aria-label={cut.at}
        aria-describedby="cut-where"
        onChange={event => move(Number(event.target.value))}
      />
      <button type="button" aria-label={cut.more} onClick={() => by(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

const Seal = ({ of, commitment }: { readonly of: string; readonly commitment: string }) => {
  const { cut, shell } = useWords()
  return (
    <p className={styles.seal} title={commitment} data-part="seal" data-seal={commitment}>
      <Icon name="shield" /> {cut.sealed} <a href={hrefTo('fairness', of)}>{shell.checkIt}</a>
    </p>
  )
}

export const Cut = ({ view, connection, seat, ask, countdown }: Stage) => {
  const { cut } = useWords()
  const commitment = useCommitment(connection)
  const cards = view.play.elections.decks * DECK
  const [at, setAt] = useState(cards / 2)
  const { cutOfferedTo } = view.play
  const primary = useRef<HTMLButtonElement>(null)
  const isMine = cutOfferedTo !== null && cutOfferedTo === seat
  useEffect(() => {
    if (isMine) primary.current?.focus({ preventScroll: true })
  }, [isMine])
  if (!isMine) return null
  return (
    <section className={styles.dialog} data-part="question" aria-label={cut.title}>
      <header>
        <div>
          <h2>{cut.title}</h2>
          <p>{cut.says}</p>
        </div>
        {countdown}
      </header>
      <Stack cards={cards} at={at} />
      <Slide cards={cards} at={at} move={setAt} />
      <p id="cut-where" className="unseen">
        {cut.where(cards)}
      </p>
      <footer>
        <button
          ref={primary}
          type="button"
          className="primary"
          onClick={() => void ask({ does: 'cut', at })}
        >
          {cut.cut(at)}
        </button>
        <button type="button" onClick={() => void ask({ does: 'decline-cut' })}>
          {cut.decline}
        </button>
        {commitment && <Seal of={connection.table} commitment={commitment} />}
      </footer>
    </section>
  )
}
