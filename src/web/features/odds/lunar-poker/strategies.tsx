import { useState } from 'react'
import { flushSync } from 'react-dom'
import SOLUTION from '../../../../odds/lunar-poker/solve/solution.json' with { type: 'json' }
import { type Solution, valueUnder } from '../../../../odds/lunar-poker/solve/solution.ts'
import STRATEGIES from '../../../../odds/lunar-poker/strategy/strategies.json' with { type: 'json' }
import type { Strategy } from '../../../../odds/lunar-poker/strategy/strategy.ts'
import { laterLines, strategyLines } from '../../../../odds/lunar-poker/strategy/text.ts'
import { type Fraction, fraction, minus, negative } from '../../../../odds/numbers/fraction.ts'
import { useWords } from '../../../i18n/index.ts'
import { Choose } from '../../../ui/controls/choice.tsx'
import { exactly, percent } from '../numbers.ts'
import { oneOf, type PageChoices } from '../page-choices.ts'
import { cashIn } from './cash.ts'

/**
 * Lists of rules that a person can remember, and what each list costs compared with the best play.
 */

/** Each list with its number of rules. The last rule is always to fold. */
const LISTS = STRATEGIES.map(({ strategy, cost }) => ({
  strategy: strategy as Strategy,
  cost,
  size: String(strategy.rules.length + 1),
}))

interface Cost {
  readonly name: string
  readonly edge: Fraction
  readonly cost?: Fraction
}

const Costs = ({ costs, isExact }: { readonly costs: readonly Cost[]; isExact: boolean }) => {
  const { odds, solved } = useWords()
  const figure = (share: Fraction | undefined) =>
    share && (
      <>
        <span className="figure">{percent(share)}</span>
        {isExact && <code className="exact">{exactly(share)}</code>}
      </>
    )
  return (
    <table className="covariances">
      <thead>
        <tr>
          <th scope="col">{solved.list}</th>
          <th scope="col">{odds.heads.edge}</th>
          <th scope="col">{solved.cost}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ name, edge, cost }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure(edge)}</td>
            <td>{figure(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const exact = ({ num, den }: { readonly num: string; readonly den: string }): Fraction =>
  fraction(BigInt(num), BigInt(den))

export const Strategies = ({ chosen }: { readonly chosen: PageChoices }) => {
  const words = useWords()
  const { solved } = words
  const [isPrinting, setPrinting] = useState(false)
  const size = oneOf(
    LISTS.map(list => list.size),
    chosen.of('rules', '10'),
  )
  const { strategy } = LISTS.find(list => list.size === size)!
  const best = negative(valueUnder(SOLUTION as Solution, cashIn(chosen)))
  const print = () => {
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }
  return (
    <section
      className={isPrinting ? 'tile forecast printing' : 'tile forecast'}
      aria-labelledby="strategies"
    >
      <h2 id="strategies">{solved.strategies}</h2>
      <p className="note">{solved.strategiesSay}</p>
      <Costs
        isExact={chosen.of('fractions', '') !== ''}
        costs={[
          ...LISTS.map(({ size: rules, cost }) => ({
            name: solved.rules(rules),
            edge: minus(best, negative(exact(cost))),
            cost: exact(cost),
          })),
          { name: solved.bestPlay, edge: best },
        ]}
      />
      <div className="row no-print">
        <Choose
          name={solved.list}
          value={size}
          among={LISTS.map(list => [list.size, solved.rules(list.size)])}
          choose={value => chosen.choose('rules', value)}
        />
        <button type="button" onClick={print}>
          {solved.print}
        </button>
      </div>
      <h3>{solved.rules(size)}</h3>
      <ol className="rules">
        {strategyLines(strategy, words.strategy).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its position
          <li key={i}>{line}</li>
        ))}
      </ol>
      <h3>{solved.later}</h3>
      <ul>
        {laterLines(strategy, words.strategy).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
