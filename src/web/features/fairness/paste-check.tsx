import { useState } from 'react'
import { useWords } from '../../i18n/index.ts'
import type { PromiseRecord } from './chance.ts'
import { checkPasted, type PasteResult } from './check.ts'
import { RecordVerdict, VerdictLine } from './verdict.tsx'

/** Checks pasted text in this browser. */

const Answer = ({ looked }: { readonly looked: PasteResult }) => {
  const { fairness, proof, inspector } = useWords()
  switch (looked.is) {
    case 'unreadable':
      return <VerdictLine isGood={false} says={proof.unreadable} />
    case 'unknown-seal':
      return <VerdictLine isGood={false} says={proof.unknownSeal} />
    case 'log': {
      const { finding, entries, rounds, promises, isReplayed } = looked.report
      const { verdict } = inspector
      if (finding)
        return (
          <VerdictLine
            isGood={false}
            says={verdict.broken(finding.seq, verdict.finding[finding.is](finding.what ?? ''))}
          />
        )
      const holds = isReplayed
        ? verdict.holds(entries, rounds, promises)
        : verdict.chainHolds(entries)
      return <VerdictLine isGood says={holds} />
    }
    case 'records':
      return (
        <>
          {looked.all.map(({ record, verdict }) => (
            <div key={`${record.table} ${record.shoe}`}>
              <h3>{`${record.table}: ${fairness.titled[record.of](record.shoe)}`}</h3>
              {verdict ? (
                <RecordVerdict record={record} verdict={verdict} />
              ) : (
                <p className="tile">{proof.stillSealed}</p>
              )}
            </div>
          ))}
        </>
      )
  }
}

interface YourselfProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly known: readonly PromiseRecord[]
}

export const Yourself = ({ text, setText, known }: YourselfProps) => {
  const { fairness, proof } = useWords()
  const [looked, setLooked] = useState<PasteResult>()
  const look = async () => setLooked(await checkPasted(text, known))
  return (
    <section aria-labelledby="yourself">
      <h2 id="yourself">{fairness.yourself}</h2>
      <p>{proof.paste}</p>
      <label className="find">
        {proof.pasted}
        <textarea
          id="pasted"
          rows={10}
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <button type="button" className="primary" onClick={() => void look()}>
        {fairness.check}
      </button>
      <div role="status">{looked && <Answer looked={looked} />}</div>
    </section>
  )
}
