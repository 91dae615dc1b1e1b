import { HIDDEN } from '../../../../kernel/secret.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { TableSigns } from '../../table/notices.tsx'
import { SignPanel } from '../../table/panels/sign.tsx'
import type { DeskTable } from '../desk-context.ts'
import { Figures } from '../overview/figures.tsx'

/** The table's sign, the notices beside it, and the cards that wait for the next round. */

interface WaitingCards {
  readonly waiting?: readonly string[]
  readonly voidHand?: 'next' | 'this' | null
}

/** @rule nz5:12.2(a) nz5:12.2(b) */
const Waiting = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const { waiting = [], voidHand } = at.moment.view.play as WaitingCards
  const seen = waiting.filter(card => card !== HIDDEN)
  return (
    <>
      {waiting.length > 0 && <li>{desk.cardsWait(waiting.length, seen.join(' '))}</li>}
      {voidHand && <li>{desk.incident('void-hand')}</li>}
    </>
  )
}

/** A low screen folds the figures away, so that nothing scrolls. */
const isHigh = (): boolean => window.matchMedia('(min-height: 50.1rem)').matches

export const OnSign = ({ at }: { readonly at: DeskTable }) => {
  const { desk, sign } = useWords()
  const { line, face, moment } = at
  const { view } = moment
  return (
    <section className="tile sign-of-desk" aria-labelledby="sign">
      <h2 id="sign">{desk.sign}</h2>
      {face && <TableSigns face={face} view={view} patron="" />}
      <ul className="lines">
        <Waiting at={at} />
        {view.sign.isPrivate && (
          <li>
            {sign.isPrivate} <ClauseLink id="nz1:7.2" />
          </li>
        )}
      </ul>
      <details className="again" open={isHigh()}>
        <summary>{desk.figures}</summary>
        <Figures line={line} />
      </details>
      {face && (
        <details className="again">
          <summary>{desk.wholeSign}</summary>
          <SignPanel face={face} view={view} />
        </details>
      )}
    </section>
  )
}
