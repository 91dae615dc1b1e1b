import { type FormEvent, useState } from 'react'
import type { Phrase } from '../../../../kernel/refusal.ts'
import { BACCARAT_CONDITIONS, CONDITIONS } from '../../../../tournament/director/example.ts'
import { conditionsMissing } from '../../../../tournament/director/s02-entry/conditions.ts'
import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'
import { hrefTo } from '../../../app/route.ts'
import { setUpTournament } from '../../../client/api/tournaments.ts'
import { phraseText, useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { conditionsOf, type Draft, draftOf, EMPTY, withGame } from './draft.ts'
import { Check, Choice, Chosen, Section, Text } from './form-fields.tsx'
import { Plan } from './plan.tsx'
import { Stages } from './stage-form.tsx'
import { Earlier, SOON, TableTerms } from './table-form.tsx'

/**
 * Sets up a tournament from its conditions. It cannot be set up while one is missing. @rule nz7:2.2
 */

const GAMES = Object.keys(APPLICATION)

interface Missing {
  readonly under: string
  readonly says: string
}

/** The conditions still missing, by clause. */
const missingIn = (draft: Draft, words: Words): readonly Missing[] => {
  const { form } = words.tournament
  const conditions = conditionsOf(draft)
  const told = conditionsMissing(conditions).map(refusal => ({
    under: refusal.refused as string,
    says: phraseText(words, refusal),
  }))
  const noPlayOff = draft.playOffChips === '' || draft.playOffValue === ''
  return [
    ...(conditions.name === '' ? [{ under: 'nz7:2.2', says: form.noName }] : []),
    ...told,
    ...(noPlayOff && told.every(({ under }) => under !== 'nz7:3.8')
      ? [{ under: 'nz7:3.8', says: form.noPlayOff }]
      : []),
    ...(Number.isNaN(conditions.playStart) ? [{ under: 'nz7:2.7', says: form.noStart }] : []),
  ]
}

export interface Writing {
  readonly draft: Draft
  readonly write: (change: Partial<Draft>) => void
  /** The clauses that are not met yet. */
  readonly lacks: readonly string[]
}

const Entering = ({ draft, write, lacks }: Writing) => {
  const { form } = useWords().tournament
  const text = (name: keyof Draft) => ({
    value: draft[name] as string,
    set: (value: string) => write({ [name]: value }),
  })
  return (
    <>
      <Section title={form.who} under={['nz7:2.2(1)', 'nz7:2.2(v)', 'nz7:2.3(ab)']} lacks={lacks}>
        <Text label={form.entryForm} note={form.entryFormNote} {...text('entryForm')} />
        <Text label={form.minPlayers} number {...text('minPlayers')} />
        <Text label={form.maxPlayers} number {...text('maxPlayers')} />
        <Check
          label={form.transferable}
          value={draft.transferable}
          set={transferable => write({ transferable })}
        />
        <Check
          label={form.lateEntry}
          value={draft.lateEntry}
          set={lateEntry => write({ lateEntry })}
        />
      </Section>
      <Section title={form.fee} under={['nz7:2.2(q)', 'nz7:2.3(af)']} lacks={lacks}>
        <Text label={form.entryFee} number {...text('entryFee')} />
        <Text label={form.prizesShare} number {...text('prizesShare')} />
        <Text label={form.relatedShare} number {...text('relatedShare')} />
        <Text label={form.costsShare} number {...text('costsShare')} />
      </Section>
    </>
  )
}

const Playing = ({ draft, write, lacks }: Writing) => {
  const { form } = useWords().tournament
  const text = (name: keyof Draft) => ({
    value: draft[name] as string,
    set: (value: string) => write({ [name]: value }),
  })
  const units = isGameName(draft.game) ? APPLICATION[draft.game].units : []
  return (
    <>
      <Section title={form.cards} under={['nz7:2.2(t)', 'nz7:4.14', 'nz7:4.15']} lacks={lacks}>
        <Text label={form.passCards} number {...text('passCards')} />
        <Text label={form.secretCards} number {...text('secretCards')} />
        <Chosen
          label={form.chipIssue}
          value={draft.chipIssue}
          of={[
            ['gratuitous', form.gratuitous],
            ['face-value', form.faceValue],
          ]}
          set={chipIssue => write({ chipIssue: chipIssue as Draft['chipIssue'] })}
        />
      </Section>
      <Stages draft={draft} write={write} lacks={lacks} />
      <Section title={form.playOff} under={['nz7:3.8', 'nz7:5.3', 'nz7:5.7(a)']} lacks={lacks}>
        <Text label={form.startingChips} number {...text('playOffChips')} />
        <Choice
          label={form.unit}
          value={draft.playOffUnit}
          of={units}
          named={form.units}
          set={unit => write({ playOffUnit: unit as Draft['playOffUnit'] })}
        />
        <Text label={form.value(form.units[draft.playOffUnit])} number {...text('playOffValue')} />
        {units.some(unit => unit === 'shoes') && (
          <Choice
            label={form.endVariant}
            value={draft.endVariant}
            of={['', 'a', 'b', 'c']}
            named={form.endVariants}
            set={variant => write({ endVariant: variant as Draft['endVariant'] })}
          />
        )}
        <Text label={form.discretion} note={form.discretionNote} rows={2} {...text('discretion')} />
      </Section>
      <Section title={form.prizes} under={['nz7:2.2(y)']} lacks={lacks}>
        <Text label={form.prizeList} note={form.prizeListNote} rows={4} {...text('prizes')} />
      </Section>
    </>
  )
}

const Lacking = ({ missing }: { readonly missing: readonly Missing[] }) => {
  const { form } = useWords().tournament
  return (
    <div className="verdict-line bad" id="lacking">
      <p>{form.lacking(missing.length)}</p>
      <ul>
        {missing.map(({ under, says }) => (
          <li key={`${under} ${says}`}>
            <ClauseLink id={under} /> {says}
          </li>
        ))}
      </ul>
    </div>
  )
}

const useSettingUp = (draft: Draft, canSetUp: boolean) => {
  const [refused, setRefused] = useState<Phrase>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canSetUp) return document.getElementById('lacking')?.scrollIntoView()
    const answer = await setUpTournament(conditionsOf(draft), draft.tables)
    if ('tournament' in answer) location.assign(hrefTo('tournament', answer.tournament, 'all'))
    else setRefused(answer)
  }
  return { refused, submit }
}

export const ConditionsForm = () => {
  const words = useWords()
  const { form } = words.tournament
  const [draft, setDraft] = useState(EMPTY)
  const write = (change: Partial<Draft>) => setDraft(before => ({ ...before, ...change }))
  const missing = missingIn(draft, words)
  const { refused, submit } = useSettingUp(draft, missing.length === 0)
  const lacks = missing.map(({ under }) => under)
  const writing = { draft, write, lacks }
  return (
    <form className="page tournament set-up" noValidate onSubmit={event => void submit(event)}>
      <h1>{form.title}</h1>
      <p className="lead">
        {form.lead} <ClauseLink id="nz7:2.2" />
      </p>
      <p className="row">
        <span>{form.beginFrom}</span>
        {[CONDITIONS, BACCARAT_CONDITIONS].map(each => (
          <button
            key={each.name}
            type="button"
            onClick={() => {
              const { seconds } = EMPTY
              setDraft({ ...draftOf(each, Date.now() + SOON), seconds })
            }}
          >
            {each.name}
          </button>
        ))}
      </p>
      <Earlier start={setDraft} />
      <Section title={form.what} under={['nz7:2.2', 'nz7:1.1/tournament', 'nz7:2.7']} lacks={lacks}>
        <Text label={form.name} value={draft.name} set={name => write({ name })} />
        <Choice
          label={form.game}
          value={draft.game}
          of={GAMES}
          named={form.games}
          set={game => write(withGame(draft, game))}
        />
        <Text
          label={form.playStart}
          type="datetime-local"
          value={draft.playStart}
          set={playStart => write({ playStart })}
        />
      </Section>
      <TableTerms {...writing} />
      <Entering {...writing} />
      <Playing {...writing} />
      {missing.length === 0 ? (
        <Plan conditions={conditionsOf(draft)} />
      ) : (
        <Lacking missing={missing} />
      )}
      {refused && <p role="alert">{phraseText(words, refused)}</p>}
      <button type="submit" className="primary" aria-disabled={missing.length > 0}>
        {form.setUp}
      </button>
    </form>
  )
}
