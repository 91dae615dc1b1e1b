import { type Chance, chanceAt } from '../../../games/catalogue.ts'
import { clothOf } from '../../../games/roulette/book.ts'
import type { RouletteView } from '../../../games/roulette/view.ts'
import { useWords } from '../../i18n/index.ts'
import { cardsInOrder, correction } from './card-order.ts'
import type { At } from './desk-context.ts'
import { CardPad, DicePad, NumberPad } from './pads.tsx'

/** What was entered wrongly is entered again, as long as nobody has acted on it. @rule ruling:116 */

const PADS: Readonly<Record<Chance, (at: At) => boolean>> = {
  wheel: ({ moment }) => moment.view.play.phase === 'at-rest',
  dice: ({ moment, desk }) => moment.view.play.phase === 'at-rest' && desk.next?.does === 'call',
  deck: ({ moment }) => ['dealing', 'deciding'].includes(moment.view.play.phase),
  shoe: at =>
    ['dealing', 'betting'].includes(at.moment.view.play.phase) && cardsInOrder(at).length > 0,
}

interface PadProps {
  readonly at: At
  readonly chance: Chance
}

const Pad = ({ at, chance }: PadProps) => {
  const { desk } = useWords()
  const { play } = at.moment.view
  if (chance === 'dice') return <DicePad at={at} />
  if (chance !== 'wheel')
    return <CardPad at={at} says={card => correction(at, card, desk.misread)} />
  const { elections } = play as RouletteView
  return <NumberPad at={at} pockets={clothOf(elections).wheel.pockets} />
}

export const EnterAgain = ({ at }: { readonly at: At }) => {
  const { desk } = useWords()
  const chance = chanceAt(at.line.game)
  if (!at.desk.attended || !at.isDealer || !chance || !PADS[chance](at)) return null
  return (
    <details className="again" key={at.moment.view.play.phase}>
      <summary>{desk.wrongEntry}</summary>
      <Pad at={at} chance={chance} />
    </details>
  )
}
