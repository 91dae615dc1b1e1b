import { useState } from 'react'
import type { Asking, Significant } from '../../../records/significant-record.ts'
import { fetchSignificant, queryString, type SearchFields } from '../../client/api/audit.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { Choose } from '../../ui/controls/choice.tsx'
import { factsOf, personText, timeOf, valueText } from './fact-text.ts'
import { useFocusFirstNew } from './focus-first-new.ts'
import { hrefToLog, tournamentOf } from './log-names.ts'
import { PLACE, placeOf, useTables } from './places.ts'
import { whyText } from './rounds/round-facts.ts'
import { momentOf, useFinding } from './search.ts'

/** Events an inspector should review: who changed what, from which value to which, and why. */

const NOTHING: SearchFields = { table: `${PLACE}tables`, topic: '', patron: '', from: '', to: '' }

let lastSought = NOTHING

const askingFor = ({ table = '', from = '', to = '', ...others }: SearchFields): SearchFields => ({
  ...others,
  ...placeOf(table),
  from: momentOf(from),
  to: momentOf(to),
})

const keyOf = ({ log, seq, what, patron }: Significant): string => `${log} ${seq} ${what} ${patron}`
const atOf = ({ at }: Significant): number => at

const topicsOf = ({ audit }: Words): readonly (readonly [string, string])[] =>
  Object.entries(audit.topics)

/** True if the reader may open this log. Of other logs they see only totals. */
const isOfTable = ({ log, table }: Significant): boolean =>
  log === table || tournamentOf(log) !== undefined

const Change = ({ event: { before, after } }: { readonly event: Significant }) => {
  const words = useWords()
  const isNothing = (value: unknown) => value === null || value === undefined
  if (isNothing(before) && isNothing(after)) return null
  const text = (value: unknown) => (isNothing(value) ? '–' : valueText(words, 'chips', value))
  const told = isNothing(before) ? text(after) : `${text(before)} → ${text(after)}`
  return told.length < 90 ? (
    <span className="note came">{told}</span>
  ) : (
    <details>
      <summary>{words.audit.change}</summary>
      <span className="note came">{told}</span>
    </details>
  )
}

/** What was requested, in the words of the desk, with the amount. */
const requestText = (words: Words, { number, by, said }: Asking): string => {
  const { does, patron: _, reason: __, ...more } = said
  const facts = factsOf(words, more).map(([, text]) => text)
  const what = [words.desk.deed(String(does)), ...facts].join(' · ')
  return words.audit.askedBy(number, personText(words, by), what)
}

const Where = ({ event }: { readonly event: Significant }) => {
  const { audit } = useWords()
  const { log, seq, at } = event
  const entry = audit.entryOf(seq, log)
  return (
    <p className="note when">
      <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
      {isOfTable(event) ? (
        <a href={hrefToLog(log, `entry-${seq}`)}>{entry}</a>
      ) : (
        <span>{entry}</span>
      )}
    </p>
  )
}

const SignificantEvent = ({ event }: { readonly event: Significant }) => {
  const words = useWords()
  const { audit } = words
  const { what, who, approvedBy, request, table, patron, why, under, topic } = event
  return (
    <li className="rule event">
      <Where event={event} />
      <div>
        <p className="row">
          <strong>{what}</strong>
          {table}
          {patron && <span>{patron}</span>}
          <span className="status">{audit.topics[topic]}</span>
          <ClauseLink id={under} />
        </p>
        <p>{personText(words, who)}</p>
        {request && <p>{requestText(words, request)}</p>}
        {approvedBy && <p>{audit.approvedBy(personText(words, approvedBy))}</p>}
        {why && <p>{audit.because(whyText(words, why))}</p>}
      </div>
      <Change event={event} />
    </li>
  )
}

interface FormProps {
  readonly sought: SearchFields
  readonly change: (part: SearchFields) => void
}

const Form = ({ sought, change }: FormProps) => {
  const words = useWords()
  const { audit } = words
  const tables = useTables()
  const fields = [
    ['patron', audit.patron, 'search'],
    ['from', audit.from, 'datetime-local'],
    ['to', audit.to, 'datetime-local'],
  ] as const
  return (
    <section className="chooses" aria-label={audit.findEvents}>
      <Choose
        name={audit.where}
        value={sought.table ?? ''}
        among={[
          [`${PLACE}tables`, audit.atHouse],
          [`${PLACE}tournaments`, audit.anySession],
          ['', audit.anywhere],
          ...tables,
        ]}
        choose={table => change({ table })}
      />
      <Choose
        name={audit.topic}
        value={sought.topic ?? ''}
        among={[['', audit.anyTopic], ...topicsOf(words)]}
        choose={topic => change({ topic })}
      />
      {fields.map(([name, says, type]) => (
        <label key={name} className="find">
          {says}
          <input
            type={type}
            value={sought[name] ?? ''}
            onChange={event => change({ [name]: event.target.value })}
          />
        </label>
      ))}
    </section>
  )
}

export const SignificantEvents = () => {
  const { audit } = useWords()
  const [sought, setSought] = useState(lastSought)
  const asked = askingFor(sought)
  const finding = useFinding({ sought: asked, fetch: fetchSignificant, keyOf, atOf })
  const { found, hasFailed, more } = finding
  const { list, here } = useFocusFirstNew<HTMLUListElement>(found?.length ?? 0, more !== undefined)
  const change = (part: SearchFields) => {
    lastSought = { ...sought, ...part }
    setSought(lastSought)
  }
  return (
    <>
      <h2>{audit.events}</h2>
      <p className="lead">{audit.eventsSay}</p>
      <Form sought={sought} change={change} />
      <p className="row">
        <span className="note" role="status">
          {found && audit.shownEvents(found.length)}
        </span>
        <button type="button" className="small" onClick={() => change(NOTHING)}>
          {audit.clear}
        </button>
        <a
          className="button small"
          href={`/api/significant?${queryString(asked)}&most=1000&as=csv`}
        >
          {audit.csv}
        </a>
      </p>
      {hasFailed && <p className="trouble">{audit.failed}</p>}
      <ul className="matters" ref={list}>
        {found?.map(event => (
          <SignificantEvent key={keyOf(event)} event={event} />
        ))}
      </ul>
      {more && (
        <button
          type="button"
          onClick={() => {
            here()
            more()
          }}
        >
          {audit.older}
        </button>
      )}
    </>
  )
}
