import type { BaccaratView } from '../../../games/baccarat/table/view.ts'
import type { View } from '../../client/connection.ts'
import type { DeskTable } from '../../features/desk/desk-context.ts'
import { Areas } from '../../features/desk/layouts/areas.tsx'
import { Burned } from './cards/burned-cards.tsx'

/** The layout at the desk: pair wagers on top, then Player, Tie and Banker as printed. */

const HANDS = ['player', 'tie', 'banker']

export const DeskLayout = ({ at }: { readonly at: DeskTable }) => {
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
