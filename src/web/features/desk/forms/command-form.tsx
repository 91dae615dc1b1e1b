import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RANKS, type StaffRank } from '../../../../kernel/people.ts'
import type { TablePlay } from '../../../client/connection.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseSummary } from '../../../ui/clause.tsx'
import type { DeskTable } from '../desk-context.ts'
import { focusNextStep } from '../focus.ts'
import { commandOf, isAsked } from './command.ts'
import { type CommandForm, isOffered } from './command-forms.ts'
import { DeedField } from './fields.tsx'
import { Preview, useConsidered } from './preview.tsx'

/** Lists what can happen, then the chosen form with its clause, its rank and a preview. */

export const ranksAt = (role: string, least: StaffRank): boolean =>
  RANKS.indexOf(role as StaffRank) >= RANKS.indexOf(least)

interface FormProps {
  readonly deed: CommandForm
  readonly at: DeskTable
  readonly done: () => void
}

/** The clause of the choices so far. Undefined until the choice that decides it. */
const underOf = (
  { under, underBy }: CommandForm,
  play: TablePlay,
  form: FormData | undefined,
): string | undefined => {
  if (!underBy) return under(play)
  const chosen = form?.get(underBy.field)
  return chosen ? (underBy.clauses(play)[String(chosen)] ?? under(play)) : undefined
}

/** Focus goes to the heading, at the top of the screen: fields and consequences are below it. */
const useFocusAtFirst = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return heading
}

/** The values in the form, and how often they have changed. */
const useFilled = () => {
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState<FormData>()
  const [changes, setChanges] = useState(0)
  const change = (event: FormEvent<HTMLFormElement>) => {
    setFilled(new FormData(event.currentTarget))
    setChanges(changes + 1)
  }
  return { form, filled, changes, change }
}

export const DeedForm = ({ deed, at, done }: FormProps) => {
  const { desk } = useWords()
  const { play } = at.moment.view
  const heading = useFocusAtFirst()
  const { form, filled, changes, change } = useFilled()
  const mine = ranksAt(at.who.role, deed.rank)
  const considered = useConsidered(deed, at, form, changes)
  const isRefused = considered !== undefined && 'refused' in considered
  const name = desk.deed(deed.key)
  const clause = underOf(deed, play, filled)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!mine) return
    const said = new FormData(event.currentTarget)
    const round = deed.isPast && considered && 'under' in considered ? considered.round : undefined
    const named = round === undefined ? {} : { round }
    const command = { ...commandOf(deed, said, at.moment.view.sign.limits), ...named }
    if (await at.ask(command, name)) done()
  }
  return (
    <form ref={form} className="deed" onInput={change} onSubmit={event => void submit(event)}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      {clause && <ClauseSummary id={clause} />}
      {deed.fields
        .filter(field => isAsked(field, filled))
        .map(field => {
          const { underBy } = deed
          const unders = underBy?.field === field.name ? underBy.clauses(play) : undefined
          return (
            <DeedField key={field.name} field={field} at={at} unders={unders} filled={filled} />
          )
        })}
      <Preview of={considered} at={at} />
      {!(mine && isRefused) && (
        <p className="note">{mine ? desk.may(deed.rank) : desk.notYours(deed.rank)}</p>
      )}
      {mine && (
        <button type="submit" className="primary" aria-disabled={isRefused}>
          {desk.confirm}
        </button>
      )}
    </form>
  )
}

interface ListProps {
  readonly deeds: readonly CommandForm[]
  readonly at: DeskTable
  readonly choose: (key: string) => void
}

/** Marks the forms that need a higher rank than this person has. */
const DeedList = ({ deeds, at, choose }: ListProps) => {
  const { desk } = useWords()
  return (
    <ul className="deed-list">
      {deeds.map(one => {
        const mine = ranksAt(at.who.role, one.rank)
        return (
          <li key={one.key}>
            <button type="button" data-others={!mine} onClick={() => choose(one.key)}>
              {desk.deed(one.key)}{' '}
              <small>
                {one.under(at.moment.view.play)}
                {!mine && ` · ${desk.rank(one.rank)}`}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface PanelProps {
  readonly title: string
  readonly deeds: readonly CommandForm[]
  readonly at: DeskTable
  readonly done: () => void
  readonly isOpen?: boolean
}

export const DeedPanel = ({ title, deeds, at, done, isOpen = false }: PanelProps) => {
  const { desk } = useWords()
  const panel = useRef<HTMLDetailsElement>(null)
  const [chosen, choose] = useState('')
  const now = deeds.filter(
    deed => isOffered(deed, at.moment.view.play, at.desk.attended) || deed.key === chosen,
  )
  const deed = now.find(one => one.key === chosen)
  const leave = () => {
    choose('')
    focusNextStep(false, panel.current?.querySelector('summary'))
  }
  return (
    <details className="tile deeds" ref={panel} open={isOpen}>
      <summary>{title}</summary>
      {deed ? (
        <>
          <button type="button" className="small" onClick={leave}>
            ← {desk.others}
          </button>
          <DeedForm key={deed.key} deed={deed} at={at} done={done} />
        </>
      ) : (
        <DeedList deeds={now} at={at} choose={choose} />
      )}
    </details>
  )
}
