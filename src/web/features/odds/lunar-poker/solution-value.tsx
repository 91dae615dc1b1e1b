import {
  INSTANT_CASH,
  type InstantCash,
} from '../../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { ENDS } from '../../../../odds/lunar-poker/solve/game-sums.ts'
import SOLUTION from '../../../../odds/lunar-poker/solve/solution.json' with { type: 'json' }
import { type Solution, valueUnder } from '../../../../odds/lunar-poker/solve/solution.ts'
import { fraction, negative, toNumber } from '../../../../odds/numbers/fraction.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { Choose } from '../../../ui/controls/choice.tsx'
import { csvOf } from '../../../ui/download.ts'
import { BarChart } from '../forecast/bar-chart.tsx'
import { exactly, grouped, percent } from '../numbers.ts'
import type { PageChoices } from '../page-choices.ts'
import { BEST, PLAYS, playWords } from './ante.ts'
import { AnteEnds } from './ante-ends.tsx'
import { cashIn, cashName } from './cash.ts'

/** The solved value of Lunar Poker with the best play. */

const solution = SOLUTION as Solution

const elections = () =>
  INSTANT_CASH.map(cash => ({ name: cashName(cash), edge: negative(valueUnder(solution, cash)) }))

const choices = () =>
  ENDS.map(end => ({
    end,
    deals: BigInt(solution.best[end]),
    share: fraction(BigInt(solution.best[end]), BigInt(solution.deals)),
  }))

const ByCash = ({ cash }: { readonly cash: InstantCash }) => {
  const { solved } = useWords()
  return (
    <BarChart
      title={solved.elections}
      name="instant-cash"
      bars={elections().map(each => ({
        name: each.name,
        value: toNumber(each.edge),
        says: percent(each.edge),
        isBest: each.name === cashName(cash),
      }))}
      csv={csvOf(
        ['instant cash', 'num', 'den', 'edge'],
        elections().map(each => [
          each.name,
          String(each.edge.num),
          String(each.edge.den),
          toNumber(each.edge),
        ]),
      )}
    />
  )
}

const BestChoices = () => {
  const { solved } = useWords()
  return (
    <BarChart
      title={solved.best}
      name="best-choices"
      bars={choices().map(({ end, share }) => ({
        name: solved.ends[end],
        value: toNumber(share),
        says: percent(share),
      }))}
      csv={csvOf(
        ['best choice', 'deals', 'share'],
        choices().map(({ end, deals, share }) => [end, String(deals), toNumber(share)]),
      )}
    />
  )
}

export const Solved = ({ chosen }: { readonly chosen: PageChoices }) => {
  const words = useWords()
  const { solved, odds } = words
  const cash = cashIn(chosen)
  const edge = negative(valueUnder(solution, cash))
  return (
    <section className="tile forecast" aria-labelledby="solved">
      <h2 id="solved">{solved.title}</h2>
      <p>{solved.costs(percent(edge))}</p>
      {chosen.of('fractions', '') !== '' && <code className="exact">{exactly(edge)}</code>}
      <p className="note">
        {solved.says(grouped(BigInt(solution.deals)), grouped(BigInt(solution.classes)))}
      </p>
      <div className="chooses">
        <Choose
          name={odds.hand.cash}
          value={cashName(cash)}
          among={INSTANT_CASH.map(pair => [cashName(pair), cashName(pair)])}
          choose={value => chosen.choose('cash', value)}
        />
        {PLAYS.length > 1 && (
          <Choose
            name={solved.play}
            value={chosen.of('play', BEST)}
            among={PLAYS.map(({ play }) => [play, playWords(words, play)])}
            choose={value => chosen.choose('play', value)}
          />
        )}
      </div>
      <AnteEnds chosen={chosen} cash={cash} />
      <ByCash cash={cash} />
      <BestChoices />
      <p className="rests">
        {solved.rests}{' '}
        {solution.rests.map(id => (
          <ClauseLink key={id} id={id} />
        ))}
      </p>
    </section>
  )
}
