import { useEffect, useState } from 'react'
import { areOwnWords } from '../../client/own-entropy.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import type { PromiseRecord } from './chance.ts'
import { check, isOver } from './check.ts'
import { RecordVerdict } from './verdict.tsx'
import type { Verdict } from './verdicts.ts'

/** One commitment: what was sealed, what came, and whether they match. */

/** A finished commitment is checked as soon as it is shown. */
const useVerdict = (record: PromiseRecord): Verdict | undefined => {
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    let wanted = true
    if (isOver(record)) void check(record).then(found => wanted && setVerdict(found))
    return () => {
      wanted = false
    }
  }, [record])
  return verdict
}

const wordsOf = ({ table, shoe, said }: PromiseRecord, yours: string): string =>
  said
    .map(
      ({ seat, says }) => `${seat}|${says}${areOwnWords(table, shoe, says) ? ` (${yours})` : ''}`,
    )
    .join(', ')

const factsOf = ({ fairness }: Words, record: PromiseRecord) =>
  [
    [fairness.commitment, record.commitment],
    [fairness.secret, record.secret],
    [fairness.words, wordsOf(record, fairness.yours)],
    [fairness.cut, record.of === 'cards' ? record.cut : undefined],
    [fairness.behind, record.of === 'cards' ? record.behind : undefined],
    [fairness.out[record.of], record.out.map(String).join(' ')],
  ] as const

const CopySeal = ({ seal }: { readonly seal: string }) => {
  const { proof } = useWords()
  const say = useSay()
  const copy = async () => {
    await navigator.clipboard?.writeText(seal)
    say(proof.copied)
  }
  return (
    <p className="row">
      <button type="button" className="small" onClick={() => void copy()}>
        {proof.copy}
      </button>
      <span className="note">{proof.copySays}</span>
    </p>
  )
}

interface PromiseCardProps {
  readonly record: PromiseRecord
  readonly use: () => void
}

export const PromiseCard = ({ record, use }: PromiseCardProps) => {
  const words = useWords()
  const { fairness } = words
  const verdict = useVerdict(record)
  return (
    <li className="tile">
      <h3>{fairness.titled[record.of](record.shoe)}</h3>
      {!isOver(record) && <p className="note">{fairness.inUse[record.of]}</p>}
      {record.of === 'cards' && record.envelopes && <p className="note">{fairness.byCard}</p>}
      {isOver(record) &&
        (verdict ? (
          <RecordVerdict record={record} verdict={verdict} />
        ) : (
          <p>{fairness.checking}</p>
        ))}
      <dl className="facts">
        {factsOf(words, record)
          .filter(([, fact]) => fact !== undefined && fact !== '')
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{fact}</code>
              </dd>
            </div>
          ))}
      </dl>
      {isOver(record) ? (
        <button type="button" onClick={use}>
          {fairness.use(fairness.titled[record.of](record.shoe).toLowerCase())}
        </button>
      ) : (
        <CopySeal seal={record.commitment} />
      )}
    </li>
  )
}
