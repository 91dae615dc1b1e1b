import { type FormEvent, useRef } from 'react'
import { walkInNamed } from '../../../../kernel/people.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { takesEntries } from '../eligibility.ts'
import { Confirmation, type DecisionContext, useProposal } from './decisions/consequences.tsx'

/** A patron without an account enters at the desk and pays in cash. */

const NAME = 'patron-name'

/** @rule nz7:1.1/applicant nz7:2.2(1) */
export const WalkIn = ({ directing }: { readonly directing: DecisionContext }) => {
  const { walkIn } = useWords().tournament.director
  const { view } = directing
  const { entryFee, entryForm } = view.conditions
  const form = useRef<HTMLFormElement>(null)
  const proposal = useProposal(directing, () => form.current?.reset())
  if (view.tables === 'virtual' || !takesEntries(view)) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const answers = entryForm.map(asked => [asked, String(said.get(asked))])
    void proposal.propose({
      does: 'apply',
      for: walkInNamed(String(said.get(NAME)).trim()),
      form: Object.fromEntries(answers),
    })
  }
  return (
    <details className="tile">
      <summary>{walkIn.title}</summary>
      <form ref={form} className="decision" onSubmit={submit} onInput={proposal.drop}>
        <p className="note">
          {walkIn.says(dollars(entryFee))} <ClauseLink id="nz7:1.1/applicant" />
        </p>
        {[NAME, ...entryForm].map(asked => (
          <label key={asked} className="field">
            {asked === NAME ? walkIn.name : asked}
            <input name={asked} required maxLength={asked === NAME ? 20 : 100} autoComplete="off" />
          </label>
        ))}
        {!proposal.proposed && <button type="submit">{walkIn.send}</button>}
        <Confirmation view={view} proposal={proposal} />
      </form>
    </details>
  )
}
