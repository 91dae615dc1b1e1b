import { useEffect, useState } from 'react'
import { type ShoeRecord, type Verdict, verify } from '../chance.ts'
import { knownConnection } from '../connection/open.ts'
import { useWords, type Words } from '../words/index.ts'

/** What was promised before the cut, what came out, and whether the one follows from the other. */

type Shown = Verdict | { readonly is: 'unreadable' }

const useShoes = (table: string): readonly ShoeRecord[] => {
  const [shoes, setShoes] = useState<readonly ShoeRecord[]>([])
  useEffect(() => {
    let wanted = true
    void knownConnection(table)
      ?.then(connection => connection.shoes())
      .then(found => wanted && setShoes(found))
    return () => {
      wanted = false
    }
  }, [table])
  return shoes
}

const verdictWords = ({ fairness }: Words, verdict: Shown): string => {
  switch (verdict.is) {
    case 'checked':
      return fairness.verdict.checked(verdict.cards)
    case 'wrong-secret':
      return fairness.verdict.wrongSecret
    case 'no-cut':
      return fairness.verdict.noCut
    case 'wrong-card':
      return fairness.verdict.wrongCard(verdict.place, verdict.came, verdict.due)
    case 'unreadable':
      return fairness.unreadable
  }
}

const VerdictLine = ({ verdict }: { readonly verdict: Shown }) => {
  const words = useWords()
  const good = verdict.is === 'checked'
  return (
    <p className={`verdict-line ${good ? 'good' : 'bad'}`}>
      <span aria-hidden="true">{good ? '✓' : '✕'}</span> {verdictWords(words, verdict)}
    </p>
  )
}

const isOver = (shoe: ShoeRecord): shoe is ShoeRecord & { secret: string } =>
  shoe.secret !== undefined

/** A shoe that is over is checked as soon as it is looked at. */
const useVerdict = (shoe: ShoeRecord): Verdict | undefined => {
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    let wanted = true
    if (isOver(shoe)) void verify(shoe).then(found => wanted && setVerdict(found))
    return () => {
      wanted = false
    }
  }, [shoe])
  return verdict
}

const Shoe = ({ shoe, use }: { readonly shoe: ShoeRecord; readonly use: () => void }) => {
  const { fairness } = useWords()
  const verdict = useVerdict(shoe)
  const facts = [
    [fairness.commitment, shoe.commitment],
    [fairness.secret, shoe.secret],
    [fairness.cut, shoe.cut],
    [fairness.behind, shoe.behind],
    [fairness.out, shoe.out.join(' ')],
  ] as const
  return (
    <li className="tile">
      <h2>{fairness.shoe(shoe.shoe)}</h2>
      {!isOver(shoe) && <p className="note">{fairness.inUse}</p>}
      {isOver(shoe) && (verdict ? <VerdictLine verdict={verdict} /> : <p>{fairness.checking}</p>)}
      <dl className="facts">
        {facts
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
      {isOver(shoe) && (
        <button type="button" onClick={use}>
          {fairness.use(shoe.shoe)}
        </button>
      )}
    </li>
  )
}

const isRecord = (value: unknown): value is ShoeRecord & { secret: string } => {
  const record = value as Partial<ShoeRecord> | null
  return (
    typeof record === 'object' &&
    record !== null &&
    typeof record.secret === 'string' &&
    /^[0-9a-f]{64}$/.test(record.secret) &&
    typeof record.commitment === 'string' &&
    Number.isInteger(record.decks) &&
    record.decks! > 0 &&
    record.decks! <= 8 &&
    Array.isArray(record.out) &&
    Array.isArray(record.said)
  )
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Yourself = ({
  text,
  setText,
}: {
  readonly text: string
  readonly setText: (text: string) => void
}) => {
  const { fairness } = useWords()
  const [verdict, setVerdict] = useState<Shown>()
  const check = async () => {
    const record = read(text)
    setVerdict(isRecord(record) ? await verify(record) : { is: 'unreadable' })
  }
  return (
    <section aria-labelledby="yourself">
      <h2 id="yourself">{fairness.yourself}</h2>
      <p>{fairness.yourselfSays}</p>
      <label className="find">
        {fairness.record}
        <textarea
          rows={10}
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <button type="button" className="primary" onClick={() => void check()}>
        {fairness.check}
      </button>
      <div role="status">{verdict && <VerdictLine verdict={verdict} />}</div>
    </section>
  )
}

export const FairnessScreen = ({ table }: { readonly table: string }) => {
  const { fairness } = useWords()
  const shoes = useShoes(table)
  const [text, setText] = useState('')
  return (
    <div className="page fairness">
      <h1>{fairness.title}</h1>
      <p className="lead">{fairness.lead}</p>
      {shoes.length === 0 && <p className="note">{fairness.none}</p>}
      <ul className="shoes">
        {shoes.map(shoe => (
          <Shoe key={shoe.shoe} shoe={shoe} use={() => setText(JSON.stringify(shoe, null, 1))} />
        ))}
      </ul>
      <Yourself text={text} setText={setText} />
      <section aria-labelledby="how">
        <h2 id="how">{fairness.how}</h2>
        <ol>
          {fairness.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
