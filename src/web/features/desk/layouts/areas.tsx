import type { BaccaratView } from '../../../../games/baccarat/view.ts'
import type { SnakeEyesView } from '../../../../games/snake-eyes/view.ts'
import type { View } from '../../../client/connection.ts'
import { Burned } from '../../../games/baccarat/cards/burned.tsx'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ChipSum } from '../../../ui/chip.tsx'
import type { At } from '../desk-context.ts'
import { sumsOf } from './sums.ts'

/** The areas of a layout with what everybody has on each of them. */

interface AreasProps {
  readonly at: At
  readonly ons: readonly string[]
  readonly className: string
}

const Areas = ({ at, ons, className }: AreasProps) => {
  const words = useWords()
  const { wagers, sign } = at.moment.view
  const sums = sumsOf(wagers)
  return (
    <ul className={`areas ${className}`}>
      {ons.map(on => {
        const sum = sums.get(on) ?? 0
        return (
          <li key={on} data-on={on} data-taken={sum > 0 || undefined}>
            <span>{at.face?.wagerName(words, on) ?? on}</span>
            {sum > 0 && (
              <span className="lying">
                <ChipSum amount={sum} denominations={sign.denominations} />
                <span className="unseen">{dollars(sum)}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The pair wagers above, and Player, Tie and Banker below, as they are printed. */
const HANDS = ['player', 'tie', 'banker']

export const BaccaratAreas = ({ at }: { readonly at: At }) => {
  const { areas } = at.moment.view.play as BaccaratView
  const ons = areas.map(({ on }) => on)
  const others = ons.filter(on => !HANDS.includes(on))
  return (
    <div className="drawn-areas">
      {others.length > 0 && <Areas at={at} ons={others} className="small" />}
      <Areas at={at} ons={HANDS.filter(on => ons.includes(on))} className="hands" />
      <Burned view={at.moment.view as View<BaccaratView>} />
    </div>
  )
}

export const DiceAreas = ({ at }: { readonly at: At }) => {
  const { multiRoll, singleRoll } = (at.moment.view.play as SnakeEyesView).layout
  return (
    <div className="drawn-areas">
      <Areas at={at} ons={multiRoll} className="many" />
      <Areas at={at} ons={singleRoll} className="many" />
    </div>
  )
}
