import { wagerName } from '../../games/baccarat/names.ts'
import { HIDDEN } from '../../kernel/secret.ts'
import type { RoundRecord, View } from '../connection/connection.ts'
import { netOf, signed } from '../table/sums.ts'
import { useWords } from '../words/index.ts'
import { PlayingCard } from './card.tsx'
import { ClauseLink } from './clause.tsx'
import { workedOut } from './why.tsx'

/** What became of the round and of every wager, each with its clause and its sum. */

interface ResultProps {
  readonly view: View
  readonly latest: RoundRecord | undefined
  readonly why: (round: RoundRecord) => void
  readonly seeBurn: () => void
}

const Settled = ({ latest }: { readonly latest: RoundRecord }) => {
  const words = useWords()
  const { result } = words
  if (latest.settled.length === 0) return <p>{result.noWager}</p>
  return (
    <ul>
      {latest.settled.map(ended => (
        <li key={ended.wager.id} data-outcome={ended.outcome.is}>
          <strong>{wagerName(ended.wager.on)}</strong>{' '}
          <b className="money">{signed(netOf(ended))}</b>{' '}
          <span className="worked">{workedOut(words, ended).join(', ')}</span>{' '}
          <ClauseLink id={ended.outcome.under} />
        </li>
      ))}
      {latest.result.result === 'tie' &&
        latest.settled.some(({ outcome }) => outcome.is === 'stand-off') && (
          <li className="note">
            {result.stays} <ClauseLink id="nz5:5.16" />
          </li>
        )}
    </ul>
  )
}

const Burned = ({ view, seeBurn }: Pick<ResultProps, 'view' | 'seeBurn'>) => {
  const { table } = useWords()
  const { burned, elections } = view.play
  const up = burned.filter(card => card !== HIDDEN).length
  return (
    <div className="burned">
      <span className="small-cards">
        {burned.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: burned cards keep their place
          <PlayingCard key={i} card={card} />
        ))}
      </span>
      <p>
        {table.burned(up, burned.length - up)} <ClauseLink id="nz5:7.7" />
      </p>
      {elections.burn === 'one-face-down' && up === 0 && (
        <button type="button" className="small" onClick={seeBurn}>
          {table.seeBurn}
        </button>
      )}
    </div>
  )
}

export const ResultBar = ({ view, latest, why, seeBurn }: ResultProps) => {
  const { result } = useWords()
  const { burned, results, phase } = view.play
  const dealt = view.play.hands.player.cards.length > 0
  if (dealt && latest && results.length > 0)
    return (
      <div className="result">
        <Settled latest={latest} />
        <button type="button" className="why-button" onClick={() => why(latest)}>
          {result.why}
        </button>
      </div>
    )
  const isNew = results.length === 0 && burned.length > 0
  return isNew && (phase === 'betting' || phase === 'burning') ? (
    <Burned view={view} seeBurn={seeBurn} />
  ) : (
    <div className="result empty" />
  )
}
