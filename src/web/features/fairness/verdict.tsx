import { useWords, type Words } from '../../i18n/index.ts'
import type { PromiseRecord } from './chance.ts'
import type { Verdict } from './verdicts.ts'

/** The verdict in words and colour; for a shoe also the card that differs. */

const GOOD: readonly Verdict['is'][] = ['checked', 'kept', 'unused']

const verdictWords = ({ fairness, proof }: Words, verdict: Verdict): string => {
  const { verdict: says } = fairness
  switch (verdict.is) {
    case 'checked':
      return says.checked(verdict.cards)
    case 'kept':
      return says.kept(verdict.came)
    case 'unused':
      return proof.unused
    case 'wrong-throw':
      return says.wrongThrow(verdict.came, verdict.due)
    case 'wrong-secret':
      return says.wrongSecret
    case 'no-cut':
      return says.noCut
    case 'wrong-card':
      return says.wrongCard(verdict.place, verdict.came, verdict.due)
  }
}

export const VerdictLine = ({
  isGood,
  says,
}: {
  readonly isGood: boolean
  readonly says: string
}) => (
  <p className={`verdict-line ${isGood ? 'good' : 'bad'}`} data-verdict={isGood ? 'good' : 'bad'}>
    <span aria-hidden="true">{isGood ? '✓' : '✕'}</span> {says}
  </p>
)

const AROUND = 3

type WrongCard = Extract<Verdict, { readonly is: 'wrong-card' }>

/** The card that differs, with its neighbours. */
const Where = ({ record, wrong }: { record: PromiseRecord; wrong: WrongCard }) => {
  const { proof } = useWords()
  const first = Math.max(0, wrong.place - 1 - AROUND)
  const cards = record.out.slice(first, wrong.place + AROUND)
  return (
    <ol className="strip" start={first + 1} aria-label={proof.around(wrong.place)}>
      {cards.map((card, i) => {
        const isWrong = first + i === wrong.place - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card comes more than once
          <li key={i} className={isWrong ? 'wrong' : undefined}>
            <span className="note">{first + i + 1}</span>
            {isWrong ? (
              <>
                <s>{String(card)}</s> <strong>{wrong.due}</strong>
              </>
            ) : (
              String(card)
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface VerdictProps {
  readonly record: PromiseRecord
  readonly verdict: Verdict
}

export const RecordVerdict = ({ record, verdict }: VerdictProps) => {
  const words = useWords()
  const isGood = GOOD.includes(verdict.is)
  return (
    <>
      <VerdictLine isGood={isGood} says={verdictWords(words, verdict)} />
      {verdict.is === 'wrong-card' && <Where record={record} wrong={verdict} />}
    </>
  )
}
