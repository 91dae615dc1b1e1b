import { useEffect, useState } from 'react'
import type { Connection } from '../../client/connection.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import type { Stage } from './table.ts'

/** The stack in front of the patron, with the outer decks where no cut may fall. @rule nz5:7.5 nz5:7.6 */

const DECK = 52

const WHERE = { nz5: 'nz5:7.6', 'nz5-old': 'nz5-old:7.6', mbs: 'ruling:590' } as const

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
    <svg className="stack" viewBox="0 0 400 56" aria-hidden="true" preserveAspectRatio="none">
      <rect width="400" height="56" rx="3" fill="#efe8d6" />
      {Array.from({ length: 80 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: edges of cards, all alike
        <path key={i} d={`M${i * 5} 0V56`} stroke="#b9ae93" strokeWidth="0.7" />
      ))}
      <rect width={x(DECK)} height="56" fill="#4a1219" opacity="0.86" />
      <rect x={x(cards - DECK)} width={x(DECK)} height="56" fill="#4a1219" opacity="0.86" />
      <rect x={x(at) - 2.5} y="-2" width="5" height="60" fill="#e8b93b" stroke="#3c2c05" />
    </svg>
  )
}

export const Cut = ({ view, connection, seat, ask }: Stage) => {
  const { cut } = useWords()
  const commitment = useCommitment(connection)
  const cards = view.play.elections.decks * DECK
  const [at, setAt] = useState(cards / 2)
  const { cutOfferedTo, elections } = view.play
  if (cutOfferedTo === null) return null
  if (cutOfferedTo !== seat) return <p className="cut waiting">{cut.waiting(cutOfferedTo)}</p>
  return (
    <section className="cut" aria-label={cut.title}>
      <h2>{cut.title}</h2>
      <p>
        {cut.says(cards)} <ClauseLink id={WHERE[elections.book]} />
      </p>
      <Stack cards={cards} at={at} />
      <div className="zones" aria-hidden="true">
        <span>{cut.outer}</span>
        <span>{cut.outer}</span>
      </div>
      <label className="slide">
        <span>{cut.at}</span>
        <input
          type="range"
          min={1}
          max={cards - 1}
          value={at}
          onChange={event => setAt(Number(event.target.value))}
        />
        <output>{at}</output>
      </label>
      <div className="row">
        <button type="button" className="primary" onClick={() => void ask({ does: 'cut', at })}>
          {cut.cut(at)}
        </button>
        <button type="button" onClick={() => void ask({ does: 'decline-cut' })}>
          {cut.decline}
        </button>
      </div>
      {commitment && (
        <p className="seal">
          {cut.sealed} <code>{commitment}</code>
        </p>
      )}
    </section>
  )
}
