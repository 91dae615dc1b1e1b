import { useEffect, useState } from 'react'
import { BOOKS } from '../../../../games/catalogue.ts'
import { loadAll } from '../../../client/law.ts'
import { useWords } from '../../../i18n/index.ts'
import { Choose } from '../../../ui/controls/choice.tsx'
import { AMENDMENTS, type Draft, ELECTIONS } from './change.ts'

/** What an inspector can change: the book, one election, or one clause. */

interface FormProps {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
}

const Election = ({ draft, change }: FormProps) => {
  const { whatIf } = useWords().inspector
  const values = ELECTIONS.get(draft.election) ?? []
  return (
    <>
      <Choose
        name={whatIf.election}
        value={draft.election}
        among={[['', whatIf.asItWas], ...[...ELECTIONS.keys()].map(name => [name, name] as const)]}
        choose={election => change({ election, value: '' })}
      />
      {draft.election !== '' && (
        <Choose
          name={whatIf.becomes}
          value={draft.value}
          among={[['', '–'], ...values.map(value => [value, String(JSON.parse(value))] as const)]}
          choose={value => change({ value })}
        />
      )}
    </>
  )
}

const useClauses = (): readonly string[] => {
  const [clauses, setClauses] = useState<readonly string[]>([])
  useEffect(() => {
    void loadAll().then(all => setClauses(all.map(({ id }) => id)))
  }, [])
  return clauses
}

const ENDS = ['win', 'lose', 'stand-off'] as const

const Amount = ({ draft, change }: FormProps) => {
  const { whatIf } = useWords().inspector
  if (draft.kind === 'suspended') return null
  if (draft.kind === 'outcome')
    return (
      <Choose
        name={whatIf.becomes}
        value={draft.amount}
        among={[['', '–'], ...ENDS.map(is => [is, whatIf.ends[is]] as const)]}
        choose={amount => change({ amount })}
      />
    )
  return (
    <label className="find">
      {whatIf.becomes}
      <input
        value={draft.amount}
        placeholder={draft.kind === 'odds' ? '9:1' : '1:25'}
        onChange={event => change({ amount: event.target.value })}
      />
    </label>
  )
}

const ClauseChange = ({ draft, change }: FormProps) => {
  const { whatIf } = useWords().inspector
  const clauses = useClauses()
  const isUnknown = draft.clause !== '' && clauses.length > 0 && !clauses.includes(draft.clause)
  return (
    <>
      <label className="find">
        {whatIf.clause}
        <input
          type="search"
          list="what-if-clauses"
          placeholder="nz5:5.10(c)"
          value={draft.clause}
          aria-invalid={isUnknown}
          onChange={event => change({ clause: event.target.value.trim() })}
        />
        <datalist id="what-if-clauses">
          {clauses.map(id => (
            <option key={id} value={id} />
          ))}
        </datalist>
      </label>
      {isUnknown && <p className="trouble">{whatIf.noClause(draft.clause)}</p>}
      {draft.clause !== '' && (
        <>
          <Choose
            name={whatIf.kind}
            value={draft.kind}
            among={AMENDMENTS.map(kind => [kind, whatIf.kinds[kind]] as const)}
            choose={kind => change({ kind: kind as Draft['kind'], amount: '' })}
          />
          <Amount draft={draft} change={change} />
        </>
      )}
    </>
  )
}

export const ChangeForm = ({ draft, change }: FormProps) => {
  const { whatIf } = useWords().inspector
  return (
    <section className="chooses" aria-label={whatIf.change}>
      <Choose
        name={whatIf.book}
        value={draft.book}
        among={[['', whatIf.asItWas], ...BOOKS.map(book => [book, book] as const)]}
        choose={book => change({ book })}
      />
      <Election draft={draft} change={change} />
      <ClauseChange draft={draft} change={change} />
    </section>
  )
}
