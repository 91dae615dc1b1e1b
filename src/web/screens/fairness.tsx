import { useEffect, useState } from 'react'
import { type ShoeRecord, type Verdict, verify, verifyDeck } from '../chance.ts'
import { knownConnection } from '../connection/open.ts'
import { areOwnWords } from '../connection/own-words.ts'
import { useWords, type Words } from '../words/index.ts'

/** What was promised before the cut, what came out, and whether the one follows from the other. */

type Shown = Verdict | { readonly is: 'unreadable' }

interface Found {
  readonly shoes: readonly ShoeRecord[]
  readonly attended: boolean
}

const useShoes = (table: string): Found => {
  const [found, setFound] = useState<Found>({ shoes: [], attended: false })
  useEffect(() => {
    let wanted = true
    void knownConnection(table)
      ?.then(async connection => ({
        shoes: await connection.shoes(),
        attended: connection.attended === true,
      }))
      .then(told => wanted && setFound(told))
    return () => {
      wanted = false
    }
  }, [table])
  return found
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

const hasSecret = (shoe: ShoeRecord): shoe is ShoeRecord & { secret: string } =>
  shoe.secret !== undefined

const isOver = (shoe: ShoeRecord): boolean => hasSecret(shoe) || shoe.opened !== undefined

const check = (shoe: ShoeRecord): Promise<Verdict> =>
  hasSecret(shoe) ? verify(shoe) : verifyDeck(shoe)

/** A shoe that is over is checked as soon as it is looked at. */
const useVerdict = (shoe: ShoeRecord): Verdict | undefined => {
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    let wanted = true
    if (isOver(shoe)) void check(shoe).then(found => wanted && setVerdict(found))
    return () => {
      wanted = false
    }
  }, [shoe])
  return verdict
}

const wordsOf = ({ table, shoe, said }: ShoeRecord, yours: string): string =>
  said
    .map(
      ({ seat, says }) => `${seat}|${says}${areOwnWords(table, shoe, says) ? ` (${yours})` : ''}`,
    )
    .join(', ')

const Shoe = ({ shoe, use }: { readonly shoe: ShoeRecord; readonly use: () => void }) => {
  const { fairness } = useWords()
  const verdict = useVerdict(shoe)
  const facts = [
    [fairness.commitment, shoe.commitment],
    [fairness.secret, shoe.secret],
    [fairness.words, wordsOf(shoe, fairness.yours)],
    [fairness.cut, shoe.cut],
    [fairness.behind, shoe.behind],
    [fairness.out, shoe.out.join(' ')],
  ] as const
  return (
    <li className="tile">
      <h2>{fairness.shoe(shoe.shoe)}</h2>
      {!isOver(shoe) && <p className="note">{fairness.inUse}</p>}
      {shoe.envelopes && <p className="note">{fairness.byCard}</p>}
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

const isRecord = (value: unknown): value is ShoeRecord => {
  const record = value as Partial<ShoeRecord> | null
  return (
    typeof record === 'object' &&
    record !== null &&
    (Array.isArray(record.opened)
      ? Array.isArray(record.envelopes)
      : /^[0-9a-f]{64}$/.test(String(record.secret))) &&
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
  const look = async () => {
    const record = read(text)
    setVerdict(isRecord(record) ? await check(record) : { is: 'unreadable' })
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
      <button type="button" className="primary" onClick={() => void look()}>
        {fairness.check}
      </button>
      <div role="status">{verdict && <VerdictLine verdict={verdict} />}</div>
    </section>
  )
}

export const FairnessScreen = ({ table }: { readonly table: string }) => {
  const { fairness } = useWords()
  const { shoes, attended } = useShoes(table)
  const [text, setText] = useState('')
  return (
    <div className="page fairness">
      <h1>{fairness.title}</h1>
      <p className="lead">{fairness.lead}</p>
      {attended && <p className="note">{fairness.attended}</p>}
      {shoes.length === 0 && !attended && <p className="note">{fairness.none}</p>}
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
