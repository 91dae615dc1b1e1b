import { dollars, useWords } from '../../../i18n/index.ts'
import { ChipSum } from '../../../ui/pieces/chip.tsx'
import type { DeskTable } from '../desk-context.ts'
import { sumsOf } from './sums.ts'

/** The areas of a layout, each with the total wagered on it. */

interface AreasProps {
  readonly at: DeskTable
  readonly ons: readonly string[]
  readonly className: string
}

export const Areas = ({ at, ons, className }: AreasProps) => {
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
