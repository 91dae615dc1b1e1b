import type { SnakeEyesView } from '../../../games/snake-eyes/table/view.ts'
import type { DeskTable } from '../../features/desk/desk-context.ts'
import { Areas } from '../../features/desk/layouts/areas.tsx'

/** The layout at the desk: multi-roll wagers and one-roll wagers. */
export const DeskLayout = ({ at }: { readonly at: DeskTable }) => {
  const { multiRoll, singleRoll } = (at.moment.view.play as SnakeEyesView).layout
  return (
    <div className="drawn-areas">
      <Areas at={at} ons={multiRoll} className="many" />
      <Areas at={at} ons={singleRoll} className="many" />
    </div>
  )
}
