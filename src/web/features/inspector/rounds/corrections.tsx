import type { Correction, FiledRound, Reviewed } from '../../../../records/round-record.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { eventText, timeOf } from '../fact-text.ts'
import { handsText, resultWords, whyText } from './round-facts.ts'

/** How reviews changed a round after it ended: before, after, who decided and who approved. */

/** One decision may lead to several events: it goes from before the first to after the last. */
const decisionsIn = (corrections: readonly Correction[]): readonly Correction[] =>
  corrections
    .filter(({ seq }, i) => corrections[i + 1]?.seq !== seq)
    .map(last => ({ ...last, before: corrections.find(({ seq }) => seq === last.seq)!.before }))

const As = ({ name, reviewed }: { readonly name: string; readonly reviewed: Reviewed }) => {
  const words = useWords()
  const { audit } = words
  const { state, result, hands } = reviewed
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {state === 'void' ? audit.states.void : resultWords(words, { result })}
        {hands !== undefined && <span className="note"> {handsText(hands)}</span>}
      </dd>
    </div>
  )
}

export const Corrections = ({ round: { corrections } }: { readonly round: FiledRound }) => {
  const words = useWords()
  const { audit } = words
  if (!corrections) return null
  return (
    <section className="tile" aria-label={audit.corrections}>
      <h3>{audit.corrections}</h3>
      <ul className="plain">
        {decisionsIn(corrections).map(
          ({ seq, at, is, by, approvedBy, why, under, before, after }) => (
            <li key={`${seq} ${is}`} className="rule">
              <p className="row">
                <strong>{eventText(is)}</strong>
                <ClauseLink id={under} />
                <time className="note" dateTime={new Date(at).toISOString()}>
                  {timeOf(at)}
                </time>
              </p>
              <dl className="facts in-row">
                <As name={audit.before} reviewed={before} />
                <As name={audit.afterwards} reviewed={after} />
              </dl>
              <p>
                {audit.decidedBy(by)}. {approvedBy ? audit.approvedBy(approvedBy) : audit.alone}
              </p>
              {why && <p>{audit.because(whyText(words, why))}</p>}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
