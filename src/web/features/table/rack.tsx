import type { View } from '../../client/connection.ts'
import { dollars, spoken, useWords } from '../../i18n/index.ts'
import { ChipPicture } from '../../ui/chip.tsx'
import { ClauseLink } from '../../ui/clause.tsx'
import type { Bets } from './state/bets.ts'
import { chipsOf, colourOf } from './state/chips.ts'

/** The chips to choose from, and what can be done with those that lie there. */

interface RackProps {
  readonly view: View
  readonly patron: string
  readonly bets: Bets
  readonly chip: number
  readonly choose: (chip: number) => void
  readonly removing: boolean
  readonly setRemoving: (removing: boolean) => void
  readonly rebet: () => void
  /** Only where the patron says when; nothing to press while it is not the time. */
  readonly deal:
    | { readonly word: string; readonly may: boolean; readonly go: () => void }
    | undefined
}

type ChipsProps = Pick<RackProps, 'view' | 'patron' | 'chip' | 'choose'>

const Chips = ({ view, patron, chip, choose }: ChipsProps) => {
  const words = useWords()
  const colour = colourOf(view, patron)?.name
  return (
    <fieldset className="chips">
      <legend className="unseen">{words.table.chips}</legend>
      {chipsOf(view, patron).map(value => (
        <button
          key={value}
          type="button"
          aria-pressed={chip === value}
          aria-label={words.bets.chip(dollars(value))}
          onClick={() => choose(value)}
        >
          <ChipPicture value={value} colour={colour} />
        </button>
      ))}
    </fieldset>
  )
}

export const Rack = (props: RackProps) => {
  const { bets, removing, setRemoving, rebet, deal, ...chips } = props
  const words = useWords()
  return (
    <div className="rack">
      <Chips {...chips} />
      <div className="acts">
        <button type="button" onClick={() => void bets.undo()}>
          {words.bets.undo}
        </button>
        <button type="button" onClick={() => void bets.clear()}>
          {words.bets.clear}
        </button>
        <button type="button" onClick={rebet}>
          {words.bets.rebet}
        </button>
        <button type="button" onClick={() => void bets.double()}>
          {words.bets.double}
        </button>
        <button type="button" aria-pressed={removing} onClick={() => setRemoving(!removing)}>
          {words.bets.removing}
        </button>
        {deal && (
          <button
            type="button"
            className="primary"
            aria-disabled={!deal.may}
            title={words.table.dealSays}
            onClick={deal.may ? deal.go : undefined}
          >
            {deal.word}
          </button>
        )}
      </div>
    </div>
  )
}

/** What was not taken, why, and by which clause. */
export const Refusal = ({
  refused,
  dismiss,
}: {
  readonly refused: Bets['refused']
  readonly dismiss: () => void
}) => {
  const words = useWords()
  const { bets, marks } = words
  return refused ? (
    <p className="refusal">
      <span aria-hidden="true">✕</span>
      <span>
        <strong>{marks.sentence(bets.refused)}</strong> <span>{spoken(words, refused)}</span>{' '}
        {refused.under && <ClauseLink id={refused.under} />}
      </span>
      <button type="button" className="small" onClick={dismiss}>
        {bets.dismiss}
      </button>
    </p>
  ) : null
}
