import { useEffect, useRef } from 'react'
import type { Ended } from '../../../../general/state.ts'
import type { OwnRound } from '../../../../records/round-views.ts'
import { netOf } from '../../../../records/wager-ends.ts'
import type { View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseSummary } from '../../../ui/clause.tsx'
import { signed, workedOut } from '../state/announcements/sums.ts'
import { CorrectedNote } from './corrected-round.tsx'

/** The rules that decided a round, and the calculation of every payment. */

interface WhyProps {
  readonly face: AnyFace
  readonly view: View
  readonly round: OwnRound
  /** Undefined in a replay, where a round cannot be disputed. */
  readonly dispute?: (about: string) => void
}

const WagerWhy = ({ face, ended }: { readonly face: AnyFace; readonly ended: Ended }) => {
  const words = useWords()
  return (
    <li>
      <p className="verdict">
        <strong>{face.wagerName(words, ended.wager.on)}</strong> <span>{signed(netOf(ended))}</span>
      </p>
      {workedOut(words, ended).map(step => (
        <p key={step} className="step">
          {step}
        </p>
      ))}
      <ClauseSummary id={ended.outcome.under} />
    </li>
  )
}

const WhyRound = ({ face, view, round, dispute }: WhyProps) => {
  const { why } = useWords()
  return (
    <>
      <face.Why view={view} round={round} />
      <CorrectedNote face={face} round={round} />
      <h3>{why.wagers}</h3>
      {round.settled.length === 0 && <p>{why.noWagers}</p>}
      <ul>
        {round.settled.map(ended => (
          <WagerWhy key={ended.wager.id} face={face} ended={ended} />
        ))}
      </ul>
      {dispute && (
        <p className="dispute">
          <button type="button" onClick={() => dispute(why.title(round.round))}>
            {why.dispute}
          </button>{' '}
          {why.inspector}
        </p>
      )}
    </>
  )
}

export const WhyDialog = ({ close, ...props }: WhyProps & { readonly close: () => void }) => {
  const { why } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="why" aria-labelledby="why-title" onClose={close}>
      <header>
        <h2 id="why-title">{why.title(props.round.round)}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {why.close}
        </button>
      </header>
      <WhyRound {...props} />
    </dialog>
  )
}
