import { useEffect, useState } from 'react'
import { type PromiseRecord, type Verdict, verify, verifyDeck } from '../chance.ts'
import { fetchFrom, fetchTables } from '../connection/house.ts'
import { knownConnection } from '../connection/open.ts'
import { areOwnWords } from '../connection/own-words.ts'
import { practisedAt } from '../route.ts'
import { useWords, type Words } from '../words/index.ts'

/** What was promised before anybody wagered on it, what came, and whether it is the same. */

type Shown = Verdict | { readonly is: 'unreadable' }
type Open = PromiseRecord & { readonly secret: string }

const recordsOf = async (table: string): Promise<readonly PromiseRecord[]> =>
  practisedAt(table) !== undefined
    ? ((await knownConnection(table))?.promises() ?? [])
    : fetchFrom<readonly PromiseRecord[]>(table, 'shoes')

const useRecords = (table: string): readonly PromiseRecord[] => {
  const [records, setRecords] = useState<readonly PromiseRecord[]>([])
  useEffect(() => {
    let wanted = true
    recordsOf(table).then(
      found => wanted && setRecords(found),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [table])
  return records
}

/** Where people deal, nothing was promised. */
const useAttended = (table: string): boolean => {
  const [attended, setAttended] = useState(false)
  useEffect(() => {
    let wanted = practisedAt(table) === undefined
    if (wanted)
      fetchTables().then(
        tables => wanted && setAttended(tables.find(({ id }) => id === table)?.attended === true),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [table])
  return attended
}

const verdictWords = ({ fairness }: Words, verdict: Shown): string => {
  switch (verdict.is) {
    case 'checked':
      return fairness.verdict.checked(verdict.cards)
    case 'kept':
      return fairness.verdict.kept(verdict.came)
    case 'wrong-throw':
      return fairness.verdict.wrongThrow(verdict.came, verdict.due)
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
  const good = verdict.is === 'checked' || verdict.is === 'kept'
  return (
    <p className={`verdict-line ${good ? 'good' : 'bad'}`}>
      <span aria-hidden="true">{good ? '✓' : '✕'}</span> {verdictWords(words, verdict)}
    </p>
  )
}

const hasSecret = (record: PromiseRecord): record is Open => record.secret !== undefined

const isOver = (record: PromiseRecord): boolean =>
  hasSecret(record) || (record.of === 'cards' && record.opened !== undefined)

const check = (record: PromiseRecord): Promise<Verdict> =>
  hasSecret(record) || record.of !== 'cards' ? verify(record as Open) : verifyDeck(record)

/** What is over is checked as soon as it is looked at. */
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

const Promised = ({
  record,
  use,
}: {
  readonly record: PromiseRecord
  readonly use: () => void
}) => {
  const words = useWords()
  const { fairness } = words
  const verdict = useVerdict(record)
  return (
    <li className="tile">
      <h2>{fairness.titled[record.of](record.shoe)}</h2>
      {!isOver(record) && <p className="note">{fairness.inUse[record.of]}</p>}
      {record.of === 'cards' && record.envelopes && <p className="note">{fairness.byCard}</p>}
      {isOver(record) && (verdict ? <VerdictLine verdict={verdict} /> : <p>{fairness.checking}</p>)}
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
      {isOver(record) && (
        <button type="button" onClick={use}>
          {fairness.use(fairness.titled[record.of](record.shoe).toLowerCase())}
        </button>
      )}
    </li>
  )
}

const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to

const OF: Readonly<Record<string, (record: Partial<Record<string, unknown>>) => boolean>> = {
  cards: ({ decks }) => isWhole(decks, 1, 8),
  spin: ({ pockets }) => isWhole(pockets, 37, 38),
  roll: ({ out }) => (out as readonly unknown[]).every(Array.isArray),
}

const isRecord = (value: unknown): value is PromiseRecord => {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Partial<Record<string, unknown>>
  return (
    (Array.isArray(record.opened)
      ? Array.isArray(record.envelopes)
      : /^[0-9a-f]{64}$/.test(String(record.secret))) &&
    typeof record.commitment === 'string' &&
    Array.isArray(record.out) &&
    Array.isArray(record.said) &&
    typeof record.of === 'string' &&
    (OF[record.of]?.(record) ?? false)
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

const SHOWN = 12

const Records = ({
  records,
  use,
}: {
  readonly records: readonly PromiseRecord[]
  readonly use: (record: PromiseRecord) => void
}) => {
  const { fairness } = useWords()
  const [all, setAll] = useState(false)
  const rest = records.length - SHOWN
  return (
    <>
      <ul className="shoes">
        {records.slice(0, all ? undefined : SHOWN).map(record => (
          <Promised key={record.shoe} record={record} use={() => use(record)} />
        ))}
      </ul>
      {!all && rest > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          {fairness.older(rest)}
        </button>
      )}
    </>
  )
}

export const FairnessScreen = ({ table }: { readonly table: string }) => {
  const { fairness } = useWords()
  const records = useRecords(table)
  const attended = useAttended(table)
  const [text, setText] = useState('')
  const of = records[0]?.of ?? 'cards'
  return (
    <div className="page fairness">
      <h1>{fairness.title}</h1>
      <p className="lead">{fairness.lead[of]}</p>
      {attended && <p className="note">{fairness.attended}</p>}
      {records.length === 0 && !attended && <p className="note">{fairness.none}</p>}
      <Records records={records} use={record => setText(JSON.stringify(record, null, 1))} />
      <Yourself text={text} setText={setText} />
      <section aria-labelledby="how">
        <h2 id="how">{fairness.how}</h2>
        <ol>
          {[...fairness.steps.all, ...fairness.steps[of]].map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
