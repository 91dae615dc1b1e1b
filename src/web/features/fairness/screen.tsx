import { useEffect, useState } from 'react'
import { hrefTo, practiceTable, sessionAt } from '../../app/route.ts'
import { fetchTables, type Listed } from '../../client/api/house.ts'
import { GAME_NAMES } from '../../games/index.ts'
import { spokenText, useWords } from '../../i18n/index.ts'
import { Choose } from '../../ui/controls/choice.tsx'
import { Yourself } from './paste-check.tsx'
import { PromiseCard } from './promise.tsx'
import { useRecords } from './records.ts'
import '../inspector/explore.css'
import './fairness.css'

/** The fairness page: what was committed before the wagers, what came, and whether they match. */

const useTables = (): readonly Listed[] => {
  const [tables, setTables] = useState<readonly Listed[]>([])
  useEffect(() => {
    fetchTables().then(setTables, () => undefined)
  }, [])
  return tables
}

interface WhichProps {
  readonly table: string
  readonly tables: readonly Listed[]
}

const Which = ({ table, tables }: WhichProps) => {
  const words = useWords()
  const { proof, past, odds } = words
  const known = [
    ...tables.map(({ id, title }) => [id, spokenText(words, title)] as const),
    ...GAME_NAMES.map(game => [practiceTable(game), past.sits(odds.game[game])] as const),
  ]
  const own = known.some(([id]) => id === table) ? [] : [[table, table] as const]
  return (
    <Choose
      name={proof.table}
      value={table}
      among={[...own, ...known]}
      choose={id => {
        location.hash = hrefTo('fairness', ...id.split('/'))
      }}
    />
  )
}

/** The explanation for readers who do not know what a hash is. */
const Plainly = () => {
  const { proof } = useWords()
  return (
    <section className="tile" aria-labelledby="plainly">
      <h2 id="plainly">{proof.plainly}</h2>
      <ol>
        {proof.story.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="note">{proof.limits}</p>
    </section>
  )
}

export const FairnessScreen = ({ table }: { readonly table: string }) => {
  const { fairness, proof } = useWords()
  const { records, older } = useRecords(table)
  const tables = useTables()
  const attended = tables.find(({ id }) => id === table)?.attended === true
  const [text, setText] = useState('')
  const of = records[0]?.of ?? 'cards'
  const use = (record: object) => {
    setText(JSON.stringify(record, null, 1))
    document.getElementById('pasted')?.focus()
  }
  return (
    <div className="page fairness">
      <h1>{fairness.title}</h1>
      <p className="lead">{fairness.lead[of]}</p>
      <Which table={table} tables={tables} />
      <Plainly />
      <section aria-labelledby="promises">
        <h2 id="promises">{proof.promises}</h2>
        {attended && <p className="note">{fairness.attended}</p>}
        {records.length === 0 && !attended && (
          <p className="note">{sessionAt(table) ? proof.noneYet : fairness.none}</p>
        )}
        <ul className="shoes">
          {records.map(record => (
            <PromiseCard key={record.shoe} record={record} use={() => use(record)} />
          ))}
        </ul>
        {older && (
          <button type="button" onClick={() => void older()}>
            {proof.older}
          </button>
        )}
      </section>
      <Yourself text={text} setText={setText} known={records} />
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
