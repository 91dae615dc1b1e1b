import type { View } from '../../client/connection.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ChipPile } from '../../ui/chip.tsx'
import { type Lying, STATE_SIGNS, type State } from './state/wager-states.ts'

/** The chips are not there any more, or never were. */
const GONE: readonly State[] = ['lost', 'refused', 'returned']

/** What lies there; what was lost is seen to go, and what was won to come. */
const Piles = ({ lying, view }: { readonly lying: Lying; readonly view: View }) => {
  const { denominations } = view.sign
  if (lying.state === 'lost')
    return (
      <span className="swept">
        <ChipPile amount={lying.sum} denominations={denominations} />
      </span>
    )
  return GONE.includes(lying.state) ? null : (
    <span className="piles">
      <ChipPile amount={lying.sum} denominations={denominations} />
      {lying.state === 'won' && lying.brought !== undefined && (
        <span className="paid">
          <ChipPile amount={lying.brought} denominations={denominations} />
        </span>
      )}
    </span>
  )
}

/** My chips on an area, their sum and how they stand. */
export const LyingChips = ({ lying, view }: { readonly lying: Lying; readonly view: View }) => {
  const { bets } = useWords()
  return (
    <span className="lying">
      <span className="unseen">{bets.yours}</span>
      <Piles lying={lying} view={view} />
      <span className="sum">{dollars(lying.sum)}</span>
      <span className="state">
        <span className="state-sign" aria-hidden="true">
          {STATE_SIGNS[lying.state]}
        </span>
        {bets.state[lying.state]}
        {lying.note && `, ${lying.note}`}
      </span>
    </span>
  )
}

/** How many wagers of the whole table lie there, and how much. */
export const Everybody = ({ view, on }: { readonly view: View; readonly on: string }) => {
  const all = view.wagers.filter(wager => wager.on === on)
  const sum = all.reduce((total, { chips }) => total + chips, 0)
  return all.length > 1 ? (
    <span className="everybody">
      {all.length} · {dollars(sum)}
    </span>
  ) : null
}
