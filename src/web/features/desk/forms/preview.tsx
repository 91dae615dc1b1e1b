import { type RefObject, useEffect, useState } from 'react'
import { type Considered, consider, type Follows, type Outcome } from '../../../client/desk.ts'
import { dollars, phraseText, useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink, ClauseSummary } from '../../../ui/clause.tsx'
import type { DeskTable } from '../desk-context.ts'
import { commandOf } from './command.ts'
import type { CommandForm } from './command-forms.ts'

/** Previews a command while its form is open: the server decides it without carrying it out. */

const PAUSE = 200

/** Asks again whenever the form (`changes`) or the table (`seq`) changes. */
export const useConsidered = (
  deed: CommandForm,
  at: DeskTable,
  form: RefObject<HTMLFormElement | null>,
  changes: number,
): Considered | undefined => {
  const [found, setFound] = useState<Considered>()
  const { line, moment } = at
  const { seq, view } = moment
  const { limits } = view.sign
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read anew when it changes.
  useEffect(() => {
    let wanted = true
    const timer = setTimeout(() => {
      const { current } = form
      if (!current?.checkValidity()) return setFound(undefined)
      const said = commandOf(deed, new FormData(current), limits)
      void consider(line.id, deed.rank, said).then(
        answer => wanted && setFound(answer),
        () => undefined,
      )
    }, PAUSE)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [deed, form, line.id, seq, changes])
  return found
}

/** How much more or less each patron has. */
export const Chips = ({ patrons }: Pick<Follows, 'patrons'>) => {
  const { desk } = useWords()
  return patrons.map(({ patron, inHand, onTable, owes }) => (
    <li key={patron}>
      <strong>{patron}</strong>{' '}
      {[
        ...(inHand === 0 ? [] : [desk.inHand(signed(inHand))]),
        ...(onTable === 0 ? [] : [desk.onLayout(signed(onTable))]),
        ...(owes === 0 ? [] : [desk.owing(signed(owes))]),
      ].join(' · ')}
    </li>
  ))
}

const signed = (cents: number): string => `${cents > 0 ? '+' : '−'}${dollars(Math.abs(cents))}`

const Calls = ({ calls }: Pick<Follows, 'calls'>) => {
  const words = useWords()
  return calls
    .map(call => phraseText(words, call))
    .map(text => <li key={text}>{words.desk.quoted(text)}</li>)
}

const outcomeText = ({ desk }: Words, { hands, number, faces }: Outcome): string => {
  const ofHand = (side: 'player' | 'banker') =>
    `${desk.side(side)} ${hands?.[side].join(' ') || '–'}`
  if (hands) return `${ofHand('player')} · ${ofHand('banker')}`
  return number ?? faces?.join(' ') ?? ''
}

/** The hands, the number or the dice now, and afterwards if they change. */
const OutcomeLines = ({ came }: { readonly came: Follows['came'] | undefined }) => {
  const words = useWords()
  const [now, then] = came ? [outcomeText(words, came.now), outcomeText(words, came.after)] : []
  return now || then ? (
    <>
      <li>{words.desk.cameNow(now || '–')}</li>
      {now !== then && <li>{words.desk.cameThen(then || '–')}</li>}
    </>
  ) : null
}

/** The dealer's announcement, and the chips that would move. */
export const Changes = ({ follows }: { readonly follows: Follows }) => {
  const { desk } = useWords()
  const { calls, patrons, came } = follows
  return (
    <>
      <OutcomeLines came={came} />
      <Calls calls={calls} />
      <Chips patrons={patrons} />
      {patrons.length === 0 && <li>{desk.noChips}</li>}
    </>
  )
}

/** The changes with their clauses. The first one gives the power. */
export const FollowsList = ({ follows }: { readonly follows: Follows }) => {
  const { desk } = useWords()
  const { under } = follows
  return (
    <div className="preview">
      <h3>{desk.follows}</h3>
      <ul>
        <Changes follows={follows} />
      </ul>
      {under.slice(0, 1).map(id => (
        <ClauseSummary key={id} id={id} />
      ))}
      <p className="facts-row">
        {under.slice(1).map(id => (
          <ClauseLink key={id} id={id} />
        ))}
      </p>
    </div>
  )
}

export const Preview = ({
  of,
  at,
}: {
  readonly of: Considered | undefined
  readonly at: DeskTable
}) => {
  const words = useWords()
  const { desk } = words
  if (!of || 'malformed' in of) return null
  if ('refused' in of)
    return (
      <div className="preview" data-refused role="status">
        <p>
          <ClauseLink id={of.refused.under} /> {phraseText(words, of.refused)}
        </p>
      </div>
    )
  const { under, phase, second, approvers = [], round } = of
  const { play } = at.moment.view
  const then = phase === play.phase ? undefined : at.face?.phase(words, { ...play, phase })
  return (
    <div className="preview" role="status">
      <h4>{desk.follows}</h4>
      <ul>
        {round !== undefined && round <= at.moment.view.round && (
          <li>{words.table.round(round)}</li>
        )}
        <Changes follows={of} />
        {then && <li>{desk.afterwards(then)}</li>}
        {second && <li className="need">{desk.needsSecond}</li>}
        {second && (
          <li className="need">
            {approvers.length > 0 ? desk.canApprove(approvers.join(', ')) : desk.nobodyApproves}
          </li>
        )}
      </ul>
      <p className="facts-row">
        {under.map(id => (
          <ClauseLink key={id} id={id} />
        ))}
      </p>
    </div>
  )
}
