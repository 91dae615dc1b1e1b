import { type RefObject, useState } from 'react'
import type { FiledRound } from '../../../../records/round-record.ts'
import { ROUND_STATES } from '../../../../records/round-record.ts'
import { hrefTo } from '../../../app/route.ts'
import { fetchRounds, queryString, type SearchFields } from '../../../client/api/audit.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { Choose } from '../../../ui/controls/choice.tsx'
import { timeOf } from '../fact-text.ts'
import { useFocusFirstNew } from '../focus-first-new.ts'
import { PLACE, placeOf, useTables } from '../places.ts'
import { momentOf, useFinding } from '../search.ts'
import { cardsShown, netOfRound, resultWords } from './round-facts.ts'

/** Searches all rounds of the house by table, patron, card, time, amount or result. */

const NOTHING: SearchFields = {
  table: `${PLACE}tables`,
  round: '',
  patron: '',
  came: '',
  state: '',
  from: '',
  to: '',
  least: '',
  corrected: '',
  under: '',
  dealer: '',
}

/** Kept while the reader looks at a round. */
let lastSought = NOTHING

/** Converts times and amounts of the form to those of the API. */
const askingFor = (sought: SearchFields): SearchFields => {
  const { table = '', from = '', to = '', least = '', came = '', ...others } = sought
  return {
    ...others,
    ...placeOf(table),
    came: came.trim().toUpperCase(),
    from: momentOf(from),
    to: momentOf(to),
    'at-least': least === '' ? '' : String(Math.round(Number(least) * 100)),
  }
}

interface FieldProps {
  readonly name: string
  readonly type?: string
  readonly value: string
  readonly hint?: string
  readonly change: (value: string) => void
}

const Field = ({ name, type = 'search', value, hint, change }: FieldProps) => (
  <label className="find">
    {name}
    <input
      type={type}
      value={value}
      placeholder={hint}
      onChange={event => change(event.target.value)}
    />
  </label>
)

interface FormProps {
  readonly sought: SearchFields
  readonly change: (part: SearchFields) => void
}

const Corrected = ({ sought, change }: FormProps) => {
  const { audit } = useWords()
  return (
    <Choose
      name={audit.corrected}
      value={sought.corrected ?? ''}
      among={[
        ['', audit.anyCorrected],
        ['true', audit.isCorrected],
        ['false', audit.notCorrected],
      ]}
      choose={corrected => change({ corrected })}
    />
  )
}

const Form = ({ sought, change }: FormProps) => {
  const { audit } = useWords()
  const tables = useTables()
  const field = (name: string, says: string, more: Partial<FieldProps> = {}) => (
    <Field
      name={says}
      value={sought[name] ?? ''}
      change={value => change({ [name]: value })}
      {...more}
    />
  )
  return (
    <section className="chooses" aria-label={audit.find}>
      <Choose
        name={audit.table}
        value={sought.table ?? ''}
        among={[
          [`${PLACE}tables`, audit.anyTable],
          [`${PLACE}tournaments`, audit.anySession],
          ['', audit.anywhere],
          ...tables,
        ]}
        choose={table => change({ table })}
      />
      {field('round', audit.round, { type: 'number' })}
      {field('patron', audit.patron)}
      {field('came', audit.came, { hint: audit.cameHint })}
      <Choose
        name={audit.state}
        value={sought.state ?? ''}
        among={[['', audit.anyState], ...ROUND_STATES.map(is => [is, audit.states[is]] as const)]}
        choose={state => change({ state })}
      />
      {field('least', audit.least, { type: 'number' })}
      {field('from', audit.from, { type: 'datetime-local' })}
      {field('to', audit.to, { type: 'datetime-local' })}
      <Corrected sought={sought} change={change} />
      {field('under', audit.clause, { hint: 'nz5:9.4' })}
      {field('dealer', audit.dealer)}
    </section>
  )
}

const stakedIn = ({ stakes }: FiledRound): number =>
  stakes.reduce((sum, { chips }) => sum + chips, 0)

const Row = ({ round }: { readonly round: FiledRound }) => {
  const words = useWords()
  const { audit } = words
  const { table, round: number, state, settled, patrons } = round
  return (
    <tr>
      <th scope="row">
        <a
          className="button small"
          href={hrefTo('inspector', 'rounds', table, String(number))}
          aria-label={audit.roundOf(number, table)}
        >
          {number}
        </a>
        <span className="note came">{table}</span>
      </th>
      <td>
        {resultWords(words, round)}
        {state !== 'settled' && <strong> ({audit.states[state]})</strong>}
        {round.corrections && <strong> ({audit.corrected})</strong>}
        <span className="note came">{cardsShown(words, round)}</span>
      </td>
      <td className="wide">{patrons.map(({ patron }) => patron).join(', ')}</td>
      <td className="figure wide">{dollars(stakedIn(round))}</td>
      <td className="figure">{dollars(netOfRound(round))}</td>
      <td className="wide note">{settled === null ? '–' : timeOf(settled)}</td>
    </tr>
  )
}

interface TableProps {
  readonly rounds: readonly FiledRound[]
  readonly list: RefObject<HTMLTableSectionElement | null>
}

const RoundTable = ({ rounds, list }: TableProps) => {
  const { audit, inspector } = useWords()
  const { head } = inspector.rounds
  return (
    <table className="rounds">
      <thead>
        <tr>
          <th scope="col">{head.round}</th>
          <th scope="col">{head.result}</th>
          <th scope="col" className="wide">
            {head.patrons}
          </th>
          <th scope="col" className="wide">
            {audit.staked}
          </th>
          <th scope="col">{head.net}</th>
          <th scope="col" className="wide">
            {head.at}
          </th>
        </tr>
      </thead>
      <tbody ref={list}>
        {rounds.map(round => (
          <Row key={keyOf(round)} round={round} />
        ))}
      </tbody>
    </table>
  )
}

const keyOf = ({ table, round }: FiledRound): string => `${table} ${round}`
const atOf = ({ settled, opened }: FiledRound): number => settled ?? opened

export const FindRounds = () => {
  const { audit, inspector } = useWords()
  const [sought, setSought] = useState(lastSought)
  const asked = askingFor(sought)
  const { found, hasFailed, more } = useFinding({ sought: asked, fetch: fetchRounds, keyOf, atOf })
  const { list, here } = useFocusFirstNew<HTMLTableSectionElement>(
    found?.length ?? 0,
    more !== undefined,
  )
  const change = (part: SearchFields) => {
    lastSought = { ...sought, ...part }
    setSought(lastSought)
  }
  return (
    <>
      <h2>{audit.rounds}</h2>
      <p className="lead">{audit.roundsSay}</p>
      <Form sought={sought} change={change} />
      <p className="row">
        <span className="note" role="status">
          {found && (found.length === 0 ? inspector.rounds.none : audit.shown(found.length))}
        </span>
        <button type="button" className="small" onClick={() => change(NOTHING)}>
          {audit.clear}
        </button>
        <a className="button small" href={`/api/records?${queryString(asked)}&most=1000&as=csv`}>
          {audit.csv}
        </a>
      </p>
      {hasFailed && <p className="trouble">{audit.failed}</p>}
      {found && found.length > 0 && <RoundTable rounds={found} list={list} />}
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
