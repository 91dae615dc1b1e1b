import { useEffect, useState } from 'react'
import { CHOICES } from '../../../../tournament/director/s02-entry/variants.ts'
import type { TournamentLine } from '../../../../tournament/director/view/tournament-view.ts'
import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'
import { fetchPlanned, fetchTournaments } from '../../../client/api/tournaments.ts'
import { useWords } from '../../../i18n/index.ts'
import type { Writing } from './conditions-form.tsx'
import { type Draft, draftOf } from './draft.ts'
import { Choice, Section, Text } from './form-fields.tsx'

/** The tables in a tournament's conditions, and conditions of earlier tournaments. */

export const SOON = 10 * 60_000

/** The variant of the game. @rule ruling:721 */
const Variants = ({
  draft,
  write,
  isWheel,
}: Pick<Writing, 'draft' | 'write'> & { readonly isWheel: boolean }) => {
  const { form } = useWords().tournament
  return (
    <>
      {isWheel && (
        <Choice
          label={form.layout}
          value={draft.layout}
          of={CHOICES.roulette.layout}
          named={form.layouts}
          set={layout => write({ layout })}
        />
      )}
      {!isWheel && (
        <Choice
          label={form.variant}
          value={draft.variant}
          of={CHOICES.baccarat.variant}
          named={form.variantsOf}
          set={variant => write({ variant })}
        />
      )}
      {!isWheel && (
        <Choice
          label={form.tie}
          value={draft.tie}
          of={['8', '9']}
          named={form.ties}
          set={tie => write({ tie })}
        />
      )}
    </>
  )
}

/** The tables, the variant, and the time for a turn. @rule nz7:3.9 ruling:721 */
export const TableTerms = ({ draft, write, lacks }: Writing) => {
  const { form } = useWords().tournament
  const at = isGameName(draft.game) ? APPLICATION[draft.game] : undefined
  return (
    <>
      <Section title={form.tables} under={['nz7:4.2(a)', 'ruling:721']} lacks={lacks}>
        {!at?.terminals && (
          <Choice
            label={form.tables}
            value={draft.tables}
            of={['virtual', 'attended', 'outside']}
            named={form.tablesOf}
            set={tables => write({ tables: tables as Draft['tables'] })}
          />
        )}
        <Variants draft={draft} write={write} isWheel={at?.table !== 'baccarat'} />
      </Section>
      {!at?.terminals && (
        <Section title={form.timeToAct} under={['nz7:3.9', 'nz7:3.5', 'ruling:739']} lacks={lacks}>
          <Text
            label={form.seconds}
            number
            value={draft.seconds}
            set={seconds => write({ seconds })}
          />
          <Choice
            label={form.silence}
            value={draft.silence}
            of={['director', 'disqualified']}
            named={form.silences}
            set={silence => write({ silence: silence as Draft['silence'] })}
          />
        </Section>
      )}
    </>
  )
}

/** Conditions of earlier tournaments. */
export const Earlier = ({ start }: { readonly start: (draft: Draft) => void }) => {
  const { form } = useWords().tournament
  const [lines, setLines] = useState<readonly TournamentLine[]>([])
  const [chosen, choose] = useState('')
  useEffect(() => {
    void fetchTournaments().then(setLines, () => setLines([]))
  }, [])
  if (lines.length === 0) return null
  const id = chosen || lines[0]!.id
  const copy = async () => {
    const planned = await fetchPlanned(id)
    if (planned) start(draftOf(planned.conditions, Date.now() + SOON, planned.tables))
  }
  return (
    <p className="row">
      <label htmlFor="earlier">{form.copyFrom}</label>
      <select id="earlier" value={id} onChange={event => choose(event.target.value)}>
        {lines.map(line => (
          <option key={line.id} value={line.id}>
            {line.name} ({line.id})
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void copy()}>
        {form.copy}
      </button>
    </p>
  )
}
